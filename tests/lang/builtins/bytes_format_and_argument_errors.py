# Methods of bytes and bytearray: formatting with %, tabs, titles, and the errors of wrong arguments.
def show(what):
    try:
        print(what, "->", repr(eval(what)))
    except Exception as e:
        print(what, "->", type(e).__name__, e)

class B:
    def __bytes__(self):
        return b"made"

for what in ("b'%d %x %05.1f' % (3, 255, 2.5)", "b'%s|%b|%a|%r' % (b'x', bytearray(b'y'), 'z\\xe9', 1)", "b'%s' % B()",
             "b'%c%c' % (65, b'z')", "b'%c' % 256", "b'%c' % 'a'", "b'%s' % 'a'", "b'%5s|%-5s|%.2s' % (b'ab', b'cd', b'efgh')",
             "b'%(k)s' % {b'k': b'v'}", "b'%d' % 'x'", "b'%f' % 'x'", "b'%d'", "b'%d' % ()", "b'' % 1", "b'%y' % 1", "b'%' % 1",
             "bytearray(b'%d') % 7", "b'a\\tbc\\td'.expandtabs()", "b'a\\tb'.expandtabs(tabsize=3)", "b'Ab Cd'.istitle()",
             "b'ab'.istitle()", "b'ab'.__bytes__()", "b'ab'.__getnewargs__()", "b'ab'.hex(None)", "b'ab'.hex('')",
             "b'ab'.hex('\\xe9')", "b'abc'.hex('-', -2)", "b'ab'.join(1)", "b'ab'.splitlines(None)", "bytearray(b'a').upper(1)",
             "bytearray(b'a').join()", "bytearray.fromhex(1)", "bytearray.fromhex()", "b'ab'.find()", "b'ab'.find(1, 2, 3, 4)",
             "'ab'.find()", "'ab'.count(1, 'x')", "'ab'.find(a=1)", "b'ab'.count(b'a', [])", "int.from_bytes('a', 'big')",
             "bytes[int]", "b'ab'.__mod__(1)", "b'1'.__rmod__(b'%d')"):
    show(what)
a = bytearray(b"ab")
a *= 3
print(a)
a[1:3] = b""
print(a)
try:
    a[0:1] = 5
except TypeError as e:
    print(e)
try:
    a.extend("x")
except TypeError as e:
    print(e)

# expect: b'%d %x %05.1f' % (3, 255, 2.5) -> b'3 ff 002.5'
# expect: b'%s|%b|%a|%r' % (b'x', bytearray(b'y'), 'z\xe9', 1) -> b"x|y|'z\\xe9'|1"
# expect: b'%s' % B() -> b'made'
# expect: b'%c%c' % (65, b'z') -> b'Az'
# expect: b'%c' % 256 -> OverflowError %c arg not in range(256)
# expect: b'%c' % 'a' -> TypeError %c requires an integer in range(256) or a single byte
# expect: b'%s' % 'a' -> TypeError %b requires a bytes-like object, or an object that implements __bytes__, not 'str'
# expect: b'%5s|%-5s|%.2s' % (b'ab', b'cd', b'efgh') -> b'   ab|cd   |ef'
# expect: b'%(k)s' % {b'k': b'v'} -> b'v'
# expect: b'%d' % 'x' -> TypeError %d format: a real number is required, not str
# expect: b'%f' % 'x' -> TypeError float argument required, not str
# expect: b'%d' -> b'%d'
# expect: b'%d' % () -> TypeError not enough arguments for format string
# expect: b'' % 1 -> TypeError not all arguments converted during bytes formatting
# expect: b'%y' % 1 -> ValueError unsupported format character 'y' (0x79) at index 1
# expect: b'%' % 1 -> ValueError incomplete format
# expect: bytearray(b'%d') % 7 -> bytearray(b'7')
# expect: b'a\tbc\td'.expandtabs() -> b'a       bc      d'
# expect: b'a\tb'.expandtabs(tabsize=3) -> b'a  b'
# expect: b'Ab Cd'.istitle() -> True
# expect: b'ab'.istitle() -> False
# expect: b'ab'.__bytes__() -> b'ab'
# expect: b'ab'.__getnewargs__() -> (b'ab',)
# expect: b'ab'.hex(None) -> TypeError object of type 'NoneType' has no len()
# expect: b'ab'.hex('') -> ValueError sep must be length 1.
# expect: b'ab'.hex('\xe9') -> ValueError sep must be ASCII.
# expect: b'abc'.hex('-', -2) -> '6162-63'
# expect: b'ab'.join(1) -> TypeError can only join an iterable
# expect: b'ab'.splitlines(None) -> TypeError 'NoneType' object cannot be interpreted as an integer
# expect: bytearray(b'a').upper(1) -> TypeError bytearray.upper() takes no arguments (1 given)
# expect: bytearray(b'a').join() -> TypeError bytearray.join() takes exactly one argument (0 given)
# expect: bytearray.fromhex(1) -> TypeError fromhex() argument must be str, not int
# expect: bytearray.fromhex() -> TypeError bytearray.fromhex() takes exactly one argument (0 given)
# expect: b'ab'.find() -> TypeError find() takes at least 1 argument (0 given)
# expect: b'ab'.find(1, 2, 3, 4) -> TypeError find() takes at most 3 arguments (4 given)
# expect: 'ab'.find() -> TypeError find() takes at least 1 argument (0 given)
# expect: 'ab'.count(1, 'x') -> TypeError slice indices must be integers or None or have an __index__ method
# expect: 'ab'.find(a=1) -> TypeError str.find() takes no keyword arguments
# expect: b'ab'.count(b'a', []) -> TypeError slice indices must be integers or None or have an __index__ method
# expect: int.from_bytes('a', 'big') -> TypeError cannot convert 'str' object to bytes
# expect: bytes[int] -> TypeError type 'bytes' is not subscriptable
# expect: b'ab'.__mod__(1) -> TypeError not all arguments converted during bytes formatting
# expect: b'1'.__rmod__(b'%d') -> TypeError %d format: a real number is required, not bytes
# expect: bytearray(b'ababab')
# expect: bytearray(b'abab')
# expect: can assign only bytes, buffers, or iterables of ints in range(0, 256)
# expect: 'str' object cannot be interpreted as an integer
