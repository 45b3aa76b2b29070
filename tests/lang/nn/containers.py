import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


s = nn.SequentialCell([nn.Dense(2, 2), nn.ReLU()])
print(s[0], s[-1], len(s))
print(s[0:1])
s.append(nn.Tanh())
print(s)
show(lambda: s[9])
del s[1]
print(s)
s[0] = nn.Sigmoid()
print(s, list(s))
cells = nn.CellList([nn.Dense(2, 2), nn.ReLU()])
cells.insert(0, nn.Tanh())
cells.extend([nn.Sigmoid()])
print(cells)
print(cells[1:3])
print(len(cells), cells[-1], [p.name for p in cells.get_parameters()])
show(lambda: cells[10])
table = nn.CellDict({"a": nn.Dense(2, 2), "b": nn.ReLU()})
print(list(table.keys()), "a" in table, len(table))
print(table.pop("b"))
table.update({"c": nn.Tanh()})
print(table)


class Appending(nn.Cell):
    def __init__(self):
        super().__init__()
        self.blocks = nn.CellList()
        for _ in range(2):
            self.blocks.append(nn.Dense(2, 2))
        self.more = nn.CellList([nn.Dense(2, 2)])
        self.more.append(nn.Dense(2, 2))


print([p.name for p in Appending().get_parameters()])
print([name for name, _ in Appending().parameters_and_names()])

# expect: Dense(input_channels=2, output_channels=2, has_bias=True) ReLU() 2
# expect: SequentialCell(
# expect:   (0): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect: )
# expect: SequentialCell(
# expect:   (0): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect:   (1): ReLU()
# expect:   (2): Tanh()
# expect: )
# expect: IndexError For 'SequentialCell', the value of 'index' must be a number in range [-3, 3), but got 9.
# expect: SequentialCell(
# expect:   (0): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect:   (1): Tanh()
# expect: )
# expect: SequentialCell(
# expect:   (0): Sigmoid()
# expect:   (1): Tanh()
# expect: ) [Sigmoid(), Tanh()]
# expect: CellList(
# expect:   (0): Tanh()
# expect:   (1): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect:   (2): ReLU()
# expect:   (3): Sigmoid()
# expect: )
# expect: CellList(
# expect:   (0): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect:   (1): ReLU()
# expect: )
# expect: 4 Sigmoid() ['0.weight', '0.bias']
# expect: IndexError For 'CellList', the value of 'index' must be a number in range [-4, 4), but got 10.
# expect: ['a', 'b'] True 2
# expect: ReLU()
# expect: CellDict(
# expect:   (a): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect:   (c): Tanh()
# expect: )
# expect: ['0.weight', '0.bias', '1.weight', '1.bias', 'more.0.weight', 'more.0.bias', 'more.1.weight', 'more.1.bias']
# expect: ['blocks.0.weight', 'blocks.0.bias', 'blocks.1.weight', 'blocks.1.bias', 'more.0.weight', 'more.0.bias', 'more.1.weight', 'more.1.bias']
