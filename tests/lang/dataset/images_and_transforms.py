# functions of images and labels
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore.dataset import transforms, vision

image = np.arange(24).reshape(2, 4, 3).astype(np.uint8)
for transform in (vision.Rescale(1.0 / 255, 0.5), vision.HWC2CHW(), vision.ToTensor(), vision.CenterCrop(2), vision.Pad(1), vision.HorizontalFlip(),
                  vision.VerticalFlip(), vision.Resize((4, 8), vision.Inter.NEAREST), vision.Crop((0, 1), 2)):
    made = transform(image)
    print(type(transform).__name__, made.shape, made.dtype, np.round(made.reshape(-1)[:5].astype(np.float64), 4).tolist())
print(np.round(vision.Normalize([1.0, 2.0, 3.0], [2.0, 4.0, 8.0])(image.astype(np.float32))[1, 3], 4))
label = np.array(2, dtype=np.int32)
print(transforms.OneHot(4)(label), transforms.TypeCast(ms.float32)(label).dtype, transforms.Fill(7)(np.zeros(3, np.int32)), transforms.PadEnd([4], 9)(np.array([1, 2])))
print(transforms.Slice(slice(0, 2))(np.arange(5)), transforms.Concatenate(append=np.array([8]))(np.arange(2)), transforms.Compose([lambda x: x + 1, lambda x: x * 2])(np.array([1, 2])))
data = ds.NumpySlicesDataset((np.stack([image, image + 1]), [0, 1]), ["image", "label"], shuffle=False)
data = data.map([vision.Rescale(1.0 / 255, 0), vision.Normalize([0.1, 0.2, 0.3], [0.5, 0.5, 0.5]), vision.HWC2CHW()], "image")
data = data.map(transforms.TypeCast(ms.int32), "label").map(transforms.OneHot(3), "label").batch(2)
for images, labels in data.create_tuple_iterator():
    print(images.shape, images.dtype, np.round(images.asnumpy()[1, :, 1, 2], 4), labels)

# expect: Rescale (2, 4, 3) float32 [0.5, 0.5039, 0.5078, 0.5118, 0.5157]
# expect: HWC2CHW (3, 2, 4) uint8 [0.0, 3.0, 6.0, 9.0, 12.0]
# expect: ToTensor (3, 2, 4) float32 [0.0, 0.0118, 0.0235, 0.0353, 0.0471]
# expect: CenterCrop (2, 2, 3) uint8 [3.0, 4.0, 5.0, 6.0, 7.0]
# expect: Pad (4, 6, 3) uint8 [0.0, 0.0, 0.0, 0.0, 0.0]
# expect: HorizontalFlip (2, 4, 3) uint8 [9.0, 10.0, 11.0, 6.0, 7.0]
# expect: VerticalFlip (2, 4, 3) uint8 [12.0, 13.0, 14.0, 15.0, 16.0]
# expect: Resize (4, 8, 3) uint8 [0.0, 1.0, 2.0, 0.0, 1.0]
# expect: Crop (2, 2, 3) uint8 [3.0, 4.0, 5.0, 6.0, 7.0]
# expect: [10.   5.   2.5]
# expect: [0 0 1 0] float32 [7 7 7] [1 2 9 9]
# expect: [0 1] [0 1 8] [4 6]
# expect: (2, 3, 2, 4) Float32 [-0.051  -0.2431 -0.4353] [[1 0 0]
# expect:  [0 1 0]]
