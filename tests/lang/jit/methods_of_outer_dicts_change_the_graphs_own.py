# update() and clear() of a dict that a graph finds outside change the graph's own; an item that is written
# is written to the dict.
from mindspore import Tensor, jit, nn

rates = {"a": 1, "n": 2}
x = Tensor([1.0])


@jit
def updated(x):
    rates.update({"b": x})
    return x * len(rates) + rates["b"]


@jit
def cleared(x):
    rates.clear()
    return x * len(rates)


@jit
def written(x):
    rates["z"] = 3
    return x * rates["z"]


for function in (updated, cleared, written):
    print(function(x), sorted(rates))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.sizes = {"a": 1}

    @jit
    def construct(self, x):
        self.sizes.update({"b": 2})
        return x * len(self.sizes)


net = Net()
print(net(x), net.sizes)

# expect: [4.] ['a', 'n']
# expect: [0.] ['a', 'n']
# expect: [3.] ['a', 'n', 'z']
# expect: [1.] {'a': 1}
