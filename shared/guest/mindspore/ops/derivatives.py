"""Derivatives built on gradients: vjp, jvp, linearize, jacrev, jacfwd, jet, derivative."""
import _refjit as _native
from _refjit import Tensor, primitive, tensor as _new_tensor
from mindspore.ops.composite import GradFunction, _ALL, _check_bool, _checked_positions, _checked_weights, _first_output, _tensors_in

_zeros_like = primitive("ZerosLike")
_ones_like = primitive("OnesLike")
_stack_operator = primitive("Stack")


def _main_and_rest(value, has_aux):
    """The output to differentiate, and the others as the functions below give them."""
    if not has_aux:
        return value, None
    main = _first_output(value)
    return main, value[1] if len(value) == 2 else value[1:]


def vjp(fn, *inputs, weights=None, has_aux=False):
    """(fn(*inputs), a function of the sensitivity that gives the gradients of the inputs[, the other results])."""
    options = (has_aux, False, False, True, False)
    gradient = GradFunction(fn, _ALL, _checked_weights(weights), options)

    def pull_back(*sens):
        result = gradient(*inputs, sens[0] if len(sens) == 1 else sens)
        return result[0] if has_aux else result
    main, rest = _main_and_rest(fn(*inputs), has_aux)
    return (main, pull_back, rest) if has_aux else (main, pull_back)


def _tensor_tuple(values):
    if isinstance(values, Tensor):
        return (values,)
    if not isinstance(values, (tuple, list)) or not all([isinstance(value, Tensor) for value in values]):
        raise TypeError("The inputs type must be a Tensor, tuple or list of Tensors.")
    return tuple(values)


def _distinct(inputs):
    """The inputs, where a tensor that is given again is a copy: each has derivatives of its own, as in MindSpore's graphs."""
    kept = []
    for value in inputs:
        is_again = isinstance(value, Tensor) and any([value is other for other in kept])
        kept.append(value.copy() if is_again else value)
    return tuple(kept)


def _check_length(inputs, v):
    if len(inputs) != len(v):
        raise ValueError(f"v has invalid length: should be {len(inputs)}, but got {len(v)}")


def jvp(fn, inputs, v, has_aux=False):
    """(fn(*inputs), the derivative of fn along v[, the other results]): the gradient of the pull-back, which is linear."""
    inputs, v = _distinct(_tensor_tuple(inputs)), _tensor_tuple(v)
    _check_length(inputs, v)
    value = fn(*inputs)
    main, rest = _main_and_rest(value, has_aux)
    tangents = _along(fn, inputs, v, main, has_aux)
    return (main, tangents, rest) if has_aux else (main, tangents)


def _along(fn, inputs, v, main, has_aux):
    """The derivative along v, in the structure of the output."""
    gradient = GradFunction(fn, _ALL, None, (has_aux, False, False, True, False))

    def pull_back(*sens):
        result = gradient(*inputs, _shaped_like(main, list(sens)))
        return result[0] if has_aux else result
    zeros = [_zeros_like(out) for out in _tensors_in(main, [])]
    tangents = GradFunction(pull_back, _ALL, None, (False, False, False, True, False))(*zeros, v)
    return _shaped_like(main, list(tangents))


def linearize(fn, inputs):
    """(fn(*inputs), a function of v that gives the derivative of fn along it)."""
    inputs = _distinct(_tensor_tuple(inputs))
    value = fn(*inputs)

    def push_forward(v):
        v = _tensor_tuple(v)
        _check_length(inputs, v)
        return _along(fn, inputs, v, value, False)
    return value, push_forward


def _shaped_like(outputs, values):
    """`values`, taken from the front, in the structure of `outputs`."""
    if isinstance(outputs, (tuple, list)):
        return tuple([_shaped_like(item, values) for item in outputs])
    return values.pop(0) if isinstance(outputs, Tensor) else outputs


def _jacobian(fn, grad_position, has_aux):
    positions = _checked_positions(grad_position, None)
    _check_bool("_Grad", "has_aux", has_aux)

    def derivative(*given):
        inputs = _distinct(given)
        main, rest = _main_and_rest(fn(*inputs), has_aux)
        outputs = _tensors_in(main, [])
        gradient = GradFunction(fn, positions, None, (has_aux, False, False, True, False))
        parts = [_rows(gradient, inputs, positions, outputs, at, main, has_aux) for at in range(len(outputs))]
        result = parts[0] if isinstance(main, Tensor) else tuple(parts)
        if len(positions) == 1:
            result = result[0] if isinstance(main, Tensor) else tuple([part[0] for part in parts])
        return (result, rest) if has_aux else result
    return derivative


def _rows(gradient, inputs, positions, outputs, at, main, has_aux):
    """The Jacobians of one output, one a position."""
    out = outputs[at]
    rows = []
    for i in range(out.size):
        units = [_one_hot(out, i) if k == at else _zeros_like(other) for k, other in enumerate(outputs)]
        row = gradient(*inputs, _shaped_like(main, units))
        rows.append(row[0] if has_aux else row)
    return tuple([_stack_operator(tuple([row[k] for row in rows]), 0).reshape(out.shape + inputs[p].shape)
                  for k, p in enumerate(positions)])


def _one_hot(like, index):
    flat = [0.0] * like.size
    flat[index] = 1.0
    return _new_tensor(flat, like.dtype).reshape(like.shape)


def jacrev(fn, grad_position=0, has_aux=False):
    """A function that gives the Jacobian of `fn`, a row an element of the result."""
    return _jacobian(fn, grad_position, has_aux)


def jacfwd(fn, grad_position=0, has_aux=False):
    """As jacrev; MindSpore computes it column by column, with the same values."""
    derivative = _jacobian(fn, grad_position, has_aux)

    def checked(*inputs):
        for position in _checked_positions(grad_position, None):
            if position >= len(inputs):
                raise ValueError("The element in grad_position must belong to [0, args_num).")
        return derivative(*inputs)
    return checked


def _taylor(fn, primals, series, order):
    """[fn(primals), its first, ..., its order-th derivative] by t at 0, along the curve whose derivatives are `series`."""
    def curve(t):
        points = []
        for primal, own in zip(primals, series):
            term, factor = t, 1.0
            for k in range(order):
                primal = primal + own[k] * (term * factor)
                term, factor = term * t, factor / (k + 2)
            points.append(primal)
        return fn(*points)
    curves = [curve]
    for _ in range(order):
        curves.append(_slope(curves[-1]))
    return [each(_new_tensor(0.0, primals[0].dtype)) for each in curves]


def _slope(curve):
    def slope(t):
        return _along(curve, (t,), (_new_tensor(1.0, t.dtype),), curve(t), False)
    return slope


def jet(fn, primals, series):
    """(fn(*primals), the derivatives of fn along the curve whose derivatives at the primals are `series`), by order along
    the first axis."""
    is_single = isinstance(primals, Tensor)
    points, rows = (primals,) if is_single else tuple(primals), (series,) if is_single else tuple(series)
    for point, own in zip(points, rows):
        if own.shape[1:] != point.shape:
            raise ValueError("In series, the shape of each element must be the same as the primals.")
    order = rows[0].shape[0]
    found = _taylor(fn, _as_floats(points), _as_floats(rows), order)
    if isinstance(found[0], Tensor):
        return found[0], _stack_operator(tuple(found[1:]), 0)
    return found[0], tuple([_stack_operator(tuple([each[i] for each in found[1:]]), 0) for i in range(len(found[0]))])


def _as_floats(tensors):
    return tuple([t if t.dtype in (_native.float32, _native.float64) else t.astype(_native.float32) for t in tensors])


def derivative(fn, primals, order):
    """(fn(*primals), its derivative of that order, each input moving along ones)."""
    if not isinstance(order, int) or isinstance(order, bool):
        raise TypeError(f"For `F.derivative`, the type of order should be int, but got {type(order)}.")
    if order < 1:
        raise ValueError(f"For `F.derivative`, value of order should not be less than 1, but got {order}.")
    points = _as_floats(_checked_primals(primals))
    series = []
    for point in points:
        one = _ones_like(point)
        series.append([one] + [_zeros_like(point)] * (order - 1))
    found = _taylor(fn, points, series, order)
    return found[0], found[-1]


def _checked_primals(primals):
    given = primals if isinstance(primals, tuple) else (primals,)
    for primal in given:
        if not isinstance(primal, Tensor):
            raise TypeError("For Primitive[Dtype], the input argument[input_x] must be a Tensor, CSRTensor or COOTensor, but got "
                            f"{type(primal)}.")
    return given
