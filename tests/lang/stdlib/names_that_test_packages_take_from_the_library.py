"""Names that test packages and tools take from the library though no documentation has them."""
import collections
import difflib
import enum
import getopt
import io
import logging
import mimetypes
import optparse
import pathlib
import subprocess
import threading
import tokenize
import weakref
import _compat_pickle
import _compression
import bz2
import codecs
import filecmp

counts = {"a": 1}
collections._count_elements(counts, "abca")
print(counts)


def told(f, *args):
    try:
        return f(*args)
    except Exception as error:
        return f"{type(error).__name__}: {error}"


class Colour(enum.Enum):
    RED = 1
    BLUE = 2


@enum._simple_enum(enum.Enum)
class Simple:
    RED = 1
    BLUE = 2


@enum._simple_enum(enum.Enum)
class Other:
    RED = 1
    GREEN = 2


print(told(enum._test_simple_enum, enum.Enum("Simple", "RED BLUE"), Simple), told(enum._test_simple_enum, Colour, Other)[:25])
for flavour in pathlib._posix_flavour, pathlib._windows_flavour:
    for parts in ([], ["a", "b/c"], ["/a", "/b", "c"], ["c:/a", "d:b", "e"], ["c:a", "c:b"], ["//s/h/x", "y"], [".", "a", "./b"]):
        print(flavour.parse_parts(parts), end=" ")
    print()
logging._acquireLock()
logging._releaseLock()
handler = logging.StreamHandler(io.StringIO())
print(len(logging._handlerList), logging._handlerList[-1]() is handler)
del handler
print(len(logging._handlerList))
print([optparse._parse_num(text, int) for text in ("0x1f", "0b11", "017", "0b", "12")], told(optparse._parse_num, "0x", int))
mimetypes.add_type("a/b", ".qqq")
print(mimetypes.guess_type("x.qqq"))
mimetypes._default_mime_types()
mimetypes._db = None
print(mimetypes.guess_type("x.qqq"), mimetypes.guess_type("x.tar.gz"))
print(subprocess._active, subprocess._cleanup())
lock = threading._PyRLock()
print(lock.acquire(), lock.acquire(), lock._is_owned(), lock._release_save()[0], told(lock.release), "unlocked" in repr(lock))
for source in ("def f():\n  x = 1 # c\n\n  return x\n", "a = '''x\ny'''\n", "a \\\n + b", "(a,\n é) # d", "x -= 3.0j; async", "1a", "if a:\n  b\nc"):
    print(told(lambda text: [tuple(t)[:4] for t in tokenize._generate_tokens_from_c_tokenizer(text)], source))
writer = tokenize.Untokenizer()
writer.prev_row = writer.prev_col = 2
print(told(writer.add_whitespace, (1, 3)), told(writer.add_whitespace, (4, 1)), writer.tokens, writer.untokenize([(1, "Hello"), (3, "'a'"), (3, "'b'")]))


class Kept:
    pass


kept = Kept()
keyed = weakref.KeyedRef(kept, None, "key")
print(keyed.key, keyed() is kept, weakref.WeakValueDictionary(a=kept).valuerefs()[0].key)
print(_compat_pickle.IMPORT_MAPPING["cPickle"], _compat_pickle.NAME_MAPPING[("__builtin__", "xrange")])
two = bz2.compress(b"abc" * 100) + bz2.compress(b"x") + b"no stream"
reader = io.BufferedReader(_compression.DecompressReader(io.BytesIO(two), bz2.BZ2Decompressor, trailing_error=OSError))
print(reader.read(5), reader.seek(298), reader.read(), reader.seek(-2, 2), reader.read(), reader.tell(), reader.seek(1), reader.read(2))
part = bz2.BZ2Decompressor()
print(len(part.decompress(two, 290)), part.needs_input, part.eof, len(part.decompress(b"", 20)), part.eof, len(part.unused_data))
print(codecs.readbuffer_encode("é"), codecs.readbuffer_encode(memoryview(b"ab")), hasattr(codecs, "nothing_encode"))
print(codecs.utf_16_ex_decode(b"\xfe\xff\0a\0", "strict", 0, False), codecs.utf_32_ex_decode(b"a\0\0\0", "strict", 0, True))
print([difflib._format_range_unified(3, n) for n in (3, 4, 6)], [difflib._format_range_context(3, n) for n in (3, 4, 6)])
print(getopt.long_has_args("ab", ["abc="]), told(getopt.long_has_args, "ab", ["abc", "abd"]), getopt.do_shorts([], "av", "a:", []))
print(getopt.gnu_getopt(["a", "-b", "c", "-", "--long=1", "--", "-x"], "b:", ["long="]), filecmp._cache, filecmp.BUFSIZE)
# expect: {'a': 3, 'b': 1, 'c': 1}
# expect: None TypeError: enum mismatch:
# expect: ('', '', []) ('', '', ['a', 'b', 'c']) ('', '/', ['/', 'b', 'c']) ('', '', ['c:', 'a', 'd:b', 'e']) ('', '', ['c:a', 'c:b']) ('', '//', ['//', 's', 'h', 'x', 'y']) ('', '', ['a', 'b']) 
# expect: ('', '', []) ('', '', ['a', 'b', 'c']) ('', '\\', ['\\', 'b', 'c']) ('d:', '', ['d:', 'b', 'e']) ('c:', '', ['c:', 'b']) ('\\\\s\\h', '\\', ['\\\\s\\h\\', 'x', 'y']) ('', '', ['a', 'b']) 
# expect: 2 True
# expect: 1
# expect: [31, 3, 15, 0, 12] ValueError: invalid literal for int() with base 16: '0x'
# expect: ('a/b', None)
# expect: (None, None) ('application/x-tar', 'gzip')
# expect: [] None
# expect: True 1 True 2 RuntimeError: cannot release un-acquired lock True
# expect: [(1, 'def', (1, 0), (1, 3)), (1, 'f', (1, 4), (1, 5)), (7, '(', (1, 5), (1, 6)), (8, ')', (1, 6), (1, 7)), (11, ':', (1, 7), (1, 8)), (4, '', (1, 8), (1, 8)), (5, '', (2, -1), (2, -1)), (1, 'x', (2, 2), (2, 3)), (22, '=', (2, 4), (2, 5)), (2, '1', (2, 6), (2, 7)), (4, '# c', (2, 8), (2, 11)), (1, 'return', (4, 2), (4, 8)), (1, 'x', (4, 9), (4, 10)), (4, '', (4, 10), (4, 10)), (6, '', (4, -1), (4, -1))]
# expect: [(1, 'a', (1, 0), (1, 1)), (22, '=', (1, 2), (1, 3)), (3, "'''x\ny'''", (1, 4), (2, 4)), (4, '', (2, 4), (2, 4))]
# expect: [(1, 'a', (1, 0), (1, 1)), (14, '+', (2, 1), (2, 2)), (1, 'b', (2, 3), (2, 4)), (4, '', (2, 4), (2, 4))]
# expect: [(7, '(', (1, 0), (1, 1)), (1, 'a', (1, 1), (1, 2)), (12, ',', (1, 2), (1, 3)), (1, 'é', (2, 1), (2, 3)), (8, ')', (2, 3), (2, 4)), (4, '# d', (2, 5), (2, 8))]
# expect: [(1, 'x', (1, 0), (1, 1)), (37, '-=', (1, 2), (1, 4)), (2, '3.0j', (1, 5), (1, 9)), (13, ';', (1, 9), (1, 10)), (56, 'async', (1, 11), (1, 16)), (4, '', (1, 16), (1, 16))]
# expect: SyntaxError: invalid decimal literal (<string>, line 1)
# expect: [(1, 'if', (1, 0), (1, 2)), (1, 'a', (1, 3), (1, 4)), (11, ':', (1, 4), (1, 5)), (4, '', (1, 5), (1, 5)), (5, '', (2, -1), (2, -1)), (1, 'b', (2, 2), (2, 3)), (4, '', (2, 3), (2, 3)), (6, '', (3, -1), (3, -1)), (1, 'c', (3, 0), (3, 1)), (4, '', (3, 1), (3, 1))]
# expect: ValueError: start (1,3) precedes previous end (2,2) None ['\\\n\\\n', ' ', 'Hello ', "'a'", " 'b'"] \
# expect: \
# expect:  Hello 'a' 'b'
# expect: key True a
# expect: pickle ('builtins', 'range')
# expect: b'abcab' 298 b'bcx' 299 b'cx' 301 1 b'bc'
# expect: 290 False False 10 True 46
# expect: (b'\xc3\xa9', 2) (b'ab', 2) False
# expect: ('a', 4, 1) ('a', 4, 0)
# expect: ['3,0', '4', '4,3'] ['3', '4', '4,6']
# expect: (True, 'abc') GetoptError: option --ab not a unique prefix ([('-a', 'v')], [])
# expect: ([('-b', 'c'), ('--long', '1')], ['a', '-', '-x']) {} 8192
