"""Lists of tensors that live on the host and are known by a number: queues of tuples of tensors, and arrays that are written place by
place. Primitives make, fill and read them; nn.TensorArray and nn.reinforcement's TensorsQueue stand above."""
import itertools
import _refjit as _native
from _refjit import Tensor
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.common import dtype as mstype
from mindspore.ops.operator_base import Operator

_numbers = itertools.count()
_queues, _arrays = {}, {}


def _whole(number):
    return Tensor(number, _native.int64)


def _found(held, handle, what):
    number = int(handle)
    if number not in held:
        raise RuntimeError(f"Error handle [{number}] to get {what}.")
    return held[number]


def _opened(held, content):
    number = next(_numbers)
    held[number] = content
    return _whole(number)


def _closed(held, handle, what):
    _found(held, handle, what)
    del held[int(handle)]
    return _whole(0)


def _check_elements(dtype, shapes, who):
    validator.check_subclass("dtype", dtype, mstype.number_type + (mstype.bool_,), who)
    validator.check_int(len(shapes), 1, validator.GE, "elements_num", who)
    return dtype, tuple([tuple(shape) for shape in shapes])


class TensorsQueueCreate(Operator):
    """Opens a queue of tuples of tensors; gives its number."""

    def __init__(self, dtype, shapes, size=0, name="Q"):
        Operator.__init__(self)
        self.dtype, self.shapes = _check_elements(dtype, shapes, self.name)
        self.size = validator.check_int(size, 0, validator.GE, "size", self.name)

    def __call__(self):
        return _opened(_queues, [])


class TensorsQueuePut(Operator):
    """A tuple of tensors at the queue's end."""

    def __init__(self, dtype, shapes):
        Operator.__init__(self)
        self.dtype, self.shapes = _check_elements(dtype, shapes, self.name)

    def __call__(self, handle, elements):
        if len(elements) != len(self.shapes) or [e for e, shape in zip(elements, self.shapes) if e.shape != shape or e.dtype != self.dtype]:
            raise ValueError(f"For '{self.name}', the elements must be {len(self.shapes)} tensors of {self.dtype} and the shapes {self.shapes}.")
        _found(_queues, handle, "tensorsqueue").append(tuple([element.copy() for element in elements]))
        return _whole(0)


class TensorsQueueGet(Operator):
    """The tuple at the queue's front, which leaves it if `pop_after_get`."""

    def __init__(self, dtype, shapes, pop_after_get=False):
        Operator.__init__(self)
        self.dtype, self.shapes = _check_elements(dtype, shapes, self.name)
        self.pop_after_get = validator.check_bool(pop_after_get, "pop_after_get", self.name)

    def __call__(self, handle):
        queue = _found(_queues, handle, "tensorsqueue")
        if not queue:
            raise RuntimeError("TensorsQueue is empty.")
        return queue.pop(0) if self.pop_after_get else queue[0]


class TensorsQueueSize(Operator):
    """How many tuples a queue has."""

    def __call__(self, handle):
        return _whole(len(_found(_queues, handle, "tensorsqueue")))


class TensorsQueueClear(Operator):
    """Empties a queue."""

    def __call__(self, handle):
        _found(_queues, handle, "tensorsqueue").clear()
        return _whole(0)


class TensorsQueueClose(Operator):
    """Ends a queue; its number is unknown from then on."""

    def __call__(self, handle):
        return _closed(_queues, handle, "tensorsqueue")


class TensorArray(Operator):
    """Opens an array of tensors of one shape and dtype; gives its number."""

    def __init__(self, dtype, element_shape, dynamic_size=True, size=0, name="TA"):
        Operator.__init__(self)
        self.dtype, self.element_shape, self.dynamic_size, self.size = dtype, tuple(element_shape), dynamic_size, size

    def __call__(self):
        from mindspore.nn.layer.combined import TensorArray as Array
        return _opened(_arrays, Array(self.dtype, self.element_shape, self.dynamic_size, self.size))


class TensorArrayWrite(Operator):
    """A tensor at a place of an array."""

    def __call__(self, handle, index, value):
        _found(_arrays, handle, "tensorarray").write(index, value)
        return _whole(0)


class TensorArrayRead(Operator):
    """The tensor at a place of an array."""

    def __init__(self, dtype, element_shape):
        Operator.__init__(self)
        self.dtype, self.element_shape = dtype, tuple(element_shape)

    def __call__(self, handle, index):
        return _found(_arrays, handle, "tensorarray").read(index)


class TensorArrayStack(Operator):
    """All places of an array, stacked."""

    def __init__(self, dtype, element_shape, dynamic_size, size):
        Operator.__init__(self)
        self.dtype, self.element_shape, self.dynamic_size, self.size = dtype, tuple(element_shape), dynamic_size, size

    def __call__(self, handle):
        return _found(_arrays, handle, "tensorarray").stack()


class TensorArrayGather(Operator):
    """Places of an array, stacked."""

    def __init__(self, dtype, element_shape):
        Operator.__init__(self)
        self.dtype, self.element_shape = dtype, tuple(element_shape)

    def __call__(self, handle, indices):
        array = _found(_arrays, handle, "tensorarray")
        return ops.stack([array.read(place) for place in indices.asnumpy().tolist()])


class TensorArraySize(Operator):
    """How many places of an array are written."""

    def __call__(self, handle):
        return _found(_arrays, handle, "tensorarray").size()


class TensorArrayClear(Operator):
    """Empties an array."""

    def __call__(self, handle):
        _found(_arrays, handle, "tensorarray").clear()
        return _whole(0)


class TensorArrayClose(Operator):
    """Ends an array; its number is unknown from then on."""

    def __call__(self, handle):
        return _closed(_arrays, handle, "tensorarray")
