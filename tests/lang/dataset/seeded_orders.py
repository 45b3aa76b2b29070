# a seed gives the rows in one order, epoch by epoch
import numpy as np
import mindspore as ms
import mindspore.dataset as ds


def numbers(count=10, **how):
    return ds.NumpySlicesDataset(np.arange(count), ["x"], **how)


def epochs(dataset, count=1):
    rows = dataset.create_tuple_iterator(num_epochs=count, output_numpy=True)
    return [[row[0].tolist() for row in rows] for _ in range(count)]


ds.config.set_seed(58)
print(epochs(numbers(), 3))
print(epochs(numbers(7), 2))
print(epochs(numbers(shuffle=False).shuffle(4), 3))
print(epochs(numbers(shuffle=False).shuffle(10).batch(3), 2))
print(epochs(numbers(1000))[0][::50])
print(epochs(numbers(70000))[0][:10])
print(epochs(numbers(400, shuffle=False).shuffle(350))[0][::40])
print(epochs(numbers(5).repeat(2)))
print(epochs(numbers(sampler=ds.RandomSampler(num_samples=4)), 2))
print(epochs(numbers(num_shards=3, shard_id=0), 2))
ms.set_seed(1)
print(ds.config.get_seed(), epochs(numbers()))

# expect: [[1, 7, 4, 2, 9, 0, 6, 5, 3, 8], [9, 2, 4, 5, 6, 1, 0, 3, 8, 7], [3, 5, 8, 9, 2, 0, 1, 6, 4, 7]]
# expect: [[1, 4, 5, 3, 6, 2, 0], [2, 6, 5, 3, 4, 1, 0]]
# expect: [[0, 2, 5, 1, 3, 6, 9, 8, 4, 7], [1, 4, 0, 2, 5, 6, 3, 8, 7, 9], [2, 4, 3, 0, 5, 8, 9, 1, 6, 7]]
# expect: [[[0, 5, 7], [6, 4, 9], [3, 1, 2], [8]], [[3, 5, 4], [6, 0, 9], [1, 2, 8], [7]]]
# expect: [386, 136, 54, 303, 304, 762, 745, 702, 575, 692, 951, 857, 227, 565, 112, 758, 844, 400, 718, 509]
# expect: [60155, 68826, 3677, 15617, 13855, 25826, 34138, 26621, 30492, 21049]
# expect: [80, 377, 162, 219, 137, 95, 103, 274, 64, 62]
# expect: [[1, 4, 2, 3, 0, 1, 0, 2, 3, 4]]
# expect: [[1, 7, 4, 2], [9, 2, 4, 5]]
# expect: [[4, 7, 5, 1], [8, 4, 0, 1]]
# expect: 1 [[9, 0, 2, 5, 7, 4, 6, 3, 1, 8]]
