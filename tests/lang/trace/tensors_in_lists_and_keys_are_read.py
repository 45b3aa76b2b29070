# modes: eager trace
# by hand: the judge is eager execution; 2.7.0 keeps the first values
# A list of tensors that becomes one tensor is read; a dict with tensors for keys is made anew at each call.
from mindspore import Tensor, jit

a, b, c = Tensor([1.0, 2.0]), Tensor([3.0, 4.0]), Tensor([0.0, 1.0])


@jit(capture_mode="trace")
def beside_a_list(x, items):
    return x * items, Tensor(items) + x


@jit(capture_mode="trace")
def keys(items):
    return {k * 2: 1 for k in items}


@jit(capture_mode="trace")
def bools(x):
    return x + x, x - x


for items in ([a, b], [b, a], [c, c], [a, b]):
    print(*(v.tolist() for v in beside_a_list(a, items)))
for items in (a, b, [a, c], a):
    print([k.tolist() for k in keys(items)])
print(*bools(Tensor([True, False])), *bools(a))
# expect: [[1.0, 4.0], [3.0, 8.0]] [[2.0, 4.0], [4.0, 6.0]]
# expect: [[3.0, 8.0], [1.0, 4.0]] [[4.0, 6.0], [2.0, 4.0]]
# expect: [[0.0, 2.0], [0.0, 2.0]] [[1.0, 3.0], [1.0, 3.0]]
# expect: [[1.0, 4.0], [3.0, 8.0]] [[2.0, 4.0], [4.0, 6.0]]
# expect: [2.0, 4.0]
# expect: [6.0, 8.0]
# expect: [[2.0, 4.0], [0.0, 2.0]]
# expect: [2.0, 4.0]
# expect: [ True False] [False False] [2. 4.] [0. 0.]
