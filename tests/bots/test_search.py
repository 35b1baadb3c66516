"""The search: it repeats itself, sees only what its seat may know, and finds what is there."""

from __future__ import annotations

from typing import Any, ClassVar

import pytest

from sagaboard.bots import find_bot
from sagaboard.bots.bot import Outlook
from sagaboard.bots.judge import Judge, proportions, shares
from sagaboard.bots.levels import LEVELS, find_level
from sagaboard.bots.opinion import Finding, Opinion, combined
from sagaboard.bots.search import Search
from sagaboard.bots.search_bot import SearchBot
from sagaboard.games.blood_rage.bots.knowledge import BloodRageBots
from sagaboard.games.blood_rage.spec import BloodRageSpec
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.errors import BadOption
from sagaboard.kernel.game import Frame, Game, advance, play
from sagaboard.kernel.options import checked
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import Standing
from tests.games.lords_of_hellas.scenario import Scenario

GAMES = ["blood-rage", "lords-of-hellas", "lords-of-ragnarok"]


def new_game(game: str, players: int, seed: str) -> Game:
    spec = find(game)
    g: Game = spec.new(players, checked(spec.options, {}, players), seed)
    g.events = None
    return g


def play_at_random(game: str, g: Game, moves: int) -> None:
    bot = find_bot("random", "fixed")
    for _ in range(moves):
        seat = g.waiting_for()[0]
        play(g, seat, bot.choose(find(game), g, seat))


@pytest.fixture
def narrow(monkeypatch: pytest.MonkeyPatch) -> None:
    """Searches look less far ahead, which takes most of their time when they are not compiled."""
    for game in GAMES:
        monkeypatch.setattr(find(game).bots, "lookahead_budget", 60)


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("level", ["jarl:iterations=12", "konungr:iterations=12"])
@pytest.mark.parametrize("game", GAMES)
def test_the_same_seed_finds_the_same_in_a_redealt_game(game: str, level: str) -> None:
    """So nothing that the seat cannot see has any influence."""
    spec = find(game)
    g = new_game(game, 4, "6")
    for number in range(8):
        play_at_random(game, g, 7)
        seat = g.waiting_for()[-1]
        redealt = spec.bots.redeal(g, seat, Chance(f"other/{number}"))
        choices = [
            find_bot(level, "x").choose(spec, position, seat) for position in (g, g.copy(), redealt)
        ]
        assert choices[0] == choices[1] == choices[2]


@pytest.mark.parametrize("game", GAMES)
def test_a_search_leaves_the_game_as_it_was(game: str) -> None:
    spec = find(game)
    g = new_game(game, 3, "2")
    play_at_random(game, g, 20)
    before = spec.save(g)
    find_bot("karl:iterations=20", "1").choose(spec, g, g.waiting_for()[0])
    assert spec.save(g) == before


@pytest.mark.usefixtures("narrow")
@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("players", [2, 4])
def test_it_never_answers_what_was_not_offered(game: str, players: int) -> None:
    """`play` refuses any other move."""
    spec = find(game)
    g = new_game(game, players, f"legal/{players}")
    names = [
        "thrall:iterations=3",
        "karl:iterations=2",
        "jarl:iterations=4",
        "konungr:iterations=3",
    ]
    bots = [find_bot(names[seat], str(seat)) for seat in range(players)]
    moves = 0
    while not g.is_over and moves < 200:
        seat = g.waiting_for()[-1]
        play(g, seat, bots[seat].choose(spec, g, seat))
        moves += 1


def about_to_win() -> Scenario:
    return Scenario("""
        seats tyrian aegean marble obsidian
        turn tyrian
        tyrian hero achilles phocis
        aegean hero heracles elis
        tyrian hoplites argolis
        tyrian controls euboea boeotia attica corinthia argolis crete
        aegean hoplites arcadia*5
        aegean controls acarnania aetolia locris phocis achaea elis arcadia laconia
    """).plays("tyrian move argolis")


def test_it_takes_a_victory_that_is_one_move_away() -> None:
    """LOH-VIC-02: the region completes the second land."""
    table = about_to_win()
    spec = find("lords-of-hellas")
    outlook = Outlook(spec, table.g, table.seat("tyrian"))
    opinion = SearchBot(LEVELS["jarl"].with_iterations(80), "1").consider(outlook)
    best = opinion.findings[0]
    assert best.move == table.move("tyrian", "to laconia")
    assert best.chance > 0.9
    assert opinion.chances[table.seat("tyrian")] > 0.5


def test_it_looks_ahead_before_it_searches() -> None:
    """So that the shortest search is no weaker than a look at what each move leads to."""
    table = about_to_win()
    spec = find("lords-of-hellas")
    outlook = Outlook(spec, table.g, table.seat("tyrian"))
    opinion = SearchBot(LEVELS["jarl"].with_iterations(1), "1").consider(outlook)
    best, *others = opinion.findings
    assert best.move == table.move("tyrian", "to laconia")
    assert best.visits == 1
    assert others
    for found in others:
        assert found.visits == 0
        assert found.chance < best.chance, "moves without visits are listed, too"


# Two seats put down a coin each, at once. Seat 0 wins if they are alike, seat 1 if not; or seat 0
# makes peace, which shares the victory among all four. A coin is worth 1/2, peace 1/4.

PEACE = 2


class Coins(Frame["Pennies"]):
    def copy(self) -> Coins:
        return Coins()

    def resume(self, g: Pennies) -> None:
        if min(g.coins) >= 0:
            g.done()
            return
        g.ask(0, "coin", [0, 1, PEACE], may_change=g.coins[0] >= 0)
        g.ask(1, "coin", [0, 1], may_change=g.coins[1] >= 0)

    def take(self, g: Pennies, seat: int, move: int) -> None:
        g.coins[seat] = move


class Pennies(Game):
    def __init__(self, seats: int, chance: Chance, stack: list[Frame[Any]], coins: list[int]):
        super().__init__(seats, chance, stack)
        self.coins = coins

    def copy(self) -> Pennies:
        return Pennies(4, self.chance.copy(), [f.copy() for f in self.stack], self.coins[:])


class PenniesSpec(BloodRageSpec):
    """All that a search asks of a game."""

    def is_between_actions(self, g: Any) -> bool:
        return not g.stack

    def standing(self, g: Any) -> Standing:
        if g.coins[0] == PEACE:
            return Standing([0] * 4, [0, 1, 2, 3])
        return Standing([0] * 4, [0 if g.coins[0] == g.coins[1] else 1])


def pennies(chance: Chance) -> Game:
    g = Pennies(4, chance.split(), [Coins()], [-1, -1])
    advance(g)
    return g


@pytest.mark.parametrize("seat", [0, 1])
def test_who_answers_at_the_same_time_sees_no_answer(seat: int) -> None:
    spec = PenniesSpec()
    search = Search(spec, Judge(spec, []), pennies, seat, "1", 3, 2, 100, 0, 0, [])
    search.run(400, 0.0, lambda: 0.0)
    findings = search.opinion().findings
    tried = {found.move: found for found in findings}
    assert findings[0].move != PEACE
    assert {0, 1} <= set(tried)
    for coin in (0, 1):
        assert tried[coin].chance == pytest.approx(0.5, abs=0.12)
    if seat == 0:
        assert tried[PEACE].chance == pytest.approx(0.25)


class CoinsInTurn(Coins):
    def copy(self) -> CoinsInTurn:
        return CoinsInTurn()

    def resume(self, g: Pennies) -> None:
        if min(g.coins) >= 0:
            g.done()
        else:
            g.ask(0 if g.coins[0] < 0 else 1, "coin", [0, 1])


@pytest.mark.parametrize("coin", [0, 1])
def test_others_are_expected_to_do_what_they_lean_towards(coin: int) -> None:
    """Seat 1 leans towards a coin, so a look ahead tells seat 0 to put down the same."""
    spec = PenniesSpec()
    priors = [9.0, 1.0] if coin == 0 else [1.0, 9.0]

    def deal(chance: Chance) -> Game:
        g = Pennies(4, chance.split(), [CoinsInTurn()], [-1, -1])
        advance(g)
        return g

    search = Search(spec, Judge(spec, []), deal, 0, "1", 40, 2, 100, 0, 0, priors)
    search.run(1, 0.0, lambda: 0.0)
    assert [found.move for found in search.opinion().findings if found.visits > 0] == [coin]


# Limits


class CountingBots(BloodRageBots):
    judged = 0

    def evaluate(self, g: Any, seat: int) -> float:
        self.judged += 1
        return 0.0


class RestlessSpec(BloodRageSpec):
    """Something is always half done, so own questions follow each other to the end of the game."""

    bots: CountingBots

    def __init__(self) -> None:
        self.bots = CountingBots()

    def is_between_actions(self, g: Any) -> bool:
        return not g.stack


@pytest.mark.parametrize("budget", [500, 5000])
def test_a_lookahead_keeps_to_its_budget(budget: int) -> None:
    """However many questions follow each other, and however much each of them offers."""
    spec = RestlessSpec()
    g = spec.new(4, checked(spec.options, {}, 4), "1")
    seat = g.waiting_for()[0]
    search = Search(
        spec,
        Judge(spec, []),
        lambda c: spec.bots.redeal(g, seat, c),
        seat,
        "1",
        1,
        9,
        budget,
        0,
        0,
        [],
    )
    search.run(1, 0.0, lambda: 0.0)
    assert budget / 20 < spec.bots.judged / 4 <= budget + 1


class Locks(Frame[Pennies]):
    """Seat 0 turns locks of six places each, which are told by the coins."""

    def copy(self) -> Locks:
        return Locks()

    def resume(self, g: Pennies) -> None:
        if min(g.coins) >= 0:
            g.done()
        else:
            g.ask(0, "lock", [0, 1, 2, 3, 4, 5])

    def take(self, g: Pennies, seat: int, move: int) -> None:
        g.coins[g.coins.index(-1)] = move


class LocksSpec(PenniesSpec):
    """Of the second lock the places 4 and 5 are best, the latter by far if the first is at 3."""

    judged: ClassVar[list[list[int]]] = []

    def standing(self, g: Any) -> Standing:
        self.judged.append(g.coins[:])
        opened = g.coins[0] == 3 and g.coins[1] == 5
        return Standing([0] * 4, [0] if opened else [0, 1] if g.coins[1] > 3 else [1])


@pytest.mark.parametrize(("beam_width", "followed"), [(0, 216), (2, 72)])
def test_only_the_best_answers_are_thought_through_further(beam_width: int, followed: int) -> None:
    """Three locks in turn: of the second one's places only so many lead to the third."""
    spec = LocksSpec()
    spec.judged.clear()

    def deal(chance: Chance) -> Game:
        g = Pennies(4, chance.split(), [Locks()], [-1, -1, -1])
        advance(g)
        return g

    search = Search(spec, Judge(spec, []), deal, 0, "1", 1, 2, 1000, beam_width, 0, [])
    search.run(1, 0.0, lambda: 0.0)
    roughly = 36 if beam_width else 0
    assert len(spec.judged) == roughly + followed + 1
    assert search.opinion().findings[0].move == 3


@pytest.mark.parametrize(("seconds", "looks"), [(1.0, 5), (0.0, 9)])
def test_a_look_ahead_leaves_time_for_the_search(seconds: float, looks: int) -> None:
    """Each look at the clock takes a tenth of a second; it may look into nine deals."""
    spec = PenniesSpec()
    dealt = 0

    def deal(chance: Chance) -> Game:
        nonlocal dealt
        dealt += 1
        return pennies(chance)

    ticks = iter(n / 10 for n in range(1000))
    search = Search(spec, Judge(spec, []), deal, 0, "1", 9, 2, 100, 0, 0, [])
    search.run(1, seconds, lambda: next(ticks))
    assert dealt == looks + search.iterations


def test_a_search_ends_when_its_time_is_over() -> None:
    """Each look at the clock takes a tenth of a second, so a second is ten iterations, of which a
    look ahead may take four."""
    spec = find("blood-rage")
    g = new_game("blood-rage", 4, "1")
    ticks = iter(n / 10 for n in range(1000))
    bot = SearchBot(LEVELS["jarl"], "1", clock=lambda: next(ticks))
    opinion = bot.consider(Outlook(spec, g, g.waiting_for()[0]))
    assert 5 <= opinion.iterations <= 10


def test_a_search_ends_when_no_other_move_can_catch_up() -> None:
    table = about_to_win()
    spec = find("lords-of-hellas")
    bot = SearchBot(LEVELS["jarl"].with_iterations(100), "1")
    opinion = bot.consider(Outlook(spec, table.g, table.seat("tyrian")))
    assert 50 < opinion.iterations < 100


@pytest.mark.parametrize(
    ("name", "iterations", "seconds", "processes"),
    [
        ("thrall", LEVELS["thrall"].iterations, 0.0, 1),
        ("jarl", 100, 1.0, 1),
        ("konungr", 0, 5.0, 1),
        ("jarl:iterations=400", 400, 0.0, 1),
        ("konungr:processes=2", 0, 5.0, 2),
        ("konungr:iterations=2000:processes=2", 2000, 0.0, 2),
    ],
)
def test_a_level_is_limited_as_its_name_says(
    name: str, iterations: int, seconds: float, processes: int
) -> None:
    level = find_level(name)
    assert level is not None
    assert (level.iterations, level.seconds, level.processes) == (iterations, seconds, processes)


def test_a_level_has_as_many_iterations_as_its_game_says() -> None:
    spec = find("blood-rage")
    for name, iterations in (
        ("karl", spec.bots.iterations["karl"]),
        ("thrall", 8),
        ("karl:iterations=7", 7),
    ):
        level = find_level(name)
        assert level is not None
        assert level.iterations_in(spec) == level.hurried(1.0).iterations_in(spec) == iterations


@pytest.mark.parametrize("game", GAMES)
def test_games_speak_of_levels_that_there_are(game: str) -> None:
    assert set(find(game).bots.iterations) <= set(LEVELS)


@pytest.mark.parametrize("name", ["earl", "jarlx", "greedy:3", "greedy:iterations=3"])
def test_a_name_that_is_no_level_is_refused(name: str) -> None:
    with pytest.raises(BadOption, match="there is no bot"):
        find_bot(name, "1")


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("jarl:iterations=0", "1 to 1000000 iterations, not 0"),
        ("jarl:processes=65", "1 to 64 processes, not 65"),
        ("jarl:", "write iterations=NUMBER"),
        ("jarl:many", "write iterations=NUMBER"),
        ("jarl:iterations=-5", "write iterations=NUMBER"),
        ("jarl:iterations=4:iterations=4", "write iterations=NUMBER"),
        ("jarl:seconds=4", "write iterations=NUMBER"),
    ],
)
def test_a_wrong_limit_is_refused(name: str, reason: str) -> None:
    with pytest.raises(BadOption, match=reason):
        find_bot(name, "1")


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("jarl:400", "jarl:iterations=400"),
        ("konungrx2", "konungr:processes=2"),
        ("konungr:2000x2", "konungr:iterations=2000:processes=2"),
    ],
)
def test_the_old_spelling_of_a_limit_is_refused_with_the_new_one(old: str, new: str) -> None:
    with pytest.raises(BadOption, match=f"'{old}' is now written {new}$"):
        find_bot(old, "1")
    assert isinstance(find_bot(new, "1"), SearchBot)


def test_several_processes_add_up_what_they_found() -> None:
    spec = find("blood-rage")
    g = new_game("blood-rage", 3, "1")
    outlook = Outlook(spec, g, 1)
    opinions = [
        SearchBot(LEVELS["jarl"].with_iterations(10).with_processes(2), "1").consider(outlook)
        for _ in range(2)
    ]
    assert opinions[0] == opinions[1]
    assert 10 < opinions[0].iterations <= 20
    assert sum(found.visits for found in opinions[0].findings) == opinions[0].iterations
    assert sum(opinions[0].chances) == pytest.approx(1.0)


def test_what_was_only_foreseen_counts_where_nobody_tried_it() -> None:
    one = Opinion(4, [Finding(7, 4, 0.5), Finding(8, 0, 0.1), Finding(9, 0, 0.3)], [0.5, 0.5])
    other = Opinion(4, [Finding(7, 3, 0.5), Finding(8, 1, 0.4), Finding(9, 0, 0.1)], [0.5, 0.5])
    both = combined([one, other])
    assert [(found.move, found.visits) for found in both.findings] == [(7, 7), (8, 1), (9, 0)]
    assert [found.chance for found in both.findings] == pytest.approx([0.5, 0.4, 0.2])


@pytest.mark.parametrize(
    ("name", "seconds", "most"), [("konungr", 2.0, 2.0), ("jarl", 2.0, 1.0), ("karl", 0.5, 0.5)]
)
def test_whoever_is_in_a_hurry_shortens_a_search(name: str, seconds: float, most: float) -> None:
    level = LEVELS[name].hurried(seconds)
    assert level.seconds == most
    assert level.iterations == LEVELS[name].iterations


# Judging


def test_chances_follow_the_scores() -> None:
    assert proportions([1.0, 1.0]) == [0.5, 0.5]
    high, low = proportions([800.0, -800.0])
    assert (high, low) == pytest.approx((1.0, 0.0))
    assert shares([1, 2], 4) == [0.0, 0.5, 0.5, 0.0]


@pytest.mark.parametrize("game", GAMES)
def test_a_judge_gives_every_seat_a_chance(game: str) -> None:
    spec = find(game)
    g = new_game(game, 4, "1")
    play_at_random(game, g, 40)
    features = spec.bots.features(g)
    assert len(features) == 4
    for weights in ([], [0.01] * len(features[0])):
        chances = Judge(spec, weights).chances(g)
        assert sum(chances) == pytest.approx(1.0)
        assert min(chances) > 0.0
    assert len({len(row) for row in features}) == 1
