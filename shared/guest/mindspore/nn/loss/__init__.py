"""mindspore.nn.loss: its classes by their older module name."""


def __getattr__(name):
    import mindspore.nn as nn
    if name.startswith("__") or name not in nn._WHERE:
        raise AttributeError(f"module 'mindspore.nn.loss' has no attribute '{name}'")
    return getattr(nn, name)
