# what datasets and transforms say to arguments of a wrong kind
import numpy as np
import mindspore.dataset as ds
import mindspore.dataset.transforms as transforms

data = ds.NumpySlicesDataset(np.arange(2), column_names=["x"], shuffle=False)
for refused in (lambda: data.batch(2, drop_remainder=3), lambda: data.batch(2, foo=1), lambda: data.padded_batch(2, pad_info=3),
                lambda: data.take("a"), lambda: data.skip("a"), lambda: data.repeat("a"), lambda: data.project(3),
                lambda: data.rename(3, "a"), lambda: data.filter(3), lambda: data.filter(lambda x: x, 3), lambda: data.map(3),
                lambda: data.apply(3), lambda: data.split([]), lambda: data.split([0.5, 1]), lambda: data.split([0.5, 0.6]),
                lambda: ds.GeneratorDataset([1], 3), lambda: ds.NumpySlicesDataset([1], num_shards=2), lambda: transforms.OneHot(0),
                lambda: transforms.PadEnd(3), lambda: transforms.Compose([]), lambda: transforms.RandomApply([transforms.Fill(1)], 2)):
    try:
        print(refused())
    except (TypeError, ValueError) as error:
        print(type(error).__name__, error)

# expect: TypeError Argument drop_remainder with value 3 is not of type [<class 'bool'>], but got <class 'int'>.
# expect: TypeError BatchDataset.__init__() got an unexpected keyword argument 'foo'
# expect: TypeError Argument pad_info with value 3 is not of type [<class 'dict'>], but got <class 'int'>.
# expect: TypeError Argument count with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: TypeError Argument count with value a is not of type [<class 'int'>], but got <class 'str'>.
# expect: TypeError Argument repeat with value a is not of type [<class 'int'>, <class 'NoneType'>], but got <class 'str'>.
# expect: TypeError Argument columns with value 3 is not of type [<class 'list'>, <class 'str'>], but got <class 'int'>.
# expect: TypeError Argument input_columns with value 3 is not of type [<class 'list'>, <class 'str'>], but got <class 'int'>.
# expect: TypeError Predicate should be a Python function or a callable Python object.
# expect: TypeError Argument input_columns with value 3 is not of type [<class 'list'>, <class 'str'>], but got <class 'int'>.
# expect: ValueError Parameter operations's element of method map should be a python function or class method which should be callable, but got: 3. It doesn't need parentheses for python function or class method.
# expect: TypeError apply_func must be a function.
# expect: ValueError sizes cannot be empty.
# expect: ValueError sizes should be list of int or list of float.
# expect: ValueError sizes is a list of float, but the percentages do not sum up to 1.
# expect: TypeError Argument column_names with value 3 is not of type [<class 'list'>, <class 'str'>], but got <class 'int'>.
# expect: ValueError num_shards and shard_id need to be passed in together.
# expect: ValueError Input must be greater than 0.
# expect: TypeError Argument pad_shape with value 3 is not of type [<class 'list'>], but got <class 'int'>.
# expect: ValueError transforms list can not be empty.
# expect: ValueError Input prob is not within the required interval of [0, 1].
