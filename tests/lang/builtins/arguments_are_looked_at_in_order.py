"""What a wrong argument is told of, and what is no operation at all."""


def told(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except Exception as error:
        print(type(error).__name__, error)


told(lambda: None | None)
told(lambda: (None | int, int | None))
for given in ((b"x", 3), ("x", None), ("x", "utf8", 4), ({}, 1)):
    told(bytes, *given)
    told(bytearray, *given)
told(ModuleNotFoundError, "a", x=1)
told(UnboundLocalError, "a", q=1)
told(ImportError, "a", a=1, b=2, c=3)
told(NameError, "a", name=1, x=2)
told(AttributeError, "a", z=1)
told(ValueError, "a", z=1)
told(lambda: (OSError("a", 3, None).args, OSError(1, "x", None).filename, OSError(2, "x", "f").args))
told(lambda: (BlockingIOError(1, "b", True).characters_written, BlockingIOError(1, "b", "f").filename))
told(BlockingIOError, 1, "b", 1.5)
told(int, memoryview(b"abc"))
told(int, bytearray(b"x1"))
told(object().__reduce_ex__, "x")
told((3).__reduce_ex__, 1.5)

# expect: TypeError unsupported operand type(s) for |: 'NoneType' and 'NoneType'
# expect: (None | int, int | None)
# expect: TypeError bytes() argument 'encoding' must be str, not int
# expect: TypeError bytearray() argument 'encoding' must be str, not int
# expect: TypeError bytes() argument 'encoding' must be str, not None
# expect: TypeError bytearray() argument 'encoding' must be str, not None
# expect: TypeError bytes() argument 'errors' must be str, not int
# expect: TypeError bytearray() argument 'errors' must be str, not int
# expect: TypeError bytes() argument 'encoding' must be str, not int
# expect: TypeError bytearray() argument 'encoding' must be str, not int
# expect: TypeError 'x' is an invalid keyword argument for ImportError()
# expect: TypeError 'q' is an invalid keyword argument for NameError()
# expect: TypeError ImportError() takes at most 2 keyword arguments (3 given)
# expect: TypeError NameError() takes at most 1 keyword argument (2 given)
# expect: TypeError 'z' is an invalid keyword argument for AttributeError()
# expect: TypeError ValueError() takes no keyword arguments
# expect: (('a', 3, None), None, (2, 'x'))
# expect: (1, 'f')
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: ValueError invalid literal for int() with base 10: b'abc'
# expect: ValueError invalid literal for int() with base 10: b'x1'
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: TypeError 'float' object cannot be interpreted as an integer
