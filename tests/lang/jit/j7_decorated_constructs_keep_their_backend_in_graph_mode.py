# J5, J7: in GRAPH_MODE a Cell's decorated construct keeps the level and the backend of its decoration.
import mindspore as ms
from mindspore import Tensor, jit, nn


class Sunk(nn.Cell):
    @jit(backend="GE")
    def construct(self, x):
        return x + 1


ms.set_context(mode=ms.GRAPH_MODE)
print(Sunk()(Tensor([1.0, 2.0])))

# expect: [2. 3.]
# expect report: executor construct sink
