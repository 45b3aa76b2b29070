"""Dynamic shapes: what Cell.set_inputs and enable_dynamic declare, held against the arguments of each call, and handed to
the jit as dims that change from call to call. A Tensor made of a shape alone, with None where a size is open, declares one
argument; its `shape` has -1 there, or is (-2,) when the rank is open, too."""

import _refjit_jit as _jit
from mindspore.common.tensor import Tensor

_ANY_RANK = (-2,)


def _is_variable(value):
    return isinstance(value, Tensor) or hasattr(type(value), "__ms_mutable__")


def _scalar_text(value):
    if value is None:
        return "AbstractNone(Value: None)"
    names = {bool: "Bool", int: "Int64", float: "Float32", str: "String"}
    return f"AbstractScalar(Type: {names.get(type(value), type(value).__name__)}, Value: {value}, Shape: NoShape)"


def check_arguments(declared, given):
    """Raises MindSpore's errors where arguments are not what set_inputs declared."""
    if len(declared) != len(given):
        raise ValueError("For set_inputs, the length of input must be equal to expected one, but got expected: "
                         f"{len(declared)} and input: {len(given)}!")
    for index, (expected, value) in enumerate(zip(declared, given)):
        _check_argument(index + 1, expected, value)


def _check_argument(number, expected, value):
    who = "For set_inputs or tuple(list) in set_inputs"
    if isinstance(expected, (tuple, list)) and isinstance(value, (tuple, list)):
        check_arguments(expected, value)
        return
    if _is_variable(expected) != _is_variable(value):
        wanted, got = ("mutable", "static") if _is_variable(expected) else ("static", "mutable")
        raise TypeError(f"{who}, the {number}th should be {wanted} one, but got {got}!")
    if isinstance(expected, Tensor):
        _check_tensor(number, expected, value)
    elif not _is_variable(expected) and (type(expected) is not type(value) or expected != value):
        raise ValueError(f"{who}, the {number}th should be{_scalar_text(expected)}, but got {_scalar_text(value)}!")


def _check_tensor(number, expected, value):
    if expected.dtype != value.dtype:
        raise TypeError(f"For set_inputs or tuple(list) in set_inputs, the {number}th type should be "
                        f"Tensor[{_name(expected)}], but got Tensor[{_name(value)}]!")
    if expected.shape == _ANY_RANK:
        return
    who = "For set_inputs and tuple(list) in set_inputs"
    if len(expected.shape) != len(value.shape):
        raise ValueError(f"{who}, the dims of {number}th input must be the same as expected, but got expected: "
                         f"{len(expected.shape)}, and input: {len(value.shape)}!")
    for wanted, size in zip(expected.shape, value.shape):
        if wanted != -1 and wanted != size:
            raise ValueError(f"{who}, the shape of {number}th input must be the same as expected, but got expected: "
                             f"{wanted}, and input: {size}!")


def check_symbols(declared, given, unique=None):
    """Raises MindSpore's errors where sizes are not what a Symbol says of them."""
    unique = {} if unique is None else unique
    for number, (expected, value) in enumerate(zip(declared, given)):
        if isinstance(expected, (tuple, list)):
            check_symbols(expected, value, unique)
            continue
        for axis, known in enumerate(getattr(expected, "_symbolic_shape", ())):
            if isinstance(known, dict):
                _check_symbol(f"The {axis + 1}th shape value of {number + 1}th actual input args", known, value.shape, axis, unique)


def _check_symbol(who, known, shape, axis, unique):
    size = shape[axis]
    if "id" in known and unique.setdefault(known["id"], size) != size:
        raise ValueError(f"{who} is a unique symbol, all values must be the same. The previous value is {unique[known['id']]}, "
                         f"but the current value is {size}. Actual shape: {shape}, axis: {axis}.")
    if size < known.get("min", size):
        raise ValueError(f"{who} must be greater than or equal to the 'min' value '{known['min']}' of `Symbol`, but got "
                         f"'{size}'.  Actual shape: {shape}, axis: {axis}.")
    if size > known.get("max", size):
        raise ValueError(f"{who} must be less than or equal to the 'max' value '{known['max']}' of `Symbol`, but got '{size}'. "
                         f"Actual shape: {shape}, axis: {axis}.")
    divisor, remainder = known.get("divisor", 1), known.get("remainder", 0)
    if size < divisor or size % divisor != remainder:
        raise ValueError(f"{who} must be match the 'divisor'(d) and 'remainder'(r) of `Symbol`. The value should be 'd * N + r' "
                         f"for 'N > 0', got d={divisor} and r={remainder}, but actual shape value is '{size}'. "
                         f"Actual shape: {shape}, axis: {axis}")


def _name(tensor):
    """The dtype in the words of MindSpore's listings: Float32, UInt8, BFloat16."""
    text = repr(tensor.dtype).rpartition(".")[2]
    for prefix in ("uint", "bfloat"):
        if text.startswith(prefix):
            return text[:2].upper() + text[2:]
    return text[:1].upper() + text[1:]


def parameter_names(function):
    """Names of the parameters that a call gives, without self."""
    import inspect
    return [name for name in inspect.signature(function).parameters if name != "self"]


def named_inputs(function, inputs):
    """set_inputs(name=...) by position."""
    names = parameter_names(function)
    for name in inputs:
        if name not in names:
            raise ValueError(f"For dict mode, valid key is {names}, but got {name}!")
    return {names.index(name): value for name, value in inputs.items()}


def expected_arguments(declared, given):
    """What is declared for each of the given arguments: all of them by position, or those of a dict by number."""
    if isinstance(declared, dict):
        return tuple([declared.get(index, value) for index, value in enumerate(given)])
    return declared


def declare(function, names, declared):
    """Tells the jit which dims of which arguments change: `declared` belongs to parameters `names`."""
    dims = {}
    for name, value in zip(names, declared):
        _collect(name, value, dims)
    _jit.declare(function, dims)


def _collect(label, value, dims):
    if isinstance(value, Tensor):
        if value.shape != _ANY_RANK and -1 in value.shape:
            dims[label] = value.shape
    elif isinstance(value, (tuple, list)):
        for index, item in enumerate(value):
            _collect(f"{label}[{index}]", item, dims)


def enable_dynamic(**kwargs):
    """Declares arguments of a jitted function whose shapes change from call to call."""
    if not kwargs:
        raise ValueError("When using decorator enable_dynamic, the input cannot be empty!")
    for name, value in kwargs.items():
        _check_declared_type(name, value)
        if not _has_open_dim(value):
            raise TypeError(f"When using decorator enable_dynamic, the shape of argument '{name}' at least have one None.")

    def decorate(function):
        import inspect
        if not (inspect.isfunction(function) or inspect.ismethod(function) or _jit.is_jitted(function)):
            raise ValueError("Decorator enable_dynamic can only be used for function or method decrocated by ms.jit, but got "
                             f"{function}.")
        names = parameter_names(function)
        if len(kwargs) > len(names):
            raise ValueError(f"When using decorator enable_dynamic, the number of arguments {len(kwargs)} exceeds the number "
                             f"of function arguments {len(names)}.")
        declared = {names.index(name): value for name, value in kwargs.items()}
        if not _jit.is_jitted(function):
            return function
        declare(function, list(kwargs), list(kwargs.values()))
        offset = 1 if "self" in inspect.signature(function).parameters else 0

        def checked(*args, **keywords):
            for index, value in enumerate(args[offset:]):
                if index in declared:
                    _check_enabled(names[index], declared[index], value)
            for name, value in keywords.items():
                if name in kwargs:
                    _check_enabled(name, kwargs[name], value)
            return function(*args, **keywords)
        checked.__name__ = function.__name__
        checked.__wrapped__ = function
        return checked
    return decorate


def _check_declared_type(name, value):
    if isinstance(value, (tuple, list)):
        for item in value:
            _check_declared_type(name, item)
    elif not isinstance(value, Tensor):
        raise TypeError("The decorator enable_dynamic only supports Tensor or a tuple/list of Tensor, but the argument : "
                        f"{name} is type of:{type(value)}.")


def _has_open_dim(value):
    if isinstance(value, (tuple, list)):
        return any([_has_open_dim(item) for item in value])
    return value.shape == _ANY_RANK or -1 in value.shape


def _check_enabled(name, expected, value):
    if isinstance(expected, Tensor) and isinstance(value, Tensor):
        if expected.dtype != value.dtype:
            raise TypeError(f"When using decorator enable_dynamic, input tensor dtype = {value.dtype}, dynamic tensor dtype = "
                            f"{expected.dtype}, tensor dtypes are not the same.")
        if expected.shape == _ANY_RANK:
            return
        if len(expected.shape) != len(value.shape) or any([a not in (-1, b) for a, b in zip(expected.shape, value.shape)]):
            raise ValueError(f"When using decorator enable_dynamic, input tensor shape = {value.shape}, dynamic tensor shape = "
                             f"{expected.shape}, tensor shapes are not the same.")
    elif isinstance(expected, (tuple, list)) and isinstance(value, (tuple, list)):
        if len(expected) != len(value):
            raise ValueError("Input sequences must have the same structure and length.")
        for wanted, item in zip(expected, value):
            _check_enabled(name, wanted, item)
    else:
        raise TypeError(f"When using decorator enable_dynamic, the type between argument '{name}' and corresponding input are "
                        "not the same.")
