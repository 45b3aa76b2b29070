"""Comparing secrets, and the modules that CPython has in C under their names."""
import hmac
import _datetime
import datetime
from _operator import _compare_digest  # noqa: F401

for pair in (("a", b"a"), (1, 2), ("é", "é"), ("a", 1), (b"a", bytearray(b"a")), (b"a", memoryview(b"ab")), ("ab", "ab"), ("ab", "abc"), (b"abd", b"abc"), ("", "")):
    try:
        print(hmac.compare_digest(*pair), end=" ")
    except TypeError as error:
        print(error)
print()
print(_datetime.datetime is datetime.datetime, _datetime.timedelta is datetime.timedelta, _datetime.UTC is datetime.UTC)
# expect: a bytes-like object is required, not 'str'
# expect: unsupported operand types(s) or combination of types: 'int' and 'int'
# expect: comparing strings with non-ASCII characters is not supported
# expect: unsupported operand types(s) or combination of types: 'str' and 'int'
# expect: True False True False False True 
# expect: True True True
