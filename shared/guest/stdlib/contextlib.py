"""Tools for the with statement."""

import abc
import sys
from functools import wraps

__all__ = [
    "asynccontextmanager", "contextmanager", "closing", "nullcontext", "AbstractContextManager",
    "AbstractAsyncContextManager", "AsyncExitStack", "ContextDecorator", "ExitStack", "redirect_stdout",
    "redirect_stderr", "suppress", "aclosing", "chdir",
]

GenericAlias = type(list[int])


def _has_methods(cls, *names):
    """True where each is in the class or a base and not None there; what __subclasshook__ answers."""
    found = (next((vars(base)[name] for base in cls.__mro__ if name in vars(base)), None) for name in names)
    return True if all(method is not None for method in found) else NotImplemented


class AbstractContextManager(abc.ABC):
    __class_getitem__ = classmethod(GenericAlias)

    def __enter__(self):
        return self

    @abc.abstractmethod
    def __exit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        return _has_methods(C, "__enter__", "__exit__") if cls is AbstractContextManager else NotImplemented


class AbstractAsyncContextManager(abc.ABC):
    __class_getitem__ = classmethod(GenericAlias)

    async def __aenter__(self):
        return self

    @abc.abstractmethod
    async def __aexit__(self, exc_type, exc_value, traceback):
        return None

    @classmethod
    def __subclasshook__(cls, C):
        return _has_methods(C, "__aenter__", "__aexit__") if cls is AbstractAsyncContextManager else NotImplemented


class ContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        def inner(*args, **kwds):
            with self._recreate_cm():
                return func(*args, **kwds)

        return inner


_ended = object()  # no handler of StopIteration: captured code has none


class _GeneratorContextManager(ContextDecorator, AbstractContextManager):
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self.func, self.args, self.kwds = func, args, kwds
        self.__doc__ = getattr(func, "__doc__", None) or type(self).__doc__

    def _recreate_cm(self):
        return self.__class__(self.func, self.args, self.kwds)

    def __enter__(self):
        del self.args, self.kwds, self.func
        value = next(self.gen, _ended)
        if value is _ended:
            raise RuntimeError("generator didn't yield")
        return value

    def __exit__(self, typ, value, traceback):
        if typ is None:
            if next(self.gen, _ended) is _ended:
                return False
            raise RuntimeError("generator didn't stop")
        if value is None:
            value = typ()
        try:
            self.gen.throw(typ, value, traceback)
        except StopIteration as exc:
            return exc is not value
        except RuntimeError as exc:
            if exc is value:
                exc.__traceback__ = traceback
                return False
            if isinstance(value, StopIteration) and exc.__cause__ is value:
                exc.__traceback__ = traceback
                return False
            raise
        except BaseException as exc:
            if exc is not value:
                raise
            exc.__traceback__ = traceback
            return False
        raise RuntimeError("generator didn't stop after throw()")


def contextmanager(func):
    @wraps(func)
    def helper(*args, **kwds):
        return _GeneratorContextManager(func, args, kwds)

    return helper


class AsyncContextDecorator:
    def _recreate_cm(self):
        return self

    def __call__(self, func):
        @wraps(func)
        async def inner(*args, **kwds):
            async with self._recreate_cm():
                return await func(*args, **kwds)

        return inner


class _AsyncGeneratorContextManager(AsyncContextDecorator, AbstractAsyncContextManager):
    def __init__(self, func, args, kwds):
        self.gen = func(*args, **kwds)
        self._made = func, args, kwds
        self.__doc__ = getattr(func, "__doc__", None) or type(self).__doc__

    def _recreate_cm(self):
        return self.__class__(*self._made)

    async def __aenter__(self):
        try:
            return await self.gen.__anext__()
        except StopAsyncIteration:
            raise RuntimeError("generator didn't yield") from None

    async def __aexit__(self, typ, value, traceback):
        if typ is None:
            try:
                await self.gen.__anext__()
            except StopAsyncIteration:
                return False
            raise RuntimeError("generator didn't stop")
        try:
            await self.gen.athrow(typ, value, traceback)
        except StopAsyncIteration as exc:
            return exc is not value
        except BaseException as exc:
            if exc is not value:
                raise
            return False
        raise RuntimeError("generator didn't stop after athrow()")


def asynccontextmanager(func):
    @wraps(func)
    def helper(*args, **kwds):
        return _AsyncGeneratorContextManager(func, args, kwds)

    return helper


class closing(AbstractContextManager):
    def __init__(self, thing):
        self.thing = thing

    def __enter__(self):
        return self.thing

    def __exit__(self, *exc_info):
        self.thing.close()


class _RedirectStream(AbstractContextManager):
    _stream = None

    def __init__(self, new_target):
        self._new_target = new_target
        self._old_targets = []

    def __enter__(self):
        self._old_targets.append(getattr(sys, self._stream))
        setattr(sys, self._stream, self._new_target)
        return self._new_target

    def __exit__(self, exctype, excinst, exctb):
        setattr(sys, self._stream, self._old_targets.pop())


class redirect_stdout(_RedirectStream):
    _stream = "stdout"


class redirect_stderr(_RedirectStream):
    _stream = "stderr"


class suppress(AbstractContextManager):
    def __init__(self, *exceptions):
        self._exceptions = exceptions

    def __enter__(self):
        pass

    def __exit__(self, exctype, excinst, exctb):
        return exctype is not None and issubclass(exctype, self._exceptions)


class nullcontext(AbstractContextManager, AbstractAsyncContextManager):
    def __init__(self, enter_result=None):
        self.enter_result = enter_result

    def __enter__(self):
        return self.enter_result

    def __exit__(self, *excinfo):
        pass

    async def __aenter__(self):
        return self.enter_result

    async def __aexit__(self, *excinfo):
        pass


class _ExitStack:
    """What both stacks share: the functions to leave by, each with whether it is awaited."""

    def __init__(self):
        self._exit_callbacks = []

    def pop_all(self):
        made = type(self)()
        made._exit_callbacks, self._exit_callbacks = self._exit_callbacks, []
        return made

    def _add(self, leave, is_sync=True):
        self._exit_callbacks.append((is_sync, leave))

    def push(self, exit):
        method = getattr(type(exit), "__exit__", None)
        self._add(exit if method is None else lambda *details: method(exit, *details))
        return exit

    def enter_context(self, cm):
        cls = type(cm)
        try:
            enter, leave = cls.__enter__, cls.__exit__
        except AttributeError:
            raise TypeError(
                f"'{cls.__module__}.{cls.__qualname__}' object does not support the context manager protocol"
            ) from None
        result = enter(cm)
        self._add(lambda *details: leave(cm, *details))
        return result

    def callback(self, callback, /, *args, **kwds):
        def leave(exc_type, exc, tb):
            callback(*args, **kwds)

        leave.__wrapped__ = callback
        self._add(leave)
        return callback


def _fix_context(new, old, outer):
    """The exception of an exit has the one it met as context, not what surrounds the with statement."""
    while True:
        context = new.__context__
        if context is None or context is old:
            return
        if context is outer:
            break
        new = context
    new.__context__ = old


class ExitStack(_ExitStack, AbstractContextManager):
    def __enter__(self):
        return self

    def close(self):
        self.__exit__(None, None, None)

    def __exit__(self, *details):
        received, outer = details[0] is not None, sys.exc_info()[1]
        suppressed = pending_raise = False
        while self._exit_callbacks:
            _, leave = self._exit_callbacks.pop()
            try:
                if leave(*details):
                    suppressed, pending_raise = True, False
                    details = (None, None, None)
            except BaseException as new:
                _fix_context(new, details[1], outer)
                pending_raise = True
                details = (type(new), new, new.__traceback__)
        if pending_raise:
            _raise(details[1])
        return received and suppressed


def _raise(error):
    context = error.__context__
    try:
        raise error
    except BaseException:
        error.__context__ = context
        raise


class AsyncExitStack(_ExitStack, AbstractAsyncContextManager):
    async def enter_async_context(self, cm):
        cls = type(cm)
        try:
            enter, leave = cls.__aenter__, cls.__aexit__
        except AttributeError:
            raise TypeError(
                f"'{cls.__module__}.{cls.__qualname__}' object does not support the asynchronous context manager protocol"
            ) from None
        result = await enter(cm)
        self._add(lambda *details: leave(cm, *details), False)
        return result

    def push_async_exit(self, exit):
        method = getattr(type(exit), "__aexit__", None)
        self._add(exit if method is None else lambda *details: method(exit, *details), False)
        return exit

    def push_async_callback(self, callback, /, *args, **kwds):
        async def leave(exc_type, exc, tb):
            await callback(*args, **kwds)

        leave.__wrapped__ = callback
        self._add(leave, False)
        return callback

    async def aclose(self):
        await self.__aexit__(None, None, None)

    async def __aenter__(self):
        return self

    async def __aexit__(self, *details):
        received, outer = details[0] is not None, sys.exc_info()[1]
        suppressed = pending_raise = False
        while self._exit_callbacks:
            is_sync, leave = self._exit_callbacks.pop()
            try:
                if leave(*details) if is_sync else await leave(*details):
                    suppressed, pending_raise = True, False
                    details = (None, None, None)
            except BaseException as new:
                _fix_context(new, details[1], outer)
                pending_raise = True
                details = (type(new), new, new.__traceback__)
        if pending_raise:
            _raise(details[1])
        return received and suppressed


class chdir(AbstractContextManager):
    def __init__(self, path):
        self.path, self._old_cwd = path, []

    def __enter__(self):
        import os

        self._old_cwd.append(os.getcwd())
        os.chdir(self.path)

    def __exit__(self, *excinfo):
        import os

        os.chdir(self._old_cwd.pop())


class aclosing(AbstractAsyncContextManager):
    def __init__(self, thing):
        self.thing = thing

    async def __aenter__(self):
        return self.thing

    async def __aexit__(self, *exc_info):
        await self.thing.aclose()
