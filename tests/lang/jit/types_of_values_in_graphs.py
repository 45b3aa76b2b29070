"""ops.typeof and TensorType, eager and in graphs."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops
from mindspore.common import dtype as mstype

A = Tensor(np.array([1, 2, 3], np.float32))


def compared(x):
    if ops.typeof(x) == mstype.TensorType(mstype.float32):
        return x + 1
    return x


def other(x):
    return ops.typeof(x) != mstype.TensorType(mstype.float16), isinstance(ops.typeof(x), mstype.TensorType)


def kinds(x):
    return ops.typeof(x), ops.typeof(1), ops.typeof(1.5), ops.typeof(True), ops.typeof("s"), ops.typeof((1, x)), ops.typeof(None)


for f in (compared, other, kinds):
    print(f(A) if f is not kinds else f(A))
    for fullgraph in (False, True):
        print(jit(f, fullgraph=fullgraph)(A))
kind = mstype.TensorType(mstype.float32)
print(kind, repr(kind), kind.element_type(), kind == mstype.TensorType(mstype.float32), kind == 1, mstype.tensor_type,
      repr(mstype.tensor_type), mstype.tensor_type.element_type(), ms.TensorType is mstype.TensorType)
print(hash(kind) == hash(mstype.TensorType(mstype.float32)), isinstance(mstype.tensor_type, mstype.TensorType))

# expect: [2. 3. 4.]
# expect: [2. 3. 4.]
# expect: [2. 3. 4.]
# expect: (True, True)
# expect: (True, True)
# expect: (True, True)
# expect: (mindspore.tensor[float32], mindspore.int64, mindspore.float32, mindspore.bool, mindspore.string_, mindspore.tuple_, mindspore.type_none)
# expect: (mindspore.tensor[float32], mindspore.int64, mindspore.float32, mindspore.bool, mindspore.string_, mindspore.tuple_, mindspore.type_none)
# expect: (mindspore.tensor[float32], mindspore.int64, mindspore.float32, mindspore.bool, mindspore.string_, mindspore.tuple_, mindspore.type_none)
# expect: Tensor[Float32] mindspore.tensor[float32] Float32 True False Tensor mindspore.tensor None True
# expect: True True
