from mindspore import jit


def f(x):
    return x


for mode in ("foo", "AST", 1, None, ""):
    try:
        jit(f, capture_mode=mode)
    except ValueError as e:
        print(e)
try:
    jit(f, "ast")
except TypeError as e:
    print(e)

# expect: For 'jit', the 'capture_mode' must be str and must be in '['ast', 'bytecode', 'trace']', but got 'foo'.
# expect: For 'jit', the 'capture_mode' must be str and must be in '['ast', 'bytecode', 'trace']', but got 'AST'.
# expect: For 'jit', the 'capture_mode' must be str and must be in '['ast', 'bytecode', 'trace']', but got '1'.
# expect: For 'jit', the 'capture_mode' must be str and must be in '['ast', 'bytecode', 'trace']', but got 'None'.
# expect: For 'jit', the 'capture_mode' must be str and must be in '['ast', 'bytecode', 'trace']', but got ''.
# expect: jit() takes from 0 to 1 positional arguments but 2 were given
