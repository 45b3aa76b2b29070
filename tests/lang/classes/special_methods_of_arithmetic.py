class V:
    def __init__(self, x):
        self.x = x

    def __repr__(self):
        return f"V({self.x})"

    def __add__(self, o):
        return V(self.x + o.x) if isinstance(o, V) else NotImplemented

    def __radd__(self, o):
        return V(o + self.x)

    def __mul__(self, k):
        return V(self.x * k)
    __rmul__ = __mul__

    def __neg__(self):
        return V(-self.x)

    def __abs__(self):
        return V(abs(self.x))

    def __iadd__(self, o):
        self.x += o.x
        return self

    def __matmul__(self, o):
        return self.x * o.x

    def __pow__(self, n):
        return V(self.x ** n)

    def __truediv__(self, o):
        return "div"

    def __floordiv__(self, o):
        return "floordiv"

    def __mod__(self, o):
        return "mod"

    def __divmod__(self, o):
        return "divmod"

    def __lshift__(self, o):
        return "shift"

    def __invert__(self):
        return "invert"

    def __round__(self, n=None):
        return f"round {n}"


a, b = V(3), V(-4)
print(a + b, 1 + a, a * 2, 2 * a, -a, abs(b), a @ b, a ** 2, a / b, a // b, a % b, divmod(a, b), a << 1, ~a, round(a), round(a, 2))
c = a
c += b
print(a, c is a)
try:
    a + "s"
except TypeError as e:
    print(e)

# expect: V(-1) V(4) V(6) V(6) V(-3) V(4) -12 V(9) div floordiv mod divmod shift invert round None round 2
# expect: V(-1) True
# expect: unsupported operand type(s) for +: 'V' and 'str'
