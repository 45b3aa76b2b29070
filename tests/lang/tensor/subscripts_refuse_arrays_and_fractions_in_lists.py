import numpy as np
from mindspore import Tensor

x = Tensor(np.arange(12).reshape(3, 4).astype(np.float32))


def write(key):
    y = x * 1
    y[key] = 1
    return y


for key in (np.array([0, 1]), (np.array([0]), 1), [np.array([1])], [1.5], [1.5, 0], ["a"], [1j], [np.int64(1)]):
    for call in (lambda key: x[key], write):
        try:
            print(call(key))
        except (IndexError, TypeError) as error:
            print(type(error).__name__, str(error).split("\n")[0])

# expect: IndexError Only support integers, slices(`:`), ellipsis(`...`), None, bool, tensor, int, list and tuple as index, but got [0 1] with type <class 'numpy.ndarray'>
# expect: IndexError Only support integers, slices(`:`), ellipsis(`...`), None, bool, tensor, int, list and tuple as index, but got [0 1] with type <class 'numpy.ndarray'>
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Array', value: [0]
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Array', value: [0]
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Array', value: [1]
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Array', value: [1]
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Float', value: 1.5
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Float', value: 1.5
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Float', value: 1.5
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Float', value: 1.5
# expect: IndexError Unsupported Python object type received: <class 'str'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 'a'
# expect: IndexError Unsupported Python object type received: <class 'str'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 'a'
# expect: IndexError Unsupported Python object type received: <class 'complex'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 1j
# expect: IndexError Unsupported Python object type received: <class 'complex'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 1j
# expect: IndexError Unsupported Python object type received: <class 'numpy.int64'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 1
# expect: IndexError Unsupported Python object type received: <class 'numpy.int64'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 1
