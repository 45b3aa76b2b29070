"""Gradients of functions and Cells: grad, value_and_grad, GradOperation (row D3). Eager calls run under the VM's gradient
tape (`_refjit_grad`); captures read the fields of a GradFunction and build the gradient into their graph instead."""
import sys
from _refjit_jit import in_static_graph as _in_static_graph
import _refjit_grad as _tape
from mindspore.ops.gradient_hooks import attach as attach_hooks
from mindspore.ops.recorded_calls import take, tensor_of
from mindspore import context
from mindspore._public_names import Names as _Names
from _refjit import Tensor, primitive, tensor as _new_tensor, view as _view

_ALL = "all"
_NOTHING = "nothing"
_FOUND = "found"  # as weights: the trainable Parameters that the function reads
_zeros_like = primitive("ZerosLike")

__all__ = _Names(__name__)


def _tensors_in(value, found):
    """Tensors inside a result, in order."""
    if isinstance(value, Tensor):
        found.append(value)
    elif isinstance(value, (tuple, list)):
        for item in value:
            _tensors_in(item, found)
    elif isinstance(value, dict):
        for item in value.values():
            _tensors_in(item, found)
    return found


def _sensitivities(outputs, sens):
    """One sensitivity for each Tensor of the outputs: the Tensors of `sens` in order, or a number for the only one."""
    found = _tensors_in(outputs, [])
    if isinstance(sens, (int, float)):
        given = [_new_tensor(sens, found[0].dtype)] if len(found) == 1 else []
    else:
        given = _tensors_in(sens, [])
    if len(given) != len(found):
        raise RuntimeError("Failure info [The given sens gradient's size should be same as out of network!].")
    return tuple([_sensitivity(out, own) for out, own in zip(found, given)])


def _sensitivity(out, sens):
    """`sens` in shape and dtype of the output; where one of the two has rank 0, any single number of any dtype serves."""
    from mindspore.common._grad_function import braced
    if out.shape and sens.shape:
        if sens.shape != out.shape:
            raise ValueError(f"The shape should be [const vector]{braced(out.shape)}, but got [const vector]{braced(sens.shape)}, ")
        if sens.dtype != out.dtype:
            raise TypeError(f"The dtype should be {out.dtype}, but got {sens.dtype}, ")
        return sens
    if sens.size != 1:
        raise ValueError("The accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]"
                         f"{braced(sens.shape)}, and out_shape: [const vector]{{1}}")
    return sens.astype(out.dtype).reshape(()).broadcast_to(out.shape)


class GradFunction:
    """What grad(fn, ...) returns: a callable that gives gradients of `fn`. The fields are read by captures."""

    __refjit_grad__ = True

    def __init__(self, fn, positions, weights, options):
        self.fn = fn
        self.positions = positions  # a tuple of argument positions, "all", or None
        self.weights = weights  # None, a Parameter, or a tuple of them
        # (has_aux, return_ids, returns_value, sens_param, unwraps): `unwraps`, the only gradient stands for itself
        self.options = options
        self.__name__ = self.__qualname__ = "after_grad"

        self._compiled = None
        self._by_plain = {}
        self._is_compiling = False

    def __call__(self, *args, **kwargs):
        if context._values["mode"] == context.GRAPH_MODE and not self._is_compiling and not _tape.depth():
            return self._call_compiled(args, kwargs)
        if not callable(self.fn):
            raise AttributeError(f"'{type(self.fn).__name__}' object has no attribute 'requires_grad'")
        has_aux, return_ids, returns_value, sens_param, unwraps = self.options
        sens = None
        if sens_param:
            if "sens" in kwargs:
                sens = kwargs.pop("sens")
            elif args:
                sens, args = args[-1], args[:-1]
        given = args + tuple(kwargs.values()) if kwargs else args
        positions = self._positions(given)
        weights = self.weights
        is_open = isinstance(weights, str)
        if not _tape.is_enabled():
            raise RuntimeError("In no_grad context, you can not calculate gradient")
        several = () if is_open or weights is None else weights if isinstance(weights, (list, tuple)) else (weights,)
        trained = tuple(w for w in several if getattr(w, "requires_grad", True))
        watched = tuple([tensor_of(given[i]) for i in positions]) + trained
        if not returns_value and not is_open:
            gradients = self._by_recorded_call(given, watched, sens)
            if gradients is not None:
                return self._arranged(gradients, positions, several, trained)
        _tape.begin(watched, is_open)
        attach_hooks(watched)
        try:
            value = self.fn(*args, **kwargs)
            main = _first_output(value) if has_aux else value
            seeds = _sensitivities(main, sens) if sens_param else ()
            if is_open:
                several = trained = _tape.found()
        except BaseException:
            _tape.cancel()
            raise
        gradients = _tape.finish(tuple(_tensors_in(main, [])), tuple(seeds))
        result = self._arranged(gradients, positions, several, trained)
        if returns_value:
            return value, result
        return (result, value[1:]) if has_aux else result

    def _by_recorded_call(self, given, watched, sens):
        """The gradients by `watched` out of a call that has been recorded, or None."""
        if self.options[0] or not getattr(self.fn, "requires_grad", False) or _tape.depth():
            return None
        call = take(self.fn, given)
        if call is None:
            return None
        value, number = call
        results = tuple(_tensors_in(value, []))
        seeds = _sensitivities(value, sens) if self.options[3] else ()
        return _tape.finish_kept(number, results, tuple(seeds), watched)

    def _call_compiled(self, args, kwargs):
        """GRAPH_MODE: function and gradient are one graph."""
        plain = tuple([i for i, arg in enumerate(args) if isinstance(arg, (tuple, list, dict))
                       and not hasattr(type(arg), "__ms_mutable__")])
        if plain and self.positions == _ALL:
            return self._without(plain, len(args) + len(kwargs))._call_compiled(args, kwargs)
        if self._compiled is None:
            from mindspore.common.api import jit
            self._compiled = jit(self._in_graph)
        self._is_compiling = True
        try:
            return self._compiled(*args, **kwargs)
        finally:
            self._is_compiling = False

    def _without(self, plain, count):
        """By all inputs but structures that are constants of the graph."""
        if plain not in self._by_plain:
            takes = count - 1 if self.options[3] else count
            positions = tuple([i for i in range(takes) if i not in plain])
            self._by_plain[plain] = GradFunction(self.fn, positions or _NOTHING, self.weights, self.options)
        return self._by_plain[plain]

    def _in_graph(self, *args, **kwargs):
        return self(*args, **kwargs)

    def _positions(self, given):
        if self.positions is None:
            return ()
        if self.positions == _ALL:
            return tuple(i for i, v in enumerate(given) if tensor_of(v) is not None)
        if self.positions == _NOTHING or not given and self.positions == (0,):
            return ()
        if not self.positions:
            raise RuntimeError("grad_position should not be empty when grad by position!")
        for i in self.positions:
            if i >= len(given):
                raise RuntimeError(f"Position index {i} is exceed input size.")
        return tuple(i for i in self.positions if tensor_of(given[i]) is not None)

    def _arranged(self, gradients, positions, weights, trained):
        """The gradients in the structure of the call: inputs, weights, or both."""
        return_ids, unwraps = self.options[1], self.options[4]
        count = len(positions)
        inputs = tuple(zip(positions, gradients)) if return_ids else gradients[:count]
        if unwraps and len(inputs) == 1:
            inputs = inputs[0]
        if self.weights is None:
            return inputs
        found = dict(zip([id(w) for w in trained], gradients[count:]))
        parts = []
        for w in weights:
            gradient = found[id(w)] if id(w) in found else _zeros_like(w)
            parts.append((w.name, gradient) if return_ids else gradient)
        by_weight = tuple(parts) if isinstance(self.weights, (tuple, str)) else parts[0]
        return by_weight if self.positions is None else (inputs, by_weight)


def _first_output(value):
    if not isinstance(value, tuple) or len(value) < 2:
        raise ValueError("When has_aux is True, origin fn requires more than one outputs.")
    return value[0]


def _check_bool(owner, name, value):
    if not isinstance(value, bool):
        raise TypeError(f"For '{owner}', the '{name}' should be bool, but got {type(value).__name__}")


def _check_callable(fn):
    """In a graph; eagerly the call of what was made of `fn` says it."""
    if _in_static_graph() and not callable(fn):
        raise RuntimeError(f"For 'GradOperation', the first argument must be a 'Function' or 'Cell', but got {type(fn).__name__}")


def _checked_positions(grad_position, weights):
    if grad_position is None:
        if weights is None:
            raise ValueError("`grad_position` and `weight` can not be None at the same time.")
        return None
    if not isinstance(grad_position, (int, tuple)):
        raise TypeError("For 'F.grad', the 'grad_position' must be int or tuple.")
    positions = grad_position if isinstance(grad_position, tuple) else (int(grad_position),)
    for position in positions:
        if not isinstance(position, int):
            raise TypeError("For 'F.grad', the element in 'grad_position' must be int.")
        if position < 0:
            raise ValueError("grad_position must be >= 0.")
    if len(positions) != len(set(positions)):
        raise ValueError("There are duplicate positions in `grad_position`, please check it")
    return positions


def _checked_weights(weights):
    if isinstance(weights, list) and _in_static_graph():
        return weights  # a graph gives their gradients as a list
    return tuple(weights) if isinstance(weights, (list, tuple)) else weights


def _grad(fn, grad_position, weights, has_aux, return_ids, returns_value):
    positions = _checked_positions(grad_position, weights)
    _check_bool("_Grad", "has_aux", has_aux)
    _check_bool("_Grad", "return_ids", return_ids)
    _check_callable(fn)
    return GradFunction(fn, positions, _checked_weights(weights), (has_aux, return_ids, returns_value, False, True))


def grad(fn, grad_position=0, weights=None, has_aux=False, return_ids=False):
    """A function that gives the gradients of `fn` by the arguments at `grad_position` and by `weights`."""
    return _grad(fn, grad_position, weights, has_aux, return_ids, False)


def value_and_grad(fn, grad_position=0, weights=None, has_aux=False, return_ids=False):
    """As grad, with the value of `fn` in front."""
    return _grad(fn, grad_position, weights, has_aux, return_ids, True)


def call_with_bprop(cell, construct, args):
    """A call, under a tape, of the `construct` of a Cell that defines its gradient itself: bprop(*inputs, out, dout) gives
    the inputs' gradients, or (these, {Parameter: gradient})."""
    _tape.pause()
    try:
        out = _apart(construct(*args), args)
    finally:
        _tape.resume()

    def pull_back(gradients):
        rest = list(gradients)
        douts = cell.bprop(*args, out, _same_structure(out, rest))
        if not isinstance(douts, tuple):
            douts = (douts,)
        if len(douts) == 2 and isinstance(douts[0], tuple) and isinstance(douts[1], dict):
            douts = douts[0]
        return tuple(_gradients_by_bprop(args, douts))
    _tape.custom(tuple(_tensors_in(args, [])), tuple(_tensors_in(out, [])), pull_back)
    return out


def _checks_bprop():
    config = sys.modules.get("mindspore._extends.parse.compile_config")
    return context._values["check_bprop"] or config is not None and str(config.CHECK_BPROP) == "1"


def _gradients_by_bprop(args, douts):
    """The gradients that a bprop gave, one a Tensor in the arguments."""
    from mindspore.common._grad_function import fitted
    if isinstance(douts, dict):
        raise TypeError(f"Unreasonable data type: {type(douts)}.")
    is_checked = _checks_bprop()
    if is_checked and len(douts) != len(args):
        raise TypeError("For user defined method 'bprop' of net 'CellCustomBackward', the number of return values(gradients) "
                        "should be equal to the number of input arguments except 'out' and 'dout', which is: "
                        f"{len(args)}, but got:{len(douts)}.")
    if len(douts) < len(args):
        raise RuntimeError("For custom function, grad size should lager than forward inputs, but got "
                           f"{len(douts)} vs {len(args)}")
    found = []
    for position, (arg, dout) in enumerate(zip(args, douts)):
        if is_checked and isinstance(arg, Tensor):
            _check_gradient(arg, dout, position)
        _pair(arg, dout, found)
    return [fitted(dout, arg) for arg, dout in found]


def _check_gradient(arg, dout, position):
    where = (f"For user defined method 'bprop' of net 'CellCustomBackward', the {position}th return value(gradient of the "
             f"{position}th argument) should")
    if not isinstance(dout, Tensor):
        raise TypeError(f"{where} be a tensor, but got {type(dout)}.")
    if dout.shape != arg.shape:
        raise ValueError(f"{where} have the same shape as the {position}th argument, which is:{arg.shape}, but got: {dout.shape}.")
    if dout.dtype != arg.dtype:
        raise TypeError(f"{where} have the same dtype as the {position}th argument, which is:{arg.dtype}, but got: {dout.dtype}.")


def _pair(arg, dout, found):
    """Appends (Tensor, its gradient) of each Tensor in an argument."""
    if isinstance(arg, Tensor):
        if isinstance(dout, (int, float)):
            dout = _new_tensor(dout, arg.dtype)
        found.append((arg, dout))
    elif isinstance(arg, (tuple, list)):
        for i, item in enumerate(arg):
            _pair(item, dout[i] if isinstance(dout, (tuple, list)) and i < len(dout) else None, found)
    elif isinstance(arg, dict):
        for key, item in arg.items():
            _pair(item, dout.get(key) if isinstance(dout, dict) else None, found)


def _apart(out, args):
    """Results that are no arguments themselves."""
    if isinstance(out, (tuple, list)):
        return type(out)([_apart(item, args) for item in out])
    return _view(out) if any(out is a for a in args) else out


def _same_structure(out, gradients):
    """`gradients`, taken from the front, in the structure of `out`; zeros for None."""
    if isinstance(out, Tensor):
        gradient = gradients.pop(0)
        return _zeros_like(out) if gradient is None else gradient
    if isinstance(out, (tuple, list)):
        return type(out)([_same_structure(item, gradients) for item in out])
    return out


class _Grad:
    """The class behind grad and value_and_grad: _Grad(...)(fn, weights, grad_position)."""

    def __init__(self, get_by_list=False, sens_param=False, get_by_position=False, has_aux=False, get_value=False,
                 return_ids=False, merge_forward=False):
        for name, flag in (("get_by_list", get_by_list), ("sens_param", sens_param), ("get_by_position", get_by_position),
                           ("has_aux", has_aux), ("get_value", get_value), ("return_ids", return_ids)):
            _check_bool("_Grad", name, flag)
        self.get_by_list, self.sens_param, self.get_by_position = get_by_list, sens_param, get_by_position
        self.has_aux, self.get_value, self.return_ids = has_aux, get_value, return_ids

    def __call__(self, fn, weights=None, grad_position=0):
        positions = _checked_positions(grad_position, weights) if self.get_by_position else None if self.get_by_list else (0,)
        _check_callable(fn)
        return GradFunction(fn, positions, _checked_weights(weights) if self.get_by_list else None,
                            (self.has_aux, self.return_ids, self.get_value, self.sens_param, True))


def get_grad(gradients, identifier):
    """The gradient of an argument's position or of a Parameter, out of what grad(..., return_ids=True) gave."""
    from mindspore.common.parameter import Parameter
    if not isinstance(identifier, (int, Parameter)):
        raise TypeError(f"For `get_grad`, the `x` should be an integer or a Parameter, but got {identifier}")
    found = _find_gradient(gradients, identifier if isinstance(identifier, int) else identifier.name)
    if found is None:
        raise RuntimeError(f"Can not find the gradient for position or Parameter {identifier}")
    return found


def _find_gradient(gradients, identifier):
    if isinstance(gradients, tuple):
        if len(gradients) == 2 and isinstance(gradients[0], (int, str)):
            if gradients[0] == identifier:
                return gradients[1]
        else:
            for part in gradients:
                found = _find_gradient(part, identifier) if isinstance(part, tuple) else None
                if found is not None:
                    return found
    return None


def _weights_of(fn):
    """Of a Cell its trainable parameters; of a function what it turns out to use. A graph looks for none."""
    if context._values["mode"] == context.GRAPH_MODE:
        return ()
    return tuple(fn.trainable_params()) if hasattr(fn, "trainable_params") else _FOUND


class GradOperation:
    """GradOperation(get_all, get_by_list, sens_param)(fn, weights): the older way to ask for gradients."""

    __refjit_grad__ = True

    def __init__(self, get_all=False, get_by_list=False, sens_param=False):
        _check_bool("GradOperation", "get_all", get_all)
        _check_bool("GradOperation", "get_by_list", get_by_list)
        _check_bool("GradOperation", "sens_param", sens_param)
        self.get_all = get_all
        self.get_by_list = get_by_list
        self.sens_param = sens_param

    def __call__(self, fn, weights=None):
        if not self.get_by_list:
            weights = None
        elif weights is None:
            if _in_static_graph():
                raise RuntimeError("For 'S_Prim_grad', the size of input should be 2, but got 1. Please check inputs of the "
                                   "operator.")
            weights = _weights_of(fn)
        positions = _ALL if self.get_all else None if self.get_by_list else (0,)
        _check_callable(fn)
        return GradFunction(fn, positions, _checked_weights(weights), (False, False, False, self.sens_param, not self.get_all))


class _Vmap:
    """The object behind mindspore.vmap."""

    def __init__(self):
        self.name = "_Vmap"

    def __call__(self, fn, in_axes=0, out_axes=0):
        from mindspore.ops.vectorize import vmap
        return vmap(fn, in_axes, out_axes)


# Functions that stood here before mindspore.ops had them.
_FUNCTIONS = frozenset(("batch_dot count_nonzero cummin dot gamma laplace matmul mm multinomial normal ones_like poisson repeat_elements "
                        "repeat_interleave sequence_mask tensor_dot uniform vecdot zeros_like").split())


# composite.multitype_ops: what Python's operators mean in graphs.
_OPERATORS = {name: name for name in "add sub mul floordiv mod".split()}
_OPERATORS.update(div="truediv", pow_="pow", uadd="pos", negative="neg", equal="eq", not_equal="ne", less="lt", less_equal="le",
                  greater="gt", greater_equal="ge", getitem="getitem", setitem="setitem", logical_not="not_", bitwise_and="and_",
                  bitwise_or="or_", bitwise_xor="xor", left_shift="lshift", right_shift="rshift", invert="invert")
# Operators that the operator module has not, or with the operands the other way round.
_BETWEEN = {"in_": lambda x, y: x in y, "not_in_": lambda x, y: x not in y, "logical_and": lambda x, y: x and y,
            "logical_or": lambda x, y: x or y}


def add_flags(fn=None, **flags):
    """The function (or a decorator of one) with flags, which MindSpore's compiler reads."""
    def decorate(function):
        if not hasattr(function, "_func_graph_flags"):
            function._func_graph_flags = {}
        function._func_graph_flags.update(flags)
        return function
    return decorate if fn is None else decorate(fn)


def __getattr__(name):
    from mindspore import ops
    from mindspore.ops import hyper_map
    if name.startswith("_"):
        raise AttributeError(f"module 'mindspore.ops.composite' has no attribute '{name}'")
    if name in _FUNCTIONS:
        return getattr(ops, name)
    if name in _OPERATORS:
        import operator
        return getattr(operator, _OPERATORS[name])
    if name in _BETWEEN:
        return _BETWEEN[name]
    if name == "hyper_add" or name.startswith("augassign_"):
        from mindspore.ops import debugging
        return getattr(debugging, name)
    return getattr(hyper_map, name)
