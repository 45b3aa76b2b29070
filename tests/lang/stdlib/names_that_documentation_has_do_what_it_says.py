import configparser
import contextlib
import datetime
import logging
import os
import typing
import warnings


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


# typing's protocols are protocols.
print(typing.SupportsInt.__mro__, typing.SupportsAbs[int], typing.SupportsRound.__parameters__)
print(isinstance(3, typing.SupportsIndex), isinstance("a", typing.SupportsAbs), issubclass(bytes, typing.SupportsBytes), tried(typing.SupportsInt))


class Sized(typing.SupportsInt, typing.Protocol):
    def more(self): ...


class Number(typing.SupportsFloat):
    def __float__(self):
        return 2.5


print(Sized._is_protocol, float(Number()))

# Handlers and adapters take a type; so do annotations of them.
print(logging.StreamHandler[str], logging.LoggerAdapter[logging.Logger], logging.FileHandler[str])
print(isinstance(contextlib.nullcontext(), contextlib.AbstractAsyncContextManager))
day = datetime.timedelta(1)
print(day.__rdivmod__(datetime.timedelta(2.5)), day.__rmod__(datetime.timedelta(2.5)), day.__rfloordiv__(day), day.__rtruediv__(2))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    print(type(configparser.SafeConfigParser()).__mro__[:2], [w.category.__name__ for w in caught])

print(os.path.isabs(b"/a"), os.path.isabs(b"a"), os.path.ismount("/"), os.path.ismount(b"/"), os.path.ismount("/nonexistent"))
print(os.path.expanduser("~nosuchuser/a"), os.path.expanduser(b"~nosuchuser"), os.path.expanduser("a~"))
# expect: (<class 'typing.SupportsInt'>, <class 'typing.Protocol'>, <class 'typing.Generic'>, <class 'object'>) typing.SupportsAbs[int] (+T_co,)
# expect: True False True TypeError: Can't instantiate abstract class SupportsInt with abstract method __int__
# expect: True 2.5
# expect: logging.StreamHandler[str] logging.LoggerAdapter[logging.Logger] logging.FileHandler[str]
# expect: True
# expect: (2, datetime.timedelta(seconds=43200)) 12:00:00 1 NotImplemented
# expect: (<class 'configparser.SafeConfigParser'>, <class 'configparser.ConfigParser'>) ['DeprecationWarning']
# expect: True False True True False
# expect: ~nosuchuser/a b'~nosuchuser' a~
