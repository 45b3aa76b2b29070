"""Messages of protocol buffers, as MindSpore's train.*_pb2 modules have them: classes made of the rows of message_tables. They know what
those modules are used for: fields, repeated fields and groups of which one is set, bytes of version 2, and their text.
https://protobuf.dev/programming-guides/encoding"""
import struct
import types

import numpy
from mindspore import _varints
from mindspore.train.message_tables import TABLES
from mindspore._varints import written as _varint

_FIXED = {"double": ("<d", 1), "float": ("<f", 5)}
_WHOLE = {"int32": (-2**31, 2**31), "int64": (-2**63, 2**63), "uint32": (0, 2**32), "uint64": (0, 2**64)}
_modules = {}


class DecodeError(Exception):
    """Bytes that are no message."""


class EncodeError(Exception):
    """A message that lacks fields which have to be there."""


class Field:
    """A row's field. `kind` is a scalar's name, a class of messages, or an enumeration's numbers, {name: number}."""

    def __init__(self, number, mark, name, kind, group):
        self.number, self.name, self.kind, self.group = int(number), name, kind, group
        self.repeats, self.packed, self.required = mark in ("*", "+"), mark == "+", mark == "!"

    @property
    def is_message(self):
        return isinstance(self.kind, type)

    def default(self):
        if self.is_message:
            return self.kind()
        if isinstance(self.kind, dict):
            return next(iter(self.kind.values()))
        return "" if self.kind == "string" else b"" if self.kind == "bytes" else False if self.kind == "bool" else \
            0.0 if self.kind in _FIXED else 0

    def checked(self, value):
        """A value that the field can hold."""
        kind = self.kind
        if kind == "string":
            if not isinstance(value, (str, bytes)):
                raise TypeError(f"{value!r} has type {type(value)}, but expected one of: {(bytes, str)}")
            return value.decode() if isinstance(value, bytes) else value
        if kind == "bytes":
            if not isinstance(value, (bytes, bytearray)):
                raise TypeError(f"{value!r} has type {type(value).__name__}, but expected one of: bytes")
            return bytes(value)
        if kind == "bool":
            return bool(value)
        if kind == "float":
            return struct.unpack("<f", struct.pack("<f", value))[0]
        if kind == "double":
            return float(value)
        if self.is_message:
            if not isinstance(value, kind):
                raise TypeError(f"Parameter to MergeFrom() must be instance of same class: expected {kind.__name__} got {type(value).__name__}.")
            return value
        if isinstance(value, str) or int(value) != value:
            raise TypeError(f"{value!r} has type {type(value).__name__}, but expected one of: int")
        low, high = _WHOLE.get(kind, _WHOLE["int32"]) if isinstance(kind, str) else _WHOLE["int32"]
        if not low <= value < high:
            raise ValueError(f"Value out of range: {value}")
        return int(value)


class Repeated(list):
    """The values of a repeated field."""

    def __init__(self, field):
        super().__init__()
        self._field = field

    def add(self, **values):
        """A new message at the end."""
        made = self._field.kind(**values)
        list.append(self, made)
        return made

    def append(self, value):
        value = self._field.checked(value)
        list.append(self, _copied(value) if self._field.is_message else value)

    def extend(self, values):
        for value in values:
            self.append(value)

    MergeFrom = extend


def _copied(message):
    made = type(message)()
    made.MergeFrom(message)
    return made


def _read_varint(data, place):
    try:
        number, place = _varints.read(data, place)
    except IndexError:
        raise DecodeError("Truncated message.") from None
    return number & 2**64 - 1, place


class Message:
    """Base of the classes; `_fields` are those of the row, in their order. A field that was not set has its default."""
    _fields, _by_number = {}, {}

    def __init__(self, **values):
        self.__dict__["_values"] = {}
        self.__dict__["_owner"] = None  # (message, field) that this one becomes a part of when it is changed
        for name, value in values.items():
            field = self._field(name)
            if field.repeats:
                getattr(self, name).extend(value)
            elif field.is_message:
                getattr(self, name).CopyFrom(value)
            else:
                setattr(self, name, value)

    @classmethod
    def _field(cls, name):
        if name not in cls._fields:
            raise ValueError(f'Protocol message {cls.__name__} has no "{name}" field.')
        return cls._fields[name]

    def __getattr__(self, name):
        field = type(self)._fields.get(name)
        if field is None:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        if name in self._values:
            return self._values[name]
        made = Repeated(field) if field.repeats else field.default()
        if field.repeats:
            self._values[name] = made
            self._changed()
        elif field.is_message:
            made.__dict__["_owner"] = (self, field)
        return made

    def __setattr__(self, name, value):
        field = type(self)._fields.get(name)
        if field is None:
            raise AttributeError(f"'{type(self).__name__}' object has no attribute '{name}'")
        if field.repeats or field.is_message:
            raise AttributeError(f'Assignment not allowed to {"repeated" if field.repeats else "composite"} field "{name}" in protocol message '
                                 "object.")
        self._put(field, field.checked(value))

    def _put(self, field, value):
        for other in type(self)._fields.values():
            if field.group and other.group == field.group and other is not field:
                self._values.pop(other.name, None)
        self._values[field.name] = value
        self._changed()

    def _changed(self):
        if self._owner is not None:
            owner, field = self._owner
            self.__dict__["_owner"] = None
            owner._put(field, self)

    # ---- asking

    def ListFields(self):
        """[(field, value)] of those that are set, by their numbers."""
        found = [(field, self._values[field.name]) for field in type(self)._fields.values() if field.name in self._values]
        return sorted([(field, value) for field, value in found if not field.repeats or value], key=lambda pair: pair[0].number)

    def HasField(self, field_name):
        """Whether a field that does not repeat is set, or one of a group."""
        groups = {field.group for field in type(self)._fields.values()}
        if field_name in groups and field_name:
            return self.WhichOneof(field_name) is not None
        if self._field(field_name).repeats:
            raise ValueError(f'Field {type(self).__name__}.{field_name} does not have presence.')
        return field_name in self._values

    def WhichOneof(self, oneof_group):
        """The field of a group that is set."""
        for field in type(self)._fields.values():
            if field.group == oneof_group and field.name in self._values:
                return field.name
        return None

    def IsInitialized(self):
        """Whether all fields that have to be there are set, in the messages inside, too."""
        return not self.FindInitializationErrors()

    def FindInitializationErrors(self):
        missing = [field.name for field in type(self)._fields.values() if field.required and field.name not in self._values]
        for field, value in self.ListFields():
            if field.is_message:
                for place, inner in enumerate(value if field.repeats else [value]):
                    path = f"{field.name}[{place}]" if field.repeats else field.name
                    missing += [f"{path}.{name}" for name in inner.FindInitializationErrors()]
        return missing

    def __eq__(self, other):
        return type(self) is type(other) and [(field.name, value) for field, value in self.ListFields()] == \
            [(field.name, value) for field, value in other.ListFields()]

    __hash__ = None

    # ---- changing

    def Clear(self):
        self._values.clear()
        self._changed()

    def ClearField(self, field_name):
        self._field(field_name)
        self._values.pop(field_name, None)

    def SetInParent(self):
        """Makes an empty message part of the one that it is a field of."""
        self._changed()

    def MergeFrom(self, other):
        """Takes what is set in a message of the same kind; repeated fields grow."""
        if type(other) is not type(self):
            raise TypeError(f"Parameter to MergeFrom() must be instance of same class: expected {type(self).__name__} got "
                            f"{type(other).__name__}.")
        for field, value in other.ListFields():
            if field.repeats:
                getattr(self, field.name).extend(value)
            elif field.is_message:
                getattr(self, field.name).MergeFrom(value)
            else:
                self._put(field, value)
        self._changed()

    def CopyFrom(self, other):
        if other is not self:
            self.Clear()
            self.MergeFrom(other)

    # ---- bytes

    def SerializeToString(self, deterministic=None):
        """The message as bytes."""
        missing = self.FindInitializationErrors()
        if missing:
            raise EncodeError(f"Message {type(self).__name__} is missing required fields: {','.join(missing)}")
        return self.SerializePartialToString()

    def SerializePartialToString(self):
        made = b""
        for field, value in self.ListFields():
            if field.packed:
                content = b"".join([_content(field, item)[1] for item in value])
                made += _varint(field.number << 3 | 2) + _varint(len(content)) + content
                continue
            for item in value if field.repeats else [value]:
                wire, content = _content(field, item)
                made += _varint(field.number << 3 | wire) + (_varint(len(content)) if wire == 2 else b"") + content
        return made

    def ByteSize(self):
        return len(self.SerializePartialToString())

    @classmethod
    def FromString(cls, data):
        made = cls()
        made.MergeFromString(data)
        return made

    def ParseFromString(self, serialized):
        """Reads bytes; gives how many there were."""
        self.Clear()
        return self.MergeFromString(serialized)

    def MergeFromString(self, serialized):
        """Reads bytes into what is set already."""
        data, place = bytes(serialized), 0
        while place < len(data):
            key, place = _read_varint(data, place)
            wire = key & 7
            value, place = _read_value(data, place, wire)
            field = type(self)._by_number.get(key >> 3)
            if field is not None:
                self._take(field, wire, value)
        self._changed()
        missing = self.FindInitializationErrors()
        if missing:
            raise DecodeError(f"Error parsing message: missing required fields: {','.join(missing)}")
        return len(data)

    def _take(self, field, wire, value):
        if field.is_message:
            inner = getattr(self, field.name).add() if field.repeats else getattr(self, field.name)
            inner.MergeFromString(value)
            inner._changed()
        elif field.repeats:
            list.extend(getattr(self, field.name), _unpacked(field, wire, value))
        else:
            self._put(field, _value(field, value))

    # ---- text

    def __str__(self):
        return "".join([line + "\n" for line in self._lines()])

    __repr__ = __str__

    def _lines(self):
        lines = []
        for field, value in self.ListFields():
            for item in value if field.repeats else [value]:
                if field.is_message:
                    lines += [field.name + " {"] + ["  " + line for line in item._lines()] + ["}"]
                else:
                    lines.append(f"{field.name}: {_text(field, item)}")
        return lines


def _content(field, value):
    """(how a value is written, its bytes)."""
    if field.is_message:
        return 2, value.SerializePartialToString()
    if field.kind in ("string", "bytes"):
        return 2, value.encode() if isinstance(value, str) else value
    if isinstance(field.kind, str) and field.kind in _FIXED:
        layout, wire = _FIXED[field.kind]
        return wire, struct.pack(layout, value)
    return 0, _varint(int(value) & 2**64 - 1)


def _read_value(data, place, wire):
    """(a value as it is written, the place behind it)."""
    if wire == 0:
        return _read_varint(data, place)
    if wire == 2:
        size, place = _read_varint(data, place)
    elif wire in (1, 5):
        size = 8 if wire == 1 else 4
    else:
        raise DecodeError("Truncated message.")
    if place + size > len(data):
        raise DecodeError("Truncated message.")
    return data[place:place + size], place + size


def _value(field, written):
    """A scalar of what is written."""
    kind = field.kind
    if isinstance(kind, str) and kind in _FIXED:
        return struct.unpack(_FIXED[kind][0], written)[0]
    if kind == "string":
        return written.decode()
    if kind == "bytes":
        return written
    if kind == "bool":
        return bool(written)
    low, high = _WHOLE.get(kind, _WHOLE["int32"]) if isinstance(kind, str) else _WHOLE["int32"]
    written &= 2 * max(-low, high // 2 if low == 0 else high) - 1
    return written - 2 * high if low and written >= high else written


def _unpacked(field, wire, value):
    """The values of a repeated field, of which bytes may have many."""
    if wire != 2 or field.kind in ("string", "bytes"):
        return [_value(field, value)]
    own, found, place = (_FIXED[field.kind][1] if isinstance(field.kind, str) and field.kind in _FIXED else 0), [], 0
    while place < len(value):
        item, place = _read_value(value, place, own)
        found.append(_value(field, item))
    return found


def _text(field, value):
    """A scalar in the text of a message."""
    if isinstance(field.kind, dict):
        return next((name for name, number in field.kind.items() if number == value), str(value))
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, float):
        return repr(value) if field.kind == "double" else str(numpy.float32(value))
    if isinstance(value, int):
        return str(value)
    marks = {10: "\\n", 13: "\\r", 9: "\\t", 34: '\\"', 39: "\\'", 92: "\\\\"}
    codes = [ord(letter) for letter in value] if isinstance(value, str) else value
    return '"' + "".join([marks.get(code) or (chr(code) if 32 <= code < 127 or code > 255 or isinstance(value, str) and code > 159
                                              else f"\\{code:03o}") for code in codes]) + '"'


def module(leaf):
    """mindspore.train.`leaf`; None when it has no table."""
    if leaf not in TABLES:
        return None
    if leaf not in _modules:
        made = _modules[leaf] = types.ModuleType("mindspore.train." + leaf)
        made.DESCRIPTOR = leaf
        _fill(made, TABLES[leaf])
    return _modules[leaf]


def _fill(made, table):
    rows, enums, classes = {}, {}, {}
    for line in table.replace("\n    ", " ").strip().splitlines():
        head, _, rest = line.partition(":")
        if head.startswith("enum "):
            enums[head[5:]] = {name: int(number) for name, _, number in [word.partition("=") for word in rest.split()]}
        else:
            rows[head] = rest.strip()
            classes[head] = type(Message)(head.rpartition(".")[2], (Message,), {"__module__": made.__name__})
    for path, owned in (*classes.items(), *enums.items()):
        owner, _, name = path.rpartition(".")
        target = classes[owner] if owner else made
        if isinstance(owned, dict):
            for value, number in owned.items():
                setattr(target, value, number)
            owned = types.SimpleNamespace(Name={number: value for value, number in owned.items()}.__getitem__, Value=owned.__getitem__,
                                          keys=lambda own=owned: list(own), values=lambda own=owned: list(own.values()), **owned)
        setattr(target, name, owned)
    for path, row in rows.items():
        fields = [_field_of(text, classes, enums) for text in row.replace(" MAP", "").split("; ") if text]
        classes[path]._fields = {field.name: field for field in fields}
        classes[path]._by_number = {field.number: field for field in fields}


def _field_of(text, classes, enums):
    number, name, kind = text.split(" ")
    kind, _, group = kind.partition("@")
    mark = number[-1] if not number[-1].isdigit() else ""
    if kind.startswith("anf_ir."):
        kind = getattr(module("anf_ir_pb2"), kind[7:])
    return Field(number.rstrip("*+!"), mark, name, enums[kind[1:]] if kind.startswith("=") else classes.get(kind, kind), group)
