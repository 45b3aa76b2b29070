# sources, samplers and what a pipeline does with rows
import numpy as np
import mindspore as ms
import mindspore.dataset as ds


def table():
    return ds.NumpySlicesDataset({"a": [1, 2, 3], "b": [[1.5, 2.0], [3.0, 4.0], [5.0, 6.0]]}, shuffle=False)


def rows(dataset):
    return [[np.asarray(value).tolist() for value in row] for row in dataset.create_tuple_iterator(num_epochs=1, output_numpy=True)]


def numbers(count=10, **how):
    return ds.NumpySlicesDataset(np.arange(count), ["x"], **how)


print(table().get_col_names(), table().get_dataset_size(), table().get_batch_size(), table().get_repeat_count())
print(table().output_shapes(), table().output_types())
print(rows(table().map(lambda a: a * 2, ["a"])))
twice = table().map(lambda b: (b, b + 1), input_columns=["b"], output_columns=["b", "c"])
print(twice.get_col_names(), rows(twice))
print(table().project(["b"]).get_col_names(), table().rename("a", "z").get_col_names())
print(rows(table().take(2)), rows(table().skip(2)), table().repeat(3).get_dataset_size())
side = ds.zip((table().rename(["a", "b"], ["p", "q"]), table()))
print(side.get_col_names(), rows(side)[1], (table() + table()).get_dataset_size())
first, second = numbers(shuffle=False).split([0.7, 0.3], randomize=False)
print(rows(first), rows(second))
print(rows(numbers(shuffle=False).filter(lambda x: x % 2 == 0, "x")))
print(rows(numbers(shuffle=False).batch(4)), rows(numbers(shuffle=False).batch(4, drop_remainder=True)))
print(numbers(shuffle=False).batch(4).get_dataset_size(), numbers().batch(4).output_shapes(), numbers().batch(4).get_batch_size())
summed = numbers(6, shuffle=False).batch(4, per_batch_map=lambda column, info: (np.array(column) + info.get_batch_num(),), input_columns=["x"])
print(rows(summed))
ragged = ds.GeneratorDataset([(np.arange(i + 1),) for i in range(3)], ["x"], shuffle=False)
print(rows(ragged.padded_batch(3, pad_info={"x": ([4], -1)})))


def generate():
    for i in range(3):
        yield np.array(i), np.array([i, i])


class Indexed:
    def __getitem__(self, i):
        return i, float(i)

    def __len__(self):
        return 5


made = ds.GeneratorDataset(generate, ["i", "v"])
print(rows(made), made.get_dataset_size())
for how in ({"shuffle": False}, {"sampler": ds.SequentialSampler(1, 2)}, {"sampler": [4, 0]}, {"num_samples": 2, "shuffle": False},
            {"num_shards": 2, "shard_id": 1, "shuffle": False}, {"sampler": ds.SubsetSampler([3, 3])}):
    print(rows(ds.GeneratorDataset(Indexed(), ["a", "b"], **how)))
print([value.dtype for value in next(ds.GeneratorDataset(Indexed(), ["a", "b"], shuffle=False).create_tuple_iterator())])
for row in table().take(1).create_dict_iterator():
    print({name: (value.dtype, value.shape) for name, value in row.items()})
iterator = numbers(3, shuffle=False).create_tuple_iterator(num_epochs=2, output_numpy=True)
for _ in range(3):
    try:
        print([int(row[0]) for row in iterator])
    except RuntimeError as error:
        print("RuntimeError:", str(error).split("[ERROR] ")[1].split("\n")[0])

# expect: ['a', 'b'] 3 1 1
# expect: [[], [2]] [dtype('int64'), dtype('float64')]
# expect: [[2, [1.5, 2.0]], [4, [3.0, 4.0]], [6, [5.0, 6.0]]]
# expect: ['b', 'c', 'a'] [[[1.5, 2.0], [2.5, 3.0], 1], [[3.0, 4.0], [4.0, 5.0], 2], [[5.0, 6.0], [6.0, 7.0], 3]]
# expect: ['b'] ['z', 'b']
# expect: [[1, [1.5, 2.0]], [2, [3.0, 4.0]]] [[3, [5.0, 6.0]]] 9
# expect: ['p', 'q', 'a', 'b'] [2, [3.0, 4.0], 2, [3.0, 4.0]] 6
# expect: [[0], [1], [2], [3], [4], [5], [6]] [[7], [8], [9]]
# expect: [[0], [2], [4], [6], [8]]
# expect: [[[0, 1, 2, 3]], [[4, 5, 6, 7]], [[8, 9]]] [[[0, 1, 2, 3]], [[4, 5, 6, 7]]]
# expect: 3 [[4]] 4
# expect: [[[0, 1, 2, 3]], [[5, 6]]]
# expect: [[[[0, -1, -1, -1], [0, 1, -1, -1], [0, 1, 2, -1]]]]
# expect: [[0, [0, 0]], [1, [1, 1]], [2, [2, 2]]] 3
# expect: [[0, 0.0], [1, 1.0], [2, 2.0], [3, 3.0], [4, 4.0]]
# expect: [[1, 1.0], [2, 2.0]]
# expect: [[4, 4.0], [0, 0.0]]
# expect: [[0, 0.0], [1, 1.0]]
# expect: [[1, 1.0], [3, 3.0], [0, 0.0]]
# expect: [[3, 3.0], [3, 3.0]]
# expect: [mindspore.int64, mindspore.float64]
# expect: {'a': (mindspore.int64, ()), 'b': (mindspore.float64, (2,))}
# expect: [0, 1, 2]
# expect: [0, 1, 2]
# expect: RuntimeError: EOF buffer encountered. User tries to fetch data beyond the specified number of epochs.
