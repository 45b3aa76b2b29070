# J7 (seed 002): the backend GE sinks the whole model, so it is an error below another graph's top. MindSpore 2.7.0 inlines
# such a function on a CPU. A bytecode graph ends before it: capture makes no function fail.
from mindspore import Tensor, jit


@jit(backend="GE")
def sunk(x):
    return x * 2


@jit
def whole(x):
    return sunk(x) + 1


@jit(capture_mode="bytecode")
def in_parts(x):
    return sunk(x + 1) + 1


x = Tensor([1.0, 2.0])
print(sunk(x), in_parts(x))
try:
    whole(x)
except RuntimeError as e:
    print(str(e).splitlines()[0])

# expect: [2. 4.] [5. 7.]
# expect: For 'jit', the backend 'GE' sinks a whole model and is only applicable to its top cell, but 'sunk' with that backend is called inside of a graph.
# expect report: executor sunk sink
