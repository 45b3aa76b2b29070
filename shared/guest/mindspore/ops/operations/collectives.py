"""Primitives between processes. They can be made anywhere; MindSpore's CPU runs them in a group of processes only, which is not here, so
a call says what MindSpore says there."""
from _refjit_jit import in_static_graph as _in_static_graph
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator
from mindspore.ops.primitive import Primitive

_WORLD = "hccl_world_group"


class ReduceOp:
    """How values of processes become one."""
    SUM, MAX, MIN, PROD = "sum", "max", "min", "prod"


class _Collective(Operator):
    """A primitive of a group; what it is made with becomes its attributes."""
    is_of_cpu = False  # MindSpore's CPU has a kernel for it

    def _take(self, group, **options):
        Operator.__init__(self)
        self.group = validator.check_value_type("group", group, (str,), self.name)
        for name in options:
            setattr(self, name, options[name])

    def __call__(self, *args):
        if self.is_of_cpu:
            raise RuntimeError(f"{self.name} only support mccl_world_group on CPU, but got {self.group}")
        return Primitive.__call__(self, *args)


class AllReduce(_Collective):
    """The sum (or other reduction) of a tensor over all processes."""
    is_of_cpu = True

    def __init__(self, op=ReduceOp.SUM, group=_WORLD):
        validator.check_value_type("op", op, (str,), "AllReduce")
        self._take(group, op=op)


class AllGather(_Collective):
    """The tensors of all processes one after the other."""
    is_of_cpu = True

    def __init__(self, group=_WORLD):
        self._take(group)


class AllGatherV(AllGather):
    """The same for tensors of several lengths."""
    is_of_cpu = False


class Broadcast(_Collective):
    """The tensor of one process, for all."""
    is_of_cpu = True

    def __init__(self, root_rank, group=_WORLD):
        self._take(group, root_rank=validator.check_value_type("root_rank", root_rank, (int,), "Broadcast"))


class ReduceScatter(_Collective):
    """A part of the sum over all processes for each of them."""

    def __init__(self, op=ReduceOp.SUM, group=_WORLD):
        self._take(group, op=validator.check_value_type("op", op, (str,), "ReduceScatter"))


class ReduceScatterV(ReduceScatter):
    """The same for parts of several lengths."""


class Reduce(_Collective):
    """The sum over all processes for one of them."""

    def __init__(self, dest_rank, op=ReduceOp.SUM, group=_WORLD):
        self._take(group, dest_rank=dest_rank, op=op)


class CollectiveGather(_Collective):
    """The tensors of all processes for one of them."""

    def __init__(self, dest_rank, group=_WORLD):
        self._take(group, dest_rank=dest_rank)


class CollectiveScatter(_Collective):
    """A part of the tensor of one process for each."""

    def __init__(self, src_rank=0, group=_WORLD):
        self._take(group, src_rank=src_rank)


class Barrier(_Collective):
    """Waits for all processes."""

    def __init__(self, group=_WORLD):
        self._take(group)


class AlltoAll(_Collective):
    """Parts of every process for every other."""

    def __init__(self, split_count, split_dim, concat_dim, group=_WORLD):
        self._take(group, split_count=split_count, split_dim=split_dim, concat_dim=concat_dim)


class AlltoAllV(_Collective):
    """Parts of several lengths of every process for every other."""

    def __init__(self, group=_WORLD, block_size=1):
        self._take(group, block_size=block_size)


class NeighborExchange(_Collective):
    """Tensors for some processes and from some."""

    def __init__(self, send_rank_ids, recv_rank_ids, recv_shapes, send_shapes, recv_type, group=_WORLD):
        self._take(group, send_rank_ids=send_rank_ids, recv_rank_ids=recv_rank_ids, recv_shapes=recv_shapes, send_shapes=send_shapes,
                   recv_type=recv_type)


class Send(_Collective):
    """A tensor for one process."""

    def __init__(self, sr_tag, dest_rank, group=_WORLD, group_back=_WORLD):
        self._take(group, sr_tag=sr_tag, dest_rank=dest_rank, group_back=group_back)


class Receive(_Collective):
    """A tensor from one process."""

    def __init__(self, sr_tag, src_rank, shape, dtype, group=_WORLD, group_back=_WORLD):
        self._take(group, sr_tag=sr_tag, src_rank=src_rank, shape=shape, dtype=dtype, group_back=group_back)


class BatchISendIRecv(_Collective):
    """Several sends and receives at once."""

    def __init__(self, op_types, remote_ranks, receive_shapes=None, receive_dtypes=None, group=_WORLD):
        self._take(group, op_types=op_types, remote_ranks=remote_ranks, receive_shapes=receive_shapes, receive_dtypes=receive_dtypes)


class MoveTo(Operator):
    """A tensor in the memory of another device, of which there is none."""

    def __call__(self, *args):
        return Primitive.__call__(self, *args)


class _VirtualDataset(Operator):
    """What parallel training puts around the tensors of a data set. A graph leaves it out; no kernel runs it."""

    def __call__(self, *tensors):
        if not _in_static_graph():
            return Primitive.__call__(self, *tensors)
        return tensors


class _VirtualOutput(Operator):
    """What parallel training puts around a result. A graph leaves it out; no kernel runs it."""

    def __call__(self, x):
        if not _in_static_graph():
            return Primitive.__call__(self, x)
        return x
