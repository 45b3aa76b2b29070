import sys


def show(f, *arguments, **named):
    try:
        print(f(*arguments, **named))
    except Exception as error:
        print(type(error).__name__, error)


show(staticmethod, len, key=1)
show(classmethod, len, key=1)
show(staticmethod)
show(classmethod, 1, 2)
show(type, 1, key=2)
show(sorted, [], kesy=1)
show(lambda: {1}.union([2], key=1))
show(lambda: {1}.difference_update([2], key=1))
for wrong in (lambda: {1: 2}.keys(1), lambda: {1: 2}.items(x=1), lambda: {1: 2}.get(1, 2, 3), lambda: {1: 2}.get(1, default=3)):
    show(wrong)
numbers = {1, 2, 3}
show(numbers.intersection_update, [1, 2], 5)
print(numbers)
print(hasattr(type, "__abstractmethods__"), getattr(type, "__abstractmethods__", "none"))


class Named(staticmethod):
    def __init__(self, function, name):
        super().__init__(function)
        self.name = name


class Late(classmethod):
    def __init__(self, *more):
        super().__init__(lambda cls: (cls.__name__, more))


class Home:
    one = Named(lambda: 7, "seven")
    two = Late(1, 2)


print(Home.one(), Home.__dict__["one"].name, Home.two())


class Odd:
    def __repr__(self):
        return 1


print(Odd().__repr__())
for f in (repr, str, ascii, format, "{}".format, lambda odd: f"{odd!r}", "%s".__mod__):
    show(f, Odd())


class Space(dict):
    def __getitem__(self, name):
        print("get", name)
        return dict.__getitem__(self, name)

    def __missing__(self, name):
        if name == "invented":
            return 42
        raise KeyError(name)


space = Space()
exec("x = 1\ny = x + 1\ndel x\ndef q():\n    return len, invented\nz = q()\nglobal g\ng = 5", space)
print(space["z"], space["y"], space["g"])
print(eval("y + invented", space))
show(eval, "nowhere", space)
try:
    try:
        raise ValueError(1)
    except* ValueError as group:
        print(group.__traceback__, group.exceptions[0].__traceback__ is not None)
        raise
except* ValueError as group:
    print(group.exceptions)


async def job():
    pass


def make():
    return job()


made = make()
print(made.cr_origin)
made.close()
sys.set_coroutine_origin_tracking_depth(2)
made = make()
print(sys.get_coroutine_origin_tracking_depth(), [(line > 0, name) for _, line, name in made.cr_origin])
made.close()
sys.set_coroutine_origin_tracking_depth(0)
show(sys.set_coroutine_origin_tracking_depth, -1)

# expect: TypeError staticmethod() takes no keyword arguments
# expect: TypeError classmethod() takes no keyword arguments
# expect: TypeError staticmethod expected 1 argument, got 0
# expect: TypeError classmethod expected 1 argument, got 2
# expect: TypeError type() takes no keyword arguments
# expect: TypeError 'kesy' is an invalid keyword argument for sort()
# expect: TypeError set.union() takes no keyword arguments
# expect: TypeError set.difference_update() takes no keyword arguments
# expect: TypeError dict.keys() takes no arguments (1 given)
# expect: TypeError dict.items() takes no keyword arguments
# expect: TypeError get expected at most 2 arguments, got 3
# expect: TypeError dict.get() takes no keyword arguments
# expect: TypeError 'int' object is not iterable
# expect: {1, 2, 3}
# expect: False none
# expect: 7 seven ('Home', (1, 2))
# expect: 1
# expect: TypeError __repr__ returned non-string (type int)
# expect: TypeError __str__ returned non-string (type int)
# expect: TypeError __repr__ returned non-string (type int)
# expect: TypeError __str__ returned non-string (type int)
# expect: TypeError __str__ returned non-string (type int)
# expect: TypeError __repr__ returned non-string (type int)
# expect: TypeError __str__ returned non-string (type int)
# expect: get x
# expect: get q
# expect: get len
# expect: get invented
# expect: get z
# expect: get y
# expect: get g
# expect: (<built-in function len>, 42) 2 5
# expect: get y
# expect: get invented
# expect: 44
# expect: get nowhere
# expect: NameError name 'nowhere' is not defined
# expect: None True
# expect: (ValueError(1),)
# expect: None
# expect: 2 [(True, 'make'), (True, '<module>')]
# expect: ValueError depth must be >= 0
