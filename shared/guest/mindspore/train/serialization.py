"""Checkpoints: save_checkpoint, load_checkpoint, load_param_into_net. The files are MindSpore's own: protocol buffers of the form
Checkpoint {repeated Value {tag = 1, tensor {repeated dims = 1, type = 2, content = 3} = 2} = 1}."""
import binascii
import os
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import log as logger
from mindspore.common.generator import Generator
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.train import safetensors
from mindspore.train.safetensors import ckpt_to_safetensors, safetensors_to_ckpt
from mindspore._varints import read as _read_varint
from mindspore._varints import written as _varint


class _Damaged(Exception):
    """The bytes are no checkpoint."""


def _field(number, content):
    """A field of bytes."""
    return _varint(number << 3 | 2) + _varint(len(content)) + content


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
                raise _Damaged("the file ends within a field")
            value, place = data[place:place + size], place + size
        else:
            raise _Damaged(f"unknown wire type {key & 7}")
        yield key >> 3, value


def _entry(name, dims, kind, content):
    tensor = b"".join([b"\x08" + _varint(dim) for dim in dims]) + _field(2, kind.encode()) + _field(3, content)
    return _field(1, _field(1, name.encode()) + _field(2, tensor))


def check_async_save(async_save):
    """A bool, or how: files are written at once all the same."""
    if not isinstance(async_save, (bool, str)):
        raise TypeError("For 'save_checkpoint', the parameter 'async_save' must be bool or str, but got {}.".format(type(async_save)))
    if isinstance(async_save, str) and async_save not in ("process", "thread"):
        raise ValueError("For 'save_checkpoint', the argument 'async_save' can only be 'process' or 'thread',but got {}.".format(async_save))
    return async_save


def _check_target(save_obj, name, format):
    """The real path of the file, with its suffix."""
    if format not in ("safetensors", "ckpt"):
        raise ValueError(f"For 'save_checkpoint', the format must be 'safetensors' or 'ckpt', but got {format}.")
    if not isinstance(save_obj, (list, dict)) and not hasattr(type(save_obj), "__refjit_cell__"):
        raise TypeError(f"For 'save_checkpoint', the parameter 'save_obj' must be nn.Cell, list or dict, but got {type(save_obj)}.")
    if not isinstance(name, str):
        raise TypeError(f"For 'save_checkpoint', the parameter {name} for checkpoint file name is invalid,'ckpt_file_name' must be "
                        f"string, but got {type(name)}.")
    path = os.path.realpath(name)
    if os.path.isdir(path):
        raise IsADirectoryError(f"For 'save_checkpoint', the parameter `ckpt_file_name`: {path} is a directory, it must be a file name.")
    return path if path.endswith(format) else f"{path}.{format}"


def _check_appended(append_dict):
    if append_dict is None:
        return {}
    if not isinstance(append_dict, dict):
        raise TypeError("For 'save_checkpoint', the argument 'append_dict' must be dict, but got {}.".format(type(append_dict)))
    for key, value in append_dict.items():
        if not isinstance(key, str) or not isinstance(value, (int, float, bool, str, Parameter, Tensor, Generator)):
            raise TypeError("For 'save_checkpoint', the type of dict 'append_info' must be key: string, value: int, float, bool or "
                            f"Generator, but got key: {type(key)}, value: {type(value)}")
    return append_dict


def _listed(items):
    """(name, value) of a list: of Parameters, or of dicts that have a name and data."""
    if not items or not isinstance(items[0], dict):
        for item in items:
            if not isinstance(item, Parameter):
                raise TypeError("For save_checkpoint, when save_obj is made up by list of Parameter,the param should be parameter, but got "
                                f"{type(item)}")
            yield item.name, item
        return
    for item in items:
        if not isinstance(item, dict) or "name" not in item or "data" not in item:
            raise TypeError("For save_checkpoint, save_obj should be a list of dict items, and the dict should have key values 'name' and "
                            f"'value', but got {type(item)} and {item}.")
        for key, kind, what in (("name", str, "string"), ("data", Tensor, "parameter")):
            if not isinstance(item[key], kind):
                raise TypeError(f"For save_checkpoint, when save_obj is a list of dict items, the {key} in dict should be {what}, but got "
                                f"{type(item[key])}.")
        yield item["name"], item["data"]


def _entries(save_obj, choice_func):
    """(name, value) of what is to be written and the function takes."""
    if isinstance(save_obj, list):
        items = _listed(save_obj)
    elif isinstance(save_obj, dict):
        for name, value in save_obj.items():
            if not isinstance(name, str):
                raise TypeError("For save_checkpoint, when save_obj is made up by dict, the key should be str andvalue should be Parameter, "
                                f"but got the type of key is {type(name)} andthe type of value is {type(value)}")
        items = save_obj.items()
    else:
        items = [(parameter.name, parameter) for _, parameter in save_obj.parameters_and_names()]
    return [(name, data) for name, data in items if choice_func is None or choice_func(name)]


def save_checkpoint(save_obj, ckpt_file_name, integrated_save=True, async_save=False, append_dict=None, enc_key=None,
                    enc_mode="AES-GCM", choice_func=None, crc_check=False, format="ckpt", **kwargs):
    """Writes the parameters of a Cell, of a dict, or of a list."""
    path = _check_target(save_obj, ckpt_file_name, format)
    checks.check_bool(integrated_save)
    check_async_save(async_save)
    append_dict = _check_appended(append_dict)
    checks.check_isinstance("enc_key", enc_key, (type(None), bytes))
    checks.check_isinstance("enc_mode", enc_mode, str)
    checks.check_isinstance("crc_check", crc_check, bool)
    if enc_key is not None:
        raise NotImplementedError("mindspore.save_checkpoint: refjit writes no encrypted files.")
    entries = _entries(save_obj, choice_func)
    entries += [(name, value.get_state() if isinstance(value, Generator) else value) for name, value in append_dict.items()]
    if format == "safetensors":
        safetensors.write(path, {name: _as_tensor(data) for name, data in entries})
        return
    parts = []
    for name, data in dict(entries).items():
        if isinstance(data, str):
            parts.append(_entry(name, (0,), "str", data.encode("utf-32-le")))
            continue
        data = _as_tensor(data)
        if data.size:
            parts.append(_entry(name, data.shape, str(data.dtype), data.get_bytes()))
    content = b"".join(parts)
    if crc_check:
        content += b"crc_num" + binascii.crc32(content).to_bytes(10, "big")
    with open(path, "wb") as file:
        file.write(content)


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
    if not isinstance(given, (str, list, tuple)):
        raise TypeError("For 'load_checkpoint', the type of 'specify_prefix' or 'filter_prefix' must be string, list[string] or tuple[string], "
                        f"but got {type(given)}.")
    given = (given,) if isinstance(given, str) else tuple(given)
    if not given:
        raise ValueError("For 'load_checkpoint', the argument 'specify_prefix' or 'filter_prefix' can't be empty when 'specify_prefix' or "
                         "'filter_prefix' is list or tuple.")
    for place, prefix in enumerate(given):
        if not isinstance(prefix, str):
            raise TypeError("For 'load_checkpoint', when 'specify_prefix' or 'filter_prefix' is list or tuple, the element in it must be "
                            f"string, but got {type(prefix)} at index {place}.")
        if prefix == "":
            raise ValueError("For 'load_checkpoint', the value of 'specify_prefix' or 'filter_prefix' can't include ''.")
    return given


def _without_checksum(content, crc_check, path):
    """What stands before the checksum, which agrees where it is asked for."""
    if content[-17:-10] != b"crc_num":
        return content
    if crc_check and int.from_bytes(content[-10:], "big") != binascii.crc32(content[:-17]):
        raise ValueError(f"Failed to read the checkpoint file {path}. May not have permission to read it, please check the correct of the "
                         "file.")
    return content[:-17]


def _read(content, wanted):
    """{name: Parameter or string} of a checkpoint's entries that `wanted` takes."""
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


def _check_source(name, format):
    """The real path of a file that is there."""
    if not isinstance(name, str):
        raise TypeError(f"For 'load_checkpoint', the argument 'ckpt_file_name' must be string, but got {type(name)}.")
    if format not in ("ckpt", "safetensors"):
        raise ValueError("For 'load_checkpoint', the checkpoint file should end with '.ckpt' or '.safetensors', please input the correct "
                         "'ckpt_file_name'.")
    if not name.endswith(format):
        raise ValueError(f"For 'load_checkpoint', the checkpoint file format must same with 'format', but got file_name:'{name}', "
                         f"format:'{format}'")
    path = os.path.realpath(name)
    if not os.path.exists(path):
        raise ValueError(f"For 'load_checkpoint', the checkpoint file: {path} does not exist, please check whether the 'ckpt_file_name' is "
                         "correct.")
    return path


def load_checkpoint(ckpt_file_name, net=None, strict_load=False, filter_prefix=None, dec_key=None, dec_mode="AES-GCM",
                    specify_prefix=None, choice_func=None, crc_check=False, remove_redundancy=False, format="ckpt"):
    """{name: Parameter} of a file; loaded into `net` too when it is given."""
    specified, skipped = _prefixes(specify_prefix), _prefixes(filter_prefix)
    checks.check_isinstance("dec_key", dec_key, (type(None), bytes))
    checks.check_isinstance("dec_mode", dec_mode, str)
    checks.check_isinstance("crc_check", crc_check, bool)
    checks.check_isinstance("remove_redundancy", remove_redundancy, bool)
    path = _check_source(ckpt_file_name, format)
    if dec_key is not None:  # nothing that is written here is encrypted
        raise ValueError(f"Failed to read the checkpoint file {path}. May not have permission to read it, please check the correct of the "
                         "file.")

    def wanted(name):
        if specified or skipped:  # they override the function
            return (not specified or name.startswith(specified)) and not name.startswith(skipped)
        return choice_func is None or choice_func(name)

    try:
        if format == "safetensors":
            found = safetensors.read(path, wanted)
        else:
            with open(path, "rb") as file:
                content = _without_checksum(file.read(), crc_check, path)
            found = _read(content, wanted)
    except (IndexError, AttributeError, TypeError, KeyError, _Damaged) as error:
        raise ValueError(f"Failed to read the checkpoint file {path}. The file may be corrupted, and the content cannot be parsed."
                         ) from error
    if not found:
        raise ValueError("The loaded parameter dict is empty after filter or specify, please check whether 'filter_prefix' or "
                         "'specify_prefix' are set correctly.")
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


_FLOATS = (_native.float16, _native.float32, _native.float64, _native.bfloat16)
_INTS = (_native.int8, _native.int16, _native.int32, _native.int64)


def _update_param(parameter, value, strict_load):
    """Gives a parameter a value of its shape (set_data judges further dimensions of one); another float or int type is converted."""
    name = parameter.name
    if value.shape != parameter.shape and not (
            len(value.shape) > len(parameter.shape) and all(size == 1 for size in value.shape[len(parameter.shape):])):
        raise RuntimeError(f"For 'load_param_into_net', {name} in the argument 'net' should have the same shape as {name} in the argument "
                           f"'parameter_dict'. But got its shape {parameter.shape} in the argument 'net' and shape {value.shape} in the "
                           "argument 'parameter_dict'.May you need to check whether the checkpoint you loaded is correct or the batch size "
                           "and so on in the 'net' and 'parameter_dict' are same.")
    kinds = (parameter.dtype, value.dtype)
    if kinds[0] == kinds[1]:
        parameter.set_data(value)
    elif not strict_load and any(all(kind in family for kind in kinds) for family in (_FLOATS, _INTS)):
        logger.warning(f"The type of {value.name}:{value.dtype} in 'parameter_dict' is different from the type of it in 'net':"
                       f"{parameter.dtype}, then the type convert from {value.dtype} to {parameter.dtype} in the network. May consume "
                       "additional memory and time")
        parameter.set_data(value.astype(parameter.dtype))
    else:
        raise RuntimeError(f"For 'load_param_into_net', {name} in the argument 'net' should have the same type as {name} in the argument "
                           f"'parameter_dict'. but got its type {parameter.dtype} in the argument 'net' and type {value.dtype} in the "
                           "argument 'parameter_dict'.May you need to check whether the checkpoint you loaded is correct.")


def _load_behind_prefix(net, values, missing, strict_load):
    """Parameters whose names the values have behind a prefix, one prefix after the other; takes them out of `missing`."""
    while missing:
        prefix = next((full[:len(full) - len(name)] for name in missing for full in values if full.endswith(name)), None)
        if prefix is None:
            return
        logger.warning(f"For 'load_param_into_net', remove parameter prefix name: {prefix}, continue to load.")
        for _, parameter in net.parameters_and_names():
            if parameter.name in missing and prefix + parameter.name in values:
                _update_param(parameter, values[prefix + parameter.name], strict_load)
                missing.remove(parameter.name)


def load_param_into_net(net, parameter_dict, strict_load=False, remove_redundancy=False):
    """Sets the parameters of `net` by name; gives the names without a value, and those that no parameter took."""
    if not hasattr(type(net), "__refjit_cell__"):
        raise TypeError(f"For 'load_param_into_net', the argument 'net' should be a Cell, but got {type(net)}.")
    if not isinstance(parameter_dict, dict):
        raise TypeError(f"For 'load_param_into_net', the argument 'parameter_dict' should be a dict, but got {type(parameter_dict)}.")
    for key, value in parameter_dict.items():
        if not isinstance(key, str) or not isinstance(value, (Parameter, str, list)):
            raise TypeError("For 'parameter_dict', the element in the argument 'parameter_dict' should be a 'str' and 'Parameter' , but got "
                            f"{type(key)} and {type(value)}.")
    checks.check_bool(strict_load)
    checks.check_isinstance("remove_redundancy", remove_redundancy, bool)
    missing, unused = [], list(parameter_dict)
    for _, parameter in net.parameters_and_names():
        value = parameter_dict.get(parameter.name)
        if isinstance(value, Parameter):
            _update_param(parameter, value, strict_load)
            unused.remove(parameter.name)
        elif value is None and not parameter.name.startswith("accu_grads"):
            missing.append(parameter.name)
    if missing and not strict_load:
        _load_behind_prefix(net, parameter_dict, missing, strict_load)
    if missing:
        logger.warning("For 'load_param_into_net', {} parameters in the 'net' are not loaded, because they are not in the 'parameter_dict', "
                       "please check whether the network structure is consistent when training and loading checkpoint.".format(len(missing)))
        logger.warning("{} are not loaded.".format(missing))
    return missing, unused


_NUMPY_TYPES = "int8 int16 int32 int64 uint8 uint16 uint32 uint64 float16 float32 float64 bool"


def _tensor_types():
    """{name of a dtype in a file: dtype, type of NumPy}."""
    import numpy as np
    from mindspore.common import dtype as mstype
    types = {}
    for name in _NUMPY_TYPES.split():
        dtype = getattr(mstype, "bool_" if name == "bool" else name)
        types[str(dtype)] = dtype, np.dtype(name).type
    return types


def __getattr__(name):
    """Names that MindSpore's module has of others."""
    if name in ("export", "load"):
        from mindspore import train as module
    elif name == "context":
        from mindspore import context
        return context
    elif name == "tensor_to_ms_type":
        return {text: dtype for text, (dtype, _) in _tensor_types().items()}
    elif name == "tensor_to_np_type":
        return {text: kind for text, (_, kind) in _tensor_types().items()}
    else:
        from mindspore import parallel as module
        if name not in module.OVER_DEVICES:
            raise AttributeError(f"module 'mindspore.train.serialization' has no attribute '{name}'")
    return getattr(module, name)
