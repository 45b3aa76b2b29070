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


def _transposed(x):
    return ops.swapaxes(x, -1, -2)


def of_cholesky(input, results, gradients):
    """Symmetric, as the input is. A result that is the upper triangle is transposed with its gradient."""
    lower, gradient = results[0], gradients[0]
    if float(ops.abs(ops.triu(lower, 1)).sum()) > 0:
        lower, gradient = _transposed(lower), _transposed(gradient)
    product = ops.tril(ops.matmul(_transposed(lower), gradient))
    product = product - ops.tril(ops.triu(product)) / 2
    inverse = ops.inverse(lower)
    full = ops.matmul(_transposed(inverse), ops.matmul(product, inverse))
    return (full + _transposed(full)) / 2


def of_unique(input, results, gradients):
    """Each element has the gradient of the one it is equal to (MindSpore's UniqueGrad)."""
    return ops.reshape(ops.gather(gradients[0], ops.reshape(results[1], (-1,)), 0), input.shape)


def of_svd(input, results, gradients):
    """Of s alone u diag(ds) v'; of u and v besides by the differences of the squares of s, which must not be equal."""
    to_s, to_u, to_v = gradients if len(results) == 3 else (gradients[0], None, None)
    s, u, v = results if len(results) == 3 else ops.svd(input)
    width = s.shape[-1]
    if u.shape[-1] != v.shape[-1] and not (to_u is None and to_v is None):
        raise RuntimeError("For 'Svd', the gradient of u and v is not defined with full_matrices=True for a matrix that is not square.")
    u, v = u[..., :width], v[..., :width]
    inner = None if to_s is None else ops.expand_dims(to_s, -1) * ops.eye(width, width, s.dtype)
    outer = None
    if to_u is not None or to_v is not None:
        squares = s * s
        apart = ops.expand_dims(squares, -2) - ops.expand_dims(squares, -1)
        same = ops.eye(width, width, s.dtype)
        factors = (1 - same) / (apart + same)
        columns = ops.expand_dims(s, -2)
        if to_u is not None:
            turned = factors * ops.matmul(_transposed(u), to_u)
            part = (turned + _transposed(turned)) * columns
            inner = part if inner is None else inner + part
            scaled = to_u / columns
            outer = ops.matmul(scaled - ops.matmul(u, ops.matmul(_transposed(u), scaled)), _transposed(v))
        if to_v is not None:
            turned = factors * ops.matmul(_transposed(v), to_v)
            part = (turned + _transposed(turned)) * _transposed(columns)
            inner = part if inner is None else inner + part
            scaled = to_v / columns
            rest = ops.matmul(u, _transposed(scaled - ops.matmul(v, ops.matmul(_transposed(v), scaled))))
            outer = rest if outer is None else outer + rest
    gradient = ops.matmul(u, ops.matmul(inner, _transposed(v)))
    return gradient if outer is None else gradient + outer
