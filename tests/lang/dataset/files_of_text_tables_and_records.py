# lines, CSV, CLUE's JSON, TensorFlow's records, corpora
import json
import os
import struct
import tempfile
import numpy as np
import mindspore as ms
import mindspore.dataset as ds
from mindspore.dataset import text

ds.config.set_seed(3)


def checksum(data):
    value = 0xFFFFFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
    value ^= 0xFFFFFFFF
    return struct.pack("<I", (value >> 15 | value << 17) + 0xA282EAD8 & 0xFFFFFFFF)


def varint(value):
    value &= (1 << 64) - 1
    out = b""
    while value > 127:
        out, value = out + bytes([value & 127 | 128]), value >> 7
    return out + bytes([value])


def field(number, data):
    return varint(number << 3 | 2) + varint(len(data)) + data


def example(features):
    entries = b""
    for name, values in features.items():
        if isinstance(values[0], bytes):
            part = field(1, b"".join(field(1, value) for value in values))
        elif isinstance(values[0], float):
            part = field(2, field(1, struct.pack(f"<{len(values)}f", *values)))
        else:
            part = field(3, field(1, b"".join(varint(value) for value in values)))
        entries += field(1, field(1, name.encode()) + field(2, part))
    return field(1, entries)


def rows(dataset):
    print(dataset.get_col_names(), dataset.get_dataset_size(),
          [[(array.dtype.str, array.tolist()) for array in row] for row in dataset.create_tuple_iterator(num_epochs=1, output_numpy=True)])


def fails(function):
    try:
        function()
    except Exception as e:
        print(type(e).__name__, str(e).replace(root, "").split("[ERROR]")[-1].split("\n")[0].strip())


with tempfile.TemporaryDirectory() as root:
    def write(name, data):
        with open(os.path.join(root, name), "wb") as file:
            file.write(data if isinstance(data, bytes) else data.encode())
        return file.name

    a, b = write("a.txt", "l1\n\n  l3 \nl4\nl5"), write("b.txt", "m1\nm2\n")
    rows(ds.TextFileDataset([a, b], shuffle=False, num_parallel_workers=2))
    rows(ds.TextFileDataset([a, b], num_parallel_workers=2))
    rows(ds.TextFileDataset([a, b], shuffle=ds.Shuffle.FILES, num_samples=3, num_parallel_workers=2))
    for shard in range(2):
        rows(ds.TextFileDataset([a, b], shuffle=False, num_shards=2, shard_id=shard, num_parallel_workers=2))
    lines = ds.TextFileDataset(a, shuffle=False).map(text.WhitespaceTokenizer(), ["text"])
    print(sorted(text.Vocab.from_dataset(lines, "text").vocab().items()))
    fails(lambda: ds.TextFileDataset(os.path.join(root, "none*")))
    fails(lambda: ds.TextFileDataset(3))
    fails(lambda: ds.TextFileDataset(a, num_shards=2))
    fails(lambda: ds.TextFileDataset(a, shuffle="x"))

    table = write("a.csv", 'a,b,c\n1,2.5,"x,y"\n3,4.5,z\n')
    rows(ds.CSVDataset(table, shuffle=False))
    rows(ds.CSVDataset(table, column_defaults=[0, 0.0, ""], shuffle=False))
    rows(ds.CSVDataset(table, column_names=["u", "v", "w"], shuffle=False))
    fails(lambda: rows(ds.CSVDataset(table, column_defaults=[0, 0.0, ""], column_names=["a", "b", "c"], shuffle=False)))
    rows(ds.CLUEDataset(write("c.json", "\n".join(json.dumps(
        {"label": str(n), "label_desc": "d", "sentence": "abc", "keywords": ""}) for n in (102, 103))), "TNEWS", "train", shuffle=False))

    data = b""
    for i in range(4):
        row = example({"label": [i], "name": [b"n%d" % i], "v": [float(i), 0.5], "neg": [-1, i]})
        size = struct.pack("<Q", len(row))
        data += size + checksum(size) + row + checksum(row)
    records = write("x.tfrecord", data)
    rows(ds.TFRecordDataset(records, shuffle=False))
    rows(ds.TFRecordDataset(records, columns_list=["v", "label"], num_samples=2, shuffle=False))
    rows(ds.TFRecordDataset(records, num_shards=2, shard_id=1, shard_equal_rows=True, shuffle=False))
    schema = ds.Schema()
    schema.add_column("v", ms.float32, [1, 2])
    schema.add_column("label", ms.int32, [])
    schema.add_column("name", ms.string, [1])
    schema.add_column("neg", ms.int64, [1, -1])
    rows(ds.TFRecordDataset(records, schema=schema, shuffle=False).take(2))
    fails(lambda: ds.TFRecordDataset(records, columns_list=["zz"], shuffle=False).get_col_names())
    fails(lambda: ds.TFRecordDataset(table).get_dataset_size())

    for label in ("pos", "neg"):
        os.makedirs(os.path.join(root, "imdb/train", label))
        for i in range(2):
            write(f"imdb/train/{label}/{i}_7.txt", f"{label} text {i}")
    rows(ds.IMDBDataset(os.path.join(root, "imdb"), usage="train", shuffle=False))
    os.makedirs(os.path.join(root, "news"))
    write("news/train.csv", '"3","Wall St.","Short ""sellers"""\n"1","T","D"\n')
    write("news/test.csv", '"2","a","b"\n')
    rows(ds.AGNewsDataset(os.path.join(root, "news"), usage="train", shuffle=False))
    write("news/ptb.train.txt", " a b \n\n c\n")
    rows(ds.PennTreebankDataset(os.path.join(root, "news"), usage="train", shuffle=False))

# expect: ['text'] 6 [[('<U2', 'l1')], [('<U2', 'm1')], [('<U5', '  l3 ')], [('<U2', 'm2')], [('<U2', 'l4')], [('<U2', 'l5')]]
# expect: ['text'] 6 [[('<U2', 'l5')], [('<U5', '  l3 ')], [('<U2', 'm2')], [('<U2', 'm1')], [('<U2', 'l4')], [('<U2', 'l1')]]
# expect: ['text'] 3 [[('<U2', 'l1')], [('<U2', 'm1')], [('<U5', '  l3 ')]]
# expect: ['text'] 3 [[('<U2', 'l1')], [('<U5', '  l3 ')], [('<U2', 'l4')]]
# expect: ['text'] 3 [[('<U2', 'l5')], [('<U2', 'm1')], [('<U2', 'm2')]]
# expect: [('l1', 0), ('l3', 1), ('l4', 2), ('l5', 3)]
# expect: ValueError The following patterns did not match any files: ['/none*'].
# expect: TypeError Argument dataset files with value 3 is not of type [<class 'str'>, <class 'list'>], but got <class 'int'>.
# expect: RuntimeError num_shards is specified and currently requires shard_id as well.
# expect: TypeError shuffle must be of boolean or enum of 'Shuffle' values like 'Shuffle.ADAPTIVE' or 'Shuffle.GLOBAL' or 'Shuffle.PARTIAL' or 'Shuffle.FILES' or 'Shuffle.INFILE'.
# expect: ['a', 'b', 'c'] 2 [[('<U1', '1'), ('<U3', '2.5'), ('<U3', 'x,y')], [('<U1', '3'), ('<U3', '4.5'), ('<U1', 'z')]]
# expect: ['a', 'b', 'c'] 2 [[('<i4', 1), ('<f4', 2.5), ('<U3', 'x,y')], [('<i4', 3), ('<f4', 4.5), ('<U1', 'z')]]
# expect: ['u', 'v', 'w'] 3 [[('<U1', 'a'), ('<U1', 'b'), ('<U1', 'c')], [('<U1', '1'), ('<U3', '2.5'), ('<U3', 'x,y')], [('<U1', '3'), ('<U3', '4.5'), ('<U1', 'z')]]
# expect: RuntimeError Invalid csv, csv file: /a.csv parse failed at line 1, type does not match.
# expect: ['keywords', 'label', 'label_desc', 'sentence'] 2 [[('<U1', ''), ('<U3', '102'), ('<U1', 'd'), ('<U3', 'abc')], [('<U1', ''), ('<U3', '103'), ('<U1', 'd'), ('<U3', 'abc')]]
# expect: ['label', 'name', 'neg', 'v'] 4 [[('<i8', [0]), ('|u1', [110, 48]), ('<i8', [-1, 0]), ('<f4', [0.0, 0.5])], [('<i8', [1]), ('|u1', [110, 49]), ('<i8', [-1, 1]), ('<f4', [1.0, 0.5])], [('<i8', [2]), ('|u1', [110, 50]), ('<i8', [-1, 2]), ('<f4', [2.0, 0.5])], [('<i8', [3]), ('|u1', [110, 51]), ('<i8', [-1, 3]), ('<f4', [3.0, 0.5])]]
# expect: ['v', 'label'] 2 [[('<f4', [0.0, 0.5]), ('<i8', [0])], [('<f4', [1.0, 0.5]), ('<i8', [1])]]
# expect: ['label', 'name', 'neg', 'v'] 2 [[('<i8', [2]), ('|u1', [110, 50]), ('<i8', [-1, 2]), ('<f4', [2.0, 0.5])], [('<i8', [3]), ('|u1', [110, 51]), ('<i8', [-1, 3]), ('<f4', [3.0, 0.5])]]
# expect: ['v', 'label', 'name', 'neg'] 2 [[('<f4', [[0.0, 0.5]]), ('<i4', 0), ('<U2', ['n0']), ('<i8', [[-1, 0]])], [('<f4', [[1.0, 0.5]]), ('<i4', 1), ('<U2', ['n1']), ('<i8', [[-1, 1]])]]
# expect: RuntimeError Invalid columns_list, tfrecord file failed to find column name: zz
# expect: RuntimeError Invalid file. The following files either cannot be opened, or are not valid TFRecordDataset files:
# expect: ['text', 'label'] 4 [[('<U10', 'pos text 0'), ('<i4', 1)], [('<U10', 'pos text 1'), ('<i4', 1)], [('<U10', 'neg text 0'), ('<i4', 0)], [('<U10', 'neg text 1'), ('<i4', 0)]]
# expect: ['index', 'title', 'description'] 2 [[('<U1', '3'), ('<U8', 'Wall St.'), ('<U15', 'Short "sellers"')], [('<U1', '1'), ('<U1', 'T'), ('<U1', 'D')]]
# expect: ['text'] 2 [[('<U5', ' a b ')], [('<U2', ' c')]]
