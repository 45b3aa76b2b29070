"""Tuples whose items have names, as CPython makes them in C: os.stat_result, time.struct_time and their kind."""

from _collections import _tuplegetter

__natives__ = "*"  # no traceback shows its frames


def structseq(name, fields, hidden={}, unnamed=0, doc=None):
    """The class `name` ("module.name"). `fields` name the items of the tuple but its last `unnamed` ones. `hidden` names values
    which stand beside the tuple, each with the item that it is where none is given, or None."""
    visible = len(fields) + unnamed
    count = visible + len(hidden)
    named = (*fields, *hidden)
    size = f"{'an at least ' if hidden else 'a '}{visible}-sequence", f"{'an at most ' if hidden else 'a '}{count}-sequence"
    module, _, short = name.rpartition(".")

    def __new__(cls, sequence=_missing, dict=_missing):
        if sequence is _missing:
            raise TypeError("structseq() missing required argument 'sequence' (pos 1)")
        if dict is not _missing and not isinstance(dict, _dict):
            raise TypeError(f"{name}() takes a dict as second arg, if any")
        if not hasattr(sequence, "__iter__") and not hasattr(sequence, "__getitem__"):
            raise TypeError("constructor requires a sequence")
        items = tuple(sequence)
        if not visible <= len(items) <= count:
            raise TypeError(f"{name}() takes {size[len(items) > count]} ({len(items)}-sequence given)")
        made = tuple.__new__(cls, items[:visible])
        if hidden:
            given = {} if dict is _missing else dict
            for each, item in hidden.items():
                found = given.get(each)
                made.__dict__[each] = items[item] if found is None and item is not None else found
            made.__dict__.update(zip(hidden, items[visible:]))
        return made

    def __repr__(self):
        return f"{name}({', '.join(f'{each}={item!r}' for each, item in zip(named, self))})"

    def __reduce__(self):
        return type(self), (tuple(self), dict(self.__dict__) if hidden else {})

    def __setattr__(self, key, value):
        raise AttributeError("readonly attribute" if key in named else f"{name!r} object has no attribute {key!r}")

    def __init_subclass__(cls):
        raise TypeError(f"type {name!r} is not an acceptable base type")

    body = {
        "__module__": module, "__tp_name__": name, "__doc__": doc, "__new__": __new__, "__repr__": __repr__,
        "__reduce__": __reduce__, "__setattr__": __setattr__, "__init_subclass__": classmethod(__init_subclass__),
        "__match_args__": tuple(fields), "n_fields": count, "n_sequence_fields": visible, "n_unnamed_fields": unnamed,
    }  # fmt: skip
    body.update((each, _tuplegetter(index, None)) for index, each in enumerate(fields))
    body.update((each, property(lambda self, each=each: self.__dict__[each])) for each in hidden)
    if not hidden:
        body["__slots__"] = ()
    return type(short, (tuple,), body)


_missing, _dict = object(), dict
