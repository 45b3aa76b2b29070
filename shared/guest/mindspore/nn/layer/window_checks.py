"""What convolutions and poolings check of their windows, in MindSpore's words."""
from mindspore import _checkparam as checks


def pair(value):
    """(a, b) of an int or of a tuple of two."""
    return checks.twice(value)


def triple(value, name, who):
    """(a, b, c), all above zero, of an int or of a tuple of three."""
    checks.check_value_type(name, value, (int, tuple), who)
    value = (value,) * 3 if isinstance(value, int) else value
    if len(value) != 3 or not all(isinstance(item, int) and item > 0 for item in value):
        raise ValueError(f"For '{who}', the parameter '{name}' must be an positive integer or a tuple of three positive integer, but got "
                         f"{value}")
    return value


def padding_of(padding, who):
    """An int or a tuple of ints, none below zero."""
    if isinstance(padding, int):
        return checks.check_non_negative_int(padding, "padding", who)
    if not isinstance(padding, tuple):
        raise TypeError(f"For '{who}', the type of 'padding' must be int or tuple(int), but got {type(padding).__name__}.")
    for item in padding:
        checks.check_non_negative_int(item, "padding item", who)
    return padding


def transposed_padding(padding, who, sizes=4):
    """The padding of a transposed convolution: an int, or one number a side."""
    checks.check_value_type("padding", padding, (int, tuple), who)
    if isinstance(padding, tuple):
        checks.check_equal_int(len(padding), sizes, "padding size", who)
    return padding


def check_pads(pads, pad_mode, operator, text="zero when 'pad_mode' is not 'pad', but got 'pad': {} and 'pad_mode': {}."):
    """An operator pads only when its mode is "pad", on all four sides."""
    checks.check_value_type("pad_mode", pad_mode, [str], operator)
    checks.check_string(pad_mode, ["valid", "same", "pad"], "pad_mode", operator)
    sides = pads if isinstance(pads, tuple) else (pads,) * 4
    if isinstance(pads, tuple):
        checks.check_equal_int(len(pads), 4, "pad size", operator)
    if pad_mode != "pad" and any(sides):
        raise ValueError(f"For '{operator}', the 'pad' must be " + text.format(pads, pad_mode))


NO_PADS = "zero or {zeros} when 'pad_mode' is not \"{mode}\", but got '{name}' is {{}} and 'pad_mode' is {{}}."


def no_pads(sides, name="pad", mode="pad"):
    """How the text of padding that is not wanted ends for operators of so many sides."""
    return NO_PADS.format(zeros=str((0,) * sides), mode=mode, name=name)


def check_format(data_format, who, known, text):
    """A layout by its name; CPUs have channels first."""
    checks.check_string(data_format, known, "format", who)
    if data_format == "NHWC":
        raise ValueError(f"For '{who}{text}")


def check_window(value, name, who):
    """The int, or the tuple of ints above zero, that a pooling's window has; a tuple of one is its item."""
    checks.check_value_type(name, value, [int, tuple], who)
    items = value if isinstance(value, tuple) else (value,)
    if not all(isinstance(item, int) and item > 0 for item in items):
        raise ValueError(f"For '{who}', the '{name}' must be an positive int number or a tuple, but got {value}")
    return value[0] if isinstance(value, tuple) and len(value) == 1 else value


def pool_padding(padding, rank, who, is_mean):
    """Padding of a pooling over `rank` axes, one number an axis."""
    checks.check_value_type("padding", padding, (int, tuple, list), who)
    if isinstance(padding, int):
        return (padding,) * rank
    checks.check_non_negative_int_sequence(padding, "padding", who)
    if len(padding) == 1:
        return tuple(padding) * rank
    if len(padding) != rank and is_mean:
        count = "one int" if rank == 1 else f"1 or {rank} int"
        raise ValueError(f"For {who}, the padding must be a int or tuple/list contains {count}, but got tuple/list with length:{len(padding)}.")
    if len(padding) != rank:
        raise ValueError(f"For {who}, the length of padding must equal to {rank}, but got {len(padding)}.")
    return tuple(padding)


def check_mean_pads(padding, pad_mode, rank):
    """The six pads of AvgPool3D, which the means of all ranks are of."""
    six = (0,) * (6 - 2 * rank) + sum([(item, item) for item in padding], ())
    if pad_mode.upper() != "PAD" and any(six):
        raise ValueError("For 'AvgPool3D', the 'pad' must be " + no_pads(6, mode="PAD").format(six, pad_mode))
    for item in six:
        checks.check_non_negative_int(item, "pad or item of pad", "AvgPool3D")


def check_mean_flags(ceil_mode, count_include_pad, divisor_override, who):
    if divisor_override is not None and divisor_override <= 0:
        raise ValueError(f"For '{who}', the 'divisor_override' must be > 0, but got {divisor_override}.")
    checks.check_value_type("ceil_mode", ceil_mode, bool, "AvgPool3D")
    checks.check_value_type("count_include_pad", count_include_pad, bool, "AvgPool3D")
    if divisor_override is not None:
        checks.check_non_negative_int(divisor_override, "divisor_override", "AvgPool3D")


def check_maximum_pads(padding, dilation, return_indices, ceil_mode, pad_mode, who):
    """Maxima are padded, spread, rounded up and indexed in the mode "pad" only."""
    if pad_mode.upper() != "PAD" and (padding != 0 or dilation != 1 or return_indices or ceil_mode):
        raise ValueError(f"For {who}, the parameter 'padding', 'dilation', 'return_indices', 'ceil_mode' can not be set to non-default value "
                         f"when pad_mode is not 'pad', but got pad_mode:{pad_mode}.")


def padded_maximum(padding, rank, who):
    """The padding of maxima in the mode "pad"."""
    pads = pool_padding(padding, rank, who, False)
    three = (0,) * (3 - rank) + pads
    if any(item < 0 for item in three):
        operator = "MaxPool3d', the parameter 'padding" if rank == 3 else "MaxPool3DWithArgmax', the parameter 'pads"
        raise ValueError(f"For '{operator}' must be an positive integer or a tuple of three positive integer, but got {three}")
    return pads
