# by hand: graphs are held against the interpreter, which decides
"""Functions with prints, raises, assertions and writes of Parameters below branches and in loops: their graphs print, raise,
write and return what Python does. A line for each function."""
import contextlib
import io
import mindspore as ms
import numpy as np
from mindspore import Parameter, Tensor, jit, ops


def T(*v):
    return Tensor(np.array(v, np.float32))


def i32(v):
    return Tensor(v, ms.int32)


w = Parameter(T(1, 1, 1), name="w")


def f1(x, n):
    i = i32(0)
    while i < n:
        j = i32(0)
        while j < n:
            if x.sum() > 20:
                print("break inner")
                break
            x = x + 1
            j = j + 1
        if x.sum() > 40:
            raise ValueError("over forty")
        print("outer")
        i = i + 1
    return x


def f2(x, n):
    for k in range(3):
        if x.sum() > 10:
            print("continue")
            continue
        if x.sum() < 0:
            raise TypeError("negative")
        x = x * 2
        print("doubled")
    return x


def f3(x, n):
    def inner(y):
        if y.sum() > 5:
            print("inner big")
            raise ValueError("inner")
        print("inner ok")
        return y * 2
    if x.sum() > 3:
        a = inner(x - 1)
    else:
        a = inner(x)
    print("after")
    return a + 1


def f4(x, n):
    l = [x]
    if x.sum() > 3:
        l.append(x + 1)
        print("appended")
    else:
        l.append(x - 1)
    d = {"a": x}
    while x.sum() < 30:
        x = x * 2
        d["a"] = x
        print("loop")
    return l, d["a"], x


def f5(x, n):
    s = 0
    i = i32(0)
    while i < n:
        i = i + 1
        if i == 2:
            print("two")
            continue
        if x.sum() > 100:
            print("return early")
            return x
        x = x * 3
    else_ = x
    assert x.sum() < 1000, "too large"
    return else_ - s


def f6(x, n):
    if x.sum() > 3:
        if x[0] > 2:
            print("a")
            raise ValueError("a")
        elif x[0] > 1:
            print("b")
            y = x
        else:
            print("c")
            raise RuntimeError("c")
    else:
        print("d")
        y = x * 2
    print("end")
    return y


def f7(x, n):
    while True:
        x = x + 1
        if x.sum() > 12:
            print("done")
            break
        if x[0] > 50:
            raise ValueError("never")
    return x


def f8(x, n):
    y = x if x.sum() > 3 else ops.cat((x, x))
    i = i32(0)
    while i < n:
        y = y + 1
        i = i + 1
        print("grow")
    return y


def f9(x, n):
    i = 0
    while i < n:
        if x.sum() > 10:
            print("x")
            i = i + 2
        else:
            x = x * 2
            i = i + 1
    print(i)
    return x, i


def f11(x, n):
    msg = f"n is {n}"
    print(msg)
    if x.sum() > 5:
        print(msg + "!")
        raise ValueError(msg)
    return x


def g1(x, n):
    i = i32(0)
    while i < n:
        ops.assign_add(w, x)
        if w.sum() > 12:
            print("reset")
            ops.assign(w, x)
        i = i + 1
    return w * 1


def g2(x, n):
    ops.assign(w, x)
    if x.sum() > 5:
        raise ValueError("stop")
    ops.assign(w, x * 7)
    return w + 0


def g3(x, n):
    for k in range(3):
        if w.sum() > 10:
            print("big")
            break
        ops.assign_add(w, x)
        print("added")
    return w + x


def g4(x, n):
    def add(v):
        ops.assign_add(w, v)
        if w.sum() > 8:
            raise ValueError("w too big")
        return w * 2
    y = add(x)
    z = add(x)
    return y, z


def g5(x, n):
    while w.sum() < 20:
        ops.assign_add(w, x * x + 1)
        if x.sum() > 5:
            if n > 2:
                return w * 100
            print("stay")
    return w + 0


def g6(x, n):
    total = x * 0
    i = i32(0)
    for k in range(2):
        i = i32(0)
        while i < n:
            total = total + x
            if total.sum() > 30:
                print("limit")
                break
            i = i + 1
        else_ = total.sum()
        assert else_ < 100, "sum over 100"
    return total, i


def g7(x, n):
    a, b = x, x
    if x.sum() > 3:
        a, b = b + 1, a
        print("swap")
        if a.sum() > 8:
            print("nested")
            a = a * 2
    elif x.sum() < 1:
        raise RuntimeError("low")
    return a, b


def g8(x, n):
    out = []
    for k in range(3):
        if x.sum() > 3:
            out.append(x * k)
        else:
            out.append(x + k)
    print(f"len {len(out)}")
    return ops.stack(out)


def g9(x, n):
    y = x
    if x.sum() > 3:
        y = x[0:2]
        print("short")
    z = y * 2
    if z.sum() > 5:
        z = ops.cat((z, z))
    return z


def g10(x, n):
    try_ = int(n)
    s = 0
    for k in range(try_):
        s = s + k
        if s > 2:
            print("s over 2")
    return x * s, s


def run(f, x, n):
    w.set_data(T(1, 1, 1))
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            result = f(x, n)
        except Exception as e:
            result = f"{type(e).__name__}: {str(e).splitlines()[0]}"
    return str(result), out.getvalue(), w.asnumpy().tolist()


for f in (f1, f2, f3, f4, f5, f6, f7, f8, f9, f11, g1, g2, g3, g4, g5, g6, g7, g8, g9, g10):
    differ = 0
    for fullgraph in (True, False):
        compiled = jit(f, fullgraph=fullgraph)
        for x in (T(0.5, 0.5, 0.25), T(1, 2, 3), T(3, 1, 1), T(1.5, 9, 9)):
            for n in (i32(0), i32(1), i32(3)):
                differ += run(compiled, x, n) != run(f, x, n)
    print(f.__name__, differ)

# expect: f1 0
# expect: f2 0
# expect: f3 0
# expect: f4 0
# expect: f5 0
# expect: f6 0
# expect: f7 0
# expect: f8 0
# expect: f9 0
# expect: f11 0
# expect: g1 0
# expect: g2 0
# expect: g3 0
# expect: g4 0
# expect: g5 0
# expect: g6 0
# expect: g7 0
# expect: g8 0
# expect: g9 0
# expect: g10 0
