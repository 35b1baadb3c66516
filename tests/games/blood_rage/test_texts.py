"""The sentences: complete in four languages, and they fit what happens in real games."""

from __future__ import annotations

import io
import re
from functools import cache
from pathlib import Path

import pytest
from rich.console import Console

from sagaboard.bots import find_bot
from sagaboard.games import SHARED
from sagaboard.games.blood_rage import SPEC, loading
from sagaboard.games.blood_rage.components import VALHALLA
from sagaboard.games.blood_rage.declarations import PROMPTS
from sagaboard.games.blood_rage.kinds import CAUSES, EVENTS, GLORY_REASONS, VERBS
from sagaboard.games.blood_rage.state import BloodRage
from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.kind import values_of
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.record import Played
from sagaboard.kernel.speech import Speech, label, sentence, speech_for
from tests.cli.texts import message_ids
from tests.games.blood_rage.scenario import Scenario, new_game

LANGUAGES = ("en", "cs", "pl", "de")
TEXT = loading.FOLDER / "text"
CODE = Path(loading.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games" / "blood_rage"


@cache
def speech_of(language: str) -> Speech:
    return speech_for(SPEC, language)


def hyphens(words: object) -> str:
    return str(words).replace("_", "-")


OPTIONS = {
    hyphens(f"option-{option.name}{choice}")
    for option in SPEC.options
    for choice in ("", *(f"-{choice}" for choice in (*option.choices, *option.per_seat)))
}
NEEDED = (
    {f"event-{hyphens(kind)}" for kind in EVENTS}
    | {f"move-{verb.name}" for verb in VERBS}
    | {f"ask-{hyphens(prompt)}" for prompt in PROMPTS}
    | {f"cause-{hyphens(cause)}" for cause in CAUSES}
    | {f"reason-{reason}" for reason in GLORY_REASONS}
    | OPTIONS
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_event_move_and_question_has_its_words(language: str) -> None:
    ids = message_ids(TEXT / f"{language}.messages.ftl")
    assert len(set(ids)) == len(ids)
    shared = message_ids(SHARED / "text" / f"{language}.ftl")
    assert NEEDED - set(ids) - set(shared) == set()


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages(language: str) -> None:
    english = message_ids(TEXT / "en.messages.ftl")
    assert message_ids(TEXT / f"{language}.messages.ftl") == english


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_unused(language: str) -> None:
    text = (TEXT / f"{language}.messages.ftl").read_text(encoding="utf-8")
    # A part of other messages is referred to in braces.
    referred = set(re.findall(r"\{ ([a-z][a-z-]*)", text))
    used = NEEDED | referred | drawn_messages() | obstacles()
    assert [i for i in message_ids(TEXT / f"{language}.messages.ftl") if i not in used] == []


def obstacles() -> set[str]:
    """`why-CLAUSE` of the clauses that a reason may name."""
    files = [CODE / "table" / "why_not.py", *(CODE / "rules").glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    return {f"why-{clause.lower()}" for clause in re.findall(r'"(BR-[A-Z]+-\d+)"', source)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_obstacle_has_words(language: str) -> None:
    assert obstacles() <= {*message_ids(TEXT / f"{language}.messages.ftl")}


@cache
def drawn_messages() -> set[str]:
    """What the drawings of a table name: ours for a terminal and the client's."""
    files = [CODE / "table" / "terminal.py", CODE / "table" / "wording.py"]
    for folder in (CLIENT, CLIENT.parent / "kit"):
        files += [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"\b(?:ui|table|board)-[a-z0-9-]+", source))


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_told_of_their_own_doings_as_such(language: str) -> None:
    """The client says `event-KIND.own` to whoever does what an event tells first."""
    speech = speech_of(language)
    for kind, values in EVENTS.items():
        told = values_of(values)
        if told and told[0].name == "seat":
            assert speech.has(f"event-{hyphens(kind)}.own"), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_option_is_explained(language: str) -> None:
    speech = speech_of(language)
    for message in OPTIONS:
        check(speech.say(message))
    for option in SPEC.options:
        text = speech.say(hyphens(f"option-{option.name}.text"))
        check(text)
        assert text.endswith(".")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_card_says_at_a_glance_what_it_does(language: str) -> None:
    speech = speech_of(language)
    cards = {hyphens(card.card_id) for card in loading.load(None).cards}
    assert len(cards) == 61
    for card in cards:
        brief = speech.say(f"card-{card}.brief")
        check(brief)
        assert brief.endswith(".")
        assert len(brief) <= 55, brief


@pytest.mark.parametrize(
    ("brief", "words"),
    [
        ("", "'card-giants-oath.brief' is missing"),
        (f"    .brief = {'x' * 56}\n", "'card-giants-oath.brief' has 56 characters"),
    ],
)
def test_a_pack_without_a_fitting_glance_is_refused(tmp_path: Path, brief: str, words: str) -> None:
    (tmp_path / "cards.toml").write_text(
        '[[card]]\nid = "giants_oath"\ntype = "battle"\nbonus = 2\n'
        "copies = [{ age = 1, players = 2, count = 1 }]\neffects = []\n"
    )
    (tmp_path / "text").mkdir()
    for language in LANGUAGES:
        text = f"card-giants-oath = Oath\n    .text = Only the STR bonus.\n{brief}"
        (tmp_path / "text" / f"{language}.ftl").write_text(text)
    with pytest.raises(BadContent) as caught:
        SPEC.check_content(tmp_path)
    assert len(caught.value.problems) == len(LANGUAGES)
    for language, problem in zip(LANGUAGES, caught.value.problems, strict=True):
        assert problem.startswith(f"{tmp_path / 'text' / language}.ftl: {words}")


@cache
def finished(players: int, seed: str) -> Match:
    match = Match(SPEC, new_record(SPEC, [str(n) for n in range(players)], {}, seed))
    bot = find_bot("random", seed)
    while not match.game.is_over:
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(SPEC, match.game, seat))
    return match


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_events_of_real_games_become_sentences(language: str, players: int) -> None:
    speech = speech_of(language)
    for seed in ("a", "b", "c"):
        match = finished(players, seed)
        for events in match.events:
            for event in events:
                check(sentence(SPEC, match.game, speech, event))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", EVENTS)
def test_every_kind_of_event_becomes_a_sentence(language: str, kind: str) -> None:
    """With several numbers, since they choose the plural."""
    speech = speech_of(language)
    g = new_game()
    for number in (0, 1, 2, 5):
        event = Event(kind, EVERYBODY, sample(kind, number))
        check(sentence(SPEC, g, speech, event))
        check(sentence(SPEC, g, speech, event, reader=0))


def sample(kind: str, number: int) -> list[int]:
    values: list[int] = []
    for told in values_of(EVENTS[kind]):
        if told.repeats:
            values += [0] * number
        else:
            values.append(number if told.kind.is_number else 0)
    return values


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_move_has_a_label(language: str) -> None:
    speech = speech_of(language)
    g = new_game()
    for move in SPEC.vocabulary(g).moves.values():
        check(label(SPEC, g, speech, move))


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_question_reads_as_one(language: str) -> None:
    speech = speech_of(language)
    for prompt in PROMPTS:
        check(speech.say(f"ask-{hyphens(prompt)}"))


def check(text: str) -> None:
    assert text == text.strip()
    assert "  " not in text
    assert not set("{}$\n") & set(text), text


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_invasion_out_of_valhalla_reads_differently(language: str) -> None:
    speech = speech_of(language)
    g = new_game()
    valhalla = speech.say("term-valhalla")
    told = sentence(SPEC, g, speech, Event("invaded", EVERYBODY, [0, 0, 0, 1, VALHALLA]))
    assert valhalla.lower()[:6] in told.lower()


@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("width", [80, 110])
def test_every_position_of_a_game_can_be_drawn(language: str, width: int, players: int) -> None:
    """And no line is wider than the terminal."""
    speech = speech_of(language)
    match = Match(SPEC, new_record(SPEC, [str(n) for n in range(players)], {}, "draw"))
    moves = finished(players, "draw").record.moves
    for number, move in enumerate(moves):
        seat, text = Played.of(move)
        match.play(seat, text)
        if number % 40 == 0 or number == len(moves) - 1:
            assert isinstance(match.game, BloodRage)
            for viewer in (seat, -1):
                drawn(match.game, viewer, language, width)
    assert speech.say("clan-wolf.short") in drawn(new_game(), 0, language, width)


def drawn(g: BloodRage, seat: int, language: str, width: int) -> str:
    console = Console(width=width, record=True, file=io.StringIO())
    console.print(SPEC.drawing(g, seat, speech_of(language)))
    text = console.export_text()
    assert max(len(line) for line in text.splitlines()) <= width
    return text


def test_the_drawing_tells_what_lies_on_the_table() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 3 glory 17 stats 1/4/1
        wolf at gimle leader warrior*2
        wolf at fjord_northwest ship
        wolf sheet troll
        wolf hand tyrs_bash
        raven at valhalla warrior*3
        raven at gimle warrior
        raven hand thors_hammer
        token gimle axes
        pillaged horgr
        destroyed utgard
    """)
    text = drawn(table.g, 0, "en", 110)
    gimle = next(line for line in text.splitlines() if "Gimle" in line)
    assert "1/5" in gimle
    assert "+1 Axes" in gimle
    assert "L W×2 =7" in gimle
    assert "W =1" in gimle
    assert "Troll (2)" in text
    assert "★" in text
    assert "Tyr's Bash" in text
    assert "Thor's Hammer" not in text
    assert "pillaged" in text
    assert "destroyed" in text


def test_the_drawing_shows_the_battle_but_no_hidden_card() -> None:
    table = Scenario("""
        seats wolf raven
        turn wolf
        wolf rage 3
        wolf at gimle leader
        wolf hand tyrs_bash thors_oath
        raven at gimle warrior
        raven hand thors_hammer
    """)
    table.plays("wolf pillage gimle")
    if "raven" in table.asked():
        table.plays("raven play thors_hammer")
    text = drawn(table.g, 0, "en", 110)
    assert "Battle in Gimle (Pillage – Wolf Clan)" in text
    assert "a card face down" in text
    assert "Thor's Hammer" not in text
    assert "Your card face down" not in text
    assert "Your card face down: Thor's Hammer" in drawn(table.g, 1, "en", 110)
