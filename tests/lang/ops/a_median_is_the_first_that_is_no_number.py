# Where a row holds what is no number, its median is that, at the place of the first of them; its gradient goes there.
import mindspore as ms
from mindspore import Tensor, ops

nan = float("nan")
rows = Tensor([[1.0, nan, 3.0, 2.0], [nan, 0.0, nan, 2.0], [4.0, 3.0, 1.0, 2.0]])


@ms.jit
def in_graph(x):
    return ops.median(x, 1, True)


for values, places in (ops.median(rows), ops.median(rows, 0), rows.median(1, True), in_graph(rows), ops.median(Tensor([5.0, 2.0, nan]))):
    print(values.asnumpy().tolist(), places)
print(*ops.median(Tensor([[3, 1, 2], [9, 7, 8]])))
print(ms.grad(lambda x: ops.median(x)[0].sum())(Tensor([[1.0, 4.0, 3.0], [9.0, 5.0, 7.0]])))

# expect: [nan, nan, 2.0] [1 0 3]
# expect: [nan, nan, nan, 2.0] [1 0 1 1]
# expect: [[nan], [nan], [2.0]] [[1]
# expect:  [0]
# expect:  [3]]
# expect: [[nan], [nan], [2.0]] [[1]
# expect:  [0]
# expect:  [3]]
# expect: nan 2
# expect: [2 8] [2 2]
# expect: [[0. 0. 1.]
# expect:  [0. 0. 1.]]
