# The program of seed 004 on Select: a loop of 100 steps with an `if` on a variable, which makes subgraphs and a switch each
# step, against the same loop with ops.select, which makes none.
import time

import mindspore as ms
from mindspore import ops


@ms.jit
def if_net(x, y):
    out = 0
    for _ in range(100):
        if x < y:
            x = x - y
        else:
            x = x + y
        out = out + x
    return out


start_time = time.time()
out = if_net(ms.Tensor([0]), ms.Tensor([1]))
end_time = time.time()
print(f"if net cost time: {end_time - start_time:.2f}s, out {out}")


@ms.jit
def select_net(x, y):
    out = x
    for _ in range(100):
        cond = x < y
        x = ops.select(cond, x - y, x + y)
        out = out + x
    return out


start_time = time.time()
out = select_net(ms.Tensor([0]), ms.Tensor([1]))
end_time = time.time()
print(f"select net cost time: {end_time - start_time:.2f}s, out {out}")
