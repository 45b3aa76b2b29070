"""Lone surrogates in sources and formats, relative imports without a package, modules that are any object."""
import io
import os
import struct
import sys


def show(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


for run in (eval, exec, lambda text: compile(text, "file.py", "exec")):
    show(lambda: run("\ud800"))
    show(lambda: run("'\ud800'"))
show(lambda: compile("1", "f", "eval", 0x100))
show(lambda: compile("1", "f", "eval", 0x800))


class Names:
    def keys(self):
        return [6, 5]

    def __getitem__(self, name):
        raise KeyError(name)


class NoNames(Names):
    def keys(self):
        return 3


show(lambda: eval("dir()", {}, Names()))
show(lambda: eval("dir()", {}, NoNames()))
show(lambda: struct.Struct("\udc00"))
show(lambda: struct.calcsize("\u1234"))
show(lambda: struct.pack_into("ii", bytearray(8), 0, 1))
show(lambda: struct.pack_into("ii", bytearray(3), 0, 1, 2))
show(lambda: [1].insert(10**20, 1))
show(lambda: [1].insert("a", 1))
show(lambda: (1).to_bytes(2**60, "big"))
print((-1.0) ** -1.23e167, (-1.0) ** 1.23e167, 1.0**-1e300, 2.0**-1e300)
z = 1 + 2j
print(z.__complex__() is z, complex(z) is z)

for args in (("globals",), ({"__name__": 3},), ({"__package__": 3},), ({"__package__": ""},), ({},)):
    show(lambda: __import__("builtins", *args, None, None, 1))

text = io.StringIO("x\n", newline=None)
print(repr(text.newlines), text.line_buffering)
text.close()
show(lambda: text.newlines)
show(lambda: text.line_buffering)

os.environ["REFJIT_A"] = "1"
os.putenv("REFJIT_B", "2")
print(os.getenv("REFJIT_B"), os.environ.get("REFJIT_B"))
os.unsetenv("REFJIT_A")
print(os.getenv("REFJIT_A"))


class Module:
    x = "of the class"

    def __init__(self):
        self.x = "of the instance"


class Chosen:
    __all__ = ("y",)
    x = 1
    y = "chosen"


class Odd:
    __name__ = "odd"
    __dict__ = {3: 4}


for module in (Module, Module(), Chosen, 1, Odd()):
    sys.modules["_given"] = module
    names = {}
    try:
        exec("from _given import *", names)
        print(sorted((k, v) for k, v in names.items() if not k.startswith("__")))
    except (ImportError, TypeError) as error:
        print(type(error).__name__, error)

# expect: UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
# expect: UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
# expect: UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
# expect: UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
# expect: UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 0: surrogates not allowed
# expect: UnicodeEncodeError 'utf-8' codec can't encode character '\ud800' in position 1: surrogates not allowed
# expect: ValueError compile(): unrecognised flags
# expect: ValueError compile(): unrecognised flags
# expect: [5, 6]
# expect: TypeError NoNames.keys() returned a non-iterable (type int)
# expect: UnicodeEncodeError 'ascii' codec can't encode character '\udc00' in position 0: ordinal not in range(128)
# expect: UnicodeEncodeError 'ascii' codec can't encode character '\u1234' in position 0: ordinal not in range(128)
# expect: error pack_into expected 2 items for packing (got 1)
# expect: error pack_into requires a buffer of at least 8 bytes for packing 8 bytes at offset 0 (actual buffer size is 3)
# expect: OverflowError Python int too large to convert to C ssize_t
# expect: TypeError 'str' object cannot be interpreted as an integer
# expect: MemoryError 
# expect: 1.0 1.0 1.0 0.0
# expect: True True
# expect: TypeError globals must be a dict
# expect: TypeError __name__ must be a string
# expect: TypeError package must be a string
# expect: ImportError attempted relative import with no known parent package
# expect: KeyError "'__name__' not in globals"
# expect: '\n' False
# expect: ValueError I/O operation on closed file
# expect: ValueError I/O operation on closed file
# expect: None None
# expect: 1
# expect: [('x', 'of the class')]
# expect: [('x', 'of the instance')]
# expect: [('y', 'chosen')]
# expect: ImportError from-import-* object has no __dict__ and no __all__
# expect: TypeError Key in odd.__dict__ must be str, not int
