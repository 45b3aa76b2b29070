"""Calls of Cells on which set_grad() was called: the outermost one is recorded, and a gradient of the same Cell by the same
arguments takes that record instead of running the Cell again. So a step that computes its loss and then its gradients runs
the network once: one dropout mask, one update of moving averages."""
import _refjit_grad as _tape
from _refjit import Tensor
from mindspore.ops import gradient_hooks

_MOST = 4  # Cells whose last call is kept: a step of two adversaries computes both losses first
_calls = []  # (cell, arguments, what it gave, number of the kept tape), the newest last


def tensor_of(arg):
    """What the gradient by an argument is taken by: a Tensor itself, of a sparse one its values, else nothing."""
    if isinstance(arg, Tensor):
        return arg
    return arg.values if hasattr(type(arg), "__refjit_sparse__") else None


def call_recorded(cell, args, kwargs):
    """cell(*args, **kwargs), kept for the gradient that may follow."""
    _forget(cell)
    given = args + tuple(kwargs.values())
    # Weights that only a compiled graph reads are found too late: its call is recorded by what is watched before.
    watched = tuple([t for t in map(tensor_of, given) if t is not None]) + tuple(cell.trainable_params())
    _tape.begin(watched)
    gradient_hooks.attach(watched)
    try:
        value = cell._call(args, kwargs)
    except BaseException:
        _tape.cancel()
        raise
    while len(_calls) >= _MOST:
        _forget(_calls[0][0])
    _calls.append((cell, given, value, _tape.keep()))
    return value


def take(fn, given):
    """(value, number of the tape) of the recorded call of `fn` by the same arguments, which is no longer kept; or None."""
    for i, (cell, arguments, value, number) in enumerate(_calls):
        if cell is fn and len(arguments) == len(given) and all(map(_is_same, arguments, given)):
            del _calls[i]
            return value, number
    return None


def _is_same(a, b):
    return a is b or (type(a) is type(b) and isinstance(a, (int, float, str)) and a == b)


def _forget(cell):
    for i, call in enumerate(_calls):
        if call[0] is cell:
            del _calls[i]
            _tape.drop(call[3])
            return
