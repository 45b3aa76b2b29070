# CPython's C functions have no __get__: as an attribute of a class they are called without the instance.
import bisect
import hashlib
import io
import logging
import operator
import os
import pickle
import struct
import time
import zlib


class Holder:
    year_of = time.gmtime
    unpack = struct.unpack
    digest = hashlib.md5
    loads = pickle.loads
    place = bisect.bisect_left
    base = os.fspath
    add = operator.add
    compress = zlib.crc32
    is_python = os.path.join
    opener = io.open


holder = Holder()
print(holder.year_of(0).tm_year, holder.unpack("<H", b"\x01\x02"), holder.digest(b"a").hexdigest()[:6])
print(holder.loads(pickle.dumps([1, 2])), holder.place([1, 3], 2), holder.base("a"), holder.add(1, 2), holder.compress(b"a"))
for _ in range(3):
    first = holder.year_of(86400).tm_mday
print(first, Holder.year_of is time.gmtime, holder.year_of is time.gmtime)


class Child(Holder):
    def year_of(self, seconds):
        return super().year_of(seconds).tm_year + 1


print(Child().year_of(0))
try:
    holder.is_python()
except TypeError as error:
    print(type(error).__name__)

logging.Formatter.converter = time.gmtime
formatter = logging.Formatter("%(asctime)s %(message)s", "%Y-%m-%d %H:%M")
record = logging.LogRecord("n", logging.INFO, "p", 1, "message", (), None)
record.created = 0.0
print(formatter.format(record))

# expect: 1970 (513,) 0cc175
# expect: [1, 2] 1 a 3 3904355907
# expect: 2 True True
# expect: 1971
# expect: TypeError
# expect: 1970-01-01 00:00 message
