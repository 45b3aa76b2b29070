"""Gradients of functions that read their input on the host: the tape sees one call, whose pull-back stands here, or which
says that there is none."""
import _refjit_grad as _tape
from mindspore import ops


def with_gradient(primitive, pull_back=None):
    """Decorates function(input, ...). `pull_back(input, results, gradients)` gives the input's gradient; those of results that
    nobody used are None. Without one a gradient raises, as MindSpore does for a Primitive without bprop."""
    def decorate(function):
        def run(input, *args, **kwargs):
            if not _tape.depth():
                return function(input, *args, **kwargs)
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
            _tape.custom((input,), results, back)
            return made
        run.__name__ = run.__qualname__ = function.__name__
        run.__module__, run.__doc__, run.__wrapped__ = function.__module__, function.__doc__, function
        return run
    return decorate


def of_unique(input, results, gradients):
    """Each element has the gradient of the one it is equal to (MindSpore's UniqueGrad)."""
    return ops.reshape(ops.gather(gradients[0], ops.reshape(results[1], (-1,)), 0), input.shape)
