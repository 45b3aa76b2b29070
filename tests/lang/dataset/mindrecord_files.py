# MindRecord: schema, rows, shards, readers
import os
import tempfile
import numpy as np
import mindspore.dataset as ds
from mindspore.mindrecord import FileReader, FileWriter, MindPage


def rows(dataset):
    print(sorted(dataset.get_col_names()), dataset.get_dataset_size())
    for row in dataset.create_dict_iterator(num_epochs=1, output_numpy=True):
        print({name: (array.dtype.str, array.tolist()) for name, array in sorted(row.items())})


def fails(function):
    try:
        function()
    except Exception as e:
        print(type(e).__name__, str(e).replace(root, "").split("[ERROR]")[-1].split("\n")[0].strip())


with tempfile.TemporaryDirectory() as root:
    path = os.path.join(root, "t.mindrecord")
    writer = FileWriter(path, shard_num=1, overwrite=True)
    print(writer.add_schema({"name": {"type": "string"}, "label": {"type": "int32"}, "score": {"type": "float64"}, "data": {"type": "bytes"},
                             "ids": {"type": "int64", "shape": [-1]}, "m": {"type": "float32", "shape": [2, 2]}}, "demo"))
    print(writer.add_index(["name", "label"]))
    print(writer.write_raw_data([{"name": f"{i}.jpg" * (20 * i + 1), "label": i - 3, "score": i / 3, "data": bytes([i] * 4),
                                  "ids": np.array([-i, 200 * i, 70000 * i, i << 40]), "m": np.full((2, 2), i, np.float32)}
                                 for i in range(4)]))
    print(writer.commit(), sorted(os.listdir(root)))
    rows(ds.MindDataset(path, shuffle=False))
    rows(ds.MindDataset(path, columns_list=["label", "ids"], num_samples=2, shuffle=False))
    reader = FileReader(path)
    print([(row["label"], type(row["data"]).__name__, row["ids"].dtype) for row in reader.get_next()], reader.len())
    reader.close()
    page = MindPage(path)
    print(page.candidate_fields)
    page.category_field = "label"
    print(page.read_category_info(), [row["label"] for row in page.read_at_page_by_id(1, 0, 1)])
    fails(lambda: FileWriter(path, 1))

    parts = os.path.join(root, "sh.mr")
    writer = FileWriter(parts, 3)
    writer.add_schema({"x": {"type": "int32"}})
    writer.write_raw_data([{"x": i} for i in range(3)])
    writer.commit()
    for data in (ds.MindDataset(parts + "0", shuffle=False), ds.MindDataset([parts + "0", parts + "2"], shuffle=False),
                 ds.MindDataset(parts + "0", num_shards=2, shard_id=1, shuffle=False)):
        print([int(row["x"]) for row in data.create_dict_iterator(num_epochs=1)])
    ds.config.set_seed(4)
    mixed = ds.MindDataset(path).create_dict_iterator(num_epochs=2)
    for _ in range(2):
        print([int(row["label"]) for row in mixed])

    bad = FileWriter(os.path.join(root, "bad.mr"), 1, overwrite=True)
    fails(lambda: bad.add_schema({"a": {"type": "int8"}}))
    fails(lambda: bad.add_schema({"a": {"typ": "int32"}}))
    fails(lambda: bad.add_schema({"a-b": {"type": "int32"}}))
    bad.add_schema({"a": {"type": "int32"}})
    fails(lambda: bad.add_index(["zz"]))
    fails(lambda: bad.add_index("a"))
    fails(lambda: bad.write_raw_data([{"a": "x"}]))
    fails(lambda: bad.write_raw_data({"a": 1}))
    fails(lambda: FileWriter(path, 0))
    fails(lambda: ds.MindDataset(path + "none"))
    fails(lambda: FileReader(path + "none"))

# expect: None
# expect: None
# expect: None
# expect: None ['t.mindrecord', 't.mindrecord.db']
# expect: ['data', 'ids', 'label', 'm', 'name', 'score'] 4
# expect: {'data': ('|S4', [b'']), 'ids': ('<i8', [0, 0, 0, 0]), 'label': ('<i4', -3), 'm': ('<f4', [[0.0, 0.0], [0.0, 0.0]]), 'name': ('<U5', '0.jpg'), 'score': ('<f8', 0.0)}
# expect: {'data': ('|S4', [b'\x01\x01\x01\x01']), 'ids': ('<i8', [-1, 200, 70000, 1099511627776]), 'label': ('<i4', -2), 'm': ('<f4', [[1.0, 1.0], [1.0, 1.0]]), 'name': ('<U105', '1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg1.jpg'), 'score': ('<f8', 0.3333333333333333)}
# expect: {'data': ('|S4', [b'\x02\x02\x02\x02']), 'ids': ('<i8', [-2, 400, 140000, 2199023255552]), 'label': ('<i4', -1), 'm': ('<f4', [[2.0, 2.0], [2.0, 2.0]]), 'name': ('<U205', '2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg2.jpg'), 'score': ('<f8', 0.6666666666666666)}
# expect: {'data': ('|S4', [b'\x03\x03\x03\x03']), 'ids': ('<i8', [-3, 600, 210000, 3298534883328]), 'label': ('<i4', 0), 'm': ('<f4', [[3.0, 3.0], [3.0, 3.0]]), 'name': ('<U305', '3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg3.jpg'), 'score': ('<f8', 1.0)}
# expect: ['ids', 'label'] 2
# expect: {'ids': ('<i8', [0, 0, 0, 0]), 'label': ('<i4', -3)}
# expect: {'ids': ('<i8', [-1, 200, 70000, 1099511627776]), 'label': ('<i4', -2)}
# expect: [(-3, 'bytes', dtype('int64')), (-2, 'bytes', dtype('int64')), (-1, 'bytes', dtype('int64')), (0, 'bytes', dtype('int64'))] 4
# expect: ['name', 'label']
# expect: {"categories":[{"count":1,"id":0,"name":"-1"},{"count":1,"id":1,"name":"-2"},{"count":1,"id":2,"name":"-3"},{"count":1,"id":3,"name":"0"}],"key":"label_0"} [-2]
# expect: [0, 1, 2]
# expect: [0, 2]
# expect: [1, 0]
# expect: [-2, -1, -3, 0]
# expect: [-1, 0, -3, -2]
# expect: MRMInvalidSchemaError [MRMInvalidSchemaError]: Schema format is error. Detail: Field 'a' contain illegal attribute 'int8'.
# expect: MRMInvalidSchemaError [MRMInvalidSchemaError]: Schema format is error. Detail: Field '{'typ': 'int32'}' contains illegal attributes.
# expect: MRMInvalidSchemaError [MRMInvalidSchemaError]: Schema format is error. Detail: Field 'a-b' should be composed of '0-9' or 'a-z' or 'A-Z' or '_'.
# expect: RuntimeError Invalid input, 'index_fields': zz can not found in schema: {"a":{"type":"int32"}}.
# expect: ParamTypeError [ParamTypeError]: Invalid parameter type. 'index_fields' expect list type.
# expect: RuntimeError There is no valid data which can be written by 'write_raw_data' to mindrecord file. Please check the abnormal input data indicated in the warning log above.
# expect: ParamTypeError [ParamTypeError]: Invalid parameter type. 'raw_data' expect list type.
# expect: ParamValueError [ParamValueError]: Invalid parameter value. Parameter shard_num's value: 0 should between 1 and 1000.
# expect: ValueError The file /t.mindrecordnone does not exist or permission denied!
# expect: RuntimeError The input: /t.mindrecordnone is not exists.
