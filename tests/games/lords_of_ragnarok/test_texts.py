"""The sentences: complete in four languages, and they fit what happens in real games."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from sagaboard.bots import find_bot
from sagaboard.games.lords_of_ragnarok import SPEC, loading
from sagaboard.games.lords_of_ragnarok.declared import EVENTS, PROMPTS, VERBS
from sagaboard.games.lords_of_ragnarok.moves import MOST_SPACES, RUNE_ACTIONS
from sagaboard.games.lords_of_ragnarok.options import OPTION_VALUES
from sagaboard.games.lords_of_ragnarok.printed import REWARDS, SYMBOLS
from sagaboard.games.lords_of_ragnarok.state import LordsOfRagnarok
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.options import messages
from sagaboard.kernel.speech import Speech, label, sentence, speech_for
from tests.cli.texts import message_ids
from tests.games.lords_of_ragnarok.table import Table, new_game

LANGUAGES = ("en", "cs", "pl", "de")
TEXT = loading.FOLDER / "text"
CODE = Path(loading.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "lords_of_ragnarok"
CONTENT = loading.load()


@cache
def speech_of(language: str) -> Speech:
    return speech_for(SPEC, language)


def hyphens(words: str) -> str:
    return words.replace("_", "-")


NEEDED = (
    {f"event-{hyphens(kind)}" for kind in EVENTS}
    | {f"move-{verb}" for verb in VERBS}
    | {f"ask-{hyphens(prompt)}" for prompt in PROMPTS}
    | {f"bonus-{hyphens(line.name)}" for realm in CONTENT.realms for line in realm.bonus}
    | {f"space-{space + 1}" for space in range(MOST_SPACES)}
    | {message for message in messages(SPEC.options) if "." not in message}
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_move_and_question_has_its_words(language: str) -> None:
    ids = message_ids(TEXT / f"{language}.messages.ftl")
    assert len(set(ids)) == len(ids)
    assert NEEDED - set(ids) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages(language: str) -> None:
    for file in ("ftl", "messages.ftl"):
        english = message_ids(TEXT / f"en.{file}")
        assert message_ids(TEXT / f"{language}.{file}") == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    text = (TEXT / f"{language}.messages.ftl").read_text(encoding="utf-8")
    referred = set(re.findall(r"\{ ([a-z][a-z-]*)", text))
    used = NEEDED | referred | drawn_messages()
    assert [i for i in message_ids(TEXT / f"{language}.messages.ftl") if i not in used] == []


@cache
def drawn_messages() -> set[str]:
    """What the drawings of a table name: ours for a terminal and the client's."""
    files = [CODE / "terminal.py", CODE.parent / "lords" / "terminal.py", CODE / "wording.py"]
    for folder in (CLIENT, CLIENT.parent / "shared"):
        files += [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"\b(?:ui|table|board)-[a-z0-9-]+", source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_rewards_symbols_and_rune_actions(language: str) -> None:
    speech = speech_of(language)
    for message in (
        *(f"reward-{reward}" for reward in REWARDS if reward),
        *(f"weapon-{symbol}" for symbol in SYMBOLS),
        *(f"rune-action-{action}.text" for action in RUNE_ACTIONS),
    ):
        assert speech.has(message)


@pytest.mark.rule("LOR-OPT-16")
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_reading_of_the_books_is_explained_in_a_sentence(language: str) -> None:
    """The lobby shows what follows from each option."""
    speech = speech_of(language)
    for name, _ in [*OPTION_VALUES, ("book", ())]:
        text = speech.say(f"option-{hyphens(name)}.text")
        assert text.endswith(".")
        assert len(text) > 60


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_a_client_names_has_a_name(language: str) -> None:
    speech = speech_of(language)
    game = new_game()
    kinds = {kind for kind in VERBS.values() if kind}
    kinds |= {kind.removesuffix("*") for values in EVENTS.values() for _, kind in values}
    for kind in kinds - {"number"}:
        values = list(SPEC.values(game, kind))
        assert values
        for value in values:
            assert speech.say(SPEC.message(game, kind, value))


def test_printed_matter_is_that_of_the_content() -> None:
    printed = SPEC.printed(None)
    small, large = printed.boards
    assert (small.players, large.players) == ([2], [3, 4])
    assert (len(small.regions), len(large.regions)) == (16, 21)
    assert (len(small.seas), len(large.seas)) == (5, 6)
    assert large.lands["ormmark"] == ["18", "19", "20", "21"]
    assert "ormmark" not in small.lands
    assert large.regions["15"].monument == "thor"
    assert large.regions["15"].at_yggdrasil
    assert large.regions["16"].seas == ["sea_d", "sea_e"]
    assert sorted(small.regions["16"].realms) == ["jotunheim", "muspelheim"]
    assert large.regions["17"].features == ["shrine", "forge"]
    assert printed.realms["muspelheim"].action == "monsters"  # LOR-SPEC-16
    assert sum(card.count for card in printed.cards.values()) == 35
    assert printed.cards["volley"].covers == ["spear", "bow"]
    assert printed.loki.spaces[0].symbols == ["sword", "axe"]
    assert printed.monsters["grendel"].spaces[5].reward == "rune"
    assert printed.monuments["odin"].places == {2: 2, 3: 3, 4: 3}
    assert printed.temple_tracks["temple_track_34_b"].drafts == [1, 3, 6]


@cache
def finished(players: int, seed: str) -> Match:
    match = Match(SPEC, new_record(SPEC, [str(n) for n in range(players)], {}, seed))
    bot = find_bot("random", seed)
    while not match.game.is_over:
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(SPEC, match.game, seat))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 4])
def test_the_events_of_real_games_become_sentences(language: str, players: int) -> None:
    """Of each kind some that happened early and some that happened late."""
    speech = speech_of(language)
    match = finished(players, "a")
    by_kind: dict[str, list[Event]] = {}
    for events in match.events:
        for event in events:
            by_kind.setdefault(event.kind, []).append(event)
    for found in by_kind.values():
        for event in found[:10] + found[-10:]:
            check(sentence(SPEC, match.game, speech, event))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_kind_of_event_becomes_a_sentence(language: str) -> None:
    """With several numbers, since they choose the plural; before and after the choice of heroes."""
    speech = speech_of(language)
    for g in (new_game(), finished(4, "a").game):
        for kind in EVENTS:
            for number in (0, 1, 2, 5):
                check(sentence(SPEC, g, speech, Event(kind, EVERYBODY, sample(kind, number))))


def sample(kind: str, number: int) -> list[int]:
    values: list[int] = []
    for _, what in EVENTS[kind]:
        if what.endswith("*"):
            values += [0] * number
        else:
            values.append(number if what == "number" else 0)
    return values


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label(language: str) -> None:
    speech = speech_of(language)
    g = new_game()
    for move in SPEC.vocabulary(g).moves.values():
        check(label(SPEC, g, speech, move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_client_knows_every_form_that_a_sentence_asks_for(language: str) -> None:
    """A client has the messages only: a form of a name is an attribute of its message."""
    speech = speech_of(language)
    game = new_game()
    text = (TEXT / f"{language}.messages.ftl").read_text(encoding="utf-8")
    bodies = dict(re.findall(r"^([a-z][a-z0-9-]*) = (.*(?:\n .*)*)", text, re.MULTILINE))
    wanted = [(f"move-{verb}", "noun", kind) for verb, kind in VERBS.items()]
    for event, values in EVENTS.items():
        wanted += [(f"event-{hyphens(event)}", name, kind) for name, kind in values]
    for message, name, kind in wanted:
        for form in re.findall(rf"\${name}_([a-z]+)", bodies[message]):
            for value in SPEC.values(game, kind):
                assert speech.has(f"{SPEC.message(game, kind, value)}.{form}"), (message, form)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_reads_as_one(language: str) -> None:
    for prompt in PROMPTS:
        assert check(speech_of(language).say(f"ask-{hyphens(prompt)}")).endswith("?")


def check(text: str) -> str:
    assert text == text.strip()
    assert "  " not in text
    assert not set("{}$\n") & set(text), text
    return text


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_of_a_game_can_be_drawn(language: str, width: int, players: int) -> None:
    """And no line is wider than the terminal."""
    for g in positions(players):
        for viewer in (g.active, -1):
            drawn(g, viewer, language, width)


@cache
def positions(players: int) -> list[LordsOfRagnarok]:
    """Spread over a random game, its end included."""
    found: list[LordsOfRagnarok] = []
    match = Match(SPEC, new_record(SPEC, [str(n) for n in range(players)], {}, "draw"))
    bot = find_bot("random", "draw")
    while not match.game.is_over:
        assert isinstance(match.game, LordsOfRagnarok)
        if len(match.record.moves) % 80 == 0:
            found.append(match.game.copy())
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(SPEC, match.game, seat))
    assert isinstance(match.game, LordsOfRagnarok)
    return [*found[:8], match.game]


def drawn(g: LordsOfRagnarok, seat: int, language: str, width: int) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(SPEC.drawing(g, seat, speech_of(language)))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= width
    return text


def test_an_army_is_named_by_strength_and_place() -> None:
    """That of somebody else by its owner too: several players may have one in a region."""
    table = Table("""
        seats green red
        turn green maneuvers
        green hero ragnar 1
        red hero aslaug 5
        green armies 1:2 5:4
        red armies 6:3
    """)
    names = [SPEC.words(table.g, speech_of("en"), "army", army)[""] for army in (0, 1, 2, 6)]
    assert names == [
        "army of strength 2 in region 1",
        "army of strength 4 in region 5",
        "army 3",
        "army of strength 3 in region 6 (Aslaug)",
    ]


def test_a_wound_space_is_named_by_its_symbols_and_reward() -> None:
    table = Table("""
        seats green red
        turn green special_action
        green hero ragnar 1
        green tokens 2
        monster draugr 1
        loki 1
    """)
    hunt = Table(table.g.copy()).plays("green special monsters", "green hunt draugr")
    names = [SPEC.words(hunt.g, speech_of("en"), "space", space)[""] for space in range(8)]
    assert names[:4] == ["Axe", "Sword", "Spear", "Axe"]
    assert [name.split(" (")[0] for name in names[4:]] == ["Sword", "Axe", "Spear", "Sword"]
    assert all(name.endswith(")") for name in names[4:])
    boss = Table(table.g.copy()).plays("green special monsters", "green hunt loki")
    assert SPEC.words(boss.g, speech_of("en"), "space", 0)[""] == "Sword + Axe"


def test_a_line_of_a_realm_bonus_is_named_by_what_it_does() -> None:
    g = new_game()
    names = [SPEC.words(g, speech_of("en"), "bonus", line)[""] for line in range(4, 7)]
    assert names == ["Place your hero", "Heal an injury", "Alfheim"]  # it has two lines


def test_the_drawing_tells_what_lies_on_the_table() -> None:
    table = Table("""
        seats green red
        turn green special_action
        green hero ragnar 1 levels 2/5/2 injured might
        green armies 1:2 1:3
        green controls 1 3
        green hand runeblade
        red hand volley
        red blessings seidr
        red artifacts -barrow_blade
        green allies niflheim
        wheel mobilize red
        temples 3
        forge 6 uruz empty
        monster grendel 9 ring red
        loki 14
        omens o2_lands
    """)
    text = drawn(table.g, 0, "en", 120)
    lines = text.splitlines()

    def line(start: str) -> str:
        return next(line for line in lines if line.strip().startswith(start))

    assert "2+3 ☗" in line("1 ")
    assert "Ragnar" in line("1 ")
    assert "Temple" in line("3 ")
    assert "Uruz ○" in line("6 ")
    assert "GRENDEL" in line("9 ")
    assert "LOKI" in line("14 ")
    assert "Niflheim (Ragnar)" in line("Alliances")
    assert "Mobilize (Aslaug)" in line("Action wheel")
    assert "✔ One Jarl" in line("Omens")
    assert "2 (5)" in line("Might")
    assert "Runeblade" in text
    assert "Volley" not in text
    assert "Seidr" in text
    assert "(exhausted)" in text


def test_the_drawing_shows_battle_and_hunt() -> None:
    table = Table("""
        seats green red
        turn green maneuvers
        green hero ragnar 16
        green armies 1:2
        red armies 4:2
        red hand spear
        monster draugr 16
    """)
    table.plays("green activate 1-1", "green to 4")
    assert "Battle in region 4" in drawn(table.g, 0, "en", 120)
    table.plays("red pass", "green special monsters", "green hunt draugr")
    assert "Hunt: Draugr – Ragnar" in drawn(table.g, 0, "en", 120)


def test_a_space_wounded_outside_a_hunt_is_named_too() -> None:
    table = Table("""
        seats green red
        turn green rune_action
        green hero ragnar 1
        green runes uruz algiz
        green blessings trapper
        monster grendel 1
    """)
    table.plays("green invoke trapper")
    assert table.asked() == {"green": "which_wound"}
    name = SPEC.words(table.g, speech_of("en"), "space", 5)[""]
    assert name.startswith("Bow (")
