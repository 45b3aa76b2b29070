# Modules that scripts import beside nn and train: they are there, and answer for one process on one device.
import mindspore as ms
from mindspore import Profiler, Tensor, nn
from mindspore import multiprocessing
from mindspore.common._utils import is_shape_unknown
from mindspore.common.initializer import _calculate_correct_fan, _calculate_fan_in_and_fan_out
from mindspore.dataset.callback import DSCallback
from mindspore.nn.layer.basic import MatrixDiag
from mindspore.nn.layer.conv import Conv1dTranspose, Conv3d
from mindspore.nn.loss.loss import CTCLoss, PoissonNLLLoss
from mindspore.nn.reinforcement import TensorArray
from mindspore.nn.utils import no_init_parameters
from mindspore.nn.wrap.cell_wrapper import GradAccumulationCell
from mindspore.nn.wrap.grad_reducer import DistributedGradReducer
from mindspore.parallel._utils import _get_device_num, _get_global_rank, _get_gradients_mean, _get_parallel_mode
from mindspore.parallel.auto_parallel import AutoParallel
from mindspore.parallel.nn import GradAccumulation, MicroBatchInterleaved
from mindspore.train.amp import AMP_BLACK_LIST
from mindspore.train.callback import _CallbackManager, _InternalCallbackParam, Callback, RunContext

print(_get_device_num(), _get_global_rank(), _get_gradients_mean(), _get_parallel_mode(), is_shape_unknown((2, -1)))
print(_calculate_fan_in_and_fan_out((4, 3, 2, 2)), _calculate_correct_fan((4, 3), "fan_out"))
with no_init_parameters():
    net = nn.Dense(2, 3, weight_init="ones", bias_init="zeros")
print(net.set_train().get_flags(), net.set_train(False).get_flags())
print(net(Tensor([[1.0, 2.0]])), [kind.__name__ for kind in AMP_BLACK_LIST])
array = TensorArray(ms.int64, ())
array.write(0, 1)
array.write(3, 5)
print(array.stack(), array.size(), array.read(3))


class Told(Callback):
    def on_train_step_end(self, run_context):
        print("told", run_context.original_args().cur_step_num)


values = _InternalCallbackParam()
values.cur_step_num = 7
with _CallbackManager([Told()]) as manager:
    manager.on_train_step_end(RunContext(values))
print(MatrixDiag.__name__, Conv1dTranspose.__name__, CTCLoss.__name__, GradAccumulationCell.__name__, hasattr(multiprocessing, "cpu_count"))
for make in (lambda: _calculate_fan_in_and_fan_out((3,)), lambda: _calculate_correct_fan((3, 4), "x"), lambda: ms.set_dump(3)):
    try:
        print(make())
    except ValueError as e:
        print("ValueError", e)

# expect: 1 0 False stand_alone True
# expect: (12, 16) 4
# expect: {'training': False} {'training': False}
# expect: [[3. 3. 3.]] ['BatchNorm1d', 'BatchNorm2d', 'BatchNorm3d', 'LayerNorm']
# expect: [1 0 0 5] 4 5
# expect: told 7
# expect: MatrixDiag Conv1dTranspose CTCLoss GradAccumulationCell True
# expect: ValueError 'fan_in' and 'fan_out' can not be computed for tensor with fewer than 2 dimensions, but got dimensions 1.
# expect: ValueError 'mode' x not supported, please use one of ['fan_in', 'fan_out']
# expect: ValueError The "target" parameter must be an instance of Cell or Primitive, but got an instance of <class 'int'>.
