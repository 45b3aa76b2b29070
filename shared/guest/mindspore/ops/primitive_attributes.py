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
        if name == "kernel_size" and self.name == "Conv2D":
            return _several(known[name], 2)
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


_native.extend_type(_native.Primitive, {
    "init_attrs": property(_init_attrs), "attrs": property(_attrs), "_made_with": _getattr, "add_prim_attr": _add,
    "del_prim_attr": _delete, "add_prim_attrs": _add_all, "set_prim_instance_name": _set_name, "shard": _shard,
    "set_device": lambda self, target: _add(self, "primitive_target", target), "set_stage": lambda self, stage: _add(self, "stage", stage),
    "get_attr_dict": _attrs, "recompute": _itself, "set_inputs_type": _itself, "place": lambda self, role, rank_id: None,
    "init_prim_io_names": lambda self, inputs, outputs: _add_all(self, {"input_names": inputs, "output_names": outputs}) and None})
