# modes: eager ast bytecode
# What a graph inside of a loop or branch reads first is what was written before the loop; and an operator may take both what
# a branch gives and what the Parameter held for that branch.
from mindspore import Parameter, Tensor, jit, ops

w = Parameter(Tensor([0.5, -1.5]), name="w")


@jit
def left_by_return(x, n):
    ops.assign_add(w, x)
    while n < 6:
        n = n + 1
        if n > 2:
            return x * w
    return x


@jit
def left_in_a_branch(x, n):
    ops.assign_add(w, x)
    if x.sum() > 0:
        y = x
    else:
        while n < 6:
            n = n + 1
            return x * w
        y = x
    return y


@jit
def beside_a_branch(x, n):
    def chosen():
        if x[0] > 1:
            return x
        return x * w

    ops.assign(w, x)
    y = x
    while n < 4:
        n = n + 1
        y = chosen() * w + y
    return chosen() + y


@jit
def kept_over_a_branch(x, n):
    def chosen():
        if x[0] > 1:
            return x
        ops.assign(w, x)
        return x * w

    before = w + 0
    y = chosen()
    return before * y + n


for function in (left_by_return, left_in_a_branch, beside_a_branch, kept_over_a_branch):
    for x in (Tensor([1.0, 2.0]), Tensor([-1.0, -2.0])):
        w.set_data(Tensor([0.5, -1.5]))
        print(function.__name__, function(x, Tensor(1)), w.asnumpy())

# expect: left_by_return [1.5 1. ] [1.5 0.5]
# expect: left_by_return [0.5 7. ] [-0.5 -3.5]
# expect: left_in_a_branch [1. 2.] [1.5 0.5]
# expect: left_in_a_branch [0.5 7. ] [-0.5 -3.5]
# expect: beside_a_branch [ 5. 30.] [1. 2.]
# expect: beside_a_branch [ -3. -22.] [-1. -2.]
# expect: kept_over_a_branch [ 1.5 -5. ] [1. 2.]
# expect: kept_over_a_branch [ 1.5 -5. ] [-1. -2.]
