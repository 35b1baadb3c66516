"""Chapter 7: setup."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from sagaboard.games.blood_rage.battle import no_battle
from sagaboard.games.blood_rage.components import CLAN_FIGURES, RESERVE, Content, Place
from sagaboard.games.blood_rage.rules.age import Saga
from sagaboard.games.blood_rage.state import FIELDS, GODS_GIFTS, BloodRage
from sagaboard.kernel.bits import bit
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.field import new_game
from sagaboard.kernel.game import Frame
from sagaboard.kernel.move import Seat


def set_up(
    content: Content,
    seats: i64,
    chance: Chance,
    clans: list[i64],
    first_player: Seat,
    first_game: bool,
) -> BloodRage:
    """BR-SETUP-01 to 22. The clans and the First player have been chosen (BR-OQ-19)."""
    stack: list[Frame[Any]] = [Saga(GODS_GIFTS)]
    g = new_game(BloodRage, FIELDS, seats, chance, stack, content)
    g.first_game = first_game
    g.clans = clans
    g.first_player = first_player
    g.battle = no_battle(seats)
    g.tokens = content.outer_tokens[:]
    chance.shuffle(g.tokens)
    g.tokens.insert(content.centre, content.centre_token)
    ragnarok: list[Place] = [p for p in range(content.province_count) if p != content.centre]
    chance.shuffle(ragnarok)
    g.doom = ragnarok[:3]
    for province in ragnarok[3 : 3 + content.destroyed_at_setup[seats]]:
        g.destroyed |= bit(province)
    g.decks = [deck[:] for deck in content.decks[seats]]
    for deck in g.decks:
        chance.shuffle(deck)
    for figure in range(seats * CLAN_FIGURES):
        g.place[figure] = RESERVE
    return g


def finish_setup(g: BloodRage) -> None:
    for province in range(g.content.province_count):
        if g.is_destroyed(province):
            g.tell("destroyed_at_setup", province)
    g.tell("doomed", g.doom[0])
    g.tell("first_player", g.first_player)
