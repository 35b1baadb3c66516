"""The sample pack of examples/packs: it loads, its cards work, and whole games run with it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.blood_rage import SPEC
from sagaboard.games.blood_rage.loading import load
from sagaboard.kernel.errors import BadRecord
from sagaboard.kernel.game import play
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.options import checked
from sagaboard.kernel.speech import speech_for
from tests.games.blood_rage.notation import read_position
from tests.games.blood_rage.scenario import Scenario

PACK = Path(__file__).parents[2] / "examples" / "packs" / "jotun_hall"

DUEL = """
    turn wolf
    token gimle rage
    wolf at gimle leader
    raven at gimle warrior*2
"""


class PackTable(Scenario):
    """A table with the pack's cards."""

    def __init__(self, position: str) -> None:
        super().__init__(read_position(load(PACK), position))


def test_the_pack_is_complete_and_the_decks_only_grow() -> None:
    box, pack = SPEC.check_content(None), SPEC.check_content(PACK)
    assert pack["cards"] == box["cards"] + 2
    assert pack["different_cards"] == box["different_cards"] + 2
    for players in SPEC.players:
        ours = load(None).decks[players]
        theirs = load(PACK).decks[players]
        assert [len(deck) for deck in theirs] == [
            len(deck) + more for deck, more in zip(ours, (1, 1, 0))
        ]


@pytest.mark.parametrize("language", SPEC.languages)
def test_the_new_cards_have_names_and_texts(language: str) -> None:
    speech = speech_for(SPEC, language, PACK)
    for card in ("card-ymirs-roar", "card-thryms-hoard"):
        assert speech.say(card)
        assert speech.say(f"{card}.short")
        assert speech.say(f"{card}.brief")
        assert speech.say(f"{card}.text")


@pytest.mark.parametrize("players", SPEC.players)
def test_thirty_random_games_keep_the_rules(players: int) -> None:
    seen: set[str] = set()
    for seed in range(30):
        g = SPEC.new(players, checked(SPEC.options, {}, players), f"jotun/{seed}", pack=PACK)
        g.events = None
        dice = Dice(f"{players}/{seed}")
        while not g.is_over:
            seat = g.waiting_for()[0]
            question = g.question_for(seat)
            assert question is not None
            move = question.moves[dice.below(len(question.moves))]
            seen.add(SPEC.vocabulary(g).text(move))
            play(g, seat, move)
            assert SPEC.violations(g) == []
    assert {"play ymirs_roar", "upgrade thryms_hoard"} <= seen


def test_ymirs_roar_gives_two_glory_to_a_winner() -> None:
    table = PackTable(DUEL + "wolf hand ymirs_roar")
    table.plays("wolf pillage gimle", "wolf play ymirs_roar")
    assert table.totals() == {"wolf": 3 + 3, "raven": 2}
    assert table.glory("wolf") == 3 + 2  # for the battle and for the card
    assert (table.rage("wolf"), table.rage("raven")) == (6, 6)


def test_ymirs_roar_steals_two_rage_from_the_winner() -> None:
    table = PackTable(DUEL + "raven hand ymirs_roar\nwolf hand tyrs_crush.1")
    table.plays("wolf pillage gimle", "raven play ymirs_roar", "wolf play tyrs_crush.1")
    assert table.totals() == {"wolf": 3 + 4, "raven": 2 + 3}
    assert (table.rage("wolf"), table.rage("raven")) == (4, 8)
    assert table.hand("raven") == ["ymirs_roar"]


def test_thryms_hoard_counts_one_dead_enemy() -> None:
    table = PackTable(
        """
        age 2
        turn wolf
        token gimle rage
        wolf sheet thryms_hoard
        wolf at gimle leader
        raven at gimle warrior
        """
    )
    table.plays("wolf pillage gimle")
    assert table.glory("wolf") == 3 + 1


def test_the_changed_number_counts() -> None:
    position = "age 3\nwolf sheet frost_giant\nwolf at gimle frost_giant"
    assert Scenario(position).strength("wolf", "gimle") == 4
    assert PackTable(position).strength("wolf", "gimle") == 5
    assert PackTable(position).sheet("wolf") == ["frost_giant"]


def test_a_record_made_with_the_pack_needs_the_pack() -> None:
    record = new_record(SPEC, ["Ada", "Bor"], {}, "1", pack=PACK)
    assert Match(SPEC, record, pack=PACK).game.seats == 2
    with pytest.raises(BadRecord, match="name the pack"):
        Match(SPEC, record)
