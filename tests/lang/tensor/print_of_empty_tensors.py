import numpy as np
import mindspore as ms
from mindspore import Tensor

for shape in ((0,), (2, 0), (0, 3)):
    t = Tensor(np.zeros(shape), ms.float32)
    print(t, repr(t), t.shape, t.size)

# expect: [] Tensor(shape=[0], dtype=Float32, value= ) (0,) 0
# expect: [] Tensor(shape=[2, 0], dtype=Float32, value=
# expect: ) (2, 0) 0
# expect: [] Tensor(shape=[0, 3], dtype=Float32, value=
# expect: ) (0, 3) 0
