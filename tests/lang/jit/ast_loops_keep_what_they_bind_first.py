"""A variable that a loop binds first is the loop's own, however often it runs; a global of that name stays."""
from mindspore import Tensor, jit

known = 5


def target(x):
    for i in (1, 2):
        x = x + i
    return i


def body(x):
    for i in range(3):
        y = x + i
        if i == 1:
            break
    return y


def repeated(x):
    i = 0
    while i < 3:
        y = x + i
        i = i + 1
    return y


def nested(x):
    for i in [1, 2]:
        for j in [1, 2]:
            k = i + j
        x = x + k
    return x


def inside(x):
    return body(x) + 1


def bound_before(x):
    y = 0
    for i in range(3):
        y = x + i
    return y


def bound_again(x):
    for i in range(3):
        y = x + i
    y = 2
    return x + y


def bound_by_the_next(x):
    for i in range(3):
        y = x + i
    for y in range(2):
        x = x + y
    return x


def known_outside(x):
    for i in range(3):
        known = x + i
    return known


for function in (target, body, repeated, nested, inside, bound_before, bound_again, bound_by_the_next, known_outside):
    for fullgraph in (False, True):
        try:
            print(function.__name__, str(jit(function, fullgraph=fullgraph)(Tensor(3))))
        except Exception as e:
            print(function.__name__, type(e).__name__, str(e).splitlines()[0].rstrip())

# expect: target UnboundLocalError The local variable 'i' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'i' before 'for'.
# expect: target UnboundLocalError The local variable 'i' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'i' before 'for'.
# expect: body UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: body UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: repeated UnboundLocalError The local variable 'y' defined in the 'while' loop body cannot be used outside of the loop body. Please define variable 'y' before 'while'.
# expect: repeated UnboundLocalError The local variable 'y' defined in the 'while' loop body cannot be used outside of the loop body. Please define variable 'y' before 'while'.
# expect: nested UnboundLocalError The local variable 'k' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'k' before 'for'.
# expect: nested UnboundLocalError The local variable 'k' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'k' before 'for'.
# expect: inside UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: inside UnboundLocalError The local variable 'y' defined in the 'for' loop body cannot be used outside of the loop body. Please define variable 'y' before 'for'.
# expect: bound_before 5
# expect: bound_before 5
# expect: bound_again 5
# expect: bound_again 5
# expect: bound_by_the_next 4
# expect: bound_by_the_next 4
# expect: known_outside 5
# expect: known_outside 5
