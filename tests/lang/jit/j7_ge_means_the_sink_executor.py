from mindspore import Tensor, jit


@jit(backend="GE")
def sunk(x):
    return x * 2 + 1


@jit(backend="ms_backend")
def stepwise(x):
    return x * 2 + 1


@jit
def by_default(x):
    return x * 2 + 1


x = Tensor([1.0, 2.0])
print(sunk(x), stepwise(x), by_default(x))

# expect: [3. 5.] [3. 5.] [3. 5.]
# expect report: executor sunk sink
# expect report: executor stepwise kernel_by_kernel
# expect report: executor by_default kernel_by_kernel
