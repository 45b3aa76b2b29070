# Tensor(shape=...) without data shows the dims that it declares, -1 where they are open.
import mindspore as ms
from mindspore import Tensor

for shape in ([3, None], [None], (None, 2, None)):
    t = Tensor(shape=shape, dtype=ms.float32)
    print(repr(t).split("\n")[0], t.shape)

# expect: Tensor(shape=[3, -1], dtype=Float32, value= (3, -1)
# expect: Tensor(shape=[-1], dtype=Float32, value= ) (-1,)
# expect: Tensor(shape=[-1, 2, -1], dtype=Float32, value= (-1, 2, -1)
