class Meta(type):
    def __new__(mcls, name, bases, ns):
        ns["added"] = name.lower()
        return super().__new__(mcls, name, bases, ns)

    def __call__(cls, *args):
        print("create", cls.__name__)
        return super().__call__(*args)

    @property
    def shout(cls):
        return cls.__name__.upper()


class Thing(metaclass=Meta):
    def __init__(self, x):
        self.x = x


print(Thing.added, Thing(3).x, type(Thing).__name__, Thing.shout)
Dyn = type("Dyn", (Thing,), {"y": 5})
print(Dyn.y, Dyn.added, Dyn(1).x)

# expect: create Thing
# expect: thing 3 Meta THING
# expect: create Dyn
# expect: 5 dyn 1
