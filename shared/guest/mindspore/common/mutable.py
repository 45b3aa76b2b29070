"""mindspore.mutable: marks a constant as a variable of the graphs it is passed to. Capture knows the marked ones by the
attribute `__ms_mutable__` of their class."""
from mindspore.common.tensor import Tensor


class _Int(int):
    __ms_mutable__ = True


class _Bool(int):
    """bool has no subclasses: an int that says it is one, and acts so."""
    __ms_mutable__ = True
    __class__ = property(lambda self: bool)

    def __and__(self, other):
        return bool(self) & other

    def __or__(self, other):
        return bool(self) | other

    def __xor__(self, other):
        return bool(self) ^ other

    def __rand__(self, other):
        return other & bool(self)

    def __ror__(self, other):
        return other | bool(self)

    def __rxor__(self, other):
        return other ^ bool(self)

    def __str__(self):
        return str(bool(self))

    def __repr__(self):
        return repr(bool(self))


class _Float(float):
    __ms_mutable__ = True


class _Tuple(tuple):
    __ms_mutable__ = True


class _List(list):
    __ms_mutable__ = True


class _Dict(dict):
    __ms_mutable__ = True


_INPUTS = "(bool, int, float, Tensor, tuple, list, dict)"


def _is_valid(value, above):
    if isinstance(value, (tuple, list, dict)):
        if id(value) in above:
            return False
        items = value.values() if isinstance(value, dict) else value
        for item in items:
            if not _is_valid(item, above + [id(value)]):
                return False
        return True
    return isinstance(value, (bool, int, float, Tensor))


def mutable(input_data, dynamic_len=False):
    """`input_data` (bool, int, float, Tensor, or tuple, list or dict of these) as a variable."""
    if not isinstance(dynamic_len, bool):
        raise TypeError(f"For 'mutable', the second input should be bool, but got: {type(dynamic_len).__name__}")
    if not _is_valid(input_data, []):
        text = f"{type(input_data).__name__}: {input_data}"
        raise TypeError(f"For 'mutable', the 'input_data' should be one of {_INPUTS} or their nested structures with no "
                        f"self-reference, but got {text}.")
    if dynamic_len and not isinstance(input_data, (tuple, list)):
        raise TypeError("For 'mutable', when the variable_len is True, the first input should be list or tuple, but got: "
                        f"{type(input_data).__name__}")
    if isinstance(input_data, Tensor):
        return input_data
    for kind, marked in ((bool, _Bool), (int, _Int), (float, _Float), (tuple, _Tuple), (list, _List), (dict, _Dict)):
        if isinstance(input_data, kind):
            result = marked(input_data)
            if dynamic_len:
                result.__ms_dynamic_len__ = True
            return result
