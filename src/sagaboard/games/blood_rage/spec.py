# mypyc: interpreted (the face of the game; hot code lies behind it)
"""Blood Rage as the registry finds it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

import msgspec

from sagaboard.games import SHARED
from sagaboard.games.blood_rage import declarations, kinds, loading
from sagaboard.games.blood_rage.battle import BATTLE_FIELDS, Battle
from sagaboard.games.blood_rage.bots.knowledge import BloodRageBots
from sagaboard.games.blood_rage.components import Content
from sagaboard.games.blood_rage.effects import battle_cards, upgrades
from sagaboard.games.blood_rage.invariants import violations
from sagaboard.games.blood_rage.rules import (
    action,
    age,
    battle,
    destroy,
    discard,
    end_of_game,
    gods_gifts,
    invade,
    march,
    pillage,
    quest_phase,
    ragnarok,
    release_valhalla,
    reward,
    stats,
    trigger,
    upgrade,
)
from sagaboard.games.blood_rage.rules.pauses import is_between_actions
from sagaboard.games.blood_rage.rules.setup import finish_setup, set_up
from sagaboard.games.blood_rage.saved_form import in_saved_form, in_todays_form
from sagaboard.games.blood_rage.state import FIELDS, BloodRage
from sagaboard.games.blood_rage.table.client_data import PrintedMatter, printed_matter
from sagaboard.games.blood_rage.table.view import view, views
from sagaboard.games.blood_rage.table.why_not import moves_meant, why_not
from sagaboard.games.blood_rage.table.wording import add_details, faces_needed
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.codec import Plain
from sagaboard.kernel.data_files import text_files
from sagaboard.kernel.game import advance
from sagaboard.kernel.lesson import read_lesson
from sagaboard.kernel.options import Options, messages
from sagaboard.kernel.seating import beginning_seat, seated
from sagaboard.kernel.spec import GameSpec, Standing
from sagaboard.kernel.speech import Speech
from sagaboard.kernel.text_check import check_messages

if TYPE_CHECKING:
    from rich.console import RenderableType

FRAMES = (
    age.Saga,
    gods_gifts.GodsGifts,
    gods_gifts.Draft,
    action.ActionPhase,
    action.Turn,
    invade.Invade,
    invade.MonsterArrives,
    march.March,
    upgrade.Upgrade,
    pillage.Pillage,
    pillage.CallToBattle,
    pillage.PillageAtOnce,
    battle.PlayCards,
    battle.TreatQuests,
    battle.LateCards,
    battle.Resolution,
    battle_cards.EachKeepsOne,
    reward.PillageRewards,
    trigger.ReactWithSheet,
    trigger.ReactWithBattleCards,
    destroy.Destroy,
    stats.RaiseOneStat,
    upgrades.Sacrifice,
    upgrades.MayPlaceWarrior,
    upgrades.MayKeepCards,
    upgrades.MayMoveLeader,
    upgrades.MaySave,
    upgrades.MayRetreat,
    discard.DiscardPhase,
    quest_phase.QuestPhase,
    ragnarok.RagnarokPhase,
    release_valhalla.ReleaseValhalla,
    end_of_game.EndOfGame,
)


SAVED_AS = {
    "PillageRewards": "Success",
    "ReactWithSheet": "OnSheet",
    "ReactWithBattleCards": "OnBattleCards",
}


class BloodRageSpec(GameSpec[BloodRage]):
    name = "blood-rage"
    title = "Blood Rage"
    saved_as = SAVED_AS
    rules_version = 2
    players = (2, 3, 4)
    options = declarations.OPTIONS
    verbs = kinds.VERBS
    prompts = declarations.PROMPTS
    events = kinds.EVENTS
    more_kinds = kinds.MORE_KINDS
    frames = FRAMES
    tables = ((BloodRage, FIELDS), (Battle, BATTLE_FIELDS))
    reveals = declarations.REVEALS
    balance_events = declarations.BALANCE_EVENTS
    rules_text = Path(__file__).parent / "rules.md"
    bots = BloodRageBots()
    lesson = loading.FOLDER / "lesson.toml"

    def new(
        self, players: int, options: Options, seed: str, *, pack: Path | None = None
    ) -> BloodRage:
        self.check_players(players)
        content = loading.load(pack)
        chance = Chance(seed)
        # BR-SETUP-01: each player has a different clan.
        clans = seated(content.clans, options["clans"], players, chance)
        # BR-OQ-19.
        first = beginning_seat("first_player", options["first_player"], players, chance)
        g = set_up(content, players, chance, clans, first, options["first_game"])
        g.events = []
        finish_setup(g)
        advance(g)
        return g

    def content(self, pack: Path | None) -> Content:
        return loading.load(pack)

    def content_of(self, g: BloodRage) -> Content:
        return g.content

    def content_version(self, pack: Path | None) -> str:
        return loading.load(pack).version

    # What the files beside this one do.
    view = staticmethod(view)
    views = staticmethod(views)
    why_not = staticmethod(why_not)
    moves_meant = staticmethod(moves_meant)
    is_between_actions = staticmethod(is_between_actions)

    def violations(self, g: BloodRage) -> list[str]:
        return [*super().violations(g), *violations(g)]

    def standing(self, g: BloodRage) -> Standing:
        return Standing(scores=g.glory[:], winners=end_of_game.winners(g))

    def faction(self, g: BloodRage, seat: int) -> str:
        return g.content.clans[g.clans[seat]]

    def save(self, g: BloodRage) -> Plain:
        return in_saved_form(super().save(g), g)

    def save_json(self, g: BloodRage) -> bytes:
        return msgspec.json.encode(self.save(g))

    def load(self, saved: Plain, content: object) -> BloodRage:
        game: BloodRage = super().load(in_todays_form(saved), content)
        return game

    def words(
        self, g: BloodRage, speech: Speech, kind: str, value: int, *, seat: int = -1
    ) -> dict[str, str]:
        found = super().words(g, speech, kind, value)
        add_details(found, g, speech, kind, value, seat)
        return found

    def seat_message(self, g: BloodRage, seat: int) -> str:
        return kinds.CLAN.message(g.clans[seat], g.content)

    def client_data(self, pack: Path | None) -> PrintedMatter:
        return printed_matter(loading.load(pack))

    def drawing(self, g: BloodRage, seat: int, speech: Speech) -> RenderableType:
        from sagaboard.games.blood_rage.table.terminal import drawing

        return drawing(view(g, seat), g.content, speech)

    def text_files(self, language: str, pack: Path | None) -> Sequence[Path]:
        parts = ("", ".messages", ".lesson")
        return text_files(loading.FOLDER, language, pack, parts, shared=[SHARED])

    def check_content(self, pack: Path | None) -> dict[str, int]:
        content = loading.load(pack)
        hints = [step.hint for step in read_lesson(self.lesson).step]
        needed = self.messages_needed(content) + messages(self.options) + hints
        check_messages(
            self, needed, pack, faces=faces_needed(content), rewritten=loading.rewritten(pack)
        )
        return {
            "cards": sum(len(deck) for deck in content.decks[4]),
            "faces": len(content.cards),
            "different_cards": len({card.card_id for card in content.cards}),
            "monsters": len(content.monster_cards),
            "provinces": len(content.provinces),
            "languages": len(self.languages),
        }


SPEC = BloodRageSpec()
