"""RMSProp and Adagrad."""
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.nn.optim.optimizer import Optimizer, check_kinds, opt_init_args_register


class RMSProp(Optimizer):
    """g divided by the root of a moving mean of its square; centered subtracts the square of its moving mean."""

    @opt_init_args_register
    def __init__(self, params, learning_rate=0.1, decay=0.9, momentum=0.0, epsilon=1e-10, use_locking=False, centered=False,
                 loss_scale=1.0, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        who = self.cls_name
        check_kinds(who, float, decay=decay)
        checks.check_non_negative_float(decay, "decay", who)
        check_kinds(who, float, momentum=momentum)
        checks.check_non_negative_float(momentum, "momentum", who)
        check_kinds(who, float, epsilon=epsilon)
        checks.check_positive_float(epsilon, "epsilon", who)
        check_kinds(who, bool, use_locking=use_locking, centered=centered)
        self.decay, self.momentum, self.epsilon, self.centered = decay, momentum, epsilon, centered
        if centered:
            self.mg = self.parameters.clone(prefix="mean_grad", init="zeros")
        self.ms = self.parameters.clone(prefix="mean_square", init="ones")
        self.moment = self.parameters.clone(prefix="moment", init="zeros")

    def update(self, i, gradient, rate):
        square = self.ms[i] * self.decay + ops.square(gradient) * (1.0 - self.decay)
        bottom = square
        if self.centered:
            mean = self.mg[i] * self.decay + gradient * (1.0 - self.decay)
            bottom = square - ops.square(mean)
            ops.assign(self.mg[i], mean)
        moment = self.moment[i] * self.momentum + rate * gradient / ops.sqrt(bottom + self.epsilon)
        ops.assign(self.ms[i], square)
        ops.assign(self.moment[i], moment)
        ops.assign(self.parameters[i], self.parameters[i] - moment)


class Adagrad(Optimizer):
    """g divided by the root of the sum of its squares."""

    @opt_init_args_register
    def __init__(self, params, accum=0.1, learning_rate=0.001, update_slots=True, loss_scale=1.0, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        check_kinds(self.cls_name, float, accum=accum)
        check_kinds(self.cls_name, bool, update_slots=update_slots)
        checks.check_non_negative_float(accum, "accum", self.cls_name)
        self.update_slots = update_slots
        self.accum = self.parameters.clone(prefix="accum", init=accum)

    def update(self, i, gradient, rate):
        total = self.accum[i] + ops.square(gradient)  # without update_slots too: so is MindSpore's kernel
        ops.assign(self.accum[i], total)
        ops.assign(self.parameters[i], self.parameters[i] - rate * gradient / ops.sqrt(total))
