import json
import mindspore as ms
import mindspore.dataset as ds
import numpy as np


def attempt(function, *args, **names):
    try:
        print(function(*args, **names))
    except Exception as error:
        print(type(error).__name__, str(error).split("\n")[0])


def growing():
    for i in range(8):
        yield np.array([i]), np.arange(i + 1)


def rows(dataset, *columns):
    for row in dataset.create_dict_iterator(num_epochs=1, output_numpy=True):
        print(*[row[name].tolist() for name in columns])


def numbers(dataset):
    return [int(row[0].asnumpy()) for row in dataset]


source = ds.GeneratorDataset(growing, ["col1", "col2"], shuffle=False)
longest = lambda a, b: max(len(a), len(b))
rows(source.bucket_batch_by_length(["col1", "col2"], [5, 10], [2, 1, 1], longest, {"col2": ([None], -1)}, True), "col1", "col2")
source = ds.GeneratorDataset(growing, ["col1", "col2"], shuffle=False)
rows(source.bucket_batch_by_length(["col2"], [2, 4], [3, 3, 2], lambda a: len(a), {"col2": ([None], 0)}, drop_remainder=True), "col1")
attempt(source.bucket_batch_by_length, ["a", "b"], [1], [1, 1])
attempt(source.bucket_batch_by_length, ["a"], [3, 2], [1, 1, 1])
attempt(source.bucket_batch_by_length, ["a"], [3], [1])


def pair():
    return ds.GeneratorDataset([1, 2, 3], "c", shuffle=False).concat(ds.GeneratorDataset([4, 5, 6], "c", shuffle=False))


joined = pair()
joined.use_sampler(ds.DistributedSampler(num_shards=4, shard_id=1, shuffle=False))
print(numbers(joined), joined.get_dataset_size())
joined = pair()
joined.use_sampler(ds.RandomSampler())
print(sorted(numbers(joined)))

print(numbers(ds.NumpySlicesDataset([[0, 1], [2, 3]], shuffle=False).flat_map(
    lambda row: ds.NumpySlicesDataset(row, shuffle=False).repeat(2))))
flat = ds.NumpySlicesDataset(([[0, 1], [2, 3]], [[0, -1], [-2, -3]]), shuffle=False).flat_map(
    lambda a, b: ds.NumpySlicesDataset((a + 1, b - 1), shuffle=False))
print([[int(value.asnumpy()) for value in row] for row in flat])
attempt(ds.NumpySlicesDataset([1, 2], shuffle=False).flat_map, lambda row: 1)

heard = []
waits = ds.GeneratorDataset(lambda: ((np.array(i),) for i in range(6)), ["x"], shuffle=False)
waits = waits.sync_wait("policy", callback=heard.append).batch(2)
for i, row in enumerate(waits.create_dict_iterator(num_epochs=1, output_numpy=True)):
    waits.sync_update("policy", data={"step": i})
print(heard)
attempt(waits.sync_update, "nothing")
attempt(waits.sync_update, "policy", 0)
attempt(waits.sync_wait, "policy")

first, then = ds.SequentialSampler(3, 5), ds.SubsetSampler([0, 2])
then.add_child(first)
print(numbers(ds.NumpySlicesDataset(list(range(10)), sampler=then)), then.get_child() is first, then.get_num_samples())
attempt(then.add_child, first)
chosen = ds.NumpySlicesDataset(list(range(10)), sampler=ds.SequentialSampler(2, 5))
chosen.add_sampler(ds.DistributedSampler(2, 1, shuffle=False))
print(numbers(chosen))


class Tell(ds.DSCallback):
    def ds_begin(self, context):
        print("begin")

    def ds_epoch_begin(self, context):
        print("epoch begins", context.cur_epoch_num)

    def ds_epoch_end(self, context):
        print("epoch ends", context.cur_epoch_num)


class Silent(ds.DSCallback):
    pass


told = ds.NumpySlicesDataset([1, 2], ["a"], shuffle=False).map(lambda x: x, ["a"], callbacks=Tell())
iterator = told.create_tuple_iterator(num_epochs=2)
for _ in range(2):
    for _ in iterator:
        pass
attempt(lambda: list(ds.NumpySlicesDataset([1], ["a"]).map(lambda x: x, ["a"], callbacks=Silent())))
attempt(ds.DSCallback, 0)

padded = ds.PaddedDataset([{"image": np.zeros(1, np.uint8)}, {"image": np.ones(2, np.uint8)}])
rows(padded, "image")
schema = ds.Schema()
schema.add_column("first", de_type=ms.int64, shape=[2])
schema.add_column("second", "uint8")
print(schema)
schema = ds.Schema()
schema.parse_columns({"image": {"shape": [3, 3], "type": "int8"}, "label": {"type": "int8", "shape": [1]}})
print(json.loads(schema.to_json()))

print(ds.config.get_seed(), ds.config.get_auto_offload(), ds.config.get_multiprocessing_start_method(), ds.config.get_iterator_mode())
attempt(ds.config.set_num_parallel_workers, 0)
attempt(ds.config.set_debug_mode, 1)
attempt(ds.config.set_multiprocessing_start_method, "x")
attempt(ds.Cifar10Dataset, "/nowhere")
attempt(ds.TextFileDataset, "/nowhere")
attempt(ds.MindDataset, "/nowhere")
attempt(ds.IMDBDataset, dataset_dir="/nowhere", usage="all")

# expect: [[0], [1]] [[0, -1, -1, -1], [0, 1, -1, -1]]
# expect: [[2], [3]] [[0, 1, 2, -1], [0, 1, 2, 3]]
# expect: [[4]] [[0, 1, 2, 3, 4, -1, -1, -1, -1]]
# expect: [[5]] [[0, 1, 2, 3, 4, 5, -1, -1, -1]]
# expect: [[6]] [[0, 1, 2, 3, 4, 5, 6, -1, -1]]
# expect: [[7]] [[0, 1, 2, 3, 4, 5, 6, 7, -1]]
# expect: [[3], [4]]
# expect: [[5], [6]]
# expect: ValueError If element_length_function is not specified, exactly one column name should be passed.
# expect: ValueError bucket_boundaries should be strictly increasing.
# expect: ValueError bucket_batch_sizes must contain one element more than bucket_boundaries.
# expect: [2, 6] 2
# expect: [1, 2, 3, 4, 5, 6]
# expect: [0, 1, 0, 1, 2, 3, 2, 3]
# expect: [[1, -1], [2, -2], [3, -3], [4, -4]]
# expect: TypeError flat_map must return a Dataset object.
# expect: [{'step': 0}, {'step': 1}, {'step': 2}]
# expect: RuntimeError Condition name not found.
# expect: RuntimeError Sync_update batch size can only be positive integer, got : 0.
# expect: RuntimeError Condition name is already in use.
# expect: [3, 5] True 2
# expect: RuntimeError Cannot add child sampler, this sampler already has a child.
# expect: [3, 5, 2]
# expect: begin
# expect: epoch begins 1
# expect: epoch ends 1
# expect: epoch begins 2
# expect: epoch ends 2
# expect: AttributeError Inheriting Callback class without overriding any methods, check the usage of user defined Callback.
# expect: ValueError Input step_size is not within the required interval of [1, 2147483647].
# expect: [0]
# expect: [1, 1]
# expect: {
# expect:   "columns": [
# expect:     {
# expect:       "name": "first",
# expect:       "rank": 1,
# expect:       "shape": [
# expect:         2
# expect:       ],
# expect:       "type": "int64"
# expect:     },
# expect:     {
# expect:       "name": "second",
# expect:       "rank": 1,
# expect:       "type": "uint8"
# expect:     }
# expect:   ]
# expect: }
# expect: {'columns': [{'name': 'image', 'rank': 2, 'shape': [3, 3], 'type': 'int8'}, {'name': 'label', 'rank': 1, 'shape': [1], 'type': 'int8'}]}
# expect: 5489 False fork {'do_copy': False, 'parallel_convert': False}
# expect: ValueError Number of parallel workers given is not within the required range (0, INT32_MAX(2147483647)].
# expect: TypeError debug_mode_flag isn't of type boolean.
# expect: ValueError Input start_method is not within the valid set of ['fork', 'spawn'].
# expect: ValueError The folder /nowhere does not exist or is not a directory or permission denied!
# expect: ValueError The following patterns did not match any files: ['/nowhere'].
# expect: ValueError The file /nowhere does not exist or permission denied!
# expect: ValueError The folder /nowhere does not exist or is not a directory or permission denied!
