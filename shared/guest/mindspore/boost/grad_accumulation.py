"""mindspore.boost.grad_accumulation: an optimizer that moves the weights once for the gradients of several steps."""
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell

__all__ = ["GradientAccumulation", "gradient_accumulation_op", "gradient_clear_op"]

gradient_accumulation_op = ops.MultitypeFuncGraph("gradient_accumulation_op")
gradient_clear_op = ops.MultitypeFuncGraph("gradient_clear_op")


@gradient_accumulation_op.register("Int64", "Tensor", "Tensor")
def _add_share(steps, total, grad):
    """Adds a step's share of the mean to `total`, in place."""
    ops.assign_add(total, grad / steps)
    return total


@gradient_clear_op.register("Tensor")
def _clear(total):
    return ops.assign(total, ops.zeros_like(total))


class GradientAccumulation(Cell):
    """Called with a step's loss and gradients, returns the loss. `optimizer` gets the mean of the gradients of
    `max_accumulation_step` calls at the last of them, and the next mean starts from zero."""

    def __init__(self, max_accumulation_step, optimizer):
        super().__init__()
        self._max_accumulation_step = max_accumulation_step
        self.optimizer = optimizer
        self.weights = optimizer.parameters
        self.hyper_map = ops.HyperMap()
        self._grad_accumulation = self.weights.clone(prefix="grad_accumulation", init="zeros")
        self._accumulation_step = Parameter(Tensor(0, mstype.int32), name="accumulation_step")

    def construct(self, loss, grads):
        add_share = ops.partial(gradient_accumulation_op, self._max_accumulation_step)
        loss = ops.depend(loss, self.hyper_map(add_share, self._grad_accumulation, grads))
        self._accumulation_step += 1
        if self._accumulation_step >= self._max_accumulation_step:
            loss = ops.depend(loss, self.optimizer(self._grad_accumulation))
            ops.assign(self._accumulation_step, 0)
        if self._accumulation_step == 0:
            loss = ops.depend(loss, self.hyper_map(ops.partial(gradient_clear_op), self._grad_accumulation))
        return loss
