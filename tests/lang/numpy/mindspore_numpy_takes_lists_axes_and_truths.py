# mindspore.numpy: a tensor is stacked along the axis that is given, lists stand for tensors, diagonals of truths, rolls by several shifts.
import mindspore as ms
import mindspore.numpy as mnp

a = mnp.array([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
for axis in (0, 1, -1):
    print(mnp.stack(a, axis).tolist())
print(mnp.maximum([1, 2], [3, 0]), mnp.minimum([1, 2], [3, 0]), mnp.maximum(a, [2.0, 2.0, 9.0]).tolist())
print(mnp.diag(mnp.array([True, False])).tolist(), mnp.diagflat(mnp.array([True, True]), 1).tolist())
print([x.tolist() for x in mnp.tril_indices_from([[1, 2], [3, 4]])], [x.tolist() for x in mnp.triu_indices_from([[1, 2], [3, 4]])])
print(mnp.roll(a, (0, 1)).tolist(), mnp.roll(a, [1, 1]).tolist(), mnp.roll(a, 2).tolist())


@ms.jit
def roll(x):
    return mnp.roll(x, (1, 1))


print(roll(a).tolist())
# expect: [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
# expect: [[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]
# expect: [[1.0, 4.0], [2.0, 5.0], [3.0, 6.0]]
# expect: [3 2] [1 0] [[2.0, 2.0, 9.0], [4.0, 5.0, 9.0]]
# expect: [[True, False], [False, False]] [[False, True, False], [False, False, True], [False, False, False]]
# expect: [[0, 1, 1], [0, 0, 1]] [[0, 0, 1], [0, 1, 1]]
# expect: [[6.0, 1.0, 2.0], [3.0, 4.0, 5.0]] [[5.0, 6.0, 1.0], [2.0, 3.0, 4.0]] [[5.0, 6.0, 1.0], [2.0, 3.0, 4.0]]
# expect: [[5.0, 6.0, 1.0], [2.0, 3.0, 4.0]]
