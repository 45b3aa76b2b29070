"""What a distribution cannot answer it says before it looks at operands; a Gumbel's methods take no parameters."""
import mindspore as ms
import mindspore.nn.probability.bijector as msb
import mindspore.nn.probability.distribution as msd
from mindspore import Tensor

value = Tensor([0.3, 0.6, 1.0], ms.float32)
first, second = Tensor([0.25, 0.5, 0.75]), Tensor([1.0, 1.5, 2.0])


def told(call):
    try:
        result = call()
        print([round(v, 4) for v in result.asnumpy().reshape(-1).tolist()])
    except (TypeError, ValueError, NotImplementedError) as error:
        print(type(error).__name__, str(error).splitlines()[0])


for made in (msd.HalfNormal(0.0, 1.0), msd.StudentT(3.0, 0.0, 1.0), msd.Laplace(0.0, 1.0), msd.Beta([1.0], [2.0])):
    told(lambda: made.log_cdf("a"))
    told(lambda: made.log_survival("a"))
    if not isinstance(made, msd.Beta):
        told(lambda: made.sample(2))
gumbel = msd.Gumbel(0.0, 1.0)
for name in ("prob", "log_prob", "cdf", "log_cdf", "survival_function"):
    told(lambda: getattr(gumbel, name)(value))
    told(lambda: getattr(gumbel, name)(value, first, second))
for name in ("mean", "sd", "var", "mode", "entropy"):
    told(lambda: getattr(gumbel, name)())
    told(lambda: getattr(gumbel, name)(first, second))
told(lambda: gumbel.kl_loss("Gumbel", first, second))
told(lambda: gumbel.kl_loss("Gumbel", first, second, first, second))
print(gumbel.sample((2,)).shape)
for made in (msd.LogNormal(0.0, 1.0), msd.LogNormal()):
    told(lambda: made.log_prob(value, first, second))
    told(lambda: made.log_prob("a"))
    told(lambda: made.log_prob(Tensor([1, 2, 3], ms.int32)))
told(lambda: msb.Exp().forward(Tensor([1, 2], ms.int32)))
# expect: NotImplementedError log_cdf is not implemented for HalfNormal distribution.
# expect: NotImplementedError log_cdf is not implemented for HalfNormal distribution.
# expect: NotImplementedError sample is not implemented for HalfNormal distribution.
# expect: NotImplementedError log_cdf is not implemented for StudentT distribution.
# expect: NotImplementedError log_cdf is not implemented for StudentT distribution.
# expect: NotImplementedError sample is not implemented for StudentT distribution.
# expect: NotImplementedError log_cdf is not implemented for Laplace distribution.
# expect: NotImplementedError log_cdf is not implemented for Laplace distribution.
# expect: NotImplementedError sample is not implemented for Laplace distribution.
# expect: NotImplementedError log_cdf is not implemented for Beta distribution.
# expect: NotImplementedError log_cdf is not implemented for Beta distribution.
# expect: [0.3532, 0.317, 0.2546]
# expect: TypeError Gumbel._log_prob() takes 2 positional arguments but 4 were given
# expect: [-1.0408, -1.1488, -1.3679]
# expect: TypeError Gumbel._log_prob() takes 2 positional arguments but 4 were given
# expect: [0.4767, 0.5776, 0.6922]
# expect: TypeError Gumbel._cdf() takes 2 positional arguments but 4 were given
# expect: [-0.7408, -0.5488, -0.3679]
# expect: TypeError Gumbel._cdf() takes 2 positional arguments but 4 were given
# expect: [0.5233, 0.4224, 0.3078]
# expect: TypeError Gumbel._cdf() takes 2 positional arguments but 4 were given
# expect: [0.5772]
# expect: TypeError Gumbel._mean() takes 1 positional argument but 3 were given
# expect: [1.2825]
# expect: TypeError Gumbel._sd() takes 1 positional argument but 3 were given
# expect: [1.6449]
# expect: TypeError Gumbel._sd() takes 1 positional argument but 3 were given
# expect: [0.0]
# expect: TypeError Gumbel._mode() takes 1 positional argument but 3 were given
# expect: [1.5772]
# expect: TypeError Gumbel._entropy() takes 1 positional argument but 3 were given
# expect: [0.034, 0.1396, 0.319]
# expect: TypeError Gumbel._kl_loss() takes 4 positional arguments but 6 were given
# expect: (2,)
# expect: [-0.772, -1.0406, -1.6824]
# expect: TypeError For input value of bijector, input type must be a Tensor or Parameter.
# expect: TypeError For input value of bijector , the type must be or be subclass of Float, but got Int32
# expect: [-0.772, -1.0406, -1.6824]
# expect: TypeError the type loc must be subclass of Tensor. It can not be None since it is not specified during initialization.
# expect: TypeError the type loc must be subclass of Tensor. It can not be None since it is not specified during initialization.
# expect: TypeError For input value of bijector , the type must be or be subclass of Float, but got Int32
