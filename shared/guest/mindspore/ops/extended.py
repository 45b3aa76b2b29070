"""Functions that MindSpore's generated modules have under names of their own: `x_ext` is what mindspore.mint calls `x`. All other names
are those of mindspore.ops."""
from mindspore import mint as _mint
from mindspore import ops as _ops
from mindspore.ops.operations import generated as _generated
from mindspore.ops.operations import signatures as _signatures

# Names whose function is mint's, not that of mindspore.ops.
_OF_MINT = frozenset("clone dot kthvalue select unique_dim logaddexp_ext".split())
_OTHER_NAMES = {"select_ext_view": "select", "transpose_ext_view": "transpose", "narrow_view": "narrow", "chunk_view": "chunk",
                "expand_dims_view": "unsqueeze", "triangular_solve": "triangular_solve"}


def linalg_qr(A, mode="reduced"):
    return _mint.linalg.qr(A, mode)


def linalg_vector_norm(x, ord=2, dim=None, keepdim=False, dtype=None):
    return _mint.linalg.vector_norm(x, ord, dim, keepdim, dtype=dtype)


def add_ext(input, other, alpha=1):
    return _mint.add(input, other, alpha=alpha)


def sub_ext(input, other, alpha=1):
    return _mint.sub(input, other, alpha=alpha)


def mean_ext(input, axis=None, keep_dims=False, dtype=None, *, dim=None, keepdim=False):
    """One module spells it with axis, another with dim."""
    return _mint.mean(input, axis if dim is None else dim, keep_dims or keepdim, dtype=dtype)


def softmax_ext(input, dim=None, dtype=None):
    return _mint.nn.functional.softmax(input, dim, dtype)


def _of_mint(name):
    for place in (_mint, _mint.nn.functional, _mint.linalg, _mint.special):
        if hasattr(place, name):
            return getattr(place, name)
    return None


def _class_of(name):
    if not name[0].isupper():
        return None
    found = getattr(_ops, name, None)
    if found is None:
        from mindspore.ops.operations import _grad_ops
        found = getattr(_grad_ops, name, None)
    if found is None:
        found = _generated.find_class(name)
    return found or getattr(_ops.operations, name, None) or _signatures.find_class(name)


def _instance_of(name):
    """The instance `abs_op`."""
    spelled = _signatures.class_name(name[:-3])
    if spelled is not None:
        return __getattr__(spelled)()
    return _generated.find_instance(name, _class_of)


def _eager_call_of(name):
    """`pyboost_abs`, which takes a primitive and the list of its operands."""
    known = name == "pyboost_inner_prim" or _instance_of(name[8:] + "_op") is None
    return None if known else lambda operator, operands: operator(*operands)


def _function_of(operator):
    """The function that calls a primitive which takes nothing when it is made."""
    return None if operator is None else lambda *operands: operator(*operands)


def __getattr__(name):
    found = None
    if name in _OTHER_NAMES:
        found = _of_mint(_OTHER_NAMES[name])
    elif name.startswith("pyboost_"):
        found = _eager_call_of(name)
    elif name.endswith("_ext"):
        found = _of_mint(name[:-4]) or _signatures.find_function(name, __getattr__)
    elif name in _OF_MINT:
        found = _of_mint(name)
    elif name.endswith("_op"):
        found = _instance_of(name)
    elif not name.startswith("__"):
        found = _generated.find_function(name) or _class_of(name) or getattr(_ops, name, None) or _signatures.find_function(name, __getattr__)
    if found is None and name[0].islower() and not name.endswith("_op"):
        found = _function_of(_instance_of(name + "_op"))
    if found is None:
        raise AttributeError(f"module 'mindspore.ops.auto_generate' has no attribute '{name}'")
    globals()[name] = found
    return found
