from mindspore import Tensor, jit


def with_try(a):
    try:
        return a + 1
    except ValueError:
        return a


def with_set(a):
    return {1, 2}


def with_yield(a):
    yield a


def with_class(a):
    class C:
        pass
    return a


for f in (with_try, with_set, with_yield, with_class):
    try:
        jit(f, fullgraph=True)(Tensor([1.0]))
        print("compiled", f.__name__)
    except RuntimeError as e:
        print(str(e).split("\n")[0])

# expect: Unsupported statement 'Try'.
# expect: Unsupported expression 'Set'.
# expect: Unsupported expression 'Yield'.
# expect: Unsupported statement 'ClassDef'.
