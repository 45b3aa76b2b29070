# modes: eager trace
from mindspore import Tensor, jit, ops


@jit
def inner(x):
    return ops.relu(x) * 2


@jit
def outer(x):
    if x.min() < -100:
        raise ValueError("too small")
    y = inner(x)
    return {"a": y, "b": [x, y + 1], "n": y.shape}


for v in ([1.0, -1.0], [-200.0, 1.0], [3.0, 4.0], [-200.0, 1.0]):
    x = Tensor(v)
    try:
        r = outer(x)
        print(r["a"], r["b"][0], r["b"][1], r["n"])
    except ValueError as e:
        print("ValueError", e)

# expect: [2. 0.] [ 1. -1.] [3. 1.] (2,)
# expect: ValueError too small
# expect: [6. 8.] [3. 4.] [7. 9.] (2,)
# expect: ValueError too small
