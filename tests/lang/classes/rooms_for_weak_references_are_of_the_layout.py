"""Classes below numbers, bytes and tuples have no room for weak references, sets and types have it of their own, all else by a slot."""
import weakref

for base in (int, tuple, bytes, str, list, dict, set, float, frozenset, bytearray, type, property, Exception):
    answers = []
    for space in ({}, {"__slots__": ()}):
        kind = type("Kind", (base,), dict(space)) if base is not type else type("Kind", (type,), dict(space))
        try:
            weakref.ref(kind("C", (), {}) if base is type else kind())
            answers.append("referred to")
        except TypeError as error:
            answers.append(str(error))
    for slot in ("__weakref__", "other"):
        try:
            type("Kind", (base,), {"__slots__": (slot,)})
            answers.append(slot)
        except TypeError as error:
            answers.append(str(error))
    plain = type("Plain", (base,), {})
    print(base.__name__, *answers, "__weakref__" in vars(plain), plain.__weakrefoffset__ != 0, sep="; ")

# expect: int; cannot create weak reference to 'Kind' object; cannot create weak reference to 'Kind' object; nonempty __slots__ not supported for subtype of 'int'; nonempty __slots__ not supported for subtype of 'int'; False; False
# expect: tuple; cannot create weak reference to 'Kind' object; cannot create weak reference to 'Kind' object; nonempty __slots__ not supported for subtype of 'tuple'; nonempty __slots__ not supported for subtype of 'tuple'; False; False
# expect: bytes; cannot create weak reference to 'Kind' object; cannot create weak reference to 'Kind' object; nonempty __slots__ not supported for subtype of 'bytes'; nonempty __slots__ not supported for subtype of 'bytes'; False; False
# expect: str; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
# expect: list; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
# expect: dict; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
# expect: set; referred to; referred to; __weakref__ slot disallowed: either we already got one, or __itemsize__ != 0; other; False; True
# expect: float; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
# expect: frozenset; referred to; referred to; __weakref__ slot disallowed: either we already got one, or __itemsize__ != 0; other; False; True
# expect: bytearray; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
# expect: type; referred to; referred to; nonempty __slots__ not supported for subtype of 'type'; nonempty __slots__ not supported for subtype of 'type'; False; True
# expect: property; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
# expect: Exception; referred to; cannot create weak reference to 'Kind' object; __weakref__; other; True; True
