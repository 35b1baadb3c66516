# mypyc: interpreted - the face of the game; hot code lies behind it
"""Lords of Ragnarok as the registry finds it."""

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
from sagaboard.games.lords_of_ragnarok import declarations, kinds, loading
from sagaboard.games.lords_of_ragnarok.battle import BATTLE_FIELDS, Battle
from sagaboard.games.lords_of_ragnarok.bots.knowledge import LordsOfRagnarokBots
from sagaboard.games.lords_of_ragnarok.components import Content
from sagaboard.games.lords_of_ragnarok.effects import (
    artifacts,
    attacks,
    bonuses,
    combat_cards,
    monsters,
)
from sagaboard.games.lords_of_ragnarok.effects import blessings as blessing_effects
from sagaboard.games.lords_of_ragnarok.hunt import HUNT_FIELDS, Hunt
from sagaboard.games.lords_of_ragnarok.invariants import violations
from sagaboard.games.lords_of_ragnarok.options import BOOKS, BY_BOOK, OPTION_VALUES
from sagaboard.games.lords_of_ragnarok.rules import (
    armies,
    attributes,
    battle,
    blessings,
    event_card,
    hand,
    hero_round,
    hero_step,
    hunt,
    limits,
    losses,
    maneuvers,
    mobilize,
    monster_round,
    monsters_action,
    monument,
    movement,
    prayer,
    prepare,
    realms,
    retreat,
    rune_action,
    runes,
    special_action,
    start,
    step_end,
    temple,
    trigger,
    turn,
    usurp,
    wounds,
)
from sagaboard.games.lords_of_ragnarok.rules import monsters as activation
from sagaboard.games.lords_of_ragnarok.rules.pauses import is_between_actions
from sagaboard.games.lords_of_ragnarok.rules.setup import finish_setup, set_up
from sagaboard.games.lords_of_ragnarok.state import FIELDS, LordsOfRagnarok
from sagaboard.games.lords_of_ragnarok.table.client_data import PrintedMatter, printed_matter
from sagaboard.games.lords_of_ragnarok.table.view import view, views
from sagaboard.games.lords_of_ragnarok.table.why_not import (
    is_middle_of_wheel,
    meant_in_another_step,
    moves_meant_there,
    why_not,
)
from sagaboard.games.lords_of_ragnarok.table.wording import (
    add_figures,
    faces_needed,
    words_of_position,
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
    step_end.EndOfStep,
    prayer.Prayer,
    hero_step.HeroStep,
    movement.MoveHero,
    movement.MoveDrakkar,
    movement.PlaceHero,
    rune_action.RuneStep,
    rune_action.RuneAction,
    rune_action.CardAction,
    rune_action.ActivateMonster,
    rune_action.RaiseLowest,
    runes.GainRunes,
    runes.DropRunes,
    runes.PayRunes,
    realms.ChooseAlliance,
    maneuvers.Maneuvers,
    maneuvers.ActivateArmy,
    armies.Recruiting,
    armies.StrengthenArmies,
    special_action.SpecialAction,
    special_action.RealmBonuses,
    mobilize.Mobilize,
    prepare.Prepare,
    temple.BuildTemple,
    blessings.Draft,
    monsters_action.MonstersAction,
    usurp.Usurp,
    monument.BuildMonument,
    monument.RefillForges,
    event_card.EventCard,
    activation.Activation,
    activation.Trample,
    activation.MoveRing,
    hunt.Hunting,
    monster_round.MonsterRound,
    monster_round.Defence,
    hero_round.HeroRound,
    wounds.ChooseWound,
    battle.Fight,
    battle.PlayCards,
    losses.MonsterWeakens,
    losses.AssignLosses,
    retreat.Retreat,
    attributes.Injure,
    attributes.Heal,
    DiscardDownTo,
    hand.KeepLimit,
    limits.KeepLimits,
    ReactWithOwned,
    trigger.MayUse,
    RunText,
    artifacts.PlaceDrakkarOrMoveHero,
    artifacts.ControlMonsterNearby,
    attacks.WeakenHuntersArmy,
    attacks.RemoveWound,
    blessing_effects.WoundMonsterHere,
    bonuses.PlaceArmy,
    combat_cards.RemoveAttack,
    combat_cards.WeakenInBattle,
    combat_cards.RuneForValue,
    monsters.WeakenArmy,
    monsters.DriveOut,
    monsters.MoveAnyDrakkar,
    monsters.Devour,
    monsters.StrikeRegion,
    monsters.PlaceBoss,
    monsters.Steal,
)


class LordsOfRagnarokSpec(LordsSpec[LordsOfRagnarok]):
    name = "lords-of-ragnarok"
    title = "Lords of Ragnarok"
    rules_version = 2
    victories = kinds.VICTORIES
    options = declarations.OPTIONS
    verbs = kinds.VERBS
    prompts = declarations.PROMPTS
    events = kinds.EVENTS
    more_kinds = kinds.MORE_KINDS
    frames = FRAMES
    saved_as = SAVED_AS
    tables = ((LordsOfRagnarok, FIELDS), (Battle, BATTLE_FIELDS), (Hunt, HUNT_FIELDS))
    reveals = declarations.REVEALS
    balance_events = declarations.BALANCE_EVENTS
    rules_text = Path(__file__).parent / "rules.md"
    bots = LordsOfRagnarokBots()

    def new(
        self, players: int, options: Options, seed: str, *, pack: Path | None = None
    ) -> LordsOfRagnarok:
        self.check_players(players)
        content = loading.load(pack)
        chance = Chance(seed)
        # LOR-SETUP-23: the sets of pieces differ in colour only.
        colours = seated(content.colours, options["colours"], players, chance)
        # LOR-SEL-01.
        first = beginning_seat("starting_player", options["starting_player"], players, chance)
        g = set_up(content, players, chance, chosen_options(options), colours, first)
        g.events = []
        finish_setup(g)
        advance(g)
        return g

    def content(self, pack: Path | None) -> Content:
        return loading.load(pack)

    def content_of(self, g: LordsOfRagnarok) -> Content:
        return g.content

    def content_version(self, pack: Path | None) -> str:
        return loading.load(pack).version

    # What the files beside this one do.
    view = staticmethod(view)
    views = staticmethod(views)
    why_not = staticmethod(why_not)

    def moves_meant(
        self, g: LordsOfRagnarok, seat: int, kind: str, value: int, verb: int | None
    ) -> Sequence[int]:
        if is_middle_of_wheel(kind, value):
            return moves_meant_there(g)
        usual = super().moves_meant(g, seat, kind, value, verb)
        return usual or meant_in_another_step(g, seat, kind, value)

    is_between_actions = staticmethod(is_between_actions)

    def violations(self, g: LordsOfRagnarok) -> list[str]:
        return [*super().violations(g), *violations(g)]

    def faction(self, g: LordsOfRagnarok, seat: int) -> str:
        """The hero; the sets of pieces differ only in looks (LOR-SETUP-23)."""
        hero = g.heroes[seat]
        return g.content.heroes[hero].name if hero != NONE else ""

    def words(
        self, g: LordsOfRagnarok, speech: Speech, kind: str, value: int, *, seat: int = -1
    ) -> dict[str, str]:
        found = words_of_position(g, speech, kind, value)
        if found is None:
            found = super().words(g, speech, kind, value)
            add_figures(found, g.content, speech, kind, value)
        return found

    def seat_message(self, g: LordsOfRagnarok, seat: int) -> str:
        return kinds.COLOUR.message(g.colours[seat], g.content)

    def client_data(self, pack: Path | None) -> PrintedMatter:
        return printed_matter(loading.load(pack))

    def drawing(self, g: LordsOfRagnarok, seat: int, speech: Speech) -> RenderableType:
        from sagaboard.games.lords_of_ragnarok.table.terminal import drawing

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
            "realms": len(content.realms),
            "heroes": len(content.heroes),
            "origins": len(content.origins),
            "monsters": len(content.monsters),
            "combat_cards": sum(card.count for card in content.combat),
            "attack_cards": sum(card.count for card in content.attacks),
            "event_cards": len(content.events),
            "omens": len(content.omens),
            "artifacts": len(content.artifacts),
            "blessings": len(content.blessings),
            "temple_tracks": len(content.temple_tracks),
            "languages": len(self.languages),
        }


def chosen_options(options: Options) -> list[int]:
    """LOR-OPT-16: what a match does not settle for itself follows its book."""
    book = BOOKS[options["book"]]
    chosen = []
    for number, (name, values) in enumerate(OPTION_VALUES):
        value = options[name]
        chosen.append(book[number] if value == BY_BOOK else values.index(value))
    return chosen


SPEC = LordsOfRagnarokSpec()
