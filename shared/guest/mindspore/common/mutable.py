"""mindspore.mutable: marks a constant as a variable of the graphs it is passed to. Capture knows the marked ones by the
attribute `__ms_mutable__` of their class."""
from mindspore.common.tensor import Tensor


class _Int(int):
    __ms_mutable__ = True


class _Float(float):
    __ms_mutable__ = True


class _Tuple(tuple):
    __ms_mutable__ = True


class _List(list):
    __ms_mutable__ = True


class _Dict(dict):
    __ms_mutable__ = True


def mutable(input_data, dynamic_len=False):
    """`input_data` (int, float, Tensor, or tuple, list or dict of these) as a variable."""
    if not isinstance(dynamic_len, bool):
        raise TypeError(f"For 'mutable', the second input should be bool, but got: {dynamic_len}")
    if isinstance(input_data, Tensor):
        return input_data
    if dynamic_len and not isinstance(input_data, (tuple, list)):
        raise TypeError("For mutable, when the variable_len is True, the first input should be list or tuple, but got: "
                        f"{input_data}")
    if not isinstance(input_data, bool):
        for kind, marked in ((int, _Int), (float, _Float), (tuple, _Tuple), (list, _List), (dict, _Dict)):
            if isinstance(input_data, kind):
                result = marked(input_data)
                if dynamic_len:
                    result.__ms_dynamic_len__ = True
                return result
    raise TypeError("For 'mutable', the 'input_data' should be one of (int, float, Tensor, tuple, list, dict) "
                    f"or their nested structures, but got {input_data}")
