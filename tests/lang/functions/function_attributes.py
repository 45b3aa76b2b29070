def f(a, b=1):
    """Says what f does."""
    local = a
    return local


f.tag = "x"
print(f.__name__, f.__qualname__, f.__doc__, f.__module__, f.tag, f.__defaults__, f.__dict__)
print(f.__code__.co_varnames, f.__code__.co_argcount, f.__code__.co_name)


class C:
    def m(self):
        def inner():
            pass
        return inner


print(C.m.__qualname__, C().m().__qualname__, (lambda: 0).__name__)

# expect: f f Says what f does. __main__ x (1,) {'tag': 'x'}
# expect: ('a', 'b', 'local') 2 f
# expect: C.m C.m.<locals>.inner <lambda>
