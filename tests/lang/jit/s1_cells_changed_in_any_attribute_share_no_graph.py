# S1 (seed 004): a marked Cell that was changed after __init__ shares no graph, whatever the attribute is called and
# however deep it lies.
# modes: eager ast
import mindspore as ms
from mindspore import Tensor, jit, lazy_inline, nn


class Inner(nn.Cell):
    def __init__(self):
        super().__init__()
        self.table = {"factor": 1, "offsets": [0, 0]}

    def construct(self, x):
        return x * self.table["factor"] + self.table["offsets"][1]


class Block(nn.Cell):
    @lazy_inline
    def __init__(self):
        super().__init__()
        self._flag = 0
        self.parts = nn.CellList([Inner(), Inner()])
        self.first = ms.Parameter(Tensor([1.0]), name="first")
        self.second = ms.Parameter(Tensor([2.0]), name="second")

    def construct(self, x):
        for part in self.parts:
            x = part(x)
        if self._flag == 0:
            return x * self.first + self.second
        return x * 100


class Model(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList([Block() for _ in range(5)])
        self.blocks[1]._flag = 1
        self.blocks[2].parts[1].table["factor"] = 7
        self.blocks[3].parts[0].table["offsets"][1] = 5
        self.blocks[4].second = self.blocks[4].first  # one Parameter in two places

    def construct(self, x):
        for block in self.blocks:
            x = block(x)
        return x


model = Model()


@jit
def run(x):
    return model(x)


print(run(Tensor([1.0])))

# expect: [2110.]
