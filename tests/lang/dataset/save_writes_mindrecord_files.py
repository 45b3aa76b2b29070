# Dataset.save: MindRecord files of a pipeline's rows, in the types that MindRecord has
import os
import tempfile
import numpy as np
import mindspore.dataset as ds

folder = tempfile.mkdtemp()
place = os.path.join(folder, "data.mindrecord")
data = ds.NumpySlicesDataset({"a": [1, 2, 3], "b": [[1.5, 2.5], [3.5, 4.5], [5.5, 6.5]], "s": ["x", "yy", "z"]}, shuffle=False)


def shown(path):
    for row in ds.MindDataset(path, shuffle=False).create_dict_iterator(num_epochs=1, output_numpy=True):
        print({name: (value.tolist(), value.dtype.name) for name, value in row.items()})


def refused(*args, **kwargs):
    try:
        print(data.save(*args, **kwargs))
    except (RuntimeError, TypeError, ValueError) as error:
        print(type(error).__name__, [line.replace(folder, "") for line in str(error).split("\n") if "[ERROR]" in line] or error)


print(data.save(place))
shown(place)
for kind in ("bool", "int8", "uint16", "uint32", "uint64", "float16", "float32"):
    path = os.path.join(folder, kind)
    ds.NumpySlicesDataset({"v": np.ones((1, 2), kind), "w": np.ones(1, kind)}, shuffle=False).save(path)
    shown(path)
data.save(os.path.join(folder, "parts"), num_files=2)
print(sorted(name for name in os.listdir(folder) if name.startswith("parts")))
parts = ds.MindDataset(os.path.join(folder, "parts0"), shuffle=False)
print(sorted((row["a"].item(), str(row["s"])) for row in parts.create_dict_iterator(num_epochs=1, output_numpy=True)))
refused(place)
refused("x", file_type="tf")
refused("x", num_files=0)
refused("x", 1001)
refused(3)

# expect: None
# expect: {'a': (1, 'int64'), 'b': ([1.5, 2.5], 'float64'), 's': ('x', 'str32')}
# expect: {'a': (2, 'int64'), 'b': ([3.5, 4.5], 'float64'), 's': ('yy', 'str64')}
# expect: {'a': (3, 'int64'), 'b': ([5.5, 6.5], 'float64'), 's': ('z', 'str32')}
# expect: {'v': ([1, 1], 'int32'), 'w': (1, 'int32')}
# expect: {'v': ([1, 1], 'int32'), 'w': (1, 'int32')}
# expect: {'v': ([1, 1], 'int32'), 'w': (1, 'int32')}
# expect: {'v': ([1, 1], 'int64'), 'w': (1, 'int64')}
# expect: {'v': ([1, 1], 'int64'), 'w': (1, 'int64')}
# expect: {'v': ([1.0, 1.0], 'float32'), 'w': (1.0, 'float32')}
# expect: {'v': ([1.0, 1.0], 'float32'), 'w': (1.0, 'float32')}
# expect: ['parts0', 'parts0.db', 'parts1', 'parts1.db']
# expect: [(1, 'x'), (2, 'yy'), (3, 'z')]
# expect: RuntimeError ['[ERROR] Invalid file, mindrecord files already exist. Please check file path: /data.mindrecord.']
# expect: ValueError tf dataset format is not supported.
# expect: ValueError num_files should between 0 and 1000.
# expect: ValueError num_files should between 0 and 1000.
# expect: TypeError Argument file_name with value 3 is not of type [<class 'str'>], but got <class 'int'>.
