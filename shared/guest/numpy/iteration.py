"""nditer and nested_iters: elements of several arrays together, in the order of their memory. Loaded by numpy's __getattr__."""

import builtins

import _numpy
import numpy as np
from numpy import asarray

_GLOBAL_FLAGS = {"buffered", "c_index", "f_index", "multi_index", "common_dtype", "copy_if_overlap", "delay_bufalloc", "external_loop",
                 "grow_inner", "ranged", "refs_ok", "reduce_ok", "zerosize_ok"}  # fmt: skip
_OPERAND_FLAGS = {"readwrite", "readonly", "writeonly", "copy", "updateifcopy", "contig", "aligned", "nbo", "allocate", "no_broadcast",
                  "no_subtype", "arraymask", "writemasked", "overlap_assume_elementwise", "virtual"}  # fmt: skip


class nditer:
    """Elements of one or several arrays together, as arrays of rank 0 (writable views where asked)."""

    def __init__(self, op, flags=(), op_flags=None, op_dtypes=None, order="K", casting="safe", op_axes=None, itershape=None, buffersize=0):
        self._ops = list(op) if isinstance(op, (tuple, list)) else [op]
        self.nop, self._flags = len(self._ops), tuple(flags or ())
        for flag in self._flags:
            if flag not in _GLOBAL_FLAGS:
                raise ValueError(f'Unexpected iterator global flag "{flag}"')
        self._buffer = buffersize
        if not self._ops:
            raise ValueError("Must provide at least one operand")
        each = list(op_flags) if op_flags else []
        if each and isinstance(each[0], str):
            each = [each]
        self._op_flags = [tuple(f) for f in each] + [("readonly",)] * (self.nop - len(each)) if each else [
            ("readonly",) if o is not None else ("writeonly", "allocate") for o in self._ops]  # fmt: skip
        for flag in [flag for flags in self._op_flags for flag in flags]:
            if flag not in _OPERAND_FLAGS:
                raise ValueError(f'Unexpected per-op iterator flag "{flag}"')
        arrays = [None if o is None else asarray(o) for o in self._ops]
        known = [a for a in arrays if a is not None]
        axes = op_axes or [None] * self.nop
        if op_axes:
            arrays = [a if a is None or ax is None else self._along(a, ax) for a, ax in zip(arrays, axes)]
        shape = tuple(itershape) if itershape is not None and op_axes is None else self._common_shape(arrays)
        self._lay_out([a for a in arrays if a is not None], shape, order)
        kinds = op_dtypes if isinstance(op_dtypes, (list, tuple)) else [op_dtypes] * self.nop
        common = np.result_type(*known) if known else np.dtype(float)
        for i, a in enumerate(arrays):
            wanted = None if kinds[i] is None else np.dtype(kinds[i])
            if a is None:
                if axes[i] is not None:
                    self._ops[i] = np.empty([shape[axes[i].index(axis)] for axis in range(builtins.max(axes[i], default=-1) + 1)], wanted or common)
                    arrays[i] = self._wide(self._along(self._ops[i], axes[i]), shape)
                    continue
                dims = [shape[axis] for axis in self._perm]
                places = [self._perm.index(axis) for axis in range(len(shape))]
                arrays[i] = self._ops[i] = np.empty(dims, wanted or common).transpose(places)
                continue
            if "common_dtype" in self._flags:
                wanted = common
            if wanted is not None and wanted != a.dtype:
                if not np.can_cast(a.dtype, wanted, casting):
                    raise TypeError(f"Iterator operand {i} dtype could not be cast from {a.dtype!r} to {wanted!r} according to the rule '{casting}'")
                if "buffered" not in self._flags and "copy" not in self._op_flags[i] and "updateifcopy" not in self._op_flags[i]:
                    raise TypeError("Iterator operand required copying or buffering, but neither copying nor buffering was enabled")
                a = a.astype(wanted)
            if a.size == 0 and "zerosize_ok" not in self._flags:
                raise ValueError("Iteration of zero-sized operands is not enabled")
            arrays[i] = self._wide(a, shape)
        self.operands, self.shape = tuple(self._ops), shape
        self._views = arrays
        self._walk()
        self.itersize = builtins.max(int(np.prod(shape)), 0)
        self.has_delayed_bufalloc, self.finished = False, False
        self.reset()

    @staticmethod
    def _along(a, axes):
        made = a.transpose([i for i in axes if i >= 0])
        return made[tuple([slice(None) if i >= 0 else None for i in axes])]

    @staticmethod
    def _common_shape(arrays):
        shapes = [a.shape for a in arrays if a is not None]
        try:
            return np.broadcast_shapes(*shapes)
        except ValueError:
            raise ValueError(f"operands could not be broadcast together with shapes {' '.join(map(np._compact, shapes))} ") from None

    @staticmethod
    def _wide(a, shape):
        try:
            strides = [0] * (len(shape) - a.ndim) + [0 if n == 1 else s for n, s in zip(a.shape, a.strides)]
            np.broadcast_to(a, shape)
        except ValueError:
            raise ValueError(f"operands could not be broadcast together with shapes {np._compact(a.shape)} {np._compact(shape)} ") from None
        return _numpy._strided(a, shape, strides)

    def reset(self):
        self.iterindex, self.finished, self._started = 0, self.itersize == 0, False
        if self._inner and not self.finished:
            self._inner(self)

    @property
    def multi_index(self):
        if not self.has_multi_index:
            raise ValueError("Iterator is not tracking a multi-index")
        return tuple(self._index_of_axes())

    has_multi_index = property(lambda self: "multi_index" in self._flags)
    has_index = property(lambda self: "c_index" in self._flags or "f_index" in self._flags)
    dtypes = property(lambda self: tuple([view.dtype for view in self._views]))
    itviews = property(lambda self: tuple(self._walked))
    iterationneedsapi = property(lambda self: builtins.any(view.dtype.kind == "O" for view in self._views))
    iterrange = property(lambda self: (0, self.itersize))

    def _lay_out(self, known, shape, order):
        """Decides which axes are walked outermost first, and which of them backwards: `_perm`, `_flipped`."""
        rank = len(shape)
        strides = [[0] * (rank - a.ndim) + [0 if n == 1 else s for n, s in zip(a.shape, a.strides)] for a in known]
        self._perm, self._flipped = list(range(rank)), ()
        if order == "A":
            order = "F" if known and builtins.all(a.flags.fnc for a in known) else "C"
        if order == "F":
            self._perm.reverse()
        if order != "K":
            return
        inner_first = []
        for axis in reversed(range(rank)):
            place = len(inner_first)
            for i in reversed(range(len(inner_first))):
                pairs = [(s[axis], s[inner_first[i]]) for s in strides if s[axis] and s[inner_first[i]]]
                if not pairs:
                    continue
                if builtins.all(builtins.abs(mine) < builtins.abs(other) for mine, other in pairs):
                    place = i
                else:
                    break
            inner_first.insert(place, axis)
        self._perm = inner_first[::-1]
        self._flipped = tuple([axis for axis in range(rank)
                               if builtins.all(s[axis] <= 0 for s in strides) and builtins.any(s[axis] < 0 for s in strides)])  # fmt: skip

    def _walk(self):
        """`_walked`: the operands with their axes in the order of the walk; axes that follow on one another become one."""
        backwards = tuple([slice(None, None, -1) if axis in self._flipped else slice(None) for axis in range(len(self._perm))])
        self._walked = [view[backwards].transpose(self._perm) if self._perm else view for view in self._views]
        self._dims = [self.shape[axis] for axis in self._perm]
        if not self.has_multi_index and not self.has_index and builtins.all(view.dtype.kind in "biufc" for view in self._views):
            self._coalesce()
        self.ndim = len(self._dims)
        if "external_loop" in self._flags and not self._dims:
            self._dims = [1]
            self._walked = [view.reshape(1) for view in self._walked]

    def _coalesce(self):
        dims, strides = [], [[] for _ in self._walked]
        for axis, size in enumerate(self._dims):
            steps = [view.strides[axis] for view in self._walked]
            if size == 1 and len(self._dims) > 1:
                continue
            if dims and builtins.all(own[-1] == step * size for own, step in zip(strides, steps)):
                dims[-1] *= size
                for own, step in zip(strides, steps):
                    own[-1] = step
                continue
            dims.append(size)
            for own, step in zip(strides, steps):
                own.append(step)
        if len(dims) < len(self._dims) and 0 not in self._dims:
            dims = dims or [1]
            self._walked = [_numpy._strided(view, tuple(dims), own or [view.itemsize]) for view, own in zip(self._walked, strides)]
            self._dims = dims

    def _index_of_axes(self):
        """The present place by axes of the shape, also where axes were made one."""
        index, n = [0] * len(self._perm), self.iterindex
        for axis in reversed(self._perm):
            n, i = divmod(n, self.shape[axis])
            index[axis] = self.shape[axis] - 1 - i if axis in self._flipped else i
        return index

    def _place(self, n, dims):
        index = []
        for size in reversed(dims):
            index.append(n % size)
            n //= size
        return tuple(reversed(index))

    @property
    def index(self):
        total = 0
        if not self.has_index:
            raise ValueError("Iterator does not have an index")
        pairs = list(zip(self._index_of_axes(), self.shape))
        for i, size in pairs if "c_index" in self._flags else reversed(pairs):
            total = total * size + i
        return total

    @property
    def value(self):
        made = [self._at(view, flags) for view, flags in zip(self._walked, self._op_flags)]
        return made[0] if self.nop == 1 else tuple(made)

    def _at(self, view, flags=("readwrite",)):
        """What stands at the present place of one operand: an array of rank 0, or the row of an external loop."""
        if "external_loop" not in self._flags:
            one = view[(*self._place(self.iterindex, self._dims), Ellipsis)]
        elif "buffered" in self._flags:
            one = view.ravel()[self.iterindex : self.iterindex + self._step]
        else:
            one = view[self._place(self.iterindex // self._dims[-1], self._dims[:-1])]
        if "readonly" in flags:
            one = one[...]
            one.flags.writeable = False
        return one

    @property
    def _step(self):
        if "external_loop" not in self._flags:
            return 1
        return (self._buffer or 8192) if "buffered" in self._flags else self._dims[-1]

    def __iter__(self):
        return self

    def __next__(self):
        if self.finished or self._is_past():
            self.finished = True
            raise StopIteration
        if self._started:
            self._advance()
            if self.finished:
                raise StopIteration
        self._started = True
        return self.value

    _started = False
    _inner = None  # of nested_iters: moves the next loop

    def _is_past(self):
        return self.iterindex >= self.itersize

    def _advance(self):
        self.iterindex = builtins.min(self.iterindex + self._step, self.itersize)
        self.finished = self.iterindex >= self.itersize
        if self._inner and not self.finished:
            self._inner(self)

    def iternext(self):
        self._advance()
        return not self.finished

    def __getitem__(self, i):
        made = self.value
        return made if self.nop == 1 and i in (0, -1) else (made[i] if self.nop > 1 else (made,)[i])

    def __setitem__(self, i, value):
        self._at(self._walked[i])[...] = value

    def __len__(self):
        return self.nop

    def copy(self):
        made = object.__new__(type(self))
        made.__dict__.update(self.__dict__)
        made.iterindex, made.finished, made._started = self.iterindex, self.finished, self._started
        return made

    def __enter__(self):
        return self

    def __exit__(self, *exc):
        self.close()

    def close(self):
        for op, view, flags in zip(self._ops, self._views, self._op_flags):
            if isinstance(op, np.ndarray) and op.dtype != view.dtype and not {"readwrite", "writeonly"}.isdisjoint(flags):
                op[...] = view

    def remove_axis(self, i):
        self._views = [view.take(0, i) for view in self._views]
        self.shape = self.shape[:i] + self.shape[i + 1 :]
        self._lay_out(self._views, self.shape, "C")
        self._walk()
        self.itersize = int(np.prod(self.shape))

    def remove_multi_index(self):
        self._flags = tuple([flag for flag in self._flags if flag != "multi_index"])
        self._walk()

    def enable_external_loop(self):
        self._flags += ("external_loop",)
        self._walk()


def nested_iters(op, axes, flags=(), op_flags=None, op_dtypes=None, order="K", casting="safe", buffersize=0):
    """Loops over different axes of the same operands, each inside the one before."""
    if len(axes) < 2:
        raise ValueError("axes must have at least 2 entries for nested iteration")
    operands = [asarray(a) for a in (op if isinstance(op, (tuple, list)) else [op])]
    shape = np.broadcast_shapes(*[a.shape for a in operands])
    wide = [nditer._wide(a, shape) for a in operands]
    used = [axis for group in axes for axis in group]
    if len(set(used)) != len(used):
        raise ValueError("an axis is used more than once")
    loops = []
    for depth, group in enumerate(axes):
        at = tuple([slice(None) if axis in group else 0 for axis in range(len(shape))])
        turned = [view[at].transpose([sorted(group).index(axis) for axis in group]) if group else view[at] for view in wide]
        wanted = tuple([flag for flag in flags if flag not in ("external_loop", "buffered") or depth == len(axes) - 1])
        loops.append(nditer(turned, wanted, op_flags, op_dtypes, order, casting, buffersize=buffersize))

    def moved(depth):
        def move(outer):
            fixed = {}
            for group, loop in zip(axes[: depth + 1], loops):
                fixed.update(zip(group, loop._index_of_axes()))
            inner, group = loops[depth + 1], axes[depth + 1]
            at = tuple([slice(None) if axis in group else fixed.get(axis, 0) for axis in range(len(shape))])
            inner._views = [view[at].transpose([sorted(group).index(axis) for axis in group]) if group else view[at] for view in wide]
            inner._walk()
            inner.reset()

        return move

    for depth in range(len(loops) - 1):
        loops[depth]._inner = moved(depth)
    return tuple(loops)
