"""Rows of numbers: they say what the view says, and nothing that it does not."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.typing import NDArray

from sagaboard.adapters.training import Training
from sagaboard.bots.dice import Dice
from sagaboard.bots.playout import Tally, play_at_random
from sagaboard.games.blood_rage.table.view import BloodRageView
from sagaboard.games.lords_of_hellas.components import ATTRIBUTES
from sagaboard.games.lords_of_hellas.table.view import LordsOfHellasView
from sagaboard.games.lords_of_ragnarok.table.view import LordsOfRagnarokView
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.game import Game
from sagaboard.kernel.hashed import observe_hashed
from sagaboard.kernel.observation import Field, Row
from sagaboard.kernel.registry import names
from sagaboard.kernel.spec import View
from tests.games.lords_of_ragnarok.scenario import Scenario

GAMES = pytest.mark.parametrize("game", names())


def positions(training: Training, games: int, apart: int) -> Iterator[Game]:
    """Some positions of random games, all over their length."""
    for number in range(games):
        g = training.new_game(f"rows/{number}")
        dice = Dice(f"rows/{number}")
        while not g.is_over:
            yield g
            play_at_random(g, dice, apart, Tally())


class Read:
    """An observation by the names of its fields."""

    def __init__(self, training: Training, g: Game, seat: int) -> None:
        self._fields = {field.name: field for field in training.fields}
        self._row = training.observe(g, seat)

    def all(self, name: str) -> list[int]:
        field = self._fields[name]
        return [int(n) for n in self._row[field.start : field.start + field.size]]

    def one(self, name: str) -> int:
        """The number of a field of one, or where the 1 stands; -1 if nowhere."""
        numbers = self.all(name)
        if len(numbers) == 1:
            return numbers[0]
        return numbers.index(1) if 1 in numbers else -1


@GAMES
@pytest.mark.parametrize("players", [2, 4])
def test_a_row_is_the_same_after_a_redeal(game: str, players: int) -> None:
    """Whatever changes in a redeal is hidden from the seat, so its row must not show it."""
    training = Training(game, players)
    chance = Chance("redeal")
    seen = 0
    for g in positions(training, 3, 17):
        for seat in range(players):
            redealt = training.spec.bots.redeal(g, seat, chance)
            assert np.array_equal(training.observe(g, seat), training.observe(redealt, seat))
            seen += 1
    assert seen > 30


@GAMES
def test_fields_follow_each_other_and_fill_the_row(game: str) -> None:
    training = Training(game, 3)
    end = 0
    for field in training.fields:
        assert field.start == end
        assert field.size > 0
        end += field.size
    assert end == training.size
    assert len({field.name for field in training.fields}) == len(training.fields)


@GAMES
def test_every_number_is_within_its_shape(game: str) -> None:
    training = Training(game, 4)
    ones = [field for field in training.fields if field.shape in ("one of", "each")]
    single = [field for field in ones if field.shape == "one of" and " and " not in field.of]
    for g in positions(training, 2, 23):
        row = training.observe(g, g.waiting_for()[0])
        assert all(row[f.start : f.start + f.size].max() <= 1 for f in ones)
        assert all(row[f.start : f.start + f.size].sum() <= 1 for f in single)


RARE = ("marked_blessings", "own_cards", ".slain", "slayer_tokens")
"""A blessing with a token on it, an artifact that few random games bring out, and monsters, which
random players of Lords of Ragnarok seldom defeat."""


@GAMES
def test_every_field_is_of_use(game: str) -> None:
    """In some random games every field says something."""
    training = Training(game, 4)
    silent = {f.name: f for f in training.fields if not f.name.endswith(RARE)}
    for g in positions(training, 60, 3):
        for seat in range(4):
            row = training.observe(g, seat)
            spoken = [n for n, f in silent.items() if row[f.start : f.start + f.size].any()]
            for name in spoken:
                del silent[name]
        if not silent:
            return
    assert list(silent) == []


def seen_by(training: Training, g: Game, seat: int) -> Any:
    return training.spec.view(g, seat)


def test_blood_rage_says_what_its_view_says() -> None:
    training = Training("blood-rage", 4)
    cards = training.vocabulary.nouns[training.vocabulary.verbs.index("pick")]
    for g in positions(training, 4, 11):
        for seat in range(4):
            view: BloodRageView = seen_by(training, g, seat)
            read = Read(training, g, seat)
            assert read.one("age") == view.age - 1
            assert read.one("first_player") == (view.first_player - seat) % 4
            assert read.all("destroyed") == [int(p.destroyed) for p in view.provinces.values()]
            assert read.all("pillaged") == [int(p.pillaged) for p in view.provinces.values()]
            assert read.all("decks") == view.decks
            assert read.all("discarded") == counts(cards, view.discarded)
            assert view.own is not None
            assert read.all("own_hand") == counts(cards, view.own.hand)
            assert read.all("own_pack") == counts(cards, view.own.pack)
            assert read.all("own_picks") == counts(cards, view.own.picks)
            assert read.all("own_quests") == counts(cards, view.own.quests)
            assert read.all("own_buried") == counts(cards, view.own.buried)
            for step in range(4):
                clan = view.clans[(seat + step) % 4]
                mine = f"clan.{step}."
                assert read.one(mine + "glory") == min(clan.glory, 255)
                assert read.one(mine + "rage") == clan.rage
                assert read.all(mine + "columns") == [column - 1 for column in clan.columns]
                assert read.all(mine + "hand") == clan.hand_by_age
                assert read.all(mine + "quests") == clan.quests_by_age
                assert read.all(mine + "buried") == clan.buried_by_age
                assert read.one(mine + "pack_size") == clan.pack_size
                sheet = [card for card in clan.sheet if card is not None]
                assert read.all(mine + "sheet") == counts(cards, sheet)
                assert read.all(mine + "shown") == counts(cards, clan.shown)
                warriors = [w for name, w in clan.figures.items() if name.startswith("warrior")]
                assert read.all(mine + "warriors")[1] == warriors.count("valhalla")
                assert read.all(mine + "warriors")[2] == warriors.count("reserve")
            if view.battle is not None:
                assert read.one("pillager") == (view.battle.pillager - seat) % 4
                for step in range(4):
                    other = (seat + step) % 4
                    assert read.one(f"side.{step}.has_chosen") == view.battle.chosen[other]
                    on_table = counts(cards, view.battle.cards[other])
                    assert read.all(f"side.{step}.cards") == on_table


def test_lords_of_hellas_says_what_its_view_says() -> None:
    training = Training("lords-of-hellas", 3)
    vocabulary = training.vocabulary
    cards = vocabulary.nouns[vocabulary.verbs.index("play")]
    blessings = vocabulary.nouns[vocabulary.verbs.index("bless")]
    artifacts = vocabulary.nouns[vocabulary.verbs.index("use")]
    for g in positions(training, 3, 37):
        for seat in range(3):
            view: LordsOfHellasView = seen_by(training, g, seat)
            read = Read(training, g, seat)
            regions = list(view.regions.values())
            assert read.one("active") == (view.active - seat) % 3
            assert read.all("temples") == [int(region.temple) for region in regions]
            assert read.all("combat_discarded") == counts(cards, view.combat_discarded)
            assert read.all("monuments") == [m.level for m in view.monuments.values()]
            covered = [sum(slot.covered for slot in m.slots) for m in view.monsters.values()]
            assert read.all("wounds") == covered
            assert view.own is not None
            assert read.all("own_hand") == counts(cards, view.own.hand)
            assert read.all("own_blessings") == counts(blessings, view.own.blessings)
            assert read.all("own_artifacts") == counts(artifacts, view.own.artifacts)
            for step in range(3):
                other = (seat + step) % 3
                player = view.players[other]
                mine = f"player.{step}."
                assert read.all(mine + "levels") == [player.levels[a] for a in ATTRIBUTES]
                assert read.all(mine + "injured") == [int(a in player.injured) for a in ATTRIBUTES]
                assert read.all(mine + "hoplites") == [r.hoplites[other] for r in regions]
                assert read.all(mine + "realm") == [int(r.control == other) for r in regions]
                assert read.all(mine + "garrison") == [int(r.garrison == other) for r in regions]
                assert read.one(mine + "hand") == player.hand
                assert read.all(mine + "blessings") == counts(blessings, player.blessings)
                assert read.one(mine + "lands") == player.progress.lands
                assert read.one(mine + "temple_regions") == player.progress.temples
                assert sum(read.all(mine + "slain")) == player.progress.monsters


def test_lords_of_ragnarok_says_what_its_view_says() -> None:
    training = Training("lords-of-ragnarok", 3)
    vocabulary = training.vocabulary
    cards = vocabulary.nouns[vocabulary.verbs.index("play")]
    blessings = vocabulary.nouns[vocabulary.verbs.index("invoke")]
    for g in positions(training, 3, 37):
        for seat in range(3):
            view: LordsOfRagnarokView = seen_by(training, g, seat)
            read = Read(training, g, seat)
            regions = list(view.regions.values())
            assert read.one("active") == (view.active - seat) % 3
            assert read.one("last_turns") == view.last_turns + 1
            assert read.all("temples") == [int(region.temple) for region in regions]
            assert read.one("temples_left") == view.temples_left
            assert read.all("forge_runes") == [int(region.rune) for region in regions]
            assert read.all("bank") == list(view.bank.values())
            assert read.all("combat_discarded") == counts(cards, view.combat_discarded)
            assert read.all("monuments") == [m.level for m in view.monuments.values()]
            assert read.all("omens_fulfilled") == [int(omen.fulfilled) for omen in view.omens]
            assert read.all("omens_reached") == [omen.reached for omen in view.omens]
            beasts = [*view.monsters.values(), view.boss]
            marks = [(m - seat) % 3 if m >= 0 else -1 for beast in beasts for m in beast.wounds]
            assert read.all("wounds") == [int(m == step) for m in marks for step in range(3)]
            topmost = [(stack[-1] - seat) % 3 if stack else -1 for stack in view.wheel.values()]
            assert read.all("wheel_top") == [int(t == s) for t in topmost for s in range(3)]
            assert view.own is not None
            assert read.all("own_hand") == counts(cards, view.own.hand)
            assert sum(read.all("own_attacks")) == len(view.own.attacks)
            for step in range(3):
                other = (seat + step) % 3
                player = view.players[other]
                mine = f"player.{step}."
                assert read.all(mine + "levels") == list(player.levels.values())
                assert read.all(mine + "injured") == [
                    int(a in player.injured) for a in player.levels
                ]
                assert read.all(mine + "control") == [int(r.control == other) for r in regions]
                armies = [army for r in regions for army in r.armies if army.seat == other]
                strengths = [0] * 6
                for army in armies:
                    strengths[army.army % 6] = army.strength
                assert read.all(mine + "strengths") == strengths
                assert sum(read.all(mine + "armies")) == len(armies)
                assert read.all(mine + "runes") == list(player.runes.values())
                assert read.one(mine + "limit") == player.limit
                assert read.one(mine + "hand") == player.hand
                assert read.all(mine + "blessings") == counts(blessings, player.blessings)
                assert read.one(mine + "lands") == player.progress.lands
                assert read.one(mine + "temple_regions") == player.progress.temples
                assert read.one(mine + "around_yggdrasil") == player.progress.around_yggdrasil
                assert sum(read.all(mine + "slain")) == len(player.monsters)
                assert read.one(mine + "slayer_tokens") == player.slayer_tokens


def test_defeated_monsters_and_slayer_tokens_are_told() -> None:
    table = Scenario(
        """
        seats green red blue
        turn green special_action
        green hero ragnar 1
        red hero aslaug 9
        blue hero snorri 16
        red slew grendel
        red tokens 2
    """
    )
    training = Training("lords-of-ragnarok", 3)
    read = Read(training, table.g, 0)
    monsters = [card.name for card in table.g.content.monsters]
    assert read.all("player.1.slain") == counts(monsters, ["grendel"])
    assert read.one("player.1.slayer_tokens") == 2
    assert not any(read.all("player.0.slain") + read.all("player.2.slain"))


def counts(of: list[str], some: list[str]) -> list[int]:
    return [some.count(name) for name in of]


@GAMES
def test_actions_are_numbered_without_gaps_and_masked(game: str) -> None:
    training = Training(game, 2)
    for g in positions(training, 1, 9):
        question = g.questions[0]
        offered = training.actions(question)
        assert [training.moves[action] for action in offered] == question.moves
        assert np.flatnonzero(training.mask(question)).tolist() == offered
    assert len(training.moves) == len(training.vocabulary.moves)
    assert training.mask(None).sum() == 0


@GAMES
def test_payoffs_sum_to_nothing_and_reward_the_winners(game: str) -> None:
    training = Training(game, 4)
    g = training.new_game("pay")
    assert training.payoffs(g) == [0, 0, 0, 0]
    play_at_random(g, Dice("pay"), 100_000, Tally())
    payoffs = training.payoffs(g)
    winners = training.spec.standing(g).winners
    assert sum(payoffs) == pytest.approx(0)
    assert [seat for seat in range(4) if payoffs[seat] == max(payoffs)] == winners


def test_numbers_stay_bytes() -> None:
    row = Row(3, 2, 0)
    row.number("much", 300)
    row.number("less", -4)
    row.count_of("none", "card", [-1], 1)
    assert list(row.numbers) == [255, 0, 0]


def test_seats_are_told_from_where_one_sits() -> None:
    row = Row(6, 3, 2)
    row.seat_of("active", 1)
    row.seat_of("nobody", -1)
    assert list(row.numbers) == [0, 0, 1, 0, 0, 0]


class Small(View):
    points: int
    hand: list[str]
    by_seat: list[int]


def test_a_game_without_fields_of_its_own_counts_the_leaves_of_its_view() -> None:
    def row(view: Small) -> NDArray[np.uint8]:
        measured = Row(0, 2, 0)
        measured.fields = []
        observe_hashed(view, measured)
        [field] = measured.fields
        assert isinstance(field, Field)
        filled = Row(field.size, 2, 0)
        observe_hashed(view, filled)
        return np.frombuffer(filled.numbers, np.uint8)

    view = Small(3, ["cup", "bow"], [1, 0])
    assert sorted(row(view)[row(view) > 0].tolist()) == [1, 1, 1, 3]
    assert np.array_equal(row(view), row(Small(3, ["bow", "cup"], [1, 0])))
    assert not np.array_equal(row(view), row(Small(3, ["bow", "cup"], [0, 1])))


def test_too_many_players_are_refused() -> None:
    with pytest.raises(BadOption, match="not 9"):
        Training("blood-rage", 9)


DOCUMENT = Path(__file__).parents[2] / "docs" / "adapters.md"


@GAMES
def test_the_fields_of_a_game_are_documented(game: str) -> None:
    training = Training(game, 4)
    if training.spec.bots.observe is None:
        return  # a hash has no fields to speak of
    section = DOCUMENT.read_text().partition(f"### {game}\n")[2].partition("\n### ")[0]
    rows = [line for line in section.splitlines() if line.startswith("| `")]
    wanted = [
        f"| `{re.sub(r'[.][0-9]+[.]', '.N.', f.name)}` | {f.shape} | {f.of} | {f.size} |"
        for f in training.fields
    ]
    assert rows == list(dict.fromkeys(wanted))
