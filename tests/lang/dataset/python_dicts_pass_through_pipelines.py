# a column may hold dicts: functions see them as they are, batches stack every key, iterators make arrays or tensors of what they hold
import numpy as np
import mindspore.dataset as ds


def shown(make, **options):
    try:
        for row in make().create_dict_iterator(num_epochs=1, **options):
            print(row)
    except (RuntimeError, TypeError) as error:
        print(type(error).__name__, [line for line in str(error).split("\n") if "[ERROR]" in line or "detected" in line][0])


def rows(*values):
    return lambda: ds.GeneratorDataset(lambda: iter(values), ["a", "b"])


def three():
    def values():
        for i in range(3):
            yield {"n": i, "v": np.arange(i, i + 2, dtype=np.int32), "t": f"s{i}"}, np.int32(i)
    return ds.GeneratorDataset(values, ["a", "b"])


shown(rows(({"s": 2.5, "t": "x", "l": [1, 2.0], "u": (True,), "in": {"r": np.float32(2)}, "none": None, "by": b"z"}, np.int32(1))),
      output_numpy=True)
shown(rows(({"n": 1, "l": [1, np.arange(2)], "in": {1: 2}, "b": True, "none": None}, 1)))
shown(lambda: ds.GeneratorDataset([{"a": 1}, {"a": 2}], ["x"], shuffle=False))
shown(lambda: three().batch(2), output_numpy=True)
shown(lambda: rows(({"a": 1}, 1), ({"a": 2}, 2))().batch(2))
shown(lambda: rows(({"a": 1}, 1), ({"b": 1}, 2))().batch(2))
shown(lambda: rows(({"a": {}}, 1), ({"a": {}}, 2))().batch(2))
shown(lambda: three().map(lambda d: d["t"] + "".join(type(d[key]).__name__ for key in d), "a"), output_numpy=True)
shown(lambda: three().map(lambda d: (d["n"], d["v"]), "a", ["n", "v"]).project(["v", "n"]))
shown(lambda: three().filter(lambda d: d["n"] > 0, "a").project("b"))
shown(lambda: three().take(2).batch(2, per_batch_map=lambda a, b, info: (a, b)), output_numpy=True)
shown(lambda: three().batch(3, per_batch_map=lambda a, b, info: ({"all": [d["t"] for d in a]}, b)), output_numpy=True)
shown(lambda: three().batch(3, per_batch_map=lambda a, b, info: ({"all": [d["t"] for d in a]}, {"b": b})), output_numpy=True)
shown(rows(({"a": np.array([object()])}, 1)), output_numpy=True)
print(three().output_shapes(), three().output_types())
print(ds.MnistDataset, ds.GeneratorDataset, ds.CSVDataset, ds.TextFileDataset)

# expect: {'a': {'s': array(2.5), 't': array('x', dtype='<U1'), 'l': [array(1), array(2.)], 'u': (array(True),), 'in': {'r': array(2., dtype=float32)}, 'none': None, 'by': b'z'}, 'b': array(1, dtype=int32)}
# expect: {'a': {'n': Tensor(shape=[], dtype=Int64, value= 1), 'l': [Tensor(shape=[], dtype=Int64, value= 1), Tensor(shape=[2], dtype=Int64, value= [0, 1])], 'in': {1: Tensor(shape=[], dtype=Int64, value= 2)}, 'b': Tensor(shape=[], dtype=Bool, value= True), 'none': None}, 'b': Tensor(shape=[], dtype=Int64, value= 1)}
# expect: {'x': {'a': Tensor(shape=[], dtype=Int64, value= 1)}}
# expect: {'x': {'a': Tensor(shape=[], dtype=Int64, value= 2)}}
# expect: {'a': {'n': array([0, 1]), 'v': array([[0, 1],
# expect:        [1, 2]], dtype=int32), 't': array(['s0', 's1'], dtype='<U2')}, 'b': array([0, 1], dtype=int32)}
# expect: {'a': {'n': array([2]), 'v': array([[2, 3]], dtype=int32), 't': array(['s2'], dtype='<U2')}, 'b': array([2], dtype=int32)}
# expect: {'a': {'a': Tensor(shape=[2], dtype=Int64, value= [1, 2])}, 'b': Tensor(shape=[2], dtype=Int64, value= [1, 2])}
# expect: RuntimeError [ERROR] Python dictionary keys do not match when creating a batch: b was not found in previous rows.
# expect: RuntimeError [ERROR] Batch: failed to create a NumPy array with primitive types for the dictionary objects in column 0, key: 'a'.
# expect: {'a': array('s0intndarraystr', dtype='<U15'), 'b': array(0, dtype=int32)}
# expect: {'a': array('s1intndarraystr', dtype='<U15'), 'b': array(1, dtype=int32)}
# expect: {'a': array('s2intndarraystr', dtype='<U15'), 'b': array(2, dtype=int32)}
# expect: {'v': Tensor(shape=[2], dtype=Int32, value= [0, 1]), 'n': Tensor(shape=[], dtype=Int64, value= 0)}
# expect: {'v': Tensor(shape=[2], dtype=Int32, value= [1, 2]), 'n': Tensor(shape=[], dtype=Int64, value= 1)}
# expect: {'v': Tensor(shape=[2], dtype=Int32, value= [2, 3]), 'n': Tensor(shape=[], dtype=Int64, value= 2)}
# expect: {'b': Tensor(shape=[], dtype=Int32, value= 1)}
# expect: {'b': Tensor(shape=[], dtype=Int32, value= 2)}
# expect: {'a': {'n': [array(0), array(1)], 'v': [array([0, 1], dtype=int32), array([1, 2], dtype=int32)], 't': [array('s0', dtype='<U2'), array('s1', dtype='<U2')]}, 'b': array([0, 1], dtype=int32)}
# expect: RuntimeError [ERROR] Failed to convert rows: mismatched types returned from per_batch_map function. If different types are returned, all of them should be convertible to Python lists. Got: Python dict
# expect: {'a': {'all': [array('s0', dtype='<U2'), array('s1', dtype='<U2'), array('s2', dtype='<U2')]}, 'b': {'b': [array(0, dtype=int32), array(1, dtype=int32), array(2, dtype=int32)]}}
# expect: TypeError A NumPy array of unsupported type detected: object.
# expect: [[0], []] [dtype('O'), dtype('int32')]
# expect: <class 'mindspore.dataset.engine.datasets_vision.MnistDataset'> <class 'mindspore.dataset.engine.datasets_user_defined.GeneratorDataset'> <class 'mindspore.dataset.engine.datasets_standard_format.CSVDataset'> <class 'mindspore.dataset.engine.datasets_text.TextFileDataset'>
