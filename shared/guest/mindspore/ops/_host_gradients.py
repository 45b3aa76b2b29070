"""Gradients of functions that read their input on the host: the tape sees one call, whose pull-back stands here, or which
says that there is none."""
import _refjit as _native
import _refjit_grad as _tape
from _refjit_jit import in_static_graph as _in_static_graph
from mindspore import ops

# (tensor, name of a primitive): the tensor, whose gradient raises, as MindSpore does for a Primitive without bprop.
no_bprop = _native.primitive("NoBprop")


def with_gradient(primitive, pull_back=None):
    """Decorates function(input, ...). `pull_back(input, results, gradients)` gives the input's gradient; those of results that
    nobody used are None. Without one a gradient raises, as MindSpore does for a Primitive without bprop."""
    def decorate(function):
        def run(input, *args, **kwargs):
            if not _tape.depth():
                made = function(input, *args, **kwargs)
                return no_bprop(made, primitive) if pull_back is None and isinstance(made, ops.Tensor) and _in_static_graph() else made
            _tape.pause()
            try:
                made = function(input, *args, **kwargs)
            finally:
                _tape.resume()
            results = made if isinstance(made, tuple) else (made,)

            def back(gradients):
                if pull_back is None:
                    raise RuntimeError(f"Illegal primitive {primitive}'s bprop not defined")
                return (pull_back(input, results, tuple(gradients)),)
            operands = (input,) if pull_back else tuple([value for value in (input, *args) if isinstance(value, ops.Tensor)])
            _tape.custom(operands, results, back)
            return made
        run.__name__ = run.__qualname__ = function.__name__
        run.__module__, run.__doc__, run.__wrapped__ = function.__module__, function.__doc__, function
        return run
    return decorate


def with_rule(function, pull_back, *inputs):
    """function(*inputs), of tensors; pull_back(*inputs, gradient) gives the gradient of each."""
    if not _tape.depth():
        return function(*inputs)
    _tape.pause()
    try:
        made = function(*inputs)
    finally:
        _tape.resume()
    _tape.custom(inputs, (made,), lambda gradients: pull_back(*inputs, gradients[0]))
    return made


def of_unique(input, results, gradients):
    """Each element has the gradient of the one it is equal to (MindSpore's UniqueGrad)."""
    return ops.reshape(ops.gather(gradients[0], ops.reshape(results[1], (-1,)), 0), input.shape)
