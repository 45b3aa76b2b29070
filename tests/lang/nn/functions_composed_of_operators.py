# tolerance: 1e-05
import numpy as np
import mindspore as ms
from mindspore import Tensor, nn, ops

a = Tensor(np.arange(24).reshape(2, 3, 4), ms.float32)
b = Tensor(np.arange(6).reshape(2, 3) + 1, ms.float32)
v = Tensor([1.0, 2.0, 3.0], ms.float32)


def show(*results):
    for result in results:
        for item in result if isinstance(result, (tuple, list)) else (result,):
            print(item.shape if isinstance(item, Tensor) and item.size > 12 else item)


show(ops.swapdims(a, 0, 2).shape)
show(ops.movedim(a, 0, 2).shape)
show(ops.movedim(a, (0, 1), (2, 0)).shape)
show(ops.hstack([v, v]))
show(ops.hstack([b, b]))
show(ops.vstack([v, v]))
show(ops.dstack([v, v]))
show(ops.column_stack([v, v]))
show(ops.tensor_split(v, 2))
show(ops.tensor_split(a, [1, 3], axis=2)[1].shape)
show(ops.hsplit(b, 3))
show(ops.vsplit(b, 2))
show(ops.rot90(b, 1, [0, 1]))
show(ops.rot90(b, 3, [0, 1]))
show(ops.rot90(b, 2, [0, 1]))
show(ops.repeat_interleave(b, 2))
show(ops.repeat_elements(b, 2, 0))
show(ops.pad(b, (1, 2)))
show(ops.pad(b, (1, 1, 1, 0), value=7.0))
show(ops.pad(Tensor(np.arange(12).reshape(1, 3, 4), ms.float32), (2, 1), mode='reflect'))
show(ops.pad(Tensor(np.arange(12).reshape(1, 3, 4), ms.float32), (2, 1), mode='replicate'))
show(ops.meshgrid(v, Tensor([5., 6.])))
show(ops.meshgrid(v, Tensor([5., 6.]), indexing='ij'))
show(ops.index_select(b, 1, Tensor([2, 0], ms.int32)))
show(ops.diagonal(b))
show(ops.diagonal(b, 1))
show(ops.diagonal(a, 0, 1, 2))
show(ops.diag(v))
show(ops.trace(b))
show(ops.nonzero(Tensor([[1, 0], [0, 2]])))
show(ops.masked_select(b, b>2))
show(ops.unique(Tensor([3, 1, 3, 2, 1], ms.int32)))
show(ops.sequence_mask(Tensor([1, 3]), 4))
show(ops.isclose(v, v+1e-7))
show(ops.count_nonzero(Tensor([[1., 0.], [0., 2.]])))
show(ops.count_nonzero(Tensor([[1., 0.], [0., 2.]]), 0))
show(ops.nan_to_num(Tensor([float('nan'), float('inf'), -float('inf'), 1.0], ms.float32), 0.0, 1.0, 2.0))
show(ops.std_mean(b))
show(ops.var_mean(b, 1))
show(ops.addn([v, v, v]))
show(ops.ger(v, v))
show(ops.mv(b, v))
show(ops.addmv(Tensor([1., 2.]), b, v))
show(ops.inner(b, b))
show(ops.kron(Tensor([[1., 2.]]), b))
show(ops.cross(v, Tensor([4., 5., 6.])))
show(ops.truncate_div(Tensor([7, -7], ms.int32), Tensor([2, 2], ms.int32)))
show(ops.truncate_mod(Tensor([7, -7], ms.int32), Tensor([2, 2], ms.int32)))
show(ops.floor_mod(Tensor([7, -7], ms.int32), Tensor([2, 2], ms.int32)))
show(ops.invert(Tensor([0, 5], ms.int16)))
show(ops.logspace(0.0, 2.0, 3))
show(ops.fill(ms.float32, (2, ), 3))
show(ops.dropout(v, p=0.0))
show(ops.dropout(v, p=0.5, training=False))
show(ops.scalar_to_tensor(3))
show(ops.Shape()(b))
show(ops.DType()(b))
show(ops.Rank()(b))
show(ops.Unstack(1)(b))
show(ops.approximate_equal(v, v+1e-7))
show(ops.is_floating_point(v))
show(ops.Range()(Tensor(0, ms.int32), Tensor(10, ms.int32), Tensor(4, ms.int32)))
show(ops.LinSpace()(Tensor(0., ms.float32), Tensor(1., ms.float32), 3))
show(ops.cosine_similarity(b, b+1))

# expect: 4
# expect: 3
# expect: 2
# expect: 3
# expect: 4
# expect: 2
# expect: 3
# expect: 4
# expect: 2
# expect: [1. 2. 3. 1. 2. 3.]
# expect: [[1. 2. 3. 1. 2. 3.]
# expect:  [4. 5. 6. 4. 5. 6.]]
# expect: [[1. 2. 3.]
# expect:  [1. 2. 3.]]
# expect: [[[1. 1.]
# expect:   [2. 2.]
# expect:   [3. 3.]]]
# expect: [[1. 1.]
# expect:  [2. 2.]
# expect:  [3. 3.]]
# expect: [1. 2.]
# expect: [3.]
# expect: 2
# expect: 3
# expect: 2
# expect: [[1.]
# expect:  [4.]]
# expect: [[2.]
# expect:  [5.]]
# expect: [[3.]
# expect:  [6.]]
# expect: [[1. 2. 3.]]
# expect: [[4. 5. 6.]]
# expect: [[3. 6.]
# expect:  [2. 5.]
# expect:  [1. 4.]]
# expect: [[4. 1.]
# expect:  [5. 2.]
# expect:  [6. 3.]]
# expect: [[6. 5. 4.]
# expect:  [3. 2. 1.]]
# expect: [1. 1. 2. 2. 3. 3. 4. 4. 5. 5. 6. 6.]
# expect: [[1. 2. 3.]
# expect:  [1. 2. 3.]
# expect:  [4. 5. 6.]
# expect:  [4. 5. 6.]]
# expect: [[0. 1. 2. 3. 0. 0.]
# expect:  [0. 4. 5. 6. 0. 0.]]
# expect: (3, 5)
# expect: (1, 3, 7)
# expect: (1, 3, 7)
# expect: [[1. 2. 3.]
# expect:  [1. 2. 3.]]
# expect: [[5. 5. 5.]
# expect:  [6. 6. 6.]]
# expect: [[1. 1.]
# expect:  [2. 2.]
# expect:  [3. 3.]]
# expect: [[5. 6.]
# expect:  [5. 6.]
# expect:  [5. 6.]]
# expect: [[3. 1.]
# expect:  [6. 4.]]
# expect: [1. 5.]
# expect: [2. 6.]
# expect: [[ 0.  5. 10.]
# expect:  [12. 17. 22.]]
# expect: [[1. 0. 0.]
# expect:  [0. 2. 0.]
# expect:  [0. 0. 3.]]
# expect: 6.0
# expect: [[0 0]
# expect:  [1 1]]
# expect: [3. 4. 5. 6.]
# expect: [3 1 2]
# expect: [0 1 0 2 1]
# expect: [[ True False False False]
# expect:  [ True  True  True False]]
# expect: [ True  True  True]
# expect: 2
# expect: [1 1]
# expect: [0. 1. 2. 1.]
# expect: 1.7078252
# expect: 3.5
# expect: [0.6666667 0.6666667]
# expect: [2. 5.]
# expect: [3. 6. 9.]
# expect: [[1. 2. 3.]
# expect:  [2. 4. 6.]
# expect:  [3. 6. 9.]]
# expect: [14. 32.]
# expect: [15. 34.]
# expect: [[14. 32.]
# expect:  [32. 77.]]
# expect: [[ 1.  2.  3.  2.  4.  6.]
# expect:  [ 4.  5.  6.  8. 10. 12.]]
# expect: [-3.  6. -3.]
# expect: [ 3 -3]
# expect: [ 1 -1]
# expect: [1 1]
# expect: [-1 -6]
# expect: [  1.  10. 100.]
# expect: [3. 3.]
# expect: [1. 2. 3.]
# expect: [1. 2. 3.]
# expect: 3.0
# expect: 2
# expect: 3
# expect: Float32
# expect: 2
# expect: [1. 4.]
# expect: [2. 5.]
# expect: [3. 6.]
# expect: [ True  True  True]
# expect: True
# expect: [0 4 8]
# expect: [0.  0.5 1. ]
# expect: [0.9925833  0.99964577]
