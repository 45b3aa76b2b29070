"""ctypes: foreign functions are not offered to programs here; what asks for one is told so."""


class ArgumentError(Exception):
    pass


def __getattr__(name):
    if name.startswith("__"):
        raise AttributeError(name)
    raise NotImplementedError(f"ctypes.{name}: foreign functions and C types are not available to programs here")
