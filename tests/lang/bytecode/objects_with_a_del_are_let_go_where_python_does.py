# An object whose class has a __del__ goes when its last name does, in the middle of a captured function as well: what is
# read after that sees what __del__ did.
# modes: eager bytecode trace
from mindspore import Tensor, jit

gone = []


class Told:
    def __init__(self, name):
        self.name = name

    def __del__(self):
        gone.append(self.name)


@jit
def deleted(x):
    first = Told("first")
    second = first
    del first
    before = len(gone)
    del second
    return x * before + len(gone)


@jit
def dropped(x):
    Told("one")
    y = x + len(gone)
    Told("two")
    return y * len(gone)


@jit
def replaced(x):
    name = Told("old")
    x = x * 2
    name = None
    return x * len(gone), name


for function in deleted, dropped, replaced:
    for _ in range(3):
        gone.clear()
        print(function.__name__, function(Tensor([1.0, 2.0])), gone)

# expect: deleted [1. 1.] ['first']
# expect: deleted [1. 1.] ['first']
# expect: deleted [1. 1.] ['first']
# expect: dropped [4. 6.] ['one', 'two']
# expect: dropped [4. 6.] ['one', 'two']
# expect: dropped [4. 6.] ['one', 'two']
# expect: replaced (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), None) ['old']
# expect: replaced (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), None) ['old']
# expect: replaced (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  4.00000000e+00]), None) ['old']
