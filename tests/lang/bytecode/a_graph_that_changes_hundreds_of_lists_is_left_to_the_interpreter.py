# modes: eager bytecode
# Each list that is changed would have to be told from all others at every call.
from mindspore import Tensor, jit

lists = [[] for _ in range(400)]


@jit
def fill(x):
    for i in range(400):
        lists[i].append(i)
    return x * 2


@jit
def fill_few(x):
    for i in range(20):
        lists[i].append(-i)
    return x * 2


for call in (fill, fill_few):
    for _ in range(2):
        print(call(Tensor([1.0])), lists[3], sum(map(len, lists)))

# expect: [2.] [3] 400
# expect: [2.] [3, 3] 800
# expect: [2.] [3, 3, -3] 820
# expect: [2.] [3, 3, -3, -3] 840
