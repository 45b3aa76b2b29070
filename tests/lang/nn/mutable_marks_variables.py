import numpy as np
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor


def show(make):
    try:
        print(make())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


print(ms.mutable(3) + 1, ms.mutable((1, 2)), ms.mutable([1, 2]), ms.mutable({"a": 1}), ms.mutable(True), ms.mutable(2.5))
print(ms.mutable((1, Tensor([1]))), ms.mutable((1, 2), True))
show(lambda: ms.mutable("a"))
show(lambda: ms.mutable([1, "a"]))
show(lambda: ms.mutable(None))
show(lambda: ms.mutable(3, True))
show(lambda: ms.mutable(3, 2))
show(lambda: ms.mutable((1, None)))

# expect: 4 (1, 2) [1, 2] {'a': 1} True 2.5
# expect: (1, Tensor(shape=[1], dtype=Int64, value= [1])) (1, 2)
# expect: TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures with no self-reference, but got str: a.
# expect: TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures with no self-reference, but got list: [1, 'a'].
# expect: TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures with no self-reference, but got NoneType: None.
# expect: TypeError For 'mutable', when the variable_len is True, the first input should be list or tuple, but got: int
# expect: TypeError For 'mutable', the second input should be bool, but got: int
# expect: TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures with no self-reference, but got tuple: (1, None).
