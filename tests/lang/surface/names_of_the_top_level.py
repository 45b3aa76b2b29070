import mindspore as ms
import mindspore.communication as comm
from mindspore import Tensor, context, train
from mindspore.communication import get_group_size, get_rank, init

print(ms.LossMonitor is train.LossMonitor, ms.Accuracy is train.Accuracy, type(ms.get_metric_fn("mae")).__name__)
print(ms.FixedLossScaleManager(128).get_loss_scale(), ms.DynamicLossScaleManager(16).get_loss_scale())
print(ms.ParallelMode.MODE_LIST, context.ParallelMode.DATA_PARALLEL)


def attempt(f, *args, **kwargs):
    try:
        print(f(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


context.set_auto_parallel_context(parallel_mode="data_parallel", device_num=2, gradients_mean=True)
for key in ("parallel_mode", "device_num", "gradients_mean", "global_rank", "full_batch", "pipeline_stages", "foo"):
    attempt(context.get_auto_parallel_context, key)
attempt(context.set_auto_parallel_context, parallel_mode="foo")
attempt(context.set_auto_parallel_context, device_num=0)
attempt(context.set_auto_parallel_context, gradients_mean=3)
attempt(context.set_auto_parallel_context, foo=3)
context.reset_auto_parallel_context()
print(context.get_auto_parallel_context("parallel_mode"), context.get_auto_parallel_context("device_num"))
attempt(init)
print(get_rank(), get_group_size(), comm.GlobalComm.WORLD_COMM_GROUP)
attempt(comm.create_group, "a", [0])

g = ms.Generator()
print(g.initial_seed(), g.manual_seed(3).initial_seed(), g.get_state())
state = ms.get_rng_state()
ms.seed()
ms.set_rng_state(state)
print((ms.get_rng_state() == state).all(), state.dtype, state.shape)
ms.manual_seed(7)
print(ms.initial_seed(), ms.memory_allocated(), ms.synchronize())
attempt(ms.load, "nothing.mindir")

# expect: True True MAE
# expect: 128 16
# expect: ['stand_alone', 'data_parallel', 'hybrid_parallel', 'semi_auto_parallel', 'auto_parallel'] data_parallel
# expect: data_parallel
# expect: 2
# expect: True
# expect: 0
# expect: False
# expect: 1
# expect: ValueError Get context keyword foo is not recognized!
# expect: ValueError The context configuration parameter 'parallel_mode' only support 'stand_alone', 'data_parallel', 'hybrid_parallel', 'semi_auto_parallel' and 'auto_parallel', but got the value : foo.
# expect: ValueError The context configuration parameter 'device_num' must be a positive integer, but got the value of device_num : 0.
# expect: TypeError The parameter 'gradients_mean' must be <class 'bool'>, but got <class 'int'>
# expect: ValueError Set context keyword foo is not recognized!
# expect: stand_alone 1
# expect: RuntimeError Maybe you are trying to call 'mindspore.communication.init()' without using 'mpirun', which will make MindSpore load several environment variables and check their validation. Please use 'mpirun' to launch this process to fix this issue, or refer to this link if you want to run distributed training using 'msrun'
# expect: 0 1 hccl_world_group
# expect: RuntimeError Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` method first.
# expect: 0 3 [3 0 0 0 0 0 0 0 0 0 0 0 0 0 0 0]
# expect: True UInt8 (16,)
# expect: 7 0 None
# expect: ValueError For 'load', the argument 'file_name'(MindIR file) does not exist, please check whether the 'file_name' is correct.
