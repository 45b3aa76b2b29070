import mindspore as ms
import mindspore.communication as comm
import numpy as np
from mindspore.mint import distributed

tensor = ms.Tensor(np.ones((2, 2), np.float32))


def attempt(name, function, *args):
    try:
        print(name, function(*args))
    except Exception as error:
        print(name, type(error).__name__, str(error).split("\n")[0])


for name in ("get_rank", "get_local_rank", "get_group_size", "get_local_rank_size", "get_process_group_ranks", "get_comm_name"):
    attempt(name, getattr(comm, name))
functions = comm.comm_func
for name in ("broadcast", "gather_into_tensor", "scatter_tensor", "irecv", "recv"):
    attempt(name, getattr(functions, name), tensor)
attempt("isend", functions.isend, tensor, 0)
attempt("all_reduce", functions.all_reduce, 1)
attempt("all_reduce", functions.all_reduce, tensor, "middle")
attempt("batch_isend_irecv", functions.batch_isend_irecv, [])
attempt("P2POp", functions.P2POp, 1, tensor, 0)
attempt("P2POp", functions.P2POp, "isend", 1, 0)

attempt("init_process_group", distributed.init_process_group)
attempt("init_process_group", distributed.init_process_group, "mccl")
for name in ("destroy_process_group", "get_rank", "get_world_size", "new_group", "get_backend", "is_available", "is_initialized"):
    attempt(name, getattr(distributed, name))
attempt("get_global_rank", distributed.get_global_rank, "g", 0)
for name in ("broadcast", "isend", "send"):
    attempt(name, getattr(distributed, name), tensor, 0)
attempt("all_gather", distributed.all_gather, [tensor], tensor)
print(vars(distributed.P2POp("isend", tensor, 0))["op"])
attempt("P2POp", distributed.P2POp, "nothing", tensor, 0)
attempt("P2POp", distributed.P2POp, "isend", 1, 0)
attempt("P2POp", distributed.P2POp, "isend", tensor, "a")

# expect: get_rank 0
# expect: get_local_rank 0
# expect: get_group_size 1
# expect: get_local_rank_size 1
# expect: get_process_group_ranks RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: get_comm_name RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: broadcast RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: gather_into_tensor RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: scatter_tensor RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: irecv RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: recv RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: isend RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: all_reduce TypeError For all_reduce, the input tensor must be tensor
# expect: all_reduce TypeError For all_reduce, the input op value must be one of sum, prod, min, max
# expect: batch_isend_irecv TypeError p2p_op_list can not be empty list.
# expect: P2POp TypeError op must be type of string or function, but got type of <class 'int'>
# expect: P2POp TypeError Expected ``tensor`` to be type of tuple or Tensor, but got <class 'int'>.
# expect: init_process_group RuntimeError For 'init', the argument 'backend_name' should be 'mccl' to init 'CPU', but got 'hccl'.
# expect: init_process_group ValueError Only support hccl now, please setting backend to hccl or using default value
# expect: destroy_process_group None
# expect: get_rank 0
# expect: get_world_size 1
# expect: new_group hccl_world_group
# expect: get_backend hccl
# expect: is_available True
# expect: is_initialized False
# expect: get_global_rank RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: broadcast RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: isend ValueError Invalid destination rank: destination rank should not be the same as the rank of the current process.
# expect: send ValueError Invalid destination rank: destination rank should not be the same as the rank of the current process.
# expect: all_gather RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: isend
# expect: P2POp TypeError Expected op to be of type isend or irecv, but got nothing
# expect: P2POp TypeError Expected tensor to be Tensor, but got <class 'int'>.
# expect: P2POp TypeError For P2POp, the peer must be int
