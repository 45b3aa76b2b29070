import numpy as np
import mindspore as ms
from mindspore import Tensor

for f in (lambda: Tensor("a"), lambda: Tensor(None), lambda: Tensor({1}), lambda: Tensor([1, "a"]), lambda: Tensor([[1], [1, 2]]), lambda: Tensor()):
    try:
        f()
    except TypeError as e:
        print(str(e).split("\n")[0])
for d in ("float32", "foo", np.float32, float):
    try:
        Tensor([1.0], d)
    except TypeError as e:
        print(str(e).split("[")[0])
print(Tensor(shape=(2,), dtype=ms.float32, init=None) is not None if False else Tensor(Tensor([1.5])), Tensor(Tensor([1.5]), ms.int32))

# expect: For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'str'.
# expect: For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'NoneType'.
# expect: For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'set'.
# expect: For Tensor, the input_data is [1, 'a'] that contain unsupported element.
# expect: For Tensor, the input_data is [[1], [1, 2]] that contain unsupported element.
# expect: For 'Tensor', the type of 'input_data' should be one of '['TensorPy', 'Tensor', 'ndarray', 'str_', 'list', 'tuple', 'float', 'int', 'bool', 'complex', 'bytes']', but got type 'NoneType'.
# expect: For 'Tensor', the 'dtype' should be one of
# expect: For 'Tensor', the 'dtype' should be one of
# expect: For 'Tensor', the 'dtype' should be one of
# expect: For 'Tensor', the 'dtype' should be one of
# expect: [1.5] [1]
