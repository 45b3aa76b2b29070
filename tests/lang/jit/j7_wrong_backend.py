from mindspore import jit


def f(x):
    return x


for backend in ("foo", "ge", 1, None):
    try:
        jit(f, backend=backend)
    except ValueError as e:
        print(e)

# expect: For 'jit', the 'backend' must be str and must be in '['ms_backend', 'GE']', but got 'foo'.
# expect: For 'jit', the 'backend' must be str and must be in '['ms_backend', 'GE']', but got 'ge'.
# expect: For 'jit', the 'backend' must be str and must be in '['ms_backend', 'GE']', but got '1'.
# expect: For 'jit', the 'backend' must be str and must be in '['ms_backend', 'GE']', but got 'None'.
