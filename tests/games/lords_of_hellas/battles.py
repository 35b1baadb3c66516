"""Two players at peace, and a battle about Locris that the first of them begins."""

from __future__ import annotations

from tests.games.lords_of_hellas.scenario import Scenario

BASE = """
    seats tyrian aegean
    turn tyrian
    tyrian hero achilles epirus levels 1/1/1
    aegean hero heracles crete levels 1/1/1
"""
BATTLE = (
    BASE
    + """
    tyrian hoplites thessaly*{}
    tyrian controls thessaly
    aegean hoplites locris*{}
    aegean controls locris
"""
)


def battle(attackers: int, defenders: int, more: str) -> Scenario:
    table = Scenario(BATTLE.format(attackers, defenders) + more)
    return table.plays("tyrian march thessaly", f"tyrian send {attackers}", "tyrian to locris")
