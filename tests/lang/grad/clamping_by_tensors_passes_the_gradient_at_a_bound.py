import mindspore as ms
from mindspore import Tensor, ops

x = Tensor([[1.5, 2.0, -0.5], [0.5, -1.5, 1.0]])
low, high = Tensor([[1.5, -1.0, -0.5], [0.5, 0.0, 2.0]]), Tensor([2.0, 1.0, 0.5])
weights = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
for f in (lambda x, low, high: ops.clamp(x, low), lambda x, low, high: ops.clip(x, None, high), lambda x, low, high: x.clamp(low, high)):
    print(f(x, low, high))
    for gradient in ops.grad(lambda *v: (f(*v) * weights).sum(), (0, 1, 2))(x, low, high):
        print(gradient)
print(ops.clamp(Tensor([float("nan"), 1.0]), Tensor([0.5, 0.5]), Tensor([0.7, 0.7])))
print(ops.cross(x, Tensor([1.0, 2.0, 3.0])))

# expect: [[ 1.5  2.  -0.5]
# expect:  [ 0.5  0.   2. ]]
# expect: [[1. 2. 3.]
# expect:  [4. 0. 0.]]
# expect: [[0. 0. 0.]
# expect:  [0. 5. 6.]]
# expect: [0. 0. 0.]
# expect: [[ 1.5  1.  -0.5]
# expect:  [ 0.5 -1.5  0.5]]
# expect: [[1. 0. 3.]
# expect:  [4. 5. 0.]]
# expect: [[0. 0. 0.]
# expect:  [0. 0. 0.]]
# expect: [0. 2. 6.]
# expect: [[ 1.5  1.  -0.5]
# expect:  [ 0.5  0.   0.5]]
# expect: [[1. 0. 3.]
# expect:  [4. 0. 0.]]
# expect: [[0. 0. 0.]
# expect:  [0. 5. 0.]]
# expect: [0. 2. 6.]
# expect: [0.5 0.7]
# expect: [[ 7.  -5.   1. ]
# expect:  [-6.5 -0.5  2.5]]
