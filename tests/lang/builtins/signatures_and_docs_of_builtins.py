import functools
import inspect
import itertools
import math


def show(name, thing):
    try:
        print(name, inspect.signature(thing))
    except (ValueError, TypeError) as e:
        print(name, type(e).__name__, str(e).split(" at 0x")[0])


for f in (len, abs, pow, sum, sorted, print, isinstance, hash, input, format, compile, open, round, dir, vars, iter, next):
    show(f.__name__, f)
for f in (str.split, str.encode, str.center, str.join, str.find, list.append, list.sort, list.pop, dict.get,
          int.to_bytes, int.from_bytes, float.hex, bytes.decode, tuple.index, dict.fromkeys):  # fmt: skip
    show(f.__qualname__, f)
for f in ("".split, [].append, {}.get, (5).to_bytes, int.from_bytes, dict.fromkeys):
    show("bound " + f.__name__, f)
for f in (int.__add__, list.__setitem__, str.__len__, object.__setattr__, property.__get__, object.__init__):
    show(f.__name__, f)
show("bound slot", (5).__add__)
for t in (int, float, complex, str, list, tuple, dict, object, type, enumerate, reversed, property, memoryview, Exception,
          itertools.count, itertools.groupby, functools.partial):  # fmt: skip
    show(t.__name__, t)
for f in (math.sqrt, math.isclose, functools.reduce):
    show(f.__name__, f)


class Rows(list):
    pass


class Failure(Exception):
    pass


class Plain:
    pass


for t in (Rows, Failure, Plain):
    show(t.__name__, t)
print(len.__text_signature__, str.split.__text_signature__, int.from_bytes.__text_signature__, list.__text_signature__)
print(int.__add__.__text_signature__, dir.__text_signature__, int.__text_signature__, object.__new__.__text_signature__)
documented = (len, print, str, str.split, [].append, dict.get, int.__add__, int, float.hex, property, math.sqrt, Exception.__init__)
print(all(isinstance(x.__doc__, str) and x.__doc__ for x in documented))
print(Rows.__doc__, inspect.getdoc(Rows.append) == list.append.__doc__)

# expect: len (obj, /)
# expect: abs (x, /)
# expect: pow (base, exp, mod=None)
# expect: sum (iterable, /, start=0)
# expect: sorted (iterable, /, *, key=None, reverse=False)
# expect: print (*args, sep=' ', end='\n', file=None, flush=False)
# expect: isinstance (obj, class_or_tuple, /)
# expect: hash (obj, /)
# expect: input (prompt='', /)
# expect: format (value, format_spec='', /)
# expect: compile (source, filename, mode, flags=0, dont_inherit=False, optimize=-1, *, _feature_version=-1)
# expect: open (file, mode='r', buffering=-1, encoding=None, errors=None, newline=None, closefd=True, opener=None)
# expect: round (number, ndigits=None)
# expect: dir ValueError no signature found for builtin <built-in function dir>
# expect: vars ValueError no signature found for builtin <built-in function vars>
# expect: iter ValueError no signature found for builtin <built-in function iter>
# expect: next ValueError no signature found for builtin <built-in function next>
# expect: str.split (self, /, sep=None, maxsplit=-1)
# expect: str.encode (self, /, encoding='utf-8', errors='strict')
# expect: str.center (self, width, fillchar=' ', /)
# expect: str.join (self, iterable, /)
# expect: str.find ValueError no signature found for builtin <method 'find' of 'str' objects>
# expect: list.append (self, object, /)
# expect: list.sort (self, /, *, key=None, reverse=False)
# expect: list.pop (self, index=-1, /)
# expect: dict.get (self, key, default=None, /)
# expect: int.to_bytes (self, /, length=1, byteorder='big', *, signed=False)
# expect: int.from_bytes (bytes, byteorder='big', *, signed=False)
# expect: float.hex (self, /)
# expect: bytes.decode (self, /, encoding='utf-8', errors='strict')
# expect: tuple.index (self, value, start=0, stop=9223372036854775807, /)
# expect: dict.fromkeys (iterable, value=None, /)
# expect: bound split (sep=None, maxsplit=-1)
# expect: bound append (object, /)
# expect: bound get (key, default=None, /)
# expect: bound to_bytes (length=1, byteorder='big', *, signed=False)
# expect: bound from_bytes (bytes, byteorder='big', *, signed=False)
# expect: bound fromkeys (iterable, value=None, /)
# expect: __add__ (self, value, /)
# expect: __setitem__ (self, key, value, /)
# expect: __len__ (self, /)
# expect: __setattr__ (self, name, value, /)
# expect: __get__ (self, instance, owner=None, /)
# expect: __init__ (self, /, *args, **kwargs)
# expect: bound slot (value, /)
# expect: int ValueError no signature found for builtin type <class 'int'>
# expect: float (x=0, /)
# expect: complex (real=0, imag=0)
# expect: str ValueError no signature found for builtin type <class 'str'>
# expect: list (iterable=(), /)
# expect: tuple (iterable=(), /)
# expect: dict ValueError no signature found for builtin type <class 'dict'>
# expect: object ()
# expect: type ValueError no signature found for builtin <class 'type'>
# expect: enumerate (iterable, start=0)
# expect: reversed (sequence, /)
# expect: property (fget=None, fset=None, fdel=None, doc=None)
# expect: memoryview (object)
# expect: Exception ValueError no signature found for builtin type <class 'Exception'>
# expect: count (start=0, step=1)
# expect: groupby (iterable, key=None)
# expect: partial ValueError no signature found for builtin type <class 'functools.partial'>
# expect: sqrt (x, /)
# expect: isclose (a, b, *, rel_tol=1e-09, abs_tol=0.0)
# expect: reduce ValueError no signature found for builtin <built-in function reduce>
# expect: Rows (iterable=(), /)
# expect: Failure ValueError no signature found for builtin type <class '__main__.Failure'>
# expect: Plain ()
# expect: ($module, obj, /) ($self, /, sep=None, maxsplit=-1) ($type, /, bytes, byteorder='big', *, signed=False) (iterable=(), /)
# expect: ($self, value, /) None None ($type, *args, **kwargs)
# expect: True
# expect: None True
