# by hand: the reasons are ours (spec.md, B7)
import mindspore


class Scale:
    n = 2


scale = Scale()


def told(k):
    print("k is", k)
    return k


@mindspore.jit(capture_mode="bytecode")
def f(x):
    return x * (scale.n + told(3))


for scale.n in (2, 5):
    print(f(mindspore.Tensor([1.0])))
# expect: k is 3
# expect: [5.]
# expect: k is 3
# expect: [8.]
# expect report: reasons f continues at line 19; scale.n in line 19 + told(3) in line 19 was 5, is now 8
