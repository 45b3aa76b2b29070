from mindspore import Tensor, jit


@jit(fullgraph=True)
def key(v, n):
    if n == 4:
        raise KeyError("k", v)
    return v


@jit(fullgraph=True)
def assertion(v, n):
    raise AssertionError("a", v)


for f in (key, assertion):
    for n in (4, Tensor(4)):
        try:
            f(Tensor([1.0, 2.0]), n)
        except Exception as error:
            print(type(error).__name__, error)

# expect: KeyError "('k', [1. 2.])"
# expect: RuntimeError ('k', [1. 2.])
# expect: AssertionError ('a', [1. 2.])
# expect: AssertionError ('a', [1. 2.])
