# Instances of plain classes are written without asking them; what a class, its bases, a table, a pickler or the instance
# itself says of that is heard, for the second instance as for the first. The bytes are CPython's.
import copyreg
import io
import pickle


class Plain:
    def __init__(self, *values):
        for i, value in enumerate(values):
            setattr(self, "abc"[i], value)

    def __eq__(self, other):
        return type(self) is type(other) and vars(self) == vars(other)


class Derived(Plain):
    shared = 3


class Slotted:
    __slots__ = ("a", "__dict__")


class Stated(Plain):
    def __getstate__(self):
        return {"a": "stated"}


class Reduced(Plain):
    def __reduce__(self):
        return Plain, ("reduced",)


class Extended(Plain):
    def __reduce_ex__(self, protocol):
        return Plain, ("extended", protocol)


class Given(Plain):
    def __new__(cls, *values):
        return super().__new__(cls)

    def __getnewargs__(self):
        return (1, 2)


class Masked(Plain):
    def __getattribute__(self, name):
        return (lambda p: (Plain, ("masked",))) if name == "__reduce_ex__" else super().__getattribute__(name)


class Late(Plain):
    pass


class Meta(type):
    pass


class Made(Plain, metaclass=Meta):
    pass


class Items(list):
    pass


class Set(Plain):
    def __setstate__(self, state):
        self.__dict__.update(state, seen=True)


def tell(*objects, protocol=4):
    data = pickle.dumps(list(objects), protocol)
    print(type(objects[-1]).__name__, protocol, len(data), data.count(b"\x81"), sum((i + 1) * c for i, c in enumerate(data)) % 1000003)
    return pickle.loads(data)


for protocol in (2, 3, 4, 5):
    assert tell(Plain(1, "x"), Plain(2, [3]), Plain(), protocol=protocol) == [Plain(1, "x"), Plain(2, [3]), Plain()]
    tell(Derived(1), Plain(2), Derived((1, 2)), protocol=protocol)
loop = Plain(1)
loop.self, loop.other = loop, Plain(loop)
copy = tell(loop, loop.other, loop)
print(copy[0].self is copy[0] is copy[2], copy[1].a is copy[0])
nested = None
for i in range(150):
    nested = Plain(nested, i)
print(len(pickle.dumps(nested)))
slotted = [Slotted(), Slotted()]
for i, one in enumerate(slotted):
    one.a, one.z = i, "z"
print([(one.a, one.z) for one in tell(*slotted)])
print([vars(one) for kind in (Stated, Reduced, Extended, Given, Masked, Made, Set) for one in tell(kind(1), kind(2))])
late = [Late(1), Late(2)]
tell(*late)
Late.__getstate__ = lambda self: {"a": "late"}
print([one.a for one in tell(*late)])
del Late.__getstate__
copyreg.pickle(Late, lambda self: (Plain, ("table",)))
print([one.a for one in tell(*late)])
del copyreg.dispatch_table[Late]
print([one.a for one in tell(*late)])
late[1].__reduce_ex__ = lambda protocol: (Plain, ("own",))
print([one.a for one in tell(*late)])


class Mine(pickle.Pickler):
    def reducer_override(self, obj):
        return (Plain, ("override",)) if type(obj) is Derived else NotImplemented


class Tabled(pickle.Pickler):
    dispatch_table = {Derived: lambda self: (Plain, ("dispatched",))}


class Named(pickle.Pickler):
    def persistent_id(self, obj):
        return "named" if type(obj) is Derived else None


for kind in (Mine, Tabled, Named):
    out = io.BytesIO()
    kind(out).dump([Derived(1), Plain(2), Derived(3)])
    print(kind.__name__, len(out.getvalue()), b"named" in out.getvalue())
items = Items([1, 2])
items.note = "n"
made = tell(items, items)[1]
print(made, made.note)
big = tell(*[Plain(i, str(i) * 50) for i in range(2000)])
print(big[-1].a, len(big))


def local():
    class Hidden:
        def __init__(self):
            self.a = 1

    return [Hidden(), Hidden()]


for bad in (local(), [Plain(lambda: 0)]):
    try:
        print(len(pickle.dumps(bad)))
    except (AttributeError, pickle.PicklingError) as error:
        print(str(error).replace(" at 0x", " @").split("@")[0])
# expect: Plain 2 92 3 261895
# expect: Derived 2 98 3 349293
# expect: Plain 3 92 3 261897
# expect: Derived 3 98 3 349295
# expect: Plain 4 85 3 318966
# expect: Derived 4 92 3 392574
# expect: Plain 5 85 3 318968
# expect: Derived 5 92 3 392576
# expect: Plain 4 85 2 326523
# expect: True True
# expect: 2883
# expect: Slotted 4 85 2 347780
# expect: [(0, 'z'), (1, 'z')]
# expect: Stated 4 71 2 245629
# expect: Reduced 4 57 0 158677
# expect: Extended 4 64 0 193907
# expect: Given 4 73 2 239976
# expect: Masked 4 56 0 152869
# expect: Made 4 62 2 175811
# expect: Set 4 61 2 170459
# expect: [{'a': 'stated'}, {'a': 'stated'}, {'a': 'reduced'}, {'a': 'reduced'}, {'a': 'extended', 'b': 4}, {'a': 'extended', 'b': 4}, {'a': 1}, {'a': 2}, {'a': 'masked'}, {'a': 'masked'}, {'a': 1}, {'a': 2}, {'a': 1, 'seen': True}, {'a': 2, 'seen': True}]
# expect: Late 4 62 2 176263
# expect: Late 4 67 2 216125
# expect: ['late', 'late']
# expect: Late 4 55 0 146903
# expect: ['table', 'table']
# expect: Late 4 62 2 176263
# expect: [1, 2]
# expect: Late 4 71 1 257580
# expect: [1, 'own']
# expect: Mine 73 False
# expect: Tabled 75 False
# expect: Named 62 True
# expect: Items 4 63 1 184697
# expect: [1, 2] n
# expect: Plain 4 384330 2008 996110
# expect: 1999 2000
# expect: Can't pickle local object 'local.<locals>.Hidden'
# expect: Can't pickle <function <lambda> 
