# Primitives of which MindSpore has no bprop say so as soon as a gradient passes one, instead of giving zeros.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.array([[0.5, -1.5], [2.0, 1.0]], np.float32))
n = Tensor(np.array([4, 6], np.int32))
cases = {"gcd": (lambda: ops.grad(ops.gcd, (0, 1))(n, n + 2)), "lcm": (lambda: ops.grad(ops.lcm)(n, n + 2)),
         "heaviside": (lambda: ops.grad(ops.heaviside)(x, x)), "histc": (lambda: ops.grad(ops.histc)(x)),
         "invert": (lambda: ops.grad(ops.invert)(n)), "lstsq": (lambda: ops.grad(ops.lstsq)(x, x)),
         "population_count": (lambda: ops.grad(ops.population_count)(n)),
         "bucketize": (lambda: ops.grad(lambda t: ops.bucketize(t, [0.0, 1.0]))(x)),
         "channel_shuffle": (lambda: ops.grad(lambda t: ops.channel_shuffle(t, 2))(x.reshape((1, 2, 1, 2)))),
         "eig": (lambda: ops.grad(lambda t: ops.Eig()(t)[0])(x)), "equal_count": (lambda: ops.grad(lambda t: ops.EqualCount()(t, t))(x)),
         "fill_diagonal": (lambda: ops.grad(lambda t: ops.operations.FillDiagonal(1.0)(t))(x)),
         "nuclear_norm": (lambda: ops.grad(lambda t: ops.operations.NuclearNorm()(t))(x))}
for name, call in cases.items():
    try:
        print(name, call())
    except RuntimeError as error:
        print(name, str(error).split("\n")[0])
# Without a gradient they compute.
print(ops.gcd(n, n + 2), ops.heaviside(x, x), ops.invert(n))
# expect: gcd Illegal primitive Gcd's bprop not defined
# expect: lcm Illegal primitive Lcm's bprop not defined
# expect: heaviside Illegal primitive Heaviside's bprop not defined
# expect: histc Illegal primitive Histogram's bprop not defined
# expect: invert Illegal primitive Invert's bprop not defined
# expect: lstsq Illegal primitive Lstsq's bprop not defined
# expect: population_count Illegal primitive PopulationCount's bprop not defined
# expect: bucketize Illegal primitive Bucketize's bprop not defined
# expect: channel_shuffle Illegal primitive ChannelShuffle's bprop not defined
# expect: eig Illegal primitive Eig's bprop not defined
# expect: equal_count Illegal primitive EqualCount's bprop not defined
# expect: fill_diagonal Illegal primitive FillDiagonal's bprop not defined
# expect: nuclear_norm Illegal primitive NuclearNorm's bprop not defined
# expect: [2 2] [[1. 0.]
# expect:  [1. 1.]] [-5 -7]
