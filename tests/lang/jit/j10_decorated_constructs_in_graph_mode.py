# J10: in GRAPH_MODE a decoration for bytecode capture is ignored, and the report says so.
import mindspore as ms
from mindspore import Tensor, jit, nn


class FromBytecode(nn.Cell):
    @jit(capture_mode="bytecode")
    def construct(self, x):
        return x * 2


ms.set_context(mode=ms.GRAPH_MODE)
print(FromBytecode()(Tensor([1.0, 2.0])))

# expect: [2. 4.]
# expect report: compiles construct 1
# expect report: ignored_option capture_mode 1
