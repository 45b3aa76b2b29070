"""mindspore._checkparam: checks of arguments with MindSpore's texts."""


def _who(prim_name):
    return f"For '{prim_name}', the" if prim_name else "The"


def check_value_type(arg_name, arg_value, valid_types, prim_name=None):
    kinds = tuple(valid_types) if isinstance(valid_types, (list, tuple)) else (valid_types,)
    if isinstance(arg_value, bool) and bool not in kinds or not isinstance(arg_value, kinds):
        names = [kind.__name__ for kind in kinds]
        raise TypeError(f"{_who(prim_name)} type of '{arg_name}' should be {'one of ' if len(names) > 1 else ''}"
                        f"'{names if len(names) > 1 else names[0]}', but got '{arg_value}' with type '{type(arg_value).__name__}'.")
    return arg_value


def _one_kind(kind):
    def check(arg_value, arg_name=None, prim_name=None):
        if not isinstance(arg_value, kind) or isinstance(arg_value, bool) and kind is not bool:
            raise TypeError(f"{_who(prim_name)} '{arg_name}' must be a {kind.__name__}, but got {type(arg_value).__name__}.")
        return arg_value
    return check


check_bool, check_is_int, check_is_float = _one_kind(bool), _one_kind(int), _one_kind(float)


def check_positive_int(arg_value, arg_name=None, prim_name=None):
    check_is_int(arg_value, arg_name, prim_name)
    if arg_value <= 0:
        raise ValueError(f"{_who(prim_name)} '{arg_name}' must be int and must > 0, but got '{arg_value}' with type 'int'.")
    return arg_value


def _expand_tuple(n_dimensions):
    def convert(value):
        return value if isinstance(value, tuple) else (value,) * n_dimensions
    return convert
