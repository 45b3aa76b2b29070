"""Checkpoints: save_checkpoint, load_checkpoint, load_param_into_net. The files are refjit's own: JSON lines of names, shapes and
dtypes with values in hexadecimal, which MindSpore does not read."""
import json
import os
import numpy as np
import _refjit as _native
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor

_HEADER = "refjit checkpoint 1"


def _path_of(name):
    if not isinstance(name, str):
        raise TypeError(f"For 'save_checkpoint', the argument 'ckpt_file_name' must be string, but got {type(name)}.")
    return name if name.endswith(".ckpt") else name + ".ckpt"


def _entries(save_obj, choice_func):
    if isinstance(save_obj, list):
        for item in save_obj:
            if choice_func is None or choice_func(item["name"]):
                yield item["name"], item["data"]
        return
    if isinstance(save_obj, dict):
        items = save_obj.items()
    elif hasattr(type(save_obj), "__refjit_cell__"):
        items = [(parameter.name, parameter) for parameter in save_obj.get_parameters()]
    else:
        raise TypeError("For 'save_checkpoint', the parameter 'save_obj' must be nn.Cell, list or dict, but got "
                        f"{type(save_obj)}.")
    for name, data in items:
        if choice_func is None or choice_func(name):
            yield name, data


def save_checkpoint(save_obj, ckpt_file_name, integrated_save=True, async_save=False, append_dict=None, enc_key=None,
                    enc_mode="AES-GCM", choice_func=None, crc_check=False, format="ckpt", **kwargs):
    """Writes the parameters of a Cell, of a dict, or of a list of {"name", "data"}."""
    lines = [_HEADER]
    entries = list(_entries(save_obj, choice_func))
    for name, value in (append_dict or {}).items():
        entries.append((name, value if isinstance(value, Tensor) else Tensor(value)))
    for name, data in entries:
        array = data.asnumpy() if data.dtype != _native.bfloat16 else data.astype(_native.float32).asnumpy()
        lines.append(json.dumps({"name": name, "shape": list(data.shape), "dtype": str(data.dtype).lower(),
                                 "stored": str(array.dtype), "data": array.tobytes().hex()}))
    with open(_path_of(ckpt_file_name), "w") as file:
        file.write("\n".join(lines) + "\n")


def load_checkpoint(ckpt_file_name, net=None, strict_load=False, filter_prefix=None, dec_key=None, dec_mode="AES-GCM",
                    specify_prefix=None, choice_func=None, crc_check=False, remove_redundancy=False, format="ckpt"):
    """{name: Parameter} of a file; loaded into `net` too when it is given."""
    if not os.path.exists(ckpt_file_name):
        raise ValueError(f"For 'load_checkpoint', the checkpoint file: {ckpt_file_name} does not exist, please check whether the "
                         "'ckpt_file_name' is correct.")
    with open(ckpt_file_name) as file:
        lines = file.read().split("\n")
    if lines[0] != _HEADER:
        raise ValueError(f"For 'load_checkpoint', {ckpt_file_name} is not a checkpoint that refjit wrote.")
    prefixes = (filter_prefix,) if isinstance(filter_prefix, str) else tuple(filter_prefix or ())
    found = {}
    for line in lines[1:]:
        if not line:
            continue
        entry = json.loads(line)
        name = entry["name"]
        if name.startswith(prefixes) and prefixes or choice_func is not None and not choice_func(name):
            continue
        array = np.frombuffer(bytes.fromhex(entry["data"]), np.dtype(entry["stored"])).reshape(entry["shape"])
        found[name] = Parameter(Tensor(array, getattr(_native, entry["dtype"])), name=name)
    if not found:
        raise ValueError(f"The loaded parameter dict is empty after filter or specify, please check whether "
                         f"'filter_prefix' or 'specify_prefix' are set correctly.")
    if net is not None:
        load_param_into_net(net, found, strict_load)
    return found


def load_param_into_net(net, parameter_dict, strict_load=False, remove_redundancy=False):
    """Sets the parameters of `net` by name; gives the names without a value, and those that no parameter took."""
    if not hasattr(type(net), "__refjit_cell__"):
        raise TypeError(f"For 'load_param_into_net', the argument 'net' should be a Cell, but got {type(net)}.")
    if not isinstance(parameter_dict, dict):
        raise TypeError(f"For 'load_param_into_net', the argument 'parameter_dict' should be a dict, but got {type(parameter_dict)}.")
    missing, used = [], set()
    for parameter in net.get_parameters():
        value = parameter_dict.get(parameter.name)
        if value is None:
            missing.append(parameter.name)
            continue
        used.add(parameter.name)
        if value.shape != parameter.shape:
            raise RuntimeError(f"For 'load_param_into_net', {parameter.name} in the argument 'net' should have the same shape as "
                               f"{parameter.name} in the argument 'parameter_dict'. But got its shape {parameter.shape} in the argument "
                               f"'net' and shape {value.shape} in the argument 'parameter_dict'.May you need to check whether the "
                               "checkpoint you loaded is correct or the batch size and so on in the 'net' and 'parameter_dict' are "
                               "same.")
        parameter.set_data(value)
    return missing, [name for name in parameter_dict if name not in used]
