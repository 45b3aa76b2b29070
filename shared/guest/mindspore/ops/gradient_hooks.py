"""Hooks on gradients: functions that see, and may replace, what flows back through a tensor or a cell. They belong to the
gradient tape, so they act on eager gradients; of a graph's, on those by Parameters alone."""
import _refjit as _native
import _refjit_grad as _tape
from _refjit_jit import in_static_graph as _in_static_graph
from _refjit import Tensor
from mindspore.common.hook_handle import _TensorHookHandle, check_hook
from mindspore.common.parameter import Parameter

_waiting = {}  # hooks of tensors that no tape has seen yet: id of the tensor -> (tensor, handles)
of_parameters = ()  # the pairs (Parameter, hook) of these; captures guard and follow them


def register_hook(self, hook):
    """Tensor.register_hook: hook(gradient) gives None or another gradient. A tensor that no tape has made keeps its hooks."""
    check_hook(hook)
    handle = _TensorHookHandle(self, hook, _waiting, _note_parameters)
    if not _tape.hook(self, handle):
        _waiting.setdefault(id(self), (self, []))[1].append(handle)
        _note_parameters(self)
    return handle


def _note_parameters(tensor):
    """The hooks of a tensor have changed."""
    global of_parameters
    if isinstance(tensor, Parameter):
        of_parameters = tuple([(owner, handle.hook) for owner, handles in _waiting.values() for handle in handles
                               if isinstance(owner, Parameter)])


def attach(tensors):
    """Tells the tape that has just begun of the hooks of what it watches."""
    if _waiting:
        for tensor in tensors:
            for handle in _waiting.get(id(tensor), (None, ()))[1]:
                _tape.hook(tensor, handle)


def passed(tensors, pull_back):
    """Copies of the tensors; their gradients go through pull_back, a function of a tuple of gradients."""
    _tape.pause()
    try:
        copies = tuple([_native.copy(tensor) for tensor in tensors])
    finally:
        _tape.resume()

    def run(gradients):
        return pull_back(tuple([_zeros_like(copy) if g is None else g for copy, g in zip(copies, gradients)]))
    _tape.custom(tuple(tensors), copies, run)
    return copies


def _zeros_like(tensor):
    return _native.filled(tensor.shape, 0, tensor.dtype)


def _as_tuple(gradients):
    return gradients if isinstance(gradients, tuple) else (gradients,)


def _type_text(tensor):
    return f"Tensor shape:[[const vector]{{{', '.join([str(length) for length in tensor.shape])}}}]{tensor.dtype}"


def _fitting(name, made, gradients):
    """A tuple of what the function `name` has made of each of these gradients."""
    for one, gradient in zip(made, gradients):
        if not isinstance(one, Tensor):
            raise TypeError(f"The output type of function: {name} should be a tensor but got {type(one).__name__}.")
        if one.shape != gradient.shape or one.dtype != gradient.dtype:
            raise ValueError(f"The output type of function: {name} is not consistent with the expected, it should be "
                             f"{_type_text(gradient)}, but got {_type_text(one)}")
    return made


def _changed(hook, gradients):
    """What a hook makes of a tuple of gradients."""
    made = hook(gradients)
    if made is None:
        return gradients
    if len(gradients) == 1:
        made = made if isinstance(made, tuple) and len(made) == 1 else (made,)
    elif not isinstance(made, tuple):
        raise TypeError("The output gradient should be a tuple!")
    elif len(made) != len(gradients):
        raise ValueError(f"The tuple size of output gradient should be {len(gradients)}, but it is {len(made)}")
    return _fitting(hook.__name__, made, gradients)


class HookBackward:
    """The identity; hook_fn(grads) sees the gradients that pass, a tuple."""

    def __init__(self, hook_fn, cell_id=""):
        check_hook(hook_fn)
        self.hook_fn = hook_fn

    def __call__(self, *inputs):
        if _in_static_graph() or not _tape.depth():  # graphs leave the hook out
            return inputs[0] if len(inputs) == 1 else inputs
        copies = passed(inputs, lambda gradients: _changed(self.hook_fn, gradients))
        return copies[0] if len(copies) == 1 else copies


class InsertGradientOf:
    """The identity, whose gradient goes through f."""

    def __init__(self, f):
        self.f = f

    __refjit_own_gradient__ = True

    def __call__(self, x):
        if _in_static_graph() or not _tape.depth():
            return x
        return passed((x,), lambda gradients: (self.f(gradients[0]),))[0]

    def bprop(self, x, out, dout):
        """What a graph takes the gradient by."""
        return (self.f(dout),)


class TensorHook(InsertGradientOf):
    """What Tensor.register_hook is in a whole graph: a hook that gives None leaves the gradient."""

    def bprop(self, x, out, dout):
        made = self.f(dout)
        return (dout if made is None else made,)


class CellHooks:
    """One call of a cell with backward hooks: what flows out of it, and what flows back in."""

    def __init__(self, cell, pre_hooks, hooks):
        self.cell, self.pre_hooks, self.hooks = cell, pre_hooks, hooks
        self.outputs = None

    def _checked(self, made, gradients, kind, part):
        """What a hook has made of a tuple of gradients; None leaves them."""
        if made is None:
            return gradients
        made = _as_tuple(made)
        if len(made) != len(gradients):
            raise TypeError(f"The backward {kind} return value size is {len(made)} not equal to expect {part} size "
                            f"{len(gradients)}")
        return _fitting(f"hook_backward_{'pre_' if kind == 'pre hook' else ''}grad", made, gradients)

    def _from_outputs(self, gradients):
        for hook in self.pre_hooks:
            gradients = self._checked(hook(self.cell, gradients), gradients, "pre hook", "output")
        self.outputs = gradients
        return gradients

    def _to_inputs(self, gradients):
        for hook in self.hooks:
            gradients = self._checked(hook(self.cell, gradients, self.outputs), gradients, "hook", "grad input")
        return gradients

    def inputs(self, args):
        """The arguments, whose tensors' gradients the backward hooks see."""
        tensors = [a for a in args if isinstance(a, Tensor)]
        if not tensors or not self.hooks:
            return args
        copies = list(passed(tensors, self._to_inputs))
        return tuple([copies.pop(0) if isinstance(a, Tensor) else a for a in args])

    def results(self, result):
        """The result, whose gradients the backward pre-hooks see first."""
        if isinstance(result, Tensor):
            return passed((result,), self._from_outputs)[0]
        if isinstance(result, tuple) and all([isinstance(r, Tensor) for r in result]):
            return passed(result, self._from_outputs)
        return result
