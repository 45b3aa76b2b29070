"""mindspore.dataset.vision's learnt and random policies: AutoAugment (arXiv:1805.09501), RandAugment (arXiv:1909.13719) and
TrivialAugmentWide (arXiv:2103.10158). An operation is a name and a magnitude of a space of bins."""
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.images import (AdjustBrightness, AdjustContrast, AdjustSaturation, AdjustSharpness, AutoContrast, Equalize, Invert,
                                      Posterize, Solarize, checked)
from mindspore.dataset.vision_enums import AutoAugmentPolicy, Inter
from mindspore.dataset.vision_rules import RULES
from mindspore.dataset.warping import Rotate, affine, affine_matrix

# One sub-policy a line: two operations, each with its probability and, where it has one, its bin of ten.
_POLICIES = {
    AutoAugmentPolicy.IMAGENET: """
        Posterize .4 8, Rotate .6 9;      Solarize .6 5, AutoContrast .6;   Equalize .8, Equalize .6
        Posterize .6 7, Posterize .6 6;   Equalize .4, Solarize .2 4;       Equalize .4, Rotate .8 8
        Solarize .6 3, Equalize .6;       Posterize .8 5, Equalize 1;       Rotate .2 3, Solarize .6 8
        Equalize .6, Posterize .4 6;      Rotate .8 8, Color .4 0;          Rotate .4 9, Equalize .6
        Equalize 0, Equalize .8;          Invert .6, Equalize 1;            Color .6 4, Contrast 1 8
        Rotate .8 8, Color 1 2;           Color .8 8, Solarize .8 7;        Sharpness .4 7, Invert .6
        ShearX .6 5, Equalize 1;          Color .4 0, Equalize .6;          Equalize .4, Solarize .2 4
        Solarize .6 5, AutoContrast .6;   Invert .6, Equalize 1;            Color .6 4, Contrast 1 8
        Equalize .8, Equalize .6""",
    AutoAugmentPolicy.CIFAR10: """
        Invert .1, Contrast .2 6;         Rotate .7 2, TranslateX .3 9;     Sharpness .8 1, Sharpness .9 3
        ShearY .5 8, TranslateY .7 9;     AutoContrast .5, Equalize .9;     ShearY .2 7, Posterize .3 7
        Color .4 3, Brightness .6 7;      Sharpness .3 9, Brightness .7 9;  Equalize .6, Equalize .5
        Contrast .6 7, Sharpness .6 5;    Color .7 7, TranslateX .5 8;      Equalize .3, AutoContrast .4
        TranslateY .4 3, Sharpness .2 6;  Brightness .9 6, Color .2 8;      Solarize .5 2, Invert 0
        Equalize .2, AutoContrast .6;     Equalize .2, Equalize .6;         Color .9 9, Equalize .6
        AutoContrast .8, Solarize .2 8;   Brightness .1 3, Color .7 0;      Solarize .4 5, AutoContrast .9
        TranslateY .9 9, TranslateY .7 9; AutoContrast .9, Solarize .8 3;   Equalize .8, Invert .1
        TranslateY .7 9, AutoContrast .9""",
    AutoAugmentPolicy.SVHN: """
        ShearX .9 4, Invert .2;           ShearY .9 8, Invert .7;           Equalize .6, Solarize .6 6
        Invert .9, Equalize .6;           Equalize .6, Rotate .9 3;         ShearX .9 4, AutoContrast .8
        ShearY .9 8, Invert .4;           ShearY .9 5, Solarize .2 6;       Invert .9, AutoContrast .8
        Equalize .6, Rotate .9 3;         ShearX .9 4, Solarize .3 3;       ShearY .8 8, Invert .7
        Equalize .9, TranslateY .6 6;     Invert .9, Equalize .6;           Contrast .3 3, Rotate .8 4
        Invert .8, TranslateY 0 2;        ShearY .7 6, Solarize .4 8;       Invert .6, Rotate .8 4
        ShearY .3 7, TranslateX .9 3;     ShearX .1 6, Invert .6;           Solarize .7 2, TranslateY .6 7
        ShearY .8 4, Invert .8;           ShearX .7 9, TranslateY .8 3;     ShearY .8 5, AutoContrast .7
        ShearX .7 2, Invert .1"""}

_SIGNED = frozenset("ShearX ShearY TranslateX TranslateY Rotate Brightness Color Contrast Sharpness".split())
_PLAIN = {"AutoContrast": AutoContrast, "Equalize": Equalize, "Invert": Invert}
_COLOURS = {"Brightness": AdjustBrightness, "Color": AdjustSaturation, "Contrast": AdjustContrast, "Sharpness": AdjustSharpness}


def _sub_policies(text):
    """[((name, probability, bin or None), the second one), ...]"""
    found = []
    for line in text.replace(";", "\n").strip().split("\n"):
        words = [operation.split() for operation in line.split(",")]
        found.append(tuple((name, float(prob), int(rest[0]) if rest else None) for name, prob, *rest in words))
    return found


def _space(bins, size, is_wide=False):
    """{name: magnitudes by bin} for an image of (height, width); TrivialAugment's ranges are wide."""
    height, width = size
    shear, turn, colour = (0.99, 135.0, 0.99) if is_wide else (0.3, 30.0, 0.9)
    across, down = (32.0, 32.0) if is_wide else (150.0 / 331.0 * width, 150.0 / 331.0 * height)
    fewest_bits = 6 if is_wide else 4
    space = {"ShearX": shear, "ShearY": shear, "TranslateX": across, "TranslateY": down, "Rotate": turn,
             "Brightness": colour, "Color": colour, "Contrast": colour, "Sharpness": colour}
    space = {name: np.linspace(0.0, most, bins) for name, most in space.items()}
    space["Posterize"] = 8 - np.round(np.arange(bins) / ((bins - 1) / fewest_bits))
    space["Solarize"] = np.linspace(255.0, 0.0, bins)
    return space


def _applied(image, name, magnitude, interpolation, fill):
    """The image under one operation."""
    if name in _PLAIN:
        return _PLAIN[name]()(image)
    if name in _COLOURS:
        return _COLOURS[name](1.0 + magnitude)(image)
    if name == "Posterize":
        return Posterize(int(magnitude))(image)
    if name == "Solarize":
        return Solarize((magnitude, 255.0) if magnitude < 255 else (255.0, 255.0))(image)
    if name == "Rotate":
        return Rotate(magnitude, interpolation, fill_value=fill)(image)
    size = image.shape[:2]
    moved = {"TranslateX": (magnitude, 0.0), "TranslateY": (0.0, magnitude)}.get(name, (0.0, 0.0))
    lean = float(np.degrees(np.arctan(magnitude)))
    shear = {"ShearX": (lean, 0.0), "ShearY": (0.0, lean)}.get(name, (0.0, 0.0))
    return affine(image, affine_matrix(size, 0.0, moved, 1.0, shear), size, interpolation, fill)


class _Policy:
    """Operations on uint8 images of three channels, with an interpolation and a colour for what comes from outside."""

    def _draw(self, image, name, values, place):
        """One operation with the magnitude of a bin, whose sign is drawn."""
        magnitude = 0.0 if values is None else float(values[place])
        if name in _SIGNED and np.random.randint(2):
            magnitude = -magnitude
        return _applied(image, name, magnitude, self.interpolation, self.fill_value)


class AutoAugment(_Policy):
    """A sub-policy drawn for each image."""

    def __init__(self, policy=AutoAugmentPolicy.IMAGENET, interpolation=Inter.NEAREST, fill_value=0):
        self.policies, self.interpolation, self.fill_value = _sub_policies(_POLICIES[policy]), interpolation, fill_value

    def __call__(self, image):
        space = _space(10, checked(image).shape[:2])
        for name, prob, place in self.policies[np.random.randint(len(self.policies))]:
            if np.random.random() <= prob:
                image = self._draw(image, name, space.get(name), place)
        return image


class RandAugment(_Policy):
    """num_ops operations drawn for each image, all of one magnitude."""

    def __init__(self, num_ops=2, magnitude=9, num_magnitude_bins=31, interpolation=Inter.NEAREST, fill_value=0):
        self.count, self.magnitude, self.bins = num_ops, magnitude, num_magnitude_bins
        self.interpolation, self.fill_value = interpolation, fill_value

    def __call__(self, image):
        space = _space(self.bins, checked(image).shape[:2])
        names = ["Identity", *space, "AutoContrast", "Equalize"]
        for _ in range(self.count):
            name = names[np.random.randint(len(names))]
            if name != "Identity":
                image = self._draw(image, name, space.get(name), self.magnitude)
        return image


class TrivialAugmentWide(_Policy):
    """One operation drawn for each image, of a magnitude drawn from wide ranges."""

    def __init__(self, num_magnitude_bins=31, interpolation=Inter.NEAREST, fill_value=0):
        self.bins, self.interpolation, self.fill_value = num_magnitude_bins, interpolation, fill_value

    def __call__(self, image):
        space = _space(self.bins, checked(image).shape[:2], is_wide=True)
        names = ["Identity", *space, "AutoContrast", "Equalize"]
        name = names[np.random.randint(len(names))]
        return image if name == "Identity" else self._draw(image, name, space.get(name), np.random.randint(self.bins))


checked_by(RULES, globals())
