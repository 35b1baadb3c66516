"""Names, drawings and what is printed; what both Lords games share is in tests/games/lords."""

from __future__ import annotations

import re

import pytest

from sagaboard.games.lords_of_ragnarok import SPEC
from sagaboard.games.lords_of_ragnarok.components import REWARDS, SYMBOLS
from sagaboard.games.lords_of_ragnarok.moves import RUNE_ACTIONS
from sagaboard.games.lords_of_ragnarok.options import OPTION_VALUES
from sagaboard.kernel.event import EVERYBODY, Event
from sagaboard.kernel.speech import sentence
from tests.games.lords.texts import LANGUAGES, drawn, hyphens, speech_of
from tests.games.lords_of_ragnarok.scenario import Scenario, new_game


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_rewards_symbols_and_rune_actions(language: str) -> None:
    speech = speech_of(SPEC.name, language)
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
    speech = speech_of(SPEC.name, language)
    for name, _ in [*OPTION_VALUES, ("book", ())]:
        text = speech.say(f"option-{hyphens(name)}.text")
        assert text.endswith(".")
        assert len(text) > 60


def test_printed_matter_is_that_of_the_content() -> None:
    printed = SPEC.client_data(None)
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


def test_an_army_is_named_by_strength_and_place() -> None:
    """That of somebody else by its owner too: several players may have one in a region."""
    table = Scenario("""
        seats green red
        turn green maneuvers
        green hero ragnar 1
        red hero aslaug 5
        green armies 1:2 5:4
        red armies 6:3
    """)
    names = [
        SPEC.words(table.g, speech_of(SPEC.name, "en"), "army", army)[""] for army in (0, 1, 2, 6)
    ]
    assert names == [
        "army of strength 2 in Hrafnmark 1",
        "army of strength 4 in Ulfmark 5",
        "army 3",
        "army of strength 3 in Ulfmark 6 (Aslaug)",
    ]


def test_a_wound_space_is_named_by_its_symbols_and_reward() -> None:
    table = Scenario("""
        seats green red
        turn green special_action
        green hero ragnar 1
        green tokens 2
        monster draugr 1
        loki 1
    """)
    hunt = Scenario(table.g.copy()).plays("green special monsters", "green hunt draugr")
    names = [
        SPEC.words(hunt.g, speech_of(SPEC.name, "en"), "space", space)[""] for space in range(8)
    ]
    assert names[:4] == ["Axe", "Sword", "Spear", "Axe"]
    assert [name.split(" (")[0] for name in names[4:]] == ["Sword", "Axe", "Spear", "Sword"]
    assert all(name.endswith(")") for name in names[4:])
    boss = Scenario(table.g.copy()).plays("green special monsters", "green hunt loki")
    assert SPEC.words(boss.g, speech_of(SPEC.name, "en"), "space", 0)[""] == "Sword + Axe"


def test_a_line_of_a_realm_bonus_is_named_by_what_it_does() -> None:
    g = new_game()
    names = [SPEC.words(g, speech_of(SPEC.name, "en"), "bonus", line)[""] for line in range(4, 7)]
    assert names == ["Place your hero", "Heal an injury", "Alfheim"]  # it has two lines


def test_the_drawing_tells_what_lies_on_the_table() -> None:
    table = Scenario("""
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
    text = drawn(SPEC, table.g, 0, "en", 120)
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
    table = Scenario("""
        seats green red
        turn green maneuvers
        green hero ragnar 16
        green armies 1:2
        red armies 4:2
        red hand spear
        monster draugr 16
    """)
    table.plays("green activate 1-1", "green to 4")
    assert "Battle in Hrafnmark 4" in drawn(SPEC, table.g, 0, "en", 120)
    table.plays("red pass", "green special monsters", "green hunt draugr")
    assert "Hunt: Draugr – Ragnar" in drawn(SPEC, table.g, 0, "en", 120)


def test_a_space_wounded_outside_a_hunt_is_named_too() -> None:
    table = Scenario("""
        seats green red
        turn green rune_action
        green hero ragnar 1
        green runes uruz algiz
        green blessings trapper
        monster grendel 1
    """)
    table.plays("green invoke trapper")
    assert table.asked() == {"green": "which_wound"}
    name = SPEC.words(table.g, speech_of(SPEC.name, "en"), "space", 5)[""]
    assert name.startswith("Bow (")


@pytest.mark.parametrize("language", LANGUAGES)
def test_players_are_no_clans(language: str) -> None:
    """The books of this box speak of the green player."""
    for path in SPEC.text_files(language, None):
        text = path.read_text(encoding="utf-8").lower()
        assert re.findall(r"\b[ck]lan\w*", text) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_choice_of_a_hero_is_told(language: str) -> None:
    game = new_game(2)
    speech = speech_of(SPEC.name, language)
    hero = game.content.heroes[4].name
    told = sentence(SPEC, game, speech, Event("hero_chosen", EVERYBODY, [0, 4]))
    assert speech.say(f"hero-{hero}.full") in told
    assert speech.say(f"title-{hero}") in told
    assert speech.has("event-hero-chosen.own")


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_of_omens_break_between_words_only(language: str) -> None:
    """Five stand side by side; a word of more letters would be cut in two."""
    speech = speech_of(SPEC.name, language)
    game = new_game(4)
    for omen in game.content.omens_for(4):
        name = hyphens(f"omen-{game.content.omens[omen].name}")
        short = speech.say(f"{name}.short") if speech.has(f"{name}.short") else speech.say(name)
        assert max(len(word) for word in short.split()) <= 8, short


@pytest.mark.parametrize("language", LANGUAGES)
def test_rune_actions_do_not_repeat_what_the_question_says(language: str) -> None:
    speech = speech_of(SPEC.name, language)
    assert speech.say("move-rune-action", noun="X") == "X"
