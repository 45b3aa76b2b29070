# += and *= ask the other operand's own operator first; the methods ask nobody.
from collections import deque


class Own:
    def __radd__(self, other):
        return "radd"

    def __rmul__(self, other):
        return "rmul"

    def __index__(self):
        return 3

    def __iter__(self):
        return iter([7])


class Declines:
    def __radd__(self, other):
        return NotImplemented

    def __iter__(self):
        return iter([8, 9])


class Added(list):
    def __radd__(self, other):
        return "radd"


for x in ([1], (1,), "1", b"1", bytearray(b"1"), deque([1])):
    kind = type(x).__name__
    added = multiplied = x
    added += Own()
    multiplied *= Own()
    print(kind, x + Own(), x * Own(), added, multiplied)
    if kind != "deque":
        print(x.__mul__(Own()), x.__rmul__(Own()))
x = [1]
x += Added([3])
print(x, [1] + Added([3]), [1].__imul__(Own()))
x = [1]
x += Declines()
print(x)
for factor in (2**40, 2**62):
    for x in ([1], (1,)):
        try:
            x * factor
        except MemoryError as e:
            print(type(x).__name__, "MemoryError", e)
print(deque([1, 2, 3], 4) * 2**20)
nothing = None
for code in ("nothing(*len)", "nothing(**len)", "Own()(*1)", "len(*1)", "(lambda: 0)(**Keys())"):

    class Keys:
        def keys(self):
            return ["a", "a"]

        def __getitem__(self, key):
            return 1

    try:
        eval(code)
    except TypeError as e:
        print(str(e).split(" at 0x")[0], str(e).split(">")[-1])

# expect: list radd rmul radd rmul
# expect: [1, 1, 1] [1, 1, 1]
# expect: tuple radd rmul radd rmul
# expect: (1, 1, 1) (1, 1, 1)
# expect: str radd rmul radd rmul
# expect: 111 111
# expect: bytes radd rmul radd rmul
# expect: b'111' b'111'
# expect: bytearray radd rmul radd rmul
# expect: bytearray(b'111') bytearray(b'111')
# expect: deque radd rmul radd rmul
# expect: radd radd [1, 1, 1]
# expect: [1, 8, 9]
# expect: list MemoryError
# expect: tuple MemoryError
# expect: list MemoryError
# expect: tuple MemoryError
# expect: deque([3, 1, 2, 3], maxlen=4)
# expect: None argument after * must be an iterable, not builtin_function_or_method None argument after * must be an iterable, not builtin_function_or_method
# expect: None argument after ** must be a mapping, not builtin_function_or_method None argument after ** must be a mapping, not builtin_function_or_method
# expect: <__main__.Own object  argument after * must be an iterable, not int
# expect: len() argument after * must be an iterable, not int len() argument after * must be an iterable, not int
# expect: __main__.<lambda>() got multiple values for keyword argument 'a' () got multiple values for keyword argument 'a'
