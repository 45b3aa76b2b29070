# modes: eager bytecode trace
from mindspore import Tensor, jit


@jit
def down(x):
    return x if DEPTH[0] == 0 else deeper(x)


def deeper(x):
    DEPTH[0] -= 1
    return down(x + 1)


DEPTH = [300]
print(down(Tensor([1.0])))


@jit
def forever(x):
    return forever(x + 1)


try:
    forever(Tensor([1.0]))
except RecursionError as error:
    print("RecursionError", str(error).startswith("maximum recursion depth exceeded"))

# expect: [301.]
# expect: RecursionError True
