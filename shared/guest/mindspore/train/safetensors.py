"""Checkpoints as safetensors files: the length of a header in JSON ({name: dtype, shape, data_offsets}), the header, the bytes of the
tensors. The layout is the format's own; entries stand widest dtype first, then by name, as its writers order them."""
import json
import os
import numpy as np
import _refjit as _native
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor

# Widest first: the order of the format's dtypes from its last to its first.
_KINDS = {"U64": "UInt64", "I64": "Int64", "F64": "Float64", "C64": "Complex64", "F32": "Float32", "U32": "UInt32", "I32": "Int32",
          "BF16": "BFloat16", "F16": "Float16", "U16": "UInt16", "I16": "Int16", "I8": "Int8", "U8": "UInt8", "BOOL": "Bool"}
_TYPES = {native: kind for kind, native in _KINDS.items()}
_ORDER = list(_KINDS)


def write(path, entries):
    """Writes {name: Tensor}."""
    named = []
    for name, tensor in entries.items():
        kind = _TYPES.get(str(tensor.dtype))
        if kind is None:
            raise TypeError(f"safetensors has no dtype for {tensor.dtype}")
        named.append((_ORDER.index(kind), name, kind, tensor))
    named.sort(key=lambda item: item[:2])
    header, parts, place = {"__metadata__": {"format": "ms"}}, [], 0
    for _, name, kind, tensor in named:
        content = tensor.get_bytes() if tensor.size else b""
        header[name] = {"dtype": kind, "shape": list(tensor.shape), "data_offsets": [place, place + len(content)]}
        place += len(content)
        parts.append(content)
    text = json.dumps(header, separators=(",", ":"), ensure_ascii=False).encode()
    text += b" " * (-len(text) % 8)
    with open(path, "wb") as file:
        file.write(len(text).to_bytes(8, "little") + text + b"".join(parts))


def read(path, wanted):
    """{name: Parameter} of the entries that `wanted` takes, by name."""
    with open(path, "rb") as file:
        content = file.read()
    size = int.from_bytes(content[:8], "little")
    if len(content) < 8 + size:
        raise ValueError("the file ends within its header")
    header = json.loads(content[8:8 + size].decode())
    found = {}
    for name in sorted(header):
        if name == "__metadata__" or not wanted(name):
            continue
        entry = header[name]
        begin, end = entry["data_offsets"]
        found[name] = Parameter(tensor_of(content[8 + size + begin:8 + size + end], _KINDS[entry["dtype"]], entry["shape"]))
    return found


def tensor_of(content, kind, dims):
    """A Tensor of bytes; `kind` is MindSpore's name of the dtype."""
    dtype = getattr(_native, kind.lower())
    if kind == "BFloat16":
        wide = np.frombuffer(content, np.uint16).astype(np.uint32) * 65536
        return Tensor(np.frombuffer(wide.tobytes(), np.float32).reshape(dims), dtype)
    return Tensor(np.frombuffer(content, np.dtype(kind.lower())).reshape(dims), dtype)


def _converted(file_path, save_path, name_map, ending, convert):
    """Each file below file_path (or it alone) of an ending, converted into save_path."""
    files = [file_path]
    if os.path.isdir(file_path):
        files = sorted(os.path.join(file_path, name) for name in os.listdir(file_path))
    files = [name for name in files if name.endswith(ending)]
    if not files:
        raise ValueError(f"For 'ckpt_to_safetensors' and 'safetensors_to_ckpt', no file of {ending} is found in {file_path}.")
    for name in files:
        folder = save_path if save_path is not None else os.path.dirname(name)
        os.makedirs(folder or ".", exist_ok=True)
        convert(name, os.path.join(folder, os.path.basename(name)[:-len(ending)]), name_map or {})


def ckpt_to_safetensors(file_path, save_path=None, name_map=None, file_name_regex=None, processes_num=1):
    """Writes checkpoints as safetensors."""
    from mindspore.train.serialization import load_checkpoint

    def convert(source, target, names):
        write(target + ".safetensors", {names.get(k, k): v for k, v in load_checkpoint(source).items() if isinstance(v, Tensor)})

    _converted(file_path, save_path, name_map, ".ckpt", convert)


def safetensors_to_ckpt(file_path, save_path=None, name_map=None, file_name_regex=None, processes_num=1):
    """Writes safetensors as checkpoints."""
    from mindspore.train.serialization import load_checkpoint, save_checkpoint

    def convert(source, target, names):
        found = load_checkpoint(source, format="safetensors")
        save_checkpoint([{"name": names.get(k, k), "data": v} for k, v in found.items()], target + ".ckpt")

    _converted(file_path, save_path, name_map, ".safetensors", convert)
