"""A member of __slots__ that stands in another class refuses its instances each time, a __get__ is not bound itself."""


class Wide:
    __slots__ = ("s0", "s1", "s2", "s3")


class Narrow:
    __slots__ = ("only",)


class Plain:
    pass


Narrow.borrowed = Plain.borrowed = Wide.__dict__["s3"]
texts = set()


def ask(action, owner):
    try:
        print(action(owner))
    except TypeError as error:
        texts.add(str(error))


def read(owner):
    return owner.borrowed


def write(owner):
    owner.borrowed = 1


def remove(owner):
    del owner.borrowed


for owner in (Narrow(), Plain()):
    for _ in range(30):
        for action in (read, write, remove):
            ask(action, owner)
for text in sorted(texts):
    print(text)


class Derived(Wide):
    pass


wide = Derived()
for i in range(30):
    wide.s3 = i
print(wide.s3)


class Descriptor:
    pass


own = Descriptor()
Descriptor.__get__ = own
Descriptor.x = own
try:
    own.x
except TypeError as error:
    print(error)


class Tells:
    def __get__(*args):
        return len(args), args[1] is None


class Holder:
    tells = Tells()


print(Holder().tells, Holder.tells)


class Array(bytearray):
    pass


print(repr(Array(b"a")), str(Array()))
print(bytes.maketrans.__qualname__, str.maketrans.__qualname__, bytearray.maketrans.__self__)

# expect: descriptor 's3' for 'Wide' objects doesn't apply to a 'Narrow' object
# expect: descriptor 's3' for 'Wide' objects doesn't apply to a 'Plain' object
# expect: 29
# expect: 'Descriptor' object is not callable
# expect: (3, False) (3, True)
# expect: Array(b'a') Array(b'')
# expect: bytes.maketrans str.maketrans None
