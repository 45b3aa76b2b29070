# Tensor.take, mindspore.numpy.take and unravel_index: a negative place counts from the end, and only what is still outside is clipped.
import mindspore as ms
import mindspore.numpy as mnp
from mindspore import Tensor

table = Tensor([[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]])
for mode in (ms.PYNATIVE_MODE, ms.GRAPH_MODE):
    ms.set_context(mode=mode)
    for axis in (None, 0, -1):
        for places in ([-1], [-2, 5], [7, -9], [[1, -3]]):
            print(axis, places, *[take.asnumpy().tolist() for take in (
                table.take(Tensor(places), axis=axis), mnp.take(table, Tensor(places), axis=axis),
                table.take(Tensor(places), axis=axis, mode="wrap"))])
for places in ([-9], [-7], [6], [[-1, -2], [0, 9]]):
    for order in "CF":
        print(places, order, [part.asnumpy().tolist() for part in mnp.unravel_index(Tensor(places), (2, 3), order)])
print(mnp.ravel_multi_index(Tensor([[1, 0, 5], [1, -2, 2]]), (2, 3), order="F"))
for given in ({"mode": "raise"}, {"order": "K"}):
    try:
        mnp.ravel_multi_index(Tensor([[1], [1]]), (2, 3), **given)
    except Exception as error:
        print(type(error).__name__, error)
for given in ((0.5,), {"p": 0.5}, {"seed": 1}):
    try:
        Tensor([0.5]).bernoulli(*given) if isinstance(given, tuple) else Tensor([0.5]).bernoulli(**given)
    except TypeError as error:
        print(error)

# expect: None [-1] [6.0] [6.0] [6.0]
# expect: None [-2, 5] [5.0, 6.0] [5.0, 6.0] [5.0, 6.0]
# expect: None [7, -9] [6.0, 1.0] [6.0, 1.0] [2.0, 4.0]
# expect: None [[1, -3]] [[2.0, 4.0]] [[2.0, 4.0]] [[2.0, 4.0]]
# expect: 0 [-1] [[4.0, 5.0, 6.0]] [[4.0, 5.0, 6.0]] [[4.0, 5.0, 6.0]]
# expect: 0 [-2, 5] [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
# expect: 0 [7, -9] [[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]] [[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]] [[4.0, 5.0, 6.0], [4.0, 5.0, 6.0]]
# expect: 0 [[1, -3]] [[[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]]] [[[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]]] [[[4.0, 5.0, 6.0], [4.0, 5.0, 6.0]]]
# expect: -1 [-1] [[3.0], [6.0]] [[3.0], [6.0]] [[3.0], [6.0]]
# expect: -1 [-2, 5] [[2.0, 3.0], [5.0, 6.0]] [[2.0, 3.0], [5.0, 6.0]] [[2.0, 3.0], [5.0, 6.0]]
# expect: -1 [7, -9] [[3.0, 1.0], [6.0, 4.0]] [[3.0, 1.0], [6.0, 4.0]] [[2.0, 1.0], [5.0, 4.0]]
# expect: -1 [[1, -3]] [[[2.0, 1.0]], [[5.0, 4.0]]] [[[2.0, 1.0]], [[5.0, 4.0]]] [[[2.0, 1.0]], [[5.0, 4.0]]]
# expect: None [-1] [6.0] [6.0] [6.0]
# expect: None [-2, 5] [5.0, 6.0] [5.0, 6.0] [5.0, 6.0]
# expect: None [7, -9] [6.0, 1.0] [6.0, 1.0] [2.0, 4.0]
# expect: None [[1, -3]] [[2.0, 4.0]] [[2.0, 4.0]] [[2.0, 4.0]]
# expect: 0 [-1] [[4.0, 5.0, 6.0]] [[4.0, 5.0, 6.0]] [[4.0, 5.0, 6.0]]
# expect: 0 [-2, 5] [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]] [[1.0, 2.0, 3.0], [4.0, 5.0, 6.0]]
# expect: 0 [7, -9] [[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]] [[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]] [[4.0, 5.0, 6.0], [4.0, 5.0, 6.0]]
# expect: 0 [[1, -3]] [[[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]]] [[[4.0, 5.0, 6.0], [1.0, 2.0, 3.0]]] [[[4.0, 5.0, 6.0], [4.0, 5.0, 6.0]]]
# expect: -1 [-1] [[3.0], [6.0]] [[3.0], [6.0]] [[3.0], [6.0]]
# expect: -1 [-2, 5] [[2.0, 3.0], [5.0, 6.0]] [[2.0, 3.0], [5.0, 6.0]] [[2.0, 3.0], [5.0, 6.0]]
# expect: -1 [7, -9] [[3.0, 1.0], [6.0, 4.0]] [[3.0, 1.0], [6.0, 4.0]] [[2.0, 1.0], [5.0, 4.0]]
# expect: -1 [[1, -3]] [[[2.0, 1.0]], [[5.0, 4.0]]] [[[2.0, 1.0]], [[5.0, 4.0]]] [[[2.0, 1.0]], [[5.0, 4.0]]]
# expect: [-9] C [[0], [0]]
# expect: [-9] F [[0], [0]]
# expect: [-7] C [[0], [0]]
# expect: [-7] F [[0], [0]]
# expect: [6] C [[1], [2]]
# expect: [6] F [[1], [2]]
# expect: [[-1, -2], [0, 9]] C [[[1, 1], [0, 1]], [[2, 1], [0, 2]]]
# expect: [[-1, -2], [0, 9]] F [[[1, 0], [0, 1]], [[2, 2], [0, 2]]]
# expect: [3. 0. 5.]
# expect: NotImplementedError 'raise' mode is not implemented
# expect: ValueError invalid order. Expected 'C' or 'F'
# expect: Tensor.bernoulli() takes 1 positional argument but 2 were given
# expect: Tensor.bernoulli() got an unexpected keyword argument 'p'
# expect: Tensor.bernoulli() got an unexpected keyword argument 'seed'
