# OpenCV's numbers: every interpolation of Resize, whole and half pixels, turned, bent and blurred images
import numpy as np
import mindspore.dataset.vision as vision
from mindspore.dataset.vision import Inter

y, x = np.mgrid[0:9, 0:12]
image = np.stack([(y * 20 + x * 5) % 256, (y * 31 + x * 47) % 256, (y * x * 7) % 256], -1).astype(np.uint8)
floats = (image / 255).astype(np.float32)


def check(name, made):
    values = made.astype(np.float64).ravel()
    print(name, made.shape, made.dtype, round(float((values * (np.arange(values.size) % 97 + 1)).sum()), 3))


for size in ((4, 4), (3, 5), (11, 13), (18, 24), 6):
    for mode in (Inter.NEAREST, Inter.LINEAR, Inter.AREA, Inter.BICUBIC, Inter.PILCUBIC):
        check((size, mode.name), vision.Resize(size, mode)(image))
        if mode != Inter.PILCUBIC:
            check((size, mode.name), vision.Resize(size, mode)(floats))
check("half", vision.Resize((4, 6))(image[:8]))
check("batch", vision.Resize((4, 4))(np.stack([image, image[::-1]])))
for degrees in (30, -45.5):
    for mode in (Inter.NEAREST, Inter.BILINEAR, Inter.BICUBIC):
        check((degrees, mode.name), vision.Rotate(degrees, mode, degrees > 0, fill_value=(1, 2, 3))(image))
check("affine", vision.Affine(15, [0.2, 0.2], 1.1, [1.0, 5.0], Inter.BILINEAR)(image))
check("affine", vision.Affine(-40, [-0.1, 0.0], 0.7, 10.0, Inter.NEAREST, 7)(image))
corners, others = [[0, 0], [11, 0], [11, 8], [0, 8]], [[1, 1], [10, 0], [9, 8], [0, 6]]
check("perspective", vision.Perspective(corners, others, Inter.BILINEAR)(image))
for options in ((3,), ((5, 3),), (7, 3.0), ((5, 3), (0.5, 2.0))):
    check(options, vision.GaussianBlur(*options)(image))
for factor in (-0.2, 0.5):
    check(factor, vision.AdjustHue(factor)(image))
for operation in (vision.AdjustBrightness(2.0), vision.AdjustSaturation(0.5), vision.AdjustContrast(0.5), vision.AdjustSharpness(2.0)):
    made = operation(floats)
    print(type(operation).__name__, made.dtype, np.round(float(made.mean()), 4))
for wrong in (0, (1, 2, 3), (2.0, 3)):
    try:
        vision.Resize(wrong)
    except (TypeError, ValueError) as error:
        print(error)

# expect: ((4, 4), 'NEAREST') (4, 4, 3) uint8 134160.0
# expect: ((4, 4), 'NEAREST') (4, 4, 3) float32 526.118
# expect: ((4, 4), 'BILINEAR') (4, 4, 3) uint8 150404.0
# expect: ((4, 4), 'BILINEAR') (4, 4, 3) float32 589.373
# expect: ((4, 4), 'AREA') (4, 4, 3) uint8 148799.0
# expect: ((4, 4), 'AREA') (4, 4, 3) float32 583.352
# expect: ((4, 4), 'BICUBIC') (4, 4, 3) uint8 151962.0
# expect: ((4, 4), 'BICUBIC') (4, 4, 3) float32 595.352
# expect: ((4, 4), 'PILCUBIC') (4, 4, 3) uint8 148769.0
# expect: ((3, 5), 'NEAREST') (3, 5, 3) uint8 97404.0
# expect: ((3, 5), 'NEAREST') (3, 5, 3) float32 381.976
# expect: ((3, 5), 'BILINEAR') (3, 5, 3) uint8 132099.0
# expect: ((3, 5), 'BILINEAR') (3, 5, 3) float32 517.862
# expect: ((3, 5), 'AREA') (3, 5, 3) uint8 131009.0
# expect: ((3, 5), 'AREA') (3, 5, 3) float32 513.393
# expect: ((3, 5), 'BICUBIC') (3, 5, 3) uint8 132376.0
# expect: ((3, 5), 'BICUBIC') (3, 5, 3) float32 518.861
# expect: ((3, 5), 'PILCUBIC') (3, 5, 3) uint8 131125.0
# expect: ((11, 13), 'NEAREST') (11, 13, 3) uint8 2028289.0
# expect: ((11, 13), 'NEAREST') (11, 13, 3) float32 7954.075
# expect: ((11, 13), 'BILINEAR') (11, 13, 3) uint8 2199771.0
# expect: ((11, 13), 'BILINEAR') (11, 13, 3) float32 8634.446
# expect: ((11, 13), 'AREA') (11, 13, 3) uint8 2201841.0
# expect: ((11, 13), 'AREA') (11, 13, 3) float32 8641.481
# expect: ((11, 13), 'BICUBIC') (11, 13, 3) uint8 2209194.0
# expect: ((11, 13), 'BICUBIC') (11, 13, 3) float32 8658.442
# expect: ((11, 13), 'PILCUBIC') (11, 13, 3) uint8 2209107.0
# expect: ((18, 24), 'NEAREST') (18, 24, 3) uint8 6733287.0
# expect: ((18, 24), 'NEAREST') (18, 24, 3) float32 26405.048
# expect: ((18, 24), 'BILINEAR') (18, 24, 3) uint8 6741653.0
# expect: ((18, 24), 'BILINEAR') (18, 24, 3) float32 26458.505
# expect: ((18, 24), 'AREA') (18, 24, 3) uint8 6733287.0
# expect: ((18, 24), 'AREA') (18, 24, 3) float32 26405.048
# expect: ((18, 24), 'BICUBIC') (18, 24, 3) uint8 6754636.0
# expect: ((18, 24), 'BICUBIC') (18, 24, 3) float32 26465.709
# expect: ((18, 24), 'PILCUBIC') (18, 24, 3) uint8 6751149.0
# expect: (6, 'NEAREST') (6, 8, 3) uint8 617414.0
# expect: (6, 'NEAREST') (6, 8, 3) float32 2421.231
# expect: (6, 'BILINEAR') (6, 8, 3) uint8 683258.0
# expect: (6, 'BILINEAR') (6, 8, 3) float32 2681.53
# expect: (6, 'AREA') (6, 8, 3) uint8 682827.0
# expect: (6, 'AREA') (6, 8, 3) float32 2677.9
# expect: (6, 'BICUBIC') (6, 8, 3) uint8 684514.0
# expect: (6, 'BICUBIC') (6, 8, 3) float32 2684.201
# expect: (6, 'PILCUBIC') (6, 8, 3) uint8 684705.0
# expect: half (4, 6, 3) uint8 318766.0
# expect: batch (2, 4, 4, 3) uint8 522088.0
# expect: (30, 'NEAREST') (14, 15, 3) uint8 1723441.0
# expect: (30, 'BILINEAR') (14, 15, 3) uint8 1744150.0
# expect: (30, 'BICUBIC') (14, 15, 3) uint8 1787963.0
# expect: (-45.5, 'NEAREST') (9, 12, 3) uint8 1355761.0
# expect: (-45.5, 'BILINEAR') (9, 12, 3) uint8 1366480.0
# expect: (-45.5, 'BICUBIC') (9, 12, 3) uint8 1383513.0
# expect: affine (9, 12, 3) uint8 1083916.0
# expect: affine (9, 12, 3) uint8 848192.0
# expect: perspective (9, 12, 3) uint8 1298290.0
# expect: (3,) (9, 12, 3) uint8 1632568.0
# expect: ((5, 3),) (9, 12, 3) uint8 1634562.0
# expect: (7, 3.0) (9, 12, 3) uint8 1643105.0
# expect: ((5, 3), (0.5, 2.0)) (9, 12, 3) uint8 1628439.0
# expect: -0.2 (9, 12, 3) uint8 1654458.0
# expect: 0.5 (9, 12, 3) uint8 1717246.0
# expect: AdjustBrightness float32 0.8471
# expect: AdjustSaturation float32 0.4405
# expect: AdjustContrast float32 0.4405
# expect: AdjustSharpness float32 0.4254
# expect: Input is not within the required interval of [1, 16777216].
# expect: Size should be a single integer or a list/tuple (h, w) of length 2.
# expect: Argument size at dim 0 with value 2.0 is not of type [<class 'int'>], but got <class 'float'>.
