"""Training with scaled losses: steps whose gradients overflow are skipped."""
import _refjit as _native
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import Identity
from mindspore.nn.wrap.cell_wrapper import PipelineCell, TrainOneStepCell
from mindspore.ops import operations as P

grad_scale = _grad_scale = ops.MultitypeFuncGraph("grad_scale")
shard_grad_scale = ops.MultitypeFuncGraph("shard_grad_scale")


@grad_scale.register("Tensor", "Tensor")
@shard_grad_scale.register("Tensor", "Tensor")
def tensor_grad_scale(scale, grad):
    """A gradient of the scaled loss, scaled back."""
    return grad * ops.reciprocal(scale).astype(grad.dtype)


class GradAccumulationCell(PipelineCell):
    """The sum of a network over micro batches."""

    def __init__(self, network, micro_size):
        super().__init__(network, micro_size)


class DynamicLossScaleUpdateCell(Cell):
    """Lowers the scale after an overflow, raises it after scale_window steps without one."""

    def __init__(self, loss_scale_value, scale_factor, scale_window):
        super().__init__()
        self.scale_window, self.scale_factor = scale_window, scale_factor
        self.loss_scale_value = loss_scale_value
        self.cur_iter = Parameter(Tensor(1, _native.int32), name="current_iterator_step")
        self.last_overflow_iter = Parameter(Tensor(0, _native.int32), name="last_overflow_iterator_step")

    def get_loss_scale(self):
        return self.loss_scale_value

    def construct(self, loss_scale, overflow):
        lower = ops.maximum(loss_scale * (1.0 / self.scale_factor), 1.0)
        scale = ops.select(overflow, lower, loss_scale + ops.zeros_like(lower))
        last = ops.select(overflow, self.cur_iter + 0, self.last_overflow_iter + 0)
        is_due = ops.equal(self.cur_iter - last, self.scale_window)
        scale = ops.select(is_due, scale * self.scale_factor, scale)
        ops.assign(self.last_overflow_iter, ops.select(is_due, self.cur_iter + 0, last))
        ops.assign(loss_scale, scale)
        ops.assign(self.cur_iter, self.cur_iter + 1)
        return overflow


class FixedLossScaleUpdateCell(Cell):
    """A scale that stays."""

    def __init__(self, loss_scale_value):
        super().__init__()
        self.loss_scale_value = loss_scale_value

    def get_loss_scale(self):
        return self.loss_scale_value

    def construct(self, _, overflow):
        return overflow


class TrainOneStepWithLossScaleCell(TrainOneStepCell):
    """(loss, whether gradients overflowed, the scale); the optimizer runs only when they did not."""

    def __init__(self, network, optimizer, scale_sense):
        super().__init__(network, optimizer)
        self.loss_scaling_manager = None
        if isinstance(scale_sense, Cell):
            self.loss_scaling_manager = scale_sense
            scale = Tensor(float(scale_sense.get_loss_scale()), _native.float32)
        elif isinstance(scale_sense, Tensor):
            if scale_sense.shape not in ((1,), ()):
                raise ValueError("For 'TrainOneStepWithLossScaleCell', the shape of 'scale_sense' must be (1,) or (), but got "
                                 f"{scale_sense.shape}.")
            scale = scale_sense
        else:
            raise TypeError("For 'TrainOneStepWithLossScaleCell', the 'scale_sense' must be Cell or Tensor, but got 'scale_sense' type: "
                            f"{type(scale_sense)}.")
        self.scale_sense = Parameter(scale, name="scale_sense")
        self.hyper_map = ops.HyperMap()
        self.base = Tensor(1, _native.float32)
        self.reduce_sum = P.ReduceSum(keep_dims=False)
        self.less_equal = P.LessEqual()
        self.allreduce = Identity()  # of one process

    def set_sense_scale(self, sens):
        if not isinstance(sens, Tensor):
            raise TypeError(f"The input type must be Tensor, but got {type(sens)}")
        self.scale_sense.set_data(sens)

    def construct(self, *inputs):
        loss = self.network(*inputs)
        scale = self.scale_sense + 0
        sens = ops.ones_like(loss) * scale.astype(loss.dtype)
        gradients = self.grad(self.network, self.weights)(*inputs, sens)
        gradients = tuple([gradient / scale.astype(gradient.dtype) for gradient in gradients])
        overflow = self.process_loss_scale(self.get_overflow_status(None, gradients))
        if not overflow:
            self.optimizer(gradients)
        return loss, overflow, scale

    # ---- for steps that users derive from this one

    def start_overflow_check(self, pre_cond, compute_input):
        """A status that `compute_input` waits for: nothing has to be cleared on this device."""
        return Tensor([0] * 8, _native.int32), compute_input

    def get_overflow_status(self, status, compute_output):
        """Whether an element of the gradients is an infinity or a NaN."""
        finite = ops.isfinite(compute_output[0]).all()
        for gradient in compute_output[1:]:
            finite = ops.logical_and(finite, ops.isfinite(gradient).all())
        return ops.logical_not(finite)

    def process_loss_scale(self, overflow):
        """The scale follows, where a cell manages it."""
        if self.loss_scaling_manager is not None:
            return self.loss_scaling_manager(self.scale_sense, overflow)
        return overflow
