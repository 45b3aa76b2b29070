from mindspore import Tensor, jit


def get(x):
    return getattr(x, "shape", default=1)


def has(x):
    return hasattr(x, name="shape")


for f in (get, has):
    for captured in (f, jit(f), jit(f, capture_mode="bytecode"), jit(capture_mode="trace")(f)):
        try:
            print(captured(Tensor(2.0)))
        except TypeError as error:
            print(error)

# expect: getattr() takes no keyword arguments
# expect: getattr() takes no keyword arguments
# expect: getattr() takes no keyword arguments
# expect: getattr() takes no keyword arguments
# expect: hasattr() takes no keyword arguments
# expect: hasattr() takes no keyword arguments
# expect: hasattr() takes no keyword arguments
# expect: hasattr() takes no keyword arguments
