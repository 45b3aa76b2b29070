# Shapes may be tensors, activations take whole numbers, and StopGradient takes anything; boxes of every crop have a slope.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops

x = Tensor(np.arange(3).astype(np.float32))
shape = Tensor(np.array([2, 3], np.int32))
print(ops.broadcast_to(x, shape), x.broadcast_to(shape).shape, x.expand(shape).shape, x.reshape(Tensor([3, 1])).shape)
print(ops.slice(x, Tensor([1]), Tensor([2])), ops.reshape(x, Tensor([1, 3])).shape)
n = Tensor(np.array([-3, -1, 0, 1, 4], np.int32))
print(ops.SeLU()(n), ops.hardswish(n), ops.hardsigmoid(n))
print(ops.StopGradient()(1.5), ops.StopGradient()((1, 2.0)), ops.StopGradient()("a"), ops.grad(lambda t: ops.StopGradient()(t))(x))
print([part.shape for part in ops.hsplit(Tensor(np.ones((2, 3), np.float32)), (1, 0))])
image = Tensor((np.arange(24).reshape((1, 3, 4, 2)) % 7).astype(np.float32))
boxes = Tensor(np.array([[0.1, 0.2, 0.7, 0.9]], np.float32))
for method in ("bilinear", "nearest", "bilinear_v2"):
    crop = ops.CropAndResize(method=method)
    by_boxes = ops.grad(lambda b: crop(image, b, Tensor([0], ms.int32), (2, 3)))(boxes)
    print(method, crop(image, boxes, Tensor([0], ms.int32), (2, 3)).shape, np.around(by_boxes.asnumpy(), 2).tolist())
for call in (lambda: ops.topk(x > 1, 2), lambda: ops.population_count(x), lambda: ops.trace(Tensor([[True]])), lambda: ops.fills(x.astype(ms.float64), 1),
             lambda: ops.hardshrink(x.astype(ms.float64)), lambda: ops.xdivy(n, n), lambda: ops.truncate_mod(n.astype(ms.int64), 2)):
    try:
        print(call())
    except TypeError as error:
        print(str(error).split(" must be a type of ")[0])
# expect: [[0. 1. 2.]
# expect:  [0. 1. 2.]] (2, 3) (2, 3) (3, 1)
# expect: [1. 2.] (1, 3)
# expect: [0 0 0 1 4] [0 0 0 0 4] [0 0 0 0 1]
# expect: 1.5 (1, 2.0) a [0. 0. 0.]
# expect: [(2, 1), (2, 0), (2, 3)]
# expect: bilinear (1, 2, 3, 2) [[2.200000047683716, 31.799999237060547, -1.2999999523162842, -27.0]]
# expect: nearest (1, 2, 3, 2) [[2.200000047683716, 31.799999237060547, -1.2999999523162842, -27.0]]
# expect: bilinear_v2 (1, 2, 3, 2) [[2.200000047683716, 31.799999237060547, -1.2999999523162842, -27.0]]
# expect: For primitive[TopK], the input argument[input_x]
# expect: For primitive[PopulationCount], the input argument[input_x]
# expect: For primitive[Trace], the input argument[x]
# expect: For primitive[Fills], the input argument[x]
# expect: For primitive[HShrink], the input argument[input_x]
# expect: For primitive[Xdivy], the input argument[x]
# expect: For primitive[TruncateMod], the input argument[x]
