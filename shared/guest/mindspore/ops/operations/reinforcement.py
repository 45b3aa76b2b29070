"""Primitives of learning agents: buffers of experience, which are rings of rows in parameters, and writes of many parameters at once."""
import _refjit as _native
from _refjit import Tensor
from mindspore import _checkparam as validator
from mindspore import ops
from mindspore.ops.operator_base import Operator

_int32 = _native.int32


class _Buffer(Operator):
    """Rows of several columns; `head` is the place of the oldest, `count` how many there are."""

    def __init__(self, capacity, buffer_shape, buffer_dtype):
        Operator.__init__(self)
        validator.check_int(capacity, 1, validator.GE, "capacity", self.name)
        self.capacity, self.width, self.buffer_dtype = capacity, len(buffer_shape), buffer_dtype
        self.buffer_shape = buffer_shape

    def _at(self, data, places):
        """The rows of all columns at these places from the oldest on."""
        return tuple([column[places % self.capacity] for column in data])


class BufferAppend(_Buffer):
    """A row, or several, behind the newest; they take the place of the oldest when the buffer is full."""

    def __call__(self, data, exp, count, head):
        for i in range(len(data)):
            self._check(i, data[i], exp[i])
        is_one = exp[0].ndim < data[0].ndim
        rows = 1 if is_one else exp[0].shape[0]
        start = ops.where(count < self.capacity, count, head)
        given = ops.arange(rows).astype(_int32)
        places = start + given
        # Rows behind the end come to the beginning, and begin with the first one given again, as in MindSpore.
        given = ops.where(places < self.capacity, given, places - self.capacity)
        for column, values in zip(data, exp):
            values = ops.expand_dims(values, 0) if is_one else values
            written = ops.tensor_scatter_update(column, (places % self.capacity).reshape(-1, 1), values[given])
            ops.assign(column, written)
        total = count + rows
        ops.assign(head, ops.where(total > self.capacity, (head + rows) % self.capacity, head))
        ops.assign(count, ops.minimum(total, Tensor(self.capacity, _int32)))
        return Tensor(0, _int32)

    def _check(self, place, column, values):
        if column.dtype != values.dtype:
            raise RuntimeError(f"For {self.name}, each tensor in 'exp' must has the same type with 'data', but got 'data_type': "
                               f"{column.dtype}, 'exp_type': {values.dtype}")
        row = column.shape[1:]
        if (values.shape if values.ndim < column.ndim else values.shape[1:]) != row:
            found, wanted = [", ".join([str(size) for size in shape]) for shape in (values.shape, row)]
            raise RuntimeError(f"For {self.name}, the {place}th 'exp_shape' must be equal to the {place}th 'data_shape' which excepts the "
                               f"first dimension. but got the {place}th 'exp_shape': [const vector]{{{found}}}, the {place}th "
                               f"'data_shape': [const vector]{{{wanted}}}")


class BufferGetItem(_Buffer):
    """The row at a place; negative ones count from the newest."""

    def __call__(self, data, count, head, index):
        place = index if isinstance(index, Tensor) else Tensor(index, _int32)
        return self._at(data, head + ops.where(place < 0, place + count, place))


class BufferSample(_Buffer):
    """Rows drawn at random, with `unique` each of them once at most."""

    def __init__(self, capacity, batch_size, buffer_shape, buffer_dtype, seed=0, unique=False):
        validator.check_value_type("shape of init data", buffer_shape, [tuple, list], "BufferSample")
        super().__init__(capacity, buffer_shape, buffer_dtype)
        validator.check_int(batch_size, capacity, validator.LE, "batchsize", self.name)
        self.batch_size, self.unique = batch_size, unique
        self.draw = ops.UniformReal(seed=seed)

    def __call__(self, data, count, head):
        if self.unique:
            keys = self.draw((self.capacity,)) + (ops.arange(self.capacity) >= count).astype(_native.float32)
            return self._at(data, head + ops.argsort(keys)[:self.batch_size])
        return self._at(data, head + ops.floor(self.draw((self.batch_size,)) * count).astype(_int32))


class BatchAssign(Operator):
    """Parameters take the values of others of the same shapes and dtypes."""

    def __init__(self, lock=True):
        Operator.__init__(self)
        self.lock = validator.check_value_type("lock", lock, (bool,), self.name)

    def __call__(self, dst_model, source_model):
        validator.check_equal_int(len(dst_model), len(source_model), "inputs elements", self.name)
        for target, source in zip(dst_model, source_model):
            if target.shape != source.shape:
                raise ValueError(f"{self.name} element must be same, ", f"but got {target.shape} and {source.shape}.")
            if target.dtype != source.dtype:
                raise TypeError(f"For '{self.name}', the type of 'source' should be same as 'dst', but got 'dst' with type "
                                f"Ref[Tensor[{target.dtype}]] and 'source' with type Ref[Tensor[{source.dtype}]].")
        for target, source in zip(dst_model, source_model):
            ops.assign(target, source)
