from mindspore import Tensor, jit, nn
from mindspore._c_expression import get_code_extra


def show(what, *keys):
    extra = get_code_extra(what)
    if not extra:
        print(extra)
        return
    code = extra.get("code", {})
    print(extra["stat"], extra["compile_count_"], extra["break_count_"], code.get("call_count_"),
          [key for key in ("phase_", "compiled_code_") if key in code])


x, longer, whole = Tensor([1.0, 2.0]), Tensor([1.0, 2.0, 3.0]), Tensor([1, 2])


@jit(capture_mode="bytecode")
def add(x, y):
    return x + y


show(add.__wrapped__)
add(x, x)
show(add.__wrapped__)
show(add.__wrapped__.__code__)
show(add)
show(print)
show(None)
show(3)
add(x, x)
add(x, x)
show(add.__wrapped__)
add(longer, longer)
show(add.__wrapped__)
add(whole, whole)
show(add.__wrapped__)
add(x, x)
show(add.__wrapped__)
print(get_code_extra(add.__wrapped__) is get_code_extra(add.__wrapped__), type(get_code_extra(add.__wrapped__)))


@jit(capture_mode="bytecode")
def breaks(x):
    y = x * 2
    z = y.asnumpy()
    return y + float(z[0])


breaks(x)
show(breaks.__wrapped__)
breaks(x)
show(breaks.__wrapped__)
breaks(longer)
show(breaks.__wrapped__)


@jit(capture_mode="bytecode")
def constant(x):
    return 1


constant(x)
constant(x)
show(constant.__wrapped__)


def helper(x):
    return x * 2


@jit(capture_mode="bytecode")
def calls(x):
    return helper(x) + 1


calls(x)
show(helper)
show(calls.__wrapped__)


def broken(x):
    return x.asnumpy()


@jit(capture_mode="bytecode")
def calls_broken(x):
    return broken(x * 2)


calls_broken(x)
show(broken)
show(calls_broken.__wrapped__)


@jit(capture_mode="bytecode")
def options(x, n, *rest, k=1, **more):
    return x * n * k


options(x, 1)
options(x, 1)
show(options.__wrapped__)
options(x, 2)
show(options.__wrapped__)


class Net(nn.Cell):
    @jit(capture_mode="bytecode")
    def construct(self, x):
        return self.twice(x)

    def twice(self, x):
        return x * 2


net = Net()
show(Net.construct.__wrapped__)
net(x)
show(Net.construct.__wrapped__)
show(net.construct)
show(Net.twice)
inner = get_code_extra(breaks.__wrapped__)["code"]["compiled_code_"]
print(type(inner), len([c for c in inner.co_consts if type(c) is type(inner)]))
for part in inner.co_consts:
    if type(part) is type(inner):
        print(get_code_extra(part)["stat"], get_code_extra(part)["break_count_"])

# expect: None
# expect: GRAPH_CALLABLE 1 0 1 ['phase_']
# expect: GRAPH_CALLABLE 1 0 1 ['phase_']
# expect: None
# expect: None
# expect: None
# expect: None
# expect: GRAPH_CALLABLE 1 0 3 ['phase_']
# expect: GRAPH_CALLABLE 2 0 1 ['phase_']
# expect: GRAPH_CALLABLE 3 0 1 ['phase_']
# expect: GRAPH_CALLABLE 3 0 4 ['phase_']
# expect: False <class 'dict'>
# expect: GRAPH_CALLABLE 1 1 1 ['compiled_code_']
# expect: GRAPH_CALLABLE 1 1 2 ['compiled_code_']
# expect: GRAPH_CALLABLE 2 2 1 ['compiled_code_']
# expect: GRAPH_CALLABLE 0 0 2 ['compiled_code_']
# expect: None
# expect: GRAPH_CALLABLE 1 0 1 ['phase_']
# expect: GRAPH_CALLABLE 1 1 1 ['compiled_code_']
# expect: GRAPH_CALLABLE 1 1 1 ['compiled_code_']
# expect: GRAPH_CALLABLE 1 0 2 ['compiled_code_']
# expect: GRAPH_CALLABLE 2 0 1 ['compiled_code_']
# expect: None
# expect: GRAPH_CALLABLE 1 0 1 ['compiled_code_']
# expect: None
# expect: None
# expect: <class 'code'> 2
# expect: GRAPH_CALLABLE 0
# expect: GRAPH_CALLABLE 0
