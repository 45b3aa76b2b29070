# Shapes and axes given as tensors are read; lists are no operands of operators that broadcast.
import numpy as np
import mindspore as ms
from mindspore import Tensor
from mindspore.ops import operations as P

x = Tensor(np.arange(6).reshape(2, 3).astype(np.float32))
print(P.Reshape()(x, Tensor([3, 2])), P.Reshape()(x, Tensor([-1])).shape, P.TopK()(x, Tensor(2, ms.int32))[0])
for call in (lambda: P.Add()(x, [1, 2, 3]), lambda: P.Mul()(x, None), lambda: P.Sub()([1.0], x), lambda: P.Maximum()(x, (1.0,)),
             lambda: P.Reshape()(x, Tensor([2]))):
    try:
        print(call())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: [[0. 1.]
# expect:  [2. 3.]
# expect:  [4. 5.]] (6,) [[2. 1.]
# expect:  [5. 4.]]
# expect: TypeError Failed calling Add with "Add()(input=Tensor, other=List<int, int, int>)".
# expect: TypeError Failed calling Mul with "Mul()(input=Tensor, other=None)".
# expect: TypeError Failed calling Sub with "Sub()(input=List<float>, other=Tensor)".
# expect: TypeError Failed calling Maximum with "Maximum()(input=Tensor, other=Tuple<float>)".
# expect: ValueError The accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]{2, 3}, and out_shape: [const vector]{2}
