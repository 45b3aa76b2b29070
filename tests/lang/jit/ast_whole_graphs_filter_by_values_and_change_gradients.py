# fullgraph=True: comprehensions and filters by a tensor's value, InsertGradientOf, names of weights, max of tensors and
# numbers, calls of functions that are no graph's, item() of many elements.
import math
from collections import namedtuple

import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, nn, ops

Pair = namedtuple("Pair", ["u", "v"])
weight = Parameter(Tensor(np.array([1.0, 2.0, 3.0]), ms.float32), name="the_weight")


def clipped(dx):
    return ops.clip_by_value(dx, -1, 1)


clip = ops.InsertGradientOf(clipped)


def rows(x):
    return [i for i in x if i > 1]


def places(x):
    return sum([i * 2 for i in range(3) if x[i] > 1])


def kept(x):
    return list(filter(lambda a: a > 1, x))


def through_clip(x):
    return ms.grad(lambda a: (clip(a) * a).sum())(x), clip(x)


def named(x):
    return ms.grad(lambda a: (a * weight).sum(), None, weight, return_ids=True)(x)


def largest(x):
    return max(x[0], 5)


def largest_of_tensors(x):
    return max(x[0], x[2]), max(2, 3)


def root(x):
    return math.sqrt(x.sum())


def power(x):
    return math.pow(2, x.sum())


def pair(x):
    return Pair(1, v=x)


def summed(x):
    return np.sum(x, axis=0)


def item(x):
    return x.item()


def without_aux(x):
    return ms.grad(lambda a: a.sum(), has_aux=True)(x)


class NoTuple(nn.Cell):
    def construct(self, x):
        return x * 2

    def bprop(self, x, out, dout):
        return None


no_tuple = NoTuple()


def gradient_of_none(x):
    return ms.grad(no_tuple)(x)


functions = (rows, places, kept, through_clip, named, largest, largest_of_tensors, root, power, pair, summed, item, without_aux,
             gradient_of_none)
for f in functions:
    try:
        print(f.__name__, jit(f, fullgraph=True)(Tensor([1.0, 2.0, 3.0], ms.float32)))
    except Exception as e:
        print(f.__name__, type(e).__name__, str(e).strip().split("\n")[0])
for f in (largest, without_aux, power):
    try:
        print(f.__name__, jit(f)(Tensor([1.0, 2.0, 3.0], ms.float32)))
    except Exception as e:
        print(f.__name__, type(e).__name__, str(e).strip().split("\n")[0])
# expect: rows [Tensor(shape=[], dtype=Float32, value= 2), Tensor(shape=[], dtype=Float32, value= 3)]
# expect: places 6
# expect: kept [Tensor(shape=[], dtype=Float32, value= 2), Tensor(shape=[], dtype=Float32, value= 3)]
# expect: through_clip (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: named ('the_weight', Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: largest ValueError When handling script 'max(data) in graph mode', the inputs should be constant, but found variable 'data' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: largest_of_tensors (Tensor(shape=[], dtype=Float32, value= 3), 3)
# expect: root ValueError When handling script '__call_func_str__(__input_0__,) in graph mode', the inputs should be constant, but found variable '__input_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: power ValueError When handling script '__call_func_str__(__input_0__,__input_1__,) in graph mode', the inputs should be constant, but found variable '__input_1__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: pair ValueError When handling script '__call_func_str__(__input_0__,v=__input__value_1__,) in graph mode', the inputs should be constant, but found variable '__input__value_1__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: summed ValueError When handling script '__call_func_str__(__input_0__,axis=__input__value_1__,) in graph mode', the inputs should be constant, but found variable '__input_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: item ValueError The tensor should have only one element. But the shape of input tensor is (3,).
# expect: without_aux RuntimeError When has_aux is True, origin fn requires more than one outputs.
# expect: gradient_of_none TypeError For bprop function, output should be a tuple, but got AbstractNone(Value: None)
# expect: largest 5
# expect: without_aux RuntimeError When has_aux is True, origin fn requires more than one outputs.
# expect: power 64.0
