# tolerance: 1e-4
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, ops

anchors = Tensor([[2, 2, 6, 5], [1, 3, 4, 8]], ms.float32)
boxes = Tensor([[1, 2, 7, 6], [2, 2, 4, 9]], ms.float32)
deltas = ops.bounding_box_encode(anchors, boxes, stds=(0.5, 0.5, 0.25, 0.25))
print(deltas)
print(ops.bounding_box_decode(anchors, deltas, (20, 30), stds=(0.5, 0.5, 0.25, 0.25)))
index, mask = ops.choice_with_mask(Tensor([[True, False], [False, True]]), 3)
print(index.shape, mask)
print(ops.coalesce(Tensor([[1, 1, 0], [2, 2, 1]]), Tensor([1.0, 2.0, 5.0]), Tensor([3, 3])))
steps = Tensor([[[0.5, 0.25, 0.0], [0.125, 0.75, 0.25]], [[0.0, 0.5, 0.25], [0.75, 0.25, 0.5]]], ms.float32)
print(ops.ctc_greedy_decoder(steps, Tensor([2, 2], ms.int32)))
print([part.shape for part in ops.uniform_candidate_sampler(Tensor([[1], [3]]), 1, 3, False, 4, 1)])
print([part.shape for part in ops.log_uniform_candidate_sampler(Tensor([[1, 7]]), 2, 5, True, 5)])
print(ops.multinomial_with_replacement(Tensor([[0.0, 1.0, 0.0]]), 2, 5, 4, True))
print(ops.sparse_segment_mean(Tensor([[0, 1], [1, 4], [3, 6.0]]), Tensor([2, 0, 1], ms.int32), Tensor([0, 2, 2], ms.int32)))
print(ops.matrix_diag(Tensor([[8.0, 9, 0], [1, 2, 3], [0, 4, 5]]), Tensor([-1, 1], ms.int32), Tensor(3, ms.int32), Tensor(3, ms.int32),
                      Tensor(7.0), align="LEFT_RIGHT"))
print(ops.matrix_diag_part(Tensor([[1.0, 2, 3, 4], [5, 6, 7, 8], [9, 8, 7, 6]]), Tensor([1, 3], ms.int32), Tensor(9.0)))
print(ops.lu_unpack(Tensor([[[2.0, 1], [0.5, 3]], [[4, 2], [0.25, 1]]]), Tensor([[2, 2], [1, 2]], ms.int32)))

# expect: [[ 0.         0.25       1.3458889  0.8925742]
# expect:  [ 0.25       0.        -1.1507283  1.1507285]]
# expect: [[1. 2. 7. 6.]
# expect:  [2. 2. 4. 9.]]
# expect: (3, 2) [ True  True False]
# expect: (Tensor(shape=[2, 2], dtype=Int64, value=
# expect: [[0, 1],
# expect:  [1, 2]]), Tensor(shape=[2], dtype=Float32, value= [ 5.00000000e+00,  3.00000000e+00]), Tensor(shape=[2], dtype=Int64, value= [3, 3]))
# expect: (Tensor(shape=[4, 2], dtype=Int64, value=
# expect: [[0, 0],
# expect:  [0, 1],
# expect:  [1, 0],
# expect:  [1, 1]]), Tensor(shape=[4], dtype=Int64, value= [0, 1, 1, 0]), Tensor(shape=[2], dtype=Int64, value= [2, 2]), Tensor(shape=[2, 1], dtype=Float32, value=
# expect: [[-1.00000000e+00],
# expect:  [-1.50000000e+00]]))
# expect: [(3,), (2, 1), (3,)]
# expect: [(5,), (1, 2), (5,)]
# expect: [[1 1 1 1]]
# expect: [[3.  6. ]
# expect:  [0.  0. ]
# expect:  [0.5 2.5]]
# expect: [[1. 8. 7.]
# expect:  [4. 2. 9.]
# expect:  [7. 5. 3.]]
# expect: [[9. 9. 4.]
# expect:  [9. 3. 8.]
# expect:  [2. 7. 6.]]
# expect: (Tensor(shape=[2, 2, 2], dtype=Float32, value=
# expect: [[[ 0.00000000e+00,  1.00000000e+00],
# expect:   [ 1.00000000e+00,  0.00000000e+00]],
# expect:  [[ 1.00000000e+00,  0.00000000e+00],
# expect:   [ 0.00000000e+00,  1.00000000e+00]]]), Tensor(shape=[2, 2, 2], dtype=Float32, value=
# expect: [[[ 1.00000000e+00,  0.00000000e+00],
# expect:   [ 5.00000000e-01,  1.00000000e+00]],
# expect:  [[ 1.00000000e+00,  0.00000000e+00],
# expect:   [ 2.50000000e-01,  1.00000000e+00]]]), Tensor(shape=[2, 2, 2], dtype=Float32, value=
# expect: [[[ 2.00000000e+00,  1.00000000e+00],
# expect:   [ 0.00000000e+00,  3.00000000e+00]],
# expect:  [[ 4.00000000e+00,  2.00000000e+00],
# expect:   [ 0.00000000e+00,  1.00000000e+00]]]))
