"""Positions as text, one fact a line, in any order; what is not said has its starting value.

    seats wolf raven serpent
    age 2
    phase action
    first wolf
    turn wolf
    wolf rage 3 glory 17 stats 1/2/1
    wolf hand odins_tide quest_alfheim.1
    wolf sheet troll lokis_domain
    wolf quests quest_manheim.2
    wolf at andlang leader warrior*2
    wolf at fjord_southwest ship
    wolf at valhalla warrior*3
    raven passed
    token andlang axes
    pillaged horgr
    destroyed utgard
    doom elvagar gimle andlang

With `turn` the Action phase is under way; without it the named phase is about to begin.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise

from sagaboard.games.blood_rage.components import (
    FIRST_SLOT,
    MONSTER,
    NO_CARD,
    OUT_OF_PLAY,
    OWN_MONSTER,
    RESERVE,
    REWARDS,
    SLOT_COUNT,
    SLOTS,
    VALHALLA,
    WARRIOR,
    Content,
)
from sagaboard.games.blood_rage.kinds import CLAN, PHASE, PROVINCE, REWARD
from sagaboard.games.blood_rage.rules.action import ActionPhase, Turn
from sagaboard.games.blood_rage.rules.age import Saga
from sagaboard.games.blood_rage.rules.setup import set_up
from sagaboard.games.blood_rage.state import ACTION, GODS_GIFTS, BloodRage
from sagaboard.kernel.bits import bit, has, mask_of
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.game import advance
from sagaboard.kernel.kind import Kind

Words = list[str]


def read_position(content: Content, text: str, *, seed: str = "position") -> BloodRage:
    """The game at that position, at its first question. A ValueError says what is wrong."""
    lines = [line.split() for line in text.splitlines() if line.strip()]
    facts = {words[0]: words[1:] for words in lines}
    clans = facts.get("seats", content.clans)
    g = set_up(
        content,
        len(clans),
        Chance(seed),
        [CLAN.value(clan, content) for clan in clans],
        seat_of(clans, facts.get("first", [clans[0]])[0]),
        False,
    )
    g.age = int(facts.get("age", ["1"])[0])
    g.phase = PHASE.value(facts.get("phase", ["action"])[0])
    g.decks = [sorted(deck) for deck in content.decks[g.seats]]
    read_board(g, facts, [words for words in lines if words[0] == "token"])
    for words in sorted(lines, key=before_others):
        if words[0] in clans:
            read_clan(g, clans.index(words[0]), words[1:])
        elif words[0] not in KEYWORDS:
            raise ValueError(f"{words[0]!r} is neither a clan nor one of {', '.join(KEYWORDS)}")
    bury_the_rest(g)
    if "turn" in facts:
        g.stack = [Saga(ACTION + 1), ActionPhase(True, seat_of(clans, facts["turn"][0]))]
    else:
        g.stack = [Saga(g.phase)]
    advance(g)
    return g


def before_others(words: Words) -> bool:
    """Hands and sheets come first: figures of Monsters and shown cards need them."""
    return not (len(words) > 1 and words[1] in ("hand", "sheet"))


KEYWORDS = (
    "seats",
    "age",
    "phase",
    "first",
    "turn",
    "token",
    "pillaged",
    "destroyed",
    "doom",
)


def read_board(g: BloodRage, facts: dict[str, Words], tokens: list[Words]) -> None:
    content = g.content
    g.destroyed = mask(content, facts.get("destroyed", []))
    g.pillaged = mask(content, facts.get("pillaged", []))
    standing = [
        p for p in range(content.province_count) if p != content.centre and not g.is_destroyed(p)
    ]
    g.doom = [PROVINCE.value(name, content) for name in facts.get("doom", [])] or standing[:3]
    g.tokens = content.outer_tokens[:]
    g.tokens.insert(content.centre, content.centre_token)
    for _, province, reward in tokens:
        g.tokens[PROVINCE.value(province, content)] = REWARD.value(reward)


def read_clan(g: BloodRage, seat: int, words: Words) -> None:
    if not words:
        raise ValueError("a clan's line needs something after its name")
    if words[0] == "hand":
        for name in words[1:]:
            g.take_into_hand(seat, take_card(g, name))
    elif words[0] == "shown":
        for name in words[1:]:
            card = find_card(g, name, g.hands[seat])
            g.show_in_hand(seat, card)
    elif words[0] == "quests":
        g.quests[seat] = [take_card(g, name) for name in words[1:]]
    elif words[0] == "sheet":
        for name in words[1:]:
            put_on_sheet(g, seat, take_card(g, name))
    elif words[0] == "at":
        put_figures(g, seat, words[1], words[2:])
    elif words[0] == "passed":
        g.passed |= bit(seat)
    else:
        for key, value in pairwise(words):
            if key == "rage":
                g.rage[seat] = int(value)
            elif key == "glory":
                g.glory[seat] = int(value)
            elif key == "stats":
                columns = [int(column) - 1 for column in value.split("/")]
                g.columns[seat * 3 : seat * 3 + 3] = columns
        unknown = set(words[::2]) - {"rage", "glory", "stats"}
        if unknown:
            raise ValueError(f"unknown {unknown} in the line of a clan")


def put_on_sheet(g: BloodRage, seat: int, card: int) -> None:
    face = g.content.cards[card]
    if face.type < WARRIOR:
        raise ValueError(f"{face.name} is no Upgrade")
    first = FIRST_SLOT[face.type]
    free = [
        slot
        for slot in range(first, first + SLOT_COUNT[face.type])
        if g.sheets[seat * SLOTS + slot] == NO_CARD
    ]
    g.place_on_sheet(seat, free[0], card)
    if face.type == MONSTER:
        g.monster_owner[face.monster - g.figure(seat, OWN_MONSTER)] = seat
        g.put(face.monster, RESERVE)


def put_figures(g: BloodRage, seat: int, where: str, names: Words) -> None:
    content = g.content
    places = {content.place_name(place): place for place in range(content.place_count)}
    places |= {"valhalla": VALHALLA, "reserve": RESERVE}
    place = places[where]
    for word in names:
        name, _, count = word.partition("*")
        for _ in range(int(count or 1)):
            if name == "warrior":
                figure = g.first_warrior(seat, RESERVE)
            else:
                owns = {content.own_name(own): own for own in range(len(content.is_ship))}
                figure = g.figure(seat, owns[name])
            if figure < 0 or g.place[figure] == OUT_OF_PLAY:
                raise ValueError(f"there is no {name} of seat {seat} in the reserve")
            g.put(figure, place)


def take_card(g: BloodRage, name: str) -> int:
    """Takes a copy of a card out of the decks: the named Age, else this one, else an earlier."""
    for age in [g.age - 1, *(a for a in range(3) if a != g.age - 1)]:
        for card in g.decks[age]:
            if name in (g.content.cards[card].name, g.content.cards[card].card_id):
                g.decks[age].remove(card)
                return card
    raise ValueError(f"there is no copy of {name!r} left for {g.seats} players")


def find_card(g: BloodRage, name: str, cards: Iterable[int]) -> int:
    for card in cards:
        if name in (g.content.cards[card].name, g.content.cards[card].card_id):
            return card
    raise ValueError(f"no {name!r} there")


def bury_the_rest(g: BloodRage) -> None:
    """Cards of Ages that have been dealt and are not named are out of the game."""
    dealt = g.age - 1 if g.phase == GODS_GIFTS else g.age
    for age in range(dealt):
        g.undealt = g.undealt + g.decks[age]
        g.decks[age] = []


def mask(content: Content, names: Words) -> int:
    return mask_of(PROVINCE.value(name, content) for name in names)


def seat_of(clans: list[str], clan: str) -> int:
    return Kind("seat", clans).value(clan)


def write_position(g: BloodRage) -> str:
    """The text of a position at the start of a turn; cards out of the game are not written."""
    content = g.content
    clans = [content.clans[clan] for clan in g.clans]
    lines = [
        f"seats {' '.join(clans)}",
        f"age {g.age}",
        f"phase {PHASE.ids()[g.phase]}",
        f"first {clans[g.first_player]}",
    ]
    if g.phase == ACTION and g.stack and isinstance(g.stack[-1], Turn):
        lines.append(f"turn {clans[g.active]}")
    for seat, clan in enumerate(clans):
        stats = "/".join(str(column + 1) for column in g.columns[seat * 3 : seat * 3 + 3])
        lines.append(f"{clan} rage {g.rage[seat]} glory {g.glory[seat]} stats {stats}")
        sheet = [card for card in g.sheets[seat * SLOTS : (seat + 1) * SLOTS] if card != NO_CARD]
        for word, cards in (
            ("hand", g.hands[seat]),
            ("shown", g.known_in_hand[seat]),
            ("sheet", sheet),
            ("quests", g.quests[seat]),
        ):
            if cards:
                names = " ".join(content.cards[card].name for card in cards)
                lines.append(f"{clan} {word} {names}")
        at: dict[int, list[str]] = {}
        for figure in g.figures_of(seat):
            if g.place[figure] != RESERVE:
                name = content.own_name(g.own_number(figure)).split("-")[0]
                at.setdefault(g.place[figure], []).append(name)
        for place, figures in at.items():
            lines.append(f"{clan} at {content.place_name(place)} {' '.join(figures)}")
        if has(g.passed, seat):
            lines.append(f"{clan} passed")
    for province, name in enumerate(content.provinces):
        lines.append(f"token {name} {REWARDS[g.tokens[province]]}")
    for word, provinces in (("pillaged", g.pillaged), ("destroyed", g.destroyed)):
        names = " ".join(n for p, n in enumerate(content.provinces) if has(provinces, p))
        if names:
            lines.append(f"{word} {names}")
    lines.append(f"doom {' '.join(content.provinces[p] for p in g.doom)}")
    return "\n".join(lines) + "\n"
