"""MindSpore's parser knows attributes and literals; of other branches both sides bind a variable that is read later."""
import numpy as np
from mindspore import Tensor, jit, nn
import mindspore as ms

A = Tensor(np.array([1, 2, 3], np.float32))
FLAG = True


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.flag = True
        self.nothing = None
        self.number = 2

    def construct(self, x):
        if self.flag:
            a = x + 1
        if self.nothing is None:
            b = x + 2
        if self.number > 5:
            c = x
        elif self.number == 2 and not (self.nothing is not None):
            c = x + 3
        return a, b, c


def literal(x):
    a = 1
    b = True
    if a == 1:
        y = x + 1
    if b:
        z = y
    return z


def true(x):
    if True:
        y = x + 1
    return y


def of_a_global(x):
    if FLAG:
        y = x + 1
    return y


def none(x, z=None):
    if z is None:
        y = x + 1
    return y


def shape(x):
    if x.shape[0] == 3:
        y = x + 1
    return y


def shape_not_read(x):
    if x.shape[0] == 3:
        y = x + 1
    return x


def instance(x):
    if isinstance(x, Tensor):
        y = x + 1
    return y


def both(x):
    if x.shape[0] == 3:
        y = x + 1
    else:
        y = x
    return y


def other_raises(x):
    if x.shape[0] == 3:
        y = x + 1
    else:
        raise ValueError("no")
    return y


def other_binds_another(x):
    if x.shape[0] == 3:
        y = x + 1
    else:
        z = x
    return y


def chain(x):
    if x.shape[0] == 1:
        y = x
    elif x.shape[0] == 3:
        y = x + 1
    else:
        y = x + 2
    return y


def open_chain(x):
    if x.shape[0] == 1:
        y = x
    elif x.shape[0] == 3:
        y = x + 1
    return y


def first_lacks(x):
    if x.shape[0] == 1:
        pass
    else:
        y = x + 1
    return y


def bound_before(x):
    y = x
    if x.shape[0] == 3:
        y = x + 1
    return y


def in_a_loop(x):
    for i in range(2):
        if i == 0:
            y = x
        x = x + y
    return x


for f in (literal, true, of_a_global, none, shape, shape_not_read, instance, both, other_raises, other_binds_another, chain,
          open_chain, first_lacks, bound_before, in_a_loop):
    for fullgraph in (True, False):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])
ms.set_context(mode=ms.GRAPH_MODE)
print(Net()(A))

# expect: literal [2. 3. 4.]
# expect: literal [2. 3. 4.]
# expect: true UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: true UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: of_a_global UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: of_a_global UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: none UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: none UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: shape UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: shape UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: shape_not_read [1. 2. 3.]
# expect: shape_not_read [1. 2. 3.]
# expect: instance UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: instance UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: both [2. 3. 4.]
# expect: both [2. 3. 4.]
# expect: other_raises [2. 3. 4.]
# expect: other_raises [2. 3. 4.]
# expect: other_binds_another UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: other_binds_another UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: chain [2. 3. 4.]
# expect: chain [2. 3. 4.]
# expect: open_chain UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: open_chain UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: first_lacks UnboundLocalError The local variable 'y' is not defined in true branch, but defined in false branch.
# expect: first_lacks UnboundLocalError The local variable 'y' is not defined in true branch, but defined in false branch.
# expect: bound_before [2. 3. 4.]
# expect: bound_before [2. 3. 4.]
# expect: in_a_loop UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: in_a_loop UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: (Tensor(shape=[3], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00,  4.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 3.00000000e+00,  4.00000000e+00,  5.00000000e+00]), Tensor(shape=[3], dtype=Float32, value= [ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00]))
