# modes: eager bytecode
# Tuples and lists that hold tensors and instances are compared, sorted, joined and added as Python does.
from mindspore import Tensor, jit


class Box:
    def __init__(self, v):
        self.v = v

    def __eq__(self, other):
        return self.v == other.v

    def __lt__(self, other):
        return self.v < other.v

    def __repr__(self):
        return "Box(%r)" % self.v

    def __delitem__(self, at):
        del self.v[at]


class Named(Box):
    def __str__(self):
        return f"named {self.v}"

    def __format__(self, spec):
        return spec + "!"

    def __int__(self):
        return 3

    def __float__(self):
        return 1.5


@jit
def compared(x, box):
    same = (1, box) == (1, Box(3)), [Box(1), Box(2)] != [Box(1), Box(3)], (x, 1) == (x, 1), [1, box] == [1]
    nested = (1, (2, Box(1))) == (1, (2, Box(1))), (Box(1), 2) < (Box(1), 3), (Box(1),) < (Box(2), Box(0))
    return same, nested, (1, x) < (2, x), max(Box(1), Box(2)).v


@jit
def ordered(x, d):
    return [k for k, v in sorted(d.items())], sorted(d.items(), reverse=True)[0][0], sorted([(2, x), (1, x)])[0][0]


@jit
def added(x, n):
    return (1,) * 2 + (x,), x.shape[:1] + (n, x) + (1, 2), (0,) + x.shape, (1, 2) + (3,), slice(1, None).indices(n)


@jit
def shown(x, a, b):
    texts = str(a), repr(a), f"{a}|{b}|{b:>4}|{b!s:>9}|{a!r}|{Box([1])}", str(b), "-".join(str(i) for i in (1, a))
    return texts, x * int(b), float(b), ",".join(sorted({"q": x, "a": x}))


@jit
def cut(x, box):
    del box[0]
    return x + len(box.v)


x = Tensor([1.0, 2.0])
for _ in range(2):
    print(compared(x, Box(3)), compared(x, Box(4)))
    print(ordered(x, {"b": x, "a": x * 2}))
    print(added(x, 3))
    print(shown(x, Box(1), Named(2)))
box = Box([1, 2, 3])
print(cut(x, box), cut(x, box), box)

# expect: ((True, True, True, False), (True, True, True), True, 2) ((False, True, True, False), (True, True, True), True, 2)
# expect: (['a', 'b'], 'b', 1)
# expect: ((1, 1, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), (2, 3, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1, 2), (0, 2), (1, 2, 3), (1, 3, 1))
# expect: (('Box(1)', 'Box(1)', 'Box(1)|!|>4!|  named 2|Box(1)|Box([1])', 'named 2', '1-Box(1)'), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), 1.5, 'a,q')
# expect: ((True, True, True, False), (True, True, True), True, 2) ((False, True, True, False), (True, True, True), True, 2)
# expect: (['a', 'b'], 'b', 1)
# expect: ((1, 1, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])), (2, 3, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 1, 2), (0, 2), (1, 2, 3), (1, 3, 1))
# expect: (('Box(1)', 'Box(1)', 'Box(1)|!|>4!|  named 2|Box(1)|Box([1])', 'named 2', '1-Box(1)'), Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00,  6.00000000e+00]), 1.5, 'a,q')
# expect: [3. 4.] [2. 3.] Box([3])
