"""Functions that MindSpore's generated modules have under names of their own: `x_ext` is what mindspore.mint calls `x`. All other names
are those of mindspore.ops."""
from mindspore import mint as _mint
from mindspore import ops as _ops
from mindspore.ops.operations import generated as _generated

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
    return found if found is not None else getattr(_ops.operations, name, None)


def __getattr__(name):
    found = None
    if name in _OTHER_NAMES:
        found = _of_mint(_OTHER_NAMES[name])
    elif name.endswith("_ext"):
        found = _of_mint(name[:-4])
    elif name in _OF_MINT:
        found = _of_mint(name)
    elif name.endswith("_op"):
        found = _generated.find_instance(name, _class_of)
    elif not name.startswith("__"):
        found = _generated.find_function(name) or _class_of(name) or getattr(_ops, name, None)
    if found is None:
        raise AttributeError(f"module 'mindspore.ops.auto_generate' has no attribute '{name}'")
    globals()[name] = found
    return found
