# by hand: the oracle's bytecode capture is no judge; eager execution is
import math
from mindspore import Tensor, jit


def note(text, log=[]):
    log.append(text)
    return len(log)


@jit(capture_mode="bytecode")
def f(x, name):
    a = x + 1
    n = note(name)
    d = {"n": n, "root": math.sqrt(16)}
    try:
        b = a * d["n"]
        int(name)
    except ValueError as e:
        b = a * 100
    values = sorted([3, 1, 2], key=lambda v: -v)
    text = f"{name}:{values[0]}"
    for i, c in enumerate(text):
        if c == ":":
            break
    return b + i + d["root"], text


for name in ("ab", "abc", "7"):
    print(*f(Tensor([1.0, 2.0]), name))

# expect: [206. 306.] ab:3
# expect: [207. 307.] abc:3
# expect: [11. 14.] 7:3
