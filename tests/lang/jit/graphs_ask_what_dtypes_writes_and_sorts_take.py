# A graph asks MindSpore's CPU for its dtypes where an operator writes a variable or has several results, too.
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, nn, ops

ms.set_context(mode=ms.GRAPH_MODE)


class Write(nn.Cell):
    def __init__(self, primitive):
        super().__init__()
        self.variable = Parameter(Tensor([True, False]), name="variable")
        self.primitive = primitive

    def construct(self, places, values):
        return self.primitive(self.variable, places, values)


class Call(nn.Cell):
    def __init__(self, primitive):
        super().__init__()
        self.primitive = primitive

    def construct(self, x):
        return self.primitive(x)


places = Tensor([0], ms.int32)
for name, call in {"ScatterUpdate": lambda: Write(ops.ScatterUpdate())(places, Tensor([False])),
                   "ScatterSub": lambda: Write(ops.ScatterSub())(places, Tensor([False])),
                   "ScatterNdAdd": lambda: Write(ops.ScatterNdAdd())(Tensor([[0]], ms.int32), Tensor([False])),
                   "Sort": lambda: Call(ops.Sort())(Tensor([3, 1, 2], ms.uint16))}.items():
    try:
        print(name, call())
    except TypeError as error:
        print(name, str(error).split("\n")[0].split(" must be a type of ")[0])
print(Call(ops.Sort())(Tensor([3, 1, 2], ms.int16)))
# expect: ScatterUpdate For primitive[ScatterUpdate], the input argument[input_x type]
# expect: ScatterSub For primitive[ScatterSub], the input argument[input_x]
# expect: ScatterNdAdd For primitive[ScatterNdAdd], the input argument[input_x]
# expect: Sort For primitive[Sort], the input argument[inputx]
# expect: (Tensor(shape=[3], dtype=Int16, value= [1, 2, 3]), Tensor(shape=[3], dtype=Int32, value= [1, 2, 0]))
