# mypyc: interpreted (reads constructor signatures; runs when a state is stored, not while playing)
"""Saves a state as plain data and loads it.

States have tables of their fields; the constructor of anything else takes every field in order.
"""

from __future__ import annotations

import inspect
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

import msgspec

from sagaboard.kernel.errors import BadRecord
from sagaboard.kernel.field import Field, Shared
from sagaboard.kernel.game import Game

Plain = int | bool | str | list["Plain"] | dict[str, "Plain"]


class Codec:
    """Knows the classes that a game's state is made of. What is in `shared` is not saved.

    A field that a later version adds is `later` in its table or has a default in the constructor:
    states of earlier versions do not know it. While it has that value it is not saved either.

    A class or a field that was renamed keeps its first name in saved states: `saved_as` tells it.
    A field of a frame stands there as `Frame.field`; fields of tables have their own `saved_as`.
    """

    def __init__(
        self,
        kinds: Iterable[type],
        shared: Iterable[str] = (),
        tables: Iterable[tuple[type, Sequence[Field]]] = (),
        saved_as: Mapping[str, str] | None = None,
    ) -> None:
        self._tables = {made.__name__: (made, fields) for made, fields in tables}
        self._saved_as = saved_as or {}
        self._kinds = {self._name_of(kind): kind for kind in kinds}
        signatures = {name: inspect.signature(kind) for name, kind in self._kinds.items()}
        self._fields = {name: list(found.parameters) for name, found in signatures.items()}
        self._defaults = {
            name: {
                field: parameter.default
                for field, parameter in found.parameters.items()
                if parameter.default is not inspect.Parameter.empty
            }
            for name, found in signatures.items()
        }
        self._shared = frozenset(shared)
        self._saved_fields = {
            name: [
                (field, self._saved_as.get(f"{self._kinds[name].__name__}.{field}", field))
                for field in fields
            ]
            for name, fields in self._fields.items()
        }
        self._encoder = msgspec.json.Encoder(enc_hook=self._fields_of)

    def save(self, thing: object) -> Plain:
        if isinstance(thing, (bool, int, str)):
            return thing
        if isinstance(thing, list):
            if not thing or isinstance(thing[0], int):  # lists are of one kind
                return thing[:]
            return [self.save(item) for item in thing]
        return {field: self.save(value) for field, value in self._fields_of(thing).items()}

    def encode(self, thing: object) -> bytes:
        """`save` as JSON in one go: lists of numbers never become Python lists again."""
        return self._encoder.encode(thing)

    def _name_of(self, kind: type) -> str:
        return self._saved_as.get(kind.__name__, kind.__name__)

    def _fields_of(self, thing: object) -> dict[str, object]:
        name = self._name_of(type(thing))
        if name in self._tables:
            return self._tabled(thing, name)
        if name not in self._kinds:
            raise TypeError(f"{name} is no part of a state: add it to the codec's kinds")
        saved: dict[str, object] = {"is": name}
        defaults = self._defaults[name]
        for field, saved_name in self._saved_fields[name]:
            if field in self._shared:
                continue
            value = getattr(thing, field)
            if field not in defaults or value != defaults[field]:
                saved[saved_name] = value
        return saved

    def _tabled(self, thing: object, name: str) -> dict[str, object]:
        saved: dict[str, object] = {"is": name}
        if isinstance(thing, Game):
            saved |= {"seats": thing.seats, "chance": thing.chance, "stack": thing.stack}
        for field in self._tables[name][1]:
            value = getattr(thing, field.name)
            if isinstance(field.of, Shared) or (field.later and field.is_as_started(value)):
                continue
            saved[field.saved_as] = value
        return saved

    def _load_tabled(
        self, saved: dict[str, Plain], shared: Mapping[str, object], name: str, seats: int
    ) -> Any:
        made, fields = self._tables[name]
        if issubclass(made, Game):
            lacking = {"seats", "chance", "stack"} - saved.keys()
            if lacking:
                raise BadRecord(f"a saved {name} lacks its field {min(lacking)!r}")
            seats = int(str(saved["seats"]))
            thing: Any = made(
                seats, self.load(saved["chance"], shared), self.load(saved["stack"], shared)
            )
        else:
            thing = made()
        for field in fields:
            if isinstance(field.of, Shared):
                value = field.of.taken(shared["content"], seats)
            elif field.saved_as in saved:
                value = self.load(saved[field.saved_as], shared, seats)
            elif field.later:
                value = field.started(seats, None)
            else:
                raise BadRecord(f"a saved {name} lacks its field {field.saved_as!r}")
            setattr(thing, field.name, value)
        return thing

    def load(self, saved: Plain, shared: Mapping[str, object], seats: int = 0) -> Any:
        if isinstance(saved, list):
            return [self.load(item, shared) for item in saved]
        if not isinstance(saved, dict):
            return saved
        name = str(saved.get("is"))
        if name in self._tables:
            return self._load_tabled(saved, shared, name, seats)
        if name not in self._kinds:
            raise BadRecord(f"a saved state names {name!r}, which this version does not know")
        values = []
        for field, saved_name in self._saved_fields[name]:
            if field in self._shared:
                values.append(shared[field])
            elif saved_name in saved:
                values.append(self.load(saved[saved_name], shared))
            elif field in self._defaults[name]:
                values.append(self._defaults[name][field])
            else:
                raise BadRecord(f"a saved {name} lacks its field {saved_name!r}")
        return self._kinds[name](*values)
