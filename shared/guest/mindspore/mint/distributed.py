"""mindspore.mint.distributed: this process is rank 0 of 1, and there is no group of processes: init_process_group() wants a
device that has one, and what communicates says that nothing was inited."""
from mindspore.common.tensor import Tensor
from mindspore.communication import HCCL_WORLD_COMM_GROUP, get_rank, is_available, is_initialized, needs_init


def init_process_group(backend="hccl", init_method=None, timeout=None, world_size=-1, rank=-1, store=None, pg_options=None,
                       device_id=None):
    if backend != "hccl":
        raise ValueError("Only support hccl now, please setting backend to hccl or using default value")
    raise RuntimeError("For 'init', the argument 'backend_name' should be 'mccl' to init 'CPU', but got 'hccl'.")


def destroy_process_group(group=None):
    """There is none."""


def get_world_size(group=None):
    return 1


def get_backend(group=None):
    return "hccl"


def new_group(ranks=None, timeout=None, backend=None, pg_options=None, use_local_synchronization=False, group_desc=None):
    if ranks is None:
        return HCCL_WORLD_COMM_GROUP
    needs_init("new_group")()


def _to_another(name):
    def function(tensor, dst=0, group=None, tag=0):
        if not isinstance(tensor, Tensor):
            raise TypeError(f"For {name}, the input tensor must be tensor")
        if dst == 0:
            raise ValueError("Invalid destination rank: destination rank should not be the same as the rank of the current process.")
        needs_init(name)()
    function.__name__ = function.__qualname__ = name
    return function


send, isend = _to_another("send"), _to_another("isend")


class P2POp:
    """One send or receive of batch_isend_irecv."""

    def __init__(self, op, tensor, peer, group=None, tag=0):
        name = op if isinstance(op, str) else getattr(op, "__name__", None)
        if name is None:
            raise TypeError(f"op must be type of string or function, but got type of {type(op)}")
        if name not in ("isend", "irecv"):
            raise TypeError(f"Expected op to be of type isend or irecv, but got {name}")
        if not isinstance(tensor, Tensor):
            raise TypeError(f"Expected tensor to be Tensor, but got {type(tensor)}.")
        if not isinstance(peer, int):
            raise TypeError("For P2POp, the peer must be int")
        self.op, self.tensor, self.peer, self.group, self.tag = name, tensor, peer, group, tag


_COLLECTIVES = (
    "get_global_rank get_process_group_ranks get_group_rank all_reduce all_gather_into_tensor all_gather_into_tensor_uneven all_to_all "
    "all_to_all_single reduce_scatter_tensor reduce_scatter_tensor_uneven irecv recv gather scatter all_gather reduce_scatter barrier "
    "broadcast reduce batch_isend_irecv all_gather_object broadcast_object_list gather_object scatter_object_list").split()
for _name in _COLLECTIVES:
    globals()[_name] = needs_init(_name)
del _name

__all__ = ["init_process_group", "destroy_process_group", "get_rank", "get_world_size", "new_group", "get_backend", "is_available",
           "is_initialized", "send", "isend", "P2POp", *_COLLECTIVES]
