# mypyc: interpreted - the search itself is in search.py
"""The search bot, which searches in one process or in several."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import perf_counter
from typing import Any

from sagaboard.bots.bot import Bot, Outlook
from sagaboard.bots.dice import Dice
from sagaboard.bots.judge import Judge
from sagaboard.bots.levels import Level
from sagaboard.bots.opinion import Opinion
from sagaboard.bots.processes import search_in_processes
from sagaboard.bots.search import Search
from sagaboard.bots.weights import read_network, read_priors, read_trained
from sagaboard.kernel.chance import Chance
from sagaboard.kernel.spec import GameSpec


class SearchBot(Bot):
    def __init__(
        self,
        level: Level,
        seed: str,
        *,
        clock: Callable[[], float] = perf_counter,
        judge: Judge | None = None,
        weights: Path | None = None,
    ) -> None:
        """By default, judge and priors come from the weights file of the game."""
        self._level = level
        self._judge = judge
        self._weights = weights
        self._chance = Chance(seed)
        self._dice = Dice(seed)
        self._clock = clock

    def decide(self, outlook: Outlook) -> int:
        moves = outlook.question.moves
        if len(moves) == 1:
            return moves[0]
        findings = self.consider(outlook).findings
        if not self._level.samples_moves:
            return findings[0].move
        visits = self._dice.below(sum(found.visits for found in findings))
        for found in findings:
            if visits < found.visits:
                return found.move
            visits -= found.visits
        raise AssertionError("no move was tried")

    def consider(self, outlook: Outlook) -> Opinion:
        """The moves with their visits and chances."""
        seed = self._chance.split().seed
        if self._level.processes == 1:
            return self._search(outlook, seed)
        return search_in_processes(
            lambda number: self._search(outlook, f"{seed}/{number}"), self._level.processes
        )

    def _search(self, outlook: Outlook, seed: str) -> Opinion:
        level = self._level
        judge = self._judge or judge_of(outlook.spec, uses_network=level.uses_network)
        rollout_moves = level.rollout_moves
        if level.uses_network and judge.network is not None:
            rollout_moves = judge.network.rollout_moves
        search = Search(
            outlook.spec,
            judge,
            outlook.redeal,
            outlook.seat,
            seed,
            level.lookahead_deals,
            level.lookahead_depth,
            level.lookahead_budget or outlook.spec.bots.lookahead_budget,
            level.beam_width,
            rollout_moves,
            read_priors(self._weights or outlook.spec.bots.weights),
        )
        search.run(level.iterations_in(outlook.spec), level.seconds, self._clock)
        return search.opinion()


def judge_of(spec: GameSpec[Any], *, uses_network: bool = True) -> Judge:
    """The trained evaluation of the game, with its network or without."""
    network = read_network(spec.bots.weights) if uses_network else None
    return Judge(spec, read_trained(spec.bots.weights).weights, network)
