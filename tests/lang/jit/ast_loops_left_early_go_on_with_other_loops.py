# What comes after a loop that a branch leaves, another loop among it, and dicts that one side of a branch has made.
import mindspore as ms
from mindspore import Tensor, jit, mutable


@jit(fullgraph=True)
def loop_after_loop(x, m):
    count = 0
    while count < 1:
        count = count + 1
        if m > 1:
            return x, count
    total = 5
    k = 0
    while k < 2:
        k += 1
        if m < 0:
            continue
        total -= 1
    return x, total


@jit(fullgraph=True)
def loops_in_a_loop(x, m):
    count = 0
    while count < 3:
        count = count + 1
        if m % 2 == 1:
            return x, count
    total = 5
    for i in range(3):
        k = 0
        while k < 3:
            k = k + 1
            if m < 3:
                continue
            total -= 1
    return x, total


@jit(fullgraph=True)
def dict_of_one_side(x, y, n):
    a = x
    d = {"u": x + y, "w": 2}
    if n < 4:
        for _ in range(2):
            a = y * 0.5
            d["u"] = a
            if n > 2:
                return a, d["u"]
            y = y + 1
    return a, d["u"]


x, y = Tensor([1.0, 2.0], ms.float32), Tensor([3.0, 4.0], ms.float32)
for m in (2, 0):
    print(loop_after_loop(x, mutable(m)))
for m in (1, 2, 4):
    print(loops_in_a_loop(x, mutable(m)))
for n in (1, 3, 5):
    a, b = dict_of_one_side(x, y, Tensor(n))
    print(a, b)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 3)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 5)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), -4)
# expect: [2.  2.5] [2.  2.5]
# expect: [1.5 2. ] [1.5 2. ]
# expect: [1. 2.] [4. 6.]
