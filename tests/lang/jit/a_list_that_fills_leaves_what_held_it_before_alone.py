# A list or dict that a graph fills grows in place where nobody else holds it; who held it before keeps what it had, in
# loops, branches and calls, and a branch that is not taken leaves it as it was.
import mindspore as ms
from mindspore import Tensor, ops


def grown(l, x):
    l.append(x)
    return l


@ms.jit
def copies(x):
    a = []
    b = a
    for i in range(4):
        a.append(x + i)
        if i == 1:
            b = a
    c = a
    a.append(x)
    d = grown(a, x)
    a.extend([x, x])
    return len(a), len(b), len(c), len(d), a[-1], b[-1]


@ms.jit
def branches(x, n):
    a = [x]
    a.append(x + 1)
    before = a
    if n > 0:
        a.append(x + 2)
        a.append(x + 3)
    else:
        a.append(x - 2)
        a.append(x - 3)
    total = x * 0
    for e in a:
        total = total + e
    return total, len(a), len(before)


@ms.jit
def nested(x, n):
    out = []
    for i in range(3):
        row = []
        for j in range(3):
            row.append(x * i + j)
            y = ops.relu(row[-1])
            row.append(y)
        out.append(row)
        if n > i:
            x = x + 1
    total = x * 0
    for row in out:
        for e in row:
            total = total + e
    return total, len(out), len(out[0])


@ms.jit
def loops(x, n):
    a = []
    i = 0
    while i < 3:
        a.append(x + i)
        i = i + 1
    held = a
    k = Tensor(0)
    while k < n:
        x = x + a[0] + len(held)
        k = k + 1
    a.append(x)
    return x, len(a), len(held), a[-1] + held[-1]


@ms.jit
def dicts(x, n):
    d = {}
    e = d
    for i in range(12):
        d["k" + str(i)] = x + i
        if i == 5:
            e = d
    d["k3"] = x * 100
    if n > 0:
        d["more"] = x
        x = x + len(d)
    else:
        d["more"] = -x
    return len(d), len(e), d["k3"], d["k11"], d["more"], x


x = Tensor([1.0, 2.0])
print(copies(x))
for n in (2, -2):
    print(branches(x, Tensor(n)))
    print(nested(x, Tensor(n)))
    print(loops(x, Tensor(n)))
    print(dicts(x, Tensor(n)))

# expect: (7, 2, 4, 6, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00,  3.00000000e+00]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+01,  1.40000000e+01]), 4, 2)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 6.60000000e+01,  8.40000000e+01]), 3, 6)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 9.00000000e+00,  1.20000000e+01]), 4, 3, Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.60000000e+01]))
# expect: (13, 6, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+02,  2.00000000e+02]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.30000000e+01]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.40000000e+01,  1.50000000e+01]))
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 0.00000000e+00,  4.00000000e+00]), 4, 2)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.60000000e+01,  5.40000000e+01]), 3, 6)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]), 4, 3, Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00,  6.00000000e+00]))
# expect: (13, 6, Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+02,  2.00000000e+02]), Tensor(shape=[2], dtype=Float32, value= [ 1.20000000e+01,  1.30000000e+01]), Tensor(shape=[2], dtype=Float32, value= [-1.00000000e+00, -2.00000000e+00]), Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00]))
