# Operations on uint8 images: colours, tables, patches, rotations, sizes.
import zlib
import numpy as np
import mindspore.dataset.transforms as T
import mindspore.dataset.vision as V

rng = np.random.RandomState(0)
image = rng.randint(0, 256, (9, 7, 3)).astype(np.uint8)
floats = rng.rand(3, 4, 3).astype(np.float32)


def show(operation, value=image):
    made = operation(value)
    for part in made if isinstance(made, tuple) else (made,):
        if part.dtype == np.uint8:
            print(type(operation).__name__, part.shape, zlib.crc32(np.ascontiguousarray(part).tobytes()), part.ravel()[:4])
        else:
            print(type(operation).__name__, part.dtype, part.shape, np.round(part.ravel()[:4], 3).tolist(), round(float(part.sum()), 1))


show(V.Invert())
for factor in (0.0, 0.5, 1.7):
    show(V.AdjustBrightness(factor))
    show(V.AdjustContrast(factor))
    show(V.AdjustSaturation(factor))
    show(V.AdjustSharpness(factor))
    show(V.AdjustGamma(factor + 0.5))
show(V.Solarize((10, 100)))
show(V.Solarize(120))
show(V.Posterize(3))
show(V.Equalize())
show(V.AutoContrast())
show(V.Erase(1, 2, 3, 2, (1, 2, 3)))
show(V.PadToSize((12, 10), (1, 2), 5))
show(V.PadToSize((12, 10)))
show(V.ConvertColor(V.ConvertMode.COLOR_RGB2GRAY))
show(V.ConvertColor(V.ConvertMode.COLOR_RGB2BGR))
show(V.NormalizePad([1.0, 2.0, 3.0], [2.0, 2.0, 2.0]))
show(V.RgbToHsv(is_hwc=True))
show(V.RgbToHsv(), image.transpose(2, 0, 1))
show(V.HsvToRgb(is_hwc=True), floats)
show(V.Resize((5, 4), V.Inter.NEAREST))
show(V.Resize((5, 4)))
show(V.Resize(5, V.Inter.LINEAR))
show(V.ResizedCrop(1, 2, 4, 4, (6, 6), V.Inter.NEAREST))
show(V.Rotate(90))
show(V.Rotate(90, expand=True))
show(V.Rotate(180))
show(V.Rotate(30))
show(V.Rotate(-45.5))
show(V.SlicePatches(2, 2))
show(V.SlicePatches(2, 2, V.SliceMode.DROP))
show(V.LinearTransformation(np.eye(12, dtype=np.float32) * 2, np.ones(12, np.float32)), floats[:, :2, :2].copy())
show(V.CenterCrop(11))
show(V.ToTensor(), floats)
print(T.Mask(T.Relational.GT, 2)(np.array([1, 3, 2])), T.Mask(T.Relational.LE, 3.5)(np.array([1.0, 5.0, 3.5])))
for operation in (V.RandomInvert(1.0), V.RandomEqualize(1.0), V.RandomAutoContrast(0.0, None, 1.0), V.RandomSolarize((50, 50)),
                  V.RandomPosterize((4, 4)), V.RandomColorAdjust((1.5, 1.5)), V.RandomColorAdjust(1, (0.5, 0.5)), V.RandomColor((0.5, 0.5)),
                  V.RandomSharpness((1.5, 1.5)), V.RandomRotation((90, 90)), V.RandomAdjustSharpness(1.5, 1.0)):
    print(type(operation).__name__, operation(image).shape)
for operation in (V.RandomResizedCrop((5, 4)), V.RandomErasing(1.0), V.CutOut(3), V.RandomResize((4, 3)), V.UniformAugment([V.Invert()], 1),
                  V.RandomSelectSubpolicy([[(V.Invert(), 1.0)]]), T.RandomOrder([V.Invert(), V.HorizontalFlip()])):
    print(type(operation).__name__, operation(image).shape)
for make in (lambda: V.Posterize(9), lambda: V.Solarize(300), lambda: V.AdjustGamma(-1), lambda: V.Invert()(3)):
    try:
        print(make())
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)

# expect: Invert (9, 7, 3) 1205921243 [ 83 208 138  63]
# expect: AdjustBrightness (9, 7, 3) 894780802 [0 0 0 0]
# expect: AdjustContrast (9, 7, 3) 40924907 [121 121 121 121]
# expect: AdjustSaturation (9, 7, 3) 2551795616 [ 92  92  92 125]
# expect: AdjustSharpness (9, 7, 3) 1421972712 [172  47 117 192]
# expect: AdjustGamma (9, 7, 3) 2872391436 [210 109 173 222]
# expect: AdjustBrightness (9, 7, 3) 359125455 [86 24 58 96]
# expect: AdjustContrast (9, 7, 3) 2043919140 [146  84 119 156]
# expect: AdjustSaturation (9, 7, 3) 2022878274 [132  70 104 158]
# expect: AdjustSharpness (9, 7, 3) 4161578551 [172  47 117 192]
# expect: AdjustGamma (9, 7, 3) 1333275783 [172  47 117 192]
# expect: AdjustBrightness (9, 7, 3) 2413981832 [255  80 199 255]
# expect: AdjustContrast (9, 7, 3) 4239179128 [208   0 114 242]
# expect: AdjustSaturation (9, 7, 3) 600647126 [228  15 134 239]
# expect: AdjustSharpness (9, 7, 3) 2981813815 [172  47 117 192]
# expect: AdjustGamma (9, 7, 3) 1114836930 [107   6  46 137]
# expect: Solarize (9, 7, 3) 2457052963 [172 208 117 192]
# expect: Solarize (9, 7, 3) 105079489 [ 83  47 117  63]
# expect: Posterize (9, 7, 3) 3131237385 [160  32  96 192]
# expect: Equalize (9, 7, 3) 1943963229 [189  29 103 197]
# expect: AutoContrast (9, 7, 3) 2985507839 [172  39 118 192]
# expect: Erase (9, 7, 3) 1758546433 [172  47 117 192]
# expect: PadToSize (12, 10, 3) 1418400945 [5 5 5 5]
# expect: PadToSize (12, 10, 3) 1681641842 [0 0 0 0]
# expect: ConvertColor (9, 7) 1793608394 [ 92 125 120 103]
# expect: ConvertColor (9, 7, 3) 4154812234 [117  47 172 251]
# expect: NormalizePad float32 (9, 7, 4) [85.5, 22.5, 57.0, 95.5] 11239.0
# expect: RgbToHsv float64 (9, 7, 3) [0.907, 0.727, 172.0, 0.78] 11367.9
# expect: RgbToHsv float64 (3, 9, 7) [0.907, 0.78, 0.084, 0.81] 11367.9
# expect: HsvToRgb float64 (3, 4, 3) [0.423, 0.553, 0.333, 0.146] 13.0
# expect: Resize (5, 4, 3) 1369948814 [172  47 117 192]
# expect: Resize (5, 4, 3) 4037616344 [130  66 168 127]
# expect: Resize (6, 5, 3) 4161316354 [144  60 151 158]
# expect: ResizedCrop (6, 6, 3) 3106546164 [25 77 72 25]
# expect: Rotate (9, 7, 3) 477866756 [0 0 0 0]
# expect: Rotate (7, 9, 3) 3613716261 [ 58 193 230 192]
# expect: Rotate (9, 7, 3) 776195441 [ 32 182 128   2]
# expect: Rotate (9, 7, 3) 2193297338 [  0   0   0 211]
# expect: Rotate (9, 7, 3) 506719984 [0 0 0 0]
# expect: SlicePatches (5, 4, 3) 2221112355 [172  47 117 192]
# expect: SlicePatches (5, 4, 3) 2058316025 [ 36  87  70 216]
# expect: SlicePatches (5, 4, 3) 3121144899 [  6 196  47 127]
# expect: SlicePatches (5, 4, 3) 1236845004 [148 227 186  23]
# expect: SlicePatches (4, 3, 3) 2466024382 [172  47 117 192]
# expect: SlicePatches (4, 3, 3) 2458961090 [211  21 242  36]
# expect: SlicePatches (4, 3, 3) 3419638507 [ 65 231 169  57]
# expect: SlicePatches (4, 3, 3) 1960909366 [ 82  91 128 142]
# expect: LinearTransformation float32 (3, 2, 2) [-1.4709999561309814, -1.2039999961853027, -1.6699999570846558, -1.2599999904632568] -11.6
# expect: CenterCrop (11, 11, 3) 2310958111 [0 0 0 0]
# expect: ToTensor float32 (3, 3, 4) [0.0010000000474974513, 0.0010000000474974513, 0.0020000000949949026, 0.0020000000949949026] 0.1
# expect: [False  True False] [ True False  True]
# expect: RandomInvert (9, 7, 3)
# expect: RandomEqualize (9, 7, 3)
# expect: RandomAutoContrast (9, 7, 3)
# expect: RandomSolarize (9, 7, 3)
# expect: RandomPosterize (9, 7, 3)
# expect: RandomColorAdjust (9, 7, 3)
# expect: RandomColorAdjust (9, 7, 3)
# expect: RandomColor (9, 7, 3)
# expect: RandomSharpness (9, 7, 3)
# expect: RandomRotation (9, 7, 3)
# expect: RandomAdjustSharpness (9, 7, 3)
# expect: RandomResizedCrop (5, 4, 3)
# expect: RandomErasing (9, 7, 3)
# expect: CutOut (9, 7, 3)
# expect: RandomResize (4, 3, 3)
# expect: UniformAugment (9, 7, 3)
# expect: RandomSelectSubpolicy (9, 7, 3)
# expect: RandomOrder (9, 7, 3)
# expect: ValueError Input bits is not within the required interval of [0, 8].
# expect: ValueError Input threshold[0] is not within the required interval of [0, 255].
# expect: ValueError Input is not within the required interval of [0, 16777216].
# expect: TypeError Input should be NumPy or PIL image, got <class 'int'>.
