class P:
    __slots__ = ("x", "y")

    def __init__(self):
        self.x = 1


p = P()
p.y = 2
print(p.x, p.y, hasattr(p, "__dict__"))
try:
    p.z = 3
except AttributeError as e:
    print(e)

# expect: 1 2 False
# expect: 'P' object has no attribute 'z'
