"""The sentences of both Lords games: complete in four languages, and they fit real games."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest

import sagaboard.games
from sagaboard.bots import find_bot
from sagaboard.games import SHARED
from sagaboard.games.lords import LORDS
from sagaboard.games.lords.state import LordsGame
from sagaboard.games.lords_of_hellas.components import REWARDS
from sagaboard.games.lords_of_hellas.moves import MOST_SLOTS
from sagaboard.games.lords_of_ragnarok.loading import load as load_ragnarok
from sagaboard.games.lords_of_ragnarok.moves import MOST_SPACES
from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.kind import kinds_of, values_of
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.move import NOUNS
from sagaboard.kernel.options import checked, messages
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.kernel.speech import label, sentence
from tests.cli.texts import message_ids
from tests.games.lords.texts import LANGUAGES, drawn, hyphens, speech_of

CODE = Path(sagaboard.games.__file__).parent
CLIENT = Path(__file__).parents[3] / "web" / "src" / "games"

OWN_MESSAGES = {
    "lords-of-hellas": {
        *(f"reward-{reward}" for reward in REWARDS if reward),
        *(f"slot-{slot + 1}" for slot in range(MOST_SLOTS)),
        "ui-city",
        "ui-sparta",
    },
    "lords-of-ragnarok": {
        *(
            f"bonus-{hyphens(line.name)}"
            for realm in load_ragnarok().realms
            for line in realm.bonus
        ),
        *(f"space-{space + 1}" for space in range(MOST_SPACES)),
    },
}
"""What only one of the games has words for."""

BRIEFS = {
    "lords-of-hellas": ["combat-{}.brief"],
    "lords-of-ragnarok": ["battle-effect-{}.brief", "hunt-effect-{}.brief"],
}
"""What a combat card in the hand says."""

every_game = pytest.mark.parametrize("game", list(OWN_MESSAGES))
every_language = pytest.mark.parametrize("language", LANGUAGES)


def folder_of(game: str) -> str:
    return game.replace("-", "_")


def file_of(game: str, language: str, ending: str) -> Path:
    return CODE / folder_of(game) / "content" / "text" / f"{language}.{ending}"


def shared_messages(language: str) -> list[str]:
    """What the game shares with others."""
    files = [folder / "text" / f"{language}.ftl" for folder in (SHARED, LORDS)]
    return [message for file in files for message in message_ids(file)]


def needed(spec: GameSpec[Any]) -> set[str]:
    return {
        *(f"event-{hyphens(kind)}" for kind in spec.events),
        *(f"move-{verb.name}" for verb in spec.verbs),
        *(f"ask-{hyphens(prompt)}" for prompt in spec.prompts),
        *(message for message in messages(spec.options) if "." not in message),
        *OWN_MESSAGES[spec.name],
    }


def new_game(spec: GameSpec[Any]) -> LordsGame:
    g = spec.new(4, checked(spec.options, {}, 4), "1")
    assert isinstance(g, LordsGame)
    return g


@every_game
@every_language
def test_every_event_move_and_question_has_its_words(game: str, language: str) -> None:
    ids = message_ids(file_of(game, language, "messages.ftl"))
    assert len(set(ids)) == len(ids)
    assert needed(find(game)) - set(ids) - set(shared_messages(language)) == set()


@every_game
@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_have_the_same_messages(game: str, language: str) -> None:
    for ending in ("ftl", "messages.ftl"):
        english = message_ids(file_of(game, "en", ending))
        assert message_ids(file_of(game, language, ending)) == english


@pytest.mark.parametrize("language", LANGUAGES[1:])
def test_the_languages_share_the_same_messages(language: str) -> None:
    assert shared_messages(language) == shared_messages("en")


@every_game
@every_language
def test_what_is_shared_is_said_once(game: str, language: str) -> None:
    own = {*message_ids(file_of(game, language, "messages.ftl"))}
    own |= {*message_ids(file_of(game, language, "ftl"))}
    assert own & {*shared_messages(language)} == set()


@every_game
@every_language
def test_no_message_is_unused(game: str, language: str) -> None:
    file = file_of(game, language, "messages.ftl")
    referred = set(re.findall(r"\{ ([a-z][a-z-]*)", file.read_text(encoding="utf-8")))
    used = needed(find(game)) | referred | drawn_messages(game) | obstacles(game)
    assert [i for i in message_ids(file) if i not in used] == []


def obstacles(game: str) -> set[str]:
    """`why-CLAUSE` of the clauses that a reason may name."""
    files = [CODE / folder_of(game) / "table" / "why_not.py"]
    files += (CODE / folder_of(game) / "rules").glob("*.py")
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    return {f"why-{clause.lower()}" for clause in re.findall(r'"(LO[HR]-[A-Z]+-\d+)"', source)}


@every_game
@every_language
def test_every_obstacle_has_words(game: str, language: str) -> None:
    assert obstacles(game) <= {*message_ids(file_of(game, language, "messages.ftl"))}


@cache
def drawn_messages(game: str) -> set[str]:
    """What the drawings of a table name: ours for a terminal and the client's."""
    own = CODE / folder_of(game) / "table"
    files = [own / "terminal.py", CODE / "lords" / "table" / "terminal.py", own / "wording.py"]
    for folder in (CLIENT / folder_of(game), CLIENT / "lords", CLIENT / "kit"):
        files += [file for file in folder.rglob("*") if file.suffix in (".ts", ".svelte")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    return set(re.findall(r"\b(?:ui|table|board)-[a-z0-9-]+", source))


@every_game
@every_language
def test_whatever_a_client_names_has_a_name(game: str, language: str) -> None:
    spec = find(game)
    g = new_game(spec)
    kinds = kinds_of(spec.verbs, spec.events).keys()
    for kind in kinds - {"number"}:
        values = list(spec.values(g, kind))
        assert values
        for value in values:
            assert speech_of(game, language).say(spec.message(g, kind, value))


@every_game
@every_language
def test_a_client_knows_every_form_that_a_sentence_asks_for(game: str, language: str) -> None:
    """A client has the messages only: a form of a name is an attribute of its message."""
    spec = find(game)
    g = new_game(spec)
    text = file_of(game, language, "messages.ftl").read_text(encoding="utf-8")
    bodies = dict(re.findall(r"^([a-z][a-z0-9-]*) = (.*(?:\n .*)*)", text, re.MULTILINE))
    wanted = [(f"move-{verb.name}", "noun", verb.kind.name) for verb in spec.verbs if verb.kind]
    for event, values in spec.events.items():
        told = values_of(values)
        wanted += [(f"event-{hyphens(event)}", value.name, value.kind.name) for value in told]
    for message, name, kind in wanted:
        for form in re.findall(rf"\${name}_([a-z]+)", bodies[message]):
            for value in spec.values(g, kind):
                found = speech_of(game, language).has(f"{spec.message(g, kind, value)}.{form}")
                assert found, (message, form)


@cache
def played(game: str, players: int) -> tuple[Match, list[LordsGame]]:
    """A game of random players, and its positions after every fortieth move and at the end."""
    spec = find(game)
    match = Match(spec, new_record(spec, [str(n) for n in range(players)], {}, "a"))
    bot = find_bot("random", "a")
    passed = [position(match)]
    while not match.game.is_over:
        seat = match.game.waiting_for()[0]
        match.play(seat, bot.choose(spec, match.game, seat))
        if len(match.record.moves) % 40 == 0 or match.game.is_over:
            passed.append(position(match))
    return match, passed


def position(match: Match) -> LordsGame:
    g = match.game.copy()
    assert isinstance(g, LordsGame)
    return g


@every_game
@every_language
@pytest.mark.parametrize("players", [2, 4])
def test_the_events_of_real_games_become_sentences(game: str, language: str, players: int) -> None:
    """Of each kind some that happened early and some that happened late."""
    match, _ = played(game, players)
    by_kind: dict[str, list[Event]] = {}
    for events in match.events:
        for event in events:
            by_kind.setdefault(event.kind, []).append(event)
    for found in by_kind.values():
        for event in found[:10] + found[-10:]:
            check(sentence(find(game), match.game, speech_of(game, language), event))


@every_game
@every_language
def test_every_kind_of_event_becomes_a_sentence(game: str, language: str) -> None:
    """With several numbers, since they choose the plural; before and after the choice of heroes."""
    spec = find(game)
    match, _ = played(game, 4)
    for g in (new_game(spec), match.game):
        for kind in spec.events:
            for number in (0, 1, 2, 5):
                event = Event(kind, EVERYBODY, sample(spec, kind, number))
                check(sentence(spec, g, speech_of(game, language), event))
                check(sentence(spec, g, speech_of(game, language), event, reader=0))


def sample(spec: GameSpec[Any], kind: str, number: int) -> list[int]:
    values: list[int] = []
    for told in values_of(spec.events[kind]):
        if told.repeats:
            values += [0] * number
        else:
            values.append(number if told.kind.is_number else 0)
    return values


@every_game
@every_language
def test_every_move_has_a_label(game: str, language: str) -> None:
    spec = find(game)
    g = new_game(spec)
    for move in spec.vocabulary(g).moves.values():
        check(label(spec, g, speech_of(game, language), move))


@every_game
@every_language
def test_every_question_reads_as_one(game: str, language: str) -> None:
    for prompt in find(game).prompts:
        assert check(speech_of(game, language).say(f"ask-{hyphens(prompt)}")).endswith("?")


@every_game
@every_language
def test_players_are_told_of_their_own_doings_as_such(game: str, language: str) -> None:
    """The client says `event-KIND.own` to whoever does what an event tells first."""
    speech = speech_of(game, language)
    for kind, values in find(game).events.items():
        told = values_of(values)
        if told and told[0].name == "seat":
            assert speech.has(f"event-{hyphens(kind)}.own"), kind


@every_game
@every_language
def test_an_answer_without_a_noun_says_what_it_does(game: str, language: str) -> None:
    """Never Done for skip, no, enough and end."""
    spec, speech = find(game), speech_of(game, language)
    done = next(n for n, verb in enumerate(spec.verbs) if verb.name == "done") * NOUNS
    asked = {
        question.prompt
        for players in (2, 4)
        for g in played(game, players)[1]
        for question in g.questions
        if done in question.moves
    }
    assert asked
    for prompt in asked:
        answer = f"ask-{hyphens(prompt)}.done"
        assert speech.has(answer), prompt
        assert label(spec, new_game(spec), speech, done, prompt) == speech.say(answer)


@every_game
@every_language
def test_every_combat_card_says_at_a_glance_what_it_does(game: str, language: str) -> None:
    cards = find(game).client_data(None).cards
    assert len(cards) == {"lords-of-hellas": 25, "lords-of-ragnarok": 11}[game]
    for card in cards:
        briefs = [speech_of(game, language).say(id_.format(hyphens(card))) for id_ in BRIEFS[game]]
        assert sum(len(check(brief)) for brief in briefs) <= 55, briefs


@pytest.mark.parametrize(
    ("game", "text", "problem"),
    [
        (
            "lords-of-hellas",
            "combat-charge-sickle = Charge\n    .text = No effect.\n",
            "'combat-charge-sickle.brief' is missing; add it",
        ),
        (
            "lords-of-hellas",
            f"combat-charge-sickle = Charge\n    .text = No effect.\n    .brief = {'x' * 56}\n",
            "'combat-charge-sickle.brief' has 56 characters; shorten it to 55",
        ),
        (
            "lords-of-ragnarok",
            f"battle-effect-axe = Axe\n    .text = No effect.\n    .brief = {'x' * 33}\n",
            "'battle-effect-axe.brief' + 'hunt-effect-axe.brief' has 56 characters; "
            "shorten it to 55",
        ),
    ],
)
def test_a_pack_without_a_fitting_glance_is_refused(
    tmp_path: Path, game: str, text: str, problem: str
) -> None:
    """Of the Axe's hunt effect our own English glance stays, with 23 characters."""
    (tmp_path / "text").mkdir()
    (tmp_path / "text" / "en.ftl").write_text(text)
    with pytest.raises(BadContent) as caught:
        find(game).check_content(tmp_path)
    assert caught.value.problems == [f"{tmp_path / 'text' / 'en.ftl'}: {problem}"]


def check(text: str) -> str:
    assert text == text.strip()
    assert "  " not in text
    assert not set("{}$\n") & set(text), text
    return text


@every_game
@every_language
@pytest.mark.parametrize("players", [2, 4])
@pytest.mark.parametrize("width", [80, 120])
def test_every_position_of_a_game_can_be_drawn(
    game: str, language: str, players: int, width: int
) -> None:
    for g in positions(game, players):
        for viewer in (g.active, -1):
            drawn(find(game), g, viewer, language, width)


def positions(game: str, players: int) -> list[LordsGame]:
    """Eight spread over a random game, and its end."""
    _, passed = played(game, players)
    return [*passed[:: len(passed) // 8 + 1], passed[-1]]
