"""mindspore._Function: a function with a gradient of its own. The gradient tape sees one call, whose pull-back is backward."""
import _refjit as _native
import _refjit_grad as _tape
from _refjit import Tensor

__all__ = ["_Function"]


class _Function:
    """Subclasses define forward(ctx, *args) and backward(ctx, *gradients); apply(*args) runs them."""

    def __init__(self):
        self.saved_tensors = ()
        self.needs_input_grad = ()
        self.dirty_tensors = ()
        self.non_differentiable = ()
        self.materialize_grads = True

    @staticmethod
    def forward(ctx, *args, **kwargs):
        raise NotImplementedError("forward function should be customized.")

    @staticmethod
    def backward(ctx, *grad_outputs):
        raise NotImplementedError("backward function should be customized.")

    @classmethod
    def apply(cls, *args):
        context = cls()
        context.needs_input_grad = tuple([isinstance(arg, Tensor) and getattr(arg, "requires_grad", True) for arg in args])
        _tape.pause()
        try:
            made = cls.forward(context, *args)
            outputs = made if isinstance(made, (tuple, list)) else (made,)
            outputs = _apart(context, args, outputs)
        finally:
            _tape.resume()
        if _tape.depth():
            _record(cls, context, args, outputs)
        return outputs if isinstance(made, (tuple, list)) else outputs[0]

    def save_for_backward(self, *tensors):
        self.saved_tensors = tensors

    def mark_dirty(self, *args):
        self.dirty_tensors = args

    def mark_non_differentiable(self, *args):
        self.non_differentiable = args

    def set_materialize_grads(self, value):
        self.materialize_grads = value


def _is_in(tensor, tensors):
    return any([tensor is other for other in tensors])


def _apart(context, args, outputs):
    """Results that are no arguments themselves; what forward has written to stays what it is."""
    return type(outputs)([_native.view(out) if isinstance(out, Tensor) and _is_in(out, args)
                          and not _is_in(out, context.dirty_tensors) else out for out in outputs])


def _record(cls, context, args, outputs):
    results = tuple([out for out in outputs if isinstance(out, Tensor) and not _is_in(out, context.non_differentiable)])

    def pull_back(gradients):
        rest = list(gradients)
        given = []
        for out in outputs:
            gradient = rest.pop(0) if _is_in(out, results) else None
            if gradient is None and context.materialize_grads and isinstance(out, Tensor):
                gradient = _native.filled(out.shape, 0, out.dtype)
            given.append(gradient)
        made = cls.backward(context, *given)
        return _gradients_of(args, made if isinstance(made, tuple) else (made,))
    _tape.custom(tuple([arg for arg in args if isinstance(arg, Tensor)]), results, pull_back)


def _gradients_of(args, gradients):
    """What backward gave, one a Tensor argument, in the argument's form."""
    if len(gradients) < len(args):
        raise RuntimeError(f"Function backward return a wrong number of gradients, expect: {len(args)}but: {len(gradients)}")
    for position, gradient in enumerate(gradients):
        if gradient is not None and (position >= len(args) or not isinstance(args[position], Tensor)):
            raise RuntimeError(f"Input is not tensor, but gradient is not none, position: {position} type: {type(gradient)}")
        if gradient is not None and not isinstance(gradient, Tensor):
            raise RuntimeError(f"Gradient should be none or tensor, position: {position} type: {type(gradient)}")
    return tuple([fitted(gradient, arg) for arg, gradient in zip(args, gradients) if isinstance(arg, Tensor)])


def fitted(gradient, arg):
    """A gradient that a user's function made for `arg`, in its shape (summed) and dtype; None stays None."""
    if gradient is None:
        return None
    if gradient.shape != arg.shape:
        gradient = _summed_to(gradient, arg.shape)
    return gradient if gradient.dtype == arg.dtype else gradient.astype(arg.dtype)


def _summed_to(gradient, shape):
    new = gradient.ndim - len(shape)
    if new < 0 or any([d not in (1, g) for d, g in zip(shape, gradient.shape[new:])]):
        raise RuntimeError("For custom function, grad tensor should be broadcast to input shape, but got [const vector]"
                           f"{braced(gradient.shape)} vs [const vector]{braced(shape)}")
    axes = tuple(range(new)) + tuple([new + i for i, d in enumerate(shape) if d == 1 and gradient.shape[new + i] != 1])
    return gradient.sum(axes, keepdims=True).reshape(shape) if axes else gradient.reshape(shape)


def braced(shape):
    return "{" + ", ".join([str(d) for d in shape]) + "}"
