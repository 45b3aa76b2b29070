import numpy as np
import mindspore.dataset.vision as V

np.random.seed(3)
image = np.random.randint(0, 256, (30, 40, 3)).astype(np.uint8)
for operation in (V.AutoAugment(), V.AutoAugment(V.AutoAugmentPolicy.CIFAR10), V.AutoAugment(V.AutoAugmentPolicy.SVHN, V.Inter.BILINEAR, 7),
                  V.RandAugment(), V.RandAugment(3, 4, 10, fill_value=(1, 2, 3)), V.TrivialAugmentWide(), V.TrivialAugmentWide(5)):
    made = [operation(image) for _ in range(12)]
    print({(one.shape, str(one.dtype)) for one in made}, len({one.tobytes() for one in made}) > 3)
print(np.array_equal(V.RandAugment(0)(image), image))

boxes = np.array([[2, 3, 10, 12, 1], [25, 15, 12, 10, 2]], np.float32)
whole, same = V.RandomCropWithBBox((30, 40))(image, boxes)
print(np.array_equal(whole, image), same.tolist())
part, inside = V.RandomCropWithBBox(20)(image, boxes)
print(part.shape, bool((inside[:, :2] >= 0).all() and (inside[:, :2] + inside[:, 2:4] <= 20).all()))
wide, moved = V.RandomCropWithBBox((34, 48), [4, 2])(image, boxes)
print(wide.shape, (moved[:, :2] - boxes[:, :2]).tolist())
print(V.RandomCropWithBBox((32, 44), pad_if_needed=True)(image, boxes)[0].shape, V.RandomCrop((32, 44), pad_if_needed=True)(image).shape)
print(V.RandomResizedCropWithBBox((10, 12), (1.0, 1.0), (40 / 30, 40 / 30))(image, boxes)[1].shape)
small, halved = V.RandomResizeWithBBox((15, 20))(image, boxes)
print(small.shape, halved.tolist())
print(V.Pad([1, 2])(image).shape)
# expect: {((30, 40, 3), 'uint8')} True
# expect: {((30, 40, 3), 'uint8')} True
# expect: {((30, 40, 3), 'uint8')} True
# expect: {((30, 40, 3), 'uint8')} True
# expect: {((30, 40, 3), 'uint8')} True
# expect: {((30, 40, 3), 'uint8')} True
# expect: {((30, 40, 3), 'uint8')} True
# expect: True
# expect: True [[2.0, 3.0, 10.0, 12.0, 1.0], [25.0, 15.0, 12.0, 10.0, 2.0]]
# expect: (20, 20, 3) True
# expect: (34, 48, 3) [[4.0, 2.0], [4.0, 2.0]]
# expect: (32, 44, 3) (32, 44, 3)
# expect: (2, 5)
# expect: (15, 20, 3) [[1.0, 1.5, 5.0, 6.0, 1.0], [12.5, 7.5, 6.0, 5.0, 2.0]]
# expect: (34, 42, 3)
