import mindspore as ms
from mindspore import Tensor, jit


def same(w):
    return (Tensor(w * 2) * w).sum()


def other(w):
    return (Tensor(w * 2, ms.float16) * w).sum()


for function in same, other:
    print(ms.grad(function)(Tensor([1.0, 2.0])))


@jit(capture_mode="trace")
def traced(w):
    half = Tensor(w * 2, ms.float16)
    return Tensor(half) * w


for value in 1.0, 2.0, 3.0:
    print(traced(Tensor([value, 2.0])), ms.grad(traced)(Tensor([value, 2.0])))

x = Tensor([1.0, 2.0])


@jit(capture_mode="trace")
def copied(w):
    own = Tensor(w)
    own += 1
    return own, w


print(copied(x), x)

# expect: [4. 8.]
# expect: [4. 8.]
# expect: [2. 8.] [4. 8.]
# expect: [8. 8.] [8. 8.]
# expect: [18.  8.] [12.  8.]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])) [1. 2.]
