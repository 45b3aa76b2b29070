"""Functions of functions: HyperMap, Map, MultitypeFuncGraph, Partial; and clipping by norms."""
import functools
import _refjit as _native
from _refjit_jit import in_static_graph as _in_static_graph
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.tensor import Tensor
from mindspore.ops.primitive import _wrong_name

_function_types = (type(lambda: None), type((lambda self: None).__get__(0)), type(len))
_SIGNATURES = {"Number": mstype.number, "Tensor": mstype.tensor_type, "Tuple": mstype.tuple_, "List": mstype.list_,
               "Function": mstype.function, "String": mstype.string, "None": mstype.type_none, "Int": mstype.int_, "UInt": mstype.uint,
               "Float": mstype.float_, "Dictionary": mstype.dict_, "Ellipsis": mstype.type_ellipsis, "Slice": mstype.slice_,
               "EnvType": mstype.env_type, "RowTensor": mstype.index_slices, "COOTensor": mstype.coo_tensor,
               "CSRTensor": mstype.csr_tensor, "Undetermined": mstype.undetermined, "TypeType": mstype.type_type,
               "int": mstype.int_, "float": mstype.float_, "bool": mstype.bool_}
_SIGNATURES |= {name: each for each in mstype.all_types for name in (str(each), str(each).lower())}


def _signature(name):
    """The type that a text names; of several with commas between them, the first."""
    name = name.split(",")[0].strip()
    if name.startswith("Tensor["):
        return mstype.TensorType(_signature(name[len("Tensor["):].rstrip("]")))
    if name not in _SIGNATURES:
        raise RuntimeError(f"Unsupported type name: {name}!")
    return _SIGNATURES[name]


def _matches(signature, value):
    """Whether a value is of a registered type."""
    if isinstance(value, Tensor):
        return signature is mstype.tensor_type or (isinstance(signature, mstype.TensorType)
                                                   and signature.element_type() is value.dtype)
    if isinstance(value, bool):
        return signature in (mstype.bool_, mstype.number)
    if isinstance(value, int):
        return signature in (mstype.int64, mstype.int_, mstype.number)
    if isinstance(value, float):
        return signature in (mstype.float32, mstype.float_, mstype.number)
    if isinstance(value, tuple):
        return signature is mstype.tuple_
    if isinstance(value, list):
        return signature is mstype.list_
    if isinstance(value, dict):
        return signature is mstype.dict_
    if isinstance(value, str):
        return signature is mstype.string
    if value is None:
        return signature is mstype.type_none
    if isinstance(value, slice):
        return signature is mstype.slice_
    if hasattr(value, "_mindspore_type"):  # a sparse tensor
        return signature is value._mindspore_type
    return signature is mstype.function and callable(value)


def _type_text(value):
    """A value's type as MindSpore's messages print it."""
    if isinstance(value, Tensor):
        return f"mindspore.tensor[{str(value.dtype).lower()}]"
    if isinstance(value, dict):
        raise NotImplementedError(f"The python type {type(value)} cannot be converted to MindSpore type.")
    for kind in (mstype.bool_, mstype.int64, mstype.float32, mstype.tuple_, mstype.list_, mstype.string, mstype.type_none,
                 mstype.slice_, mstype.function):
        if _matches(kind, value):
            return "mindspore.bool" if kind is mstype.bool_ else repr(kind)
    raise NotImplementedError(f"The python type {type(value)} cannot be converted to MindSpore type.")


def _short_type(value):
    """The same in MindSpore's other spelling: Tensor[Float32], Int64."""
    if isinstance(value, Tensor):
        return f"Tensor[{value.dtype}]"
    if isinstance(value, bool):
        return "Bool"
    for kind, name in ((int, "Int64"), (float, "Float32"), (str, "String"), (dict, "Dictionary")):
        if isinstance(value, kind):
            return name
    return "None" if value is None else "External"


def _tuple_text(texts):
    return "(" + ", ".join(texts) + ("," if len(texts) == 1 else "") + ")"


def _kind_text(kind):
    return "mindspore.bool" if kind is mstype.bool_ else repr(kind)


class MultitypeFuncGraph:
    """A function that chooses its body by the types of its arguments; bodies are registered with `register`."""

    def __init__(self, name, read_value=False, doc_url=""):
        if not isinstance(name, str):
            raise _wrong_name("MultitypeFuncGraph_", name)
        self._name = name
        self.entries = []

    def register(self, *type_names):
        """Decorator: the body for arguments of these types (names such as "Tensor", or dtypes)."""
        def decorate(function):
            kinds = []
            for name in type_names:
                kinds.append(_signature(name) if isinstance(name, str) else name)
            self.entries.append((tuple(kinds), function))
            return function
        return decorate

    def __call__(self, *args):
        if len(self.entries) == 1:  # one body is taken without a look at the types
            return self.entries[0][1](*args)
        # Graphs look for a type itself first, then for Number.
        for takes_numbers in (False, True) if _in_static_graph() else (True,):
            for kinds, function in self.entries:
                if len(kinds) == len(args):
                    matching = True
                    for kind, value in zip(kinds, args):
                        if not _matches(kind, value) or (kind is mstype.number and not takes_numbers):
                            matching = False
                    if matching:
                        return function(*args)
        raise ValueError(self._no_match(args))

    def _no_match(self, args):
        known = ["(" + _tuple_text([_kind_text(kind) for kind in kinds]) + ", " + repr(function) + ")"
                 for kinds, function in self.entries]
        return ("For 'MultitypeFuncGraph', cannot find fn match given args. Got (sigs, fn): [" + ", ".join(known)
                + "], and (dtype, args): " + _tuple_text([_type_text(value) for value in args]) + ".")


class _Mapping:
    """What Map and HyperMap share: a function given when made, or as the first argument of a call."""

    __ms_class__ = True  # graphs make them, too

    def __init__(self, ops=None, reverse=False):
        if ops is not None and not isinstance(ops, MultitypeFuncGraph):
            raise RuntimeError(f"Unable to cast Python instance of type {type(ops)} to C++ type "
                               "'std::shared_ptr<mindspore::prim::MultitypeFuncGraph>'")
        self.ops = ops
        self.reverse = reverse


class HyperMap(_Mapping):
    """Applies a function to the corresponding leaves of nested tuples and lists."""

    def __call__(self, *args):
        if self.ops is None:
            return _apply_nested(args[0], args[1:])
        return _apply_nested(self.ops, args)


def _apply_nested(function, args):
    first = args[0]
    if isinstance(first, dict) and _in_static_graph():
        return {key: _apply_nested(function, [arg[key] for arg in args]) for key in first}
    if not isinstance(first, (tuple, list)):
        return function(*args)
    if _in_static_graph():
        for arg in args[1:]:
            if isinstance(arg, (tuple, list)) and isinstance(arg, list) != isinstance(first, list):
                raise RuntimeError("In a nonleaf situation, the types of arguments in HyperMap must be consistent, but the types "
                                   f"of arguments are inconsistent.\nThere are {len(args)} inputs of "
                                   f"`{_map_text(function)}`, corresponding type info:")
    results = []
    for items in _rows(args, "HyperMap"):
        results.append(_apply_nested(function, items))
    return _like(first, results)


def _map_text(function):
    return f"hyper_map[{function._name}]" if isinstance(function, MultitypeFuncGraph) else "hyper_map"


def _rows(args, name):
    """Corresponding items; graphs take sequences of one length only."""
    if _in_static_graph():
        kind = "lists" if isinstance(args[0], list) else "tuples"
        for arg in args[1:]:
            if isinstance(arg, (tuple, list)) and len(arg) != len(args[0]):
                if name == "Map":
                    raise RuntimeError(f"For 'Map', the length of {kind} must be the same. ")
                raise RuntimeError(f"The {kind} in {name} should have the same length. \nThe length of the first element in "
                                   f"{name} is {len(arg)}, but the length of the second element in {name} is {len(args[0])}.")
    return zip(*args)


def _like(first, results):
    """What a mapping over `first` gives: graphs keep lists."""
    return results if isinstance(first, list) and _in_static_graph() else tuple(results)


class Map(_Mapping):
    """Applies a function to the corresponding elements of sequences."""

    def __call__(self, *args):
        if self.ops is None:
            return _apply_flat(args[0], args[1:])
        return _apply_flat(self.ops, args)


def _apply_flat(function, args):
    if _in_static_graph():
        if not isinstance(args[0], (tuple, list)):
            raise RuntimeError(f"Map can only be applied to list, tuple, but got {_short_type(args[0])}.")
        for arg in args[1:]:
            if isinstance(arg, (tuple, list)) and isinstance(arg, list) != isinstance(args[0], list):
                raise RuntimeError("The types of arguments in Map must be consistent, but the types of arguments are inconsistent.")
    results = []
    for items in _rows(args, "Map"):
        results.append(function(*items))
    return _like(args[0], results)


def tail(sequence):
    """All items but the first; in graphs."""
    if not _in_static_graph():
        return None
    if not isinstance(sequence, (tuple, list)):
        raise RuntimeError(f"'Tail' arg0 must be tuple or list, but got {_short_type(sequence)}.")
    return sequence[1:]


def zip_operation(*args):
    """Corresponding items of sequences, as tuples; in graphs."""
    return tuple(zip(*args)) if _in_static_graph() else None


class Partial:
    """ops.Partial()(function, *args): the function with its first arguments bound."""

    __ms_class__ = True  # graphs make them, too

    def __call__(self, function, *args, **kwargs):
        if not callable(function):
            raise TypeError("For 'Partial', the first input must be a function or cell, but got "
                            f"{type(function).__name__}.")
        return functools.partial(function, *args, **kwargs)


def partial(function, *args, **kwargs):
    """The function with its first arguments bound, and with those of these names."""
    return functools.partial(function, *args, **kwargs)


def clip_by_global_norm(x, clip_norm=1.0, use_norm=None):
    """The tensors scaled so that the norm of all together is at most clip_norm."""
    if use_norm is not None:
        raise ValueError(f"For '_ClipByGlobalNorm', input 'use_norm' only supports None currently, but got 'use_norm': {use_norm}")
    if clip_norm <= 0:
        raise ValueError(f"For 'clip_by_global_norm', the argument 'clip_norm' must > 0.0, but got {clip_norm}.")
    if isinstance(x, Tensor):
        return clip_by_global_norm((x,), clip_norm)[0]
    total = None
    for item in x:
        square = ops.reduce_sum(ops.square(ops.cast(item, _native.float32)))
        total = square if total is None else total + square
    norm = ops.sqrt(total)
    norm = ops.select(norm > clip_norm, norm, ops.full_like(norm, clip_norm))
    scaled = [ops.cast(item * clip_norm / norm, item.dtype) for item in x]
    return tuple([item if item.ndim else ops.reshape(item, (1,)) for item in scaled])


def clip_by_norm(x, max_norm, norm_type=2.0, error_if_nonfinite=False):
    """Tensors scaled so that their norm is at most max_norm."""
    items = (x,) if isinstance(x, Tensor) else x
    if norm_type == float("inf"):
        norm = None
        for item in items:
            peak = ops.abs(item).max()
            norm = peak if norm is None else ops.maximum(norm, peak)
    else:
        norm = _power_norm(ops.stack([_power_norm(item, norm_type) for item in items]), norm_type)
    if error_if_nonfinite and not ops.isfinite(norm):
        raise RuntimeError(f"For clip_by_norm, the total norm of order {norm_type} from input is non-finite.")
    factor = ops.minimum(max_norm / (norm + 1e-6), 1.0)
    results = [item * factor for item in items]
    return results[0] if isinstance(x, Tensor) else tuple(results)


def _power_norm(x, order):
    """As MindSpore takes it: of the elements themselves, not of their sizes. At zero it has no gradient."""
    total = ops.reduce_sum(ops.pow(x, order))
    is_zero = total == 0
    root = ops.pow(ops.select(is_zero, ops.ones_like(total), total), 1.0 / order)
    return ops.cast(ops.select(is_zero, total, root), x.dtype)


def clip_by_value(x, clip_value_min=None, clip_value_max=None):
    """A tensor, or each of several, with its elements between the bounds."""
    if clip_value_min is None and clip_value_max is None:
        raise ValueError("For 'clip_by_value', at least one of 'clip_value_min' or 'clip_value_max' must not be None")
    if isinstance(x, (tuple, list)):
        return tuple([clip_by_value(item, clip_value_min, clip_value_max) for item in x])
    if not isinstance(x, Tensor):
        raise TypeError("For 'clip_by_value', the type of argument 'x' must be Tensor or tuple[Tensor] or list[Tensor]")
    for name, bound in (("clip_value_min", clip_value_min), ("clip_value_max", clip_value_max)):
        if bound is not None and not isinstance(bound, (Tensor, float, int)):
            raise TypeError(f"For 'clip_by_value', the type of argument '{name}' must be not one of None, Tensor, float, int")
    if clip_value_min is not None:
        x = ops.maximum(x, _bound(clip_value_min, x))
    if clip_value_max is not None:
        x = ops.minimum(x, _bound(clip_value_max, x))
    return x


_WIDE_UNSIGNED = (mstype.uint16, mstype.uint32, mstype.uint64)  # they take no numbers beside them


def _bound(value, x):
    """A bound in the kind of x: 0.5 is 0 for whole numbers."""
    if isinstance(value, Tensor):
        return ops.cast(value, x.dtype)
    value = value if x.is_floating_point() else int(value)
    return Tensor(value, x.dtype) if x.dtype in _WIDE_UNSIGNED else value


class Depend:
    """ops.Depend()(value, expr): value, made to wait for expr."""

    __ms_class__ = True  # graphs make them, too

    def __call__(self, value, expr):
        return ops.depend(value, expr)


class Print:
    """ops.Print()(*inputs): prints each input on a line of its own."""

    __ms_class__ = True  # graphs make them, too

    def __call__(self, *inputs):
        return ops.print_(*inputs)


def print_(*inputs):
    """Prints each input on a line of its own; tensors with their shape and dtype."""
    if _in_static_graph():
        return print(*inputs)  # the operator Print there
    for item in inputs:
        if isinstance(item, Tensor):
            print(repr(item))
        else:
            print(item)
