import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.fc = nn.Dense(2, 3, activation="relu")
        self.layers = nn.CellList([nn.Tanh(), nn.SequentialCell(nn.ReLU(), nn.Flatten())])

    def extend_repr(self):
        return "kind=demo"


class Empty(nn.Cell):
    pass


print(Net())
print(Empty())
print(nn.Dense(3, 4, has_bias=False), nn.Softmax(), nn.GELU(), nn.Embedding(4, 2))
print(nn.CellDict({"a": nn.Dense(2, 2), "b": nn.ReLU()}))

# expect: Net(
# expect:   kind=demo
# expect:   (fc): Dense(
# expect:     input_channels=2, output_channels=3, has_bias=True, activation=ReLU()
# expect:     (activation): ReLU()
# expect:   )
# expect:   (layers): CellList(
# expect:     (0): Tanh()
# expect:     (1): SequentialCell(
# expect:       (0): ReLU()
# expect:       (1): Flatten()
# expect:     )
# expect:   )
# expect: )
# expect: Empty()
# expect: Dense(input_channels=3, output_channels=4) Softmax() GELU() Embedding(vocab_size=4, embedding_size=2, use_one_hot=False, embedding_table=Parameter (name=embedding_table, shape=(4, 2), dtype=Float32, requires_grad=True), dtype=Float32, padding_idx=None)
# expect: CellDict(
# expect:   (a): Dense(input_channels=2, output_channels=2, has_bias=True)
# expect:   (b): ReLU()
# expect: )
