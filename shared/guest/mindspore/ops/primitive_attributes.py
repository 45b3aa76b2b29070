"""The attributes of native primitives: what they were made with (`init_attrs`), in the form that MindSpore keeps (`attrs`, and each by
its name), and what users add."""
import _refjit as _native


def _several(value, count):
    return tuple(value) if isinstance(value, (tuple, list)) else (value,) * count


def _wide(value, count):
    """Sizes of a window, with those of batch and channels before."""
    sizes = _several(value, count)
    return sizes if len(sizes) == count + 2 else (1, 1) + sizes


def _convolution(a):
    pad = a["pad"]
    a.update(pad=_several(pad, 4), stride=_wide(a["stride"], 2), dilation=_wide(a["dilation"], 2), groups=a["group"])


def _convolution_backwards(a):
    _convolution(a)
    a.update(kernel_size=_several(a["kernel_size"], 2), pad_mode=a["pad_mode"].upper())


def _max_pool(a):
    a.update(kernel_size=_wide(a["kernel_size"], 2), strides=_wide(a["strides"], 2), pad_mode=a["pad_mode"].upper())


def _avg_pool(a):
    a.update(kernel_size=_several(a["kernel_size"], 2), strides=_several(a["strides"], 2), data_format=_FORMATS[a["data_format"]],
             pad_mode=_PAD_MODES[a["pad_mode"].upper()])


def _bias(a):
    a["data_format"] = _FORMATS[a["data_format"]]


def _softmax(a):
    a["axis"] = _several(a["axis"], 1)


def _reduction(a):
    a["reduction"] = ("sum", "mean", "none").index(a["reduction"])


def _searched(a):
    a["output_type"] = 34 if a["output_type"] == _native.int32 else 35


_CONV2D_NAMES = {"kernel_size": "kernel_size", "padding": "pad", "format": "data_format"}  # known by two names or in two forms
_FORMATS = {"NCHW": 0, "NHWC": 1, "NCDHW": 4}
_PAD_MODES = {"PAD": 0, "SAME": 1, "VALID": 2}
_FORMS = {"Conv2D": _convolution, "Conv2DBackpropInput": _convolution_backwards, "MaxPool": _max_pool, "AvgPool": _avg_pool,
          "BiasAdd": _bias, "Softmax": _softmax, "BinaryCrossEntropy": _reduction, "BCEWithLogitsLoss": _reduction,
          "NLLLoss": _reduction, "SmoothL1Loss": _reduction, "Argmax": _searched, "Argmin": _searched}
_INPUTS = {"Conv2D": ("x", "w"), "MaxPool": ("x",), "Stack": ("x",), "Tril": ("x",), "Cast": ("x", "dst_type"), "AddN": ("inputs",)}
_OUTPUTS = {"Stack": "y", "Tril": "y", "AddN": "sum"}
# What draws numbers or writes memory says so.
_EFFECTS = {name: "side_effect_mem" for name in (
    "Assign AssignAdd AssignSub Adam AdamWeightDecay ApplyMomentum SGD ScatterUpdate ScatterAdd ScatterSub ScatterMul ScatterDiv ScatterMax "
    "ScatterMin ScatterNdUpdate ScatterNdAdd ScatterNdSub ScatterNdMul ScatterNdDiv ScatterNdMax ScatterNdMin").split()}
_EFFECTS.update((name, "side_effect_hidden") for name in "Dropout StandardNormal UniformReal UniformInt Multinomial".split())


def _init_attrs(self):
    return dict(self._bound)


def _attrs(self):
    """The dictionary that stays with the primitive."""
    known = getattr(self, "_attributes", None)
    if known is None:
        known = dict(self._bound)
        if self.name in _FORMS:
            _FORMS[self.name](known)
        if self.name in _INPUTS:
            known.update(input_names=list(_INPUTS[self.name]), output_names=[_OUTPUTS.get(self.name, "output")])
        if self.name in _EFFECTS:
            known[_EFFECTS[self.name]] = True
        if "groups" in known:
            known["groups"] = known.pop("groups")
        self._attributes = known
    return known


def _getattr(self, name):
    if name[0] != "_":  # asked for where there is no other attribute of the name
        if name == "instance_name":
            return self.name
        known = _attrs(self)
        if self.name == "Conv2D" and name in _CONV2D_NAMES:
            return _several(known["kernel_size"], 2) if name == "kernel_size" else known[_CONV2D_NAMES[name]]
        if name in known:
            return known[name]
    raise AttributeError(f"'{self.name}' object has no attribute '{name}'")


def _add(self, name, value):
    _attrs(self)[name] = value
    setattr(self, name, value)
    return self


def _delete(self, name):
    _attrs(self).pop(name, None)
    try:
        delattr(self, name)
    except AttributeError:
        pass  # of those that the primitive was made with
    return self


def _add_all(self, attributes):
    for name, value in attributes.items():
        _add(self, name, value)
    return self


def _set_name(self, name):
    self.instance_name = name
    return self


def _shard(self, in_strategy=None, out_strategy=None):
    for name, value in (("in_strategy", in_strategy), ("out_strategy", out_strategy)):
        if value is not None:
            _add(self, name, value)
    return self


def _itself(self, *args, **kwargs):
    return self


def _recompute(self, mode=True):
    self.attrs["recompute"] = mode
    return self


def _add_core(self, name, value):
    self.attrs[name] = value


def _delete_core(self, name):
    self.attrs.pop(name, None)


def _set_user_data(self, key, value):
    if not hasattr(self, "_user_data"):
        self._user_data = {}
    self._user_data[key] = value


def _ignored(self, *args):
    return None


# What MindSpore's primitives have from C++: graphs' own marks mean nothing here.
CORE = {"recompute": _recompute, "add_attr": _add_core, "del_attr": _delete_core, "set_user_data": _set_user_data,
        "get_user_data": lambda self, key: getattr(self, "_user_data", {}).get(key), "check_elim": lambda self, *args: (False, None),
        "set_instance_name": _ignored, "set_prim_type": _ignored, "set_const_prim": _ignored, "set_inplace_prim": _ignored,
        "set_const_input_indexes": _ignored, "set_signatures": _ignored, "set_hook_fn": _ignored,
        "update_parameter": property(lambda self: False), "__primitive_flag__": property(lambda self: True)}

_native.extend_type(_native.Primitive, {
    **CORE,
    "init_attrs": property(_init_attrs), "attrs": property(_attrs), "_made_with": _getattr, "add_prim_attr": _add,
    "del_prim_attr": _delete, "add_prim_attrs": _add_all, "set_prim_instance_name": _set_name, "shard": _shard,
    "set_device": lambda self, target: _add(self, "primitive_target", target), "set_stage": lambda self, stage: _add(self, "stage", stage),
    "get_attr_dict": _attrs, "set_inputs_type": _itself, "place": lambda self, role, rank_id: None,
    "init_prim_io_names": lambda self, inputs, outputs: _add_all(self, {"input_names": inputs, "output_names": outputs}) and None})
