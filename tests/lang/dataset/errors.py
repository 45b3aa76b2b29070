# errors of pipelines
import numpy as np
import mindspore.dataset as ds


def one():
    return ds.NumpySlicesDataset(np.arange(6).astype(np.float32), ["x"], shuffle=False)


def first(dataset):
    return next(iter(dataset))


def bad(value):
    raise ValueError("the user's fault")


for attempt in (lambda: first(ds.GeneratorDataset([(1,)], ["x", "y"])), lambda: first(one().map(bad, ["x"])),
                lambda: first(one().map(lambda v: v, ["nope"])), lambda: one().batch("a"), lambda: one().batch(0), lambda: one().take(0),
                lambda: one().skip(-1), lambda: one().repeat(0), lambda: one().shuffle(1), lambda: first(one().project(["z"])),
                lambda: first(one().rename("z", "y")), lambda: first(ds.zip((one(), one()))), lambda: ds.GeneratorDataset(5, ["x"]),
                lambda: ds.GeneratorDataset([1, 2]), lambda: ds.NumpySlicesDataset(5),
                lambda: first(ds.GeneratorDataset([(np.zeros(2),), (np.zeros(3),)], ["x"], shuffle=False).batch(2)),
                lambda: first(ds.GeneratorDataset([(1,), (1.5,)], ["x"], shuffle=False).batch(2))):
    try:
        print(attempt())
    except Exception as error:
        text = str(error)
        said = [line for line in text.split("\n") if line.startswith("[ERROR]") and "check 'Python Call Stack'" not in line]
        print(type(error).__name__, said[0] if said else text.strip().split("\n")[0], "| the user's fault" if "ValueError: the user's fault" in text else "")

# expect: RuntimeError Exception thrown from user defined Python function in dataset.
# expect: RuntimeError Exception thrown from user defined Python function in dataset.  | the user's fault
# expect: RuntimeError [ERROR] Invalid parameter, input column name: nope doesn't exist in the dataset columns.
# expect: TypeError batch_size should either be an int or a callable.
# expect: ValueError Input batch_size is not within the required interval of [1, 2147483647].
# expect: ValueError count should be either -1 or within the required interval of (0, 2147483647], got 0.
# expect: ValueError Input count is not within the required interval of [0, 2147483647].
# expect: ValueError count should be either -1 or positive integer, range[1, INT32_MAX].
# expect: ValueError Input buffer_size is not within the required interval of [2, 2147483647].
# expect: RuntimeError [ERROR] Invalid column, column name: z does not exist.
# expect: RuntimeError [ERROR] Invalid column, column to be renamed does not exist.
# expect: RuntimeError [ERROR] Invalid data, duplicate column x already exists when zipping datasets.
# expect: TypeError Input `source` function of GeneratorDataset should be callable, iterable or random accessible, commonly it should implement one of the method like yield, __getitem__ or __next__(__iter__).
# expect: ValueError Neither columns_names nor schema are provided.
# expect: TypeError Argument data with value 5 is not of type [<class 'list'>, <class 'tuple'>, <class 'dict'>, <class 'numpy.ndarray'>], but got <class 'int'>.
# expect: RuntimeError [ERROR] Cannot batch tensors with different shapes in column 0. First element had shape <2> and this element had shape <3>
# expect: RuntimeError [ERROR] Cannot batch tensors with different types in column 0. First element had type int64 and this element had type float64
