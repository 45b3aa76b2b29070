"""Variables that a statement would have bound: the error says which one."""
import numpy as np
from mindspore import Tensor, jit

A = Tensor(np.array([1, 2, 3], np.float32))


def empty_for(x):
    for i in range(0):
        z = x
    return z


def empty_while(x):
    n = 0
    while n > 3:
        y = x
        n = n + 1
    return y


def while_on_a_tensor(x):
    while x.sum() < 3:
        z = x
        x = x + 1
    return z


def not_in_false(x):
    if x.shape[0] == 1:
        y = x
    else:
        z = x
    return y


def not_in_true(x):
    if x.shape[0] == 3:
        z = x
    else:
        y = x
    return y


def nested(x):
    if x.shape[0] == 1:
        if x.shape[0] == 2:
            y = x
    return y


def branch_in_a_loop(x):
    for i in range(2):
        if x[0] > 0:
            y = x
    return y


def constant_branch_in_a_loop(x):
    for i in range(2):
        if x.shape[0] == 1:
            y = x
    return y


def on_a_tensor(x):
    if x.sum() > 3:
        y = x
    return y


def never(x):
    return y
    y = 3


for fullgraph in (False, True):
    for f in (empty_for, empty_while, while_on_a_tensor, not_in_false, not_in_true, nested, branch_in_a_loop,
              constant_branch_in_a_loop, on_a_tensor, never):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])

# expect: empty_for UnboundLocalError The local variable 'z' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'z' before 'for'.
# expect: empty_while UnboundLocalError The local variable 'y' defined in the 'while' loop body cannot be used outside of the loop body. Please define variable 'y' before 'while'.
# expect: while_on_a_tensor UnboundLocalError The local variable 'z' defined in the 'while' loop body cannot be used outside of the loop body. Please define variable 'z' before 'while'.
# expect: not_in_false UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: not_in_true UnboundLocalError The local variable 'y' is not defined in true branch, but defined in false branch.
# expect: nested UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: branch_in_a_loop UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: constant_branch_in_a_loop UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: on_a_tensor UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: never NameError The name 'y' is not defined, or not supported in graph mode.
# expect: empty_for UnboundLocalError The local variable 'z' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'z' before 'for'.
# expect: empty_while UnboundLocalError The local variable 'y' defined in the 'while' loop body cannot be used outside of the loop body. Please define variable 'y' before 'while'.
# expect: while_on_a_tensor UnboundLocalError The local variable 'z' defined in the 'while' loop body cannot be used outside of the loop body. Please define variable 'z' before 'while'.
# expect: not_in_false UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: not_in_true UnboundLocalError The local variable 'y' is not defined in true branch, but defined in false branch.
# expect: nested UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: branch_in_a_loop UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: constant_branch_in_a_loop UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: on_a_tensor UnboundLocalError The local variable 'y' is not defined in false branch, but defined in true branch.
# expect: never NameError The name 'y' is not defined, or not supported in graph mode.
