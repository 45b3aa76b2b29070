# tolerance: 1e-4
# ScaleAndTranslate, ResizeV2, CombinedNonMaxSuppression and ParameterizedTruncatedNormal.
import numpy as np
import mindspore as ms
from mindspore import Tensor, ops
from mindspore.ops.operations import image_ops
from mindspore.ops.operations import _grad_ops as grads

ms.set_context(pynative_synchronize=True)
ROWS = ((np.arange(32) * 37 + 11) % 29 / 4).astype(np.float32)
image, planes = Tensor(ROWS.reshape(1, 4, 4, 2)), Tensor(ROWS.reshape(1, 2, 4, 4))
size, scale, shift = Tensor([3, 5], ms.int32), Tensor([0.7, 1.3]), Tensor([0.2, -0.3])
none = Tensor(np.zeros(0, np.float32))
boxes = Tensor(np.array([[[[0, 0, 1, 1]], [[0, 0, 1, 0.5]], [[-0.5, 0.1, 1.5, 1]], [[0.2, 0.2, 0.5, 0.5]]]], np.float32))
scores = Tensor(np.array([[[0.9, 0.1], [0.8, 0.7], [0.3, 0.6], [0.5, 0.2]]], np.float32))


def whole(x):
    return Tensor(x, ms.int32)


def scaled(kind, antialias, x=image):
    return ops.ScaleAndTranslate(kind, antialias)(x, size, scale, shift)


def resized(mode, how, x, sizes):
    return image_ops.ResizeV2(how, mode)(x, none, none, Tensor(sizes, ms.int64))


def kept(most, total, limit, least, *made_with):
    return ops.CombinedNonMaxSuppression(*made_with)(boxes, scores, whole(most), whole(total), Tensor(limit), Tensor(least))


def drawn(shape, *bounds):
    return ops.ParameterizedTruncatedNormal(1, 2)(whole(shape), *[Tensor(bound, ms.float32) for bound in bounds])


def shown(value):
    if isinstance(value, tuple):
        return [shown(part) for part in value]
    return str(value.dtype), value.shape, [round(float(x), 4) + 0.0 for x in value.asnumpy().reshape(-1)]


CALLS = """
scaled("lanczos1", True)
scaled("lanczos3", False)
scaled("lanczos5", True)
scaled("gaussian", True)
scaled("box", False)
scaled("triangle", True)
scaled("keyscubic", False)
scaled("mitchellcubic", True)
scaled("triangle", True, image.astype(ms.int32))
scaled("sharp", True)
ms.grad(lambda x: scaled("triangle", True, x))(image)
grads.ScaleAndTranslateGrad("triangle", True)(ops.ones((1, 3, 5, 2)), image, scale, shift)
resized("nearest", "half_pixel", planes[:, :, :1], [1, 2, 1, 6])
resized("linear", "half_pixel", planes[:, :, :1], [1, 2, 1, 6])
resized("linear", "align_corners", planes[:, :, :1], [1, 2, 1, 6])
resized("cubic", "half_pixel", planes, [1, 2, 3, 6])
resized("cubic", "align_corners", planes, [1, 2, 3, 6])
resized("nearest", "align_corners", planes, [1, 2, 3, 6])
resized("linear", "half_pixel", planes, [1, 2, 3, 6])
resized("linear", "half_pixel", planes, [1, 3, 1, 6])
resized("area", "half_pixel", planes, [1, 2, 1, 6])
kept(3, 4, 0.5, 0.25)
kept(2, 9, 0.49, 0.0, True)
kept(4, 5, 0.9, 0.1, False, False)
kept(-2, 5, 0.9, 0.1)
kept(2, 0, 0.9, 0.1)
kept(2, 5, 1.9, 0.1)
ops.CombinedNonMaxSuppression(1)
drawn([4], 0.0, 1.0, 2.0, 1.0)
drawn([2, 3], [0.0, 1.0, 2.0], [1.0], [-1.0], [1.0])
ops.ones(1) * float(np.abs(drawn([2, 50], [5.0], [2.0], [4.0], [6.0]).asnumpy() - 5).max() <= 1)
"""
for call in CALLS.strip().splitlines():
    try:
        print(call, "=>", shown(eval(call)))
    except Exception as e:
        print(call, "=>", type(e).__name__, str(e).split("\n\n---")[0].replace("\n", "\\n")[:300])

# expect: scaled("lanczos1", True) => ('Float32', (1, 3, 5, 2), [2.9317, 4.8205, 6.2145, 1.6792, 4.2042, 4.7492, 2.4883, 4.4883, 0.3749, 2.3749, 4.7553, 4.0814, 1.6288, 3.5683, 4.6871, 4.5599, 4.4229, 4.6546, 2.3094, 4.3094, 1.5325, 1.6763, 3.5741, 5.5425, 2.5454, 3.0709, 2.9859, 3.7583, 4.3594, 6.3594])
# expect: scaled("lanczos3", False) => ('Float32', (1, 3, 5, 2), [3.1313, 4.2573, 6.6991, 1.5066, 5.5237, 4.2871, 1.469, 4.4056, -0.019, 1.7542, 5.0246, 4.321, 0.5749, 3.5489, 4.5637, 4.7149, 5.2462, 4.9778, 1.7109, 4.1761, 1.2627, 1.9224, 3.7302, 5.6516, 2.2583, 3.1445, 2.7357, 3.7361, 4.9397, 7.1421])
# expect: scaled("lanczos5", True) => ('Float32', (1, 3, 5, 2), [2.8234, 5.1442, 5.5155, 1.6489, 5.208, 5.1553, 1.4286, 5.3163, 0.1642, 1.4862, 4.7083, 3.8298, 1.6878, 3.3793, 4.8449, 4.3015, 4.8685, 4.5851, 1.3961, 4.0244, 2.0777, 1.4608, 3.6112, 5.6291, 2.8254, 2.6314, 3.2593, 3.1008, 4.8974, 7.4994])
# expect: scaled("gaussian", True) => ('Float32', (1, 3, 5, 2), [3.5294, 4.5072, 4.8556, 2.679, 4.3109, 4.4039, 2.5609, 4.4383, 0.8402, 2.8354, 4.0978, 3.7495, 2.7882, 3.6491, 4.1447, 4.1946, 3.9731, 4.4245, 2.4664, 4.3065, 2.3697, 2.2616, 3.1495, 4.5586, 3.0942, 3.4676, 3.4237, 3.9687, 4.0622, 5.911])
# expect: scaled("box", False) => ('Float32', (1, 3, 5, 2), [2.75, 4.75, 6.75, 1.5, 3.5, 5.5, 3.5, 5.5, 0.25, 2.25, 4.25, 6.25, 1.0, 3.0, 5.0, 7.0, 5.0, 7.0, 1.75, 3.75, 0.0, 2.0, 4.0, 6.0, 0.75, 2.75, 0.75, 2.75, 4.75, 6.75])
# expect: scaled("triangle", True) => ('Float32', (1, 3, 5, 2), [3.3498, 4.6875, 5.2648, 2.1875, 4.4147, 4.4279, 2.4375, 4.4375, 0.5625, 2.5625, 4.4615, 3.8177, 2.1681, 3.5897, 4.2639, 4.2397, 4.1806, 4.4765, 2.3056, 4.3056, 2.1624, 1.9423, 3.3088, 5.0192, 2.9967, 3.3558, 3.3709, 3.9231, 4.2308, 6.2308])
# expect: scaled("keyscubic", False) => ('Float32', (1, 3, 5, 2), [3.0297, 4.4425, 6.7462, 1.5372, 4.9425, 4.3196, 1.8095, 4.3105, -0.0366, 1.9634, 4.7584, 4.3595, 1.1166, 3.535, 4.4311, 4.7023, 4.6186, 4.905, 2.0256, 4.2198, 1.1426, 1.9882, 3.6527, 5.6068, 2.2317, 3.3254, 2.774, 3.9805, 4.752, 6.8439])
# expect: scaled("mitchellcubic", True) => ('Float32', (1, 3, 5, 2), [3.3355, 4.7719, 5.2057, 2.2416, 4.5274, 4.5974, 2.2753, 4.6223, 0.4495, 2.4458, 4.3984, 3.7908, 2.339, 3.5683, 4.3633, 4.2299, 4.2389, 4.4853, 2.2173, 4.2628, 2.2251, 1.9161, 3.3033, 4.9363, 3.01, 3.2176, 3.3974, 3.7968, 4.2787, 6.3199])
# expect: scaled("triangle", True, image.astype(ms.int32)) => ('Float32', (1, 3, 5, 2), [2.7099, 4.0705, 4.6651, 1.7628, 3.9503, 4.0321, 2.0593, 4.0593, 0.2083, 2.2083, 4.0171, 3.4644, 1.9088, 3.3504, 4.0385, 4.084, 3.8291, 4.1838, 1.7778, 3.7778, 1.9127, 1.7692, 3.1257, 4.8462, 2.503, 2.9186, 2.7441, 3.3462, 3.6538, 5.6538])
# expect: scaled("sharp", True) => ValueError For 'ScaleAndTranslate', the 'kernel_type' must be str and must be in '['lanczos1', 'lanczos3', 'lanczos5', 'gaussian', 'box', 'triangle', 'keyscubic', 'mitchellcubic']', but got 'sharp'.
# expect: ms.grad(lambda x: scaled("triangle", True, x))(image) => ('Float32', (1, 4, 4, 2), [0.8287, 0.8287, 1.1156, 1.1156, 1.0199, 1.0199, 1.1793, 1.1793, 0.7639, 0.7639, 1.0283, 1.0283, 0.9402, 0.9402, 1.0871, 1.0871, 0.7536, 0.7536, 1.0144, 1.0144, 0.9275, 0.9275, 1.0724, 1.0724, 0.6538, 0.6538, 0.8802, 0.8802, 0.8047, 0.8047, 0.9305, 0.9305])
# expect: grads.ScaleAndTranslateGrad("triangle", True)(ops.ones((1, 3, 5, 2)), image, scale, shift) => ('Float32', (1, 4, 4, 2), [0.8287, 0.8287, 1.1156, 1.1156, 1.0199, 1.0199, 1.1793, 1.1793, 0.7639, 0.7639, 1.0283, 1.0283, 0.9402, 0.9402, 1.0871, 1.0871, 0.7536, 0.7536, 1.0144, 1.0144, 0.9275, 0.9275, 1.0724, 1.0724, 0.6538, 0.6538, 0.8802, 0.8802, 0.8047, 0.8047, 0.9305, 0.9305])
# expect: resized("nearest", "half_pixel", planes[:, :, :1], [1, 2, 1, 6]) => ('Float32', (1, 2, 1, 6), [2.75, 2.75, 4.75, 6.75, 6.75, 1.5, 5.75, 5.75, 0.5, 2.5, 2.5, 4.5])
# expect: resized("linear", "half_pixel", planes[:, :, :1], [1, 2, 1, 6]) => ('Float32', (1, 2, 1, 6), [2.75, 3.75, 5.0833, 6.4167, 4.125, 1.5, 5.75, 3.125, 0.8333, 2.1667, 3.5, 4.5])
# expect: resized("linear", "align_corners", planes[:, :, :1], [1, 2, 1, 6]) => ('Float32', (1, 2, 1, 6), [2.75, 3.95, 5.15, 6.35, 4.65, 1.5, 5.75, 2.6, 0.9, 2.1, 3.3, 4.5])
# expect: resized("cubic", "half_pixel", planes, [1, 2, 3, 6]) => ('Float32', (1, 2, 3, 6), [2.671, 3.7547, 5.229, 6.0665, 3.7893, 1.2292, 3.7014, 5.4309, 5.1511, 0.5984, 0.7292, 2.8576, 4.7318, 6.3976, 6.2908, 2.27, 2.1632, 3.829, 6.4371, 3.0951, 0.3803, 2.0406, 3.7821, 4.7682, 3.3911, 2.25, 1.7363, 3.1361, 4.8125, 5.7986, 0.345, 1.4049, 3.0922, 4.2316, 5.8429, 6.829])
# expect: resized("cubic", "align_corners", planes, [1, 2, 3, 6]) => ('Float32', (1, 2, 3, 6), [2.75, 3.758, 5.42, 6.95, 4.929, 1.5, 3.875, 5.7394, 4.9591, 0.7797, 0.3446, 2.625, 5.0, 6.791, 6.22, 2.53, 1.959, 3.75, 5.75, 2.321, 0.3, 1.83, 3.492, 4.5, 3.25, 2.0395, 1.773, 3.042, 4.617, 5.625, 0.75, 1.758, 3.246, 4.254, 5.742, 6.75])
# expect: resized("nearest", "align_corners", planes, [1, 2, 3, 6]) => ValueError For 'ResizeV2', coordinate_transformation_mode must be 'half_pixel' when mode = 'nearest', but got align_corners.
# expect: resized("linear", "half_pixel", planes, [1, 2, 3, 6]) => ValueError For 'ResizeV2', sizes[2] must be 1, when mode='nearest' or 'linear'.
# expect: resized("linear", "half_pixel", planes, [1, 3, 1, 6]) => ValueError For 'ResizeV2', sizes[0] and sizes[1] must be the same as the shape[0] and shape[1] of x.
# expect: resized("area", "half_pixel", planes, [1, 2, 1, 6]) => ValueError For 'ResizeV2', the 'mode' must be str and must be in '['nearest', 'linear', 'cubic']', but got 'area'.
# expect: kept(3, 4, 0.5, 0.25) => [('Float32', (1, 4, 4), [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0, 1.0, 0.5, 0.0, 0.1, 1.0, 1.0]), ('Float32', (1, 4), [0.9, 0.8, 0.7, 0.6]), ('Float32', (1, 4), [0.0, 0.0, 1.0, 1.0]), ('Int32', (1,), [4.0])]
# expect: kept(2, 9, 0.49, 0.0, True) => [('Float32', (1, 4, 4), [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.1, 1.0, 1.0, 0.2, 0.2, 0.5, 0.5]), ('Float32', (1, 4), [0.9, 0.7, 0.6, 0.5]), ('Float32', (1, 4), [0.0, 1.0, 1.0, 0.0]), ('Int32', (1,), [4.0])]
# expect: kept(4, 5, 0.9, 0.1, False, False) => [('Float32', (1, 5, 4), [0.0, 0.0, 1.0, 1.0, 0.0, 0.0, 1.0, 0.5, 0.0, 0.0, 1.0, 0.5, -0.5, 0.1, 1.5, 1.0, 0.2, 0.2, 0.5, 0.5]), ('Float32', (1, 5), [0.9, 0.8, 0.7, 0.6, 0.5]), ('Float32', (1, 5), [0.0, 0.0, 1.0, 1.0, 0.0]), ('Int32', (1,), [5.0])]
# expect: kept(-2, 5, 0.9, 0.1) => ValueError For primitive[CombinedNonMaxSuppression], the max_output_size_per_clas must be greater than 0, but got -2.
# expect: kept(2, 0, 0.9, 0.1) => ValueError For primitive[CombinedNonMaxSuppression], the max_total_size must be greater than 0, but got 0.
# expect: kept(2, 5, 1.9, 0.1) => ValueError For CombinedNonMaxSuppression, iou_threshold must be in [0,1], but got 1.9.
# expect: ops.CombinedNonMaxSuppression(1) => TypeError For 'CombinedNonMaxSuppression', the type of 'pad_per_class' should be 'bool', but got type 'int'.
# expect: drawn([4], 0.0, 1.0, 2.0, 1.0) => ValueError For primitive[ParameterizedTruncatedNormal], the size of argument[shape] must be greater than or equal to 2, but got 1.
# expect: drawn([2, 3], [0.0, 1.0, 2.0], [1.0], [-1.0], [1.0]) => ValueError For ParameterizedTruncatedNormal, mean must be 0d, or mean.shape = (2, ), but got (3, ).
# expect: ops.ones(1) * float(np.abs(drawn([2, 50], [5.0], [2.0], [4.0], [6.0]).asnumpy() - 5).max() <= 1) => ('Float32', (1,), [1.0])
