import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops import auto_generate as generated

matrix = Tensor(np.array([[4.0, 2.0], [2.0, 3.0]], np.float32))
print(ops.Cholesky()(matrix), ops.Cholesky(True)(matrix), ops.Cholesky(upper=True)(matrix))
values, places, updates = Tensor([1.0, 2.0]), Tensor([0]), Tensor([3.0])
print(ops.TensorScatterElements(0, "add")(values, places, updates), ops.TensorScatterElements(reduction="add")(values, places, updates))
print(generated.TensorScatterElements(axis=0, reduce="add")(values, places, updates))
print(ops.DynamicShape()(matrix), ops.DynamicShape(9)(matrix), ops.DynamicShape(dtype=ms.int32)(matrix).dtype)


@ms.jit
def lower(x):
    return ops.Cholesky(upper=False)(x)


print(lower(matrix))
# expect: [[2.        0.       ]
# expect:  [1.        1.4142135]] [[2.        1.       ]
# expect:  [0.        1.4142135]] [[2.        1.       ]
# expect:  [0.        1.4142135]]
# expect: [4. 2.] [4. 2.]
# expect: [4. 2.]
# expect: [2 2] [2 2] Int64
# expect: [[2.        0.       ]
# expect:  [1.        1.4142135]]
