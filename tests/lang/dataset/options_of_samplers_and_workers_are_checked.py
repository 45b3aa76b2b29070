import mindspore.dataset as ds
from mindspore.dataset import Shuffle

ROWS = list(range(10))


def attempt(function):
    try:
        return function()
    except Exception as error:
        lines = [line for line in str(error).splitlines() if line.strip("- ")]
        return f"{type(error).__name__}: {[line for line in lines if 'ampler:' in line] or lines[0]}"


def rows(sampler):
    return [int(row[0]) for row in ds.NumpySlicesDataset(ROWS, sampler=sampler).create_tuple_iterator(num_epochs=1, output_numpy=True)]


for shard, offset in (1, -1), (1, 0), (1, 1), (1, 2), (1, 3), (0, 1), (1, 5), (1, -2):
    print(shard, offset, attempt(lambda: rows(ds.DistributedSampler(3, shard, shuffle=False, offset=offset))))
print(rows(ds.DistributedSampler(3, 1, shuffle=False, num_samples=2, offset=1)))
print(sorted(rows(ds.RandomSampler(shuffle=Shuffle.GLOBAL))) == ROWS)
for shuffle in (3, "zz"):
    print(attempt(lambda: rows(ds.RandomSampler(shuffle=shuffle))))
numbers = ds.NumpySlicesDataset(ROWS)
for size in ("a", [1, "a"], -3, [3, 4, 5]):
    print(size, attempt(lambda: numbers.batch(2, max_rowsize=size)))
print(attempt(lambda: numbers.batch(2, python_multiprocessing=3)), attempt(lambda: numbers.map(lambda x: x, python_multiprocessing=3)))
print(attempt(lambda: numbers.map(lambda x: x, offload=3)))
print(len([row for row in numbers.map(lambda x: x + 1, None, None, None, 1).create_tuple_iterator(num_epochs=1)]))
# expect: 1 -1 [1, 4, 7, 0]
# expect: 1 0 [1, 4, 7]
# expect: 1 1 [0, 3, 6, 9]
# expect: 1 2 [2, 5, 8]
# expect: 1 3 [1, 4, 7]
# expect: 0 1 [2, 5, 8]
# expect: 1 5 RuntimeError: ['[ERROR] DistributedSampler: offset must be no more than num_shards(3), but got: 5']
# expect: 1 -2 [3, 6, 9]
# expect: [0, 3]
# expect: True
# expect: TypeError: shuffle must be valid shuffle mode but was: 3.
# expect: TypeError: shuffle must be valid shuffle mode but was: zz.
# expect: a TypeError: Argument max_rowsize with value a is not of type [<class 'int'>, <class 'list'>], but got <class 'str'>.
# expect: [1, 'a'] TypeError: Argument max_rowsize[1] with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: -3 ValueError: Input max_rowsize is not within the required interval of [-1, 2147483647].
# expect: [3, 4, 5] TypeError: max_rowsize should be a single integer or a list[in_rowsize, out_rowsize] of length 2.
# expect: TypeError: Argument python_multiprocessing with value 3 is not of type [<class 'bool'>], but got <class 'int'>. TypeError: Argument python_multiprocessing with value 3 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: TypeError: Argument offload with value 3 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: 10
