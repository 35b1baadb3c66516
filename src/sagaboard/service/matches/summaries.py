"""What the lists of matches tell of each, without loading it: from its newest saved state."""

from __future__ import annotations

from typing import Any, Final

import msgspec

from sagaboard.kernel.errors import SagaboardError
from sagaboard.kernel.game import advance, play
from sagaboard.kernel.match import Match
from sagaboard.kernel.record import hash_of_seed
from sagaboard.kernel.registry import find
from sagaboard.kernel.spec import GameSpec
from sagaboard.service.matches.entries import is_move
from sagaboard.service.matches.match_info import bots_of, match_info, seat_infos
from sagaboard.service.matches.matches import Matches
from sagaboard.service.matches.restore_match import Unloadable, loaded_state, record_of
from sagaboard.service.problems import not_found
from sagaboard.service.protocol import MatchInfo, MyMatch
from sagaboard.service.storage.store import Loaded, Newest

PAGE: Final = 50
"""So many matches are on a page."""
MOST_KNOWN: Final = 5_000


class Standing(msgspec.Struct):
    """What only the game can tell of a match."""

    moves: int
    waiting: list[int]
    scores: list[int]
    winners: list[int]
    over: bool


class Summaries:
    """Matches that are over do not change: how they ended is remembered."""

    def __init__(self, matches: Matches) -> None:
        self._matches = matches
        self._over: dict[str, Standing] = {}

    async def page(self, device: str, after: str | None) -> tuple[list[MyMatch], str | None]:
        """The matches of a device after a match, and after which one the next page begins. Those
        that run come first; on each page those that wait for the device first."""
        held: dict[str, list[int]] = {}
        for row in await self._matches.store.held_by(device):
            held.setdefault(row.match, []).append(row.seat)
        matches = list(held)
        if after is not None:
            if after not in held:
                raise not_found(f"you hold no seat of a match {after!r}")
            matches = matches[matches.index(after) + 1 :]
        mine = []
        for match in matches[:PAGE]:
            info, problem = await self._info(match)
            for seat in held[match]:
                my_turn = any(it.seat == seat and it.waiting for it in info.seats)
                mine.append(MyMatch(info, seat, my_turn, problem))
        mine.sort(key=lambda m: (bool(m.problem), m.match.over, not m.my_turn, -m.match.created))
        return mine, matches[PAGE - 1] if len(matches) > PAGE else None

    async def _info(self, match: str) -> tuple[MatchInfo, str]:
        """And why the match cannot be opened, empty if it can."""
        table = self._matches.tables.get(match)
        if table is not None:
            return table.publisher.info(), ""
        newest = await self._matches.store.newest(match)
        if newest is None:
            raise not_found(f"there is no match {match!r}")
        try:
            return info_of(newest, self._standing(newest)), ""
        except SagaboardError as problem:
            loaded = await self._matches.store.load(match)
            assert loaded is not None
            unloadable = Unloadable(loaded, str(problem))
            return unloadable.info(), unloadable.reason

    def _standing(self, newest: Newest) -> Standing:
        match = newest.match.id
        known = self._over.get(match)
        if known is None:
            known = standing_of(find(newest.match.game), newest)
            if known.over:
                if len(self._over) >= MOST_KNOWN:
                    self._over.clear()
                self._over[match] = known
        return known


def standing_of(spec: GameSpec[Any], newest: Newest) -> Standing:
    """Moves that today's rules do not allow are left out, as when the match is loaded."""
    loaded = Loaded(newest.match, newest.seats, [], newest.snapshot)
    match = Match(spec, record_of(spec, loaded))
    game, moves = match.game, 0
    if newest.snapshot is not None:
        game, moves = loaded_state(spec, match, newest.snapshot), newest.snapshot.index
        advance(game)
    game.events = None
    for entry in newest.entries:
        if is_move(entry):
            try:
                play(game, entry.seat, match.vocabulary.parse(entry.text))
            except SagaboardError:
                break
            moves += 1
    standing = spec.standing(game)
    return Standing(
        moves=moves,
        waiting=game.waiting_for(),
        scores=standing.scores,
        winners=standing.winners if game.is_over else [],
        over=game.is_over,
    )


def info_of(newest: Newest, standing: Standing) -> MatchInfo:
    """Nobody has it in memory here, so nobody is present but bots."""
    stored = newest.match
    return match_info(
        stored,
        seat_infos(newest.seats, present=bots_of(newest.seats), waiting=standing.waiting),
        seq=newest.seq,
        moves=standing.moves,
        over=standing.over,
        seed_hash=hash_of_seed(stored.seed),
        seed=stored.seed if standing.over else None,
        scores=standing.scores,
        winners=standing.winners,
    )
