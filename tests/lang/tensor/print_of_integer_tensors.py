import mindspore as ms
from mindspore import Tensor

for d in (ms.int8, ms.int16, ms.int32, ms.int64, ms.uint8, ms.uint16, ms.uint32, ms.uint64):
    print(Tensor([[1, 20], [100, 7]], d), repr(Tensor([1, 2], d)))
print(Tensor([-1, 20, 300]), repr(Tensor([-1, 20, 300])), repr(Tensor([[-1], [10]])))

# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=Int8, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=Int16, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=Int32, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=Int64, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=UInt8, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=UInt16, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=UInt32, value= [1, 2])
# expect: [[  1  20]
# expect:  [100   7]] Tensor(shape=[2], dtype=UInt64, value= [1, 2])
# expect: [ -1  20 300] Tensor(shape=[3], dtype=Int64, value= [ -1,  20, 300]) Tensor(shape=[2, 1], dtype=Int64, value=
# expect: [[-1],
# expect:  [10]])
