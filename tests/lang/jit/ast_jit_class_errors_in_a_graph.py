"""What an instance of a jit_class lacks, and what its class is not made of."""
import numpy as np
from mindspore import Tensor, jit, jit_class

A = Tensor(np.array([1, 2, 3], np.float32))


@jit_class
class Scale:
    def __init__(self, factor):
        self.factor = factor

    def apply(self, x):
        return x * self.factor


scale = Scale(3)


def missing(x):
    return scale.nothing


def made_of_a_tensor(x):
    return Scale(x).apply(x)


def made_of_a_number(x):
    return Scale(2).apply(x)


for fullgraph in (False, True):
    for f in (missing, made_of_a_tensor, made_of_a_number):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0].split(", which")[0])


@jit_class
class Bare:
    def __enter__(self):
        return 2


bare = Bare()


def length(x):
    return x * len(scale)


def item(x):
    return x * scale[0]


def item_at_a_tensor(x):
    return scale[x]


def assigned_item(x):
    scale[0] = 1
    return x


def entered(x):
    with scale as factor:
        x = x * factor
    return x


def left(x):
    with bare as factor:
        x = x * factor
    return x


for fullgraph in (False, True):
    for f in (length, item, item_at_a_tensor, assigned_item, entered, left):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: missing AttributeError MsClassObject: 'Scale' object has no attribute nothing
# expect: made_of_a_tensor TypeError When creating an instance of 'Scale', all arguments are required to be constants, but input 0 is a variable
# expect: made_of_a_number [2. 4. 6.]
# expect: missing AttributeError MsClassObject: 'Scale' object has no attribute nothing
# expect: made_of_a_tensor TypeError When creating an instance of 'Scale', all arguments are required to be constants, but input 0 is a variable
# expect: made_of_a_number [2. 4. 6.]
# expect: length AttributeError MsClassObject: 'Scale' object has no attribute __len__
# expect: item AttributeError MsClassObject: 'Scale' object has no attribute __getitem__
# expect: item_at_a_tensor AttributeError MsClassObject: 'Scale' object has no attribute __getitem__
# expect: assigned_item AttributeError MsClassObject: 'Scale' object has no attribute __setitem__
# expect: entered RuntimeError MsClassObject: 'Scale' has no __enter__ function, please check the code.
# expect: left RuntimeError MsClassObject: 'Bare' has no __exit__ function, please check the code.
# expect: length AttributeError MsClassObject: 'Scale' object has no attribute __len__
# expect: item AttributeError MsClassObject: 'Scale' object has no attribute __getitem__
# expect: item_at_a_tensor AttributeError MsClassObject: 'Scale' object has no attribute __getitem__
# expect: assigned_item AttributeError MsClassObject: 'Scale' object has no attribute __setitem__
# expect: entered RuntimeError MsClassObject: 'Scale' has no __enter__ function, please check the code.
# expect: left RuntimeError MsClassObject: 'Bare' has no __exit__ function, please check the code.
