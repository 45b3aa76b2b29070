import inspect


def tried(f, *args, **kwargs):
    try:
        return f(*args, **kwargs)
    except Exception as e:
        return f"{type(e).__name__}: {e}"


for one in (None, ..., NotImplemented):
    print(type(one)() is one, tried(type(one), 1), tried(type(one), a=1), tried(type, "A", (type(one),), {}))
print(tried(lambda: 1 << 2**70), 0 << 2**70, 1 >> 2**70)


class Described:
    __slots__ = {"x": "The place.", "y": None}


print(inspect.getdoc(Described.x), inspect.getdoc(Described.y))
# expect: True TypeError: NoneType takes no arguments TypeError: NoneType takes no arguments TypeError: type 'NoneType' is not an acceptable base type
# expect: True TypeError: EllipsisType takes no arguments TypeError: EllipsisType takes no arguments TypeError: type 'ellipsis' is not an acceptable base type
# expect: True TypeError: NotImplementedType takes no arguments TypeError: NotImplementedType takes no arguments TypeError: type 'NotImplementedType' is not an acceptable base type
# expect: OverflowError: too many digits in integer 0 0
# expect: The place. None
