import numpy as np
import mindspore.dataset.vision as V
from mindspore.dataset.vision import AutoAugmentPolicy, Border, ConvertMode, ImageBatchFormat, Inter

for text in (
        "CenterCrop()", "CenterCrop(2, 3)", "CenterCrop(sise=2)", "CenterCrop(0)", "CenterCrop((1, 2, 3))", "CenterCrop((1, 0))",
        "CenterCrop(1.5)", "CenterCrop(True)", "CenterCrop('')", "Resize(1.5)", "Resize((0.5, 1))", "Resize(2, None)", "Resize(2, 1)",
        "Pad(-1)", "Pad(1.5)", "Pad((1, 2, 3))", "Pad((1, -2))", "Pad(1, 256)", "Pad(1, (1, 2))", "Pad(1, 0, 'edge')", "PadToSize((1,))",
        "PadToSize(4, (1, 2, 3))", "RandomCrop((3, 0))", "RandomCrop(3, padding=[1, 'a'])", "RandomCrop(3, None, 1)",
        "RandomResizedCrop(3, (0.5, 0.2))", "RandomResizedCrop(3, (0.5,))", "RandomResizedCrop(3, ratio=(0, 2))",
        "RandomResizedCrop(3, max_attempts=0)", "RandomHorizontalFlip(2)", "RandomHorizontalFlip('a')", "RandomHorizontalFlip(True)",
        "RandomRotation(-1)", "RandomRotation((2, 1))", "RandomRotation((1, 2, 3))", "RandomRotation(5, Inter.LINEAR, 1)",
        "RandomRotation(5, center=3)", "Rotate('a')", "Rotate(5, 3)", "RandomColorAdjust(-1)", "RandomColorAdjust((2, 1))",
        "RandomColorAdjust(hue=0.7)", "RandomColorAdjust((1, 2, 3))", "RandomColor((2, 1))", "RandomColor(3)", "RandomSharpness((1,))",
        "RandomAffine(5, translate=(2, 0))", "RandomAffine(5, scale=(2, 1))", "RandomAffine(5, shear=-1)", "RandomAffine(5, shear=(1, 2, 3))",
        "RandomAffine(-5)", "RandomAffine(5, shear=(1, 2, 3, -1))", "Affine(5, (0.1,), 1, 0)", "Affine(5, (0.1, 0.1), 0, 0)",
        "RandomErasing(value='red')", "RandomErasing(value=(1, 2))", "RandomErasing(scale=(0.5, 0.2))", "RandomPosterize(9)",
        "RandomPosterize((3, 12, 4))", "RandomSolarize((3, 2))", "RandomSolarize([1, 2])", "Solarize((3, 2))", "Solarize('a')",
        "AutoContrast(50)", "AutoContrast(1, [300])", "AdjustGamma(-1)", "AdjustHue(0.6)", "AdjustBrightness(-1)", "AdjustBrightness('a')",
        "Normalize([1, 2], [1])", "Normalize(1, [1])", "Normalize([1], [1], 'a')", "NormalizePad([1], [1], 'int8')", "NormalizePad([1], [1], 3)",
        "Crop((1,), 2)", "Crop((1, -1), 2)", "ResizedCrop(-1, 0, 2, 2, 3)", "ResizedCrop(0, 0, 0, 2, 3)", "Erase(0, 0, 1, 1, (1, 2))",
        "Erase(0, 0, 1, 1, 300)", "GaussianBlur(2)", "GaussianBlur((3, 4))", "GaussianBlur(3, -1)", "GaussianBlur(3, (1, 2, 3))",
        "Grayscale(2)", "CutOut(0)", "CutOut(2, 'a')", "MixUp(0, 1)", "MixUp(2, 0)", "MixUpBatch(-1)", "CutMixBatch(1)",
        "CutMixBatch(ImageBatchFormat.NHWC, 0)", "CutMixBatch(ImageBatchFormat.NHWC, 1, 2)", "RandomLighting(-1)", "RandomPerspective(2.0)",
        "RandomPerspective(1)", "Perspective([], [])", "Perspective([1], [2])", "ConvertColor(1)", "SlicePatches(0)", "SlicePatches(fill_value=300)",
        "TenCrop(2, 1)", "ToType(3)", "Rescale('a', 1)", "LinearTransformation([1], np.zeros(1))", "UniformAugment([], 1)",
        "UniformAugment([1, 2], 2)", "RandomSelectSubpolicy([])", "RandomSelectSubpolicy([1])", "AutoAugment(1)",
        "AutoAugment(AutoAugmentPolicy.SVHN, 2)", "RandAugment(-1)", "RandAugment(2, 31)", "RandAugment(2, 5, 1)", "TrivialAugmentWide(1)",
        "RandomCropWithBBox(0)", "RandomResizeWithBBox('a')", "BoundingBoxAugment(V.RandomRotation(3), 2)", "HsvToRgb(1)", "RandomAdjustSharpness()"):
    try:
        eval("V." + text)
        print(text, "made")
    except Exception as error:
        print(text, type(error).__name__, error)
# expect: CenterCrop() TypeError missing a required argument: 'size'
# expect: CenterCrop(2, 3) TypeError too many positional arguments
# expect: CenterCrop(sise=2) TypeError missing a required argument: 'size'
# expect: CenterCrop(0) ValueError Input is not within the required interval of [1, 16777216].
# expect: CenterCrop((1, 2, 3)) TypeError Size should be a single integer or a list/tuple (h, w) of length 2.
# expect: CenterCrop((1, 0)) ValueError Input is not within the required interval of [1, 16777216].
# expect: CenterCrop(1.5) TypeError Argument size with value 1.5 is not of type [<class 'int'>, <class 'list'>, <class 'tuple'>], but got <class 'float'>.
# expect: CenterCrop(True) TypeError Argument size with value True is not of type (<class 'int'>, <class 'list'>, <class 'tuple'>), but got <class 'bool'>.
# expect: CenterCrop('') TypeError Argument size with value "" is not of type [<class 'int'>, <class 'list'>, <class 'tuple'>], but got <class 'str'>.
# expect: Resize(1.5) TypeError Size should be a single integer or a list/tuple (h, w) of length 2.
# expect: Resize((0.5, 1)) TypeError Argument size at dim 0 with value 0.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: Resize(2, None) KeyError 'Interpolation should not be None'
# expect: Resize(2, 1) TypeError Argument interpolation with value 1 is not of type [<enum 'Inter'>], but got <class 'int'>.
# expect: Pad(-1) ValueError Input padding is not within the required interval of [0, 2147483647].
# expect: Pad(1.5) TypeError Argument padding with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: Pad((1, 2, 3)) ValueError The size of the padding list or tuple should be 2 or 4.
# expect: Pad((1, -2)) ValueError Input pad_value is not within the required interval of [0, 2147483647].
# expect: Pad(1, 256) ValueError Input fill_value is not within the required interval of [0, 255].
# expect: Pad(1, (1, 2)) TypeError fill_value should be a single integer or a 3-tuple.
# expect: Pad(1, 0, 'edge') TypeError Argument padding_mode with value edge is not of type [<enum 'Border'>], but got <class 'str'>.
# expect: PadToSize((1,)) ValueError The size must be a sequence of length 2.
# expect: PadToSize(4, (1, 2, 3)) ValueError The offset must be empty or a sequence of length 2.
# expect: RandomCrop((3, 0)) ValueError Input is not within the required interval of [1, 16777216].
# expect: RandomCrop(3, padding=[1, 'a']) TypeError Argument padding[1] with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: RandomCrop(3, None, 1) TypeError Argument pad_if_needed with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: RandomResizedCrop(3, (0.5, 0.2)) ValueError scale should be in (min,max) format. Got (max,min).
# expect: RandomResizedCrop(3, (0.5,)) TypeError scale should be a list/tuple of length 2.
# expect: RandomResizedCrop(3, ratio=(0, 2)) ValueError Input ratio[0] is not within the required interval of (0, 16777216].
# expect: RandomResizedCrop(3, max_attempts=0) ValueError Input max_attempts is not within the required interval of [1, 2147483647].
# expect: RandomHorizontalFlip(2) ValueError Input prob is not within the required interval of [0.0, 1.0].
# expect: RandomHorizontalFlip('a') TypeError Argument prob with value a is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: RandomHorizontalFlip(True) TypeError Argument prob with value True is not of type (<class 'float'>, <class 'int'>), but got <class 'bool'>.
# expect: RandomRotation(-1) ValueError Input degrees is not within the required interval of [0, 16777216].
# expect: RandomRotation((2, 1)) ValueError degrees should be in (min,max) format. Got (max,min).
# expect: RandomRotation((1, 2, 3)) TypeError If degrees is a sequence, the length must be 2.
# expect: RandomRotation(5, Inter.LINEAR, 1) TypeError Argument expand with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: RandomRotation(5, center=3) ValueError Value center needs to be a 2-tuple.
# expect: Rotate('a') TypeError Argument degrees with value a is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: Rotate(5, 3) TypeError Argument resample with value 3 is not of type [<enum 'Inter'>], but got <class 'int'>.
# expect: RandomColorAdjust(-1) ValueError The input value of brightness cannot be negative.
# expect: RandomColorAdjust((2, 1)) ValueError brightness value should be in (min,max) format. Got (2, 1).
# expect: RandomColorAdjust(hue=0.7) ValueError Input is not within the required interval of [-0.5, 0.5].
# expect: RandomColorAdjust((1, 2, 3)) TypeError If brightness is a sequence, the length must be 2.
# expect: RandomColor((2, 1)) ValueError degrees should be in (min,max) format. Got (max,min).
# expect: RandomColor(3) TypeError degrees must be either a tuple or a list.
# expect: RandomSharpness((1,)) ValueError degrees must be a sequence with length 2.
# expect: RandomAffine(5, translate=(2, 0)) ValueError Input translate at 0 is not within the required interval of [-1.0, 1.0].
# expect: RandomAffine(5, scale=(2, 1)) ValueError Input scale[1] must be equal to or greater than scale[0].
# expect: RandomAffine(5, shear=-1) ValueError Input shear must be greater than 0.
# expect: RandomAffine(5, shear=(1, 2, 3)) TypeError shear must be of length 2 or 4.
# expect: RandomAffine(-5) ValueError Input degrees is not within the required interval of [0, 16777216].
# expect: RandomAffine(5, shear=(1, 2, 3, -1)) ValueError Input shear[1] must be equal to or greater than shear[0] and shear[3] must be equal to or greater than shear[2].
# expect: Affine(5, (0.1,), 1, 0) TypeError The length of translate should be 2.
# expect: Affine(5, (0.1, 0.1), 0, 0) ValueError Input scale must be greater than 0.
# expect: RandomErasing(value='red') ValueError The value for erasing should be either a single value, or a string 'random', or a sequence of 3 elements for RGB respectively.
# expect: RandomErasing(value=(1, 2)) ValueError The value for erasing should be either a single value, or a string 'random', or a sequence of 3 elements for RGB respectively.
# expect: RandomErasing(scale=(0.5, 0.2)) ValueError scale should be in (min,max) format. Got (max,min).
# expect: RandomPosterize(9) ValueError Input is not within the required interval of [1, 8].
# expect: RandomPosterize((3, 12, 4)) TypeError Size of bits should be a single integer or a list/tuple (min, max) of length 2.
# expect: RandomSolarize((3, 2)) ValueError threshold must be in min max format numbers.
# expect: RandomSolarize([1, 2]) TypeError Argument threshold with value [1, 2] is not of type [<class 'tuple'>], but got <class 'list'>.
# expect: Solarize((3, 2)) ValueError threshold must be in order of (min, max).
# expect: Solarize('a') TypeError Argument threshold with value a is not of type [<class 'float'>, <class 'int'>, <class 'list'>, <class 'tuple'>], but got <class 'str'>.
# expect: AutoContrast(50) ValueError Input cutoff is not within the required interval of [0, 50).
# expect: AutoContrast(1, [300]) ValueError Input ignore is not within the required interval of [0, 255].
# expect: AdjustGamma(-1) ValueError Input is not within the required interval of [0, 16777216].
# expect: AdjustHue(0.6) ValueError Input hue_factor is not within the required interval of [-0.5, 0.5].
# expect: AdjustBrightness(-1) ValueError Input brightness_factor is not within the required interval of [0, 16777216].
# expect: AdjustBrightness('a') TypeError Argument brightness_factor with value a is not of type [<class 'float'>, <class 'int'>], but got <class 'str'>.
# expect: Normalize([1, 2], [1]) ValueError Length of mean and std must be equal.
# expect: Normalize(1, [1]) TypeError Argument mean with value 1 is not of type [<class 'list'>, <class 'tuple'>], but got <class 'int'>.
# expect: Normalize([1], [1], 'a') TypeError Argument is_hwc with value a is not of type [<class 'bool'>], but got <class 'str'>.
# expect: NormalizePad([1], [1], 'int8') ValueError dtype only supports float32 or float16.
# expect: NormalizePad([1], [1], 3) TypeError dtype should be string.
# expect: Crop((1,), 2) TypeError Coordinates should be a list/tuple (y, x) of length 2.
# expect: Crop((1, -1), 2) ValueError Input coordinates[1] is not within the required interval of [0, 2147483647].
# expect: ResizedCrop(-1, 0, 2, 2, 3) ValueError Input top is not within the required interval of [0, 2147483647].
# expect: ResizedCrop(0, 0, 0, 2, 3) ValueError Input height is not within the required interval of [1, 2147483647].
# expect: Erase(0, 0, 1, 1, (1, 2)) TypeError value should be a single integer/float or a 3-tuple.
# expect: Erase(0, 0, 1, 1, 300) ValueError Input value[0] is not within the required interval of [0, 255].
# expect: GaussianBlur(2) ValueError Input kernel_size is not an odd value.
# expect: GaussianBlur((3, 4)) ValueError Input kernel_size[1] is not an odd value.
# expect: GaussianBlur(3, -1) ValueError Input sigma is not within the required interval of [0, 16777216].
# expect: GaussianBlur(3, (1, 2, 3)) TypeError Sigma should be a single number or a list/tuple of length 2 for width and height.
# expect: Grayscale(2) ValueError Number of channels of the output grayscale imageshould be either 1 or 3. Got 2.
# expect: CutOut(0) ValueError Input is not within the required interval of [1, 16777216].
# expect: CutOut(2, 'a') TypeError Argument num_patches with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: MixUp(0, 1) ValueError Input is not within the required interval of [1, 16777216].
# expect: MixUp(2, 0) ValueError Input alpha must be greater than 0.
# expect: MixUpBatch(-1) ValueError Input alpha must be greater than 0.
# expect: CutMixBatch(1) TypeError Argument image_batch_format with value 1 is not of type [<enum 'ImageBatchFormat'>], but got <class 'int'>.
# expect: CutMixBatch(ImageBatchFormat.NHWC, 0) ValueError Input is not within the required interval of (0, 16777216].
# expect: CutMixBatch(ImageBatchFormat.NHWC, 1, 2) ValueError Input prob is not within the required interval of [0, 1].
# expect: RandomLighting(-1) ValueError Input alpha is not within the required interval of [0, 16777216].
# expect: RandomPerspective(2.0) ValueError Input distortion_scale is not within the required interval of [0.0, 1.0].
# expect: RandomPerspective(1) TypeError Argument distortion_scale with value 1 is not of type [<class 'float'>], but got <class 'int'>.
# expect: Perspective([], []) TypeError start_points should be a list or tuple of length 4.
# expect: Perspective([1], [2]) TypeError Argument start_points[0] with value 1 is not of type [<class 'list'>, <class 'tuple'>], but got <class 'int'>.
# expect: ConvertColor(1) TypeError Argument convert_mode with value 1 is not of type [<enum 'ConvertMode'>], but got <class 'int'>.
# expect: SlicePatches(0) ValueError Input num_height is not within the required interval of [1, 2147483647].
# expect: SlicePatches(fill_value=300) ValueError Input fill_value is not within the required interval of [0, 255].
# expect: TenCrop(2, 1) TypeError Argument use_vertical_flip with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: ToType(3) TypeError Argument data_type with value 3 is not of type [<class 'mindspore._c_expression.typing.Type'>, <class 'numpy.dtype'>], but got <class 'int'>.
# expect: Rescale('a', 1) TypeError Argument rescale with value a is not of type [<class 'numbers.Number'>], but got <class 'str'>.
# expect: LinearTransformation([1], np.zeros(1)) TypeError Argument transformation_matrix with value [1] is not of type [<class 'numpy.ndarray'>], but got <class 'list'>.
# expect: UniformAugment([], 1) ValueError num_ops is greater than transforms list size.
# expect: UniformAugment([1, 2], 2) TypeError transforms[0] is neither a transforms op (TensorOperation) nor a callable pyfunc.
# expect: RandomSelectSubpolicy([]) ValueError policy can not be empty.
# expect: RandomSelectSubpolicy([1]) TypeError Argument policy[[0]] with value 1 is not of type [<class 'list'>], but got <class 'int'>.
# expect: AutoAugment(1) TypeError Argument policy with value 1 is not of type [<enum 'AutoAugmentPolicy'>], but got <class 'int'>.
# expect: AutoAugment(AutoAugmentPolicy.SVHN, 2) TypeError Argument interpolation with value 2 is not of type [<enum 'Inter'>], but got <class 'int'>.
# expect: RandAugment(-1) ValueError Input num_ops is not within the required interval of [0, 16777216].
# expect: RandAugment(2, 31) ValueError Input magnitude is not within the required interval of [0, 31).
# expect: RandAugment(2, 5, 1) ValueError Input num_magnitude_bins is not within the required interval of [2, 16777216].
# expect: TrivialAugmentWide(1) ValueError Input num_magnitude_bins is not within the required interval of [2, 16777216].
# expect: RandomCropWithBBox(0) ValueError Input is not within the required interval of [1, 16777216].
# expect: RandomResizeWithBBox('a') TypeError Size should be a single integer or a list/tuple (h, w) of length 2.
# expect: BoundingBoxAugment(V.RandomRotation(3), 2) ValueError Input ratio is not within the required interval of [0.0, 1.0].
# expect: HsvToRgb(1) TypeError Argument is_hwc with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: RandomAdjustSharpness() TypeError missing a required argument: 'degree'
