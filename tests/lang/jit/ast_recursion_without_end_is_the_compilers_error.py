# Without fullgraph the interpreter would go deeper, and end in RecursionError.
from mindspore import Tensor, jit


def down(n):
    return down(n + 1)


@jit
def on_a_tensor(x):
    return down(x)


@jit(fullgraph=True)
def as_a_whole(x):
    return down(x)


for f in (on_a_tensor, as_a_whole):
    try:
        f(Tensor(3.0))
    except RuntimeError as e:
        print(str(e).split("\n")[0])

# expect: Exceed function call depth limit 1000, (function call depth: 1001, simulate call depth: 1000).
# expect: Exceed function call depth limit 1000, (function call depth: 1001, simulate call depth: 1000).
