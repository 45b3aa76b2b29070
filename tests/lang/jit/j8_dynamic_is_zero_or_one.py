from mindspore import Tensor, jit


def f(x):
    return x * 2


for v in (7, -1, True, "x", None):
    try:
        jit(f, dynamic=v)
        print("accepted", v)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(jit(f, dynamic=1)(Tensor([1.0])), jit(f, dynamic=0)(Tensor([1.0])))

# expect: ValueError For 'jit', the 'dynamic' must be in range of [0, 1], but got 7 with type 'int'.
# expect: ValueError For 'jit', the 'dynamic' must be in range of [0, 1], but got -1 with type 'int'.
# expect: TypeError For 'jit', the 'dynamic' must be 'int',  but got 'bool'.
# expect: TypeError For 'jit', the 'dynamic' must be 'int',  but got 'str'.
# expect: TypeError For 'jit', the 'dynamic' must be 'int',  but got 'NoneType'.
# expect: [2.] [2.]
