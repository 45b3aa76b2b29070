# Calls that do not fit functions and cells with keyword-only arguments, `**` and `/`.
import mindspore as ms
from mindspore import Tensor, jit, nn

x = Tensor(1.0)


def say(function, *args, **kwargs):
    try:
        print(function(*args, **kwargs))
    except Exception as e:
        print(type(e).__name__, str(e).split("\n")[0])


@jit
def only(x, *, k, z=3):
    return x * k + z


say(only, x)
say(only, x, 2)
say(only, x, k=1, q=2)
say(only, x, k=2)


@jit
def rest(x, y, **k):
    return x


say(rest, x)
say(rest, x, z=1)


@jit
def by_place(x, y, /):
    return x


say(by_place, x, y=1)
say(by_place, x=x, y=1)


class Net(nn.Cell):
    def construct(self, x, *, k, z=3):
        return x * k + z


ms.set_context(mode=ms.GRAPH_MODE)
say(Net(), x)
say(Net(), x, 2)
say(Net(), x, k=1, q=2)
say(Net())

# expect: RuntimeError Miss argument input for parameter:k
# expect: TypeError Function only needs 1 positional argument and 0 default argument, total 1, but got 2.
# expect: TypeError got an unexpected keyword argument 'q'
# expect: 5.0
# expect: RuntimeError Miss argument input for parameter:y
# expect: TypeError missing a required argument: 'y'
# expect: TypeError 'y' parameter is positional only, but was passed as a keyword
# expect: TypeError 'x' parameter is positional only, but was passed as a keyword
# expect: RuntimeError Miss argument input for parameter:k
# expect: TypeError For 'Cell', the function construct requires 1 positional argument and 0 default argument, total 1, but got 2.
# expect: TypeError got an unexpected keyword argument 'q'
# expect: TypeError For 'Cell', the function construct requires 1 positional argument, but got 0. When using set_inputs, please make sure that all networks and loss functions are configured with set_inputs.
