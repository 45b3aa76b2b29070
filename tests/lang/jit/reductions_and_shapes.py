# modes: eager ast bytecode trace
from mindspore import Tensor, jit, ops


@jit
def f(x):
    s = ops.sum(x, 1)
    m = x.mean(0)
    t = ops.transpose(x, (1, 0)).reshape(-1)
    return s, m, x.sum(), t, ops.amax(x, -1), ops.broadcast_to(s, (2, 2)), ops.cat((x, x), 1)


for r in f(Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])):
    print(r.shape, r)

# expect: (2,) [ 6. 15.]
# expect: (3,) [2.5 3.5 4.5]
# expect: () 21.0
# expect: (6,) [1. 4. 2. 5. 3. 6.]
# expect: (2,) [3. 6.]
# expect: (2, 2) [[ 6. 15.]
# expect:  [ 6. 15.]]
# expect: (2, 6) [[1. 2. 3. 1. 2. 3.]
# expect:  [4. 5. 6. 4. 5. 6.]]
