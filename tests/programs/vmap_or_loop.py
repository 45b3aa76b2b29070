# The program of seed 004 on vmap: hswish of 100 rows of 2, by vmap and by a loop with stack.
import time

import numpy as np
import mindspore as ms
from mindspore import ops, vmap


def hswish_func(x):
    return ops.HSwish()(x)


@ms.jit
def manually_batched(xs):
    output = []
    for i in range(xs.shape[0]):
        output.append(hswish_func(xs[i]))
    return ops.stack(output)


shape = (100, 2)
prop = 100
np.random.seed(0)
x_np = (np.random.randn(*shape) * prop).astype(np.float32)
x = ms.Tensor(x_np)
x = ops.sub(x, 0)

start_time = time.time()
output_vmap = vmap(hswish_func, in_axes=(0,))(x)
end_time = time.time()
print(f"Vmap cost time: {end_time - start_time:.2f}s, out shape {output_vmap.shape}")

start_time = time.time()
output_manually = manually_batched(x)
end_time = time.time()
print(f"for loop cost time: {end_time - start_time:.2f}s, out shape {output_manually.shape}")
print(np.allclose(output_vmap.asnumpy(), output_manually.asnumpy()), output_vmap[:2])
