"""What `__doc__` of builtin functions, types and their methods says; the VM imports this when a program first asks.
One line a name: functions by their name (math's behind "math."), methods behind their type, slots by the dunder."""

_LINES = """
abs: The absolute value of a number.
aiter: The asynchronous iterator of an asynchronous iterable.
all: Whether every item is true; True for no items.
anext: An awaitable of the next item of an asynchronous iterator, or of the default.
any: Whether some item is true; False for no items.
ascii: The repr of an object with everything beyond ASCII escaped.
bin: The binary digits of an integer, behind 0b.
bool: The truth of a value, True or False.
breakpoint: Calls sys.breakpointhook, which starts a debugger.
bytearray: A sequence of bytes that can be changed.
bytes: A sequence of bytes that stays as it is.
callable: Whether the object can be called.
chr: The character with this code point.
classmethod: Makes a function a method that gets the class as its first argument.
compile: Makes a code object, or a tree, of source text.
complex: A number with a real and an imaginary part.
delattr: Deletes an attribute by its name.
dict: A mapping from keys to values, in the order of insertion.
dir: The names of an object's attributes, or of the current scope.
divmod: The pair (x // y, x % y).
enumerate: Pairs of a running number and the items of an iterable.
eval: The value of an expression, given as text or as code.
exec: Runs statements, given as text or as code.
filter: The items for which a function is true, or which are true themselves.
float: A floating point number, also made from text.
format: The text of a value as a format specification asks for it.
frozenset: A set that stays as it is.
getattr: An attribute by its name; a third argument is given when there is none.
globals: The namespace of the current module.
hasattr: Whether an object has an attribute of this name.
hash: The hash of an object; equal objects have equal ones.
hex: The hexadecimal digits of an integer, behind 0x.
id: A number that no other living object has.
input: Reads a line from standard input, without its end; a prompt is written first.
int: An integer of any size, also made from text in a base from 2 to 36.
isinstance: Whether an object is of a class, or of one of several.
issubclass: Whether a class derives from another, or from one of several.
iter: The iterator of an object; with two arguments, of a callable's results up to a sentinel.
len: The number of items of a container.
list: A sequence that can be changed.
locals: The namespace of the current scope.
map: The results of a function for the items of one or more iterables.
max: The largest item of an iterable, or of the arguments.
memoryview: A view of the bytes of another object.
min: The smallest item of an iterable, or of the arguments.
next: The next item of an iterator; a second argument is given at its end.
object: The class that all others derive from.
oct: The octal digits of an integer, behind 0o.
open: Opens a file as a stream of text or of bytes.
ord: The code point of a character.
pow: A power, also modulo a third number.
print: Writes values to a stream, sys.stdout by default.
property: An attribute that functions read, write and delete.
range: The integers from a start up to a stop, by a step.
repr: The text that shows an object to a programmer.
reversed: An iterator over a sequence from its end.
round: A number rounded to so many digits after the point.
set: A collection of distinct items without order.
setattr: Sets an attribute by its name.
slice: What stands between the brackets of a[i:j:k].
sorted: A new list of the items in ascending order.
staticmethod: Makes a function a method that gets neither object nor class.
str: A sequence of characters.
sum: The sum of a start value and all items.
super: The attributes of the classes behind one in the method resolution order.
tuple: A sequence that stays as it is.
type: The class of an object; with three arguments, a new class.
vars: The attributes of an object as a dict.
zip: Tuples of the first items of the iterables, of the second ones, and so on.
__build_class__: Makes a class; what the class statement calls.
__import__: Imports a module; what the import statement calls.
function: A function written in Python.
method: A function bound to an object.
module: What an import makes: a namespace with a name.
generator: What a function with yield returns.
int.as_integer_ratio: The pair (number, 1).
int.bit_count: How many bits of the absolute value are set.
int.bit_length: How many bits the absolute value needs.
int.conjugate: The number itself.
int.from_bytes: The integer that bytes stand for.
int.to_bytes: The bytes that stand for the integer.
int.real: The real part of a complex number.
int.imag: The imaginary part of a complex number.
int.numerator: The numerator of a fraction in lowest terms.
int.denominator: The denominator of a fraction in lowest terms.
float.as_integer_ratio: The two integers whose quotient is exactly this number.
float.conjugate: The number itself.
float.fromhex: The number that a hexadecimal text stands for.
float.hex: The number as hexadecimal text.
float.is_integer: Whether the number is whole.
complex.conjugate: The number with the opposite imaginary part.
str.capitalize: A copy with its first character in upper case, the rest in lower case.
str.casefold: A copy for comparisons that ignore case.
str.center: The text in the middle of so many characters.
str.count: How often a text occurs, without overlaps.
str.encode: The text as bytes of an encoding.
str.endswith: Whether the text ends with another, or with one of several.
str.expandtabs: A copy whose tabs are spaces up to the next column.
str.find: The lowest index of a text, -1 when it is not there.
str.format: A copy with its fields replaced by the arguments.
str.format_map: A copy with its fields replaced by a mapping's values.
str.index: The lowest index of a text; ValueError when it is not there.
str.isalnum: Whether there are only letters and digits, and some.
str.isalpha: Whether there are only letters, and some.
str.isascii: Whether all characters are ASCII.
str.isdecimal: Whether there are only decimal digits, and some.
str.isdigit: Whether there are only digits, and some.
str.isidentifier: Whether the text could be a name.
str.islower: Whether all cased characters are in lower case, and there are some.
str.isnumeric: Whether there are only numeric characters, and some.
str.isprintable: Whether repr() escapes nothing.
str.isspace: Whether there is only white space, and some.
str.istitle: Whether words begin in upper case and go on in lower case.
str.isupper: Whether all cased characters are in upper case, and there are some.
str.join: The texts of an iterable with this one between them.
str.ljust: The text at the left of so many characters.
str.lower: A copy in lower case.
str.lstrip: A copy without white space, or the given characters, at its start.
str.maketrans: A table for translate().
str.partition: What is before the first separator, the separator, and what is behind it.
str.removeprefix: A copy without this prefix.
str.removesuffix: A copy without this suffix.
str.replace: A copy with occurrences of a text replaced.
str.rfind: The highest index of a text, -1 when it is not there.
str.rindex: The highest index of a text; ValueError when it is not there.
str.rjust: The text at the right of so many characters.
str.rpartition: What is before the last separator, the separator, and what is behind it.
str.rsplit: The words between separators, split from the right.
str.rstrip: A copy without white space, or the given characters, at its end.
str.split: The words between separators, white space by default.
str.splitlines: The lines of the text.
str.startswith: Whether the text starts with another, or with one of several.
str.strip: A copy without white space, or the given characters, at both ends.
str.swapcase: A copy with upper and lower case exchanged.
str.title: A copy whose words begin in upper case.
str.translate: A copy with its characters replaced by a table's.
str.upper: A copy in upper case.
str.zfill: The text behind zeros, so many characters wide.
bytes.decode: The text that the bytes stand for in an encoding.
bytes.fromhex: The bytes that hexadecimal digits stand for.
bytes.hex: The hexadecimal digits of the bytes.
list.append: Adds an item at the end.
list.clear: Removes all items.
list.copy: A new list of the same items.
list.count: How often a value occurs.
list.extend: Adds the items of an iterable at the end.
list.index: The first index of a value; ValueError when it is not there.
list.insert: Puts an item before an index.
list.pop: Removes and returns an item, the last by default.
list.remove: Removes the first item that equals a value.
list.reverse: Turns the order round, in place.
list.sort: Sorts in place; equal items keep their order.
tuple.count: How often a value occurs.
tuple.index: The first index of a value; ValueError when it is not there.
dict.clear: Removes all items.
dict.copy: A new dict of the same items.
dict.fromkeys: A new dict of these keys, all with one value.
dict.get: The value of a key, or a default.
dict.items: A view of the pairs of key and value.
dict.keys: A view of the keys.
dict.pop: Removes a key and returns its value, or a default.
dict.popitem: Removes the last pair and returns it.
dict.setdefault: The value of a key, which becomes the default if there is none.
dict.update: Takes over the items of another mapping or iterable of pairs.
dict.values: A view of the values.
set.add: Adds an item.
set.clear: Removes all items.
set.copy: A new set of the same items.
set.difference: The items that are in none of the others.
set.difference_update: Removes the items of the others.
set.discard: Removes an item if it is there.
set.intersection: The items that are in all of the others too.
set.intersection_update: Keeps the items that are in all of the others too.
set.isdisjoint: Whether there is no common item.
set.issubset: Whether another set contains all items.
set.issuperset: Whether this set contains all items of another.
set.pop: Removes some item and returns it.
set.remove: Removes an item; KeyError when it is not there.
set.symmetric_difference: The items that are in exactly one of both.
set.symmetric_difference_update: Keeps the items that are in exactly one of both.
set.union: The items of this set and all others.
set.update: Adds the items of the others.
range.count: How often a value occurs.
range.index: The index of a value; ValueError when it is not there.
slice.indices: The start, stop and step that the slice means for a length.
memoryview.cast: The same bytes with another format or shape.
memoryview.release: Gives the viewed object free.
memoryview.tobytes: The viewed bytes as a bytes object.
memoryview.tolist: The viewed items as a list.
memoryview.toreadonly: The same view, which cannot be written through.
generator.send: Goes on with a value as the result of yield.
generator.throw: Raises an exception where the generator waits.
generator.close: Raises GeneratorExit where the generator waits.
property.getter: The same property with another function that reads.
property.setter: The same property with a function that writes.
property.deleter: The same property with a function that deletes.
object.__dir__: The names that dir() shows.
object.__format__: The default of format(): str(self), and no specification is allowed.
object.__init_subclass__: Is called when a class is derived.
object.__reduce__: What pickle and copy make of the object.
object.__reduce_ex__: What pickle and copy make of the object, for a protocol.
object.__sizeof__: The size of the object in bytes.
object.__subclasshook__: Is asked by abstract classes whether a class counts as derived.
type.mro: The method resolution order of a type.
type.__subclasses__: The classes that derive directly from this one.
type.__prepare__: The namespace in which a class body runs.
type.__instancecheck__: What isinstance() asks.
type.__subclasscheck__: What issubclass() asks.
math.acos: The arc cosine, in radians.
math.asin: The arc sine, in radians.
math.atan: The arc tangent, in radians.
math.atan2: The angle of the point (x, y), in radians.
math.ceil: The smallest integer that is not below x.
math.comb: How many ways there are to choose k of n items.
math.copysign: The magnitude of x with the sign of y.
math.cos: The cosine of an angle in radians.
math.degrees: An angle in degrees, from radians.
math.dist: The distance of two points.
math.exp: e to the power of x.
math.fabs: The absolute value as a float.
math.factorial: The product of the integers up to n.
math.floor: The largest integer that is not above x.
math.fmod: The remainder of x / y with the sign of x.
math.frexp: Mantissa and exponent of x.
math.fsum: An exact sum of floats, rounded once.
math.gcd: The greatest common divisor.
math.hypot: The length of a vector.
math.isclose: Whether two numbers are close to each other.
math.isfinite: Whether x is neither infinite nor a NaN.
math.isinf: Whether x is infinite.
math.isnan: Whether x is a NaN.
math.isqrt: The whole part of a square root.
math.lcm: The least common multiple.
math.ldexp: x times two to the power of i.
math.log: The logarithm of x to a base, e by default.
math.log10: The logarithm to the base ten.
math.log1p: The natural logarithm of 1 + x.
math.log2: The logarithm to the base two.
math.modf: The fractional and the whole part.
math.perm: How many ways there are to order k of n items.
math.pow: x to the power of y, as floats.
math.prod: The product of a start value and all items.
math.radians: An angle in radians, from degrees.
math.sin: The sine of an angle in radians.
math.sqrt: The square root.
math.tan: The tangent of an angle in radians.
math.trunc: The number without its fractional part.
__abs__: abs(self)
__add__: self + value
__and__: self & value
__bool__: Whether self is true.
__call__: Calls self as a function.
__contains__: key in self
__delattr__: Implements delattr(self, name).
__delete__: Deletes an attribute of an instance.
__delitem__: del self[key]
__divmod__: divmod(self, value)
__eq__: self == value
__float__: float(self)
__floordiv__: self // value
__ge__: self >= value
__get__: What an attribute of an instance, which is of type owner, gives.
__getattribute__: getattr(self, name)
__getitem__: self[key]
__gt__: self > value
__hash__: hash(self)
__iadd__: self += value
__iand__: self &= value
__imul__: self *= value
__index__: The number where an integer is needed.
__init__: Initializes self; help(type(self)) shows how it is called.
__int__: int(self)
__invert__: ~self
__ior__: self |= value
__isub__: self -= value
__iter__: iter(self)
__ixor__: self ^= value
__le__: self <= value
__len__: len(self)
__lshift__: self << value
__lt__: self < value
__mod__: self % value
__mul__: self * value
__ne__: self != value
__neg__: -self
__new__: Makes a new object; help(type) shows how it is called.
__next__: next(self)
__or__: self | value
__pos__: +self
__pow__: pow(self, value, mod)
__radd__: value + self
__rand__: value & self
__repr__: repr(self)
__rfloordiv__: value // self
__rlshift__: value << self
__rmod__: value % self
__rmul__: value * self
__ror__: value | self
__rpow__: pow(value, self, mod)
__rrshift__: value >> self
__rshift__: self >> value
__rsub__: value - self
__rtruediv__: value / self
__rxor__: value ^ self
__set__: Sets an attribute of an instance.
__setattr__: Implements setattr(self, name, value).
__setitem__: self[key] = value
__str__: str(self)
__sub__: self - value
__truediv__: self / value
__xor__: self ^ value
"""
TEXTS = dict(line.split(": ", 1) for line in _LINES.split("\n") if line)


def _share(derived, base, names):
    for name in names.split():
        TEXTS[f"{derived}.{name}"] = TEXTS[f"{base}.{name}"]


_TEXT_METHODS = """capitalize center count endswith expandtabs find index isalnum isalpha isascii isdigit islower isspace
istitle isupper join ljust lower lstrip maketrans partition removeprefix removesuffix replace rfind rindex rjust
rpartition rsplit rstrip split splitlines startswith strip swapcase title translate upper zfill"""
for _type in "bytes", "bytearray":
    _share(_type, "str", _TEXT_METHODS)
_share("bytearray", "bytes", "decode fromhex hex")
_share("memoryview", "bytes", "hex")
_share("bytearray", "list", "append clear copy extend insert pop remove reverse")
_share("collections.deque", "list", "append clear copy count extend index insert pop remove reverse")
_share("frozenset", "set", "copy difference intersection isdisjoint issubset issuperset symmetric_difference union")
_share("float", "int", "real imag")
for _type in "coroutine", "async_generator":
    for _name in ("send", "throw", "close"):
        TEXTS[f"{_type}.{_name}"] = TEXTS[f"generator.{_name}"]
