"""Training steps in mindspore.boost's ways."""
from mindspore import ops
from mindspore.boost.boost import AutoBoost
from mindspore.boost.grad_freeze import FreezeOpt, freeze_cell
from mindspore.boost.grad_accumulation import GradientAccumulation
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.wrap.cell_wrapper import TrainOneStepCell
from mindspore.nn.wrap.loss_scale import TrainOneStepWithLossScaleCell


class BoostTrainOneStepCell(TrainOneStepCell):
    """A step in the ways of AutoBoost(). As in MindSpore it gives the loss only with `sens` or a FreezeOpt, else None."""

    def __init__(self, network, optimizer, sens=None):
        super().__init__(network, optimizer, sens)
        self.freeze = isinstance(optimizer, FreezeOpt)
        self.train_strategy = getattr(optimizer, "train_strategy", None)
        self.auto_boost = AutoBoost()
        self.max_accumulation_step = self.auto_boost.grad_accumulation_step
        self.use_grad_accumulation = bool(self.auto_boost.boost_config["grad_accumulation"]) and self.max_accumulation_step > 1
        self.accumulation = self.freeze_nets = None
        if self.use_grad_accumulation and not self.freeze:
            self.accumulation = GradientAccumulation(self.max_accumulation_step, optimizer)
        self.accumulation_step = Parameter(Tensor(0, mstype.int32), name="accumulation_step")
        self.step = Parameter(Tensor(0, mstype.int32), name="step")
        self.sync_tensor = Parameter(Tensor(0, mstype.int32), name="sync_tensor")
        self.turn = 0
        if self.freeze:
            self.freeze_nets = freeze_cell(self.reducer_flag, network, optimizer, self.sens, self.grad, self.use_grad_accumulation, None, None,
                                           self.max_accumulation_step)
            self.turns = list(range(len(self.freeze_nets))) if self.train_strategy is None else self.train_strategy.asnumpy().tolist()

    def construct(self, *inputs):
        loss = self.network(*inputs)
        gradients = self.grad(self.network, self.weights)(*inputs, ops.fill(loss.dtype, loss.shape, self.sens))
        gradients = self.grad_reducer(gradients)
        if self.accumulation is not None:
            loss = self.accumulation(loss, gradients)
        else:
            loss = ops.depend(loss, self.optimizer(gradients))
        return loss if self.sense_flag else None

    def __call__(self, *inputs, **kwargs):
        if not self.freeze:
            return super().__call__(*inputs, **kwargs)
        return self.gradient_freeze_process(*inputs)

    def gradient_freeze_process(self, *inputs):
        """The step of the group whose turn it is."""
        loss = self.freeze_nets[self.turns[self.turn]](*inputs)
        self.turn = (self.turn + 1) % len(self.turns)
        self.step.set_data(Tensor(self.turn, mstype.int32))
        return loss


class BoostTrainOneStepWithLossScaleCell(TrainOneStepWithLossScaleCell):
    """A step with a scaled loss: (loss, whether gradients overflowed, the scale)."""

    def __init__(self, network, optimizer, scale_sense):
        super().__init__(network, optimizer, scale_sense)
        self.auto_boost = AutoBoost()


class GroupLossScaleManager(Cell):
    """Scales of the loss, one for each group of layers: `layer_loss_scale` passes a tensor on and scales its gradient."""

    def __init__(self, init_loss_scale, loss_scale_groups):
        super().__init__()
        self._loss_scale, self.loss_scale_groups = init_loss_scale, loss_scale_groups
        self.loss_scale_number, self.dynamic_loss_scale = 0, None

    def set_loss_scale_status(self, loss_scale_number, init_loss_scale):
        """Makes the scales, of one value or of a list of them."""
        self.loss_scale_number = loss_scale_number
        self.dynamic_loss_scale = ParameterTuple([Parameter(Tensor(1, mstype.float32), name=f"layer_loss_scale_{i}", requires_grad=False)
                                                  for i in range(loss_scale_number + 2)])
        scales = init_loss_scale if isinstance(init_loss_scale, list) else [init_loss_scale] * loss_scale_number
        for scale, value in zip(self.dynamic_loss_scale[1:], scales):
            scale.set_data(value if isinstance(value, Tensor) else Tensor(value, mstype.float32))

    def update_loss_scale_status(self, layer, update_ratio):
        """A layer's scale times a ratio."""
        scale = self.dynamic_loss_scale[layer + 1]
        ops.assign(scale, scale * update_ratio)
        return scale

    def construct(self, x, layer1, layer2):
        ratio = self.dynamic_loss_scale[layer1] / self.dynamic_loss_scale[layer2]
        scaled = x * ratio
        return scaled + ops.stop_gradient(x - scaled)

    def get_loss_scale(self):
        return self._loss_scale

    def get_update_cell(self):
        return self
