# modes: eager ast bytecode trace
from mindspore import Tensor, jit


@jit
def f(x):
    return x[1:], x[:, 1], x[0], x[..., None], x[:, ::2], x[1, 2]


for r in f(Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])):
    print(r.shape, r)

# expect: (1, 3) [[4. 5. 6.]]
# expect: (2,) [2. 5.]
# expect: (3,) [1. 2. 3.]
# expect: (2, 3, 1) [[[1.]
# expect:   [2.]
# expect:   [3.]]
# expect:
# expect:  [[4.]
# expect:   [5.]
# expect:   [6.]]]
# expect: (2, 2) [[1. 3.]
# expect:  [4. 6.]]
# expect: () 6.0
