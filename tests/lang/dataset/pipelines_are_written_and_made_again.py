# serialize and deserialize: a pipeline as a dict or a file of JSON, and the pipeline of it; functions of one's own are not made again.
import json
import os
import tempfile
import numpy as np
import mindspore.dataset as ds
from mindspore.dataset import text, transforms, vision


def told(pipeline):
    """The dict without what depends on the machine."""
    return json.dumps(ds.serialize(pipeline)).replace(f'"num_parallel_workers": {ds.config.get_num_parallel_workers()}', '"workers": 0')


ds.config.set_num_parallel_workers(2)
with tempfile.TemporaryDirectory() as folder:
    os.makedirs(os.path.join(folder, "images", "cat"))
    vision.write_png(os.path.join(folder, "images", "cat", "1.png"), np.arange(192).reshape(8, 8, 3).astype(np.uint8))
    os.chdir(folder)
    images = ds.ImageFolderDataset("images", sampler=ds.SequentialSampler())
    images = images.map([vision.Decode(), vision.Resize((4, 5), vision.Inter.NEAREST), vision.RandomCrop(3, (1, 2)),
                         vision.Normalize([1.0, 2.0, 3.0], [2.0, 2.0, 2.0]), vision.HWC2CHW()], "image").batch(1).repeat(2)
    print(told(images))
    ds.serialize(images, "pipeline.json")
    again = ds.deserialize(json_filepath="pipeline.json")
    print([row[0].shape for row in again.create_tuple_iterator(num_epochs=1, output_numpy=True)], ds.compare(images, images))
    with open("lines.txt", "w") as file:
        file.write("a b\nc d\ne f\n")
    lines = ds.TextFileDataset("lines.txt", shuffle=False).skip(1).rename("text", "line").map(text.WhitespaceTokenizer(), "line")
    print(told(lines))
    for row in ds.deserialize(ds.serialize(ds.TextFileDataset("lines.txt", shuffle=False))).create_tuple_iterator(num_epochs=1, output_numpy=True):
        print(row[0].tolist())
    print(ds.compare(images, lines), ds.show(lines), ds.deserialize())
    os.chdir("/")

numbers = ds.NumpySlicesDataset([1, 2, 3], shuffle=False).map(lambda row: row + 1).map(transforms.TypeCast(np.float32), "column_0").filter(
    lambda row: row > 1).shuffle(2).project(["column_0"])
print(told(numbers))

# expect: {"children": [{"batch_size": 1, "children": [{"callback": [], "children": [{"children": [], "class_indexing": {}, "connector_queue_size": 16, "dataset_dir": "images", "decode": false, "extensions": [], "workers": 0, "op_type": "ImageFolderDataset", "recursive": false, "sampler": {"num_samples": 0, "sampler_name": "SequentialSampler", "start_index": 0}}], "connector_queue_size": 16, "input_columns": ["image"], "workers": 0, "op_type": "Map", "operations": [{"tensor_op_name": "Decode", "tensor_op_params": {"device_target": "CPU", "rgb": true}}, {"tensor_op_name": "Resize", "tensor_op_params": {"device_target": "CPU", "interpolation": 1, "size": [4, 5]}}, {"tensor_op_name": "RandomCrop", "tensor_op_params": {"fill_value": [0, 0, 0], "pad_if_needed": false, "padding": [1, 2, 1, 2], "padding_mode": 0, "size": [3, 3]}}, {"tensor_op_name": "Normalize", "tensor_op_params": {"device_target": "CPU", "is_hwc": true, "mean": [1.0, 2.0, 3.0], "std": [2.0, 2.0, 2.0]}}, {"tensor_op_name": "HwcToChw", "tensor_op_params": null}], "output_columns": ["image"]}], "connector_queue_size": 16, "drop_remainder": false, "input_columns": [], "workers": 0, "op_type": "Batch", "output_columns": []}], "count": 2, "op_type": "Repeat"}
# expect: [(1, 3, 3, 3), (1, 3, 3, 3)] True
# expect: {"callback": [], "children": [{"children": [{"children": [{"children": [], "connector_queue_size": 16, "dataset_files": ["lines.txt"], "workers": 0, "num_samples": 0, "num_shards": 1, "op_type": "TextFileDataset", "shard_id": 0, "shuffle": 0}], "count": 1, "op_type": "Skip"}], "input_columns": ["text"], "op_type": "Rename", "output_columns": ["line"]}], "connector_queue_size": 16, "input_columns": ["line"], "workers": 0, "op_type": "Map", "operations": [{"tensor_op_name": "WhitespaceTokenizer", "tensor_op_params": null}], "output_columns": ["line"]}
# expect: a b
# expect: c d
# expect: e f
# expect: False None None
# expect: {"children": [{"buffer_size": 2, "children": [{"children": [{"callback": [], "children": [{"callback": [], "children": [{"children": [], "connector_queue_size": 16, "num_parallel_workers": 1, "op_type": "GeneratorDataset"}], "connector_queue_size": 16, "input_columns": [], "workers": 0, "op_type": "Map", "operations": [{"python_module": "mindspore.dataset.transforms.py_transforms_util", "tensor_op_name": "<lambda>"}], "output_columns": []}], "connector_queue_size": 16, "input_columns": ["column_0"], "workers": 0, "op_type": "Map", "operations": [{"tensor_op_name": "TypeCast", "tensor_op_params": {"data_type": "float32"}}], "output_columns": ["column_0"]}], "input_columns": [], "workers": 0, "op_type": "Filter", "predicate": "pyfunc"}], "op_type": "Shuffle", "reset_each_epoch": true}], "columns": ["column_0"], "op_type": "Project"}
