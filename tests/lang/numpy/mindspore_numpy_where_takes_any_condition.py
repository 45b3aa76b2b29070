# mindspore.numpy.where: conditions of numbers and lists are read as booleans, eagerly and in graphs
import mindspore as ms
import mindspore.numpy as mnp

a, b = ms.Tensor([1.0, 2.0]), ms.Tensor([3.0, 4.0])


@ms.jit
def chosen(mask, x, y):
    return mnp.where(mask.expand_dims(1), x, y)


for dtype in (ms.int64, ms.int32, ms.uint8, ms.float32, ms.bool_):
    mask = ms.Tensor([1, 0], dtype)
    print(mnp.where(mask, a, b), mnp.where(mask, a, 2), chosen(mask, a, b).asnumpy().tolist())
print(mnp.where([True, False], [1, 2], [3, 4]))

# expect: [1. 4.] [1. 2.] [[1.0, 2.0], [3.0, 4.0]]
# expect: [1. 4.] [1. 2.] [[1.0, 2.0], [3.0, 4.0]]
# expect: [1. 4.] [1. 2.] [[1.0, 2.0], [3.0, 4.0]]
# expect: [1. 4.] [1. 2.] [[1.0, 2.0], [3.0, 4.0]]
# expect: [1. 4.] [1. 2.] [[1.0, 2.0], [3.0, 4.0]]
# expect: [1 4]
