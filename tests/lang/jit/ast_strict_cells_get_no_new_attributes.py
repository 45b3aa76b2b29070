# A whole graph gives a Cell no attribute that it did not have.
from mindspore import Tensor, jit, nn


class Net(nn.Cell):
    def construct(self, x):
        self.kept = x + 1
        return self.kept


net = Net()


@jit(fullgraph=True)
def run(x):
    return net(x)


try:
    run(Tensor(1))
except AttributeError as error:
    print(str(error).split("\n")[0])

# expect: The 'Net' object has no attribute 'kept'.
