"""Optimisers' steps as primitives: each writes its Parameters in place. The Fused ones add up the gradients of a row first."""
from mindspore import ops
from mindspore import _checkparam as validator
from mindspore.ops.operator_base import Operator

_V = "f2 f4 f8"


def _proximal(value, rate, l1, l2):
    """The proximal operator of l1 |x| + l2 x^2 / 2."""
    shrunk = value if l1 is None else ops.sign(value) * ops.maximum(ops.abs(value) - rate * l1, 0.0)
    return shrunk / (1.0 + rate * l2)


class ApplyGradientDescent(Operator):
    """var -= alpha delta."""
    inputs = (("var", _V), ("alpha", None), ("delta", _V))

    def compute(self, var, alpha, delta):
        return ops.assign(var, var - delta * alpha)


class ApplyProximalGradientDescent(Operator):
    """var = prox(var - alpha delta)."""
    inputs = (("var", _V), ("alpha", None), ("l1", None), ("l2", None), ("delta", _V))

    def compute(self, var, alpha, l1, l2, delta):
        return ops.assign(var, _proximal(var - delta * alpha, alpha, l1, l2))


class ApplyAdagrad(Operator):
    """accum += grad^2, var -= lr grad / sqrt(accum)."""
    inputs = (("var", _V), ("accum", _V), ("lr", None), ("grad", _V))

    def __init__(self, update_slots=True):
        Operator.__init__(self)
        self.update_slots = validator.check_bool(update_slots, "update_slots", self.name)

    def compute(self, var, accum, lr, grad):
        accum = ops.assign(accum, accum + grad * grad)  # without update_slots too: so is MindSpore's kernel
        return ops.assign(var, var - grad * lr / ops.sqrt(accum)), accum


class ApplyAdagradV2(Operator):
    """ApplyAdagrad with epsilon beside the root."""
    inputs = (("var", _V), ("accum", _V), ("lr", None), ("grad", _V))

    def __init__(self, epsilon, update_slots=True):
        Operator.__init__(self)
        self.epsilon = validator.check_value_type("epsilon", epsilon, [float], self.name)
        self.update_slots = validator.check_bool(update_slots, "update_slots", self.name)

    def compute(self, var, accum, lr, grad):
        if self.update_slots:
            accum = ops.assign(accum, accum + grad * grad)
        return ops.assign(var, var - grad * lr / (ops.sqrt(accum) + self.epsilon)), accum


class ApplyAdadelta(Operator):
    """Zeiler's Adadelta."""
    inputs = (("var", _V), ("accum", _V), ("accum_update", _V), ("lr", None), ("rho", None), ("epsilon", None), ("grad", _V))

    def compute(self, var, accum, accum_update, lr, rho, epsilon, grad):
        accum = ops.assign(accum, accum * rho + grad * grad * (1 - rho))
        update = ops.sqrt(accum_update + epsilon) * ops.rsqrt(accum + epsilon) * grad
        accum_update = ops.assign(accum_update, accum_update * rho + update * update * (1 - rho))
        return ops.assign(var, var - update * lr), accum, accum_update


class ApplyAdaMax(Operator):
    """Adam with the infinity norm."""
    inputs = (("var", _V), ("m", _V), ("v", _V), ("beta1_power", None), ("lr", None), ("beta1", None), ("beta2", None),
              ("epsilon", None), ("grad", _V))

    def compute(self, var, m, v, beta1_power, lr, beta1, beta2, epsilon, grad):
        m = ops.assign(m, m * beta1 + grad * (1 - beta1))
        v = ops.assign(v, ops.maximum(v * beta2, ops.abs(grad)))
        return ops.assign(var, var - m * (lr / (1 - beta1_power)) / (v + epsilon)), m, v


class ApplyAddSign(Operator):
    """var -= lr (alpha + sign_decay sign(grad) sign(m)) grad."""
    inputs = (("var", _V), ("m", _V), ("lr", None), ("alpha", None), ("sign_decay", None), ("beta", None), ("grad", _V))

    def compute(self, var, m, lr, alpha, sign_decay, beta, grad):
        m = ops.assign(m, m * beta + grad * (1 - beta))
        return ops.assign(var, var - grad * (ops.sign(grad) * ops.sign(m) * sign_decay + alpha) * lr), m


class ApplyPowerSign(Operator):
    """var -= lr exp(logbase sign_decay sign(grad) sign(m)) grad."""
    inputs = (("var", _V), ("m", _V), ("lr", None), ("logbase", None), ("sign_decay", None), ("beta", None), ("grad", _V))

    def compute(self, var, m, lr, logbase, sign_decay, beta, grad):
        m = ops.assign(m, m * beta + grad * (1 - beta))
        # MindSpore's kernel takes the base's value for its logarithm.
        power = ops.exp(ops.sign(grad) * ops.sign(m) * (sign_decay * logbase))
        return ops.assign(var, var - grad * power * lr), m


def _ftrl(var, accum, linear, grad, lr, l1, l2, lr_power, by_sign=True):
    """The follow-the-regularised-leader step: new var, accum, linear. MindSpore's ApplyFtrl does not look at the sign of linear."""
    wide = accum + grad * grad

    def powered(x):
        return ops.sqrt(x) if lr_power == -0.5 else ops.pow(x, -lr_power)
    sigma = (powered(wide) - powered(accum)) / lr
    linear = linear + grad - sigma * var
    rate = powered(wide) / lr + 2.0 * l2
    fresh = (ops.clamp(linear, -l1, l1) - linear if by_sign else l1 - linear) / rate
    return ops.where(ops.abs(linear) > l1, fresh, ops.zeros_like(fresh)), wide, linear


class ApplyFtrl(Operator):
    """FTRL-Proximal (McMahan)."""
    inputs = (("var", _V), ("accum", _V), ("linear", _V), ("grad", _V), ("lr", None), ("l1", None), ("l2", None),
              ("lr_power", None))

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)

    def compute(self, var, accum, linear, grad, lr, l1, l2, lr_power):
        fresh = _ftrl(var, accum, linear, grad, lr, l1, l2, lr_power, False)
        ops.assign(accum, fresh[1])
        ops.assign(linear, fresh[2])
        return ops.assign(var, fresh[0])


class ApplyRMSProp(Operator):
    """RMSProp."""
    inputs = (("var", _V), ("mean_square", _V), ("moment", _V), ("learning_rate", None), ("grad", _V), ("decay", None),
              ("momentum", None), ("epsilon", None))

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)

    def compute(self, var, mean_square, moment, learning_rate, grad, decay, momentum, epsilon):
        mean_square = ops.assign(mean_square, mean_square + (grad * grad - mean_square) * (1.0 - decay))
        moment = ops.assign(moment, moment * momentum + grad * learning_rate * ops.rsqrt(mean_square + epsilon))
        return ops.assign(var, var - moment)


class ApplyCenteredRMSProp(Operator):
    """RMSProp with the variance of the gradient."""
    inputs = (("var", _V), ("mean_gradient", _V), ("mean_square", _V), ("moment", _V), ("grad", _V), ("learning_rate", None),
              ("decay", None), ("momentum", None), ("epsilon", None))

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)

    def compute(self, var, mean_gradient, mean_square, moment, grad, learning_rate, decay, momentum, epsilon):
        mean_square = ops.assign(mean_square, mean_square + (grad * grad - mean_square) * (1.0 - decay))
        mean_gradient = ops.assign(mean_gradient, mean_gradient + (grad - mean_gradient) * (1.0 - decay))
        spread = mean_square - mean_gradient * mean_gradient + epsilon
        moment = ops.assign(moment, moment * momentum + grad * learning_rate * ops.rsqrt(spread))
        return ops.assign(var, var - moment)


class ApplyProximalAdagrad(Operator):
    """Adagrad with the proximal operator."""
    inputs = (("var", _V), ("accum", _V), ("lr", None), ("l1", None), ("l2", None), ("grad", _V))

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)

    def compute(self, var, accum, lr, l1, l2, grad):
        accum = ops.assign(accum, accum + grad * grad)
        rate = lr / ops.sqrt(accum)
        return ops.assign(var, _proximal(var - grad * rate, rate, l1, l2)), accum


class ApplyKerasMomentum(Operator):
    """accum = momentum accum - lr grad, var += accum."""
    inputs = (("var", _V), ("accum", _V), ("lr", None), ("grad", _V), ("momentum", None))

    def __init__(self, use_locking=False, use_nesterov=False):
        Operator.__init__(self)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)
        self.use_nesterov = validator.check_bool(use_nesterov, "use_nesterov", self.name)

    def compute(self, var, accum, lr, grad, momentum):
        accum = ops.assign(accum, accum * momentum - grad * lr)
        step = accum * momentum - grad * lr if self.use_nesterov else accum
        return ops.assign(var, var + step), accum


class ApplyAdamWithAmsgrad(Operator):
    """Adam that keeps the largest second moment."""
    inputs = (("var", _V), ("m", _V), ("v", _V), ("vhat", _V), ("beta1_power", None), ("beta2_power", None), ("lr", None),
              ("grad", _V))

    def __init__(self, beta1=0.9, beta2=0.999, epsilon=1e-8, use_locking=False):
        Operator.__init__(self)
        self.beta1 = validator.check_value_type("beta1", beta1, [float], self.name)
        self.beta2 = validator.check_value_type("beta2", beta2, [float], self.name)
        self.epsilon = validator.check_value_type("epsilon", epsilon, [float], self.name)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)

    def compute(self, var, m, v, vhat, beta1_power, beta2_power, lr, grad):
        rate = lr * (1 - beta2_power) ** 0.5 / (1 - beta1_power)
        m = ops.assign(m, m + (grad - m) * (1 - self.beta1))
        v = ops.assign(v, v + (grad * grad - v) * (1 - self.beta2))
        vhat = ops.assign(vhat, ops.maximum(vhat, v))
        return ops.assign(var, var - m * rate / (ops.sqrt(vhat) + self.epsilon)), m, v, vhat


class ApplyAdagradDA(Operator):
    """Adagrad by dual averaging."""
    inputs = (("var", _V), ("gradient_accumulator", _V), ("gradient_squared_accumulator", _V), ("grad", _V), ("lr", None),
              ("l1", None), ("l2", None), ("global_step", None))

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_bool(use_locking, "use_locking", self.name)

    def compute(self, var, gradient_accumulator, gradient_squared_accumulator, grad, lr, l1, l2, global_step):
        total = ops.assign(gradient_accumulator, gradient_accumulator + grad)
        squares = ops.assign(gradient_squared_accumulator, gradient_squared_accumulator + grad * grad)
        shrunk = ops.sign(total) * ops.maximum(ops.abs(total) - l1 * global_step, 0.0) if l1 > 0 else total
        fresh = shrunk * -lr / (ops.sqrt(squares) + l2 * global_step * lr)
        return ops.assign(var, fresh)


# ---- of some rows

class _Rows(Operator):
    """A step on the rows that indices name; the gradients of a row named twice add up."""

    def _by_row(self, var, grad, indices):
        """The gradient of every row, and 1 where it has one, 0 elsewhere."""
        wanted = tuple(indices.shape) + tuple(var.shape[1:])
        if tuple(grad.shape) != wanted:
            def text(shape):
                return "[const vector]{" + ", ".join([str(d) for d in shape]) + "}"
            raise ValueError(f"For '{self.name}', the shape of updates must be [] or grad_shape = indices_shape + var_shape[1:], "
                             f"but got var_shape: {text(var.shape)}, indices_shape: {text(indices.shape)}, grad_shape: "
                             f"{text(grad.shape)}.")
        rows = var.shape[0]
        indices = ops.select(indices < rows, indices, ops.full_like(indices, -1))  # what lies beyond names no row
        dense = ops.unsorted_segment_sum(grad, indices, rows)
        count = ops.unsorted_segment_sum(ops.ones_like(indices).astype(var.dtype), indices, rows)
        return dense, ops.reshape(count > 0, (rows,) + (1,) * (var.ndim - 1))


_ADAM = (("var", "f4"), ("m", "f4"), ("v", "f4"), ("beta1_power", None), ("beta2_power", None), ("lr", None), ("beta1", None),
         ("beta2", None), ("epsilon", None), ("grad", "f4"), ("indices", "i4"))


class _SparseAdam(_Rows):
    """What both Adams are made with."""
    inputs = _ADAM

    def __init__(self, use_locking=False, use_nesterov=False):
        Operator.__init__(self)
        self.use_locking = validator.check_value_type("use_locking", use_locking, [bool], self.name)
        self.use_nesterov = validator.check_value_type("use_nesterov", use_nesterov, [bool], self.name)

    def _step(self, var, m, v, powers, lr, beta1, epsilon, grad):
        rate = lr * (1 - powers[1]) ** 0.5 / (1 - powers[0])
        head = m * beta1 + grad * (1 - beta1) if self.use_nesterov else m
        return var - head * rate / (ops.sqrt(v) + epsilon)


class FusedSparseAdam(_SparseAdam):
    """Adam; rows without a gradient have the gradient zero."""

    def compute(self, var, m, v, beta1_power, beta2_power, lr, beta1, beta2, epsilon, grad, indices):
        dense, _ = self._by_row(var, grad, indices)
        m = ops.assign(m, m * beta1 + dense * (1 - beta1))
        v = ops.assign(v, v * beta2 + dense * dense * (1 - beta2))
        return ops.assign(var, self._step(var, m, v, (beta1_power, beta2_power), lr, beta1, epsilon, dense)), m, v


class FusedSparseLazyAdam(_SparseAdam):
    """Adam that leaves rows without a gradient alone."""

    def compute(self, var, m, v, beta1_power, beta2_power, lr, beta1, beta2, epsilon, grad, indices):
        dense, named = self._by_row(var, grad, indices)
        m = ops.assign(m, ops.where(named, m * beta1 + dense * (1 - beta1), m))
        v = ops.assign(v, ops.where(named, v * beta2 + dense * dense * (1 - beta2), v))
        fresh = self._step(var, m, v, (beta1_power, beta2_power), lr, beta1, epsilon, dense)
        return ops.assign(var, ops.where(named, fresh, var)), m, v


class FusedSparseFtrl(_Rows):
    """FTRL-Proximal on rows."""
    inputs = (("var", "f4"), ("accum", "f4"), ("linear", "f4"), ("grad", "f4"), ("indices", "i4"))

    def __init__(self, lr, l1, l2, lr_power, use_locking=False):
        Operator.__init__(self)
        validator.check_value_type("lr", lr, [float], self.name)
        validator.check_value_type("l1", l1, [float], self.name)
        validator.check_value_type("l2", l2, [float], self.name)
        validator.check_value_type("lr_power", lr_power, [float], self.name)
        self.lr = validator.check_positive_float(lr, "lr", self.name)
        self.l1 = validator.check_non_negative_float(l1, "l1", self.name)
        self.l2 = validator.check_non_negative_float(l2, "l2", self.name)
        self.lr_power = validator.check_number("lr_power", lr_power, 0, validator.LE, self.name)
        self.use_locking = validator.check_value_type("use_locking", use_locking, [bool], self.name)

    def compute(self, var, accum, linear, grad, indices):
        dense, named = self._by_row(var, grad, indices)
        fresh = _ftrl(var, accum, linear, dense, self.lr, self.l1, self.l2, self.lr_power)
        accum = ops.assign(accum, ops.where(named, fresh[1], accum))
        linear = ops.assign(linear, ops.where(named, fresh[2], linear))
        return ops.assign(var, ops.where(named, fresh[0], var)), accum, linear


class SparseApplyFtrl(FusedSparseFtrl):
    """FTRL-Proximal on rows."""
    inputs = (("var", "f4"), ("accum", "f4"), ("linear", "f4"), ("grad", "f4"), ("indices", "index"))


class FusedSparseProximalAdagrad(_Rows):
    """Adagrad with the proximal operator on rows."""
    inputs = (("var", "f4"), ("accum", "f4"), ("lr", None), ("l1", None), ("l2", None), ("grad", "f4"), ("indices", "i4"))

    def __init__(self, use_locking=False):
        Operator.__init__(self)
        self.use_locking = validator.check_value_type("use_locking", use_locking, [bool], self.name)

    def compute(self, var, accum, lr, l1, l2, grad, indices):
        dense, named = self._by_row(var, grad, indices)
        accum = ops.assign(accum, ops.where(named, accum + dense * dense, accum))
        rate = lr / ops.sqrt(accum)
        fresh = _proximal(var - dense * rate, rate, l1, l2)
        return ops.assign(var, ops.where(named, fresh, var)), accum


class SparseApplyProximalAdagrad(FusedSparseProximalAdagrad):
    """Adagrad with the proximal operator on rows."""
    inputs = (("var", "f4"), ("accum", "f4"), ("lr", None), ("l1", None), ("l2", None), ("grad", "f4"), ("indices", "index"))


class SparseApplyAdagrad(_Rows):
    """Adagrad on rows."""
    inputs = (("var", "f4"), ("accum", "f4"), ("grad", "f4"), ("indices", "index"))
    epsilon = 0.0

    def __init__(self, lr, update_slots=True, use_locking=False):
        Operator.__init__(self)
        self.lr = validator.check_is_float(lr, "lr", self.name)
        self.update_slots = validator.check_value_type("update_slots", update_slots, [bool], self.name)
        self.use_locking = validator.check_value_type("use_locking", use_locking, [bool], self.name)

    def compute(self, var, accum, grad, indices):
        dense, named = self._by_row(var, grad, indices)
        if self.update_slots:
            accum = ops.assign(accum, ops.where(named, accum + dense * dense, accum))
        fresh = var - dense * self.lr / (ops.sqrt(accum) + self.epsilon)
        return ops.assign(var, ops.where(named, fresh, var)), accum


class SparseApplyAdagradV2(SparseApplyAdagrad):
    """Adagrad on rows with epsilon beside the root."""

    def __init__(self, lr, epsilon, use_locking=False, update_slots=True):
        SparseApplyAdagrad.__init__(self, lr, update_slots, use_locking)
        self.epsilon = validator.check_is_float(epsilon, "epsilon", self.name)
