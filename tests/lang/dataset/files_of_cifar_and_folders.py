import os
import tempfile
import mindspore.dataset as ds
import numpy as np


def write(path, content):
    with open(path, "wb") as file:
        file.write(content)


folder = tempfile.mkdtemp()
ten = (np.arange(3073) % 251).astype(np.uint8)
write(os.path.join(folder, "test_batch.bin"), ten.tobytes() * 10000)
data = ds.Cifar10Dataset(folder, usage="test", shuffle=False, num_samples=2)
print(data.get_dataset_size(), data.get_col_names())
for row in data.create_dict_iterator(num_epochs=1, output_numpy=True):
    print(row["image"].shape, row["image"].dtype, row["image"][0, :2].tolist(), row["label"], row["label"].dtype)

folder = tempfile.mkdtemp()
hundred = (np.arange(3074) % 250).astype(np.uint8)
write(os.path.join(folder, "test.bin"), hundred.tobytes() * 10000)
for row in ds.Cifar100Dataset(folder, usage="test", shuffle=False, num_samples=1).create_dict_iterator(num_epochs=1, output_numpy=True):
    print(row["image"][31, 31].tolist(), row["coarse_label"], row["fine_label"])

folder = tempfile.mkdtemp()
for name in ("cat", "dog"):
    os.makedirs(os.path.join(folder, name))
    for i in range(2):
        write(os.path.join(folder, name, f"{i}.jpg"), bytes(range(i + 3)))
data = ds.ImageFolderDataset(folder, shuffle=False)
print(data.get_dataset_size(), data.num_classes())
for row in data.create_dict_iterator(num_epochs=1, output_numpy=True):
    print(row["image"].tolist(), row["label"], row["label"].dtype)

folder = tempfile.mkdtemp()
write(os.path.join(folder, "train-images-idx3-ubyte"), bytes([0, 0, 8, 3, 0, 0, 0, 2, 0, 0, 0, 28, 0, 0, 0, 28]) + bytes(range(196)) * 8)
write(os.path.join(folder, "train-labels-idx1-ubyte"), bytes([0, 0, 8, 1, 0, 0, 0, 2, 7, 9]))
for usage in (None, "all", "train"):  # the test set's files are not there
    data = ds.MnistDataset(folder, usage=usage, shuffle=False)
    print(data.get_dataset_size(), [int(row["label"]) for row in data.create_dict_iterator(num_epochs=1, output_numpy=True)])

# expect: 2 ['image', 'label']
# expect: (32, 32, 3) uint8 [[1, 21, 41], [2, 22, 42]] 0 uint32
# expect: (32, 32, 3) uint8 [[1, 21, 41], [2, 22, 42]] 0 uint32
# expect: [25, 49, 73] 0 1
# expect: 4 2
# expect: [0, 1, 2] 0 int32
# expect: [0, 1, 2, 3] 0 int32
# expect: [0, 1, 2] 1 int32
# expect: [0, 1, 2, 3] 1 int32
# expect: 2 [7, 9]
# expect: 2 [7, 9]
# expect: 2 [7, 9]
