"""With fullgraph, functions, classes and methods in C++ run on constants while the graph is compiled."""
import collections
import itertools
import random

import numpy as np
from mindspore import Tensor, jit


def iterators(x):
    for a, b in itertools.product([1, 2], [3, 4]):
        x = x + a * b
    for i, j in itertools.combinations((0, 1, 2), 2):
        x = x + i * j
    return x, list(itertools.accumulate([1, 2, 3])), [k for k, _ in itertools.groupby([1, 1, 2])]


def arrays(x):
    a = np.zeros((2, 2), np.float32)
    for i in range(2):
        a[i, i] = i + 1
    a += 1
    a[0] *= 2
    b = np.array([3, 1, 2])
    b.sort()
    return Tensor(a) + x[0], Tensor(-b)


def containers(x):
    Pair = collections.namedtuple("Pair", ["first", "second"])
    pair = Pair(1, 2)
    first, second = pair
    return pair.first + pair[1], first, second, x * pair.second


def numbers(x):
    np.random.seed(3)
    return random.Random(3).random() < 1, np.random.rand(2).shape, float.fromhex("0x1p1"), x


def methods_of_classes(x):
    return str.upper("a"), str.join(",", ["a", "b"]), list.count([1, 2, 1], 1), int.bit_length(5), str(Tensor([1])), x


x = Tensor(np.array([1, 2, 3], np.float32))
for function in (iterators, arrays, containers, numbers, methods_of_classes):
    print(jit(function, fullgraph=True)(x))


@jit
def deleted(x):
    y = x + 1
    del x
    return x, y


def item(x):
    return x.item(0)


def listed(x):
    return x.tolist()


def array(x):
    return x.numpy()


def octets(x):
    return b'a'


def refused(call):
    try:
        call(x)
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


for function in (item, listed, array, octets):
    refused(jit(function, fullgraph=True))
refused(deleted)  # MindSpore 2.7.0 refuses the statement

# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.40000000e+01,  2.50000000e+01,  2.60000000e+01]), [1, 3, 6], [1, 2])
# expect: (Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[ 5.00000000e+00,  3.00000000e+00],
# expect:  [ 2.00000000e+00,  4.00000000e+00]]), Tensor(shape=[3], dtype=Int64, value= [-1, -2, -3]))
# expect: (3, 1, 2, Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00,  6.00000000e+00]))
# expect: (True, (2,), 2.0, Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: ('A', 'a,b', 2, 3, '[1]', Tensor(shape=[3], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00,  3.00000000e+00]))
# expect: TypeError The parameters number of the function is 1, but the number of provided arguments is 2.
# expect: AttributeError In JIT strict mode, cannot get attributes asnumpy or the Tensor[Float32] object has no attribute: 'asnumpy'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: AttributeError In JIT strict mode, cannot get attributes numpy or the Tensor[Float32] object has no attribute: 'numpy'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: TypeError Unsupported Constant type : b'a'
# expect: UnboundLocalError cannot access local variable 'x' where it is not associated with a value
