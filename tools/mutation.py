"""Breaks the rules on purpose, one small change at a time, and counts what the tests notice.

    python tools/mutation.py                       battles, hunts and card effects (the default)
    python tools/mutation.py PATH ... --sample 50  other modules, a random part of the mutants

A mutant is killed when a test fails or does not end. Survivors are printed with file, line and
change: each is a missing test or a change that makes no difference.
"""

from __future__ import annotations

import argparse
import ast
import compileall
import os
import random
import resource
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from queue import Queue

ROOT = Path(__file__).parent.parent
GAMES = "src/sagaboard/games"
DEFAULT = [
    *(
        f"{GAMES}/blood_rage/{name}.py"
        for name in (
            "rules/pillage",
            "rules/battle",
            "rules/reward",
            "rules/destroy",
            "rules/trigger",
            "effects/battle_cards",
            "effects/upgrades",
            "effects/quests",
        )
    ),
    *(f"{GAMES}/lords/{name}.py" for name in ("state", "trigger", "hand", "battle", "hunt")),
    *(
        f"{GAMES}/lords_of_hellas/{name}.py"
        for name in (
            "rules/battle",
            "rules/retreat",
            "rules/hunt",
            "rules/wounds",
            "effects/combat_cards",
            "effects/attacks",
            "effects/monsters",
            "effects/artifacts",
            "effects/blessings",
            "effects/heroes",
            "effects/rewards",
        )
    ),
    *(
        f"{GAMES}/lords_of_ragnarok/{name}.py"
        for name in (
            "rules/battle",
            "rules/retreat",
            "rules/losses",
            "rules/hunt",
            "rules/monster_round",
            "rules/hero_round",
            "rules/wounds",
            "rules/monument",
            "rules/trigger",
            "effects/combat_cards",
            "effects/attacks",
            "effects/monsters",
            "effects/artifacts",
            "effects/blessings",
            "effects/heroes",
            "effects/bonuses",
        )
    ),
]
NEAREST_TESTS = {
    "blood_rage": (
        "battle_cards",
        "upgrade_cards",
        "monsters",
        "quest_cards",
        "pillage",
        "call_to_battle",
        "play_cards",
        "resolution",
        "pillage_rewards",
        "rulings_battle",
        "rulings_turn",
        "rulings_faq",
        "quest_phase",
        "ragnarok",
    ),
    "lords_of_hellas": (
        "combat_cards",
        "battle",
        "hunt",
        "blessings",
        "artifacts",
        "monsters",
        "quests",
        "heroes",
    ),
    "lords_of_ragnarok": (
        "combat_cards",
        "battle",
        "hunt",
        "blessings",
        "artifacts",
        "monsters",
        "injuries",
        "heroes",
    ),
}
SHARED_BY = {"lords": ("lords_of_hellas", "lords_of_ragnarok")}
SECONDS = 120
BYTES = 1 << 30  # a mutant in an endless loop may also use up the memory

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
OPERATORS: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
}


class Mutant:
    """A change of a module, identified by its number."""

    def __init__(self, path: str, number: int, line: int, change: str) -> None:
        self.path = path
        self.number = number
        self.line = line
        self.change = change

    def source(self) -> str:
        tree = ast.parse((ROOT / self.path).read_text(encoding="utf-8"))
        _, _, apply = list(changes(tree))[self.number]
        apply()
        return ast.unparse(ast.fix_missing_locations(tree))


def mutants_of(path: str) -> Iterator[Mutant]:
    tree = ast.parse((ROOT / path).read_text(encoding="utf-8"))
    for number, (node, label, _) in enumerate(changes(tree)):
        yield Mutant(path, number, node.lineno, label)


def changes(tree: ast.AST) -> Iterator[tuple]:
    """Every possible change: its place, its description, and a function that applies it."""
    for function in ast.walk(tree):
        if not isinstance(function, ast.FunctionDef) or function.name in ("copy", "__init__"):
            continue
        for node in ast.walk(function):
            for label, apply in changes_at(node, function):
                yield node, label, apply


def changes_at(node: ast.AST, function: ast.FunctionDef) -> Iterator[tuple]:
    if isinstance(node, ast.Compare):
        for i, op in enumerate(node.ops):
            new = COMPARISONS.get(type(op))
            if new:
                text = f"{ast.unparse(node)}: {type(op).__name__} -> {new.__name__}"
                yield text, lambda n=node, i=i, new=new: n.ops.__setitem__(i, new())
    elif isinstance(node, ast.BoolOp):
        other = ast.Or if isinstance(node.op, ast.And) else ast.And
        yield f"{ast.unparse(node)}: {other.__name__}", lambda: setattr(node, "op", other())
    elif isinstance(node, (ast.BinOp, ast.AugAssign)) and type(node.op) in OPERATORS:
        new_op = OPERATORS[type(node.op)]
        if "subject" not in ast.unparse(node):
            text = f"{ast.unparse(node)}: {new_op.__name__}"
            yield text, lambda: setattr(node, "op", new_op())
    elif isinstance(node, ast.Constant) and type(node.value) is bool:
        yield f"{node.value} -> {not node.value}", lambda: setattr(node, "value", not node.value)
    elif isinstance(node, ast.Constant) and type(node.value) is int:
        yield f"{node.value} -> {node.value + 1}", lambda: setattr(node, "value", node.value + 1)
    elif isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        yield f"{ast.unparse(node)}: without not", lambda: replace(node, node.operand)
    elif (isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)) or isinstance(
        node, (ast.Continue, ast.Break, ast.AugAssign)
    ):
        yield f"{ast.unparse(node)}: removed", lambda: replace_statement(function, node)


def replace(node: ast.UnaryOp, inner: ast.expr) -> None:
    """`not x` becomes `bool(x)`-like: a double negation keeps the node in place."""
    node.operand = ast.UnaryOp(ast.Not(), inner)


def replace_statement(function: ast.FunctionDef, gone: ast.stmt) -> None:
    for node in ast.walk(function):
        for field in ("body", "orelse"):
            body = getattr(node, field, None)
            if isinstance(body, list) and gone in body:
                body[body.index(gone)] = ast.Pass()


def survives(mutant: Mutant, tree_copy: Path) -> bool:
    """Runs the nearest tests first, because they kill most mutants quickly."""
    target = tree_copy / mutant.path
    original = (ROOT / mutant.path).read_text(encoding="utf-8")
    target.write_text(mutant.source(), encoding="utf-8")
    folder = mutant.path.removeprefix(f"{GAMES}/").split("/")[0]
    games = SHARED_BY.get(folder, (folder,))
    nearest = [
        f"tests/games/{game}/test_{name}.py" for game in games for name in NEAREST_TESTS[game]
    ]
    nearest.sort(
        key=lambda path: path.removesuffix(".py").endswith(f"_{target.stem}"), reverse=True
    )
    others = [f"tests/games/{game}" for game in games]
    others += ["tests/properties/test_perft.py", "tests/golden"]
    try:
        return passes(tree_copy, nearest) and passes(tree_copy, others)
    finally:
        target.write_text(original, encoding="utf-8")


def passes(tree_copy: Path, tests: list[str]) -> bool:
    try:
        done = subprocess.run(
            [sys.executable, "-m", "pytest", "-x", "-q", "-p", "no:cacheprovider", *tests],
            cwd=ROOT,
            env={
                **os.environ,
                "PYTHONPATH": str(tree_copy / "src"),
                "PYTHONDONTWRITEBYTECODE": "1",
                "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",  # plugins load slower than the tests
            },
            capture_output=True,
            timeout=SECONDS,
            check=False,
            preexec_fn=lambda: resource.setrlimit(resource.RLIMIT_AS, (BYTES, BYTES)),
        )
    except subprocess.TimeoutExpired:
        return False
    return done.returncode == 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("paths", nargs="*", default=DEFAULT)
    parser.add_argument("--sample", type=int, help="only N mutants, drawn at random")
    parser.add_argument("--grep", help="only mutants whose change contains this text")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=2)
    args = parser.parse_args()
    mutants = [mutant for path in args.paths for mutant in mutants_of(path)]
    if args.grep:
        mutants = [mutant for mutant in mutants if args.grep in mutant.change]
    if args.sample and args.sample < len(mutants):
        mutants = random.Random(args.seed).sample(mutants, args.sample)
    with tempfile.TemporaryDirectory() as folder:
        trees: Queue[Path] = Queue()
        for worker in range(args.workers):
            tree_copy = Path(folder) / str(worker)
            shutil.copytree(ROOT / "src", tree_copy / "src")
            compileall.compile_dir(tree_copy / "src", quiet=1)
            trees.put(tree_copy)

        def judge(mutant: Mutant) -> bool:
            tree_copy = trees.get()
            try:
                return survives(mutant, tree_copy)
            finally:
                trees.put(tree_copy)

        survivors = []
        with ThreadPoolExecutor(args.workers) as pool:
            for number, (mutant, alive) in enumerate(
                zip(mutants, pool.map(judge, mutants), strict=True), start=1
            ):
                if alive:
                    survivors.append(mutant)
                    print(f"survived: {mutant.path}:{mutant.line}: {mutant.change}", flush=True)
                if number % 25 == 0:
                    print(f"{number} of {len(mutants)}", file=sys.stderr, flush=True)
    killed = len(mutants) - len(survivors)
    print(f"{killed} of {len(mutants)} mutants killed ({killed / len(mutants):.1%})")
    return 0


if __name__ == "__main__":
    sys.exit(main())
