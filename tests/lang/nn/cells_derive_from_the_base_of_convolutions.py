import numpy as np
from mindspore import Parameter, Tensor, nn, ops
from mindspore.nn.layer.conv import _Conv, _deconv_output_length


class PointConv(_Conv):
    def __init__(self, in_channels, out_channels):
        super().__init__(in_channels, out_channels, (1, 1), (1, 1), "valid", 0, (1, 1), 1, True, "ones", "zeros")
        self.conv = ops.Conv2D(out_channel=out_channels, kernel_size=self.kernel_size, pad_mode=self.pad_mode)

    def construct(self, x):
        return ops.bias_add(self.conv(x, self.weight), self.bias)


net = PointConv(2, 3)
print(net(Tensor(np.arange(8).reshape(1, 2, 2, 2).astype(np.float32)))[0, 2], net.weight.shape, [p.name for p in net.get_parameters()])
print(_deconv_output_length(True, False, False, 4, 3, 2, 1, 0), _deconv_output_length(False, True, False, 4, 3, 2, 1, 0),
      _deconv_output_length(False, False, True, 4, 3, 2, 2, 2))


# Other packages give cells a walk of their own: what the library lists follows it.
def walk(self, name_prefix=""):
    yield name_prefix, self
    for name, cell in self._cells.items():
        yield from walk(cell, name_prefix + "/" + name if name_prefix else name)


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.outer = nn.SequentialCell(nn.Dense(2, 3, has_bias=False))
        self.scale = Parameter(Tensor([1.0]), name="scale")


plain = nn.Cell.cells_and_names
nn.Cell.cells_and_names = walk
print([name for name, _ in Net().parameters_and_names()])
nn.Cell.cells_and_names = plain
print([name for name, _ in Net().parameters_and_names()])

# expect: [[ 4.  6.]
# expect:  [ 8. 10.]] (3, 2, 1, 1) ['weight', 'bias']
# expect: 9 8 9
# expect: ['scale', 'outer/0.weight']
# expect: ['scale', 'outer.0.weight']
