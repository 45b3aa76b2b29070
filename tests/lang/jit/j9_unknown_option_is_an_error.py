# by hand: J9: an unknown name is a clear error; 2.7.0 only warns; the text is ours
from mindspore import jit


def f(x):
    return x


try:
    jit(f, no_such_option=1)
    print("accepted")
except (ValueError, TypeError) as e:
    print("no_such_option" in str(e))

# expect: True
