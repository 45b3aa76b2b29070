# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops


def show(f):
    try:
        result = f()
        for part in result if isinstance(result, tuple) else (result,):
            print(part.shape, part.dtype, [round(float(v), 4) for v in part.asnumpy().ravel()[:12]])
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


def parameter(values):
    return Parameter(Tensor(np.array(values, np.float32)))


x = parameter(np.arange(12).reshape(4, 3))
i = Tensor([[0, 2]], ms.int32)
u = Tensor(np.ones((1, 2, 3), np.float32) * 5)
for name in ("Update", "Add", "Sub", "Mul", "Div", "Max", "Min"):
    show(lambda: getattr(ops, "Scatter" + name)()(x, i, u))
    show(lambda: x)
show(lambda: ops.ScatterUpdate()(x, i, Tensor(np.ones((2, 3), np.float32))))
show(lambda: ops.ScatterUpdate()(x, Tensor([1.0], ms.float32), Tensor(np.ones((1, 3), np.float32))))
i = Tensor([[0], [2]], ms.int32)
u = Tensor(np.ones((2, 3), np.float32) * 5)
for name in ("Update", "Add", "Sub"):
    show(lambda: getattr(ops, "ScatterNd" + name)()(x, i, u))
    show(lambda: x)
y = Tensor(np.arange(12).reshape(4, 3).astype(np.float32))
i = Tensor([[0, 1], [2, 2], [0, 1]])
u = Tensor(np.array([10, 20, 30], np.float32))
for name in ("Update", "Add", "Sub", "Mul", "Div", "Max", "Min"):
    show(lambda: getattr(ops, "TensorScatter" + name)()(y, i, u))
show(lambda: ops.TensorScatterUpdate()(y, i, Tensor(np.ones((2,), np.float32))))
show(lambda: ops.ScatterNd()(Tensor([[0], [2], [0]]), Tensor(np.array([1, 2, 3.0], np.float32)), (4,)))
show(lambda: ops.GatherNd()(y, Tensor([[0, 1], [3, 2]])))
show(lambda: ops.GatherNd()(y, Tensor([[0], [3]])))
show(lambda: ops.GatherD()(y, 1, Tensor([[0, 1], [2, 0], [0, 0], [1, 1]])))
show(lambda: ops.gather_elements(y, 0, Tensor([[0, 1, 3]])))
show(lambda: ops.tensor_scatter_elements(y, Tensor([[0, 1], [2, 0]]), Tensor(np.array([[1, 2], [3, 4]], np.float32)), 0))
show(lambda: ops.tensor_scatter_elements(y, Tensor([[0, 1], [2, 0]]), Tensor(np.array([[1, 2], [3, 4]], np.float32)), 1, "add"))
show(lambda: ops.scatter(y, 1, Tensor([[0, 1], [2, 0]]), Tensor(np.array([[1, 2], [3, 4]], np.float32))))
show(lambda: ops.unsorted_segment_sum(y, Tensor([0, 1, 0, 1]), 3))
show(lambda: ops.index_add(parameter(np.arange(12).reshape(4, 3)), Tensor([0, 2], ms.int32), Tensor(np.ones((2, 3), np.float32)), 0))
show(lambda: ops.index_fill(y, 1, Tensor([0], ms.int32), 7.0))

# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [10.0, 10.0, 10.0, 3.0, 4.0, 5.0, 10.0, 10.0, 10.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [10.0, 10.0, 10.0, 3.0, 4.0, 5.0, 10.0, 10.0, 10.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [25.0, 25.0, 25.0, 3.0, 4.0, 5.0, 25.0, 25.0, 25.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [25.0, 25.0, 25.0, 3.0, 4.0, 5.0, 25.0, 25.0, 25.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: ValueError For ScatterUpdate, updates_shape = indices_shape + input_x_shape[1:], but got input_x_shape: (4, 3), indices_shape: (1, 2), updates_shape: (2, 3).
# expect: TypeError For primitive[ScatterUpdate], the input argument[indices type] must be a type of {Tensor[Int32], Tensor[Int64]}, but got Tensor[Float32].
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [10.0, 10.0, 10.0, 3.0, 4.0, 5.0, 10.0, 10.0, 10.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [10.0, 10.0, 10.0, 3.0, 4.0, 5.0, 10.0, 10.0, 10.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [5.0, 5.0, 5.0, 3.0, 4.0, 5.0, 5.0, 5.0, 5.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, 30.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 20.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, 41.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 28.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, -39.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, -12.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, 300.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 160.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, 0.0033, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 0.4, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, 30.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 20.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [0.0, 1.0, 2.0, 3.0, 4.0, 5.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]
# expect: ValueError For TensorScatterUpdate, updates_shape = indices_shape[:-1] + x_shape[indices_shape[-1]:], but got x_shape: (4, 3), indices_shape: (3, 2), updates_shape: (2).
# expect: (4,) Float32 [4.0, 0.0, 2.0, 0.0]
# expect: (2,) Float32 [1.0, 11.0]
# expect: (2, 3) Float32 [0.0, 1.0, 2.0, 9.0, 10.0, 11.0]
# expect: (4, 2) Float32 [0.0, 1.0, 5.0, 3.0, 6.0, 6.0, 10.0, 10.0]
# expect: (1, 3) Float32 [0.0, 4.0, 11.0]
# expect: (4, 3) Float32 [1.0, 4.0, 2.0, 3.0, 2.0, 5.0, 3.0, 7.0, 8.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [1.0, 3.0, 2.0, 7.0, 4.0, 8.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [1.0, 2.0, 2.0, 4.0, 4.0, 3.0, 6.0, 7.0, 8.0, 9.0, 10.0, 11.0]
# expect: (3, 3) Float32 [6.0, 8.0, 10.0, 12.0, 14.0, 16.0, 0.0, 0.0, 0.0]
# expect: (4, 3) Float32 [1.0, 2.0, 3.0, 3.0, 4.0, 5.0, 7.0, 8.0, 9.0, 9.0, 10.0, 11.0]
# expect: (4, 3) Float32 [7.0, 1.0, 2.0, 7.0, 4.0, 5.0, 7.0, 7.0, 8.0, 7.0, 10.0, 11.0]
