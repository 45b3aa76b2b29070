# A number from outside that a captured function appends to a list is read at each call: no graph is made for it.
from mindspore import Tensor, jit
from mindspore._c_expression import get_code_extra


class Log:
    def __init__(self):
        self.calls = 0
        self.seen = []
        self.sums = []


log = Log()
total = 0


@jit(capture_mode="bytecode")
def step(x):
    global total
    log.calls += 1
    log.seen.append(log.calls)
    log.seen.append(log.calls * 10)
    total += log.calls
    log.sums.append(total)
    return x + 1


@jit(capture_mode="bytecode")
def read(x, n):
    own = []
    own.append(n)
    own.append(n + 1)
    if own[-1] > 100:
        return x
    return x * own[0] + sum(own) + len(own)


for i in range(5):
    step(Tensor([1.0]))
    print(read(Tensor([1.0]), i))
print(log.calls, log.seen, log.sums, total, get_code_extra(step.__wrapped__)["compile_count_"])


@jit(capture_mode="bytecode")
def last(x):
    log.seen.append(log.calls)
    log.calls += 1
    if log.seen[-1] % 2:
        return x
    return -x


for i in range(4):
    print(last(Tensor([1.0])), log.seen[-1], log.calls)


@jit(capture_mode="bytecode")
def shown(x):
    log.calls += 1
    if (x > 5).any():
        x = x - 5
    log.sums.append(log.calls)
    log.sums.append(0.5 * log.calls)
    return x * 2


log.sums.clear()
for i in range(6):
    print(shown(Tensor([2.0 * i])), log.sums[-2:], len(log.sums))

# expect: [3.]
# expect: [6.]
# expect: [9.]
# expect: [12.]
# expect: [15.]
# expect: 5 [1, 10, 2, 20, 3, 30, 4, 40, 5, 50] [1, 3, 6, 10, 15] 15 1
# expect: [1.] 5 6
# expect: [-1.] 6 7
# expect: [1.] 7 8
# expect: [-1.] 8 9
# expect: [0.] [10, 5.0] 2
# expect: [4.] [11, 5.5] 4
# expect: [8.] [12, 6.0] 6
# expect: [2.] [13, 6.5] 8
# expect: [6.] [14, 7.0] 10
# expect: [10.] [15, 7.5] 12
