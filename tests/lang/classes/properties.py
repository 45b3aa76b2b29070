class T:
    def __init__(self):
        self._c = 0

    @property
    def c(self):
        """In degrees."""
        return self._c

    @c.setter
    def c(self, value):
        if value < -273:
            raise ValueError("too cold")
        self._c = value

    @c.deleter
    def c(self):
        print("deleted")

    @property
    def f(self):
        return self._c * 9 / 5 + 32


t = T()
t.c = 100
print(t.c, t.f, T.c.__doc__)
del t.c
try:
    t.f = 1
except AttributeError as e:
    print(e)
try:
    t.c = -300
except ValueError as e:
    print(e)

# expect: 100 212.0 In degrees.
# expect: deleted
# expect: property 'f' of 'T' object has no setter
# expect: too cold
