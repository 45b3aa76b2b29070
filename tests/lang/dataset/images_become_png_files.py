# encode_png and write_png of mindspore.dataset.vision.
import os
import tempfile
import numpy as np
from mindspore import Tensor
from mindspore.dataset import vision

image = (np.arange(60).reshape(4, 5, 3) * 4).astype(np.uint8)
print(bytes(vision.encode_png(image))[:33])
print(vision.encode_png(image[:, :, 0], 0).shape, bool((vision.Decode()(vision.encode_png(Tensor(image), 9)) == image).all()))
with tempfile.TemporaryDirectory() as folder:
    path = os.path.join(folder, "a.png")
    vision.write_png(path, image)
    print(vision.read_image(path).shape, bool((vision.read_image(path) == image).all()))
for wrong in (lambda: vision.encode_png("image"), lambda: vision.encode_png(image, 1.5), lambda: vision.encode_png(image, 10),
              lambda: vision.encode_png(image.astype(np.float32)), lambda: vision.encode_png(image[:, :, :2]), lambda: vision.write_png(3, image),
              lambda: vision.write_png("/nowhere/a.png", image)):
    try:
        wrong()
    except (TypeError, RuntimeError) as error:
        print(type(error).__name__, [line for line in str(error).splitlines() if "ERROR" in line or "nput" in line])

# expect: b'\x89PNG\r\n\x1a\n\x00\x00\x00\rIHDR\x00\x00\x00\x05\x00\x00\x00\x04\x08\x02\x00\x00\x00\xc9Qb\x17'
# expect: (92,) True
# expect: (4, 5, 3) True
# expect: TypeError ["Input image is not of type <class 'numpy.ndarray'> or <class 'mindspore.common.tensor.Tensor'>, but got: <class 'str'>."]
# expect: TypeError ["Input compression_level is not of type <class 'int'>, but got: <class 'float'>."]
# expect: RuntimeError ['[ERROR] EncodePng: Invalid compression_level 10, should be in range of [0, 9].']
# expect: RuntimeError ['[ERROR] EncodePng: The type of the image data should be UINT8, but got float32.']
# expect: RuntimeError ['[ERROR] EncodePng: The image has invalid channels. It should have 1 or 3 channels, but got 2 channels.']
# expect: TypeError ["Input filename is not of type <class 'str'>, but got: <class 'int'>."]
# expect: RuntimeError ['[ERROR] No such file or directory']
