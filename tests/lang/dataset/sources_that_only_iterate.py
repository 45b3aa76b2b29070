# GeneratorDataset of a source without __getitem__: rows in its order, also with shuffle; no sampler, no shards
import mindspore.dataset as ds


class Iterated:
    def __iter__(self):
        return iter([(1,), (2,), (3,)])


class Sized(Iterated):
    def __len__(self):
        return 3


class Unsized:
    def __getitem__(self, place):
        return (place,)


def generated():
    yield from ((4,), (5,), (6,))


for source in (Iterated(), Sized(), generated, lambda: generated(), Unsized()):
    for options in ({}, {"shuffle": True}, {"shuffle": False}, {"num_samples": 2}, {"num_shards": 2, "shard_id": 0},
                    {"sampler": ds.SequentialSampler()}, {"sampler": [0, 1]}):
        try:
            data = ds.GeneratorDataset(source, ["a"], **options)
            epochs = [[row[0].item() for row in data.create_tuple_iterator(num_epochs=1, output_numpy=True)] for _ in range(2)]
            print(list(options), data.get_dataset_size(), epochs)
        except (ValueError, RuntimeError) as error:
            print(list(options), type(error).__name__, error)

# rows of another pipeline
inner = ds.NumpySlicesDataset({"x": [1, 2], "y": [3, 4]}, shuffle=False)
outer = ds.GeneratorDataset(inner, ["x", "y"], shuffle=True)
print(outer.get_dataset_size(), sorted([value.item() for value in row] for row in outer))

# the package of texts is there without an import of its own
print(ds.text.__name__, ds.text.Vocab.__name__)

# expect: [] 3 [[1, 2, 3], [1, 2, 3]]
# expect: ['shuffle'] 3 [[1, 2, 3], [1, 2, 3]]
# expect: ['shuffle'] 3 [[1, 2, 3], [1, 2, 3]]
# expect: ['num_samples'] 2 [[1, 2], [1, 2]]
# expect: ['num_shards', 'shard_id'] ValueError num_shards is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: [] 3 [[1, 2, 3], [1, 2, 3]]
# expect: ['shuffle'] 3 [[1, 2, 3], [1, 2, 3]]
# expect: ['shuffle'] 3 [[1, 2, 3], [1, 2, 3]]
# expect: ['num_samples'] 2 [[1, 2], [1, 2]]
# expect: ['num_shards', 'shard_id'] ValueError num_shards is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: [] 3 [[4, 5, 6], [4, 5, 6]]
# expect: ['shuffle'] 3 [[4, 5, 6], [4, 5, 6]]
# expect: ['shuffle'] 3 [[4, 5, 6], [4, 5, 6]]
# expect: ['num_samples'] 2 [[4, 5], [4, 5]]
# expect: ['num_shards', 'shard_id'] ValueError num_shards is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: [] 3 [[4, 5, 6], [4, 5, 6]]
# expect: ['shuffle'] 3 [[4, 5, 6], [4, 5, 6]]
# expect: ['shuffle'] 3 [[4, 5, 6], [4, 5, 6]]
# expect: ['num_samples'] 2 [[4, 5], [4, 5]]
# expect: ['num_shards', 'shard_id'] ValueError num_shards is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: ['sampler'] ValueError sampler is not supported if source does not have attribute '__getitem__'.
# expect: [] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: ['shuffle'] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: ['shuffle'] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: ['num_samples'] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: ['num_shards', 'shard_id'] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: ['sampler'] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: ['sampler'] RuntimeError Attempt to construct a random access dataset, '__len__' method is required!
# expect: 2 [[1, 3], [2, 4]]
# expect: mindspore.dataset.text Vocab
