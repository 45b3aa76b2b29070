# J6: a nonlocal variable is written by Python, with a fallback in the report; MindSpore refuses it, as fullgraph=True does here.
# A global that is assigned stays in the graph, as in MindSpore, and the report warns.
from mindspore import Tensor, jit

TOTAL = 1


def counter(**options):
    n = 0

    @jit(**options)
    def count(x):
        nonlocal n
        n = n + 1
        return x + n

    return count, lambda: n


@jit
def inner_nonlocal(x):
    n = 1

    def more():
        nonlocal n
        n = n + 1

    more()
    return x * n


@jit
def total(x):
    global TOTAL
    TOTAL = 3
    return x + TOTAL


x = Tensor([1.0, 2.0])
count, now = counter()
print(count(x), now(), count(x), now())
try:
    counter(fullgraph=True)[0](x)
except RuntimeError as e:
    print(str(e).splitlines()[0])
print(inner_nonlocal(x), total(x), TOTAL)

# expect: [2. 3.] 1 [3. 4.] 2
# expect: Unsupported statement 'Nonlocal'.
# expect: [2. 4.] [4. 5.] 1
# expect report: warning 1
# expect report: fallback <=2
