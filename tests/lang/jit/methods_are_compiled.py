# modes: eager ast bytecode
from mindspore import Tensor, jit


class Net:
    def __init__(self, k):
        self.k = k
        self.w = Tensor([1.0, 2.0])

    def helper(self, x):
        return x + self.w

    @jit
    def forward(self, x):
        return self.helper(x) * self.k


print(Net(2).forward(Tensor([1.0, 1.0])), Net(5).forward(Tensor([1.0, 1.0])))

# expect: [4. 6.] [10. 15.]
