import numpy as np
import mindspore.dataset.vision as vision

image = np.arange(48, dtype=np.uint8).reshape(4, 4, 3)
names = "AdjustBrightness AdjustContrast AdjustHue AdjustSaturation AdjustSharpness Affine AutoContrast ConvertColor Crop Decode Equalize Erase GaussianBlur HorizontalFlip Invert Normalize Pad Perspective Posterize Resize ResizedCrop Rotate Solarize VerticalFlip Rescale HWC2CHW CenterCrop RandomCrop CutOut"
print([name for name in names.split() if hasattr(getattr(vision, name), "device")])
flip = vision.HorizontalFlip().device("CPU")
print(type(flip).__name__, np.array_equal(flip(image), image[:, ::-1]), vision.Resize((2, 2)).device()(image).shape)
for target in ("GPU", 1):
    try:
        vision.Invert().device(target) if hasattr(vision.Invert, "device") else vision.VerticalFlip().device(target)
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)

# expect: ['AdjustBrightness', 'AdjustContrast', 'AdjustHue', 'AdjustSaturation', 'AdjustSharpness', 'Affine', 'AutoContrast', 'ConvertColor', 'Crop', 'Decode', 'Equalize', 'Erase', 'GaussianBlur', 'HorizontalFlip', 'Invert', 'Normalize', 'Pad', 'Perspective', 'Posterize', 'Resize', 'ResizedCrop', 'Rotate', 'Solarize', 'VerticalFlip']
# expect: HorizontalFlip True (2, 2, 3)
# expect: ValueError Input device_target is not within the valid set of ['CPU', 'Ascend'].
# expect: TypeError Argument device_target with value 1 is not of type [<class 'str'>], but got <class 'int'>.
