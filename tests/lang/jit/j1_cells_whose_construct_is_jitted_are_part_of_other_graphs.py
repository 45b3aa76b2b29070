# J1, D4, J10: a Cell with a decorated construct is inlined like any other, in a graph and below a Cell in GRAPH_MODE.
import mindspore as ms
from mindspore import Tensor, jit, nn


class Plain(nn.Cell):
    @jit
    def construct(self, x):
        return x + 1


class FromBytecode(nn.Cell):
    @jit(capture_mode="bytecode")
    def construct(self, x):
        return self.twice(x)

    @jit
    def twice(self, x):
        return x * 2


class Outer(nn.Cell):
    def __init__(self):
        super().__init__()
        self.plain = Plain()
        self.other = FromBytecode()

    def construct(self, x):
        return self.other(self.plain(x)) * 3


outer = Outer()


@jit
def by_ast(x):
    return outer(x)


@jit(capture_mode="bytecode")
def by_bytecode(x):
    return outer(x)


x = Tensor([1.0, 2.0])
print(by_ast(x), by_bytecode(x), outer(x))
ms.set_context(mode=ms.GRAPH_MODE)
print(outer(x))

# expect: [12. 18.] [12. 18.] [12. 18.]
# expect: [12. 18.]
# expect report: fallback 0
# expect report: graph_break 0
# expect report: compiles by_ast 1
# expect report: compiles by_bytecode 1
# expect report: ignored_option capture_mode 2
