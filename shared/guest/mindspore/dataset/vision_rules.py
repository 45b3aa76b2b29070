"""What each operation of mindspore.dataset.vision takes: one rule an argument (checks.py)."""
from numbers import Number
import numpy as np
from mindspore.common import dtype as mstype
from mindspore.dataset.checks import (FLOAT, INT32, above_zero, check_above_zero, check_items, check_length, check_range, check_type, flag,
                                      instance, number, optional, whole)
from mindspore.dataset.vision_enums import AutoAugmentPolicy, Border, ConvertMode, ImageBatchFormat, Inter, SliceMode

_SIDES, _PAIR = "{} should be a list/tuple of length 2.", "{} should be a list or tuple of length 2."
_ORDER = "{} should be in (min,max) format. Got (max,min)."


def _crop_size(value, name):
    check_type(value, (int, list, tuple), name)
    if isinstance(value, int):
        check_range(value, 1, FLOAT)
        return
    check_length(value, (2,), "Size should be a single integer or a list/tuple (h, w) of length 2.")
    for place, side in enumerate(value):
        check_type(side, (int,), f"{name}[{place}]")
        check_range(side, 1, FLOAT)


def _resize_size(value, name):
    if isinstance(value, int):
        check_range(value, 1, FLOAT)
        return
    words = "Size should be a single integer or a list/tuple (h, w) of length 2."
    if not isinstance(value, (list, tuple)):
        raise TypeError(words)
    check_length(value, (2,), words)
    for place, side in enumerate(value):
        check_type(side, (int,), f"{name} at dim {place}")
        check_range(side, 1, INT32, f"{name} at dim {place}")


def _fill_value(value, name):
    if isinstance(value, int):
        check_type(value, (int,), name)
        check_range(value, 0, 255, name)
    elif isinstance(value, tuple) and len(value) == 3:
        for place, part in enumerate(value):
            check_type(part, (int,), f"{name}[{place}]")
            check_range(part, 0, 255, f"{name}[{place}]")
    else:
        raise TypeError("fill_value should be a single integer or a 3-tuple.")


def _padding(value, name):
    if isinstance(value, Number):
        check_type(value, (int,), name)
        check_range(value, 0, INT32, name)
        return
    check_type(value, (tuple, list, Number), name)
    check_length(value, (2, 4), "The size of the padding list or tuple should be 2 or 4.", ValueError)
    for place, side in enumerate(value):
        check_type(side, (int,), f"{name}[{place}]")
        check_range(side, 0, INT32, "pad_value")


def _side_or_pair(low, words, may_be_empty=False):
    """PadToSize's pairs, whose elements are named without brackets."""
    def rule(value, name):
        check_type(value, (int, list, tuple), name)
        if isinstance(value, int):
            check_range(value, low, INT32, name)
            return
        check_length(value, (0, 2) if may_be_empty else (2,), words, ValueError)
        for place, side in enumerate(value):
            check_type(side, (int,), f"{name}{place}")
            check_range(side, low, INT32, f"{name}{place}")
    return rule


def _rising(kinds, words, lowest, highest):
    """A list or tuple (low, high), as scale and ratio of crops are; `lowest` and `highest` check the two."""
    def rule(value, name):
        check_type(value, kinds, name)
        check_items(value, (float, int), name)
        check_length(value, (2,), words.format(name))
        lowest(value[0], name)
        if value[0] > value[1]:
            raise ValueError(_ORDER.format(name))
        highest(value[1], name)
    return rule


def _highest(value, name):
    check_above_zero(value, f"{name}[1]")


def _from_zero_on(value, name):
    check_range(value, 0, FLOAT)


def _above(value, name):
    check_range(value, 0, FLOAT, ends="(]")


def _first_above(value, name):
    check_range(value, 0, FLOAT, f"{name}[0]", "(]")


def _turn_range(value, name):
    """Degrees of random rotations: a range, or one number around zero."""
    check_type(value, (int, float, list, tuple), name)
    if isinstance(value, (int, float)):
        check_range(value, 0, FLOAT, name)
        return
    check_length(value, (2,), f"If {name} is a sequence, the length must be 2.")
    check_items(value, (int, float), name)
    for side in value:
        check_range(side, -FLOAT, FLOAT, name)
    if value[0] > value[1]:
        raise ValueError(_ORDER.format(name))


def _colour_range(value, name):
    if not isinstance(value, (list, tuple)):
        raise TypeError(f"{name} must be either a tuple or a list.")
    check_items(value, (int, float), name)
    check_length(value, (2,), f"{name} must be a sequence with length 2.", ValueError)
    for side in value:
        check_range(side, 0, FLOAT)
    if value[0] > value[1]:
        raise ValueError(_ORDER.format(name))


def _change(center, low, high):
    """RandomColorAdjust's: a change around a center, or a range."""
    def rule(value, name):
        check_type(value, (Number, list, tuple), name) if not isinstance(value, bool) else None
        if isinstance(value, Number):
            if value < 0:
                raise ValueError(f"The input value of {name} cannot be negative.")
            value = (max(0, center - value) if center else -value, center + value)
        else:
            check_length(value, (2,), f"If {name} is a sequence, the length must be 2.")
            if value[0] > value[1]:
                raise ValueError(f"{name} value should be in (min,max) format. Got ({value[0]}, {value[1]}).")
        for side in value:
            if not low <= side <= high:
                raise ValueError(f"Input is not within the required interval of [{low}, {high}].")
    return rule


def _center(value, name):
    if not isinstance(value, tuple) or len(value) != 2:
        raise ValueError("Value center needs to be a 2-tuple.")
    check_items(value, (int, float), name)
    for side in value:
        check_range(side, -INT32 - 1, INT32, name)


def _coordinates(value, name):
    check_type(value, (list, tuple), name)
    check_length(value, (2,), "Coordinates should be a list/tuple (y, x) of length 2.")
    for place, side in enumerate(value):
        check_type(side, (int,), f"{name}[{place}]")
        check_range(side, 0, INT32, f"{name}[{place}]")


def _ignored(value, name):
    check_type(value, (list, tuple, int), name)
    if isinstance(value, int):
        check_range(value, 0, 255, name)
        return
    for item in value:
        check_type(item, (int,), "item")
        check_range(item, 0, 255, name)


def _erase_value(value, name):
    check_type(value, (float, int, tuple), name)
    if isinstance(value, tuple):
        check_length(value, (3,), "value should be a single integer/float or a 3-tuple.")
    for place, part in enumerate(value if isinstance(value, tuple) else (value,)):
        check_type(part, (float, int), f"{name}[{place}]")
        check_range(part, 0, 255, f"{name}[{place}]")


def _erasing_value(value, name):
    check_type(value, (int, list, tuple, str), name)
    if isinstance(value, int):
        check_range(value, 0, 255)
    elif isinstance(value, (list, tuple)) and len(value) == 3:
        for part in value:
            check_type(part, (int,), name)
            check_range(part, 0, 255, name)
    elif value != "random":
        raise ValueError("The value for erasing should be either a single value, or a string 'random', or a sequence of 3 elements for RGB "
                         "respectively.")


def _odd_kernel(value, name):
    check_type(value, (int, list, tuple), name)
    if isinstance(value, int):
        sides = ((name, value),)
    else:
        check_length(value, (2,), "Kernel size should be a single integer or a list/tuple (kernel_width, kernel_height) of length 2.")
        sides = [(f"{name}[{place}]", side) for place, side in enumerate(value)]
    for label, side in sides:
        check_type(side, (int,), label)
        check_range(side, 1, FLOAT, name)
        if side % 2 == 0:
            raise ValueError(f"Input {label} is not an odd value.")


def _sigma(value, name):
    if not isinstance(value, bool):
        check_type(value, (Number, list, tuple), name)
    if isinstance(value, Number):
        check_range(value, 0, FLOAT, name)
        return
    check_length(value, (2,), "Sigma should be a single number or a list/tuple of length 2 for width and height.")
    for place, side in enumerate(value):
        check_type(side, (Number,), f"size[{place}]")
        check_range(side, 0, FLOAT, name)


def _affine_translate(value, name):
    check_type(value, (list, tuple), name)
    check_length(value, (2,), "The length of translate should be 2.")
    for place, side in enumerate(value):
        check_type(side, (int, float), f"{name}[{place}]")
        check_range(side, -1.0, 1.0, f"{name}[{place}]")


def _affine_shear(value, name):
    if not isinstance(value, bool):
        check_type(value, (Number, tuple, list), name)
    if isinstance(value, Number):
        check_range(value, -180, 180, name)
        return
    check_length(value, (2,), "The length of shear should be 2.")
    for place, side in enumerate(value):
        check_type(side, (int, float), f"{name}[{place}]")
        check_range(side, -180, 180, f"{name}[{place}]")


def _random_translate(value, name):
    check_type(value, (list, tuple), name)
    check_items(value, (int, float), name)
    check_length(value, (2, 4), "translate should be a list or tuple of length 2 or 4.")
    for place, side in enumerate(value):
        check_range(side, -1.0, 1.0, f"{name} at {place}")


def _random_scale(value, name):
    check_type(value, (tuple, list), name)
    check_items(value, (int, float), name)
    check_length(value, (2,), "scale should be a list or tuple of length 2.")
    check_range(value[0], 0, FLOAT)
    if value[1] < value[0]:
        raise ValueError("Input scale[1] must be equal to or greater than scale[0].")
    check_above_zero(value[1], "scale[1]")


def _random_shear(value, name):
    if not isinstance(value, bool):
        check_type(value, (Number, tuple, list), name)
    if isinstance(value, Number):
        check_above_zero(value, name)
        return
    check_items(value, (int, float), name)
    check_length(value, (2, 4), "shear must be of length 2 or 4.")
    pairs = [(place, place + 1) for place in range(0, len(value), 2)]
    if any(value[high] < value[low] for low, high in pairs):
        words = [f"shear[{high}] must be equal to or greater than shear[{low}]" for low, high in pairs]
        raise ValueError("Input " + " and ".join(words) + ("." if len(pairs) > 1 else ""))


def _bits(value, name):
    check_type(value, (list, tuple, int), name)
    if isinstance(value, int):
        check_range(value, 1, 8)
        return
    check_length(value, (2,), "Size of bits should be a single integer or a list/tuple (min, max) of length 2.")
    for item in value:
        check_type(item, (int,), name)
        check_range(item, 0, 255, name)
    if value[0] > value[1]:
        raise ValueError("Input is not within the required interval of [1, 8].")


def _random_threshold(value, name):
    check_type(value, (tuple,), name)
    check_items(value, (int,), name)
    check_length(value, (2,), "threshold must be a sequence of two numbers.", ValueError)
    for side in value:
        check_range(side, 0, 255)
    if value[1] < value[0]:
        raise ValueError("threshold must be in min max format numbers.")


def _threshold(value, name):
    check_type(value, (float, int, list, tuple), name)
    sides = (value, value) if isinstance(value, (int, float)) else value
    check_items(sides, (float, int), name)
    check_length(sides, (2,), "threshold must be a single number or sequence of two numbers.")
    for place, side in enumerate(sides):
        check_range(side, 0, 255, f"{name}[{place}]")
    if sides[1] < sides[0]:
        raise ValueError("threshold must be in order of (min, max).")


def _points(value, name):
    check_type(value, (list, tuple), name)
    words = name + " should be a list or tuple of length {}."
    check_length(value, (4,), words.format(4)) if not value else None
    for place, point in enumerate(value):
        check_type(point, (list, tuple), f"{name}[{place}]")
    check_length(value, (4,), words.format(4))
    for place, point in enumerate(value):
        check_length(point, (2,), f"{name}[{place}] should be a list or tuple of length 2.")
        for axis, part in enumerate(point):
            check_type(part, (int,), f"{name}[{place}][{axis}]")


def _same_length(mean, std, **rest):
    if len(mean) != len(std):
        raise ValueError("Length of mean and std must be equal.")
    for values, name, ends in ((mean, "mean", "[]"), (std, "std", "(]")):
        for place, value in enumerate(values):
            check_type(value, (int, float), f"{name}[{place}]")
            check_range(value, 0, INT32 if ends == "[]" else INT32, f"{name}[{place}]", ends)


def _padded_dtype(value, name):
    if not isinstance(value, str):
        raise TypeError("dtype should be string.")
    if value not in ("float32", "float16"):
        raise ValueError("dtype only supports float32 or float16.")


def _channels(value, name):
    check_type(value, (int,), name)
    if value not in (1, 3):
        raise ValueError(f"Number of channels of the output grayscale imageshould be either 1 or 3. Got {value}.")


def _output_type(value, name):
    try:
        np.dtype(value)
    except TypeError:
        check_type(value, (mstype.Type, np.dtype), name)


def _policy(value, name):
    check_type(value, (list,), name)
    if not value:
        raise ValueError("policy can not be empty.")
    for place, part in enumerate(value):
        check_type(part, (list,), f"{name}[{[place]}]")
        if not part:
            raise ValueError(f"policy[{place}] can not be empty.")


def _augmentations(transforms, num_ops):
    if num_ops > len(transforms):
        raise ValueError("num_ops is greater than transforms list size.")
    check_type(transforms, (list, tuple), "transforms list")
    for place, operation in enumerate(transforms):
        if not callable(operation):
            raise TypeError(f"transforms[{place}] is neither a transforms op (TensorOperation) nor a callable pyfunc.")


def _magnitude(num_ops, magnitude, num_magnitude_bins, **rest):
    check_range(magnitude, 0, num_magnitude_bins, "magnitude", "[)")


_from_zero = number(0, FLOAT, label="")
_named_from_zero = number(0, FLOAT)
_prob = number(0.0, 1.0)
_fraction = number(0.0, 1.0, (float,))
_cutoff = number(0, 50, (int, float), ends="[)")
_place, _extent = whole(0), whole(1)
_inter, _border = instance(Inter), instance(Border)
_count = whole(1, FLOAT, label="")
_scaling = number(-FLOAT, FLOAT, (float, int))
_crop_ranges = {"scale": optional(_rising((tuple, list), _SIDES, _from_zero_on, _highest)),
                "ratio": optional(_rising((tuple, list), _SIDES, _first_above, _highest)), "interpolation": optional(_inter),
                "max_attempts": optional(_extent)}
_padded_crop = {"size": _crop_size, "padding": optional(_padding), "pad_if_needed": flag, "fill_value": optional(_fill_value),
                "padding_mode": optional(_border)}
_filled = {"interpolation": _inter, "fill_value": _fill_value}
_means = {"mean": instance(list, tuple), "std": instance(list, tuple), "is_hwc": flag, "": _same_length}
_rectangle = {"top": _place, "left": _place, "height": _extent, "width": _extent}


def _rescale(value, name):
    if not isinstance(value, bool):
        check_type(value, (Number,), name)
    _scaling(value, name)


RULES = {
    "AdjustBrightness": {"brightness_factor": _named_from_zero},
    "AdjustContrast": {"contrast_factor": _named_from_zero},
    "AdjustGamma": {"gamma": _from_zero, "gain": optional(number(-FLOAT, FLOAT, label=""))},
    "AdjustHue": {"hue_factor": number(-0.5, 0.5)},
    "AdjustSaturation": {"saturation_factor": _from_zero},
    "AdjustSharpness": {"sharpness_factor": _from_zero},
    "Affine": {"degrees": number(-180, 180, (int, float)), "translate": _affine_translate, "scale": above_zero(int, float),
               "shear": _affine_shear, "resample": _inter, "fill_value": _fill_value},
    "AutoAugment": {"policy": instance(AutoAugmentPolicy), **_filled},
    "AutoContrast": {"cutoff": _cutoff, "ignore": optional(_ignored)},
    "BoundingBoxAugment": {"ratio": _prob},
    "CenterCrop": {"size": _crop_size},
    "ConvertColor": {"convert_mode": instance(ConvertMode)},
    "Crop": {"coordinates": _coordinates, "size": _crop_size},
    "CutMixBatch": {"image_batch_format": instance(ImageBatchFormat), "alpha": number(0, FLOAT, (int, float), label="", ends="(]"),
                    "prob": number(0, 1, (int, float))},
    "CutOut": {"length": _count, "num_patches": _count, "is_hwc": flag},
    "Decode": {"to_pil": flag},
    "Erase": {**_rectangle, "value": _erase_value, "inplace": flag},
    "FiveCrop": {"size": _crop_size},
    "GaussianBlur": {"kernel_size": _odd_kernel, "sigma": optional(_sigma)},
    "Grayscale": {"num_output_channels": _channels},
    "HsvToRgb": {"is_hwc": flag},
    "LinearTransformation": {"transformation_matrix": instance(np.ndarray), "mean_vector": instance(np.ndarray)},
    "MixUp": {"batch_size": _count, "alpha": above_zero(int, float), "is_single": flag},
    "MixUpBatch": {"alpha": above_zero(int, float, most=FLOAT)},
    "Normalize": _means,
    "NormalizePad": {"mean": _means["mean"], "std": _means["std"], "dtype": _padded_dtype, "is_hwc": flag, "": _same_length},
    "Pad": {"padding": _padding, "fill_value": _fill_value, "padding_mode": _border},
    "PadToSize": {"size": _side_or_pair(1, "The size must be a sequence of length 2."),
                  "offset": optional(_side_or_pair(0, "The offset must be empty or a sequence of length 2.", may_be_empty=True)),
                  "fill_value": _fill_value, "padding_mode": _border},
    "Perspective": {"start_points": _points, "end_points": _points, "interpolation": _inter},
    "Posterize": {"bits": whole(0, 8)},
    "RandAugment": {"num_ops": whole(0, FLOAT), "magnitude": instance(int), "num_magnitude_bins": whole(2, FLOAT), **_filled,
                    "": _magnitude},
    "RandomAdjustSharpness": {"degree": _named_from_zero, "prob": _prob},
    "RandomAffine": {"degrees": _turn_range, "translate": optional(_random_translate), "scale": optional(_random_scale),
                     "shear": optional(_random_shear), "resample": _inter, "fill_value": optional(_fill_value)},
    "RandomAutoContrast": {"cutoff": _cutoff, "ignore": optional(_ignored), "prob": _prob},
    "RandomColor": {"degrees": optional(_colour_range)},
    "RandomColorAdjust": {"brightness": _change(1, 0, FLOAT), "contrast": _change(1, 0, FLOAT), "saturation": _change(1, 0, FLOAT),
                          "hue": _change(0, -0.5, 0.5)},
    "RandomCrop": _padded_crop,
    "RandomCropDecodeResize": {"size": _crop_size, **_crop_ranges},
    "RandomCropWithBBox": _padded_crop,
    "RandomErasing": {"prob": _prob, "scale": _rising((list, tuple), _PAIR, _from_zero_on, _highest),
                      "ratio": _rising((list, tuple), _PAIR, _above, _highest), "value": _erasing_value, "inplace": flag,
                      "max_attempts": _count},
    "RandomLighting": {"alpha": _named_from_zero},
    "RandomPerspective": {"distortion_scale": _fraction, "prob": _fraction, "interpolation": _inter},
    "RandomPosterize": {"bits": optional(_bits)},
    "RandomResize": {"size": _resize_size},
    "RandomResizeWithBBox": {"size": _resize_size},
    "RandomResizedCrop": {"size": _crop_size, **_crop_ranges},
    "RandomResizedCropWithBBox": {"size": _crop_size, **_crop_ranges},
    "RandomRotation": {"degrees": _turn_range, "resample": _inter, "expand": flag, "center": optional(_center), "fill_value": _fill_value},
    "RandomSelectSubpolicy": {"policy": _policy},
    "RandomSharpness": {"degrees": optional(_colour_range)},
    "RandomSolarize": {"threshold": _random_threshold},
    "Rescale": {"rescale": _rescale, "shift": _rescale},
    "Resize": {"size": _resize_size},
    "ResizeWithBBox": {"size": _resize_size},
    "ResizedCrop": {**_rectangle, "size": _crop_size, "interpolation": _inter},
    "RgbToHsv": {"is_hwc": flag},
    "Rotate": {"degrees": _scaling, "resample": _inter, "expand": flag, "center": optional(_center), "fill_value": _fill_value},
    "SlicePatches": {"num_height": optional(_extent), "num_width": optional(_extent), "slice_mode": optional(instance(SliceMode)),
                     "fill_value": optional(whole(0, 255))},
    "Solarize": {"threshold": _threshold},
    "TenCrop": {"size": _crop_size, "use_vertical_flip": optional(flag)},
    "ToTensor": {"output_type": _output_type},
    "ToType": {"data_type": _output_type},
    "TrivialAugmentWide": {"num_magnitude_bins": whole(2, FLOAT), **_filled},
    "UniformAugment": {"num_ops": above_zero(int), "": _augmentations},
    **{name: {"prob": _prob} for name in ("RandomEqualize", "RandomGrayscale", "RandomHorizontalFlip", "RandomHorizontalFlipWithBBox",
                                          "RandomInvert", "RandomVerticalFlip", "RandomVerticalFlipWithBBox")},
}
