"""Chapter 4: setup."""

from __future__ import annotations

import pytest

from sagaboard.games.lords_of_hellas.components import NEUTRAL
from sagaboard.games.lords_of_hellas.loading import load
from sagaboard.games.lords_of_hellas.rules.setup import open_events, set_up
from sagaboard.games.lords_of_hellas.state import LordsOfHellas
from sagaboard.kernel.chance import Chance
from tests.games.lords_of_hellas.scenario import Scenario, new_game

CONTENT = load()


def with_events(*names: str) -> LordsOfHellas:
    """A game whose event deck has these cards on top, before the initial events."""
    g = set_up(CONTENT, 4, Chance("events"), [0, 1, 2, 3], 0)
    cards = [event.name for event in CONTENT.events]
    for name in reversed(names):
        g.event_deck.remove(cards.index(name))
        g.event_deck.append(cards.index(name))
    return g


@pytest.mark.rule("LOH-SETUP-01", "LOH-SETUP-02", "LOH-ARTF-06", "LOH-MAP-06")
def test_each_monument_starts_at_level_one_with_its_artifact_under_it() -> None:
    g = new_game()
    assert g.monuments == [1, 1, 1]
    where = {m.name: CONTENT.regions[m.region] for m in CONTENT.monuments}
    assert where == {"zeus": "thessaly", "athena": "attica", "hermes": "acarnania"}
    assert all(g.artifacts_of(seat) == [] for seat in range(4))


@pytest.mark.rule("LOH-SETUP-03", "LOH-SETUP-05", "LOH-INFO-03")
def test_decks_are_shuffled() -> None:
    orders = {tuple(new_game(4, str(seed)).combat_deck) for seed in range(5)}
    assert len(orders) == 5
    assert len({tuple(new_game(4, str(seed)).blessing_deck) for seed in range(5)}) == 5
    assert len({tuple(new_game(4, str(seed)).event_deck) for seed in range(5)}) == 5


@pytest.mark.rule("LOH-SETUP-04")
def test_only_neutral_artifacts_are_in_the_deck() -> None:
    g = new_game()
    assert len(g.artifact_deck) == 10
    assert all(CONTENT.artifacts[a].kind == NEUTRAL for a in g.artifact_deck)


@pytest.mark.rule("LOH-SETUP-07", "LOH-MAP-07")
def test_one_temple_card_is_drawn() -> None:
    drawn = {new_game(4, str(seed)).temple_card for seed in range(40)}
    assert drawn == {0, 1, 2, 3, 4}


@pytest.mark.rule("LOH-SETUP-08", "LOH-SETUP-09", "LOH-SETUP-10", "LOH-LIMIT-02")
@pytest.mark.parametrize(("players", "temples"), [(2, 6), (3, 6), (4, 8)])
def test_temples_by_number_of_players_and_the_oracle_besides(players: int, temples: int) -> None:
    armies = ["tyrian", "aegean", "marble", "obsidian"][:players]
    shrines = ["epirus", "chalkidiki", "aetolia", "attica", "corinthia", "elis", "messenia"]
    table = Scenario(f"""
        seats {" ".join(armies)}
        turn tyrian
        tyrian controls epirus phocis
        taken {temples}
    """)
    assert table.offers("tyrian", "temple") == []
    assert table.offers("tyrian", "oracle") == ["oracle"]
    assert table.why_not("tyrian", "temple epirus") == "LOH-TEMPLE-07"
    left = Scenario(f"""
        seats {" ".join(armies)}
        turn tyrian
        tyrian controls epirus phocis
        taken {temples - 1}
    """)
    assert left.offers("tyrian", "temple") == ["temple epirus"]
    assert len(shrines) + 1 == 8


@pytest.mark.rule(
    "LOH-SETUP-11",
    "LOH-SETUP-12",
    "LOH-SETUP-13",
    "LOH-SETUP-14",
    "LOH-SETUP-15",
    "LOH-SETUP-16",
    "LOH-EX-01",
)
def test_the_rulebooks_run_of_initial_events() -> None:
    """LOH-OQ-50: no quest lies in Arcadia, so another one takes its place."""
    drawn = ("amazon_queen", "hydra_2", "cerberus_1", "stymphalian_birds", "saving_prometheus")
    g = with_events(*drawn, "golden_fleece", "hydra_1", "minotaur_2")
    open_events(g)
    table = Scenario(g)
    assert table.quests() == ["amazon_queen", "stymphalian_birds", "saving_prometheus"]
    assert table.monster_at("hydra") == "chalkidiki"
    assert table.monster_at("cerberus") == "epirus"
    assert table.monster_at("minotaur") == "boeotia"
    assert sum(where >= 0 for where in g.monster_at) == 3
    assert len(g.event_deck) == 20
    assert g.event_discard == []
    assert g.evolved == [0] * 7


@pytest.mark.rule("LOH-SETUP-17", "LOH-EX-02")
def test_a_quest_and_monsters_may_share_a_region() -> None:
    g = with_events("amazon_queen", "hydra_2", "cyclops_1", "golden_fleece", "cerberus_1")
    open_events(g)
    table = Scenario(g)
    assert table.monster_at("hydra") == "chalkidiki"
    assert g.quest_slot_at(table.region("chalkidiki")) == 0
    assert table.monster_at("cyclops") == "acarnania"
    assert g.quest_slot_at(table.region("acarnania")) == 1


@pytest.mark.rule("LOH-OQ-50")
def test_quest_regions_are_data() -> None:
    regions = {e.name: CONTENT.regions[e.region] for e in CONTENT.events if e.is_quest}
    assert "arcadia" not in regions.values()
    assert len(set(regions.values())) == 9
