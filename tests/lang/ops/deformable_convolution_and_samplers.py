# tolerance: 1e-5
# deformable_conv2d moves its samples by offsets; samplers keep to their ranges; Range and LinSpace as primitives.
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, ops
from mindspore.ops import operations as P

x = Tensor((np.arange(2 * 4 * 4) % 7).reshape(1, 2, 4, 4).astype(np.float32))
w = Tensor((np.arange(2 * 2 * 2 * 2) % 3 - 1).reshape(2, 2, 2, 2).astype(np.float32))


@jit
def deformed(x, w, offsets):
    return ops.deformable_conv2d(x, w, offsets, (2, 2), (1, 1, 1, 1), (0, 0, 0, 0))


for channel, value in ((0, 0.0), (0, 0.5), (0, -1.5), (5, 0.25), (9, 0.5), (6, 2.0)):
    offsets = np.zeros((1, 12, 3, 3), np.float32)
    offsets[:, 8:] = 1.0
    offsets[:, channel] = value
    print(deformed(x, w, Tensor(offsets)).asnumpy().tolist())
offsets = np.zeros((1, 12, 2, 2), np.float32)
offsets[:, 8:] = 1.0
print(ops.deformable_conv2d(x, w, Tensor(offsets), (2, 2), (1, 1, 2, 2), (1, 0, 1, 0)).asnumpy().tolist())

sampled, true_expected, sampled_expected = P.UniformCandidateSampler(1, 3, True, 4, 1)(Tensor([[1], [3], [4], [2], [3]]))
print(sampled.dtype, sampled.shape, len(set(sampled.asnumpy().tolist())), true_expected.asnumpy().tolist(), sampled_expected.asnumpy().tolist())
places, mask = P.RandomChoiceWithMask(4)(Tensor(np.ones((3, 1), np.bool_)))
print(places.dtype, places.shape, sorted(places.asnumpy()[:3, 0].tolist()), mask.asnumpy().tolist())
drawn = ops.random_poisson(Tensor([1000]), Tensor(5.0), 3, ms.float32).asnumpy()
print(drawn.shape, drawn.dtype, 4.5 < drawn.mean() < 5.5, 4.0 < drawn.var() < 6.0, (drawn == drawn.round()).all())
for call in (lambda: P.Range()(Tensor(0, ms.int32), Tensor(10, ms.int32), Tensor(4, ms.int32)), lambda: P.Range()(5, 0, -2), lambda: P.Range()(0, 10, 0),
             lambda: P.Range()(0, -5, 1), lambda: P.LinSpace()(Tensor(1.0, ms.float64), Tensor(10.0, ms.float64), 4),
             lambda: P.UniformCandidateSampler(1, 5, True, 4), lambda: P.UniformCandidateSampler(1, 3, "a", 4), lambda: P.RandomChoiceWithMask()(Tensor([1.0]))):
    try:
        found = call()
        print(found.dtype, found.asnumpy().tolist())
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])

# expect: [[[[-4.0, 2.0, 8.0], [-8.0, -9.0, -10.0], [2.0, 8.0, 0.0]], [[8.0, 1.0, -6.0], [-6.0, 1.0, 8.0], [1.0, -6.0, -6.0]]]]
# expect: [[[[-4.5, 1.5, 7.5], [-8.5, -9.5, -7.0], [1.5, 7.5, -0.5]], [[8.0, 1.0, -6.0], [-2.5, 1.0, 4.5], [1.0, -6.0, -6.0]]]]
# expect: [[[[-4.0, 3.0, 9.5], [-4.0, -6.0, -8.5], [3.0, 9.5, 1.5]], [[10.0, 2.0, -6.0], [-4.0, -5.0, 4.5], [3.0, -5.0, -6.0]]]]
# expect: [[[[-4.75, 1.25, 7.25], [-7.0, -8.0, -9.0], [1.25, 7.25, -0.75]], [[7.0, 0.0, -5.25], [-5.25, 1.75, 7.0], [0.0, -5.25, -5.25]]]]
# expect: [[[[-5.5, 0.0, 5.5], [-8.0, -9.5, -11.0], [0.0, 5.5, -3.0]], [[8.5, 2.0, -4.5], [-3.5, 4.0, 8.0], [2.0, -4.5, -4.0]]]]
# expect: [[[[3.0, 2.0, 1.0], [-6.0, -7.0, -8.0], [-3.0, 3.0, 2.0]], [[2.0, 2.0, -5.0], [-9.0, -3.0, 3.0], [1.0, -7.0, -8.0]]]]
# expect: [[[[0.0, -4.0], [5.0, -9.0]], [[-2.0, 1.0], [-6.0, 1.0]]]]
# expect: Int64 (3,) 3 [[0.75], [0.75], [0.75], [0.75], [0.75]] [0.75, 0.75, 0.75]
# expect: Int32 (4, 2) [0, 1, 2] [True, True, True, False]
# expect: (1000,) float32 True True True
# expect: Int64 [0, 4, 8]
# expect: Int64 [5, 3, 1]
# expect: ValueError For Range, delta cannot be equal to zero.
# expect: ValueError For Range, delta cannot be positive when limit < start.
# expect: Float64 [1.0, 4.0, 7.0, 10.0]
# expect: ValueError For 'UniformCandidateSampler', the value of num_sampled should be <= value of range_max: 4, but got 5.
# expect: TypeError For 'UniformCandidateSampler', the type of 'unique' should be 'bool', but got type 'str'.
# expect: TypeError For primitive[RandomChoiceWithMask], the input argument[input_x] must be a type of {Tensor[Bool]}, but got Tensor[Float32].
