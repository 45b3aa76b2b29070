# fullgraph=True: lists and tuples whose length a loop or a branch on a tensor decides.
from mindspore import Tensor, jit


@jit(fullgraph=True)
def numbers(x):
    out = []
    i = 0
    while i < x:
        out.append(i)
        i += 1
    return out


@jit(fullgraph=True)
def tensors(x):
    out = []
    while x < 5:
        out.append(x)
        x = x + 1
    return out


@jit(fullgraph=True)
def tuples(x):
    out = ()
    while x < 5:
        out = out + (x,)
        x = x + 1
    return out


@jit(fullgraph=True)
def branches(x):
    out = [x]
    for i in range(5):
        if x > i:
            out.append(x + i)
    return out


for n in (3, 2):
    print(numbers(Tensor(n)), tensors(Tensor(n)), tuples(Tensor(n)), branches(Tensor(n)))

# expect: [0, 1, 2] [Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 4)] (Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 4)) [Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 4), Tensor(shape=[], dtype=Int64, value= 5)]
# expect: [0, 1] [Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 4)] (Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 3), Tensor(shape=[], dtype=Int64, value= 4)) [Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 2), Tensor(shape=[], dtype=Int64, value= 3)]
