"""Marks of functions that go."""
from functools import wraps
from mindspore import log


def deprecated(version, substitute, use_substitute_name=False):
    """Warns at the first call that `substitute` is to be used."""
    def decorate(function):
        warned = []

        @wraps(function)
        def wrapper(*args, **kwargs):
            if not warned:
                warned.append(True)
                log.warning(f"'{function.__name__}' is deprecated from version {version} and will be removed in a future version, use "
                            f"'{substitute}' instead.")
            return function(*args, **kwargs)
        return wrapper
    return decorate
