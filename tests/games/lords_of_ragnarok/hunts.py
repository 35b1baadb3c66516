"""Hunts in the middle, for the tests of hunts and of the cards played in them.

Green hunts in region 7; red and blue are the others, so blue, on the right, plays the monster.
"""

from __future__ import annotations

from tests.games.lords_of_ragnarok.scenario import Scenario


def hunt(
    position: str = "",
    *,
    hand: str = "",
    monster: str = "draugr",
    wounds: str = "",
    levels: str = "2/2/2",
    injured: str = "",
    hero: str = "lagertha",
    deck: str = "shield shield shield shield_wall shield_wall",
    options: str = "",
    seats: str = "green red blue",
) -> Scenario:
    """Green has begun a hunt; the monster player chooses an attack card."""
    lines = [
        f"seats {seats}",
        f"options {options}",
        "turn green special_action",
        f"green hero {hero} 7 levels {levels} {'injured ' + injured if injured else ''}",
        f"green hand {hand}",
        f"monster {monster} 7 {'wounds ' + wounds if wounds else ''}",
        position,
        f"deck combat {deck}",
    ]
    if monster == "loki":
        lines[5] = "loki 7\ngreen tokens 2"
    table = Scenario("\n".join(lines))
    return table.plays("green special monsters", f"green hunt {monster}")


def attack(table: Scenario, card: str, *, defence: str = "") -> Scenario:
    """The monster player attacks with a card; the hunter defends with these cards."""
    player = table.players[table.g.hunt.monster_player]
    h = table.g.hunt
    other = next(name for name in attack_names(table, h.deck + h.hand) if name != card)
    table.deals_attacks(card, other).plays(f"{player} attack {card}")
    if table.asked() == {"green": "defend"}:
        table.plays(*(f"green defend {name}" for name in defence.split()), "green done")
    return table


def hero_round(position: str = "", *, attacked: str = "thick_hide", **facts: str) -> Scenario:
    """The first monster round is over; without own markers Knitting Flesh does nothing."""
    return attack(hunt(position, **facts), attacked)


def attack_names(table: Scenario, cards: list[int]) -> list[str]:
    return [table.g.content.attacks[card].name for card in cards]
