# Axes that are tensors, coordinates of scatters that do not fit, bounds of another dtype, sums of narrow whole numbers, dropout that does nothing.
import numpy as np
import mindspore as ms
from mindspore import Tensor, Parameter, mint, ops

ms.set_context(pynative_synchronize=True)
x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
p = Parameter(x, name="p")
one, two = Tensor(1.0), Tensor([1.0, 2.0])
CALLS = """
x.sum(Tensor(1))
ops.sum(x, Tensor(1))
ops.mean(x, Tensor(1))
ops.amax(x, Tensor(0))
ops.any(x > 4, Tensor(1))
ops.nansum(x, Tensor([0, 1]))
x.add([1.0, 2.0, 3.0])
x.sub((1, 2, 3))
ops.clamp(Tensor([1, 5]), Tensor([0.5, 2.5]), Tensor([1.5, 3.5]))
x.astype(ms.int8).cumsum(1).dtype
x.astype(ms.uint8).cumsum(1).dtype
ops.cumsum(x.astype(ms.int8), 1).dtype
ops.vander(Tensor([1 + 2j, 3]))
ops.dropout(3, 2, False)
ops.dropout2d(x, 2, False).shape
ops.dropout(x, 2, 0)
ops.TensorScatterAdd()(x, Tensor(1, ms.int32), one)
ops.TensorScatterAdd()(x, Tensor([1], ms.int32), one)
ops.TensorScatterUpdate()(x, Tensor([[1, 1, 1]], ms.int32), two)
ops.ScatterNdAdd()(p, Tensor(1, ms.int32), one)
ops.ScatterNdAdd()(p, Tensor([[1, 1]], ms.int32), two)
ops.ScatterNdAdd()(p, Tensor([[1, 1]], ms.int32), one)
ops.ScatterNdAdd()(p, Tensor([[1, 1, 1]], ms.int32), two)
ops.ScatterNd()(Tensor([1], ms.int32), one, (3,))
ops.ScatterNd()(Tensor([[1, 1, 1]], ms.int32), two, (3,))
ops.GatherNd()(x, Tensor(1, ms.int32))
ops.GatherNd()(x, Tensor([[1, 1, 1]], ms.int32))
x == [1]
x < [1.0, 2.0, 3.0]
"""
for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", str(eval(call)).replace("\n", ""))
    except Exception as error:
        print(call, "=>", type(error).__name__, str(error).split("\n\n---")[0].replace("\n", " / "))

# expect: x.sum(Tensor(1)) => [ 3. 12.]
# expect: ops.sum(x, Tensor(1)) => [ 3. 12.]
# expect: ops.mean(x, Tensor(1)) => [1. 4.]
# expect: ops.amax(x, Tensor(0)) => [3. 4. 5.]
# expect: ops.any(x > 4, Tensor(1)) => [False  True]
# expect: ops.nansum(x, Tensor([0, 1])) => 15.0
# expect: x.add([1.0, 2.0, 3.0]) => [[1. 3. 5.] [4. 6. 8.]]
# expect: x.sub((1, 2, 3)) => [[-1. -1. -1.] [ 2.  2.  2.]]
# expect: ops.clamp(Tensor([1, 5]), Tensor([0.5, 2.5]), Tensor([1.5, 3.5])) => [1 3]
# expect: x.astype(ms.int8).cumsum(1).dtype => Int32
# expect: x.astype(ms.uint8).cumsum(1).dtype => Int32
# expect: ops.cumsum(x.astype(ms.int8), 1).dtype => Int8
# expect: ops.vander(Tensor([1 + 2j, 3])) => [[1.+2.j 1.+0.j] [3.+0.j 1.+0.j]]
# expect: ops.dropout(3, 2, False) => 3
# expect: ops.dropout2d(x, 2, False).shape => (2, 3)
# expect: ops.dropout(x, 2, 0) => TypeError For 'dropout', the 'training' must be a bool, but got int.
# expect: ops.TensorScatterAdd()(x, Tensor(1, ms.int32), one) => ValueError For TensorScatterAdd, the dimension of 'indices' cannot be less than 2,  but got 0
# expect: ops.TensorScatterAdd()(x, Tensor([1], ms.int32), one) => ValueError For TensorScatterAdd, the dimension of 'indices' cannot be less than 2,  but got 1
# expect: ops.TensorScatterUpdate()(x, Tensor([[1, 1, 1]], ms.int32), two) => ValueError For TensorScatterUpdate, the last dimension of 'indices' must be less than or equal  to the dimension of 'input_x', but got the last dimension of 'indices': 3 and the dimension of 'input_x': 2
# expect: ops.ScatterNdAdd()(p, Tensor(1, ms.int32), one) => ValueError For primitive[ScatterNdAdd], the dimension of 'indices' must be greater than or equal to 2 , but got 0.
# expect: ops.ScatterNdAdd()(p, Tensor([[1, 1]], ms.int32), two) => ValueError For primitive[ScatterNdAdd], the 0th dimension of indices must be equal to 0th dimension of updates which is 2 , but got 1.
# expect: ops.ScatterNdAdd()(p, Tensor([[1, 1]], ms.int32), one) => ValueError For primitive[ScatterNdAdd], the dimension of 'updates' must be greater than or equal to 1 , but got 0.
# expect: ops.ScatterNdAdd()(p, Tensor([[1, 1, 1]], ms.int32), two) => ValueError For primitive[ScatterNdAdd], the the value of last dimension of 'indices' must be less than or equal to the dimension of 'input_x' which is 2 , but got 3.
# expect: ops.ScatterNd()(Tensor([1], ms.int32), one, (3,)) => ValueError For primitive[ScatterNd], the rank(indices) must be greater than or equal to 2, but got 1.
# expect: ops.ScatterNd()(Tensor([[1, 1, 1]], ms.int32), two, (3,)) => ValueError For 'ScatterNd', if the rank of output tensor is 'P' (length of the 'shape'), and the last dimension of 'indices' is 'N', the 'N' should be less than or equal to 'P', but got P = 1, N = 3
# expect: ops.GatherNd()(x, Tensor(1, ms.int32)) => [3. 4. 5.]
# expect: ops.GatherNd()(x, Tensor([[1, 1, 1]], ms.int32)) => ValueError For primitive[GatherNd], the In GatherNd, the input of indices data must be greater than or equal to 3, but got 2.
# expect: x == [1] => False
# expect: x < [1.0, 2.0, 3.0] => TypeError Failed calling Less with "Less()(input=Tensor, other=List<float, float, float>)". / The valid calling should be:  / "Less()(input=<Number, bool, Tensor>, other=<Number, bool, Tensor>)".
