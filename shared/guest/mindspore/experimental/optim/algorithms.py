"""The optimizers of experimental.optim. Formulas and their order of operations are MindSpore 2.7's, so that steps agree with it."""
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common import dtype as mstype
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.experimental.optim.optimizer import Optimizer, greater, not_less


def _check_adam(lr, betas, eps, weight_decay):
    if lr < 0.0:
        raise ValueError(f"Invalid learning rate: {lr}")
    if eps < 0.0:
        raise ValueError(f"Invalid epsilon value: {eps}")
    for i in range(2):
        if not 0.0 <= betas[i] < 1.0:
            raise ValueError(f"Invalid beta parameter at index {i}: {betas[i]}")
    if weight_decay < 0.0:
        raise ValueError(f"Invalid weight_decay value: {weight_decay}")


def _check_rest(owner, lr, eps, weight_decay, betas=None):
    greater(lr, "lr", owner)
    not_less(weight_decay, "weight_decay", owner)
    greater(eps, "eps", owner)
    for i in range(0 if betas is None else 2):
        checks.check_float_range(betas[i], 0.0, 1.0, checks.INC_LEFT, f"betas[{i}]", owner)


class _Counted(Optimizer):
    """Counts its steps before it updates."""

    def _begin(self):
        ops.assign_add(getattr(self, self.counter), Tensor(1, mstype.int32))


class Adam(_Counted):
    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, amsgrad=False, *, maximize=False):
        _check_adam(lr, betas, eps, weight_decay)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, amsgrad=amsgrad, maximize=maximize))
        self._keep(exp_avg="zeros", exp_avg_sq="zeros", max_exp_avg_sq="zeros")
        self._count_steps("state_step")
        self.adam_opt = ops.Adam(False, False)

    def _update(self, group, lr, index, param, gradient):
        beta1, beta2 = group["betas"]
        self.adam_opt(param, self.exp_avg[index], self.exp_avg_sq[index], ops.pow(beta1, self.state_step), ops.pow(beta2, self.state_step), lr,
                      beta1, beta2, group["eps"], self._gradient(group, param, gradient))


class AdamW(_Counted):
    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=1e-2, amsgrad=False, *, maximize=False):
        _check_adam(lr, betas, eps, weight_decay)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, amsgrad=amsgrad, maximize=maximize))
        self._keep(exp_avg="zeros", exp_avg_sq="zeros", max_exp_avg_sq="zeros")
        self._count_steps("state_step")

    def _update(self, group, lr, index, param, gradient):
        beta1, beta2 = group["betas"]
        mean, square = self.exp_avg[index], self.exp_avg_sq[index]
        if group["maximize"]:
            gradient = ops.neg(gradient)
        kept = param * (1 - lr * group["weight_decay"])
        rate = lr / (1 - ops.pow(beta1, self.state_step))
        correction = ops.sqrt(1 - ops.pow(beta2, self.state_step))
        ops.assign(mean, mean * beta1 + gradient * (1 - beta1))
        ops.assign(square, ops.addcmul(square * beta2, gradient, gradient, 1 - beta2))
        largest = square
        if group["amsgrad"]:
            largest = ops.maximum(self.max_exp_avg_sq[index], square)
            ops.assign(self.max_exp_avg_sq[index], largest)
        ops.assign(param, kept - mean / (ops.sqrt(largest) / correction + group["eps"]) * rate)


class SGD(Optimizer):
    def __init__(self, params, lr, momentum=0, dampening=0, weight_decay=0.0, nesterov=False, *, maximize=False):
        checks.check_value_type("lr", lr, [float, int, Tensor], self.cls_name)
        if lr < 0.0:
            raise ValueError(f"Invalid learning rate: {lr}")
        for name, value in (("momentum", momentum), ("dampening", dampening)):
            checks.check_value_type(name, value, [int, float], self.cls_name)
        if momentum < 0.0:
            raise ValueError(f"Invalid momentum value: {momentum}")
        momentum = float(momentum)
        for name, value in (("nesterov", nesterov), ("maximize", maximize)):
            checks.check_value_type(name, value, [bool], self.cls_name)
        super().__init__(params, dict(lr=lr, momentum=momentum, dampening=dampening, weight_decay=weight_decay, nesterov=nesterov,
                                      maximize=maximize, grad_centralization=False))
        for group in self.param_groups:
            group["dampening"] = float(group["dampening"])
        if nesterov and (momentum <= 0.0 or dampening != 0.0):
            raise ValueError("For 'SGD', if 'nesterov' is true, 'momentum' must be > 0.0 and 'dampening' must equal to 0.0, but got "
                             f"'momentum' {momentum}, 'dampening' {dampening}")
        self._keep(accum="zeros", stat="ones")

    def _update(self, group, lr, index, param, gradient):
        if group["maximize"]:
            gradient = ops.neg(gradient)
        step = ops.SGD(group["dampening"], group["weight_decay"], group["nesterov"])
        step(param, gradient, lr, self.accum[index], Tensor(group["momentum"], mstype.float32), self.stat[index])


class Adagrad(Optimizer):
    def __init__(self, params, lr=1e-2, lr_decay=0.0, weight_decay=0.0, initial_accumulator_value=0.0, eps=1e-10, *, maximize=False):
        greater(lr, "lr", self.cls_name)
        not_less(lr_decay, "lr_decay", self.cls_name)
        not_less(weight_decay, "weight_decay", self.cls_name)
        not_less(initial_accumulator_value, "initial_accumulator_value", self.cls_name)
        greater(eps, "eps", self.cls_name)
        super().__init__(params, dict(lr=lr, lr_decay=lr_decay, eps=eps, weight_decay=weight_decay,
                                      initial_accumulator_value=initial_accumulator_value, maximize=maximize))
        self._keep(accum=initial_accumulator_value)
        self._count_steps("step_t")

    def _end(self):
        ops.assign_add(self.step_t, Tensor(1, mstype.int32))

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        rate = lr / (1 + self.step_t * group["lr_decay"])
        ops.assign(self.accum[index], self.accum[index] + gradient * gradient)
        ops.assign(param, param - rate * gradient / (ops.sqrt(self.accum[index]) + group["eps"]))


class Adadelta(Optimizer):
    def __init__(self, params, lr=1.0, rho=0.9, eps=1e-6, weight_decay=0.0, *, maximize=False):
        greater(lr, "lr", self.cls_name)
        greater(eps, "eps", self.cls_name)
        not_less(weight_decay, "weight_decay", self.cls_name)
        checks.check_float_range(rho, 0.0, 1.0, checks.INC_BOTH, "rho", self.cls_name)
        super().__init__(params, dict(lr=lr, rho=rho, eps=eps, weight_decay=weight_decay, maximize=maximize))
        self._keep(accum=0, accum_update=0)

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        square, change, rho, eps = self.accum[index], self.accum_update[index], group["rho"], group["eps"]
        ops.assign(square, square * rho + gradient * gradient * (1 - rho))
        update = ops.sqrt(change + eps) * ops.rsqrt(square + eps) * gradient
        ops.assign(change, change * rho + update * update * (1 - rho))
        ops.assign(param, param - lr * update)


class Adamax(_Counted):
    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, *, maximize=False):
        _check_rest(self.cls_name, lr, eps, weight_decay, betas)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, maximize=maximize))
        self._count_steps("step_t")
        self._keep(exp_avg="zeros", exp_inf="zeros")

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        beta1, beta2 = group["betas"]
        mean, largest = self.exp_avg[index], self.exp_inf[index]
        rate = lr / (1 - beta1 ** self.step_t)
        ops.assign(mean, mean * beta1 + gradient * (1 - beta1))
        ops.assign(largest, ops.maximum(largest * beta2, ops.abs(gradient) + group["eps"]))
        ops.assign(param, param - rate * mean / largest)


class ASGD(_Counted):
    def __init__(self, params, lr=1e-2, lambd=1e-4, alpha=0.75, t0=1e6, weight_decay=0.0, maximize=False):
        greater(lr, "lr", self.cls_name)
        not_less(weight_decay, "weight_decay", self.cls_name)
        for name, value in (("lambd", lambd), ("t0", t0)):
            if not isinstance(value, float):
                raise TypeError(f"For 'ASGD', the type of {name} must be float, but got {type(value)}.")
        super().__init__(params, dict(lr=lr, lambd=lambd, alpha=alpha, t0=t0, weight_decay=weight_decay, maximize=maximize))
        self.mu = [Parameter(Tensor(1.0, mstype.float32), name="mu_" + param.name) for param in self.parameters]
        self.eta = [Parameter(Tensor(0.0, mstype.float32), name="eta_" + param.name) for param in self.parameters]
        self._keep(ax="zeros")
        self._count_steps("step_t")

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        lambd, eta, mu, mean = group["lambd"], self.eta[index], self.mu[index], self.ax[index]
        if self.step_t == 1:
            ops.assign(eta, lr)
        ops.assign(param, ops.cast(param * (1.0 - lambd * eta) - eta * gradient, param.dtype))
        if mu != 1:
            ops.assign_add(mean, ops.cast((param - mean) * mu, mean.dtype))
        else:
            ops.assign(mean, param)
        ops.assign(eta, lr / ops.pow(1.0 + lambd * lr * self.step_t, group["alpha"]))
        ops.assign(mu, 1.0 / ops.maximum(1.0, self.step_t - group["t0"]))


class NAdam(_Counted):
    def __init__(self, params, lr=2e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0, momentum_decay=4e-3):
        not_less(momentum_decay, "momentum_decay", self.cls_name)
        _check_rest(self.cls_name, lr, eps, weight_decay, betas)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay, momentum_decay=momentum_decay))
        self._count_steps("step_t")
        self._keep(exp_avg="zeros", exp_avg_sq="zeros")
        self.mu_product = [Parameter(Tensor(1.0, mstype.float32), name="mu_product_" + param.name) for param in self.parameters]

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        beta1, beta2 = group["betas"]
        mean, square, product, decay = self.exp_avg[index], self.exp_avg_sq[index], self.mu_product[index], group["momentum_decay"]
        correction = 1 - beta2 ** self.step_t
        mu = beta1 * (1.0 - 0.5 * 0.96 ** (self.step_t * decay))
        mu_next = beta1 * (1.0 - 0.5 * 0.96 ** ((self.step_t + 1) * decay))
        ops.assign(product, product * mu)
        ops.assign(mean, mean * beta1 + gradient * (1 - beta1))
        ops.assign(square, square * beta2 + gradient * gradient * (1 - beta2))
        scale = ops.sqrt(square / correction) + group["eps"]
        ops.assign(param, param - lr * (1.0 - mu) / (1.0 - product) * gradient / scale)
        ops.assign(param, param - lr * mu_next / (1.0 - product * mu_next) * mean / scale)


class RAdam(_Counted):
    def __init__(self, params, lr=1e-3, betas=(0.9, 0.999), eps=1e-8, weight_decay=0.0):
        _check_rest(self.cls_name, lr, eps, weight_decay, betas)
        super().__init__(params, dict(lr=lr, betas=betas, eps=eps, weight_decay=weight_decay))
        self._count_steps("step_t")
        self._keep(exp_avg="zeros", exp_avg_sq="zeros")

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        beta1, beta2 = group["betas"]
        mean, square = self.exp_avg[index], self.exp_avg_sq[index]
        power = ops.pow(beta2, self.step_t)
        correction2 = 1 - power
        limit = 2 / (1 - beta2) - 1
        length = limit - 2 * self.step_t * power / correction2
        ops.assign(mean, mean * beta1 + gradient * (1 - beta1))
        ops.assign(square, square * beta2 + gradient * gradient * (1 - beta2))
        corrected = mean / (1 - ops.pow(beta1, self.step_t))
        if length > 5.0:
            rectified = ops.sqrt((length - 4) * (length - 2) * limit / ((limit - 4) * (limit - 2) * length))
            adaptive = ops.sqrt(correction2) / (ops.sqrt(square) + group["eps"])
            ops.assign(param, param - corrected * lr * adaptive * rectified)
        else:
            ops.assign(param, param - corrected * lr)


class RMSprop(Optimizer):
    def __init__(self, params, lr=1e-2, alpha=0.99, eps=1e-8, weight_decay=0.0, momentum=0.0, centered=False, maximize=False):
        greater(lr, "lr", self.cls_name)
        not_less(alpha, "alpha", self.cls_name)
        greater(eps, "eps", self.cls_name)
        not_less(momentum, "momentum", self.cls_name)
        not_less(weight_decay, "weight_decay", self.cls_name)
        super().__init__(params, dict(lr=lr, momentum=momentum, alpha=alpha, eps=eps, centered=centered, weight_decay=weight_decay,
                                      maximize=maximize))
        self._keep(mean_grad="zeros", mean_square="zeros", moment="zeros")

    def _update(self, group, lr, index, param, gradient):
        gradient = self._gradient(group, param, gradient)
        alpha, square, mean, moment = group["alpha"], self.mean_square[index], self.mean_grad[index], self.moment[index]
        ops.assign(square, ops.addcmul(square * alpha, gradient, gradient, 1 - alpha))
        if group["centered"]:
            ops.assign(mean, mean * alpha + gradient * (1 - alpha))
            scale = ops.sqrt(ops.addcmul(square, mean, mean, -1.0)) + group["eps"]
        else:
            scale = ops.sqrt(square) + group["eps"]
        if group["momentum"] > 0:
            ops.assign(moment, moment * group["momentum"] + gradient / scale)
            ops.assign(param, param - moment * lr)
        else:
            ops.assign(param, param - lr * gradient / scale)


class Rprop(_Counted):
    def __init__(self, params, lr=1e-2, etas=(0.5, 1.2), step_sizes=(1e-6, 50), *, maximize=False):
        greater(lr, "lr", self.cls_name)
        greater(etas[1], "etas[1]", self.cls_name, 1.0)
        checks.check_float_range(etas[0], 0.0, 1.0, checks.INC_NEITHER, "etas[0]", self.cls_name)
        super().__init__(params, dict(lr=lr, etas=etas, step_sizes=step_sizes, maximize=maximize))
        self._keep(prev="zeros", step_size="zeros")
        self._count_steps("step_t")

    def _update(self, group, lr, index, param, gradient):
        if group["maximize"]:
            gradient = ops.neg(gradient)
        less, more = group["etas"]
        size = self.step_size[index]
        if self.step_t == 1:
            size = ops.ones_like(size) * lr
        turn = ops.sign(gradient * self.prev[index])
        factor = ops.select(turn > 0, ops.full_like(turn, more), ops.select(turn < 0, ops.full_like(turn, less), ops.ones_like(turn)))
        size = ops.clip_by_value(size * factor, group["step_sizes"][0], group["step_sizes"][1])
        ops.assign(self.step_size[index], size)
        gradient = ops.select(turn < 0, ops.zeros_like(gradient), gradient)
        ops.assign(self.prev[index], gradient)
        ops.assign(param, param - ops.sign(gradient) * size)
