from mindspore import Tensor, jit


@jit(capture_mode="bytecode")
def halvings(x):
    n = 0
    while x.sum() > 1:
        x = x / 2
        n += 1
    return x, n


print(halvings(Tensor([2.0 ** 40, 0.0])))
print(halvings(Tensor([8.0, 8.0])))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), 40)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e-01,  5.00000000e-01]), 4)
# expect report: compiles halvings <=8
