"""Every mistake in a content pack is told with its file, its entry and what to do about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from sagaboard.kernel.errors import BadContent
from sagaboard.kernel.registry import find

GAMES = ("blood-rage", "lords-of-hellas", "lords-of-ragnarok")
CARDS = {"blood-rage": "cards", "lords-of-hellas": "combat", "lords-of-ragnarok": "combat"}
"""By game: the file of its hand cards, each of them [[card]]."""
KNOWN = {
    "blood-rage": "frost_giant",
    "lords-of-hellas": "glory_torch",
    "lords-of-ragnarok": "throwing_spear",
}
"""By game: one of these cards."""
NUMBER = {"blood-rage": "strength", "lords-of-hellas": "strength", "lords-of-ragnarok": "value"}
EFFECTS = {"blood-rage": "effects", "lords-of-hellas": "effects", "lords-of-ragnarok": "battle"}
BOARD = {"blood-rage": "board", "lords-of-hellas": "board", "lords-of-ragnarok": "board_34"}
AREA = {
    "blood-rage": ("province", '"gimle"', "adjacent"),
    "lords-of-hellas": ("region", '"epirus"', "borders"),
    "lords-of-ragnarok": ("region", "1", "borders"),
}

OF_A_CARD = {
    "unknown field": (
        '[[card]]\nid = "{known}"\nvaleu = 3\n',
        "card '{known}': unknown field 'valeu'; ",
    ),
    "mistyped field": (
        '[[card]]\nid = "{known}"\n{number}s = 3\n',
        "card '{known}': unknown field '{number}s'; did you mean '{number}'?",
    ),
    "unknown table": (
        '[[cards]]\nid = "{known}"\n{number} = 3\n',
        "unknown table 'cards'; did you mean 'card'?",
    ),
    "unknown table without a likeness": ("[xyz]\na = 1\n", "unknown table 'xyz'; it may have card"),
    "the same id twice": (
        '[[card]]\nid = "{known}"\n{number} = 1\n[[card]]\nid = "{known}"\n{number} = 2\n',
        "card '{known}': is there twice; make one entry of them",
    ),
    "a mistyped id": (
        '[[card]]\nid = "{known}s"\n{number} = 3\n',
        "card '{known}s': is no entry of the game; did you mean '{known}'? A new one needs",
    ),
    "a huge number": (
        '[[card]]\nid = "{known}"\n{number} = 100000000000000\n',
        "card '{known}': {number} is 100000000000000; it must be a whole number from 0 to 999",
    ),
    "a number beyond 64 bits": (
        '[[card]]\nid = "{known}"\n{number} = 100000000000000000000000\n',
        "card '{known}': {number} is 100000000000000000000000; it must be a whole number",
    ),
    "a number of many digits": ('[[card]]\nid = "{known}"\n{number} = 0x{f}\n', "huge number"),
    "a number of more digits": ('[[card]]\nid = "{known}"\n{number} = {f}\n', "cannot be read"),
    "lists in lists": ("card = {deep}\n", "cannot be read"),
    "a negative number": (
        '[[card]]\nid = "{known}"\n{number} = -1\n',
        "{number} is -1; it must be a whole number from 0 to 999",
    ),
    "a fraction": ('[[card]]\nid = "{known}"\n{number} = 1.5\n', "{number} is 1.5; it must be a"),
    "a missing id": ("[[card]]\n{number} = 3\n", "[[card]] number 1: has no id; add it"),
    "a numeric id": (
        "[[card]]\nid = 7\n{number} = 3\n",
        "[[card]] number 1: id is 7; it must be a name in quotes",
    ),
    "an id with a space": (
        '[[card]]\nid = "ice giant"\n{number} = 3\n',
        "id is 'ice giant'; it must be a name in quotes",
    ),
    "one table instead of entries": (
        '[card]\nid = "{known}"\n',
        "'card' is a table; it must be a list of entries: head each with [[card]]",
    ),
    "a number instead of entries": (
        "card = 5\n",
        "'card' is 5; it must be a list of entries: head each with [[card]]",
    ),
    "numbers instead of entries": (
        "card = [5]\n",
        "[[card]] number 1: is 5; it must be an entry: head it with [[card]]",
    ),
    "a number instead of effects": (
        '[[card]]\nid = "{known}"\n{effects} = 5\n',
        "card '{known}': {effects} is 5; it must be a list of tables",
    ),
    "a text instead of effects": (
        '[[card]]\nid = "{known}"\n{effects} = "abc"\n',
        "card '{known}': {effects} is 'abc'; it must be a list of tables",
    ),
    "effects without a name": (
        '[[card]]\nid = "{known}"\n{effects} = [{{ n = 1 }}]\n',
        "card '{known}': {effects} number 1: has no effect; add it",
    ),
    "an effect that is a list": (
        '[[card]]\nid = "{known}"\n{effects} = [{{ effect = [1] }}]\n',
        "card '{known}': {effects} number 1: effect is a list; it must be a text in quotes",
    ),
    "an unknown effect": (
        '[[card]]\nid = "{known}"\n{effects} = [{{ effect = "qqqq" }}]\n',
        "unknown effect 'qqqq'; ",
    ),
    "nothing at all": ("", "changes nothing"),
    "syntax": ("[[card]\n", "cannot be read"),
    "not UTF-8": ("\xff", "cannot be read"),
}


def pack_of(folder: Path, **files: str) -> Path:
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text, encoding="latin-1")
    return folder


def problems_of(game: str, pack: Path) -> list[str]:
    with pytest.raises(BadContent) as refused:
        find(game).check_content(pack)
    return refused.value.problems


@pytest.mark.parametrize("mistake", OF_A_CARD)
@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_in_cards_is_told(game: str, mistake: str, tmp_path: Path) -> None:
    names = {
        "known": KNOWN[game],
        "number": NUMBER[game],
        "effects": EFFECTS[game],
        "f": "9" * 5000,
        "deep": "[" * 5000,
    }
    text, told = (part.format(**names) for part in OF_A_CARD[mistake])
    problems = problems_of(game, pack_of(tmp_path, **{CARDS[game]: text}))
    assert all(problem.startswith(str(tmp_path)) for problem in problems)
    assert [told in problem for problem in problems] == [True], problems
    assert len(problems[0]) < 700


@pytest.mark.parametrize(
    ("value", "told"),
    [
        ("1", "{key} is 1; it must be a list of"),
        ('"epirus"', "{key} is 'epirus'; it must be a list of"),
        ("[]", "cannot be reached; add"),
        ("[[]]", "{key} number 1 is []; it must be"),
    ],
)
@pytest.mark.parametrize("game", GAMES)
def test_a_mistake_in_borders_is_told_once(
    game: str, value: str, told: str, tmp_path: Path
) -> None:
    kind, name, key = AREA[game]
    pack_of(tmp_path, **{BOARD[game]: f"[[{kind}]]\nid = {name}\n{key} = {value}\n"})
    problems = problems_of(game, tmp_path)
    where = f"{tmp_path / BOARD[game]}.toml {kind} {name.replace(chr(34), chr(39))}: "
    assert any(p.startswith(where) and told.format(key=key) in p for p in problems), problems


@pytest.mark.parametrize("game", GAMES)
def test_a_new_card_that_lacks_fields_is_told_each(game: str, tmp_path: Path) -> None:
    problems = problems_of(game, pack_of(tmp_path, **{CARDS[game]: '[[card]]\nid = "qqqq"\n'}))
    where = f"{tmp_path / CARDS[game]}.toml card 'qqqq': "
    needed = "type" if game == "blood-rage" else "symbol"
    assert f"{where}has no {needed}; add it" in problems
    assert not any("None" in problem for problem in problems)


@pytest.mark.parametrize(
    ("game", "mistyped", "right"),
    [
        ("blood-rage", "steal_ragee", "steal_rage"),
        ("lords-of-hellas", "strength_if_glory_tokn", "strength_if_glory_token"),
        ("lords-of-ragnarok", "weaken_oponent", "weaken_opponent"),
    ],
)
def test_a_mistyped_effect_is_told_with_the_nearest(
    game: str, mistyped: str, right: str, tmp_path: Path
) -> None:
    text = f'[[card]]\nid = "{KNOWN[game]}"\n{EFFECTS[game]} = [{{ effect = "{mistyped}" }}]\n'
    (problem,) = problems_of(game, pack_of(tmp_path, **{CARDS[game]: text}))
    assert problem.endswith(f"unknown effect {mistyped!r}; did you mean {right!r}?")


@pytest.mark.parametrize("game", GAMES)
def test_mistakes_of_all_kinds_are_told_at_once(game: str, tmp_path: Path) -> None:
    text = (
        f'[[card]]\nid = "{KNOWN[game]}"\nvaleu = 1\n{NUMBER[game]} = -1\n'
        f'{EFFECTS[game]} = [{{ effect = "qqqq" }}]\n'
    )
    problems = problems_of(game, pack_of(tmp_path, **{CARDS[game]: text, "xyz": ""}))
    told = ("xyz.toml: unknown file", "'valeu'", f"{NUMBER[game]} is -1", "'qqqq'")
    assert len(problems) == len(told)
    for part in told:
        assert any(part in problem for problem in problems), problems


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_without_anything_is_refused(game: str, tmp_path: Path) -> None:
    (tmp_path / "README.md").write_text("# Nothing yet\n")
    (problem,) = problems_of(game, tmp_path)
    assert problem.startswith(f"{tmp_path}: changes nothing; ")


@pytest.mark.parametrize("game", GAMES)
def test_a_pack_of_texts_alone_is_a_pack(game: str, tmp_path: Path) -> None:
    write_text(tmp_path, "en", "move-zzz = nothing\n")
    (problem,) = problems_of(game, tmp_path)
    assert "'move-zzz' is no message of this game" in problem


def write_text(folder: Path, language: str, text: str) -> None:
    (folder / "text").mkdir(exist_ok=True)
    (folder / "text" / f"{language}.ftl").write_text(text, encoding="utf-8")


@pytest.mark.parametrize("game", GAMES)
def test_a_syntax_error_in_a_text_is_told_with_its_line(game: str, tmp_path: Path) -> None:
    good = find(game).text_files("en", None)[0].read_text(encoding="utf-8")
    message = good.split("\n\n")[0].splitlines()[-1].split(" =")[0]
    write_text(tmp_path, "en", f"# A comment\n\nsome thing = {message}\n")
    (problem,) = problems_of(game, tmp_path)
    assert problem.startswith(f"{tmp_path / 'text' / 'en.ftl'} line 3: ")
    assert "some thing" in problem


@pytest.mark.parametrize("game", GAMES)
def test_an_unknown_file_among_the_texts_is_told(game: str, tmp_path: Path) -> None:
    write_text(tmp_path, "fr", "")
    (problem,) = problems_of(game, tmp_path)
    assert problem.startswith(f"{tmp_path / 'text' / 'fr.ftl'}: unknown file; ")


REPLACED = {
    "blood-rage": (
        "cards",
        "troll",
        "effects",
        "destroy_enemies_on_invade",
        'whom = "non_monsters"',
    ),
    "lords-of-hellas": ("combat", "glory_torch", "effects", "strength_if_glory_token", "n = 4"),
    "lords-of-ragnarok": ("combat", "throwing_spear", "battle", "weaken_opponent", "n = 2"),
}


TELLING = {
    "blood-rage": ("card",),
    "lords-of-hellas": ("combat",),
    "lords-of-ragnarok": ("combat", "battle-effect"),
}


@pytest.mark.parametrize("game", GAMES)
def test_a_replaced_effect_needs_a_new_text(game: str, tmp_path: Path) -> None:
    file, name, key, effect, number = REPLACED[game]
    text = f'[[card]]\nid = "{name}"\n{key} = [{{ effect = "{effect}", {number} }}]\n'
    problems = problems_of(game, pack_of(tmp_path, **{file: text}))
    messages = [f"{kind}-{name}".replace("_", "-") for kind in TELLING[game]]
    languages = find(game).languages
    assert len(problems) == len(languages) * len(messages)
    for language in languages:
        for message in messages:
            where = f"{tmp_path / 'text' / language}.ftl: {message!r} is missing; add it"
            because = f"because {tmp_path / file}.toml card {name!r} changes what the card does"
            assert any(p.startswith(where) and because in p for p in problems), problems
        attributes = "".join(f"    .{name} = A\n" for name in ("short", "brief", "text"))
        words = "".join(f"{message} = A\n{attributes}" for message in messages)
        write_text(tmp_path, language, words)
    find(game).check_content(tmp_path)


def test_a_repeated_effect_needs_no_new_text(tmp_path: Path) -> None:
    text = '[[card]]\nid = "troll"\ncost = 3\n'
    text += 'effects = [{ effect = "destroy_enemies_on_invade", whom = "warriors" }]\n'
    find("blood-rage").check_content(pack_of(tmp_path, cards=text))
