class Positive:
    def __set_name__(self, owner, name):
        self.name = "_" + name
        print("set_name", owner.__name__, name)

    def __get__(self, obj, owner=None):
        if obj is None:
            return self
        return getattr(obj, self.name, 0)

    def __set__(self, obj, value):
        if value < 0:
            raise ValueError(f"{self.name[1:]} must not be negative")
        setattr(obj, self.name, value)


class Item:
    price = Positive()
    count = Positive()


i = Item()
i.price = 3
print(i.price, i.count, type(Item.price).__name__)
try:
    i.count = -1
except ValueError as e:
    print(e)


class NonData:
    def __get__(self, obj, owner):
        return "from descriptor"


class C:
    d = NonData()


c = C()
print(c.d)
c.__dict__["d"] = "from instance"
print(c.d)

# expect: set_name Item price
# expect: set_name Item count
# expect: 3 0 Positive
# expect: count must not be negative
# expect: from descriptor
# expect: from instance
