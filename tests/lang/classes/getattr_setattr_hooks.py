class Lazy:
    def __init__(self):
        self.set = []

    def __getattr__(self, name):
        if name.startswith("_"):
            raise AttributeError(name)
        return name.upper()


class Recorder:
    def __setattr__(self, name, value):
        print("set", name, value)
        object.__setattr__(self, name, value)

    def __delattr__(self, name):
        print("del", name)
        object.__delattr__(self, name)

    def __getattribute__(self, name):
        if name == "magic":
            return 42
        return object.__getattribute__(self, name)


z = Lazy()
print(z.foo, z.set, hasattr(z, "_x"), getattr(z, "_y", "default"))
r = Recorder()
r.a = 1
del r.a
print(r.magic, hasattr(r, "a"))
setattr(r, "b", 2)
print(getattr(r, "b"), vars(r))

# expect: FOO [] False default
# expect: set a 1
# expect: del a
# expect: 42 False
# expect: set b 2
# expect: 2 {'b': 2}
