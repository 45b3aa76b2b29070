# modes: eager ast bytecode trace
# tolerance: 1e-5
import mindspore as ms
from mindspore import Tensor, jit

x = Tensor([[1.5, -2.0, 3.25], [0.5, 4.0, -1.0]])
b = Tensor([[True, False, True], [False, True, True]])
v = Tensor([1.0, 2.0, 3.0])
cube = Tensor([[[1.0, 2.0], [3.0, 4.0], [5.0, 6.0]]])


@jit
def reduce(x, b):
    return (x.max(axis=1), x.max(dim=0, keepdim=True), x.argmax(dim=1, keepdim=True), x.mean(dim=1, keepdim=True),
            x.prod(dim=1), b.all(dim=1), b.any(dim=0, keepdim=True), x.cumsum(dim=0), x.cumsum(), x.std(dim=1), x.std(axis=0, ddof=1),
            x.median(dim=1), x.argmin(axis=1))


@jit
def arithmetic(x, v):
    return (x.add(v, alpha=2), x.sub(1, alpha=3), x.sub(y=v), x.div(v, rounding_mode="floor"), x.div(2, rounding_mode="trunc"),
            x.remainder(divisor=2), x.subtract(v, alpha=2), x.matmul(other=v))


@jit
def shapes(x, v, cube):
    return (cube.flatten(1, 2), cube.flatten("F"), cube.transpose(0, 1), cube.transpose(0, 2, 1), v.unsqueeze(dim=1), v.expand_as(x=x),
            v.tile(reps=(2,)), x.split(split_size=[1, 2], dim=1), x.chunk(2, dim=0), x.t(), x.mT, x.diagonal(offset=1, axis1=0, axis2=1))


@jit
def choices(x, b):
    return (x.gather(1, Tensor([[0, 2], [1, 0]])), x.gather(Tensor([0, 2]), 1), x.select(1, 0), x.select(b, 0.0), x.where(condition=b, other=1.0),
            x.index_select(dim=1, index=Tensor([0, 2])), x.sort(dim=1, descending=True), x.argsort(dim=1), x.isclose(x2=x))


for result in (reduce(x, b), arithmetic(x, v), shapes(x, v, cube), choices(x, b)):
    for item in result:
        print(item)

# expect: [3.25 4.  ]
# expect: (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.50000000e+00,  4.00000000e+00,  3.25000000e+00]]), Tensor(shape=[1, 3], dtype=Int64, value=
# expect: [[0, 1, 0]]))
# expect: [[2]
# expect:  [1]]
# expect: [[0.9166667]
# expect:  [1.1666666]]
# expect: [-9.75 -2.  ]
# expect: [False False]
# expect: [[ True  True  True]]
# expect: [[ 1.5  -2.    3.25]
# expect:  [ 2.    2.    2.25]]
# expect: [ 1.5  -0.5   2.75  3.25  7.25  6.25]
# expect: [2.1826334 2.0949676]
# expect: [0.70710677 4.2426405  3.0052037 ]
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.50000000e+00,  5.00000000e-01]), Tensor(shape=[2], dtype=Int64, value= [0, 0]))
# expect: [1 2]
# expect: [[3.5  2.   9.25]
# expect:  [2.5  8.   5.  ]]
# expect: [[-1.5  -5.    0.25]
# expect:  [-2.5   1.   -4.  ]]
# expect: [[ 0.5  -4.    0.25]
# expect:  [-0.5   2.   -4.  ]]
# expect: [[ 1. -1.  1.]
# expect:  [ 0.  2. -1.]]
# expect: [[ 0. -1.  1.]
# expect:  [ 0.  2. -0.]]
# expect: [[1.5  0.   1.25]
# expect:  [0.5  0.   1.  ]]
# expect: [[-0.5  -6.   -2.75]
# expect:  [-1.5   0.   -7.  ]]
# expect: [7.25 5.5 ]
# expect: [[1. 2. 3. 4. 5. 6.]]
# expect: [1. 3. 5. 2. 4. 6.]
# expect: [[[1. 2.]]
# expect:
# expect:  [[3. 4.]]
# expect:
# expect:  [[5. 6.]]]
# expect: [[[1. 3. 5.]
# expect:   [2. 4. 6.]]]
# expect: [[1.]
# expect:  [2.]
# expect:  [3.]]
# expect: [[1. 2. 3.]
# expect:  [1. 2. 3.]]
# expect: [1. 2. 3. 1. 2. 3.]
# expect: (Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[ 1.50000000e+00],
# expect:  [ 5.00000000e-01]]), Tensor(shape=[2, 2], dtype=Float32, value=
# expect: [[-2.00000000e+00,  3.25000000e+00],
# expect:  [ 4.00000000e+00, -1.00000000e+00]]))
# expect: (Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 1.50000000e+00, -2.00000000e+00,  3.25000000e+00]]), Tensor(shape=[1, 3], dtype=Float32, value=
# expect: [[ 5.00000000e-01,  4.00000000e+00, -1.00000000e+00]]))
# expect: [[ 1.5   0.5 ]
# expect:  [-2.    4.  ]
# expect:  [ 3.25 -1.  ]]
# expect: [[ 1.5   0.5 ]
# expect:  [-2.    4.  ]
# expect:  [ 3.25 -1.  ]]
# expect: [-2. -1.]
# expect: [[1.5  3.25]
# expect:  [4.   0.5 ]]
# expect: [[ 1.5   3.25]
# expect:  [ 0.5  -1.  ]]
# expect: [1.5 0.5]
# expect: [[ 1.5   0.    3.25]
# expect:  [ 0.    4.   -1.  ]]
# expect: [[ 1.5   1.    3.25]
# expect:  [ 1.    4.   -1.  ]]
# expect: [[ 1.5   3.25]
# expect:  [ 0.5  -1.  ]]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 3.25000000e+00,  1.50000000e+00, -2.00000000e+00],
# expect:  [ 4.00000000e+00,  5.00000000e-01, -1.00000000e+00]]), Tensor(shape=[2, 3], dtype=Int32, value=
# expect: [[2, 0, 1],
# expect:  [1, 0, 2]]))
# expect: [[1 0 2]
# expect:  [2 0 1]]
# expect: [[ True  True  True]
# expect:  [ True  True  True]]
