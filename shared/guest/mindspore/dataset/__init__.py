"""mindspore.dataset: pipelines over data in memory or of the user's own making. Rows are made one after another when they are
asked for; workers, caches and shared memory have no effect. Datasets of files are here as far as text, tables, records, MNIST's,
CIFAR's and folders of images."""
from mindspore._public_names import Names as _Names
import enum
from mindspore.dataset import config, transforms, vision
from mindspore.dataset.iterators import DictIterator, Iterator, TupleIterator
from mindspore.dataset.pipeline import (AudioBaseDataset, BatchDataset, BatchInfo, ConcatDataset, Dataset, FilterDataset, MapDataset,
                                        PaddedBatchDataset, ProjectDataset, RenameDataset, RepeatDataset, ShuffleDataset, SkipDataset,
                                        SourceDataset, TakeDataset, TextBaseDataset, UnionBaseDataset, VisionBaseDataset, ZipDataset)
from mindspore.dataset.samplers import (DistributedSampler, PKSampler, RandomSampler, Sampler, SequentialSampler, SubsetRandomSampler,
                                        SubsetSampler, WeightedRandomSampler)
from mindspore.dataset.sources import GeneratorDataset, MappableDataset, MnistDataset, NumpySlicesDataset


class Shuffle(str, enum.Enum):
    """How the rows of files are mixed."""

    ADAPTIVE = "adaptive"
    GLOBAL = "global"
    PARTIAL = "partial"
    FILES = "files"
    INFILE = "infile"


def zip(datasets):
    """The columns of a tuple of datasets, side by side."""
    if len(datasets) <= 1:
        raise ValueError("Can't zip empty dataset!" if not datasets else "Input datasets must be a tuple of two or more datasets.")
    return ZipDataset(datasets)


_ELSEWHERE = {"Schema": "schema", "DSCallback": "callbacks", "WaitedDSCallback": "callbacks",
              **dict.fromkeys(("Cifar10Dataset", "Cifar100Dataset", "FashionMnistDataset", "KMnistDataset", "ImageFolderDataset",
                               "PaddedDataset", "IMDBDataset"), "files"),
              **dict.fromkeys(("TextFileDataset", "CSVDataset", "CLUEDataset", "TFRecordDataset", "AGNewsDataset", "AmazonReviewDataset",
                               "DBpediaDataset", "SogouNewsDataset", "YelpReviewDataset", "YahooAnswersDataset", "PennTreebankDataset",
                               "WikiTextDataset"), "records"),
              "MindDataset": "mind", "RandomDataset": "sources",
              **dict.fromkeys(("BucketBatchByLengthDataset", "SyncWaitDataset"), "stages"), "DatasetCache": "cache",
              **dict.fromkeys(("serialize", "deserialize", "compare", "show"), "serializing")}


__all__ = _Names(__name__)


def __getattr__(name):
    import importlib
    if name == "text":
        return importlib.import_module("mindspore.dataset.text")
    if name == "context":  # MindSpore's package imports it
        return importlib.import_module("mindspore.context")
    if name in _ELSEWHERE:
        found = getattr(importlib.import_module("mindspore.dataset." + _ELSEWHERE[name]), name)
    else:
        found = importlib.import_module("mindspore.dataset.files").unread(name) if name.endswith("Dataset") else None
    if found is None:
        raise AttributeError(f"module 'mindspore.dataset' has no attribute '{name}'")
    globals()[name] = found
    return found
