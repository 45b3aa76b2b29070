# set_context(jit_syntax_level=STRICT) in GRAPH_MODE: nothing of a Cell runs outside its graph.
import mindspore as ms
from mindspore import Tensor, nn

ms.set_context(mode=ms.GRAPH_MODE, jit_syntax_level=ms.STRICT)


class Host(nn.Cell):
    def construct(self, x):
        return Tensor(x.asnumpy())


class Values(nn.Cell):
    def construct(self, x):
        return {"a": x, "b": 1}


x = Tensor([1.0, 2.0])
try:
    Host()(x)
except AttributeError as e:
    print(str(e).split(".")[0])
print(Values()(x))

# expect: In JIT strict mode, cannot get attributes asnumpy or the Tensor[Float32] object has no attribute: 'asnumpy'
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1)
