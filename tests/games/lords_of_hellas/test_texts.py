"""The sentences: complete in four languages, and they fit what happens in real games."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from sagaboard.bots import find_bot
from sagaboard.games.lords_of_hellas import SPEC, loading
from sagaboard.games.lords_of_hellas.declared import EVENTS, PROMPTS, VERBS
from sagaboard.games.lords_of_hellas.moves import MOST_SLOTS
from sagaboard.games.lords_of_hellas.printed import REWARDS
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.options import checked, messages
from sagaboard.kernel.speech import Speech, label, sentence, speech_for
from tests.cli.texts import message_ids
from tests.games.lords_of_hellas.table import Table, new_game

LANGUAGES = ("en", "cs", "pl", "de")
TEXT = loading.FOLDER / "text"
CODE = Path(loading.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "lords_of_hellas"


@cache
def speech_of(language: str) -> Speech:
    return speech_for(SPEC, language)


def hyphens(words: str) -> str:
    return words.replace("_", "-")


NEEDED = (
    {f"event-{hyphens(kind)}" for kind in EVENTS}
    | {f"move-{verb}" for verb in VERBS}
    | {f"ask-{hyphens(prompt)}" for prompt in PROMPTS}
    | {f"reward-{reward}" for reward in REWARDS if reward}
    | {f"slot-{slot + 1}" for slot in range(MOST_SLOTS)}
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
    used = NEEDED | referred | drawn_messages() | {"ui-city", "ui-sparta"}
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
def test_whatever_a_client_names_has_a_name(language: str) -> None:
    speech = speech_of(language)
    game = SPEC.new(3, checked(SPEC.options, {}, 3), "names")
    kinds = {kind for kind in VERBS.values() if kind}
    kinds |= {kind.removesuffix("*") for values in EVENTS.values() for _, kind in values}
    for kind in kinds - {"number"}:
        values = list(SPEC.values(game, kind))
        assert values
        for value in values:
            assert speech.say(SPEC.message(game, kind, value))


def test_printed_matter_is_that_of_the_content() -> None:
    printed = SPEC.printed(None)
    assert len(printed.regions) == 19
    assert sorted(printed.lands) == ["blue", "brown", "green", "red", "yellow"]
    assert sorted(printed.regions["crete"].by_sea) == ["argolis", "attica", "euboea", "laconia"]
    assert set(printed.regions["crete"].by_sea) <= set(printed.regions["crete"].adjacent)
    assert printed.regions["laconia"].city == "sparta"
    assert printed.regions["phocis"].shrine == "oracle"
    assert {name for name, region in printed.regions.items() if region.monument} == {
        monument.region for monument in printed.monuments.values()
    }
    assert len(printed.monsters["hydra"].slots) == 6  # LOH-MON: its endurance
    assert sum(card.count for card in printed.cards.values()) == 30
    assert printed.temple_cards["extra_action"] == [2, 4, 6, 8]


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
    games = [new_game(), Table("seats tyrian aegean marble obsidian\nturn tyrian").g]
    for g in games:
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
def test_every_question_reads_as_one(language: str) -> None:
    for prompt in PROMPTS:
        assert check(speech_of(language).say(f"ask-{hyphens(prompt)}")).endswith("?")


def check(text: str) -> str:
    assert text == text.strip()
    assert "  " not in text
    assert not set("{}$\n") & set(text), text
    return text


def test_a_wound_is_named_by_its_symbol_and_mark() -> None:
    table = Table("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        tyrian hand assault_spear
        monster cyclops crete
    """)
    table.plays("tyrian hunt cyclops")
    names = [SPEC.words(table.g, speech_of("en"), "slot", slot)[""] for slot in range(4)]
    assert names == ["Bow", "Mace (a priest)", "Spear", "Spear (a neutral artifact)"]


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_of_a_game_can_be_drawn(language: str, width: int, players: int) -> None:
    """And no line is wider than the terminal."""
    for g in positions(players):
        for viewer in (g.active, -1):
            drawn(g, viewer, language, width)


@cache
def positions(players: int) -> list[LordsOfHellas]:
    """Spread over a random game, its end included."""
    found: list[LordsOfHellas] = []
    match = Match(SPEC, new_record(SPEC, [str(n) for n in range(players)], {}, "draw"))
    bot = find_bot("random", "draw")
    while not match.game.is_over:
        assert isinstance(match.game, LordsOfHellas)
        if len(match.record.moves) % 150 == 0:
            found.append(match.game.copy())
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(SPEC, match.game, seat))
    assert isinstance(match.game, LordsOfHellas)
    return [*found[:8], match.game]


def drawn(g: LordsOfHellas, seat: int, language: str, width: int) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(SPEC.drawing(g, seat, speech_of(language)))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= width
    return text


def test_the_drawing_tells_what_lies_on_the_table() -> None:
    table = Table("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles thessaly levels 1/3/2 injured strength
        tyrian hoplites thessaly*5
        tyrian garrison thessaly
        tyrian controls thessaly
        tyrian hand charge_sickle
        aegean hand trap_mace
        tyrian glory red
        aegean blessings exile
        aegean artifacts -ambrosia
        temples epirus
        quests aid_to_atlas
        monster hydra elis wounds 1
    """)
    text = drawn(table.g, 0, "en", 120)
    thessaly = next(line for line in text.splitlines() if "Thessaly" in line)
    assert "5+F ☗" in thessaly
    assert "Achilles" in thessaly
    assert "HYDRA" in next(line for line in text.splitlines() if "Elis" in line)
    assert "1 (3)" in text
    assert "Charge" in text
    assert "Trap" not in text
    assert "Exile" in text
    assert "(used)" in text
    assert "quest" in next(line for line in text.splitlines() if "Messenia" in line)


def test_the_drawing_shows_battle_and_hunt() -> None:
    table = Table("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        tyrian hoplites thessaly*2
        tyrian controls thessaly
        aegean hoplites locris
        aegean hand trap_mace
        monster hydra crete
    """)
    table.plays("tyrian march thessaly", "tyrian send 2", "tyrian to locris")
    assert "Battle in Locris" in drawn(table.g, 0, "en", 120)
    hunt = Table("""
        seats tyrian aegean
        turn tyrian
        tyrian hero achilles crete
        monster hydra crete
    """)
    hunt.plays("tyrian hunt hydra")
    assert "Hunt: Hydra – Achilles" in drawn(hunt.g, 0, "en", 120)
