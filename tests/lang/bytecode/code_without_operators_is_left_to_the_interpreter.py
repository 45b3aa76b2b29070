# What comes after the part that never gave a graph is captured as before.
from mindspore import Tensor, jit


class Seen:
    pass


def told(thing):
    return type(thing).__name__


@jit(capture_mode="bytecode")
def named(thing, x):
    print(told(thing))
    return x * 2 + 1


for n in range(30):
    y = named(type("Thing%d" % n, (), {})(), Tensor([1.0]))
print(y, named(Seen(), Tensor([2.0])))

# expect: Thing0
# expect: Thing1
# expect: Thing2
# expect: Thing3
# expect: Thing4
# expect: Thing5
# expect: Thing6
# expect: Thing7
# expect: Thing8
# expect: Thing9
# expect: Thing10
# expect: Thing11
# expect: Thing12
# expect: Thing13
# expect: Thing14
# expect: Thing15
# expect: Thing16
# expect: Thing17
# expect: Thing18
# expect: Thing19
# expect: Thing20
# expect: Thing21
# expect: Thing22
# expect: Thing23
# expect: Thing24
# expect: Thing25
# expect: Thing26
# expect: Thing27
# expect: Thing28
# expect: Thing29
# expect: Seen
# expect: [3.] [5.]
# expect report: compiles named 1
# expect report: fallback Unsettled 2
