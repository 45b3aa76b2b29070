# A distribution of one number gives a sample of rank 0; a method that there is not is not implemented.
import mindspore as ms
import mindspore.nn.probability.distribution as msd

for made in (msd.Normal(0.0, 1.0), msd.Uniform(0.0, 1.0), msd.Exponential(0.5), msd.Bernoulli(0.5), msd.Geometric(0.5), msd.Cauchy(0.0, 1.0),
             msd.Logistic(0.0, 1.0), msd.LogNormal(0.0, 1.0), msd.Gumbel(0.0, 1.0)):
    print(made.name, made.sample().shape, made.sample((2, 3)).shape, made.sample().dtype)
try:
    msd.Normal(0.0, 1.0)("mood", ms.Tensor([1.0]))
except NotImplementedError as error:
    print(error)
# expect: Normal () (2, 3) Float32
# expect: Uniform () (2, 3) Float32
# expect: Exponential () (2, 3) Float32
# expect: Bernoulli () (2, 3) Int32
# expect: Geometric () (2, 3) Int32
# expect: Cauchy () (2, 3) Float32
# expect: Logistic () (2, 3) Float32
# expect: LogNormal () (2, 3) Float32
# expect: Gumbel () (2, 3) Float32
# expect: mood is not implemented for Normal distribution.
