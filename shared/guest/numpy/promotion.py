"""Promotion and casting of dtypes that are no numbers, and what ufuncs say that have no loop for them."""

import builtins

import _numpy
import numpy as np

# How many characters a number's text takes.
_WIDTHS = {"bool": 5, "int8": 4, "uint8": 3, "int16": 6, "uint16": 5, "int32": 11, "uint32": 10, "int64": 21, "uint64": 20,
           "float16": 32, "float32": 32, "float64": 32, "longdouble": 48, "float128": 48, "complex64": 64, "complex128": 64}  # fmt: skip
_CLASSES = {"U": "StrDType", "S": "BytesDType", "O": "ObjectDType", "V": "VoidDType", "M": "DateTime64DType", "m": "TimeDelta64DType"}
_CASTINGS = ("no", "equiv", "safe", "same_kind", "unsafe")


def class_name(dtype):
    name = _CLASSES.get(dtype.kind) or builtins.str(dtype.name).capitalize().replace("Uint", "UInt") + "DType"
    return f"<class 'numpy.dtypes.{name}'>"


#: Ufuncs that look for a loop themselves; their errors name the dtypes that they were given. All others search the list of loops.
_TESTS = ("less", "less_equal", "equal", "not_equal", "greater", "greater_equal")
_UNIFORM = ("add", "subtract", "multiply", "maximum", "minimum", "fmax", "fmin", "gcd", "lcm", "matmul", "clip", *_TESTS)
_SIGNS = ("negative", "absolute", "sign", "positive")
_OF_TIMES = ("add", "subtract", "multiply", "divide", "floor_divide", "remainder", "divmod")


def no_loop(name, *dtypes):
    """Raises what the ufunc `name` says of operands of these dtypes, of which it has no loop."""
    from numpy.core._exceptions import UFuncTypeError

    if name == "isnat":
        raise TypeError("ufunc 'isnat' is only defined for np.datetime64 and np.timedelta64.")
    kinds = {d.kind for d in dtypes}
    if name in _OF_TIMES and len(dtypes) == 2 and kinds & set("mM"):
        raise UFuncTypeError(f"ufunc '{name}' cannot use operands with types {dtypes[0]!r} and {dtypes[1]!r}")
    logical = name.startswith("logical_") and name != "logical_not"
    if logical and "V" in kinds:
        raise TypeError(f"Cannot cast array data from {next(d for d in dtypes if d.kind == 'V')!r} to dtype('bool') according to the rule 'unsafe'")
    if name in _SIGNS:
        shown = class_name(dtypes[0])
    elif logical or name in _TESTS or name in _UNIFORM and not kinds & set("USV"):
        shown = f"({', '.join(map(class_name, dtypes))})"
    elif name in _UNIFORM:
        shown = f"({', '.join(map(repr, dtypes))})"
    else:
        raise TypeError(f"ufunc '{name}' not supported for the input types, and the inputs could not be safely coerced to any "
                        "supported types according to the casting rule ''safe''")  # fmt: skip
    raise UFuncTypeError(f"ufunc '{name}' did not contain a loop with signature matching types {shown} -> None")


def _none(a, b):
    from numpy.exceptions import DTypePromotionError

    raise DTypePromotionError(f"The DTypes {class_name(a)} and {class_name(b)} do not have a common DType. For example they cannot be "
                              "stored in a single array unless the dtype is `object`.")  # fmt: skip


def _text_width(dtype):
    return dtype._width if dtype.kind in "US" else _WIDTHS.get(dtype.name, 32)


def promote(a, b):
    """np.promote_types where one of the two is no number."""
    a, b = np.dtype(a), np.dtype(b)
    kinds = a.kind + b.kind
    if "O" in kinds:
        return np.dtype(object)
    if "V" in kinds or (builtins.set(kinds) & builtins.set("US") and builtins.set(kinds) & builtins.set("mM")):
        if kinds == "VV" and a.names is not None and a.names == b.names:
            return np.dtype([(name, promote_types(a[name], b[name])) for name in a.names])
        if a == b:
            return a
        return _none(a, b)
    if "U" in kinds or "S" in kinds:
        kind = "U" if "U" in kinds else "S"
        return np.dtype(f"{kind}{builtins.max(_text_width(a), _text_width(b))}")
    if "M" in kinds or "m" in kinds:
        return _dates(a, b, kinds)
    return _numpy.promote_types(a, b)


def _dates(a, b, kinds):
    if kinds in ("MM", "mm", "Mm", "mM"):
        units = [np.datetime_data(d) for d in (a, b)]
        if kinds == "mm" and (units[0][0] in "YM") != (units[1][0] in "YM") and "generic" not in (units[0][0], units[1][0]):
            raise TypeError("Cannot get a common metadata divisor for Numpy datetime metadata "
                            f"[{units[0][0]}] and [{units[1][0]}] because they have incompatible nonlinear base time units.")  # fmt: skip
        return np.asarray(np.concatenate([np.zeros(1, f"m8{d.str[3:]}") for d in (a, b)])).dtype if kinds == "mm" else (
            np.dtype("M8" + np.concatenate([np.zeros(1, f"m8{d.str[3:]}") for d in (a, b)]).dtype.str[3:]))  # fmt: skip
    number, time = (a, b) if a.kind not in "mM" else (b, a)
    if time.kind == "m" and number.kind in "iu" and not (number.kind == "u" and number.itemsize == 8):
        return time
    return _none(a, b)


def promote_types(type1, type2):
    try:
        return _numpy.promote_types(type1, type2)
    except TypeError:
        return promote(type1, type2)


def result_type(*arrays_and_dtypes):
    try:
        return _numpy.result_type(*arrays_and_dtypes)
    except TypeError:
        if not arrays_and_dtypes:
            raise
    kinds = []
    for each in arrays_and_dtypes:
        try:
            kinds.append(np.dtype(each) if isinstance(each, (str, type)) or each is None else each.dtype if hasattr(each, "dtype") else np.dtype(each))
        except TypeError:
            kinds.append(np.asarray(each).dtype)
    made = kinds[0]
    for kind in kinds[1:]:
        made = promote_types(made, kind)
    return made


def can_cast(from_, to, casting="safe"):
    if casting not in _CASTINGS:
        raise ValueError(f"casting must be one of 'no', 'equiv', 'safe', 'same_kind', or 'unsafe' (got {casting!r})")
    try:
        return _numpy.can_cast(from_, to, casting)
    except TypeError:
        pass
    a = from_.dtype if hasattr(from_, "dtype") and not isinstance(from_, type) else np.dtype(from_)
    b = np.dtype(to)
    if casting == "unsafe":
        return True
    if casting in ("no", "equiv"):
        return a == b
    same_kind = casting == "same_kind"
    if b.kind == "O":
        return True
    if b.kind in "US":
        wide = b._width == 0 or _text_width(a) <= b._width
        if a.kind == "U" and b.kind == "S" or a.kind == "O":
            return False
        return a.kind not in "VmM" and (wide or same_kind)
    if a.kind in "mM" and b.kind == a.kind:
        same = promote_types(a, b) == b and (np.datetime_data(a)[0] in "YM") == (np.datetime_data(b)[0] in "YM") or a.kind == "M" and promote_types(a, b) == b
        return same or same_kind
    if b.kind == "m" and a.kind in "biu":
        return True
    return a == b


def broadcast_to(array, shape, subok=False):
    array = np.asarray(array)
    if hasattr(array, "_places"):
        return array._with(_numpy.broadcast_to(array._places, shape))
    return _numpy.broadcast_to(array, shape)
