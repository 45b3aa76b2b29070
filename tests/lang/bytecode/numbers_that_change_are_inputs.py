# modes: eager bytecode
# A number that has changed a few times is no longer part of the graph where it stands beside a float32 tensor.
import mindspore as ms
from mindspore import Tensor, jit, nn


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.step = 0

    @jit
    def construct(self, x):
        self.step += 1
        return x / self.step - self.step * 0.5


class Settings:
    rate = 0.1


@jit
def scaled(x, n):
    return x * n + Settings.rate


@jit
def branched(x, n):
    if n > 5:
        return x - n
    return x > n, n - x, 1 / x * n


@jit
def read(x, n):
    return x * n + len(range(n)), n


@jit
def narrow(x, n):
    return (x * n).astype(ms.int32) * n, x.astype(ms.float16) * n


@jit
def square(x, n):
    return (x * x * n).sum()


net, x = Net(), Tensor([1.0, 2.0])
for i in range(20):
    net(x)
    scaled(x, i)
print(net(x), net.step)
for i in range(8):
    Settings.rate = 0.1 * i
    print(scaled(x, i), branched(x, i), read(x, i), narrow(x, i + 0.3), ms.grad(square)(x, i + 0.5))
for n in (2.5, True, 2**40, -0.0, float("inf"), Tensor([3.0, 4.0])):
    print(scaled(x, n))
print(scaled(Tensor([1, 2]), 3))

# expect: [-10.452381 -10.404762] 21
# expect: [0. 0.] (Tensor(shape=[2], dtype=Bool, value= [ True,  True]), Tensor(shape=[2], dtype=Float32, value= [-1.00000000e+00, -2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]), 0) (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float16, value= [ 3.0005e-01,  6.0010e-01])) [1. 2.]
# expect: [1.1 2.1] (Tensor(shape=[2], dtype=Bool, value= [False,  True]), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00, -1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  5.00000000e-01])) (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), 1) (Tensor(shape=[2], dtype=Float32, value= [ 1.29999995e+00,  2.59999990e+00]), Tensor(shape=[2], dtype=Float16, value= [ 1.2998e+00,  2.5996e+00])) [3. 6.]
# expect: [2.2 4.2] (Tensor(shape=[2], dtype=Bool, value= [False, False]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  1.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00]), 2) (Tensor(shape=[2], dtype=Float32, value= [ 4.59999990e+00,  9.19999981e+00]), Tensor(shape=[2], dtype=Float16, value= [ 2.3008e+00,  4.6016e+00])) [ 5. 10.]
# expect: [3.3 6.3] (Tensor(shape=[2], dtype=Bool, value= [False, False]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  1.50000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 6.00000000e+00,  9.00000000e+00]), 3) (Tensor(shape=[2], dtype=Float32, value= [ 9.89999962e+00,  1.97999992e+01]), Tensor(shape=[2], dtype=Float16, value= [ 3.3008e+00,  6.6016e+00])) [ 7. 14.]
# expect: [4.4 8.4] (Tensor(shape=[2], dtype=Bool, value= [False, False]), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  2.00000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 8.00000000e+00,  1.20000000e+01]), 4) (Tensor(shape=[2], dtype=Float32, value= [ 1.72000008e+01,  3.44000015e+01]), Tensor(shape=[2], dtype=Float16, value= [ 4.3008e+00,  8.6016e+00])) [ 9. 18.]
# expect: [ 5.5 10.5] (Tensor(shape=[2], dtype=Bool, value= [False, False]), Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  2.50000000e+00])) (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  1.50000000e+01]), 5) (Tensor(shape=[2], dtype=Float32, value= [ 2.65000000e+01,  5.30000000e+01]), Tensor(shape=[2], dtype=Float16, value= [ 5.3008e+00,  1.0602e+01])) [11. 22.]
# expect: [ 6.6 12.6] [-5. -4.] (Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.80000000e+01]), 6) (Tensor(shape=[2], dtype=Float32, value= [ 3.78000031e+01,  7.56000061e+01]), Tensor(shape=[2], dtype=Float16, value= [ 6.3008e+00,  1.2602e+01])) [13. 26.]
# expect: [ 7.7 14.7] [-6. -5.] (Tensor(shape=[2], dtype=Float32, value= [ 1.40000000e+01,  2.10000000e+01]), 7) (Tensor(shape=[2], dtype=Float32, value= [ 5.11000023e+01,  1.02200005e+02]), Tensor(shape=[2], dtype=Float16, value= [ 7.3008e+00,  1.4602e+01])) [15. 30.]
# expect: [3.2 5.7]
# expect: [1.7 2.7]
# expect: [1.0995116e+12 2.1990233e+12]
# expect: [0.7 0.7]
# expect: [inf inf]
# expect: [3.7 8.7]
# expect: [3.7 6.7]
# expect report: compiles construct <=7
