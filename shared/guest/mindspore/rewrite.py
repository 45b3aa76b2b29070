"""mindspore.rewrite: networks changed by way of their source. refjit does not write programs: its names are here to say so, and
what takes their place."""

__all__ = ["SymbolTree", "Node", "NodeType", "ScopedValue", "ValueType"]


def __getattr__(name):
    if name in __all__:
        raise NotImplementedError(f"mindspore.rewrite.{name} is not available in refjit: put another cell in the place of one "
                                  "(net.name = cell), or wrap the network in a cell of your own.")
    raise AttributeError(f"module 'mindspore.rewrite' has no attribute '{name}'")
