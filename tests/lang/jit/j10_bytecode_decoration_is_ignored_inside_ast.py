from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def inner(x):
    return x * 3


@jit
def outer(x):
    return inner(x) + 1


print(outer(Tensor([1.0, 2.0])), inner(Tensor([1.0, 2.0])))

# expect: [4. 7.] [3. 6.]
# expect report: compiles outer 1
# expect report: ignored_option capture_mode 1
