# A class that the program derives from Tensor or Parameter keeps its operators, methods and attributes in captured code,
# and what one tensor has itself hides what the program put into the class of all.
from mindspore import Parameter, Tensor, jit

Tensor.tag = 5
Tensor.needs = False
Tensor.kind = lambda self: 4


class Weight(Parameter):
    tag = 11

    def kind(self):
        return 3


class Own(Tensor):
    tag = 12

    def kind(self):
        return 13

    def __add__(self, other):
        return Tensor(77.0)


def reads(t, x):
    return x + t.tag


def calls(t, x):
    return x + t.kind()


def adds(t, x):
    return t + x


def branches(p, x):
    return x + 1 if p.requires_grad else x - 1


def writes(t, x):
    t.tag = t.tag + 1
    return x + t.tag


Tensor.requires_grad = False
plain, marked = Tensor([1.0, 2.0]), Tensor([1.0, 2.0])
marked.tag = 9
weight, own = Weight(Tensor([1.0, 2.0]), name="w"), Own([1.0, 2.0])
for function in (reads, calls, adds, branches):
    jitted = jit(function, capture_mode="bytecode")
    for t in (plain, marked, weight, own, marked, plain):
        if function is branches and t is not weight:
            continue
        result, expected = jitted(t, Tensor(1.0)), function(t, Tensor(1.0))
        print(function.__name__, type(t).__name__, result, str(result) == str(expected))
jitted = jit(writes, capture_mode="bytecode")
print([float(jitted(marked, Tensor(1.0))) for _ in range(3)], marked.tag)

# expect: reads Tensor 6.0 True
# expect: reads Tensor 10.0 True
# expect: reads Weight 12.0 True
# expect: reads Own 13.0 True
# expect: reads Tensor 10.0 True
# expect: reads Tensor 6.0 True
# expect: calls Tensor 5.0 True
# expect: calls Tensor 5.0 True
# expect: calls Weight 4.0 True
# expect: calls Own 14.0 True
# expect: calls Tensor 5.0 True
# expect: calls Tensor 5.0 True
# expect: adds Tensor [2. 3.] True
# expect: adds Tensor [2. 3.] True
# expect: adds Weight [2. 3.] True
# expect: adds Own 77.0 True
# expect: adds Tensor [2. 3.] True
# expect: adds Tensor [2. 3.] True
# expect: branches Weight 2.0 True
# expect: [11.0, 12.0, 13.0] 12
