# The classes of a pipeline's stages have MindSpore's names, bases and constructors.
import mindspore.dataset as ds
import mindspore.dataset.engine.datasets as datasets
from mindspore.dataset.engine.iterators import DictIterator, Iterator, TupleIterator
import numpy as np


def rows():
    return ds.GeneratorDataset([(np.array([1, 2]),), (np.array([3, 4]),)], ["a"], shuffle=False)


made = dict(batch=rows().batch(2), padded_batch=rows().padded_batch(2, pad_info={"a": ([3], 0)}), map=rows().map(lambda x: x, ["a"]),
            shuffle=rows().shuffle(2), repeat=rows().repeat(2), take=rows().take(1), skip=rows().skip(1),
            filter=rows().filter(lambda x: True, ["a"]), project=rows().project(["a"]), rename=rows().rename("a", "b"),
            concat=rows() + rows(), zip=ds.zip((rows(), rows().rename("a", "b"))),
            bucket=rows().bucket_batch_by_length(["a"], [2], [1, 1], lambda x: len(x)), sync=rows().sync_wait("c"))
for name, stage in made.items():
    kind = type(stage)
    print(name, kind.__name__, kind is getattr(datasets, kind.__name__), isinstance(stage, datasets.UnionBaseDataset))
print(isinstance(rows(), datasets.SourceDataset), isinstance(rows(), datasets.VisionBaseDataset), ds.BatchDataset.__module__)
print(made["batch"].batch_size, made["repeat"].count, made["take"].count, type(made["batch"].children[0]).__name__)
print(list(ds.BatchDataset(rows(), 2, True).create_tuple_iterator(output_numpy=True))[0][0].tolist())
print([row[0].tolist() for row in datasets.MapDataset(rows(), [lambda x: x + 1], ["a"]).create_tuple_iterator(output_numpy=True)])
print(datasets.RepeatDataset(rows(), 3).get_dataset_size(), datasets.TakeDataset(rows(), 1).get_dataset_size())
print(datasets.ZipDataset((rows(), rows().rename("a", "b"))).get_col_names(), len(datasets.ConcatDataset([rows(), rows()])))
it, named = rows().create_tuple_iterator(), rows().create_dict_iterator()
print(type(it) is TupleIterator, type(named) is DictIterator, isinstance(it, Iterator), next(named)["a"])
cache = ds.DatasetCache(1, hostname="127.0.0.1", port=2000)
print(cache.session_id, cache.size, cache.spilling, cache.hostname, cache.port)
for wrong in (lambda: ds.DatasetCache(-1), lambda: ds.DatasetCache("x"), lambda: ds.DatasetCache(1, port=-1)):
    try:
        wrong()
    except (TypeError, ValueError) as error:
        print(error)

# expect: batch BatchDataset True True
# expect: padded_batch PaddedBatchDataset True True
# expect: map MapDataset True True
# expect: shuffle ShuffleDataset True True
# expect: repeat RepeatDataset True True
# expect: take TakeDataset True True
# expect: skip SkipDataset True True
# expect: filter FilterDataset True True
# expect: project ProjectDataset True True
# expect: rename RenameDataset True True
# expect: concat ConcatDataset True True
# expect: zip ZipDataset True True
# expect: bucket BucketBatchByLengthDataset True True
# expect: sync SyncWaitDataset True True
# expect: True True mindspore.dataset.engine.datasets
# expect: 2 2 1 GeneratorDataset
# expect: [[1, 2], [3, 4]]
# expect: [[2, 3], [4, 5]]
# expect: 6 1
# expect: ['a', 'b'] 4
# expect: True True True [1 2]
# expect: 1 0 False 127.0.0.1 2000
# expect: Input session_id is not within the required interval of [1, 4294967295].
# expect: Argument session_id with value x is not of type [<class 'int'>], but got <class 'str'>.
# expect: Input port is not within the required interval of [1025, 65535].
