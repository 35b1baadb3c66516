# mypyc: interpreted (the face of the game; hot code lies behind it)
"""Lords of Hellas as the registry finds it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from sagaboard.games import SHARED
from sagaboard.games.lords import LORDS
from sagaboard.games.lords.components import NONE
from sagaboard.games.lords.hand import DiscardDownTo
from sagaboard.games.lords.spec import SAVED_AS, LordsSpec
from sagaboard.games.lords.trigger import ReactWithOwned, RunText
from sagaboard.games.lords_of_hellas import declarations, kinds, loading
from sagaboard.games.lords_of_hellas.battle import BATTLE_FIELDS, Battle
from sagaboard.games.lords_of_hellas.bots.knowledge import LordsOfHellasBots
from sagaboard.games.lords_of_hellas.components import Content
from sagaboard.games.lords_of_hellas.effects import artifacts as artifact_effects
from sagaboard.games.lords_of_hellas.effects import blessings as blessing_effects
from sagaboard.games.lords_of_hellas.effects import heroes, monsters, rewards
from sagaboard.games.lords_of_hellas.hunt import HUNT_FIELDS, Hunt
from sagaboard.games.lords_of_hellas.invariants import violations
from sagaboard.games.lords_of_hellas.rules import (
    artifacts,
    attributes,
    battle,
    battles,
    before_battle,
    blessings,
    bring,
    control,
    event_phase,
    expedition,
    hero_movement,
    hoplite_movement,
    hunt,
    losses,
    monster_phase,
    monument,
    prepare,
    quests,
    recruit,
    retreat,
    start,
    turn,
    use_artifacts,
    usurp,
    wounds,
)
from sagaboard.games.lords_of_hellas.rules.pauses import is_between_actions, is_between_turns
from sagaboard.games.lords_of_hellas.rules.setup import finish_setup, set_up
from sagaboard.games.lords_of_hellas.state import FIELDS, LordsOfHellas
from sagaboard.games.lords_of_hellas.table.client_data import PrintedMatter, printed_matter
from sagaboard.games.lords_of_hellas.table.view import view, views
from sagaboard.games.lords_of_hellas.table.why_not import on_turn, why_not
from sagaboard.games.lords_of_hellas.table.wording import (
    add_figures,
    faces_needed,
    player_message,
    slot_name,
)
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.data_files import text_files
from sagaboard.kernel.game import advance
from sagaboard.kernel.options import Options, messages
from sagaboard.kernel.seating import beginning_seat, seated
from sagaboard.kernel.speech import Speech
from sagaboard.kernel.text_check import check_messages

if TYPE_CHECKING:
    from rich.console import RenderableType

FRAMES = (
    start.HeroSelection,
    turn.Turns,
    turn.Turn,
    turn.CountDown,
    use_artifacts.UseArtifacts,
    hero_movement.AfterHeroMovement,
    quests.MayStart,
    quests.Complete,
    hoplite_movement.HopliteMovement,
    expedition.Expedition,
    expedition.AfterMarch,
    control.Arrival,
    recruit.Recruiting,
    prepare.Prepare,
    usurp.Usurp,
    monument.BuildMonument,
    monument.ChooseMonument,
    monster_phase.MonsterPhase,
    event_phase.EventPhase,
    hunt.ChooseHunt,
    hunt.BeginHunt,
    hunt.Hunting,
    hunt.Preparation,
    hunt.HeroAttack,
    hunt.Defence,
    hunt.ClaimReward,
    wounds.ChooseWound,
    battles.Battles,
    battle.Fight,
    before_battle.BeforeBattle,
    battle.PlayCards,
    battle.Strengthen,
    battle.OneMoreCard,
    battle.BeforeLosses,
    bring.BringHoplites,
    losses.MaySave,
    losses.SaveHoplites,
    losses.KillHere,
    retreat.Retreat,
    artifacts.ChooseArtifact,
    blessings.Draft,
    blessings.WhenTaken,
    attributes.Injure,
    attributes.Heal,
    attributes.LowerOne,
    attributes.RaiseTo,
    attributes.RaiseDifferent,
    DiscardDownTo,
    ReactWithOwned,
    RunText,
    artifact_effects.ExchangeCards,
    artifact_effects.ChangeLosses,
    artifact_effects.ClearUsedAction,
    artifact_effects.LeadMonster,
    artifact_effects.WoundOrInjure,
    artifact_effects.ChooseCombatCard,
    artifact_effects.PlaceHero,
    blessing_effects.KillAtHero,
    blessing_effects.Shoot,
    blessing_effects.Banish,
    heroes.GiveGlory,
    monsters.PutMonster,
    rewards.TakeFreeGlory,
    rewards.PowerToDraw,
)

HELLAS_SAVED_AS = {
    **SAVED_AS,
    "BringHoplites": "Bring",
    "BringHoplites.is_repeated": "again",
    "HopliteMovement.cities_entered": "settled",
    "Prepare.was_controlled": "own",
}


class LordsOfHellasSpec(LordsSpec[LordsOfHellas]):
    name = "lords-of-hellas"
    title = "Lords of Hellas"
    rules_version = 2
    victories = kinds.VICTORIES
    options = declarations.OPTIONS
    verbs = kinds.VERBS
    prompts = declarations.PROMPTS
    events = kinds.EVENTS
    more_kinds = kinds.MORE_KINDS
    frames = FRAMES
    saved_as = HELLAS_SAVED_AS
    tables = ((LordsOfHellas, FIELDS), (Battle, BATTLE_FIELDS), (Hunt, HUNT_FIELDS))
    reveals = declarations.REVEALS
    balance_events = declarations.BALANCE_EVENTS
    rules_text = Path(__file__).parent / "rules.md"
    bots = LordsOfHellasBots()
    lookahead_budget = declarations.LOOKAHEAD_BUDGET

    def new(
        self, players: int, options: Options, seed: str, *, pack: Path | None = None
    ) -> LordsOfHellas:
        self.check_players(players)
        content = loading.load(pack)
        chance = Chance(seed)
        # LOH-COMP-02, LOH-START-03: army boards differ only in looks, so they are dealt.
        armies = seated(content.armies, options["armies"], players, chance)
        # LOH-START-02.
        first = beginning_seat("starting_player", options["starting_player"], players, chance)
        g = set_up(content, players, chance, armies, first)
        g.events = []
        finish_setup(g)
        advance(g)
        return g

    def content(self, pack: Path | None) -> Content:
        return loading.load(pack)

    def content_of(self, g: LordsOfHellas) -> Content:
        return g.content

    def content_version(self, pack: Path | None) -> str:
        return loading.load(pack).version

    # What the files beside this one do.
    view = staticmethod(view)
    views = staticmethod(views)
    why_not = staticmethod(why_not)

    def moves_meant(
        self, g: LordsOfHellas, seat: int, kind: str, value: int, verb: int | None
    ) -> Sequence[int]:
        question = g.question_for(seat)
        if verb is None and question is not None and question.prompt == "turn":
            return on_turn(g, seat, kind, value)
        return super().moves_meant(g, seat, kind, value, verb)

    is_between_actions = staticmethod(is_between_actions)
    is_between_turns = staticmethod(is_between_turns)

    def violations(self, g: LordsOfHellas) -> list[str]:
        return [*super().violations(g), *violations(g)]

    def faction(self, g: LordsOfHellas, seat: int) -> str:
        """The hero; armies differ only in looks (LOH-COMP-02)."""
        hero = g.heroes[seat]
        return g.content.heroes[hero].name if hero != NONE else ""

    def words(
        self, g: LordsOfHellas, speech: Speech, kind: str, value: int, *, seat: int = -1
    ) -> dict[str, str]:
        if kind == kinds.SLOT.name:
            return {"": slot_name(g, speech, value)}
        if kind == kinds.SEAT.name:
            return kinds.SEAT.words(speech, player_message(g, value))
        found = super().words(g, speech, kind, value)
        add_figures(found, g, speech, kind, value)
        return found

    def seat_message(self, g: LordsOfHellas, seat: int) -> str:
        """The same during the whole match, so not the hero."""
        return kinds.ARMY.message(g.armies[seat], g.content)

    def client_data(self, pack: Path | None) -> PrintedMatter:
        return printed_matter(loading.load(pack))

    def drawing(self, g: LordsOfHellas, seat: int, speech: Speech) -> RenderableType:
        from sagaboard.games.lords_of_hellas.table.terminal import drawing

        return drawing(view(g, seat), g.content, speech)

    def text_files(self, language: str, pack: Path | None) -> Sequence[Path]:
        return text_files(loading.FOLDER, language, pack, shared=[SHARED, LORDS])

    def check_content(self, pack: Path | None) -> dict[str, int]:
        content = loading.load(pack)
        needed = self.messages_needed(content) + messages(self.options)
        check_messages(
            self, needed, pack, faces=faces_needed(content), rewritten=loading.rewritten(pack)
        )
        return {
            "regions": len(content.regions),
            "heroes": len(content.heroes),
            "monsters": len(content.monsters),
            "combat_cards": sum(card.count for card in content.combat),
            "attack_cards": sum(card.count for card in content.attacks),
            "event_cards": len(content.events),
            "artifacts": len(content.artifacts),
            "blessings": len(content.blessings),
            "temple_cards": len(content.temple_cards),
            "languages": len(self.languages),
        }


SPEC = LordsOfHellasSpec()
