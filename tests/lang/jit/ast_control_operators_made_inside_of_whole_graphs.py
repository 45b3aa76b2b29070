from mindspore import Tensor, jit, ops


@jit(fullgraph=True)
def looped(x):
    return ops.WhileLoop()(lambda v: v < 10, lambda v: v + 3, x)


@jit(fullgraph=True)
def scanned(x):
    return ops.Scan()(lambda carry, item: (carry + item, carry * item), x, [Tensor(1), Tensor(2), Tensor(3)])


@jit(fullgraph=True)
def counted(x):
    return ops.ForiLoop()(0, 4, lambda i, v: v * 2, x)


print(looped(Tensor(2)))
print(scanned(Tensor(1)))
print(counted(Tensor(3)))

# expect: 11
# expect: (Tensor(shape=[], dtype=Int64, value= 7), [Tensor(shape=[], dtype=Int64, value= 1), Tensor(shape=[], dtype=Int64, value= 4), Tensor(shape=[], dtype=Int64, value= 12)])
# expect: 48
