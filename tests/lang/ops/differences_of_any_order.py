# mint.diff takes differences of differences; MindSpore's CPU has no kernel below it, so these are the documented values.
import mindspore as ms
from mindspore import Tensor, mint

v = Tensor([1., 4, 9, 16, 30])
for n in (1, 2, 3, 5, 7):
    print(mint.diff(v, n))
print(mint.diff(v, 2, prepend=Tensor([0.]), append=Tensor([1., 2])))
print(mint.diff(Tensor([[1, 4], [9, 3], [2, 2]], ms.int32), 2, 0), mint.diff(Tensor([True, False, True, True])))
print(ms.grad(lambda x: mint.diff(x, 2).sum())(v))


# expect: [ 3.  5.  7. 14.]
# expect: [2. 2. 7.]
# expect: [0. 5.]
# expect: []
# expect: []
# expect: [  2.   2.   2.   7. -43.  30.]
# expect: [[-15   0]] [ True  True False]
# expect: [ 1. -1.  0. -1.  1.]
