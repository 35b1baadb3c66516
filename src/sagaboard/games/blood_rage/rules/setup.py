"""Chapter 7: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagaboard.games.blood_rage.battle import no_battle
from sagaboard.games.blood_rage.components import (
    FIRST_MONSTER,
    NO_CARD,
    OUT_OF_PLAY,
    RAGE,
    RESERVE,
    SLOTS,
    Card,
    Content,
    Place,
)
from sagaboard.games.blood_rage.rules.age import Saga
from sagaboard.games.blood_rage.state import GODS_GIFTS, BloodRage
from sagaboard.kernel.bits import bit
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import NOBODY, Seat


def set_up(
    content: Content,
    seats: i64,
    chance: Chance,
    clans: list[i64],
    first_player: Seat,
    first_game: bool,
) -> BloodRage:
    """BR-SETUP-01 to 22. The clans and the First player have been chosen (BR-OQ-19)."""
    provinces = content.province_count
    tokens = content.outer_tokens[:]
    chance.shuffle(tokens)
    tokens.insert(content.centre, content.centre_token)
    ragnarok: list[Place] = [p for p in range(provinces) if p != content.centre]
    chance.shuffle(ragnarok)
    doom = ragnarok[:3]
    destroyed: i64 = 0
    for province in ragnarok[3 : 3 + content.destroyed_at_setup[seats]]:
        destroyed |= bit(province)
    decks: list[list[Card]] = []
    for deck in content.decks[seats]:
        shuffled = deck[:]
        chance.shuffle(shuffled)
        decks.append(shuffled)
    place: list[Place] = [OUT_OF_PLAY] * content.figure_count
    for figure in range(seats * 10):
        place[figure] = RESERVE
    stack: list[Frame[Any]] = [Saga(GODS_GIFTS)]
    nothing: list[i64] = [0] * seats
    return BloodRage(
        content,
        seats,
        chance,
        stack,
        first_game,
        clans,
        1,
        GODS_GIFTS,
        first_player,
        NOBODY,
        place,
        [0] * content.place_count,
        nothing,
        [NOBODY] * (content.figure_count - FIRST_MONSTER),
        [content.tracks[RAGE][0]] * seats,
        nothing[:],
        [0] * (3 * seats),
        0,
        [NO_CARD] * (SLOTS * seats),
        nothing[:],
        no_cards(seats),
        no_cards(seats),
        no_cards(seats),
        no_cards(seats),
        no_cards(seats),
        [],
        [],
        decks,
        tokens,
        0,
        destroyed,
        doom,
        [],
        [],
        no_battle(seats),
    )


def no_cards(seats: i64) -> list[list[Card]]:
    return [[] for _ in range(seats)]


def tell_setup(g: BloodRage) -> None:
    for province in range(g.content.province_count):
        if g.is_destroyed(province):
            g.tell("destroyed_at_setup", province)
    g.tell("doomed", g.doom[0])
    g.tell("first_player", g.first_player)
