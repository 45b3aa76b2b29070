"""mindspore.communication.comm_func: collectives. There is one process and no group of them (init() needs mpirun), so that each
says, after the checks of its arguments, that communication has not been inited."""
from mindspore.common.tensor import Tensor
from mindspore.communication import not_inited

_REDUCTIONS = ("sum", "prod", "min", "max")


def _collective(name, tensors=0, reduces=False):
    """A collective whose first arguments are tensors, and which perhaps takes the name of a reduction after them."""
    def function(*args, **kwargs):
        for value in args[:tensors]:
            if not isinstance(value, Tensor):
                raise TypeError(f"For {name}, the input tensor must be tensor")
        op = kwargs.get("op", args[tensors] if reduces and len(args) > tensors else "sum")
        if reduces and not isinstance(op, str):
            raise TypeError("For {}, the input op type must be str".format(name))
        if reduces and op not in _REDUCTIONS:
            raise TypeError(f"For {name}, the input op value must be one of sum, prod, min, max")
        raise not_inited()
    function.__name__ = function.__qualname__ = name
    return function


for _name in "all_reduce reduce_scatter_tensor".split():
    globals()[_name] = _collective(_name, 1, True)
for _name in "all_gather_into_tensor broadcast gather_into_tensor reduce scatter_tensor isend irecv send recv".split():
    globals()[_name] = _collective(_name, 1)
for _name in "barrier all_to_all_with_output_shape all_to_all_single_with_output_shape".split():
    globals()[_name] = _collective(_name)
del _name


class P2POp:
    """One send or receive of batch_isend_irecv."""

    def __init__(self, op, tensor, peer, group=None, tag=0, recv_dtype=None):
        name = op if isinstance(op, str) else getattr(op, "__name__", None)
        if name is None:
            raise TypeError(f"op must be type of string or function, but got type of {type(op)}")
        if name not in ("isend", "irecv"):
            raise TypeError("Expected ``op`` to be of type ``isend`` or ``irecv``.")
        if not isinstance(tensor, (tuple, Tensor)):
            raise TypeError(f"Expected ``tensor`` to be type of tuple or Tensor, but got {type(tensor)}.")
        self.op, self.tensor, self.peer, self.group, self.tag, self.recv_dtype = name, tensor, peer, group, tag, recv_dtype


def batch_isend_irecv(p2p_op_list):
    if not p2p_op_list:
        raise TypeError("p2p_op_list can not be empty list.")
    raise not_inited()


__all__ = ["all_reduce", "all_gather_into_tensor", "all_to_all_with_output_shape", "all_to_all_single_with_output_shape", "barrier",
           "broadcast", "gather_into_tensor", "isend", "irecv", "reduce_scatter_tensor", "reduce", "scatter_tensor", "send", "recv",
           "P2POp", "batch_isend_irecv"]
