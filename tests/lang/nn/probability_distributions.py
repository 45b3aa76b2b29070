# tolerance: 2e-3
# Distributions: densities, moments and divergences; bijectors; both in cells of either mode.
import numpy as np
import mindspore as ms
import mindspore.nn.probability.bijector as msb
import mindspore.nn.probability.distribution as msd
from mindspore import Tensor, nn


def attempt(function, *args, **kwargs):
    try:
        return function(*args, **kwargs)
    except Exception as e:
        return type(e).__name__ + ": " + str(e).split("\n")[0]


def plain(value):
    if isinstance(value, (list, tuple)):
        return [plain(item) for item in value]
    return [round(float(v), 3) + 0.0 for v in value.reshape(-1)] if isinstance(value, Tensor) else value


def show(*values):
    print(*[plain(value) for value in values])


x, k = Tensor([0.3, 0.6, 0.9], ms.float32), Tensor([0.0, 1.0, 2.0], ms.float32)
a, b = Tensor([0.3, 0.5, 0.2], ms.float32), Tensor([1.5, 2.5, 1.2], ms.float32)
made = [(msd.Normal(0.5, 1.5), x), (msd.LogNormal(0.5, 1.5), x), (msd.Uniform(0.1, 0.7), x), (msd.Exponential(1.5), x),
        (msd.Cauchy(0.5, 1.5), x), (msd.Logistic(0.5, 1.5), x), (msd.Gumbel(0.5, 1.5), x), (msd.Gamma(b, a), x), (msd.Beta(b, a), x),
        (msd.Bernoulli(0.3), k), (msd.Geometric(0.3), k), (msd.Poisson(b), k), (msd.Categorical([0.2, 0.3, 0.5]), k)]
for d, value in made:
    show(type(d).__name__, d.batch_shape, d.is_scalar_batch, d.dtype, d.prob(value), d.log_prob(value))
    show([attempt(f, value) for f in (d.cdf, d.log_cdf, d.survival_function, d.log_survival)])
    show([attempt(f) for f in (d.mean, d.mode, d.sd, d.var, d.entropy)])
    other = [v * 0.5 if isinstance(v, Tensor) else Tensor(v, ms.float32) for v in d.get_dist_args()]
    if not isinstance(d, msd.Categorical):
        show(attempt(d.kl_loss, d.get_dist_type(), *other), attempt(d.cross_entropy, d.get_dist_type(), *other))
    show(attempt(d.kl_loss, "Other", *other))
for d in (msd.HalfNormal(0.1, 1.5), msd.Laplace(0.1, 1.5), msd.StudentT(3.0, 0.1, 1.5)):
    show(type(d).__name__, d.log_prob(x))
n = msd.Normal(dtype=ms.float32)
show(n.prob(x, a, b), n.log_prob(x, sd=b, mean=Tensor(0.5)), attempt(n.prob, x), attempt(n.prob, 3.0, a, b))
show(msd.Normal(0.0, 1.0).sample((2, 3)).shape, msd.Bernoulli([0.3, 0.4]).sample((2,)).shape, msd.Categorical([0.5, 0.5]).sample((4,)).dtype)
for make, args in ((msd.Normal, (0.0, -1.0)), (msd.Bernoulli, (1.5,)), (msd.Uniform, (3.0, 1.0)), (msd.Gamma, (2.0, [1.0])),
                   (msb.PowerTransform, (-1.0,)), (msb.ScalarAffine, (True, 1.0))):
    show(attempt(make, *args))
for t in (msb.Exp(), msb.PowerTransform(0.5), msb.ScalarAffine(2.0, 1.0), msb.Softplus(1.5), msb.GumbelCDF(0.1, 1.5), msb.Invert(msb.Exp())):
    show(t.name, t.is_constant_jacobian, t.forward(x), t.inverse(x), t.forward_log_jacobian(x), t.inverse_log_jacobian(x))
t = msd.TransformedDistribution(msb.Exp(), msd.Normal(0.0, 1.0), seed=0, name="LN")
show(t.log_prob(x), t.cdf(x), t.sample((2, 3)).shape)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.normal, self.bernoulli = msd.Normal(0.0, 1.0), msd.Bernoulli()

    def construct(self, value, p):
        return self.normal.log_prob(value), self.normal.kl_loss("Normal", value, p), self.bernoulli.prob(value, p), self.normal("cdf", value)


for mode in (ms.GRAPH_MODE, ms.PYNATIVE_MODE):
    ms.set_context(mode=mode)
    net = Net()
    show(*net(x, a))
    show(ms.grad(net)(x, a))

# expect: Normal [] True Float32 [0.264, 0.265, 0.257] [-1.333, -1.327, -1.36]
# expect: [[0.447, 0.527, 0.605], [-0.805, -0.641, -0.502], [0.553, 0.473, 0.395], [-0.592, -0.748, -0.929]]
# expect: [[0.5], [0.5], [1.5], [2.25], [1.824]]
# expect: [0.862] [2.687]
# expect: ValueError: Expected dist input is Normal, but got Other.
# expect: LogNormal [] True Float32 [0.465, 0.353, 0.272] [-0.766, -1.041, -1.3]
# expect: [[0.128, 0.25, 0.343], [-2.056, -1.386, -1.069], [0.872, 0.75, 0.657], [-0.137, -0.288, -0.42]]
# expect: [[5.078], [0.174], [14.795], [218.902], [2.324]]
# expect: [0.862] [3.187]
# expect: ValueError: Expected dist input is LogNormal, but got Other.
# expect: Uniform [] True Float32 [1.667, 1.667, 0.0] [0.511, 0.511, -inf]
# expect: [[0.333, 0.833, 1.0], [-1.099, -0.182, 0.0], [0.667, 0.167, 0.0], [-0.405, -1.792, -inf]]
# expect: [[0.4], 'NotImplementedError: mode is not implemented for Uniform distribution.', [0.173], [0.03], [-0.511]]
# expect: [inf] [inf]
# expect: ValueError: Expected dist input is Uniform, but got Other.
# expect: Exponential [] True Float32 [0.956, 0.61, 0.389] [-0.045, -0.495, -0.945]
# expect: [[0.362, 0.593, 0.741], [-1.015, -0.522, -0.3], [0.638, 0.407, 0.259], [-0.45, -0.9, -1.35]]
# expect: [[0.667], [0.0], [0.667], [0.444], [0.595]]
# expect: [0.193] [0.788]
# expect: ValueError: Expected dist input is Exponential, but got Other.
# expect: Cauchy [] True Float32 [0.208, 0.211, 0.198] [-1.568, -1.555, -1.619]
# expect: [[0.458, 0.521, 0.583], [-0.781, -0.652, -0.54], [0.542, 0.479, 0.417], [-0.612, -0.736, -0.875]]
# expect: ['ValueError: mean is undefined for Cauchy distribution.', [0.5], 'ValueError: standard deviation is undefined for Cauchy distribution.', 'ValueError: variance is undefined for Cauchy distribution.', [2.936]]
# expect: [0.13] [3.067]
# expect: ValueError: Expected dist input is Cauchy, but got Other.
# expect: Logistic [] True Float32 [0.166, 0.166, 0.164] [-1.796, -1.793, -1.809]
# expect: [[0.467, 0.517, 0.566], [-0.762, -0.66, -0.569], [0.533, 0.483, 0.434], [-0.629, -0.727, -0.835]]
# expect: [[0.5], [0.5], [2.721], [7.402], [2.405]]
# expect: NotImplementedError: kl_loss is not implemented for Logistic distribution. NotImplementedError: cross_entropy is not implemented for Logistic distribution.
# expect: NotImplementedError: kl_loss is not implemented for Logistic distribution.
# expect: Gumbel [] True Float32 [0.243, 0.245, 0.237] [-1.415, -1.408, -1.438]
# expect: [[0.319, 0.392, 0.465], [-1.143, -0.936, -0.766], [0.681, 0.608, 0.535], [-0.384, -0.498, -0.625]]
# expect: [[1.366], [0.5], [1.924], [3.701], [1.983]]
# expect: [0.65] [2.633]
# expect: ValueError: Expected dist input is Gumbel, but got Other.
# expect: Gamma [3] False Float32 [0.093, 0.046, 0.129] [-2.377, -3.084, -2.047]
# expect: [[0.019, 0.012, 0.105], [-3.95, -4.423, -2.252], [0.981, 0.988, 0.895], [-0.019, -0.012, -0.111]]
# expect: [[5.0, 5.0, 6.0], [1.667, 3.0, 1.0], [4.082, 3.162, 5.477], [16.667, 10.0, 30.0], [2.565, 2.423, 2.782]]
# expect: [0.121, 0.112, 0.126] [2.686, 2.536, 2.908]
# expect: ValueError: Expected dist input is Gamma, but got Other.
# expect: Beta [3] False Float32 [0.247, 0.624, 1.3] [-1.398, -0.472, 0.263]
# expect: ['NotImplementedError: cdf is not implemented for Beta distribution.', 'NotImplementedError: log_cdf is not implemented for Beta distribution.', 'NotImplementedError: survival_function is not implemented for Beta distribution.', 'NotImplementedError: log_cdf is not implemented for Beta distribution.']
# expect: [[0.833, 0.833, 0.857], [nan, nan, nan], [0.223, 0.186, 0.226], [0.05, 0.035, 0.051], [-1.481, -0.95, -2.578]]
# expect: [0.164, 0.151, 0.172] [-1.317, -0.799, -2.406]
# expect: ValueError: Expected dist input is Beta, but got Other.
# expect: Bernoulli [] True Int32 [0.7, 0.3, 0.129] [-0.357, -1.204, -2.051]
# expect: [[0.7, 1.0, 1.0], [-0.357, 0.0, 0.0], [0.3, 0.0, 0.0], [-1.204, -inf, -inf]]
# expect: [[0.3], [0.0], [0.458], [0.21], [0.611]]
# expect: [0.072] [0.683]
# expect: ValueError: Expected dist input is Bernoulli, but got Other.
# expect: Geometric [] True Int32 [0.3, 0.21, 0.147] [-1.204, -1.561, -1.917]
# expect: [[0.3, 0.51, 0.657], [-1.204, -0.673, -0.42], [0.7, 0.49, 0.343], [-0.357, -0.713, -1.07]]
# expect: [[2.333], [0.0], [2.789], [7.778], [2.036]]
# expect: [0.24] [2.276]
# expect: ValueError: Expected dist input is Geometric, but got Other.
# expect: Poisson [3] False Float32 [0.223, 0.205, 0.217] [-1.5, -1.584, -1.529]
# expect: [[0.223, 0.287, 0.879], [-1.5, -1.247, -0.128], [0.777, 0.713, 0.121], [-0.252, -0.339, -2.116]]
# expect: [[1.5, 2.5, 1.2], [1.0, 2.0, 1.0], [1.225, 1.581, 1.095], [1.5, 2.5, 1.2], 'NotImplementedError: entropy is not implemented for Poisson distribution.']
# expect: NotImplementedError: kl_loss is not implemented for Poisson distribution. NotImplementedError: cross_entropy is not implemented for Poisson distribution.
# expect: NotImplementedError: kl_loss is not implemented for Poisson distribution.
# expect: Categorical [3] True Int32 [0.2, 0.3, 0.5] [-1.609, -1.204, -0.693]
# expect: [[0.2, 0.5, 1.0], [-1.609, -0.693, 0.0], [0.8, 0.5, 0.0], [-0.223, -0.693, -inf]]
# expect: [[1.3], [2.0], [0.781], [0.61], [1.03]]
# expect: ValueError: Expected dist input is Categorical, but got Other.
# expect: HalfNormal [-0.64, -0.687, -0.773]
# expect: Laplace [-1.232, -1.432, -1.632]
# expect: StudentT [-1.418, -1.479, -1.588]
# expect: [0.266, 0.159, 0.28] [-1.333, -1.836, -1.157] TypeError: the type mean must be subclass of Tensor. It can not be None since it is not specified during initialization. TypeError: For value, input type must be a Tensor or Parameter.
# expect: [2, 3] [2, 2] Int32
# expect: ValueError: Standard deviation must be greater than zero.
# expect: ValueError: Probabilities must be less than one
# expect: ValueError: low must be less than high
# expect: TypeError: Input concentration can't be scalar
# expect: ValueError: Power must be greater than or equal to zero.
# expect: TypeError: Input cannot be Type Bool
# expect: Exp False [1.35, 1.822, 2.46] [-1.204, -0.511, -0.105] [0.3, 0.6, 0.9] [1.204, 0.511, 0.105]
# expect: PowerTransform False [1.322, 1.69, 2.103] [-0.905, -0.451, -0.103] [0.14, 0.262, 0.372] [0.602, 0.255, 0.053]
# expect: ScalarAffine True [1.6, 2.2, 2.8] [-0.35, -0.2, -0.05] [0.693] [-0.693]
# expect: Softplus False [0.629, 0.827, 1.054] [-0.377, 0.252, 0.7] [-0.493, -0.341, -0.231] [1.015, 0.522, 0.3]
# expect: GumbelCDF False [0.417, 0.488, 0.556] [-0.178, 1.108, 3.476] [-1.414, -1.455, -1.525] [1.424, 1.588, 2.761]
# expect: InvertExp False [-1.204, -0.511, -0.105] [1.35, 1.822, 2.46] [1.204, 0.511, 0.105] [0.3, 0.6, 0.9]
# expect: [-0.44, -0.539, -0.819] [0.114, 0.305, 0.458] [2, 3]
# expect: [-0.964, -1.099, -1.324] [4.352, 1.527, 20.516] [0.543, 0.5, 0.23] [0.618, 0.726, 0.816]
# expect: [2.955, 2.133, 21.548]
# expect: [-0.964, -1.099, -1.324] [4.352, 1.527, 20.516] [0.543, 0.5, 0.23] [0.618, 0.726, 0.816]
# expect: [2.955, 2.133, 21.548]
