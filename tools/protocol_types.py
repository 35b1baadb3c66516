"""Writes the TypeScript types of the service's messages and of each game's view.

`--check` writes nothing and fails when the files differ from what would be written.
"""

from __future__ import annotations

import argparse
import importlib
import inspect
import sys
import typing
from pathlib import Path
from types import ModuleType, NoneType, UnionType
from typing import Any, Literal

import msgspec

from sagaboard.arena import analysis
from sagaboard.kernel.registry import find, names
from sagaboard.kernel.spec import View
from sagaboard.service import protocol

ROOT = Path(__file__).parents[1]
WEB = ROOT / "web" / "src"
HEAD = "// Made by tools/protocol_types.py from {source}; do not edit.\n\n"
PLAIN = {str: "string", int: "number", float: "number", bool: "boolean", NoneType: "null"}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true")
    check = parser.parse_args().check
    # The example is not installed.
    sys.path.insert(0, str(ROOT / "examples" / "nine_stones"))
    stale = [path for path, text in files().items() if not keep(path, text, check=check)]
    for path in stale:
        print(f"{path} differs from the Python structs; run `make protocol`", file=sys.stderr)
    return 1 if stale else 0


def keep(path: Path, text: str, *, check: bool) -> bool:
    if check:
        return path.exists() and path.read_text(encoding="utf-8") == text
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")
    return True


def files() -> dict[Path, str]:
    found = {WEB / "protocol.ts": written([protocol, analysis])}
    for name in names():
        modules = [sys.modules[shape.__module__] for shape in (view_of(name), client_data_of(name))]
        folder = WEB / "games" / name.replace("-", "_")
        if folder.exists():
            found[folder / "types.ts"] = written(modules)
    example = importlib.import_module("nine_stones.spec")
    found[WEB / "games" / "nine_stones" / "types.ts"] = written([example])
    return found


def view_of(game: str) -> type:
    shape = typing.get_type_hints(type(find(game)).view)["return"]
    assert issubclass(shape, View)
    return typing.cast(type, shape)


def client_data_of(game: str) -> type:
    return typing.cast(type, typing.get_type_hints(type(find(game)).client_data)["return"])


def written(modules: list[ModuleType]) -> str:
    parts = [HEAD.format(source=" and ".join(m.__name__ for m in modules))]
    for module in modules:
        for name, value in vars(module).items():
            if is_struct(value) and value.__module__ == module.__name__:
                parts.append(interface(name, value))
            elif isinstance(value, UnionType) and not name.startswith("_"):
                parts.append(f"export type {name} = {typed(value)}\n")
    return "\n".join(parts)


def is_struct(value: object) -> bool:
    return inspect.isclass(value) and issubclass(value, msgspec.Struct)


def interface(name: str, struct: type[msgspec.Struct]) -> str:
    lines = [f"export interface {name} {{"]
    config = struct.__struct_config__
    if config.tag is not None:
        lines.append(f"  {config.tag_field}: '{config.tag}'")
    hints = typing.get_type_hints(struct)
    for field in msgspec.structs.fields(struct):
        may_lack = not field.required and (config.omit_defaults or config.forbid_unknown_fields)
        lines.append(f"  {field.encode_name}{'?' if may_lack else ''}: {typed(hints[field.name])}")
    return "\n".join([*lines, "}", ""])


def typed(kind: Any) -> str:
    origin = typing.get_origin(kind)
    parts = typing.get_args(kind)
    if kind is Any:
        return "unknown"
    if kind in PLAIN:
        return PLAIN[kind]
    if origin is Literal:
        return " | ".join(f"'{part}'" for part in parts)
    if origin is list:
        inner = typed(parts[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is dict:
        return f"Record<string, {typed(parts[1])}>"
    if isinstance(kind, UnionType) or origin is typing.Union:
        return " | ".join(typed(part) for part in parts)
    if is_struct(kind):
        return str(kind.__name__)
    raise TypeError(f"no TypeScript for {kind}")


if __name__ == "__main__":
    sys.exit(main())
