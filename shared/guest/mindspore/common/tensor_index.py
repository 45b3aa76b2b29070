"""Subscripts of Tensors in graphs: `x[index]` and what `x[index] = value` makes of x, as the operators that MindSpore's graphs show."""
import _refjit as _native
from _refjit import Tensor
from _refjit_jit import in_static_graph as _in_static_graph

_broadcast_to = _native.primitive("BroadcastTo")
_cast = _native.primitive("Cast")
_concat = _native.primitive("Concat")
_expand_dims = _native.primitive("ExpandDims")
_gather = _native.primitive("Gather")
_gather_nd = _native.primitive("GatherNd")
_scatter_update = _native.primitive("TensorScatterUpdate")
_select = _native.primitive("Select")
_strided_slice = _native.primitive("StridedSlice")
_index = _native.index
_transpose = _native.primitive("Transpose")
_int64 = _native.int64

_NO_INDICES = (_native.float32, _native.float16, _native.float64, _native.bfloat16, _native.uint8, _native.uint16, _native.uint32,
               _native.uint64)


def places_of(self, index):
    """The places along the first axes of `self` that a tuple of ints and int tensors means, as GatherNd takes them: one row each."""
    parts = []
    first = None
    is_alike = True
    for axis in range(len(index)):
        item = index[axis]
        size = self.shape[axis]
        if isinstance(item, Tensor):
            if item.dtype in _NO_INDICES:
                raise IndexError(f"The tensor element in tuple index must be int or bool type, but got {item.dtype}")
            if item.dtype != _int64 and item.dtype != _native.int32:
                item = _cast(item, _int64)
            item = _select(item < 0, item + size, item)
            if first is None:
                first = item
            elif item.dtype != first.dtype or item.shape != first.shape:
                is_alike = False
        else:
            if item < -size or item >= size:
                raise IndexError(f"Index {item} is out of bounds for dimension with size {size}")
            if item < 0:
                item = item + size
        parts.append(item)
    nothing = first * 0
    if not is_alike:
        for item in parts:
            if isinstance(item, Tensor):
                nothing = nothing + item * 0
    columns = []
    for item in parts:
        if not is_alike or not isinstance(item, Tensor):
            item = nothing + item
        columns.append(_expand_dims(item, -1))
    return columns[0] if len(columns) == 1 else _concat(tuple(columns), -1)


def rows_at(self, places, axis):
    """Gather by places that count from the end, too: its gradient leaves out what is negative. What is out of range stays so."""
    if axis < self.ndim and places.dtype in (_int64, _native.int32):
        size = self.shape[axis]
        places = _select(places < 0, _select(places < -size, places, places + size), places)
    return _gather(self, places, axis, 0)


def numbers_of(item):
    """A list or tuple among the indices, as the tensor of places that it means."""
    if all([isinstance(part, bool) for part in item]) and len(item) > 0:
        return Tensor([i for i in range(len(item)) if item[i]], _int64)
    if all([isinstance(part, (int, list, tuple)) for part in item]):
        return Tensor(item, _int64)
    return stacked_places([part if isinstance(part, Tensor) else Tensor(part, _int64) for part in item])


def stacked_places(parts):
    """Tensors of places as rows of one."""
    shape = (1,)
    for part in parts:
        if part.ndim:
            shape = (1,) + part.shape
    return _concat(tuple([_broadcast_to(part, shape) for part in parts]), 0)


def mixed_getitem(self, index):
    """`x[index]` with tensors or lists among ints, slices, None and `...`: the slices first, then one Gather, as NumPy
    orders the axes: those of the places stand where the first of them stood, or in front when a slice is between them."""
    used = 0
    for item in index:
        used += item is not None and item is not ... and not isinstance(item, bool)
    if used > self.ndim:
        raise IndexError("'The dim of index cannot be greater than indexed data, but got dim of "
                         f"index:{used}, dim of data:{self.ndim}'")
    basic = []
    axes = []
    places = []
    for item in index:
        if item is ...:
            for _ in range(self.ndim - used):
                basic.append(slice(None))
        elif item is None or isinstance(item, slice):
            basic.append(item)
        else:
            axes.append(len(basic))
            if isinstance(item, bool):
                if not item:
                    raise IndexError("Bool element of tuple index must be 'True', but got 'False'.")
                basic.append(None)
                places.append(Tensor([0], _int64))
            else:
                basic.append(slice(None))
                places.append(numbers_of(item) if isinstance(item, (list, tuple)) else item)
    for item in basic:
        if item is None or item.start is not None or item.stop is not None or item.step is not None:
            self = captured_getitem(self, tuple(basic))
            break
    for i in range(len(axes)):
        if isinstance(places[i], int):
            check_index(places[i], self.shape, axes[i])
    if len(axes) == 1:
        return rows_at(self, places[0], axes[0])
    first, count = axes[0], len(axes)
    others = [axis for axis in range(self.ndim) if axis not in axes]
    order = tuple(axes + others)
    if order != tuple(range(self.ndim)):
        self = _transpose(self, order)
    at = places_of(self, tuple(places))
    found = _gather_nd(self, at)
    if first == 0 or axes[-1] - first != count - 1:
        return found
    made = at.ndim - 1
    return _transpose(found, tuple(range(made, made + first)) + tuple(range(made))
                      + tuple(range(made + first, made + len(others))))


def captured_setitem(self, index, value):
    """The tensor that `x[index] = value` makes of `x` in a graph, for int tensors."""
    if not isinstance(index, tuple):
        index = (index,)
    places = places_of(self, index)
    if places.ndim == 1:
        places = _expand_dims(places, 0)
    value = _broadcast_to(value, places.shape[:-1] + self.shape[len(index):])
    return _scatter_update(self, places, value)


def captured_getitem(self, index):
    """`x[index]` in a graph: ExpandDims for None, then StridedSlice with MindSpore's masks."""
    rank = self.ndim
    if isinstance(index, bool):
        if not index:
            raise IndexError("When tensor is indexed by a bool object, the value only support 'True'.")
        return _index(self, index)
    if isinstance(index, float):
        raise IndexError(f"Number index of tensor must be int or bool, but got {index}.")
    if isinstance(index, int):
        check_index(index, self.shape, 0)
        mask = 256 - (1 << rank)
        return _strided_slice(self, (index,), (index + 1,), (1,), mask, mask, 0, 0, 1)
    if isinstance(index, Tensor):
        if index.dtype == _native.bool:
            if index.shape != self.shape[:index.ndim]:
                raise IndexError(f"'The shape of index {index.shape} does not match the shape of the indexed data {self.shape}'")
            return _index(self, index)
        if index.dtype in _NO_INDICES:
            raise IndexError(f"The tensor index must be int or bool type, but got {index.dtype}.")
        # Eagerly a tensor alone is Gather's own places, whose gradient is.
        return rows_at(self, index, 0) if _in_static_graph() else _gather(self, index, 0, 0)
    if index is None:
        return _expand_dims(self, 0)
    if index is ...:
        return self
    if isinstance(index, slice):
        index = (index,)
    if isinstance(index, list) and index and rank > 0:
        for item in index:
            if isinstance(item, Tensor):
                return rows_at(self, numbers_of(index), 0)
            if isinstance(item, bool) or not isinstance(item, int):
                return _index(self, index)
        size = self.shape[0]
        return _gather(self, Tensor([item + size if -size <= item < 0 else item for item in index], _int64), 0, 0)
    if not isinstance(index, tuple):
        return _index(self, index)
    is_place = len(index) <= rank
    for item in index:
        if isinstance(item, bool) or not isinstance(item, (int, Tensor)):
            is_place = False
        elif isinstance(item, Tensor) and item.dtype == _native.bool:
            is_place = False
    has_tensor = False
    has_mask = False
    found = 0
    for item in index:
        found += item is ...
        has_tensor = has_tensor or isinstance(item, Tensor)
        has_mask = has_mask or isinstance(item, Tensor) and item.dtype == _native.bool
    if found > 1:
        raise IndexError("An index can only have a single ellipsis('...')")
    if is_place and has_tensor:
        return rows_at(self, index[0], 0) if len(index) == 1 else _gather_nd(self, places_of(self, index))
    if has_tensor and not has_mask and rank > 0:
        return mixed_getitem(self, index)
    used = 0
    has_slice = False
    for item in index:
        if isinstance(item, bool) or isinstance(item, (Tensor, list, tuple)):
            return _index(self, index)
        if item is not None and item is not ...:
            used += 1
            has_slice = True
    if used > rank:
        raise IndexError("'The dim of index cannot be greater than indexed data, but got dim of "
                         f"index:{used}, dim of data:{rank}'")
    begin = []
    end = []
    strides = []
    begin_mask = 0
    end_mask = 0
    shrink_mask = 0
    axis = 0
    for item in index:
        if item is None:
            self = _expand_dims(self, axis)
            begin.append(0)
            end.append(1)
            strides.append(1)
            axis += 1
        elif item is ...:
            for _ in range(rank - used):
                begin.append(0)
                end.append(self.shape[axis])
                strides.append(1)
                begin_mask |= 1 << axis
                end_mask |= 1 << axis
                axis += 1
            has_slice = True
        elif isinstance(item, slice):
            if item.start is None:
                begin_mask |= 1 << axis
            if item.stop is None:
                end_mask |= 1 << axis
            check_slice(item)
            begin.append(0 if item.start is None else item.start)
            end.append(0 if item.stop is None else item.stop)
            strides.append(1 if item.step is None else item.step)
            axis += 1
        else:
            check_index(item, self.shape, axis)
            begin.append(item)
            end.append(item + 1)
            strides.append(1)
            shrink_mask |= 1 << axis
            axis += 1
    if not has_slice:
        return self
    return _strided_slice(self, tuple(begin), tuple(end), tuple(strides), begin_mask, end_mask, 0, 0, shrink_mask)


def check_slice(item):
    """Raises MindSpore's errors for a slice of anything but numbers, and for a step of 0."""
    for part in (item.start, item.stop, item.step):
        if isinstance(part, (str, float)):
            raise TypeError(f"Slice indices must be integers or bool. But got a {'String' if isinstance(part, str) else 'Float32'} number.")
    if item.step == 0:
        raise ValueError("For 'StridedSlice', input 'strides' can not contain 0.")


def check_index(index, shape, axis):
    """Raises MindSpore's IndexError for an int out of range."""
    if len(shape) == 0:
        raise TypeError("For 'StridedSlice', input can not be a scalar.")
    if index < -shape[axis] or index >= shape[axis]:
        raise IndexError(f"For 'StridedSlice', the 'strides[{axis}]' cannot be negative number and 'begin[{axis}]' must be in "
                         f"[-{shape[axis]}, {shape[axis]}) when 'shrink_axis_mask' is greater than 0, but got "
                         f"'strides[{axis}]': 1, 'begin[{axis}]': {index}.")


def captured_choice(chosen, *args):
    """What the function at a place that only the running graph knows gives: MindSpore's SwitchLayer."""
    functions, number = chosen
    if number.dtype != _native.int32:
        raise ValueError(f"switch_layer index must be an int32, but got {number.dtype}")
    return call_at(functions, _select(number < 0, number + len(functions), number), 0, args, {})


def captured_either(chosen, *args, **keywords):
    """What one of the functions gives that the sides of a branch named: which, only the running graph knows."""
    functions, number = chosen
    return call_at(functions, number, 0, args, keywords)


def call_at(functions, number, at, args, keywords):
    if at == len(functions) - 1:
        return functions[at](*args, **keywords)
    if number == at:
        return functions[at](*args, **keywords)
    return call_at(functions, number, at + 1, args, keywords)
