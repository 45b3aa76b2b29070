"""Adam and AdamWeightDecay."""
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.nn.cell import Cell
from mindspore.nn.optim.optimizer import Optimizer, check_betas, check_kinds, opt_init_args_register
from mindspore.ops import operations as P


class Adam(Optimizer):
    """Adaptive moments with bias correction (Kingma and Ba)."""

    _targets = ("CPU",)
    _power_shape = ()

    @opt_init_args_register
    def __init__(self, params, learning_rate=1e-3, beta1=0.9, beta2=0.999, eps=1e-8, use_locking=False,
                 use_nesterov=False, weight_decay=0.0, loss_scale=1.0, use_amsgrad=False, **kwargs):
        super().__init__(learning_rate, params, weight_decay, loss_scale)
        check_betas(beta1, beta2, eps, self.cls_name)
        if any(name not in ("use_lazy", "use_offload") for name in kwargs):
            raise KeyError("For 'Adam', invalid keys are passed as kwargs, supported keys are 'use_lazy' and'use_offload', but got "
                           f"{kwargs.keys()}.")
        lazy, offload = kwargs.get("use_lazy", False), kwargs.get("use_offload", False)
        check_kinds(self.cls_name, bool, use_locking=use_locking, use_nesterov=use_nesterov, use_amsgrad=use_amsgrad, use_lazy=lazy,
                    use_offload=offload)
        if lazy and offload:
            raise ValueError("For 'Adam', 'use_lazy' and 'use_offload' can not both be True.But got use_lazy=True, use_offload=True.")
        if use_amsgrad and (lazy or offload):
            raise ValueError("For lazy Adam and Adam with offload, there is no parameter named 'use_amsgrad'.but got 'use_amsgrad'="
                             f"{use_amsgrad}.")
        self.use_amsgrad = use_amsgrad
        self.beta1 = Tensor(beta1, _native.float32)
        self.beta2 = Tensor(beta2, _native.float32)
        self.eps = Tensor(eps, _native.float32)
        self.beta1_power = Parameter(initializer(1, self._power_shape, _native.float32), name="beta1_power")
        self.beta2_power = Parameter(initializer(1, self._power_shape, _native.float32), name="beta2_power")
        self.moment1 = self.parameters.clone(prefix="moment1", init="zeros")
        self.moment2 = self.parameters.clone(prefix="moment2", init="zeros")
        if use_amsgrad:
            self.vhat = self.parameters.clone(prefix="vhat", init="zeros")
        self.opt = P.Adam(use_locking, use_nesterov)

    def begin_step(self):
        ops.assign(self.beta1_power, ops.mul(self.beta1_power, self.beta1))
        ops.assign(self.beta2_power, ops.mul(self.beta2_power, self.beta2))

    def update(self, i, gradient, rate):
        if self.use_amsgrad:
            self._update_with_peak(i, gradient, rate)
            return
        self.opt(self.parameters[i], self.moment1[i], self.moment2[i], self.beta1_power, self.beta2_power, rate, self.beta1,
                 self.beta2, self.eps, gradient)


    def _update_with_peak(self, i, gradient, rate):
        """AMSGrad: the largest second moment so far is the one that counts."""
        rate = rate * ops.sqrt(1 - self.beta2_power) / (1 - self.beta1_power)
        mean = self.moment1[i] * self.beta1 + gradient * (1 - self.beta1)
        square = self.moment2[i] * self.beta2 + ops.square(gradient) * (1 - self.beta2)
        peak = ops.maximum(self.vhat[i], square)
        ops.assign(self.moment1[i], mean)
        ops.assign(self.moment2[i], square)
        ops.assign(self.vhat[i], peak)
        ops.assign(self.parameters[i], self.parameters[i] - rate * mean / (ops.sqrt(peak) + self.eps))


class AdamWeightDecay(Optimizer):
    """Adaptive moments without bias correction, the decay applied to the weights themselves."""

    _targets = ("CPU",)

    def __init__(self, params, learning_rate=1e-3, beta1=0.9, beta2=0.999, eps=1e-6, weight_decay=0.0):
        super().__init__(learning_rate, params, weight_decay)
        check_betas(beta1, beta2, eps, self.cls_name)
        self.beta1, self.beta2, self.eps = beta1, beta2, eps
        self.moments1 = self.parameters.clone(prefix="adam_m", init="zeros")
        self.moments2 = self.parameters.clone(prefix="adam_v", init="zeros")
        self.opt = P.AdamWeightDecay()

    def decay_weight(self, gradients):
        return gradients

    def update(self, i, gradient, rate):
        decay = self._decays[i] if self.decay_flags[i] else 0.0
        if isinstance(decay, Cell):
            decay = ops.reshape(decay(self.global_step - 1), ())  # of the step that began
        self.opt(self.parameters[i], self.moments1[i], self.moments2[i], rate, self.beta1, self.beta2, self.eps, decay, gradient)
