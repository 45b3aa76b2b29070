"""mindspore.nn.layer: the layers by their older module name."""
from mindspore._public_names import Names as _Names

__all__ = _Names(__name__)


def __getattr__(name):
    import mindspore.nn as nn
    if name == "CosineSimilarity":  # the metric has this name in mindspore.nn
        from mindspore.nn.layer.combined import CosineSimilarity
        return CosineSimilarity
    if name.startswith("__") or name not in nn._WHERE:
        raise AttributeError(f"module 'mindspore.nn.layer' has no attribute '{name}'")
    return getattr(nn, name)
