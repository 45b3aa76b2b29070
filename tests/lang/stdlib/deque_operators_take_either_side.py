# deque at the right of + and *, and subclasses with an __eq__ of their own.
from collections import deque


class D(deque):
    def __eq__(self, other):
        return True


def show(make):
    try:
        print(make())
    except TypeError as e:
        print("TypeError", e)


show(lambda: 1 + deque([1]))
show(lambda: None + deque([1]))
show(lambda: [1] + deque([1]))
show(lambda: deque([1]) + [1])
show(lambda: deque([1]) + D([2]))
show(lambda: D([1]) + deque([2]))
show(lambda: D([1]) * 2)
show(lambda: 2 * D([1]))
show(lambda: deque([1]) * "a")

# expect: TypeError unsupported operand type(s) for +: 'int' and 'collections.deque'
# expect: TypeError unsupported operand type(s) for +: 'NoneType' and 'collections.deque'
# expect: TypeError can only concatenate list (not "collections.deque") to list
# expect: TypeError can only concatenate deque (not "list") to deque
# expect: deque([1, 2])
# expect: D([1, 2])
# expect: D([1, 1])
# expect: D([1, 1])
# expect: TypeError can't multiply sequence by non-int of type 'str'
