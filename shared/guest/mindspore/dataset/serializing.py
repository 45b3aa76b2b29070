"""Pipelines as dicts and JSON files, and pipelines made of them again (mindspore.dataset.serialize, deserialize, compare and show), in
MindSpore's form: a dict a dataset, with its sources in "children". Functions of a program's own have no text, so that such a pipeline
can be written, but not be made again."""
import enum
import inspect
import json

import numpy as np
from mindspore import log
from mindspore.common import dtype as mstype
from mindspore.dataset import config, vision

_BORDERS = ("constant", "edge", "reflect", "symmetric")
_INTERPOLATIONS = {2: 0, 0: 1, 3: 2, 4: 3, 5: 4}  # MindSpore's Inter -> the number that its pipeline has
_NAMES = {"HWC2CHW": "HwcToChw", "ToType": "TypeCast"}
_SHUFFLES = {"files": 1, "global": 2, True: 2, False: 0}
_ONE_OR_TWO = ("RandomCrop", "CenterCrop", "RandomResizedCrop", "RandomCropWithBBox", "RandomResizedCropWithBBox")


# ---- operations

def _number(value):
    return float(np.float32(value)) if isinstance(value, float) else value


def _sequence(value, length):
    """A number as so many; a sequence as a list."""
    return [_number(item) for item in value] if isinstance(value, (tuple, list)) else [_number(value)] * length


def _argument(owner, name, value):
    """An argument of an operation in MindSpore's form."""
    if name == "size":
        return _sequence(value, 2 if owner in _ONE_OR_TWO else 1)
    if name == "padding":
        made = _sequence(0 if value is None else value, 4)
        return made * 2 if len(made) == 2 else made
    if name == "fill_value" and isinstance(value, (int, tuple)):
        return _sequence(value, 3)
    if name == "padding_mode":
        return _BORDERS.index(value.value)
    if name in ("interpolation", "resample"):
        return _INTERPOLATIONS[int(value)]
    if name == "degrees" and not isinstance(value, (tuple, list)):
        return [-float(value), float(value)]
    if name in ("center", "ignore"):
        return list(value or ())
    if name in ("brightness", "contrast", "saturation", "hue"):
        return [float(item) for item in value]
    if isinstance(value, enum.Enum):
        return value.value
    if isinstance(value, (tuple, list)):
        return [_argument(owner, "", item) for item in value]
    if value is None or isinstance(value, (bool, int, float, str)):
        return _number(value)
    if callable(value) and not isinstance(value, (mstype.Type, type)):
        return _operation(value)
    kind = np.dtype(mstype.dtype_to_nptype(value) if isinstance(value, mstype.Type) else value)
    return kind.name


def _operation(operation):
    kind = type(operation)
    if not kind.__module__.startswith("mindspore."):
        name = getattr(operation, "__name__", kind.__name__)
        return {"python_module": "mindspore.dataset.transforms.py_transforms_util", "tensor_op_name": name}
    given = {"data_type": operation.data_type} if kind.__name__ == "TypeCast" else getattr(operation, "made_with", {})
    params = {name: _argument(kind.__name__, name, value) for name, value in given.items()}
    if kind.__name__ in vision._WITH_DEVICE:
        params["device_target"] = "CPU"
    if kind.__name__.endswith("Tokenizer"):
        params = {}
    if kind.__name__ == "Decode":
        params = {"device_target": "CPU", "rgb": True}
    return {"tensor_op_name": _NAMES.get(kind.__name__, kind.__name__), "tensor_op_params": dict(sorted(params.items())) or None}


def _made_operation(told):
    """The operation of a dict."""
    from mindspore.dataset import text, transforms
    name, params = told["tensor_op_name"], told.get("tensor_op_params") or {}
    name = {"HwcToChw": "HWC2CHW"}.get(name, name)
    if "python_module" in told:
        raise RuntimeError(f"deserialize: '{name}' is a function of a program's own, of which only the name is known.")
    kind = next((getattr(home, name) for home in (vision, transforms, text) if hasattr(home, name)), None)
    if kind is None:
        raise RuntimeError(f"deserialize: no operation of the name '{name}'.")
    known = inspect.signature(kind.__init__).parameters
    return kind(**{key: _given(key, value) for key, value in params.items() if key in known})


def _given(name, value):
    """An argument as constructors take it."""
    if isinstance(value, dict) and "tensor_op_name" in value:
        return _made_operation(value)
    if name in ("interpolation", "resample"):
        return vision.Inter({number: own for own, number in _INTERPOLATIONS.items()}[value])
    if name == "padding_mode":
        return vision.Border(_BORDERS[value])
    if name == "data_type":
        return np.dtype(value)
    if name == "center":
        return tuple(value) or None
    if name == "size" and len(value) == 1:
        return value[0]
    if isinstance(value, list):
        return [_given("", item) for item in value] if value and isinstance(value[0], dict) else tuple(value)
    return value


# ---- samplers

_SAMPLERS = {"SequentialSampler": ("start_index",), "RandomSampler": ("replacement",), "SubsetSampler": ("indices",),
             "SubsetRandomSampler": ("indices",), "WeightedRandomSampler": ("weights", "replacement"), "PKSampler": ("num_val", "shuffle"),
             "DistributedSampler": ("num_shards", "shard_id", "offset")}


def _sampler(sampler):
    name = type(sampler).__name__
    if name not in _SAMPLERS:
        raise RuntimeError(f"serialize: the sampler {name} is a program's own.")
    fields = {field: getattr(sampler, field) for field in _SAMPLERS[name]}
    fields = {field: value.tolist() if isinstance(value, np.ndarray) else value for field, value in fields.items()}
    if name == "RandomSampler":
        fields.update(reshuffle_each_epoch=True, shuffle_mode=2)
    if name == "DistributedSampler":
        fields.update(even_dist=True, seed=config.get_seed(), shuffle_mode=2 if sampler.shuffle else 0)
    chosen = name.startswith("Subset")
    return dict(sorted({"num_samples": 0 if chosen else sampler.num_samples or 0, "sampler_name": name, **fields}.items()))


def _made_sampler(told):
    from mindspore.dataset import samplers
    fields = {field: told[field] for field in _SAMPLERS[told["sampler_name"]]}
    if told["sampler_name"] == "DistributedSampler":
        fields["shuffle"] = told["shuffle_mode"] != 0
    return getattr(samplers, told["sampler_name"])(num_samples=told["num_samples"] or None, **fields)


# ---- datasets

def _folder(dataset):
    """What datasets of a folder tell."""
    given = dataset.made_with
    told = {"dataset_dir": given["dataset_dir"], "sampler": _sampler(dataset.sampler)}
    if "usage" in given:
        return {**told, "usage": given["usage"] or "all"}
    return {**told, "class_indexing": given["class_indexing"] or {}, "decode": given["decode"], "extensions": given["extensions"] or [],
            "recursive": False}


def _lines(dataset):
    shards, shard = dataset.shards or (1, 0)
    files = [dataset.files] if isinstance(dataset.files, str) else list(dataset.files)
    return {"dataset_files": files, "num_samples": dataset.samples or 0, "num_shards": shards,
            "shard_id": shard, "shuffle": _SHUFFLES[getattr(dataset.shuffled, "value", dataset.shuffled)]}


def _batch(dataset):
    told = {"batch_size": dataset.batch_size, "drop_remainder": dataset.drop_remainder, "input_columns": [], "output_columns": []}
    return {**told, "per_batch_map": "pyfunc"} if dataset.function is not None else told


def _concat(dataset):
    sizes = [child.get_dataset_size() for child in dataset.children]
    return {"children_flag_and_nums": [[0, size] for size in sizes], "children_sizes": sizes,
            "children_start_end_index": [[-1, -1] for _ in sizes],
            "sampler": {"num_samples": 0, "sampler_name": "SequentialSampler", "start_index": 0}}


def _map(dataset):
    asked = dataset.inputs if dataset.inputs_were_given else []
    return {"callback": [], "input_columns": asked, "operations": [_operation(operation) for operation in dataset.operations],
            "output_columns": dataset.outputs if asked else []}


# {class: (op_type, what it tells besides its sources, whether workers make it)}
_FORMS = {
    "BatchDataset": ("Batch", _batch, True), "PaddedBatchDataset": ("Batch", _batch, True), "ConcatDataset": ("Concat", _concat, False),
    "FilterDataset": ("Filter", lambda d: {"input_columns": [], "num_parallel_workers":
                                                          config.get_num_parallel_workers(), "predicate": "pyfunc"}, False), "MapDataset": ("Map", _map, True), "ZipDataset": ("Zip", lambda d: {}, True),
    "RepeatDataset": ("Repeat", lambda d: {"count": d.count}, False), "SkipDataset": ("Skip", lambda d: {"count": d.count}, False),
    "TakeDataset": ("Take", lambda d: {"count": d.count}, False), "ProjectDataset": ("Project", lambda d: {"columns": d.names}, False),
    "ShuffleDataset": ("Shuffle", lambda d: {"buffer_size": d.buffer_size, "reset_each_epoch": True}, False),
    "RenameDataset": ("Rename", lambda d: {"input_columns": list(d.renamed), "output_columns": list(d.renamed.values())}, False),
    "TextFileDataset": ("TextFileDataset", _lines, True),
    **{name: (name, _folder, True) for name in ("ImageFolderDataset", "MnistDataset", "FashionMnistDataset", "KMnistDataset",
                                                "Cifar10Dataset", "Cifar100Dataset")},
}
_GENERATORS = ("GeneratorDataset", "NumpySlicesDataset", "_IndexedSource", "_GatheredSource", "_IteratedSource")


def _told(dataset, seen):
    if id(dataset) in seen:
        raise ValueError("The data pipeline is not a tree (i.e., one node has 2 consumers)")
    seen.add(id(dataset))
    name = type(dataset).__name__
    queue = {"connector_queue_size": config.get_prefetch_size()}
    if name in _GENERATORS:
        return {"children": [], **queue, "num_parallel_workers": 1, "op_type": "GeneratorDataset"}
    if name not in _FORMS:
        raise RuntimeError(f"serialize: {name} has no form that can be written.")
    kind, tell, has_workers = _FORMS[name]
    told = {"children": [_told(child, seen) for child in dataset.children], "op_type": kind, **tell(dataset)}
    if has_workers:
        told.update(queue, num_parallel_workers=config.get_num_parallel_workers())
    return dict(sorted(told.items()))


def serialize(dataset, json_filepath=""):
    """The pipeline as a dict, and in a file where one is named."""
    from mindspore.dataset.pipeline import Dataset
    if not isinstance(dataset, Dataset):
        raise AttributeError(f"'{type(dataset).__name__}' object has no attribute 'to_json'")
    told = _told(dataset, set())
    if json_filepath:
        with open(json_filepath, "w", encoding="utf-8") as file:
            json.dump(told, file, indent=2)
    return told


def deserialize(input_dict=None, json_filepath=None):
    """The pipeline of a dict, or of a file; None of neither."""
    if json_filepath:
        with open(json_filepath, encoding="utf-8") as file:
            input_dict = json.load(file)
    return _made(input_dict) if input_dict else None


def _made(told):
    """The dataset of a dict."""
    from mindspore import dataset as home
    kind, children = told["op_type"], [_made(child) for child in told["children"]]
    if kind in _FORMS:
        if "sampler" in told:
            names = ("dataset_dir", "usage", "class_indexing", "decode", "extensions")
            given = {name: told[name] for name in names if told.get(name) not in (None, {}, [])}
            return getattr(home, kind)(sampler=_made_sampler(told["sampler"]), **given)
        shards = (told["num_shards"], told["shard_id"]) if told["num_shards"] > 1 else (None, None)
        shuffle = {0: False, 1: home.Shuffle.FILES, 2: home.Shuffle.GLOBAL}[told["shuffle"]]
        return home.TextFileDataset(told["dataset_files"], told["num_samples"] or None, None, shuffle, *shards)
    if kind == "Concat":
        return children[0].concat(children[1:])
    if kind == "Zip":
        return home.zip(tuple(children))
    if kind == "Map":
        operations = [_made_operation(operation) for operation in told["operations"]]
        return children[0].map(operations, told["input_columns"] or None, told["output_columns"] or None)
    if kind == "Batch" and "per_batch_map" not in told:
        return children[0].batch(told["batch_size"], told["drop_remainder"])
    if kind == "Rename":
        return children[0].rename(told["input_columns"], told["output_columns"])
    field = {"Repeat": "count", "Skip": "count", "Take": "count", "Project": "columns", "Shuffle": "buffer_size"}.get(kind)
    if field is None:
        raise RuntimeError(f"deserialize: {kind} cannot be made again: its functions are a program's own.")
    return getattr(children[0], kind.lower())(told[field])


def compare(pipeline1, pipeline2):
    """Whether two pipelines have the same dict."""
    return serialize(pipeline1) == serialize(pipeline2)


def show(dataset, indentation=2):
    """Writes the dict to the log."""
    log.info(json.dumps(serialize(dataset), indent=indentation))
