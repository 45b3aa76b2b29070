"""Arguments of os.path, tempfile, heapq and Counter that are refused, attributes of list[int] that are those of list."""
import collections
import heapq
import os
import os.path
import tempfile


def show(action):
    try:
        print(action())
    except Exception as error:
        print(type(error).__name__, error)


for parts in (("a", None), (None, "a"), ("a", 3, "b"), (b"a", "b"), ("a", b"b"), ("a", "/b", 3), (3,), ("/a/b", "/a/c"), (b"/a/b", b"/a/c")):
    show(lambda: os.path.join(*parts))
    show(lambda: os.path.commonpath(parts))
    show(lambda: os.path.commonprefix(parts))
for name in ("exists", "isdir", "isfile", "lexists", "basename", "splitext", "abspath"):
    for path in (None, 1.5):
        show(lambda: getattr(os.path, name)(path))
print(os.path.exists(10**6), os.path.isfile(10**6))

for options in ({"prefix": b"a", "suffix": "b"}, {"dir": b"/tmp", "suffix": "b"}, {"dir": "/tmp", "prefix": b"b"}):
    show(lambda: tempfile.mkdtemp(**options))
path = tempfile.mkdtemp(suffix=b".x", prefix=b"y")
print(os.path.basename(path)[:1], path[-2:])
os.rmdir(path)

show(lambda: heapq.nlargest("a", [1]))
show(lambda: heapq.nsmallest(1.5, [1, 2, 3]))
print(heapq.nlargest(2, [3, 1, 2]), heapq.nsmallest(5, [3, 1]), heapq.nlargest(-1, [1, 2]), heapq.nsmallest(2, iter("cab")))
counted = collections.Counter("abracadabra")
print(counted.most_common(-1), counted.most_common(0), counted.most_common(2), counted.most_common()[1:3], counted.most_common(9)[-1])
show(lambda: counted.most_common("a"))

for name, value in (("a=b", "c"), ("", "c"), ("a\0", "c"), (1, "c")):
    show(lambda: os.putenv(name, value))
for name in ("a=b", "", 1):
    show(lambda: os.unsetenv(name))
show(lambda: os.environ.__setitem__("a=", "c"))
show(lambda: os.environ.__setitem__("", "c"))
show(lambda: os.chdir(1.5))

numbers = list[int]
made = numbers()
numbers.append(made, 7)
print(made, numbers.__len__(made), numbers.__getitem__(made, 0), numbers.__eq__(made, [7]), numbers.__repr__(made))
print(numbers.__hash__, numbers.__str__, numbers.__class__, numbers.__origin__, numbers.__args__, numbers.__name__)
print(dict[str, int].__iter__({"a": 1}).__next__(), repr(numbers), hash(numbers) == hash(list[int]), numbers == list[int])

# expect: TypeError join() argument must be str, bytes, or os.PathLike object, not 'NoneType'
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError join() argument must be str, bytes, or os.PathLike object, not 'int'
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: TypeError Can't mix strings and bytes in path components
# expect: TypeError Can't mix strings and bytes in path components
# expect: TypeError '<' not supported between instances of 'str' and 'bytes'
# expect: TypeError Can't mix strings and bytes in path components
# expect: TypeError Can't mix strings and bytes in path components
# expect: TypeError '<' not supported between instances of 'bytes' and 'str'
# expect: TypeError join() argument must be str, bytes, or os.PathLike object, not 'int'
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: /a/c
# expect: /a
# expect: /a/
# expect: b'/a/c'
# expect: b'/a'
# expect: b'/a/'
# expect: TypeError stat: path should be string, bytes, os.PathLike or integer, not NoneType
# expect: TypeError stat: path should be string, bytes, os.PathLike or integer, not float
# expect: TypeError stat: path should be string, bytes, os.PathLike or integer, not NoneType
# expect: TypeError stat: path should be string, bytes, os.PathLike or integer, not float
# expect: TypeError stat: path should be string, bytes, os.PathLike or integer, not NoneType
# expect: TypeError stat: path should be string, bytes, os.PathLike or integer, not float
# expect: TypeError lstat: path should be string, bytes or os.PathLike, not NoneType
# expect: TypeError lstat: path should be string, bytes or os.PathLike, not float
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not float
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not float
# expect: TypeError expected str, bytes or os.PathLike object, not NoneType
# expect: TypeError expected str, bytes or os.PathLike object, not float
# expect: False False
# expect: TypeError Can't mix bytes and non-bytes in path components.
# expect: TypeError Can't mix bytes and non-bytes in path components.
# expect: TypeError Can't mix bytes and non-bytes in path components.
# expect: b'y' b'.x'
# expect: TypeError '>=' not supported between instances of 'str' and 'int'
# expect: TypeError 'float' object cannot be interpreted as an integer
# expect: [3, 2] [1, 3] [] ['a', 'b']
# expect: [] [] [('a', 5), ('b', 2)] [('b', 2), ('r', 2)] ('d', 1)
# expect: TypeError '>=' not supported between instances of 'str' and 'int'
# expect: ValueError illegal environment variable name
# expect: OSError [Errno 22] Invalid argument
# expect: ValueError embedded null byte
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: OSError [Errno 22] Invalid argument
# expect: OSError [Errno 22] Invalid argument
# expect: TypeError expected str, bytes or os.PathLike object, not int
# expect: ValueError illegal environment variable name
# expect: OSError [Errno 22] Invalid argument
# expect: TypeError chdir: path should be string, bytes, os.PathLike or integer, not float
# expect: [7] 1 7 True [7]
# expect: None <slot wrapper '__str__' of 'object' objects> <class 'types.GenericAlias'> <class 'list'> (<class 'int'>,) list
# expect: a list[int] True True
