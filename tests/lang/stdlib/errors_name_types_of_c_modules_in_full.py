# What errors call the types that CPython has in C modules: '_io.TextIOWrapper' object has no attribute ...
import bz2, collections, contextvars, csv, datetime, decimal, io, itertools, lzma, operator, os, pickle, queue, re, struct, threading, time, zlib  # noqa: E401


class Own(io.StringIO):
    pass


objects = [
    io.StringIO(), io.BytesIO(), io.TextIOWrapper(io.BytesIO()), io.BufferedReader(io.BytesIO()), io.BufferedWriter(io.BytesIO()),
    io.BufferedRandom(io.BytesIO()), io.IncrementalNewlineDecoder(None, True), collections.deque(), datetime.date(1, 2, 3),
    decimal.getcontext(), re.compile("a"), itertools.count(), threading.Lock(), threading.RLock(), threading.local(), struct.Struct("i"),
    csv.reader([]), csv.writer(io.StringIO()), pickle.Pickler(io.BytesIO()), pickle.Unpickler(io.BytesIO()), zlib.compressobj(),
    zlib.decompressobj(), contextvars.ContextVar("x"), contextvars.copy_context(), operator.itemgetter(1), operator.attrgetter("a"),
    operator.methodcaller("a"), queue.SimpleQueue(), bz2.BZ2Compressor(), lzma.LZMACompressor(), time.gmtime(0), os.stat("."), Own(),
]  # fmt: skip
for each in objects:
    for attempt in (lambda: each.nothing_of_that_name, lambda: each + object(), lambda: each @ each):
        try:
            attempt()
        except (AttributeError, TypeError) as error:
            print(error)

# expect: '_io.StringIO' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.StringIO' and 'object'
# expect: unsupported operand type(s) for @: '_io.StringIO' and '_io.StringIO'
# expect: '_io.BytesIO' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.BytesIO' and 'object'
# expect: unsupported operand type(s) for @: '_io.BytesIO' and '_io.BytesIO'
# expect: '_io.TextIOWrapper' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.TextIOWrapper' and 'object'
# expect: unsupported operand type(s) for @: '_io.TextIOWrapper' and '_io.TextIOWrapper'
# expect: '_io.BufferedReader' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.BufferedReader' and 'object'
# expect: unsupported operand type(s) for @: '_io.BufferedReader' and '_io.BufferedReader'
# expect: '_io.BufferedWriter' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.BufferedWriter' and 'object'
# expect: unsupported operand type(s) for @: '_io.BufferedWriter' and '_io.BufferedWriter'
# expect: '_io.BufferedRandom' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.BufferedRandom' and 'object'
# expect: unsupported operand type(s) for @: '_io.BufferedRandom' and '_io.BufferedRandom'
# expect: '_io.IncrementalNewlineDecoder' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_io.IncrementalNewlineDecoder' and 'object'
# expect: unsupported operand type(s) for @: '_io.IncrementalNewlineDecoder' and '_io.IncrementalNewlineDecoder'
# expect: 'collections.deque' object has no attribute 'nothing_of_that_name'
# expect: can only concatenate deque (not "object") to deque
# expect: unsupported operand type(s) for @: 'collections.deque' and 'collections.deque'
# expect: 'datetime.date' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'datetime.date' and 'object'
# expect: unsupported operand type(s) for @: 'datetime.date' and 'datetime.date'
# expect: 'decimal.Context' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'decimal.Context' and 'object'
# expect: unsupported operand type(s) for @: 'decimal.Context' and 'decimal.Context'
# expect: 're.Pattern' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 're.Pattern' and 'object'
# expect: unsupported operand type(s) for @: 're.Pattern' and 're.Pattern'
# expect: 'itertools.count' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'itertools.count' and 'object'
# expect: unsupported operand type(s) for @: 'itertools.count' and 'itertools.count'
# expect: '_thread.lock' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_thread.lock' and 'object'
# expect: unsupported operand type(s) for @: '_thread.lock' and '_thread.lock'
# expect: '_thread.RLock' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_thread.RLock' and 'object'
# expect: unsupported operand type(s) for @: '_thread.RLock' and '_thread.RLock'
# expect: '_thread._local' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_thread._local' and 'object'
# expect: unsupported operand type(s) for @: '_thread._local' and '_thread._local'
# expect: '_struct.Struct' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_struct.Struct' and 'object'
# expect: unsupported operand type(s) for @: '_struct.Struct' and '_struct.Struct'
# expect: '_csv.reader' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_csv.reader' and 'object'
# expect: unsupported operand type(s) for @: '_csv.reader' and '_csv.reader'
# expect: '_csv.writer' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_csv.writer' and 'object'
# expect: unsupported operand type(s) for @: '_csv.writer' and '_csv.writer'
# expect: '_pickle.Pickler' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_pickle.Pickler' and 'object'
# expect: unsupported operand type(s) for @: '_pickle.Pickler' and '_pickle.Pickler'
# expect: '_pickle.Unpickler' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_pickle.Unpickler' and 'object'
# expect: unsupported operand type(s) for @: '_pickle.Unpickler' and '_pickle.Unpickler'
# expect: 'zlib.Compress' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'zlib.Compress' and 'object'
# expect: unsupported operand type(s) for @: 'zlib.Compress' and 'zlib.Compress'
# expect: 'zlib.Decompress' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'zlib.Decompress' and 'object'
# expect: unsupported operand type(s) for @: 'zlib.Decompress' and 'zlib.Decompress'
# expect: '_contextvars.ContextVar' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_contextvars.ContextVar' and 'object'
# expect: unsupported operand type(s) for @: '_contextvars.ContextVar' and '_contextvars.ContextVar'
# expect: '_contextvars.Context' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_contextvars.Context' and 'object'
# expect: unsupported operand type(s) for @: '_contextvars.Context' and '_contextvars.Context'
# expect: 'operator.itemgetter' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'operator.itemgetter' and 'object'
# expect: unsupported operand type(s) for @: 'operator.itemgetter' and 'operator.itemgetter'
# expect: 'operator.attrgetter' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'operator.attrgetter' and 'object'
# expect: unsupported operand type(s) for @: 'operator.attrgetter' and 'operator.attrgetter'
# expect: 'operator.methodcaller' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'operator.methodcaller' and 'object'
# expect: unsupported operand type(s) for @: 'operator.methodcaller' and 'operator.methodcaller'
# expect: '_queue.SimpleQueue' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_queue.SimpleQueue' and 'object'
# expect: unsupported operand type(s) for @: '_queue.SimpleQueue' and '_queue.SimpleQueue'
# expect: '_bz2.BZ2Compressor' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_bz2.BZ2Compressor' and 'object'
# expect: unsupported operand type(s) for @: '_bz2.BZ2Compressor' and '_bz2.BZ2Compressor'
# expect: '_lzma.LZMACompressor' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: '_lzma.LZMACompressor' and 'object'
# expect: unsupported operand type(s) for @: '_lzma.LZMACompressor' and '_lzma.LZMACompressor'
# expect: 'time.struct_time' object has no attribute 'nothing_of_that_name'
# expect: can only concatenate tuple (not "object") to tuple
# expect: unsupported operand type(s) for @: 'time.struct_time' and 'time.struct_time'
# expect: 'os.stat_result' object has no attribute 'nothing_of_that_name'
# expect: can only concatenate tuple (not "object") to tuple
# expect: unsupported operand type(s) for @: 'os.stat_result' and 'os.stat_result'
# expect: 'Own' object has no attribute 'nothing_of_that_name'
# expect: unsupported operand type(s) for +: 'Own' and 'object'
# expect: unsupported operand type(s) for @: 'Own' and 'Own'
