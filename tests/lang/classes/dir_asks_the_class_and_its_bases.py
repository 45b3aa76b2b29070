import enum


class Named:
    def __dir__(self):
        return [*super().__dir__(), "zz"]


class Meta(type):
    def __dir__(cls):
        return ["m"]


class Made(metaclass=Meta):
    q = 1


class Given:
    __dir__ = staticmethod(lambda: ["b", "a"])


class Number(int):
    def __dir__(self):
        return object.__dir__(self)


class Color(enum.Enum):
    RED = 1

    def shade(self):
        return self.name

    @property
    def tone(self):
        return self.value


class Word(enum.StrEnum):
    A = enum.auto()


class Pair(tuple, enum.Enum):
    a = (1, 2)


class Own(enum.Enum):
    def __new__(cls, value):
        made = object.__new__(cls)
        made._value_, made.extra = value, 1
        return made

    a = 1


print("zz" in dir(Named()), dir(Made), "q" in dir(Made()), "q" in type.__dir__(Made), dir(Given()), "real" in dir(Number()))
print(dir(Color), dir(Color.RED))
print([name for name in dir(Word) if name[0] != "_"], [name for name in dir(Pair) if name[0] != "_"])
print(dir(Own), dir(Own.a))

# expect: True ['m'] True True ['a', 'b'] True
# expect: ['RED', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__'] ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'name', 'shade', 'tone', 'value']
# expect: ['A', 'capitalize', 'casefold', 'center', 'count', 'encode', 'endswith', 'expandtabs', 'find', 'format', 'format_map', 'index', 'isalnum', 'isalpha', 'isascii', 'isdecimal', 'isdigit', 'isidentifier', 'islower', 'isnumeric', 'isprintable', 'isspace', 'istitle', 'isupper', 'join', 'ljust', 'lower', 'lstrip', 'maketrans', 'partition', 'removeprefix', 'removesuffix', 'replace', 'rfind', 'rindex', 'rjust', 'rpartition', 'rsplit', 'rstrip', 'split', 'splitlines', 'startswith', 'strip', 'swapcase', 'title', 'translate', 'upper', 'zfill'] ['a', 'count', 'index']
# expect: ['__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__new__', '__qualname__', 'a'] ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'extra', 'name', 'value']
