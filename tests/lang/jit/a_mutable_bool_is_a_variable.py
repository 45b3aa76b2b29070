# mutable(True) is an int that says it is a bool; in a graph it is a variable, so that both values run one graph.
from mindspore import Tensor, jit, mutable

flag = mutable(True)
print(type(flag).__name__, isinstance(flag, bool), flag, repr(flag), flag == True, not flag, flag & False)


@jit
def chosen(x, flag):
    if flag:
        return x + 1
    return x - 1


print(chosen(Tensor(1), mutable(True)), chosen(Tensor(1), mutable(False)))


@jit
def handed_on(flag):
    return flag


print(handed_on(mutable(False)), type(handed_on(mutable(True))).__name__)
# expect: _Bool True True True True False False
# expect: 2 0
# expect: False _Bool
