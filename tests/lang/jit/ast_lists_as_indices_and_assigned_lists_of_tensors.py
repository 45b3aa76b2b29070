# A list that holds more than numbers (None, ..., slices, sequences, tensors) means a tuple, as an index, eager as well; a list
# that is assigned may hold tensors; what is too large for its place is refused.
import mindspore as ms
import numpy as np
from mindspore import Tensor, jit


def fresh():
    return Tensor(np.arange(24).reshape(2, 3, 4).astype(np.float32))


def nested(x, i, v):
    return x[[[0, 1], [1, 0]]], x[[(0, 1), [1, 2]]]


def others(x, i, v):
    return x[[None]].shape, x[[...]].shape, x[[0, ...]].shape, x[[slice(0, 1)]].shape


def written_at_lists(x, i, v):
    x[[[0, 1], [1, 0]]] = Tensor([10.0, 20.0, 30.0, 40.0])
    return x


def listed_tensors(x, i, v):
    x[0] = [x[0, 0, 0], 1, 2.5, v[0]]
    x[1, 1:] = (7, v[2], v[1], v[2])
    return x


def too_long(x, i, v):
    x[0] = v
    return x


def too_many_axes(x, i, v):
    x[0, 1] = x
    return x


def beside_ellipsis(x, i, v):
    x[0, ...] = v
    return x


def constant(x, i, v):
    x[..., 0] = [1, 2, 3, 4]
    return x


def tensors_in_a_list(x, i, v):
    return x[[i, i]]


functions = (nested, others, written_at_lists, listed_tensors, too_long, too_many_axes, beside_ellipsis, constant)
for f in functions:
    for run in (jit(f), jit(f, fullgraph=True)):
        try:
            text = str(run(fresh(), Tensor([0, 1, 1], ms.int32), Tensor([1.0, 2.0, 3.0]))).replace("\n", "")
        except Exception as e:
            text = type(e).__name__ + " " + str(e).strip().split("\n")[0]
        print(f.__name__, text)
for f in (nested, others, written_at_lists, listed_tensors, tensors_in_a_list):
    print("eager", f.__name__, str(f(fresh(), Tensor([0, 1, 1], ms.int32), Tensor([1.0, 2.0, 3.0]))).replace("\n", ""))

# expect: nested (Tensor(shape=[2, 4], dtype=Float32, value=[[ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00], [ 1.20000000e+01,  1.30000000e+01,  1.40000000e+01,  1.50000000e+01]]), Tensor(shape=[2, 4], dtype=Float32, value=[[ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00], [ 2.00000000e+01,  2.10000000e+01,  2.20000000e+01,  2.30000000e+01]]))
# expect: nested (Tensor(shape=[2, 4], dtype=Float32, value=[[ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00], [ 1.20000000e+01,  1.30000000e+01,  1.40000000e+01,  1.50000000e+01]]), Tensor(shape=[2, 4], dtype=Float32, value=[[ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00], [ 2.00000000e+01,  2.10000000e+01,  2.20000000e+01,  2.30000000e+01]]))
# expect: others ((1, 2, 3, 4), (2, 3, 4), (3, 4), (1, 3, 4))
# expect: others ((1, 2, 3, 4), (2, 3, 4), (3, 4), (1, 3, 4))
# expect: written_at_lists [[[ 0.  1.  2.  3.]  [10. 20. 30. 40.]  [ 8.  9. 10. 11.]] [[10. 20. 30. 40.]  [16. 17. 18. 19.]  [20. 21. 22. 23.]]]
# expect: written_at_lists [[[ 0.  1.  2.  3.]  [10. 20. 30. 40.]  [ 8.  9. 10. 11.]] [[10. 20. 30. 40.]  [16. 17. 18. 19.]  [20. 21. 22. 23.]]]
# expect: listed_tensors [[[ 0.   1.   2.5  1. ]  [ 0.   1.   2.5  1. ]  [ 0.   1.   2.5  1. ]] [[12.  13.  14.  15. ]  [ 7.   3.   2.   3. ]  [ 7.   3.   2.   3. ]]]
# expect: listed_tensors [[[ 0.   1.   2.5  1. ]  [ 0.   1.   2.5  1. ]  [ 0.   1.   2.5  1. ]] [[12.  13.  14.  15. ]  [ 7.   3.   2.   3. ]  [ 7.   3.   2.   3. ]]]
# expect: too_long ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: [const vector]{3}, target shape: [const vector]{1, 3, 4}.
# expect: too_long ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: [const vector]{3}, target shape: [const vector]{1, 3, 4}.
# expect: too_many_axes ValueError Input array must have the same size across all dimensions.
# expect: too_many_axes ValueError Input array must have the same size across all dimensions.
# expect: beside_ellipsis ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: [const vector]{3}, target shape: [const vector]{3, 4}.
# expect: beside_ellipsis ValueError For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is 1 or target dimension is -1. But got x_shape: [const vector]{3}, target shape: [const vector]{3, 4}.
# expect: constant ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (4,)  and requested shape (2,3)
# expect: constant ValueError operands could not be broadcast together with remapped shapes [original->remapped]: (4,)  and requested shape (2,3)
# expect: eager nested (Tensor(shape=[2, 4], dtype=Float32, value=[[ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00], [ 1.20000000e+01,  1.30000000e+01,  1.40000000e+01,  1.50000000e+01]]), Tensor(shape=[2, 4], dtype=Float32, value=[[ 4.00000000e+00,  5.00000000e+00,  6.00000000e+00,  7.00000000e+00], [ 2.00000000e+01,  2.10000000e+01,  2.20000000e+01,  2.30000000e+01]]))
# expect: eager others ((1, 2, 3, 4), (2, 3, 4), (3, 4), (1, 3, 4))
# expect: eager written_at_lists [[[ 0.  1.  2.  3.]  [10. 20. 30. 40.]  [ 8.  9. 10. 11.]] [[10. 20. 30. 40.]  [16. 17. 18. 19.]  [20. 21. 22. 23.]]]
# expect: eager listed_tensors [[[ 0.   1.   2.5  1. ]  [ 0.   1.   2.5  1. ]  [ 0.   1.   2.5  1. ]] [[12.  13.  14.  15. ]  [ 7.   3.   2.   3. ]  [ 7.   3.   2.   3. ]]]
# expect: eager tensors_in_a_list [[ 0.  1.  2.  3.] [16. 17. 18. 19.] [16. 17. 18. 19.]]
