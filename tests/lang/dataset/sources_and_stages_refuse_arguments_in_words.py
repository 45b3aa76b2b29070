import numpy as np
import mindspore.dataset as ds


class Squares:
    def __getitem__(self, place):
        return np.array([place]), np.array(place * place)

    def __len__(self):
        return 7


def rows():
    return ds.NumpySlicesDataset({"a": np.arange(6), "b": np.arange(6.0)}, shuffle=False)


def attempt(text):
    try:
        eval(text)
        print(text, "made")
    except Exception as error:
        line = [part for part in str(error).split("\n") if part and part[0] != "-" and "Exception thrown" not in part][:1]
        print(text, type(error).__name__, *line)


for text in (
        "ds.NumpySlicesDataset(3)", "ds.NumpySlicesDataset([])", "ds.NumpySlicesDataset((1, 2))", "ds.NumpySlicesDataset([1], [])",
        "ds.NumpySlicesDataset([1], [1])", "ds.NumpySlicesDataset([1], '')", "ds.NumpySlicesDataset([1], num_samples=-1)",
        "ds.NumpySlicesDataset([1], num_samples=1.5)", "ds.NumpySlicesDataset([1], num_parallel_workers='a')",
        "ds.NumpySlicesDataset([1], shuffle='a')", "ds.NumpySlicesDataset([1], sampler='a')", "ds.NumpySlicesDataset([1], sampler=3)",
        "ds.NumpySlicesDataset([1], sampler=[0.5])", "ds.NumpySlicesDataset([1], num_shards=2)", "ds.NumpySlicesDataset([1], num_shards='a')",
        "ds.NumpySlicesDataset([1], num_shards=2, shard_id=3)", "ds.GeneratorDataset(3, 'a')", "ds.GeneratorDataset(Squares())",
        "ds.GeneratorDataset(Squares(), [1])", "ds.GeneratorDataset(Squares(), 'a', 3)", "ds.GeneratorDataset(Squares(), 'a', schema=3)",
        "ds.GeneratorDataset(Squares(), 'a', shuffle=1)", "ds.GeneratorDataset(Squares(), 'a', max_rowsize='a')",
        "ds.GeneratorDataset(Squares(), 'a', collate_fn=max)", "ds.GeneratorDataset(Squares(), 'a', batch_sampler=3)",
        "ds.GeneratorDataset(Squares(), 'a', batch_sampler=[[1]], collate_fn=3)",
        "ds.GeneratorDataset(Squares(), 'a', batch_sampler=[[1]], shuffle=True)", "ds.GeneratorDataset(Squares(), 'a', sampler=ds.PKSampler(2))",
        "rows().batch('a')", "rows().batch(0)", "rows().batch(2, 1)", "rows().padded_batch(-1)", "rows().padded_batch(2, True, None, 3)",
        "rows().map(len, [])", "rows().map(len, [1])", "rows().map(len, 'a', '')", "rows().map(3)", "rows().filter(3)", "rows().filter(len, 3)",
        "rows().zip(3)", "rows().concat(3)", "rows().shuffle('a')", "rows().shuffle(1)", "rows().split(3)", "rows().split([])",
        "rows().split([1, 'a'])", "rows().split([3, 3], 1)", "rows().project(3)", "rows().rename([], 'a')", "rows().sync_wait(3)",
        "rows().sync_wait('a', 0)", "rows().create_dict_iterator('a')", "rows().create_tuple_iterator([1])",
        "rows().create_tuple_iterator(output_numpy=1)", "rows().output_shapes(1)", "rows().use_sampler(None)", "rows().use_sampler(3)",
        "rows().bucket_batch_by_length('a', [2], [1, 1], len)", "rows().bucket_batch_by_length(['a'], [2], [1, 1], len, 3)",
        "rows().repeat('a')", "rows().take('a')", "rows().skip(-1)", "ds.SequentialSampler('a')", "ds.RandomSampler(1)", "ds.RandomSampler(False, -1)",
        "ds.SubsetSampler('a')", "ds.SubsetSampler([1.5])", "ds.DistributedSampler('a', 0)", "ds.DistributedSampler(2, 0, 'a')",
        "ds.WeightedRandomSampler(['a'])", "ds.WeightedRandomSampler([1], replacement=1)", "ds.PKSampler('a')", "ds.PKSampler(2, 3)",
        "ds.PKSampler(2, shuffle=1)", "ds.PKSampler(2, class_column=1)", "ds.config.set_prefetch_size(0)", "ds.config.set_prefetch_size('a')",
        "ds.config.set_fast_recovery(fast_recovery=1)", "ds.config.set_autotune_interval(interval=-1)", "ds.config.set_callback_timeout(timeout=0)",
        "ds.config.set_enable_shared_mem(1)", "ds.config.set_debug_mode(debug_mode_flag=1)", "ds.config.set_sending_batches('a')",
        "ds.config.set_monitor_sampling_interval(0)", "ds.config.set_auto_offload(offload=1)", "ds.config.set_numa_enable(numa_enable=False)"):
    attempt(text)

for sampler in (ds.DistributedSampler(2, 2), ds.DistributedSampler(0, 0), ds.SequentialSampler(-1), ds.SequentialSampler(5),
                ds.WeightedRandomSampler([0, 0], 2), ds.WeightedRandomSampler([-1, 0.5], 2), ds.WeightedRandomSampler([], 2)):
    attempt("list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True))")

gathered = ds.GeneratorDataset(Squares(), ["a", "b"], batch_sampler=[[0, 1], [4, 2, 3], [6]])
print(gathered.get_dataset_size(), gathered.get_batch_size())
for _ in range(2):
    print([[part.tolist() for part in row] for row in gathered.create_tuple_iterator(output_numpy=True)])
summed = ds.GeneratorDataset(Squares(), ["a", "b"], batch_sampler=[[1, 2], [3]], collate_fn=lambda a, b: (np.concatenate(a), np.array(sum(b))))
print([[part.tolist() for part in row] for row in summed.create_tuple_iterator(output_numpy=True)])

schema = ds.Schema()
schema.add_column("x", "int32", [2])
schema.add_column("y", "int64", [])
made = ds.RandomDataset(3, schema)
print(made.get_dataset_size(), [[(part.dtype.name, part.shape) for part in row] for row in made.create_tuple_iterator(output_numpy=True)])
print(ds.GeneratorDataset(Squares(), schema=schema).get_col_names())
# expect: ds.NumpySlicesDataset(3) TypeError Argument data with value 3 is not of type [<class 'list'>, <class 'tuple'>, <class 'dict'>, <class 'numpy.ndarray'>], but got <class 'int'>.
# expect: ds.NumpySlicesDataset([]) ValueError Argument data cannot be empty
# expect: ds.NumpySlicesDataset((1, 2)) TypeError Argument data[0] with value 1 is not of type [<class 'list'>, <class 'numpy.ndarray'>], but got <class 'int'>.
# expect: ds.NumpySlicesDataset([1], []) ValueError column_names should not be empty.
# expect: ds.NumpySlicesDataset([1], [1]) TypeError Argument column_names[0] with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: ds.NumpySlicesDataset([1], '') ValueError column_names should not be an empty str.
# expect: ds.NumpySlicesDataset([1], num_samples=-1) ValueError num_samples exceeds the boundary between 0 and 9223372036854775807(INT64_MAX)!
# expect: ds.NumpySlicesDataset([1], num_samples=1.5) TypeError Argument num_samples with value 1.5 is not of type [<class 'int'>], but got <class 'float'>.
# expect: ds.NumpySlicesDataset([1], num_parallel_workers='a') TypeError Argument num_parallel_workers with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: ds.NumpySlicesDataset([1], shuffle='a') TypeError Argument shuffle with value a is not of type [<class 'bool'>], but got <class 'str'>.
# expect: ds.NumpySlicesDataset([1], sampler='a') TypeError Unsupported sampler object of type (<class 'str'>)
# expect: ds.NumpySlicesDataset([1], sampler=3) TypeError sampler should be either iterable or from mindspore.dataset.samplers.
# expect: ds.NumpySlicesDataset([1], sampler=[0.5]) TypeError SubsetSampler: Type of indices element must be int, but got list[0]: 0.5, type: <class 'float'>.
# expect: ds.NumpySlicesDataset([1], num_shards=2) ValueError num_shards and shard_id need to be passed in together.
# expect: ds.NumpySlicesDataset([1], num_shards='a') TypeError Argument num_shards with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: ds.NumpySlicesDataset([1], num_shards=2, shard_id=3) ValueError shard_id should be less than num_shards.
# expect: ds.GeneratorDataset(3, 'a') TypeError Input `source` function of GeneratorDataset should be callable, iterable or random accessible, commonly it should implement one of the method like yield, __getitem__ or __next__(__iter__).
# expect: ds.GeneratorDataset(Squares()) ValueError Neither columns_names nor schema are provided.
# expect: ds.GeneratorDataset(Squares(), [1]) TypeError Argument column_names[0] with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: ds.GeneratorDataset(Squares(), 'a', 3) TypeError Argument column_types with value 3 is not of type [<class 'list'>], but got <class 'int'>.
# expect: ds.GeneratorDataset(Squares(), 'a', schema=3) ValueError schema should be a path to schema file or a schema object.
# expect: ds.GeneratorDataset(Squares(), 'a', shuffle=1) TypeError Argument shuffle with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: ds.GeneratorDataset(Squares(), 'a', max_rowsize='a') TypeError Argument max_rowsize with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: ds.GeneratorDataset(Squares(), 'a', collate_fn=max) ValueError collate_fn can be specified only when batch_sampler is set.
# expect: ds.GeneratorDataset(Squares(), 'a', batch_sampler=3) TypeError batch_sampler should have __getitem__ or __iter__ method.
# expect: ds.GeneratorDataset(Squares(), 'a', batch_sampler=[[1]], collate_fn=3) TypeError collate_fn should be callable.
# expect: ds.GeneratorDataset(Squares(), 'a', batch_sampler=[[1]], shuffle=True) ValueError batch_sampler is mutually exclusive with num_samples, shuffle, num_shards, shard_id and sampler.
# expect: ds.GeneratorDataset(Squares(), 'a', sampler=ds.PKSampler(2)) ValueError GeneratorDataset doesn't support PKSampler.
# expect: rows().batch('a') TypeError batch_size should either be an int or a callable.
# expect: rows().batch(0) ValueError Input batch_size is not within the required interval of [1, 2147483647].
# expect: rows().batch(2, 1) TypeError Argument drop_remainder with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: rows().padded_batch(-1) ValueError Input batch_size is not within the required interval of [1, 2147483647].
# expect: rows().padded_batch(2, True, None, 3) TypeError Argument pad_info with value 3 is not of type [<class 'dict'>], but got <class 'int'>.
# expect: rows().map(len, []) ValueError input_columns should not be empty.
# expect: rows().map(len, [1]) TypeError Argument input_columns[0] with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: rows().map(len, 'a', '') ValueError output_columns should not be an empty str.
# expect: rows().map(3) ValueError Parameter operations's element of method map should be a python function or class method which should be callable, but got: 3. It doesn't need parentheses for python function or class method.
# expect: rows().filter(3) TypeError Predicate should be a Python function or a callable Python object.
# expect: rows().filter(len, 3) TypeError Argument input_columns with value 3 is not of type [<class 'list'>, <class 'str'>], but got <class 'int'>.
# expect: rows().zip(3) TypeError Argument datasets with value 3 is not of type [<class 'tuple'>, <class 'mindspore.dataset.engine.datasets.Dataset'>], but got <class 'int'>.
# expect: rows().concat(3) TypeError Argument datasets with value 3 is not of type [<class 'list'>, <class 'mindspore.dataset.engine.datasets.Dataset'>], but got <class 'int'>.
# expect: rows().shuffle('a') TypeError Argument buffer_size with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: rows().shuffle(1) ValueError Input buffer_size is not within the required interval of [2, 2147483647].
# expect: rows().split(3) TypeError Argument sizes with value 3 is not of type [<class 'list'>], but got <class 'int'>.
# expect: rows().split([]) ValueError sizes cannot be empty.
# expect: rows().split([1, 'a']) ValueError sizes should be list of int or list of float.
# expect: rows().split([3, 3], 1) TypeError Argument randomize with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: rows().project(3) TypeError Argument columns with value 3 is not of type [<class 'list'>, <class 'str'>], but got <class 'int'>.
# expect: rows().rename([], 'a') ValueError input_columns should not be empty.
# expect: rows().sync_wait(3) TypeError Argument condition_name with value 3 is not of type [<class 'str'>], but got <class 'int'>.
# expect: rows().sync_wait('a', 0) ValueError num_batch need to be greater than 0.
# expect: rows().create_dict_iterator('a') TypeError Argument num_epochs with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: rows().create_tuple_iterator([1]) TypeError Argument column_names[0] with value 1 is not of type [<class 'str'>], but got <class 'int'>.
# expect: rows().create_tuple_iterator(output_numpy=1) TypeError Argument output_numpy with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: rows().output_shapes(1) TypeError Argument estimate with value 1 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: rows().use_sampler(None) TypeError Input sampler can not be None.
# expect: rows().use_sampler(3) TypeError Input sampler is not an instance of a sampler.
# expect: rows().bucket_batch_by_length('a', [2], [1, 1], len) TypeError Argument column_names with value a is not of type [<class 'list'>], but got <class 'str'>.
# expect: rows().bucket_batch_by_length(['a'], [2], [1, 1], len, 3) TypeError Argument pad_info with value 3 is not of type [<class 'dict'>], but got <class 'int'>.
# expect: rows().repeat('a') TypeError Argument repeat with value a is not of type [<class 'int'>, <class 'NoneType'>], but got <class 'str'>.
# expect: rows().take('a') TypeError Argument count with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: rows().skip(-1) ValueError Input count is not within the required interval of [0, 2147483647].
# expect: ds.SequentialSampler('a') TypeError start_index must be integer but was: a.
# expect: ds.RandomSampler(1) TypeError replacement must be a boolean value but was: 1.
# expect: ds.RandomSampler(False, -1) ValueError num_samples exceeds the boundary between 0 and 9223372036854775807(INT64_MAX)!
# expect: ds.SubsetSampler('a') TypeError Unsupported sampler object of type (<class 'str'>)
# expect: ds.SubsetSampler([1.5]) TypeError SubsetSampler: Type of indices element must be int, but got list[0]: 1.5, type: <class 'float'>.
# expect: ds.DistributedSampler('a', 0) TypeError num_shards must be integer but was: a.
# expect: ds.DistributedSampler(2, 0, 'a') TypeError shuffle must be a boolean value or valid shuffle mode but was: a.
# expect: ds.WeightedRandomSampler(['a']) TypeError type of weights element must be number, but got w[0]: a, type: <class 'str'>.
# expect: ds.WeightedRandomSampler([1], replacement=1) TypeError replacement must be a boolean value but was: 1.
# expect: ds.PKSampler('a') TypeError num_val must be integer but was: a.
# expect: ds.PKSampler(2, 3) NotImplementedError Not supported to specify num_class for PKSampler.
# expect: ds.PKSampler(2, shuffle=1) TypeError shuffle must be a boolean value but was: 1.
# expect: ds.PKSampler(2, class_column=1) TypeError class_column must be a str value but was: 1.
# expect: ds.config.set_prefetch_size(0) ValueError size is not within the required range (0, INT32_MAX(2147483647)].
# expect: ds.config.set_prefetch_size('a') TypeError size isn't of type int.
# expect: ds.config.set_fast_recovery(fast_recovery=1) TypeError fast_recovery must be a boolean dtype.
# expect: ds.config.set_autotune_interval(interval=-1) ValueError Interval given is not within the required range [0, INT32_MAX(2147483647)].
# expect: ds.config.set_callback_timeout(timeout=0) ValueError Timeout given is not within the required range.
# expect: ds.config.set_enable_shared_mem(1) TypeError enable must be of type bool.
# expect: ds.config.set_debug_mode(debug_mode_flag=1) TypeError debug_mode_flag isn't of type boolean.
# expect: ds.config.set_sending_batches('a') TypeError batch_num must be an int dtype.
# expect: ds.config.set_monitor_sampling_interval(0) ValueError Interval given is not within the required range (0, INT32_MAX(2147483647)].
# expect: ds.config.set_auto_offload(offload=1) TypeError offload must be a bool dtype
# expect: ds.config.set_numa_enable(numa_enable=False) made
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] DistributedSampler: shard_id must be in range [0, 2), but got: 2
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] DistributedSampler: num_shards must be greater than 0, but got: 0
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] SequentialSampler: start_index_ must be greater than or equal to 0, but got: -1
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] Invalid parameter, start_index must be less than num_rows, but got start_index: 5, num_rows: 2.
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] WeightedRandomSampler: elements of weights vector must not be all zero
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] WeightedRandomSampler: weights vector must not contain negative numbers, got: weights[0] = -1.000000
# expect: list(ds.NumpySlicesDataset([1, 2], sampler=sampler).create_tuple_iterator(output_numpy=True)) RuntimeError [ERROR] WeightedRandomSampler: weights vector must not be empty
# expect: 3 -1
# expect: [[[[0], [1]], [0, 1]], [[[4], [2], [3]], [16, 4, 9]], [[[6]], [36]]]
# expect: [[[[0], [1]], [0, 1]], [[[4], [2], [3]], [16, 4, 9]], [[[6]], [36]]]
# expect: [[[1, 2], 5], [[3], 9]]
# expect: 3 [[('int32', (2,)), ('int64', ())], [('int32', (2,)), ('int64', ())], [('int32', (2,)), ('int64', ())]]
# expect: ['x', 'y']
