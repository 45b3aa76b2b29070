# by hand: J4: seed 001 excludes it, 2.7.0 accepts; the text is ours
from mindspore import Tensor, jit


def f(x):
    return x * 2


try:
    jit(f, capture_mode="trace")
    print("accepted")
except Exception as e:
    print("decorator" in str(e), "trace" in str(e))


@jit(capture_mode="trace")
def g(x):
    return x * 2


print(g(Tensor([1.0])))

# expect: True True
# expect: [2.]
