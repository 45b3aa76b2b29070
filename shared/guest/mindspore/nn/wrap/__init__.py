"""mindspore.nn.wrap: its classes by their older module name."""


def __getattr__(name):
    import mindspore.nn as nn
    if name.startswith("__") or name not in nn._WHERE:
        raise AttributeError(f"module 'mindspore.nn.wrap' has no attribute '{name}'")
    return getattr(nn, name)
