class C:
    x = 1


c = C()
c.y = 2
print(getattr(c, "x"), getattr(c, "z", "no"), hasattr(c, "y"), vars(c), "x" in vars(C), callable(C), callable(c), type(c) is C, isinstance(c, C), id(c) == id(c))
try:
    getattr(c, "z")
except AttributeError as e:
    print(e)
delattr(c, "y")
print(hasattr(c, "y"), globals()["C"] is C, "c" in globals(), len(locals()) > 3)

# expect: 1 no True {'y': 2} True True False True True True
# expect: 'C' object has no attribute 'z'
# expect: False True True True
