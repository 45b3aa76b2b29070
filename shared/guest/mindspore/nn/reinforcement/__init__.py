"""nn.reinforcement: the lists of tensors that loops of agents fill, and what brings one network's parameters to another's."""
from mindspore import _checkparam as validator
from mindspore.common import dtype as mstype
from mindspore.nn.cell import Cell
from mindspore.nn.layer.combined import TensorArray
from mindspore.ops.operations import queues
from mindspore.ops.operations.reinforcement import BatchAssign

__all__ = ["TensorArray"]


class TensorsQueue(Cell):
    """A queue of tuples of tensors, of one dtype and the shapes given."""

    def __init__(self, dtype, shapes, size=0, name="TQ"):
        super().__init__()
        validator.check_subclass("dtype", dtype, mstype.number_type + (mstype.bool_,), self.cls_name)
        validator.check_int(size, 0, validator.GE, "size", self.cls_name)
        validator.check_int(len(shapes), 1, validator.GE, "len(shapes)", self.cls_name)
        self.handle_ = queues.TensorsQueueCreate(dtype, shapes, size, name)()
        self.tensors_q_put = queues.TensorsQueuePut(dtype, shapes)
        self.tensors_q_get = queues.TensorsQueueGet(dtype, shapes)
        self.tensors_q_pop = queues.TensorsQueueGet(dtype, shapes, pop_after_get=True)
        self.tensors_q_clear = queues.TensorsQueueClear()
        self.tensors_q_close = queues.TensorsQueueClose()
        self.tensors_q_size = queues.TensorsQueueSize()

    def put(self, element):
        """Tensors at the queue's end."""
        self.tensors_q_put(self.handle_, element)
        return True

    def get(self):
        """The tensors at the queue's front."""
        return self.tensors_q_get(self.handle_)

    def pop(self):
        """The tensors at the queue's front, which leave it."""
        return self.tensors_q_pop(self.handle_)

    def size(self):
        """How many tuples there are."""
        return self.tensors_q_size(self.handle_)

    def close(self):
        """Ends the queue."""
        self.tensors_q_close(self.handle_)
        return True

    def clear(self):
        """Empties the queue."""
        self.tensors_q_clear(self.handle_)
        return True


class BatchWrite(Cell):
    """Brings the values of `src` to the parameters of `dst`."""

    def __init__(self):
        super().__init__()
        self.write = BatchAssign(lock=True)

    def construct(self, dst, src):
        self.write(dst, src)
        return True


class BatchRead(Cell):
    """Brings the values of `src` to the parameters of `dst`, without waiting for other readers."""

    def __init__(self):
        super().__init__()
        self.read = BatchAssign(lock=False)

    def construct(self, dst, src):
        self.read(dst, src)
        return True
