# modes: eager bytecode trace
# A name that is made and deleted within a call leaves nothing to delete; numbers of tensors are compared by identity.
from mindspore import Tensor, jit


class Box:
    kept = 1


box, names = Box(), {}


@jit
def attribute(x):
    box.later = 3
    y = x * box.later
    del box.later
    return y, hasattr(box, "later")


@jit
def of_global(x):
    global later
    later = 4
    y = x * later
    del later
    return y, "later" in globals()


@jit
def item(x):
    names["q"] = x
    y = names["q"] + 1
    del names["q"]
    return y, len(names)


@jit
def twice(x):
    box.own = 5
    del box.own
    try:
        del box.own
    except AttributeError as error:
        return x, str(error)


@jit
def of_class(x):
    try:
        del box.kept
    except AttributeError:
        return x + box.kept


@jit
def identity(x):
    return (x > 0).any().item() is True, (x > 9).any().item() is True, bool(x[0] > 0) is not False, x.sum().item() is None


for _ in range(2):
    for function in (attribute, of_global, item, twice, of_class, identity):
        print(function(Tensor([1.0, -2.0])))

# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -6.00000000e+00]), False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00, -8.00000000e+00]), False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -1.00000000e+00]), 0)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00, -2.00000000e+00]), "'Box' object has no attribute 'own'")
# expect: [ 2. -1.]
# expect: (True, False, True, False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 3.00000000e+00, -6.00000000e+00]), False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 4.00000000e+00, -8.00000000e+00]), False)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 2.00000000e+00, -1.00000000e+00]), 0)
# expect: (Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00, -2.00000000e+00]), "'Box' object has no attribute 'own'")
# expect: [ 2. -1.]
# expect: (True, False, True, False)
