# modes: eager ast bytecode trace
from mindspore import Tensor, jit, ops


@jit
def f(x):
    n, m = x.shape
    return ops.reshape(x, (m, n)) / (n * m), x.reshape(n * m) + x.ndim


for r in f(Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])):
    print(r)

# expect: [[0.16666667 0.33333334]
# expect:  [0.5        0.6666667 ]
# expect:  [0.8333333  1.        ]]
# expect: [3. 4. 5. 6. 7. 8.]
