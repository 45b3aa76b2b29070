"""inspect.signature of functools.partial: *args and **kwargs stay, parameters given by name are keyword-only from there on."""
import functools
import inspect
import unittest.mock


def f(*args, **kwargs):
    pass


def g(a, *args, b=1, **kw):
    pass


def h(a, b, c=1):
    pass


class C:
    def __call__(self, *args, **kwargs):
        pass

    def m(self, *a):
        pass


for made in (functools.partial(f, None), functools.partial(f, 1, 2, k=3), functools.partial(g, 1, 2, b=3), functools.partial(C(), None), functools.partial(C().__call__, None),
             functools.partial(h, 1, c=2), functools.partial(h, b=1), functools.partial(C().m, 1), functools.partial(g, b=2), functools.partial(functools.partial(h, 1), b=2)):
    print(inspect.signature(made))


class Wrapped:
    """A descriptor that is called."""

    def __get__(self, instance, owner=None):
        return functools.partial(self, instance)

    def __call__(self, instance, *args, **kwargs):
        return args


class Owner:
    get = Wrapped()


mock = unittest.mock.create_autospec(Owner, instance=True)
mock.get(1)
mock.get.assert_called_with(1)
mock.get(value=1)
mock.get.assert_called_with(value=1)
print(mock.get.mock_calls)

# expect: (*args, **kwargs)
# expect: (*args, **kwargs)
# expect: (*args, b=3, **kw)
# expect: (*args, **kwargs)
# expect: (*args, **kwargs)
# expect: (b, *, c=2)
# expect: (a, *, b=1, c=1)
# expect: (*a)
# expect: (a, *args, b=2, **kw)
# expect: (*, b=2, c=1)
# expect: [call(1), call(value=1)]
