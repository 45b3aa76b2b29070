"""vmap. Captures recognise the functions of this file by name (capture/evaluator_vmap.cpp) and batch the graph of `fn`; so
an eager vmap is a jitted function, as in MindSpore. Where the caller captures no graph (under a gradient tape, while a
trace is recorded), `_run` has the batched graph run operator by operator; where `fn` cannot be captured, it runs `fn` once
an example and stacks the results."""
import _refjit_jit as _jit
from _refjit import Tensor


def vmap(fn, in_axes=0, out_axes=0):
    """A function that runs `fn` on a batch: `in_axes` says along which axis each argument holds its examples (None: it is
    the same for all), `out_axes` where the results hold theirs."""
    def after_vmap(*args, **kwargs):
        return _run(fn, in_axes, out_axes, args, kwargs)
    after_vmap.__qualname__ = "_Vmap.__call__.<locals>.after_vmap"
    return _jit.make(after_vmap, "ast")


_jit.complete(vmap)  # its call is part of the first call of what it makes, as `vmap(f)(x)` is mostly written


def _bound(made, *args, **kwargs):
    """What vmap(...) gives while a graph is captured: `made` is (fn, in_axes, out_axes)."""
    return _run(made[0], made[1], made[2], args, kwargs)


def _run(fn, in_axes, out_axes, args, kwargs):
    if kwargs:
        raise RuntimeError(f"Got an unexpected keyword argument '{next(iter(kwargs))}'")
    result = _jit.replay(_captured, (fn, in_axes, out_axes, args, kwargs))
    if result is not NotImplemented:
        return result
    cells = getattr(fn, "cell_list", None)
    sizes = []
    _sizes(args, in_axes if isinstance(in_axes, (tuple, list)) else (in_axes,) * len(args), sizes)
    if not cells and not sizes:
        return fn(*args)
    count = len(cells) if cells else sizes[0]
    results = []
    for index in range(count):
        axes = in_axes if isinstance(in_axes, (tuple, list)) else (in_axes,) * len(args)
        example = tuple(_example(arg, axis, index) for arg, axis in zip(args, axes))
        results.append((cells[index] if cells else fn)(*example))
    return _stacked(results, out_axes)


def _captured(fn, in_axes, out_axes, args, kwargs):
    return _run(fn, in_axes, out_axes, args, kwargs)


def _sizes(value, axes, found):
    if axes is None:
        return
    if isinstance(value, (tuple, list)):
        for i, item in enumerate(value):
            _sizes(item, axes[i] if isinstance(axes, (tuple, list)) else axes, found)
    else:
        found.append(value.shape[axes])


def _example(value, axis, index):
    if axis is None:
        return value
    if isinstance(value, (tuple, list)):
        axes = axis if isinstance(axis, (tuple, list)) else (axis,) * len(value)
        return type(value)([_example(item, own, index) for item, own in zip(value, axes)])
    return value[(slice(None),) * (axis % value.ndim) + (index,)]


def _stacked(results, axes):
    first = results[0]
    if isinstance(first, (tuple, list)):
        several = axes if isinstance(axes, (tuple, list)) else (axes,) * len(first)
        return tuple(_stacked([r[i] for r in results], several[i]) for i in range(len(first)))
    if isinstance(axes, (tuple, list)):
        axes = axes[0]
    if axes is None:
        return first
    from mindspore import ops
    return ops.stack([r if isinstance(r, Tensor) else Tensor(r) for r in results], axes)
