"""Derivatives built on gradients: vjp, jvp, jacrev, jacfwd."""
from _refjit import Tensor, primitive, tensor as _new_tensor
from mindspore.ops.composite import GradFunction, _ALL, _checked_positions, _checked_weights, _first_output, _tensors_in

_zeros_like = primitive("ZerosLike")
_stack_operator = primitive("Stack")


def vjp(fn, *inputs, weights=None, has_aux=False):
    """(fn(*inputs), a function of the sensitivity that gives the gradients of the inputs[, the other results])."""
    options = (has_aux, False, False, True, False)
    gradient = GradFunction(fn, _ALL, _checked_weights(weights), options)

    def pull_back(*sens):
        result = gradient(*inputs, sens[0] if len(sens) == 1 else sens)
        return result[0] if has_aux else result
    value = fn(*inputs)
    if has_aux:
        return _first_output(value), pull_back, value[1:]
    return value, pull_back


def jvp(fn, inputs, v, has_aux=False):
    """(fn(*inputs), the derivative of fn along v[, the other results]): the gradient of the pull-back, which is linear."""
    inputs = inputs if isinstance(inputs, tuple) else (inputs,)
    v = v if isinstance(v, tuple) else (v,)
    value = fn(*inputs)
    main = _first_output(value) if has_aux else value
    along = _tensors_in(main, [])

    def pull_back(*sens):
        return GradFunction(fn, _ALL, None, (has_aux, False, False, True, False))(*inputs, _shaped_like(main, list(sens)))
    pulled = pull_back if not has_aux else lambda *sens: pull_back(*sens)[0]
    tangents = GradFunction(pulled, _ALL, None, (False, False, False, True, False))(*[_zeros_like(t) for t in along], v)
    result = _shaped_like(main, list(tangents))
    return (main, result, value[1:]) if has_aux else (value, result)


def _shaped_like(outputs, values):
    """`values`, taken from the front, in the structure of `outputs`."""
    if isinstance(outputs, (tuple, list)):
        return tuple([_shaped_like(item, values) for item in outputs])
    return values.pop(0) if isinstance(outputs, Tensor) else outputs


def _jacobian(fn, grad_position, has_aux):
    positions = _checked_positions(grad_position, None)

    def derivative(*inputs):
        value = fn(*inputs)
        main = _first_output(value) if has_aux else value
        gradient = GradFunction(fn, positions, None, (has_aux, False, False, True, False))
        rows = []
        for i in range(main.size):
            unit = _one_hot(main, i)
            row = gradient(*inputs, unit)
            rows.append(row[0] if has_aux else row)
        parts = tuple(_stack_operator(tuple([row[k] for row in rows]), 0).reshape(main.shape + inputs[p].shape)
                      for k, p in enumerate(positions))
        result = parts[0] if isinstance(grad_position, int) else parts
        return (result, value[1:]) if has_aux else result
    return derivative


def _one_hot(like, index):
    flat = [0.0] * like.size
    flat[index] = 1.0
    return _new_tensor(flat, like.dtype).reshape(like.shape)


def jacrev(fn, grad_position=0, has_aux=False):
    """A function that gives the Jacobian of `fn`, a row an element of the result."""
    return _jacobian(fn, grad_position, has_aux)


def jacfwd(fn, grad_position=0, has_aux=False):
    """As jacrev; MindSpore computes it column by column, with the same values."""
    return _jacobian(fn, grad_position, has_aux)
