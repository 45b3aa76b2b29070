"""Numbers that are too large for what they count are refused at once."""
import array
import hashlib
import math
import os
import random
import struct
import sys
import zlib


def told(f, *args, **options):
    try:
        return f(*args, **options)
    except (ValueError, OverflowError, MemoryError) as error:
        return f"{type(error).__name__}: {error}"


print(told(random.getrandbits, 2**40), told(random.getrandbits, 2**64), told(random.getrandbits, -1))
print(told(os.urandom, 2**62), told(os.urandom, -1), len(os.urandom(3 * 2**20)))
print(told(hashlib.pbkdf2_hmac, "sha1", b"a", b"b", 1, 2**40), told(hashlib.pbkdf2_hmac, "sha1", b"a", b"b", 2**40))
print(told(hashlib.pbkdf2_hmac, "sha1", b"a", b"b", 2**63), told(hashlib.shake_128(b"").digest, 2**62))
print(told(bytes, 2**63), told("{:{}}".format, 1, 2**62), told("%*d".__mod__, (2**62, 1)), told("%*d".__mod__, (2**63, 1)))
print(told("%.*f".__mod__, (2**31, 1.0)), told(lambda n: 1 << n, 2**64), 0 << 2**64, "{:.{}}".format("abc", 2**40))
print(told(math.factorial, 2**64), told(math.factorial, -(2**64)), math.log(10**1000), math.log(2**1023) == math.log(2.0**1023))
print(told(zlib.decompress, b"", bufsize=2**63), told(zlib.decompressobj().decompress, b"", 2**63))
print(array.array("f", [1e39, -1e39]), struct.pack("f", 1e39), told(struct.pack, "<f", 1e39))
print(math.remainder(1.0, math.nan), math.remainder(math.nan, 1.0), told(sys.setswitchinterval, -1.0))
before = sys.getswitchinterval()
sys.setswitchinterval(0.25)
print(before, sys.getswitchinterval())
# expect: OverflowError: Python int too large to convert to C int OverflowError: Python int too large to convert to C int ValueError: number of bits must be non-negative
# expect: MemoryError:  ValueError: negative argument not allowed 3145728
# expect: OverflowError: key length is too great. OverflowError: iteration value is too great.
# expect: OverflowError: Python int too large to convert to C long MemoryError: 
# expect: OverflowError: cannot fit 'int' into an index-sized integer MemoryError:  MemoryError:  OverflowError: Python int too large to convert to C ssize_t
# expect: OverflowError: Python int too large to convert to C int MemoryError:  0 abc
# expect: OverflowError: factorial() argument should not exceed 9223372036854775807 ValueError: factorial() not defined for negative values 2302.585092994045 True
# expect: OverflowError: Python int too large to convert to C ssize_t OverflowError: Python int too large to convert to C ssize_t
# expect: array('f', [inf, -inf]) b'\x00\x00\x80\x7f' OverflowError: float too large to pack with f format
# expect: nan nan ValueError: switch interval must be strictly positive
# expect: 0.005 0.25
