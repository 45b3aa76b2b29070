"""The primitive classes of mindspore.ops: `ops.Add()`, `ops.ReduceSum(keep_dims=True)`. Calling the class gives a native
Primitive with its construction arguments bound."""
import _refjit as _native

# class -> names of the construction arguments with their defaults (those of the primitive's arguments that are bound)
_BOUND = {
    "ReduceSum": (("keep_dims", False), ("skip_mode", False)),
    "ReduceMean": (("keep_dims", False),),
    "ReduceMax": (("keep_dims", False),),
    "ReduceMin": (("keep_dims", False),),
    "ReduceProd": (("keep_dims", False),),
    "ReduceAll": (("keep_dims", False),),
    "ReduceAny": (("keep_dims", False),),
    "MatMul": (("transpose_a", False), ("transpose_b", False)),
    "BatchMatMul": (("transpose_a", False), ("transpose_b", False)),
    "Concat": (("axis", 0),),
    "Stack": (("axis", 0),),
    "Split": (("axis", 0), ("output_num", 1)),
    "Softmax": (("axis", -1),),
    "LogSoftmax": (("axis", -1),),
    "Squeeze": (("axis", ()),),
    "BroadcastTo": (("shape", None),),
    "ArgMaxWithValue": (("axis", 0), ("keep_dims", False)),
    "ArgMinWithValue": (("axis", 0), ("keep_dims", False)),
    "Argmax": (("axis", -1), ("output_type", _native.int32)),
    "Argmin": (("axis", -1), ("output_type", _native.int32)),
    "CumSum": (("exclusive", False), ("reverse", False)),
    "StridedSlice": (("begin_mask", 0), ("end_mask", 0), ("ellipsis_mask", 0), ("new_axis_mask", 0),
                     ("shrink_axis_mask", 0)),
    "ReverseV2": (("axis", None),),
}
_ALIASES = {"TensorAdd": "Add", "RealDiv": "Div", "Inv": "Reciprocal", "Acos": "ACos", "Erfinv": "Erfinv",
            "GeLU": "GeLU", "Gelu": "GeLU"}


def _make(name):
    operator = _ALIASES.get(name, name)
    parameters = _BOUND.get(operator, ())
    names = [each[0] for each in parameters]
    offered = set(_native.primitive_arguments(operator))

    def create(*args, **kwargs):
        if len(args) > len(parameters):
            raise TypeError(f"{name}.__init__() takes {len(parameters) + 1} positional arguments but {len(args) + 1} were "
                            "given")
        bound = dict(parameters)
        bound.update(zip(names, args))
        for key, value in kwargs.items():
            if key not in bound:
                raise TypeError(f"{name}.__init__() got an unexpected keyword argument '{key}'")
            bound[key] = value
        return _native.primitive(operator, **{key: bound[key] for key in bound if key in offered})
    create.__name__ = create.__qualname__ = name
    return create


def __getattr__(name):
    if name.startswith("_") or not _native.has_primitive(_ALIASES.get(name, name)):
        raise AttributeError(f"module 'mindspore.ops.operations' has no attribute '{name}'")
    made = _make(name)
    globals()[name] = made
    return made
