"""The codec: what is saved as JSON in one go is what is saved step by step."""

from __future__ import annotations

import msgspec
import pytest

from sagaboard.bots.dice import Dice
from sagaboard.games.lords_of_hellas.rules.bring import BringHoplites
from sagaboard.games.lords_of_hellas.rules.hoplite_movement import HopliteMovement
from sagaboard.games.lords_of_hellas.rules.prepare import Prepare
from sagaboard.kernel.codec import Codec, Plain
from sagaboard.kernel.errors import BadRecord
from sagaboard.kernel.field import Field
from sagaboard.kernel.match import Match, new_record
from sagaboard.kernel.registry import find, names


@pytest.mark.parametrize("name", names())
def test_both_ways_to_save_are_the_same(name: str) -> None:
    spec = find(name)
    players = max(spec.players)
    match = Match(spec, new_record(spec, [str(n) for n in range(players)], {}, "both ways"))
    dice = Dice("both ways")
    while not match.game.is_over:
        assert spec.save_json(match.game) == msgspec.json.encode(spec.save(match.game))
        seat = match.game.waiting_for()[0]
        question = match.game.question_for(seat)
        assert question is not None
        match.play(seat, question.moves[dice.below(len(question.moves))])
    assert spec.save_json(match.game) == msgspec.json.encode(spec.save(match.game))


@pytest.mark.parametrize("name", names())
def test_what_is_no_part_of_a_state_is_refused(name: str) -> None:
    codec = find(name).codec()
    for thing in (object(), [object()]):
        with pytest.raises(TypeError, match="object is no part of a state"):
            codec.save(thing)
        with pytest.raises(TypeError, match="object is no part of a state"):
            codec.encode(thing)


class Town:
    """Saved by an earlier version, which knew no walls."""

    def __init__(self, houses: int, walls: int = 3) -> None:
        self.houses = houses
        self.walls = walls


def test_a_field_that_a_saved_state_does_not_know_has_its_default() -> None:
    codec = Codec([Town])
    town = codec.load({"is": "Town", "houses": 5}, {})
    assert (town.houses, town.walls) == (5, 3)
    assert codec.save(town) == {"is": "Town", "houses": 5}
    assert codec.save(Town(5, 4)) == {"is": "Town", "houses": 5, "walls": 4}
    with pytest.raises(BadRecord, match="a saved Town lacks its field 'houses'"):
        codec.load({"is": "Town", "walls": 5}, {})


class City(Town):
    """What a Town is called since."""


def test_a_renamed_class_keeps_its_name_in_saved_states() -> None:
    codec = Codec([City], saved_as={"City": "Town"})
    saved: Plain = {"is": "Town", "houses": 5}
    city = codec.load(saved, {})
    assert isinstance(city, City)
    assert codec.save(city) == saved
    assert msgspec.json.decode(codec.encode(city)) == saved
    with pytest.raises(BadRecord, match="a saved state names 'City'"):
        codec.load({"is": "City", "houses": 5}, {})


def test_a_renamed_field_of_a_frame_keeps_its_name_in_saved_states() -> None:
    codec = Codec([City], saved_as={"City": "Town", "City.houses": "roofs"})
    saved: Plain = {"is": "Town", "roofs": 5}
    city = codec.load(saved, {})
    assert city.houses == 5
    assert codec.save(city) == saved
    assert msgspec.json.decode(codec.encode(city)) == saved
    with pytest.raises(BadRecord, match="a saved Town lacks its field 'roofs'"):
        codec.load({"is": "Town", "houses": 5}, {})


@pytest.mark.parametrize(
    ("frame", "saved"),
    [
        (
            BringHoplites(1, 2, True, 3),
            {"is": "Bring", "seat": 1, "most": 2, "again": True, "origin": 3},
        ),
        (Prepare(1, 2, True), {"is": "Prepare", "seat": 1, "left": 2, "own": True}),
        (
            HopliteMovement(1, 2, 3, [4], 5, [6], 7, 8),
            {
                "is": "HopliteMovement",
                "seat": 1,
                "left": 2,
                "origin": 3,
                "arrived": [4],
                "settled": 5,
                "origins": [6],
                "entered": 7,
                "before": 8,
            },
        ),
    ],
)
def test_frames_of_lords_of_hellas_are_saved_as_before(frame: object, saved: Plain) -> None:
    codec = find("lords-of-hellas").codec()
    assert codec.save(frame) == saved
    assert codec.save(codec.load(saved, {})) == saved


class Harbour:
    ships: int


def test_a_renamed_field_of_a_table_keeps_its_name_in_saved_states() -> None:
    codec = Codec([], tables=[(Harbour, (Field("ships", saved_as="boats"),))])
    saved: Plain = {"is": "Harbour", "boats": 5}
    harbour = codec.load(saved, {})
    assert harbour.ships == 5
    assert codec.save(harbour) == saved
    assert msgspec.json.decode(codec.encode(harbour)) == saved
    with pytest.raises(BadRecord, match="a saved Harbour lacks its field 'boats'"):
        codec.load({"is": "Harbour", "ships": 5}, {})


@pytest.mark.parametrize(
    ("name", "first_names"),
    [
        ("blood-rage", ("Success", "OnSheet", "OnBattleCards")),
        ("lords-of-hellas", ("Text", "OnOwned", "Bring")),
        ("lords-of-ragnarok", ("Text", "OnOwned")),
    ],
)
def test_frames_of_earlier_versions_are_known_by_their_first_names(
    name: str, first_names: tuple[str, ...]
) -> None:
    codec = find(name).codec()
    for first_name in first_names:
        with pytest.raises(BadRecord, match=f"a saved {first_name} lacks its field"):
            codec.load({"is": first_name}, {})
