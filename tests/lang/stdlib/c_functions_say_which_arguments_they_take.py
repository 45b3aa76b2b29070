# What functions of the library say of wrong arguments where CPython has them in C.
import binascii, bisect, cmath, datetime, functools, locale, math, operator, os, select, stat, struct, sys, unicodedata, zlib


def shown(function, *args, **kwargs):
    try:
        print(function.__name__, function(*args, **kwargs))
    except (TypeError, ValueError) as e:
        print(f"{function.__name__}: {type(e).__name__}: {e}")


for function in (os.getcwd, os.chdir, os.mkdir, os.close, os.listdir, os.cpu_count, os.urandom):
    shown(function, 1, 2, 3, 4, 5, 6, 7)
shown(os.getcwd, path=1)
shown(os.chdir)
shown(os.chdir, path="/", other=1)
shown(os.strerror)
shown(os.strerror, code=1)
shown(os.getpid, 1)
shown(cmath.sin, 1, 2)
shown(cmath.sin, z=1)
shown(cmath.rect, 1)
shown(cmath.isclose, 1)
shown(cmath.isclose, 1, 2, 3)
shown(cmath.isclose, 1, b=1, c=2)
shown(struct.unpack, "i")
shown(struct.unpack, "i", buffer=b"")
shown(struct.calcsize)
shown(bisect.bisect)
shown(bisect.bisect_left, [1])
shown(bisect.insort, [1], 2, 3, 4, 5)
shown(bisect.bisect, [1], 1, foo=2)
shown(unicodedata.category)
shown(unicodedata.name, "a", 1, 2)
shown(unicodedata.normalize, "NFC")
shown(binascii.unhexlify)
shown(binascii.hexlify, bytes_per_sep=1)
shown(zlib.compress)
shown(zlib.compress, b"a", 1, 2, 3)
shown(zlib.crc32)
shown(stat.S_ISDIR, 1, 2)
shown(operator.length_hint)
shown(operator.concat, [1])
shown(functools.cmp_to_key)
shown(math.gcd, a=1)
shown(math.hypot, x=1)
shown(sys.getsizeof)
shown(sys.getsizeof, objekt=1)
shown(locale.strcoll, "a")
shown(select.select, [])
shown(datetime.date(2024, 1, 2).isoformat, 1)
shown(datetime.date(2024, 1, 2).strftime)
shown(datetime.datetime(2024, 1, 2).utcoffset, 1)
print(os.getcwd, cmath.sin, [bisect.bisect], str(struct.pack))


class Clock:
    size = struct.calcsize
    root = cmath.sqrt


print(Clock().size("i"), Clock().root(-4))
shown(sorted, [1], reverse="yes")
shown([].sort, reverse=None)

# expect: getcwd: TypeError: posix.getcwd() takes no arguments (7 given)
# expect: chdir: TypeError: chdir() takes at most 1 argument (7 given)
# expect: mkdir: TypeError: mkdir() takes at most 3 arguments (7 given)
# expect: close: TypeError: close() takes at most 1 argument (7 given)
# expect: listdir: TypeError: listdir() takes at most 1 argument (7 given)
# expect: cpu_count: TypeError: posix.cpu_count() takes no arguments (7 given)
# expect: urandom: TypeError: posix.urandom() takes exactly one argument (7 given)
# expect: getcwd: TypeError: posix.getcwd() takes no keyword arguments
# expect: chdir: TypeError: chdir() missing required argument 'path' (pos 1)
# expect: chdir: TypeError: chdir() takes at most 1 keyword argument (2 given)
# expect: strerror: TypeError: posix.strerror() takes exactly one argument (0 given)
# expect: strerror: TypeError: posix.strerror() takes no keyword arguments
# expect: getpid: TypeError: posix.getpid() takes no arguments (1 given)
# expect: sin: TypeError: cmath.sin() takes exactly one argument (2 given)
# expect: sin: TypeError: cmath.sin() takes no keyword arguments
# expect: rect: TypeError: rect expected 2 arguments, got 1
# expect: isclose: TypeError: isclose() missing required argument 'b' (pos 2)
# expect: isclose: TypeError: isclose() takes exactly 2 positional arguments (3 given)
# expect: isclose: TypeError: 'c' is an invalid keyword argument for isclose()
# expect: unpack: TypeError: unpack expected 2 arguments, got 1
# expect: unpack: TypeError: _struct.unpack() takes no keyword arguments
# expect: calcsize: TypeError: _struct.calcsize() takes exactly one argument (0 given)
# expect: bisect_right: TypeError: bisect_right() missing required argument 'a' (pos 1)
# expect: bisect_left: TypeError: bisect_left() missing required argument 'x' (pos 2)
# expect: insort_right: TypeError: insort_right() takes at most 4 positional arguments (5 given)
# expect: bisect_right: TypeError: 'foo' is an invalid keyword argument for bisect_right()
# expect: category: TypeError: unicodedata.category() takes exactly one argument (0 given)
# expect: name: TypeError: name expected at most 2 arguments, got 3
# expect: normalize: TypeError: normalize expected 2 arguments, got 1
# expect: unhexlify: TypeError: binascii.unhexlify() takes exactly one argument (0 given)
# expect: hexlify: TypeError: hexlify() missing required argument 'data' (pos 1)
# expect: compress: TypeError: compress() takes at least 1 positional argument (0 given)
# expect: compress: TypeError: compress() takes at most 3 arguments (4 given)
# expect: crc32: TypeError: crc32 expected at least 1 argument, got 0
# expect: S_ISDIR: TypeError: _stat.S_ISDIR() takes exactly one argument (2 given)
# expect: length_hint: TypeError: length_hint expected at least 1 argument, got 0
# expect: concat: TypeError: concat expected 2 arguments, got 1
# expect: cmp_to_key: TypeError: cmp_to_key() missing required argument 'mycmp' (pos 1)
# expect: gcd: TypeError: math.gcd() takes no keyword arguments
# expect: hypot: TypeError: math.hypot() takes no keyword arguments
# expect: getsizeof: TypeError: getsizeof() missing required argument 'object' (pos 1)
# expect: getsizeof: TypeError: getsizeof() missing required argument 'object' (pos 1)
# expect: strcoll: TypeError: strcoll expected 2 arguments, got 1
# expect: select: TypeError: select expected at least 3 arguments, got 1
# expect: isoformat: TypeError: date.isoformat() takes no arguments (1 given)
# expect: strftime: TypeError: strftime() missing required argument 'format' (pos 1)
# expect: utcoffset: TypeError: datetime.utcoffset() takes no arguments (1 given)
# expect: <built-in function getcwd> <built-in function sin> [<built-in function bisect_right>] <built-in function pack>
# expect: 4 2j
# expect: sorted: TypeError: 'str' object cannot be interpreted as an integer
# expect: sort: TypeError: 'NoneType' object cannot be interpreted as an integer
