from mindspore import Tensor, jit


def f(x):
    return x * 2


# J8 (seed 002): dynamic is a bool, which MindSpore 2.7.0 refuses; it takes 0 and 1.
for v in (7, -1, "x", None):
    try:
        jit(f, dynamic=v)
        print("accepted", v)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
print(jit(f, dynamic=1)(Tensor([1.0])), jit(f, dynamic=0)(Tensor([1.0])), jit(f, dynamic=True)(Tensor([1.0])), jit(f, dynamic=False)(Tensor([1.0])))

# expect: ValueError For 'jit', the 'dynamic' must be in range of [0, 1], but got 7 with type 'int'.
# expect: ValueError For 'jit', the 'dynamic' must be in range of [0, 1], but got -1 with type 'int'.
# expect: TypeError For 'jit', the 'dynamic' must be 'int',  but got 'str'.
# expect: TypeError For 'jit', the 'dynamic' must be 'int',  but got 'NoneType'.
# expect: [2.] [2.] [2.] [2.]
