from mindspore import jit


def f(x):
    return x


for v in (1, "True", None):
    try:
        jit(f, fullgraph=v)
    except TypeError as e:
        print(e)

# expect: For 'jit', the 'fullgraph' must be a bool, but got int.
# expect: For 'jit', the 'fullgraph' must be a bool, but got str.
# expect: For 'jit', the 'fullgraph' must be a bool, but got NoneType.
