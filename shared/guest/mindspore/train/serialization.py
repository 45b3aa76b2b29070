"""Checkpoints: save_checkpoint, load_checkpoint, load_param_into_net. The files are MindSpore's own: protocol buffers of the form
Checkpoint {repeated Value {tag = 1, tensor {repeated dims = 1, type = 2, content = 3} = 2} = 1}."""
import os
import _refjit as _native
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.train import safetensors
from mindspore.train.safetensors import ckpt_to_safetensors, safetensors_to_ckpt


def _varint(number):
    """An unsigned number, seven bits a byte, the least first."""
    parts = []
    while number > 127:
        parts.append(number & 127 | 128)
        number >>= 7
    parts.append(number)
    return bytes(parts)


def _field(number, content):
    """A field of bytes."""
    return _varint(number << 3 | 2) + _varint(len(content)) + content


def _read_varint(data, place):
    number = shift = 0
    while True:
        byte = data[place]
        place += 1
        number |= (byte & 127) << shift
        if byte < 128:
            return number, place
        shift += 7


def _fields(data):
    """(number, value) of each field of a message."""
    place = 0
    while place < len(data):
        key, place = _read_varint(data, place)
        if key & 7 == 0:
            value, place = _read_varint(data, place)
        elif key & 7 == 2:
            size, place = _read_varint(data, place)
            if place + size > len(data):
                raise ValueError("the file ends within a field")
            value, place = data[place:place + size], place + size
        else:
            raise ValueError(f"unknown wire type {key & 7}")
        yield key >> 3, value


def _entry(name, dims, kind, content):
    tensor = b"".join([b"\x08" + _varint(dim) for dim in dims]) + _field(2, kind.encode()) + _field(3, content)
    return _field(1, _field(1, name.encode()) + _field(2, tensor))


def _path_of(name):
    if not isinstance(name, str):
        raise TypeError(f"For 'save_checkpoint', the parameter {name} for checkpoint file name is invalid,'ckpt_file_name' must be "
                        f"string, but got {type(name)}.")
    return name if name.endswith("ckpt") else name + ".ckpt"


def _entries(save_obj, choice_func):
    if isinstance(save_obj, list):
        if save_obj and not isinstance(save_obj[0], dict):
            for item in save_obj:
                if not isinstance(item, Parameter):
                    raise TypeError("For save_checkpoint, when save_obj is made up by list of Parameter,the param should be parameter, but "
                                    f"got {type(item)}")
                if choice_func is None or choice_func(item.name):
                    yield item.name, item
            return
        for item in save_obj:
            if not isinstance(item, dict) or "name" not in item or "data" not in item:
                raise TypeError("For save_checkpoint, save_obj should be a list of dict items, and the dict should have key values 'name' "
                                f"and 'value', but got {type(item)} and {item}.")
            if choice_func is None or choice_func(item["name"]):
                yield item["name"], item["data"]
        return
    if isinstance(save_obj, dict):
        items = save_obj.items()
    else:
        items = [(parameter.name, parameter) for parameter in save_obj.get_parameters()]
    for name, data in items:
        if choice_func is None or choice_func(name):
            yield name, data


def save_checkpoint(save_obj, ckpt_file_name, integrated_save=True, async_save=False, append_dict=None, enc_key=None,
                    enc_mode="AES-GCM", choice_func=None, crc_check=False, format="ckpt", **kwargs):
    """Writes the parameters of a Cell, of a dict, or of a list of {"name", "data"}."""
    if not isinstance(save_obj, (list, dict)) and not hasattr(type(save_obj), "__refjit_cell__"):
        raise TypeError("For 'save_checkpoint', the parameter 'save_obj' must be nn.Cell, list or dict, but got "
                        f"{type(save_obj)}.")
    if format not in ("ckpt", "safetensors"):
        raise ValueError(f"For 'save_checkpoint', the format must be 'safetensors' or 'ckpt', but got {format}.")
    if format == "safetensors":
        named = {**dict(_entries(save_obj, choice_func)), **(append_dict or {})}
        safetensors.write(safetensors.path_of(ckpt_file_name), {name: _as_tensor(data) for name, data in named.items()})
        return
    parts = []
    for name, data in list(_entries(save_obj, choice_func)) + list((append_dict or {}).items()):
        if isinstance(data, str):
            parts.append(_entry(name, (0,), "str", data.encode("utf-32-le")))
            continue
        data = _as_tensor(data)
        if data.size:
            parts.append(_entry(name, data.shape, str(data.dtype), data.get_bytes()))
    with open(_path_of(ckpt_file_name), "wb") as file:
        file.write(b"".join(parts))


def _as_tensor(data):
    if isinstance(data, Tensor):
        return data
    return Tensor(data, _native.float32) if isinstance(data, float) else Tensor(data)


def _loaded(name, message):
    """The Parameter or the string of a message."""
    dims, kind, content = [], "", b""
    for number, value in _fields(message):
        if number == 1:
            dims.append(value)
        elif number == 2:
            kind = value.decode()
        elif number == 3:
            content = value
    if kind == "str":
        return content.decode("utf-32-le")
    return Parameter(safetensors.tensor_of(content, kind, dims), name=name)


def _prefixes(given):
    if given is None:
        return ()
    given = (given,) if isinstance(given, str) else tuple(given)
    for prefix in given:
        if not isinstance(prefix, str) or prefix == "":
            raise ValueError("For 'load_checkpoint', the value of 'specify_prefix' or 'filter_prefix' can't include ''.")
    return given


def _read(path, wanted):
    """{name: Parameter or string} of a checkpoint's entries that `wanted` takes."""
    with open(path, "rb") as file:
        content = file.read()
    found = {}
    for _, entry in _fields(content):
        name, message = "", b""
        for number, value in _fields(entry):
            if number == 1:
                name = value.decode()
            elif number == 2:
                message = value
        if wanted(name):
            found[name] = _loaded(name, message)
    return found


def load_checkpoint(ckpt_file_name, net=None, strict_load=False, filter_prefix=None, dec_key=None, dec_mode="AES-GCM",
                    specify_prefix=None, choice_func=None, crc_check=False, remove_redundancy=False, format="ckpt"):
    """{name: Parameter} of a file; loaded into `net` too when it is given."""
    if not isinstance(ckpt_file_name, str):
        raise TypeError(f"For 'load_checkpoint', the argument 'ckpt_file_name' must be string, but got {type(ckpt_file_name)}.")
    path, ckpt_file_name = ckpt_file_name, os.path.abspath(ckpt_file_name)
    if not path.endswith(format):
        raise ValueError(f"For 'load_checkpoint', the checkpoint file format must same with 'format', but got file_name:'{path}', "
                         f"format:'{format}'")
    if not os.path.exists(ckpt_file_name):
        raise ValueError(f"For 'load_checkpoint', the checkpoint file: {ckpt_file_name} does not exist, please check whether the "
                         "'ckpt_file_name' is correct.")
    if os.path.getsize(ckpt_file_name) == 0:
        raise ValueError("The loaded parameter dict is empty after filter or specify, please check whether 'filter_prefix' or "
                         "'specify_prefix' are set correctly.")
    skipped, specified = _prefixes(filter_prefix), _prefixes(specify_prefix)

    def wanted(name):
        if skipped and name.startswith(skipped) or specified and not name.startswith(specified):
            return False
        return choice_func is None or choice_func(name)

    try:
        found = safetensors.read(ckpt_file_name, wanted) if format == "safetensors" else _read(ckpt_file_name, wanted)
    except (ValueError, IndexError, AttributeError, TypeError, KeyError) as error:
        raise ValueError(f"{error}\nFor 'load_checkpoint', failed to load the checkpoint file {ckpt_file_name}.") from error
    if not found:
        raise ValueError(f"The loaded parameter dict is empty after filter or specify, please check whether "
                         f"'filter_prefix' or 'specify_prefix' are set correctly.")
    if net is not None:
        load_param_into_net(net, found, strict_load)
    return found


def load_checkpoint_async(ckpt_file_name, net=None, strict_load=False, filter_prefix=None, dec_key=None, dec_mode="AES-GCM",
                          specify_prefix=None, choice_func=None):
    """A future of load_checkpoint's result."""
    from concurrent.futures import Future
    future = Future()
    try:
        future.set_result(load_checkpoint(ckpt_file_name, net, strict_load, filter_prefix, dec_key, dec_mode, specify_prefix, choice_func))
    except Exception as error:
        future.set_exception(error)
    return future


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
