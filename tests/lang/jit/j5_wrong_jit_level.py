from mindspore import jit


def f(x):
    return x


for level in ("O3", "O2", "o0", 1, None, ""):
    try:
        jit(f, jit_level=level)
        print("accepted", level)
    except ValueError as e:
        print(e)
try:
    @jit(jit_level="O9")
    def g(x):
        return x
except ValueError as e:
    print(e)

# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got 'O3'.
# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got 'O2'.
# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got 'o0'.
# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got '1'.
# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got 'None'.
# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got ''.
# expect: For 'jit', the 'jit_level' must be str and must be in '['O0', 'O1']', but got 'O9'.
