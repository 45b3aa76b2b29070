import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, nn, ops

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
square = Tensor(np.arange(9).reshape(3, 3).astype(np.float32))


class Net(nn.Cell):
    def __init__(self, value):
        super().__init__()
        self.scale = Parameter(Tensor([value, 1.0, 1.0]), name="scale")
        self.shift = Parameter(Tensor([0.0, value, 0.0]), name="shift")

    def construct(self, a):
        return a * self.scale + self.shift


class Outer(nn.Cell):
    def __init__(self, value):
        super().__init__()
        self.inner = Net(value)

    def construct(self, a, b):
        return ops.relu(self.inner(a)) - b, self.inner.scale


net = Net(2.0)
print(ms.vmap(net)(x))
print(ms.vmap(net.construct)(x))
cells = nn.CellList([Net(1.0), Net(2.0), Net(3.0)])
print(ms.vmap(cells)(square))
print(ms.vmap(cells, in_axes=None)(square[0]))
print(ms.vmap(cells, in_axes=None, out_axes=1)(square[0]))
outer = nn.CellList([Outer(1.0), Outer(-2.0)])
print(ms.vmap(outer, in_axes=(0, None))(x, x[1]))
for wrong in (nn.CellList([net]), cells):
    try:
        print(ms.vmap(wrong)(x))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])
net.scale.set_data(Tensor([5.0, 5.0, 5.0]))
print(ms.vmap(net)(x))

# expect: [[0. 3. 2.]
# expect:  [6. 6. 5.]]
# expect: [[0. 3. 2.]
# expect:  [6. 6. 5.]]
# expect: [[ 0.  2.  2.]
# expect:  [ 6.  6.  5.]
# expect:  [18. 10.  8.]]
# expect: [[0. 2. 2.]
# expect:  [0. 3. 2.]
# expect:  [0. 4. 2.]]
# expect: [[0. 0. 0.]
# expect:  [2. 3. 4.]
# expect:  [2. 2. 2.]]
# expect: (Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[-3.00000000e+00, -2.00000000e+00, -3.00000000e+00],
# expect:  [-3.00000000e+00, -2.00000000e+00,  0.00000000e+00]]), Tensor(shape=[2, 3], dtype=Float32, value=
# expect: [[ 1.00000000e+00,  1.00000000e+00,  1.00000000e+00],
# expect:  [-2.00000000e+00,  1.00000000e+00,  1.00000000e+00]]))
# expect: RuntimeError In the model ensembling parallel training scenario ('VmapOperation' arg0 is a 'CellList'), the size of 'CellList' must be greater than 1, but got 1.
# expect: ValueError If you want to execute the model ensembling parallel training, please make sure the 'axis_size' in the scope of vmap consistent with the cell size of the input 'CellList', otherwise, please do not enter 'CellList' as the first argument, but we get axis_size: 2 and the cell size: 3.
# expect: [[ 0.  7. 10.]
# expect:  [15. 22. 25.]]
