"""Functions that MindSpore's generated modules have under names of their own: `x_ext` is what mindspore.mint calls `x`. All other names
are those of mindspore.ops."""
from mindspore import mint as _mint
from mindspore import ops as _ops

# Names whose function is mint's, not that of mindspore.ops.
_OF_MINT = frozenset("clone dot kthvalue select unique_dim logaddexp_ext".split())
_OTHER_NAMES = {"select_ext_view": "select", "transpose_ext_view": "transpose", "narrow_view": "narrow", "chunk_view": "chunk",
                "expand_dims_view": "unsqueeze", "triangular_solve": "triangular_solve"}


def linalg_qr(A, mode="reduced"):
    return _mint.linalg.qr(A, mode)


def linalg_vector_norm(x, ord=2, dim=None, keepdim=False, dtype=None):
    return _mint.linalg.vector_norm(x, ord, dim, keepdim, dtype=dtype)


def _of_mint(name):
    for place in (_mint, _mint.nn.functional, _mint.linalg, _mint.special):
        if hasattr(place, name):
            return getattr(place, name)
    return None


def __getattr__(name):
    found = None
    if name in _OTHER_NAMES:
        found = _of_mint(_OTHER_NAMES[name])
    elif name.endswith("_ext"):
        found = _of_mint(name[:-4])
    elif name in _OF_MINT:
        found = _of_mint(name)
    elif not name.startswith("__"):
        return getattr(_ops, name)
    if found is None:
        raise AttributeError(f"module 'mindspore.ops.auto_generate' has no attribute '{name}'")
    globals()[name] = found
    return found
