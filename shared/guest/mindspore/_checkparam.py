"""mindspore._checkparam: checks of arguments with MindSpore's texts, which its library and its users' own layers call."""
from mindspore.common import dtype as mstype

EQ, NE, LT, LE, GT, GE = 1, 2, 3, 4, 5, 6
INC_NEITHER, INC_LEFT, INC_RIGHT, INC_BOTH = 7, 8, 9, 10
IN, NOT_IN = 11, 12

_SIGNS = {EQ: "= {}", NE: "!= {}", LT: "< {}", LE: "<= {}", GT: "> {}", GE: ">= {}", IN: "in {}", NOT_IN: "not in {}"}
_RANGES = {INC_NEITHER: "({}, {})", INC_LEFT: "[{}, {})", INC_RIGHT: "({}, {}]", INC_BOTH: "[{}, {}]"}


def _holds(value, bound, rel):
    if rel == EQ:
        return value == bound
    if rel == NE:
        return value != bound
    if rel == LT:
        return value < bound
    if rel == LE:
        return value <= bound
    if rel == GT:
        return value > bound
    if rel == GE:
        return value >= bound
    return (value in bound) == (rel == IN)


def _is_within(value, lower, upper, rel):
    """NaN is within every range, as in MindSpore."""
    below = value < lower if rel in (INC_LEFT, INC_BOTH) else value <= lower
    return not below and not (value > upper if rel in (INC_RIGHT, INC_BOTH) else value >= upper)


def _subject(arg_name, prim_name, otherwise="The input value"):
    """How a text begins: "For 'Conv2D', the 'stride'"."""
    name = f"the '{arg_name}'" if arg_name else otherwise.lower() if prim_name else otherwise
    return f"For '{prim_name}', {name}" if prim_name else name[0].upper() + name[1:]


def _type_of(arg_name, prim_name):
    name = f"type of '{arg_name}'" if arg_name else "type of input value"
    return f"For '{prim_name}', the {name}" if prim_name else f"The {name}"


def _is_kind(value, kind):
    return isinstance(value, kind) and not isinstance(value, bool)


def _check_number(arg_value, value, rel, arg_type=int, arg_name=None, prim_name=None):
    subject = _subject(arg_name, prim_name)
    kind = arg_type.__name__
    if not isinstance(arg_value, arg_type):
        raise TypeError(f"{subject} must be {kind}, but got '{type(arg_value).__name__}'")
    if arg_value != arg_value or arg_value in (float("inf"), float("-inf")):
        raise ValueError(f"{subject} must be a legal value, but got '{arg_value}'.")
    if isinstance(arg_value, bool) or not _holds(arg_value, value, rel):
        error = TypeError if isinstance(arg_value, bool) else ValueError
        raise error(f"{subject} must be {kind} and must {_SIGNS[rel].format(value)}, but got '{arg_value}' with type "
                    f"'{type(arg_value).__name__}'.")
    return arg_value


def check_int(arg_value, value, rel, arg_name=None, prim_name=None):
    return _check_number(arg_value, value, rel, int, arg_name, prim_name)


def check_float(arg_value, value, rel, arg_name=None, prim_name=None):
    return _check_number(arg_value, value, rel, float, arg_name, prim_name)


def check_equal_int(arg_value, value, arg_name=None, prim_name=None):
    return check_int(arg_value, value, EQ, arg_name, prim_name)


def check_positive_int(arg_value, arg_name=None, prim_name=None):
    return check_int(arg_value, 0, GT, arg_name, prim_name)


def check_negative_int(arg_value, arg_name=None, prim_name=None):
    return check_int(arg_value, 0, LT, arg_name, prim_name)


def check_non_negative_int(arg_value, arg_name=None, prim_name=None):
    return check_int(arg_value, 0, GE, arg_name, prim_name)


def check_non_positive_int(arg_value, arg_name=None, prim_name=None):
    return check_int(arg_value, 0, LE, arg_name, prim_name)


def check_positive_float(arg_value, arg_name=None, prim_name=None):
    return check_float(arg_value, 0, GT, arg_name, prim_name)


def check_negative_float(arg_value, arg_name=None, prim_name=None):
    return check_float(arg_value, 0, LT, arg_name, prim_name)


def check_non_negative_float(arg_value, arg_name=None, prim_name=None):
    return check_float(arg_value, 0, GE, arg_name, prim_name)


def check_non_positive_float(arg_value, arg_name=None, prim_name=None):
    return check_float(arg_value, 0, LE, arg_name, prim_name)


def _check_sequence(sequence, check_one, arg_name, prim_name):
    for i, item in enumerate(sequence):
        check_one(item, f"{arg_name or ''}[{i}]", prim_name)
    return sequence


def check_positive_int_sequence(sequence, arg_name=None, prim_name=None):
    return _check_sequence(sequence, check_positive_int, arg_name, prim_name)


def check_non_negative_int_sequence(sequence, arg_name=None, prim_name=None):
    return _check_sequence(sequence, check_non_negative_int, arg_name, prim_name)


def check_positive_float_sequence(sequence, arg_name=None, prim_name=None):
    return _check_sequence(sequence, check_positive_float, arg_name, prim_name)


def _check_range(arg_value, lower, upper, rel, kind, arg_name, prim_name):
    subject = _subject(arg_name, prim_name)
    if not _is_kind(arg_value, kind):
        raise TypeError(f"{subject} must be '{kind.__name__}',  but got '{type(arg_value).__name__}'.")
    if not _is_within(arg_value, lower, upper, rel):
        raise ValueError(f"{subject} must be in range of {_RANGES[rel].format(lower, upper)}, but got {arg_value} with type "
                         f"'{type(arg_value).__name__}'.")
    return arg_value


def check_int_range(arg_value, lower_limit, upper_limit, rel, arg_name=None, prim_name=None):
    return _check_range(arg_value, lower_limit, upper_limit, rel, int, arg_name, prim_name)


def check_float_range(arg_value, lower_limit, upper_limit, rel, arg_name=None, prim_name=None):
    return _check_range(arg_value, lower_limit, upper_limit, rel, float, arg_name, prim_name)


def check_number_range(arg_value, lower_limit, upper_limit, rel, value_type, arg_name=None, prim_name=None):
    return _check_range(arg_value, lower_limit, upper_limit, rel, value_type, arg_name, prim_name)


def check_number(arg_name, arg_value, value, rel, prim_name):
    if not _holds(arg_value, value, rel):
        raise ValueError(f"For '{prim_name}', the argument '{arg_name}' must {_SIGNS[rel].format(value)}, but got {arg_value}.")
    return arg_value


def check(arg_name, arg_value, value_name, value, rel=EQ, prim_name=None, excp_cls=ValueError):
    """A relation between two named values."""
    if not _holds(arg_value, value, rel):
        text = _SIGNS[rel].format(f"{value_name}: {value}")
        raise excp_cls(f"{_subject(arg_name, prim_name)} should be {text}, but got {arg_value}.")
    return arg_value


def check_is_number(arg_value, arg_type, arg_name=None, prim_name=None):
    if not _is_kind(arg_value, arg_type):
        kind = arg_type.__name__
        raise TypeError(f"{_type_of(arg_name, prim_name)} must be '{kind}', but got '{type(arg_value).__name__}'.")
    return arg_value


def check_is_int(arg_value, arg_name=None, prim_name=None):
    return check_is_number(arg_value, int, arg_name, prim_name)


def check_is_float(arg_value, arg_name=None, prim_name=None):
    return check_is_number(arg_value, float, arg_name, prim_name)


def check_bool(arg_value, arg_name=None, prim_name=None):
    if not isinstance(arg_value, bool):
        raise TypeError(f"{_subject(arg_name, prim_name)} must be a bool, but got {type(arg_value).__name__}.")
    return arg_value


def check_string(arg_value, valid_values, arg_name=None, prim_name=None):
    if isinstance(arg_value, str) and arg_value in valid_values:
        return arg_value
    raise ValueError(f"{_subject(arg_name, prim_name, 'The ' + repr('parameter'))} must be str and must be in '{valid_values}', "
                     f"but got '{arg_value}'.")


def check_str_by_regular(target, reg=None, flag=None, prim_name=None):
    import re
    pattern = r"^\w+[0-9a-zA-Z\_\.]*$" if reg is None else reg
    if re.match(pattern, target) is None:
        head = f"For '{prim_name}', the" if prim_name else "The"
        raise ValueError(f"{head} '{target}' is illegal, it must be match regular'{pattern}' by flags're.ASCII.'")
    return True


def check_str_and_none_by_regular(target, reg=None, flag=None, prim_name=None):
    return target if target is None else check_str_by_regular(target, reg, flag, prim_name)


def _type_names(types):
    return [getattr(t, "__name__", str(t)) for t in types]


def check_value_type(arg_name, arg_value, valid_types, prim_name=None):
    """The value is of one of these types; a bool is no number."""
    kinds = tuple(valid_types) if isinstance(valid_types, (list, tuple)) else (valid_types,)
    if isinstance(arg_value, kinds) and (not isinstance(arg_value, bool) or bool in kinds):
        return arg_value
    names = _type_names(kinds)
    wanted = f"'{names[0]}'" if len(names) == 1 else f"one of '{names}'"
    raise TypeError(f"{_type_of(arg_name, prim_name)} should be {wanted}, but got type '{type(arg_value).__name__}'.")


def check_isinstance(arg_name, arg_value, classes):
    if not isinstance(arg_value, classes):
        raise ValueError(f"The parameter '{arg_name}' must be isinstance of {classes}, but got {arg_value}.")
    return arg_value


def check_element_type_of_iterable(arg_name, arg_value, valid_types, prim_name=None):
    names = _type_names(valid_types)
    wanted = names[0] if len(names) == 1 else f"one of {names}"
    for item in arg_value:
        if not isinstance(item, tuple(valid_types)) or isinstance(item, bool) and bool not in valid_types:
            raise TypeError(f"{_type_of(arg_name, prim_name)} should be {wanted}, but got '{item}' with type "
                            f"'{type(item).__name__}'.")
    return arg_value


def check_size_and_element_type_of_tuple(arg_name, arg_value, expect_size, expect_element_type, prim_name=None):
    check_value_type(arg_name, arg_value, [tuple], prim_name)
    check_equal_int(len(arg_value), expect_size, arg_name + " size", prim_name)
    for item in arg_value:
        check_value_type("item", item, [expect_element_type], prim_name)


def check_valid_input(arg_name, arg_value, prim_name):
    if arg_value is None:
        raise ValueError(f"For '{prim_name}', the argument '{arg_name}'can not be None, but got None.")
    return arg_value


# ---- dtypes

def _kind_of(type_):
    """"Float32" of a dtype."""
    text = str(type_)
    return text


def check_type_name(arg_name, arg_type, valid_types, prim_name):
    types = valid_types if isinstance(valid_types, (list, tuple)) else [valid_types]
    if arg_type in types:
        return arg_type
    listed = ", ".join([_spelled(t) for t in types])
    wanted = str(types[0]) if len(types) == 1 else f"one of [{listed}]"
    raise TypeError(f"{_subject(arg_name, prim_name)} should be {wanted}, but got '{_spelled(arg_type)}'.")


def _spelled(dtype):
    return f"mindspore.{str(dtype).lower()}" if isinstance(dtype, mstype.Type) else str(dtype)


def _all_same(args, valid_values, prim_name, verb):
    first = None
    for name, value in args.items():
        if valid_values and value not in valid_values:
            listed = ", ".join([_spelled(t) for t in valid_values])
            raise TypeError(f"For '{prim_name}', the type of '{name}' {verb} be in [{listed}], but got {_kind_of(value)}.")
        if first is None:
            first = (name, value)
        elif value != first[1]:
            raise TypeError(f"For '{prim_name}', the type of '{name}' {verb} be same as '{first[0]}', but got '{first[0]}' with "
                            f"type {_kind_of(first[1])} and '{name}' with type {_kind_of(value)}.")


def check_types_same_and_valid(args, valid_values, prim_name):
    _all_same(args, valid_values, prim_name, "should")


def check_tensors_dtypes_same_and_valid(args, valid_dtypes, prim_name):
    _all_same(args, valid_dtypes, prim_name, "should")


def check_scalar_or_tensor_types_same(args, valid_values, prim_name, allow_mix=False):
    _all_same(args, valid_values, prim_name, "must")


def check_tensor_dtype_valid(arg_name, arg_type, valid_dtypes, prim_name):
    _all_same({arg_name: arg_type}, valid_dtypes, prim_name, "should")
    return arg_type


def check_subclass(arg_name, type_, template_types, prim_name, addition_error_info=None):
    """A type, or a dtype, is one of the templates or a kind of one."""
    templates = template_types if isinstance(template_types, (list, tuple)) else (template_types,)
    for template in templates:
        if type_ == template or isinstance(type_, type) and isinstance(template, type) and issubclass(type_, template):
            return
        if isinstance(type_, mstype.Type) and template is getattr(mstype, "number", None):
            return
    wanted = str(templates[0]) if len(templates) == 1 else "one of " + ", ".join([str(template) for template in templates])
    more = f" {addition_error_info}" if addition_error_info else ""
    raise TypeError(f"For '{prim_name}', the element of '{arg_name}' must be {wanted}, but got {type_}{more}.The supported data "
                    "types depend on the hardware that executes the operator, for more details, please refer to the MindSpore "
                    "official website to get more information about the data type.")


def check_astype_dtype(dtype):
    """A dtype by itself or by its name."""
    if isinstance(dtype, mstype.Type):
        return dtype
    import _refjit
    found = _refjit.as_dtype(dtype.lower() if isinstance(dtype, str) else dtype)
    if found is None:
        raise TypeError(f"For Tensor.astype, the input type must be one of {list(mstype.number_type)}, but got {dtype}.")
    return found


# ---- axes and shapes

def check_axis_in_range(axis, ndim):
    """The axis counted from the front."""
    if not isinstance(axis, int):
        raise TypeError(f"The axes should be integers, not {type(axis)}")
    if not -ndim <= axis < ndim:
        raise ValueError(f"The 'axis' must be in the range of [-{ndim}, {ndim}), but got {axis}.")
    return axis + ndim if axis < 0 else axis


def check_axis_valid(axes, ndim):
    """Axes counted from the front, in a tuple."""
    listed = axes if isinstance(axes, (tuple, list)) else range(ndim) if axes is None else (axes,)
    found = tuple([check_axis_in_range(a, ndim) for a in listed])
    if len(set(found)) != len(found):
        raise ValueError(f"duplicate axis in {axes}")
    return found


def check_and_canonicalize_axes(axes, ndim):
    listed = axes if isinstance(axes, (tuple, list)) else (axes,)
    found = []
    for axis in listed:
        if not isinstance(axis, int):
            raise TypeError(f"Each axis should be integer, but got {type(axis)} in {listed}.")
        found.append(check_axis_in_range(axis, ndim))
    return tuple(found)


def check_axis_type(axis, type_int=True, type_tuple=True, type_list=True):
    for wanted, kind in ((type_int, int), (type_tuple, tuple), (type_list, list)):
        if wanted and isinstance(axis, kind):
            return True
    names = "".join([f"{kind.__name__}, " for wanted, kind in ((type_int, int), (type_tuple, tuple), (type_list, list)) if wanted])
    raise TypeError(f"For Tensor.ptp, the axis should be {names}, but got {type(axis)}.")


def check_reshape_shp(shp):
    return tuple(shp[0]) if len(shp) == 1 and isinstance(shp[0], (tuple, list)) else shp


def check_flatten_order(order):
    if not isinstance(order, str):
        raise TypeError(f"For Tensor.flatten, the parameter 'order' must be a string, but got {type(order)}")
    if order not in ("C", "F"):
        raise ValueError(f"For Tensor.flatten, the parameter 'order' must be 'C' or 'F', but got '{order}'")
    return order


def check_swapaxes_axis(axes, ndim):
    return check_axis_valid(axes, ndim) if isinstance(axes, (tuple, list)) else check_axis_in_range(axes, ndim)


def check_transpose_axis(axes, ndim):
    if not axes:
        return tuple(range(ndim - 1, -1, -1))
    listed = tuple(axes[0]) if isinstance(axes[0], (tuple, list)) else tuple(axes)
    if len(listed) != ndim:
        raise ValueError("For Tensor.transpose, the number of axes must be equal to the dimension of Tensor, but got "
                         f"{len(listed)} in the number of axes.")
    return tuple([check_axis_in_range(a, ndim) for a in listed])


def infer_out_shape(*shapes):
    """The shape that shapes broadcast to."""
    result = ()
    for shape in shapes:
        long, short = (shape, result) if len(shape) > len(result) else (result, shape)
        padded = (1,) * (len(long) - len(short)) + tuple(short)
        for a, b in zip(long, padded):
            if a != b and a != 1 and b != 1:
                raise ValueError("For Tensor, the dimension on each axis must be 1 or the max value on the axisto support "
                                 f"broadcasting, but got shapes {(shapes,)}")
        result = tuple([b if a == 1 else a for a, b in zip(long, padded)])
    return result


def expanded_shape(ndim, axis_size, axis):
    return tuple([axis_size if i == axis else 1 for i in range(ndim)])


def _expand_sequence_to_tuple(n_dimensions):
    """A converter: an int stands for so many of it, a list or tuple must have that length."""
    def convert(m):
        if isinstance(m, int) and not isinstance(m, bool):
            return (m,) * n_dimensions
        if not isinstance(m, (tuple, list)):
            raise TypeError("When expanding an input to tuple, input type must be integer or tuple[int]/list[int], but got "
                            f"{type(m)}")
        if len(m) != n_dimensions:
            raise TypeError(f"When expanding an sequence to tuple, input sequence dimension must be {n_dimensions}, but got {m}")
        return tuple(m)
    return convert


def _expand_tuple(n_dimensions):
    """A converter: an int stands for so many of it, a tuple must have that length and hold ints."""
    def convert(m):
        start = "When expanding an int number to tuple, "
        if isinstance(m, int) and not isinstance(m, bool):
            return (m,) * n_dimensions
        if not isinstance(m, tuple):
            raise TypeError(f"{start}input type must be integer or tuple[int], but got {type(m)}")
        if len(m) != n_dimensions:
            raise TypeError(f"{start}input tuple dimension must be {n_dimensions}, but got {m}")
        for item in m:
            if not isinstance(item, int) or isinstance(item, bool):
                raise TypeError(f"{start}the type of element in input tuple must be an integer, but got {type(item)}.")
        return m
    return convert


def _check_3d_int_or_tuple(arg_name, arg_value, prim_name, allow_five=False, ret_five=False, greater_zero=True,
                           third_one=False, three_input=False, pad_value=1):
    """Three numbers of a 3-D operator out of an int or a tuple; five with `ret_five`."""
    check_value_type(arg_name, arg_value, (int, tuple), prim_name)
    found = (arg_value,) * 3 if isinstance(arg_value, int) else arg_value
    if len(found) == 5 and allow_five:
        found = found[2:]
    sign = "positive" if greater_zero else "non-negative"
    valid = len(found) == 3 and not [v for v in found if not isinstance(v, int) or v < (1 if greater_zero else 0)]
    result = (pad_value, pad_value) + tuple(found) if ret_five else tuple(found)
    if not valid:
        raise ValueError(f"For '{prim_name}', the parameter '{arg_name}' must be an {sign} integer or a tuple of three {sign} "
                         f"integer, but got {result}")
    return result


once = _expand_tuple(1)
twice = _expand_tuple(2)
triple = _expand_tuple(3)
once_sequence = _expand_sequence_to_tuple(1)
twice_sequence = _expand_sequence_to_tuple(2)
triple_sequence = _expand_sequence_to_tuple(3)


def args_type_check(*type_args, **type_kwargs):
    """Decorator: arguments have these types (None passes)."""
    def decorate(func):
        names = func.__code__.co_varnames[:func.__code__.co_argcount]
        wanted = dict(zip(names, type_args))
        wanted.update(type_kwargs)

        def checked(*args, **kwargs):
            given = dict(zip(names, args))
            given.update(kwargs)
            for name, value in given.items():
                if value is not None and name in wanted and not isinstance(value, wanted[name]):
                    raise TypeError(f"The parameter '{name}' must be {wanted[name]}, but got {type(value)}")
            return func(*args, **kwargs)
        checked.__name__ = func.__name__
        checked.__doc__ = func.__doc__
        return checked
    return decorate


def check_type_support(dtype, device, supported_dtypes):
    """Whether a dtype is among those of a device; other devices support all."""
    from mindspore import context
    return dtype in supported_dtypes or context.get_context("device_target") != device


def check_element_type_of_dict(arg_name, arg_value, key_types, value_types, prim_name=None):
    """A dict whose keys and values are of these types."""
    check_value_type(arg_name, arg_value, [dict], prim_name)
    for elements, types in ((arg_value.keys(), key_types), (arg_value.values(), value_types)):
        for element in elements:
            if not isinstance(element, tuple(types)):
                names = [kind.__name__ for kind in types]
                raise TypeError(f"{_type_of(arg_name, prim_name)} should be {'one of ' if len(names) > 1 else ''}"
                                f"{names if len(names) > 1 else names[0]}, but got '{element}' with type '{type(element).__name__}'.")


def check_file_name_by_regular(target, reg=None, prim_name=None):
    """True for a name of a file, of usual letters or of those of `reg`."""
    import re
    subject = f"For '{prim_name}', the '{target}'" if prim_name else f"The '{target}'"
    if not isinstance(target, str):
        raise TypeError(f"{subject} must be string, but got {type(target)}.")
    if target.endswith(("\\", "/")):
        raise ValueError(f"{subject} cannot be a directory path.")
    reg = r"^[0-9a-zA-Z@\_\-\.\:\/\\]+$" if reg is None else reg
    if re.match(reg, target) is None:
        raise ValueError(f"{subject} is illegal, it must be match regular '{reg}'.")
    return True


def check_hook_fn(hook_fn):
    """A function of Python's that is not compiled."""
    from types import FunctionType, MethodType
    from _refjit_jit import is_jitted
    if not isinstance(hook_fn, (FunctionType, MethodType)):
        raise TypeError(f"When using 'hook_type(hook_fn)', the type of 'hook_fn' must be python function, but got {type(hook_fn)}.")
    if is_jitted(hook_fn):
        raise TypeError(f"Decorating hook function {hook_fn.__name__} with '@jit' is not supported.")


def check_input_data(*data, data_class):
    """Values of a class or of one of several, None among them, also in sequences and dicts."""
    kinds = tuple(data_class) if isinstance(data_class, (tuple, list)) else (data_class,)
    for item in data:
        if isinstance(item, (list, tuple, dict)):
            for inner in item.values() if isinstance(item, dict) else item:
                check_input_data(inner, data_class=data_class)
        elif not any([item is None if kind is None else isinstance(item, kind) for kind in kinds]):
            named = tuple([kind.__name__ if hasattr(kind, "__name__") else kind for kind in kinds])
            named = named if isinstance(data_class, (tuple, list)) else named[0]
            raise TypeError(f"The types of input data must be in the Union({named}, tuple[{named}], list[{named}], dict[{named}]), but got type "
                            f"{None if item is None else type(item).__name__}.")


def check_input_dataset(*dataset, dataset_type):
    """Whether there are datasets, and all are of a type."""
    return bool(dataset) and all([isinstance(item, dataset_type) for item in dataset])


def check_output_data(data):
    if data is None:
        raise RuntimeError("The output data can not be None, please check your net or input data.")


def check_input_format(input_param):
    """NCHW, the only order of dimensions."""
    if input_param != "NCHW":
        raise ValueError(f"The data format must be NCHW, but got {input_param}.")
    return input_param


def check_pad_value_by_mode(pad_mode, padding, prim_name):
    """A padding, which is zero unless the mode is "pad"."""
    if pad_mode != "pad" and padding != 0:
        raise ValueError(f"For '{prim_name}', padding must be zero when pad_mode is '{pad_mode}', but got {padding}.")
    return padding


def check_reduce_shape(ori_shape, shape, axis, prim_name, arg_name1, arg_name2):
    """`shape` is `ori_shape` without the axes."""
    axes = (axis,) if isinstance(axis, int) else axis
    if list(shape) != [length for place, length in enumerate(ori_shape) if place not in axes]:
        raise ValueError(f"For '{prim_name}', the shape of parameter '{arg_name1}' reduce on 'axis': {axis} must be equal to the shape of "
                         f"'{arg_name2}': {shape}, but got {ori_shape}.")


def prepare_shape_for_squeeze(shape, axes):
    """The shape without these axes, which are of length 1."""
    rank = len(shape)
    if not isinstance(axes, (int, list, tuple)):
        raise TypeError(f"For Tensor.squeeze, the parameter 'axes' must be one of [int, tuple, list], but got {type(axes)}")
    axes = (axes,) if isinstance(axes, int) else tuple(dict.fromkeys(axes))
    for axis in axes:
        if not -rank <= axis < rank:
            raise ValueError(f"For Tensor.squeeze, the 'axis' must be in the range of [-{rank}, {rank}), but got {axis}.")
    gone = [axis % rank for axis in axes]
    for place in gone:
        if shape[place] != 1:
            raise ValueError(f"For Tensor.squeeze, the shape of parameter 'axis' {axes} must be 1, but got {shape[place]}.")
    return tuple([length for place, length in enumerate(shape) if place not in gone])


def is_stub_tensor(tensor):
    """Whether a tensor waits for its values: here none does."""
    return hasattr(tensor, "stub")


def max_(*args):
    return max(*args)


def min_(*args):
    return min(*args)


def tuple_slice(tup, start, end):
    return tup[start:end]
