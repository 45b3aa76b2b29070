"""Layers whose weights are normal distributions, drawn anew at each call; the loss cell adds their divergence from a prior."""
import _refjit as _native
from mindspore import ops
from mindspore.common.initializer import Normal as NormalInitializer
from mindspore.common.initializer import initializer
from mindspore.common.parameter import Parameter
from mindspore.nn.cell import Cell
from mindspore.nn.layer.activation import get_activation
from mindspore.nn.probability.distribution import Normal

__all__ = ["ConvReparam", "DenseLocalReparam", "DenseReparam", "NormalPosterior", "NormalPrior", "WithBNNLossCell"]


class NormalPrior(Cell):
    """What weights are believed to be."""

    def __init__(self, dtype=_native.float32, mean=0, std=0.1):
        super().__init__()
        self.normal = Normal(float(mean), float(std), dtype=dtype)

    def construct(self, *inputs):
        return self.normal(*inputs)


class NormalPosterior(Cell):
    """What weights are: a mean and the inverse softplus of a deviation, both learnt."""

    def __init__(self, name, shape, dtype=_native.float32, loc_mean=0, loc_std=0.1, untransformed_scale_mean=-5,
                 untransformed_scale_std=0.1):
        super().__init__()
        if not isinstance(name, str):
            raise TypeError("The type of `name` should be `str`")
        if not isinstance(shape, (tuple, list)):
            raise TypeError("The type of `shape` should be `tuple` or `list`")
        for value, what in ((loc_std, "loc_std"), (untransformed_scale_std, "untransformed_scale_std")):
            if not isinstance(value, (int, float)):
                raise TypeError(f"The type of `{what}` should be `int` or `float`")
            if value < 0:
                raise ValueError(f"The value of `{what}` should be no less than 0")
        self.mean = Parameter(initializer(NormalInitializer(loc_std, loc_mean), shape, dtype), name=name + "_mean")
        self.untransformed_std = Parameter(initializer(NormalInitializer(untransformed_scale_std, untransformed_scale_mean), shape, dtype),
                                           name=name + "_untransformed_std")
        self.normal = Normal(dtype=dtype)

    def std_trans(self, value):
        return ops.log(ops.exp(value) + 1)

    def construct(self, *inputs):
        std = self.std_trans(self.untransformed_std)
        if inputs[0] in ("kl_loss", "log_prob", "prob"):
            return self.normal(*inputs, self.mean, std)
        if inputs[0] == "sample":
            return self.normal("sample", inputs[1] if len(inputs) > 1 else (), self.mean, std)
        return self.normal(inputs[0], self.mean, std)


def _posterior(name, shape):
    return NormalPosterior(name=name, shape=shape)


def _prior(made):
    return made if isinstance(made, Cell) else made()


class _Variational(Cell):
    """Weights and biases as priors and posteriors."""

    def _distributions(self, shape, bias_shape, weight_prior_fn, weight_posterior_fn, bias_prior_fn, bias_posterior_fn):
        self.weight_prior = _prior(weight_prior_fn)
        self.weight_posterior = weight_posterior_fn(shape=shape, name="bnn_weight")
        if self.has_bias:
            self.bias_prior = _prior(bias_prior_fn)
            self.bias_posterior = bias_posterior_fn(shape=bias_shape, name="bnn_bias")

    @staticmethod
    def _divergence(prior, posterior):
        return ops.sum(posterior("kl_loss", "Normal", prior.normal.mean() + ops.zeros_like(posterior.mean),
                                 prior.normal.sd() + ops.zeros_like(posterior.mean)))

    def compute_kl_loss(self):
        """The divergence of the posteriors from the priors."""
        loss = self._divergence(self.weight_prior, self.weight_posterior)
        return loss + self._divergence(self.bias_prior, self.bias_posterior) if self.has_bias else loss


class _DenseVariational(_Variational):
    """A dense layer of random weights."""

    def __init__(self, in_channels, out_channels, activation=None, has_bias=True, weight_prior_fn=NormalPrior,
                 weight_posterior_fn=_posterior, bias_prior_fn=NormalPrior, bias_posterior_fn=_posterior):
        super().__init__()
        for value, what in ((in_channels, "in_channels"), (out_channels, "out_channels")):
            if isinstance(value, bool) or not isinstance(value, int):
                raise TypeError(f"For '{self.cls_name}', the '{what}' must be int, but got '{type(value).__name__}'")
        self.in_channels, self.out_channels, self.has_bias = in_channels, out_channels, has_bias
        self._distributions([out_channels, in_channels], [out_channels], weight_prior_fn, weight_posterior_fn, bias_prior_fn,
                            bias_posterior_fn)
        self.activation = get_activation(activation) if isinstance(activation, str) else activation

    def extend_repr(self):
        text = f"in_channels={self.in_channels}, out_channels={self.out_channels}, has_bias={self.has_bias}"
        return text + (f", activation={self.activation}" if self.activation is not None else "")

    def construct(self, x):
        outputs = self._applied(x)
        if self.has_bias:
            outputs = outputs + self.bias_posterior("sample")
        return outputs if self.activation is None else self.activation(outputs)


class DenseReparam(_DenseVariational):
    """Weights are drawn."""

    def _applied(self, x):
        return ops.matmul(x, ops.transpose(self.weight_posterior("sample"), (1, 0)))


class DenseLocalReparam(_DenseVariational):
    """Outputs are drawn from the distribution that random weights give them."""

    def _applied(self, x):
        mean = ops.matmul(x, ops.transpose(self.weight_posterior("mean"), (1, 0)))
        variance = ops.matmul(ops.square(x), ops.transpose(ops.square(self.weight_posterior("sd")), (1, 0)))
        return mean + ops.sqrt(variance) * ops.randn(*mean.shape)


class ConvReparam(_Variational):
    """A convolution of random weights."""

    def __init__(self, in_channels, out_channels, kernel_size, stride=1, pad_mode="same", padding=0, dilation=1, group=1, has_bias=False,
                 weight_prior_fn=NormalPrior, weight_posterior_fn=_posterior, bias_prior_fn=NormalPrior, bias_posterior_fn=_posterior):
        super().__init__()
        kernel_size = (kernel_size, kernel_size) if isinstance(kernel_size, int) else tuple(kernel_size)
        if pad_mode not in ("valid", "same", "pad"):
            raise ValueError(f"Attr 'pad_mode' of 'Conv2d' Op passed {pad_mode}, should be one of values in 'valid', 'same', 'pad'.")
        self.in_channels, self.out_channels, self.kernel_size, self.has_bias = in_channels, out_channels, kernel_size, has_bias
        self._distributions([out_channels, in_channels // group, *kernel_size], [out_channels], weight_prior_fn, weight_posterior_fn,
                            bias_prior_fn, bias_posterior_fn)
        self.conv2d = ops.Conv2D(out_channel=out_channels, kernel_size=kernel_size, mode=1, pad_mode=pad_mode, pad=padding, stride=stride,
                                 dilation=dilation, group=group)
        self.bias_add = ops.BiasAdd()

    def construct(self, inputs):
        outputs = self.conv2d(inputs, self.weight_posterior("sample"))
        return self.bias_add(outputs, self.bias_posterior("sample")) if self.has_bias else outputs


class WithBNNLossCell(Cell):
    """dnn_factor * loss + bnn_factor * divergence of the layers."""

    def __init__(self, backbone, loss_fn, dnn_factor=1, bnn_factor=1):
        super().__init__(auto_prefix=False)
        for value, what in ((dnn_factor, "dnn_factor"), (bnn_factor, "bnn_factor")):
            if isinstance(value, bool) or not isinstance(value, (int, float)):
                raise TypeError(f"The type of `{what}` should be `int` or `float`")
            if value < 0:
                raise ValueError(f"The value of `{what}` should be no less than 0")
        self._backbone, self._loss_fn = backbone, loss_fn
        self.dnn_factor, self.bnn_factor = dnn_factor, bnn_factor
        self.layers = [cell for _, cell in backbone.cells_and_names() if isinstance(cell, _Variational)]

    @property
    def backbone_network(self):
        return self._backbone

    def construct(self, x, label):
        loss = self._loss_fn(self._backbone(x), label) * self.dnn_factor
        for layer in self.layers:
            loss = loss + layer.compute_kl_loss() * self.bnn_factor
        return loss
