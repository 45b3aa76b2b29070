"""Datasets of files: images in the formats of CIFAR and MNIST and in a folder a class. Of the others only the first check of their
path is here."""
import os
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.errors import pipeline_error
from mindspore.dataset.objects import cell
from mindspore.dataset.pipeline import Dataset
from mindspore.dataset.sources import MappableDataset, MnistDataset, _sampler
from mindspore.dataset.source_rules import RULES, folder


def _bytes_of(path):
    with open(path, "rb") as file:
        return np.frombuffer(file.read(), dtype=np.uint8)


class FashionMnistDataset(MnistDataset):
    """MNIST's files with clothes."""

    __module__ = "mindspore.dataset.engine.datasets_vision"


class KMnistDataset(MnistDataset):
    """MNIST's files with Kuzushiji."""

    __module__ = "mindspore.dataset.engine.datasets_vision"


def _check_usage(usage):
    if usage not in (None, "train", "test", "all"):
        raise ValueError("usage is not within the valid set of ['train', 'test', 'all'].")


class _Cifar(MappableDataset):
    """Records of `_labels` bytes and 3 x 32 x 32 bytes, channel by channel, in the files of a usage."""

    def __init__(self, dataset_dir, usage=None, num_samples=None, num_parallel_workers=None, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None, cache=None):
        super().__init__(_sampler(sampler, shuffle, num_samples, num_shards, shard_id))
        _check_usage(usage)
        names = [name for kind, names in self._files.items() if usage in (None, "all", kind) for name in names]
        found = [os.path.join(dataset_dir, name) for name in names if os.path.isfile(os.path.join(dataset_dir, name))]
        if not found:
            raise pipeline_error(f"Invalid data, no valid data found in path: {dataset_dir}.")
        size = self._labels + 3072
        self.records = np.concatenate([_bytes_of(path).reshape(-1, size) for path in found])

    def columns(self):
        return self._columns

    def count(self):
        return len(self.records)

    def row(self, place):
        record = self.records[place]
        image = np.ascontiguousarray(record[self._labels:].reshape(3, 32, 32).transpose(1, 2, 0))
        return (image, *[np.array(record[i], dtype=np.uint32) for i in range(self._labels)])


class Cifar10Dataset(_Cifar):
    """Images (32, 32, 3) of uint8 and labels of uint32."""

    __module__ = "mindspore.dataset.engine.datasets_vision"

    _files = {"train": [f"data_batch_{i}.bin" for i in range(1, 6)], "test": ["test_batch.bin"]}
    _columns, _labels = ["image", "label"], 1


class Cifar100Dataset(_Cifar):
    """As Cifar10Dataset, with a coarse and a fine label."""

    __module__ = "mindspore.dataset.engine.datasets_vision"

    _files = {"train": ["train.bin"], "test": ["test.bin"]}
    _columns, _labels = ["image", "coarse_label", "fine_label"], 2


class ImageFolderDataset(MappableDataset):
    """A folder a class: the files' bytes, or with `decode` their images, and the classes' numbers."""

    __module__ = "mindspore.dataset.engine.datasets_vision"

    def __init__(self, dataset_dir, num_samples=None, num_parallel_workers=None, shuffle=None, sampler=None, extensions=None,
                 class_indexing=None, decode=False, num_shards=None, shard_id=None, cache=None, decrypt=None):
        super().__init__(_sampler(sampler, shuffle, num_samples, num_shards, shard_id))
        self.decode = decode
        wanted = {".jpg", ".jpeg", ".png", ".ppm", ".bmp"} if extensions is None else set(extensions)
        names = sorted(name for name in os.listdir(dataset_dir) if os.path.isdir(os.path.join(dataset_dir, name)))
        self.numbers = class_indexing or {name: number for number, name in enumerate(names)}
        self.files = [(os.path.join(dataset_dir, name, file), self.numbers[name]) for name in names if name in self.numbers
                      for file in sorted(os.listdir(os.path.join(dataset_dir, name)))
                      if not wanted or os.path.splitext(file)[1].lower() in wanted]
        if not self.files:
            raise pipeline_error(f"Invalid data, no valid data found in path: {dataset_dir}.")

    def columns(self):
        return ["image", "label"]

    def count(self):
        return len(self.files)

    def num_classes(self):
        return len(self.numbers)

    def get_class_indexing(self):
        return dict(self.numbers)

    def row(self, place):
        path, number = self.files[place]
        data = _bytes_of(path)
        if self.decode:
            from mindspore.dataset.decoding import decoded
            data = decoded(data)
        return data, np.array(number, dtype=np.int32)


class PaddedDataset(MappableDataset):
    """Rows given as dicts of arrays, to be appended to others."""

    __module__ = "mindspore.dataset.engine.datasets_user_defined"

    def __init__(self, padded_samples):
        if not isinstance(padded_samples, list):
            raise TypeError(f"Argument padded_samples with value {padded_samples} is not of type [<class 'list'>], but got "
                            f"{type(padded_samples)}.")
        if not padded_samples:
            raise ValueError("padded_samples cannot be empty.")
        if not all(isinstance(sample, dict) for sample in padded_samples):
            raise TypeError("padded_samples must be a list of dictionaries.")
        super().__init__(_sampler(None, False, None, None, None))
        self.samples = padded_samples

    def columns(self):
        return list(self.samples[0])

    def count(self):
        return len(self.samples)

    def row(self, place):
        return tuple(cell(value) for value in self.samples[place].values())


class IMDBDataset(MappableDataset):
    """Films' reviews, a file each, in folders pos (label 1) and neg (0) of train and test. The text is a file's last line."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    def __init__(self, dataset_dir, usage=None, num_samples=None, num_parallel_workers=None, shuffle=None, sampler=None,
                 num_shards=None, shard_id=None, cache=None):
        super().__init__(_sampler(sampler, shuffle, num_samples, num_shards, shard_id))
        _check_usage(usage)
        self.files = []
        for kind in ("train", "test") if usage in (None, "all") else (usage,):
            for name, label in (("pos", 1), ("neg", 0)):
                folder = os.path.join(dataset_dir, kind, name)
                if os.path.isdir(folder):
                    self.files += [(os.path.join(folder, file), label) for file in sorted(os.listdir(folder)) if file.endswith(".txt")]
        if not self.files:
            raise pipeline_error(f"Invalid data, no valid data found in path: {dataset_dir}.")

    def columns(self):
        return ["text", "label"]

    def count(self):
        return len(self.files)

    def row(self, place):
        path, label = self.files[place]
        with open(path, encoding="utf8") as file:
            lines = file.read().splitlines()
        return np.array(lines[-1] if lines else ""), np.array(label, dtype=np.int32)


_OF_CHANCE = frozenset(["FakeImageDataset"])
_OF_A_FILE = frozenset("OBSMindDataset ManifestDataset".split())
_OF_A_FOLDER = frozenset((
    "Caltech101Dataset Caltech256Dataset CelebADataset CityscapesDataset CocoDataset DIV2KDataset EMnistDataset FlickrDataset "
    "Flowers102Dataset Food101Dataset KITTIDataset LFWDataset LSUNDataset OmniglotDataset PhotoTourDataset Places365Dataset QMnistDataset "
    "RenderedSST2Dataset SBDataset SBUDataset SemeionDataset STL10Dataset SUN397Dataset SVHNDataset USPSDataset VOCDataset "
    "WIDERFaceDataset CoNLL2000Dataset EnWik9Dataset IWSLT2016Dataset "
    "IWSLT2017Dataset Multi30kDataset SQuADDataset SST2Dataset UDPOSDataset "
    "CMUArcticDataset GTZANDataset LibriTTSDataset LJSpeechDataset SpeechCommandsDataset "
    "TedliumDataset YesNoDataset").split())


def unread(name):
    """A dataset whose path is checked as MindSpore does, and which then says that its files are not read here; None: no such name."""
    if name not in _OF_CHANCE | _OF_A_FILE | _OF_A_FOLDER:
        return None

    def __init__(self, *args, **kwargs):
        given = [kwargs[key] for key in ("dataset_dir", "dataset_file", "dataset_files") if key in kwargs]
        path = (list(args) + given + [""])[0]
        if name in _OF_A_FOLDER:
            folder(path)
        elif name in _OF_A_FILE:
            for file in path if isinstance(path, list) else [path]:
                if not os.path.isfile(file):
                    raise ValueError(f"The file {file} does not exist or permission denied!")
        raise NotImplementedError(f"mindspore.dataset.{name} is not available in refjit: read the files with NumPy and give the arrays to "
                                  "NumpySlicesDataset or GeneratorDataset.")

    return type(name, (Dataset,), {"__init__": __init__, "__module__": __name__, "__doc__": "Files that are not read here."})


checked_by(RULES, globals())
