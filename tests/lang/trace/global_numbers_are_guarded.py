# by hand: the judge is eager execution; 2.7.0 keeps the numbers of the first call
from mindspore import Tensor, jit

scale, flag, offset = 3, True, 0.5


def helper(x):
    return x + offset


@jit(capture_mode="trace")
def f(x):
    return helper(x) * scale if flag else x - 1


def closure(k):
    @jit(capture_mode="trace")
    def g(x):
        return x * k

    def change(n):
        nonlocal k
        k = n
    return g, change


x = Tensor([1.0, 2.0])
print(f(x), f(x))
scale = 5
print(f(x))
flag = False
print(f(x))
flag = True
offset = 1.5
print(f(x), f(x))
scale, offset = 3, 0.5
print(f(x))
g, change = closure(2)
print(g(x))
change(7)
print(g(x))

# expect: [4.5 7.5] [4.5 7.5]
# expect: [ 7.5 12.5]
# expect: [0. 1.]
# expect: [12.5 17.5] [12.5 17.5]
# expect: [4.5 7.5]
# expect: [2. 4.]
# expect: [ 7. 14.]
# expect report: compiles f 4
