# modes: eager ast bytecode
# A while whose test is constant is unrolled wherever it stands: inside of a while on a tensor as well, with branches on tensors
# in its body. And a gradient of what writes in some of such branches orders its reads.
from mindspore import Parameter, Tensor, jit, ops

w = Parameter(Tensor([0.5, -1.5]), name="w")


@jit
def doubled(x, y, n):
    while n < 2:
        n = n + 1
        c = 0
        while c < 3:
            c = c + 1
            if y.sum() < 0:
                y = y * -1
            elif n == 2:
                y = y * 2
        y = y + x
    return y


@jit
def listed(x, y, n):
    while n < 2:
        n = n + 1
        c = 0
        while c < 2:
            c = c + 1
            if y.sum() < 0:
                parts = [x, y]
            elif n == 2:
                parts = [x, x]
        y = y + 1
    return y


def written(x, y, n):
    z = x + w
    if n > 1:
        z = y
        for _ in range(2):
            if n == 2:
                ops.assign_add(w, x)
    else:
        ops.assign_sub(w, y)
    return (z + y).sum()


gradient = ops.grad(written, (0, 1), w)


@jit
def by_all(x, y, n):
    return gradient(x, y, n)


x = Tensor([0.5, 1.0])
for n in (0, 1, 2):
    print(doubled(x, -x, Tensor(n)), listed(x, x, Tensor(n)), by_all(x, x * 3, Tensor(n)))
    print(w.asnumpy())

# expect: [ 8.5 17. ] [2.5 3. ] ((Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: [-1.  -4.5]
# expect: [2.5 5. ] [1.5 2. ] ((Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  1.00000000e+00]))
# expect: [-2.5 -7.5]
# expect: [-0.5 -1. ] [0.5 1. ] ((Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  2.00000000e+00])), Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  0.00000000e+00]))
# expect: [-1.5 -5.5]
