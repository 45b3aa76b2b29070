# The gradient of a pooled maximum is the first one's of its window, also where many are equal (zeros after ReLU); gradients at zero of selu, clip_by_norm and xdivy are numbers.
import mindspore as ms
import numpy as np
from mindspore import Tensor, nn, ops

Z3, Z, Z5 = [Tensor(np.zeros(shape, np.float32)) for shape in ((1, 2, 4), (1, 1, 4, 4), (1, 1, 2, 4, 4))]
T = Tensor([[[[0.0, 1.0, 2.0, 2.0], [1.0, 0.0, 2.0, 2.0], [3.0, 3.0, 1.0, 1.0], [0.0, 3.0, 1.0, 0.0]]]])


def weighted(x):
    return (x * (ops.arange(x.size).astype(ms.float32).reshape(x.shape) + 1)).sum()


def gradient(function, x):
    return ms.grad(lambda x: weighted(function(x)))(x)

CALLS = """
gradient(lambda x: ops.max_pool2d(x, 2), Z)
gradient(lambda x: ops.max_pool2d(x, 2), T)
gradient(lambda x: ops.max_pool2d(x, 3, 2, 1), T)
gradient(lambda x: ops.max_pool2d(x, 2, return_indices=True)[0], T)
gradient(lambda x: ops.max_pool3d(x, 2), Z5)
gradient(nn.MaxPool2d(2, 2), T)
gradient(nn.MaxPool3d(2, 2), Z5)
gradient(nn.MaxPool1d(2, 2), Z3)
gradient(lambda x: ops.adaptive_max_pool1d(x, 2), Z3)
gradient(lambda x: ops.adaptive_max_pool2d(x, 2), T)
gradient(lambda x: ops.adaptive_max_pool2d(x, 3), T)
gradient(lambda x: ops.adaptive_max_pool3d(x, 2), Z5)
gradient(nn.AdaptiveMaxPool2d(2), T)
gradient(nn.AdaptiveMaxPool1d(2), Z3)
gradient(ops.selu, Z3)
gradient(lambda x: ops.clip_by_norm(x, 2.0), Z3)
gradient(lambda x: ops.clip_by_norm(x, 2.0), T)
gradient(lambda x: ops.xdivy(x, x), Z3)
gradient(lambda x: ops.xdivy(x, x + 2), T)
gradient(lambda x: ops.hypot(x, x + 1), Z3)
ops.clip_by_norm(Z3, 2.0)
ops.max_pool2d(T, 2)
ops.adaptive_max_pool2d(T, 3)
"""


def shown(value):
    if isinstance(value, (tuple, list)):
        return "(" + ", ".join([shown(item) for item in value]) + ")"
    if isinstance(value, Tensor):
        numbers = value.astype(ms.float32).asnumpy() if value.dtype == ms.bfloat16 else value.asnumpy()
        if numbers.dtype.kind in "fc":
            numbers = np.round(numbers, 3) + 0
        return f"{value.dtype} {value.shape} {numbers.tolist()}"
    return repr(value)


for call in CALLS.strip().splitlines():
    try:
        print(call, "->", shown(eval(call)))
    except (TypeError, ValueError, RuntimeError, AttributeError, IndexError) as error:
        print(call, "->", type(error).__name__, [line for line in str(error).split("\n") if line.strip(" -")][:1])

# expect: gradient(lambda x: ops.max_pool2d(x, 2), Z) -> Float32 (1, 1, 4, 4) [[[[1.0, 0.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(lambda x: ops.max_pool2d(x, 2), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(lambda x: ops.max_pool2d(x, 3, 2, 1), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 4.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(lambda x: ops.max_pool2d(x, 2, return_indices=True)[0], T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(lambda x: ops.max_pool3d(x, 2), Z5) -> Float32 (1, 1, 2, 4, 4) [[[[[1.0, 0.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]]
# expect: gradient(nn.MaxPool2d(2, 2), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(nn.MaxPool3d(2, 2), Z5) -> Float32 (1, 1, 2, 4, 4) [[[[[1.0, 0.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]]
# expect: gradient(nn.MaxPool1d(2, 2), Z3) -> Float32 (1, 2, 4) [[[1.0, 0.0, 2.0, 0.0], [3.0, 0.0, 4.0, 0.0]]]
# expect: gradient(lambda x: ops.adaptive_max_pool1d(x, 2), Z3) -> Float32 (1, 2, 4) [[[1.0, 0.0, 2.0, 0.0], [3.0, 0.0, 4.0, 0.0]]]
# expect: gradient(lambda x: ops.adaptive_max_pool2d(x, 2), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(lambda x: ops.adaptive_max_pool2d(x, 3), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 5.0, 0.0], [0.0, 0.0, 6.0, 0.0], [11.0, 13.0, 9.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(lambda x: ops.adaptive_max_pool3d(x, 2), Z5) -> Float32 (1, 1, 2, 4, 4) [[[[[1.0, 0.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]], [[5.0, 0.0, 6.0, 0.0], [0.0, 0.0, 0.0, 0.0], [7.0, 0.0, 8.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]]
# expect: gradient(nn.AdaptiveMaxPool2d(2), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 1.0, 2.0, 0.0], [0.0, 0.0, 0.0, 0.0], [3.0, 0.0, 4.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]]
# expect: gradient(nn.AdaptiveMaxPool1d(2), Z3) -> Float32 (1, 2, 4) [[[1.0, 0.0, 2.0, 0.0], [3.0, 0.0, 4.0, 0.0]]]
# expect: gradient(ops.selu, Z3) -> Float32 (1, 2, 4) [[[1.0509999990463257, 2.1010000705718994, 3.1519999504089355, 4.203000068664551], [5.254000186920166, 6.303999900817871, 7.355000019073486, 8.406000137329102]]]
# expect: gradient(lambda x: ops.clip_by_norm(x, 2.0), Z3) -> Float32 (1, 2, 4) [[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]]
# expect: gradient(lambda x: ops.clip_by_norm(x, 2.0), T) -> Float32 (1, 1, 4, 4) [[[[0.289000004529953, -0.5529999732971191, -1.3949999809265137, -1.1069999933242798], [0.31299999356269836, 1.7319999933242798, -0.2409999966621399, 0.04800000041723251], [-0.7940000295639038, -0.5049999952316284, 2.0450000762939453, 2.3329999446868896], [3.753000020980835, 0.6499999761581421, 3.1989998817443848, 4.61899995803833]]]]
# expect: gradient(lambda x: ops.xdivy(x, x), Z3) -> Float32 (1, 2, 4) [[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]
# expect: gradient(lambda x: ops.xdivy(x, x + 2), T) -> Float32 (1, 1, 4, 4) [[[[0.0, 0.4440000057220459, 0.375, 0.5], [1.1109999418258667, 0.0, 0.875, 1.0], [0.7200000286102295, 0.800000011920929, 2.444000005722046, 2.6670000553131104], [0.0, 1.1200000047683716, 3.3329999446868896, 0.0]]]]
# expect: gradient(lambda x: ops.hypot(x, x + 1), Z3) -> Float32 (1, 2, 4) [[[1.0, 2.0, 3.0, 4.0], [5.0, 6.0, 7.0, 8.0]]]
# expect: ops.clip_by_norm(Z3, 2.0) -> Float32 (1, 2, 4) [[[0.0, 0.0, 0.0, 0.0], [0.0, 0.0, 0.0, 0.0]]]
# expect: ops.max_pool2d(T, 2) -> Float32 (1, 1, 2, 2) [[[[1.0, 2.0], [3.0, 1.0]]]]
# expect: ops.adaptive_max_pool2d(T, 3) -> Float32 (1, 1, 3, 3) [[[[1.0, 2.0, 2.0], [3.0, 3.0, 2.0], [3.0, 3.0, 1.0]]]]
