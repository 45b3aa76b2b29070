# What eager subscripts and assignments of a Tensor refuse, in MindSpore's words.
import numpy as np
from mindspore import Tensor


def fresh():
    return Tensor(np.arange(24).reshape(2, 3, 4).astype(np.float32))


def read(key):
    fresh()[key]


def write(key, value=1):
    x = fresh()
    x[key] = value
    return x


def shown(action, *arguments):
    try:
        action(*arguments)
        print("taken")
    except Exception as e:
        print(type(e).__name__, str(e).split("\n\n---")[0])


two, three = Tensor(np.ones(2, np.float32)), Tensor(np.ones(3, np.float32))
for key, value in ((0, two), ((0, 1), two), ((slice(None), 0), three), ((slice(0, 1), 1), three), ([0, 1], three),
                   (Tensor([0, 1]), three), (..., three), ((..., 1), two), ((0, 1, 2), two), ((slice(None), 1, 2), three),
                   (slice(0, 1), two), (-1, [1, 2])):
    shown(write, key, value)
shown(write, fresh() > 3, three)
for value in ("a", {}, None, b"a"):
    shown(write, 0, value)
for key in (2, -9, (0, 5), (..., ...), "a", {}, (0, "a"), slice(0, "a"), [True, False, True], []):
    shown(write, key)
for key in (2, (0, 5), {}, 1.5, (0, 1.5), slice(0, "a"), slice(None, None, 0), slice(0, 1.5), [True, False, True], [],
            fresh()[0] > 1, (..., ...)):
    shown(read, key)

# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (2), target shape: (3, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (2), target shape: (4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (2, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (1, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (2, 3, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (2, 3, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (2, 3, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (2), target shape: (2, 3).
# expect: ValueError For SetItem, the shape of right value must be () or (1, ) when shape of left value is 0, but got[const vector]{2}
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (2).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (2), target shape: (1, 3, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (2), target shape: (3, 4).
# expect: ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: (3), target shape: (20).
# expect: IndexError Unsupported Python object type received: <class 'str'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 'a'
# expect: IndexError Unsupported Python object type received: <class 'dict'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: {}
# expect: TypeError only support numbers, Tensor, tuple, list as value, but got None with type <class 'NoneType'>
# expect: IndexError Unsupported Python object type received: <class 'bytes'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: b'a'
# expect: IndexError Index 2 is out of bounds for axis 0 with size 2
# expect: IndexError Index -9 is out of bounds for axis 0 with size 2
# expect: IndexError index 5 is out of bounds for dimension with size 3
# expect: IndexError An index can only have a single ellipsis('...')
# expect: IndexError Unsupported Python object type received: <class 'str'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 'a'
# expect: IndexError Unsupported Python object type received: <class 'dict'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: {}
# expect: IndexError Unsupported Python object type received: <class 'str'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: 'a'
# expect: RuntimeError Slice index type must be int, tensor or none.
# expect: IndexError dimension is 2 but corresponding boolean dimension is 3
# expect: taken
# expect: IndexError index 2 is out of bounds for dimension with size 2
# expect: IndexError index 5 is out of bounds for dimension with size 3
# expect: IndexError Unsupported Python object type received: <class 'dict'>. Supported types for tensor indexing are: list, int, float, tuple, slice, ellipsis, None, array, bool, or Tensor. Received value: {}
# expect: IndexError Only support integers, slices(`:`), ellipsis(`...`), None, bool, tensor, int, list and tuple as index, but got 1.5 with type <class 'float'>
# expect: TypeError For tuple index, the types only support 'Slice', 'Ellipsis', 'None', 'Tensor', 'int', 'List', 'Tuple', 'bool', but got type 'Float', value: 1.5
# expect: RuntimeError Slice index type must be int, tensor or none.
# expect: ValueError For 'StridedSlice', 'strides' cannot contain 0
# expect: RuntimeError Slice index type must be int, tensor or none.
# expect: IndexError dimension is 2 but corresponding boolean dimension is 3
# expect: IndexError When tensor is indexed by list, the list can't be empty.
# expect: ValueError The shape of index [const vector]{3, 4}does not match the shape of the indexed data [const vector]{2, 3, 4} at dim index0
# expect: IndexError An index can only have a single ellipsis('...')
