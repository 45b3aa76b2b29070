from mindspore import Tensor, jit, nn
from mindspore._c_expression import get_code_extra, jit_mode_pi_disable, jit_mode_pi_enable, pi_jit_set_context
from mindspore.common._pijit_context import PIJitCaptureContext, Unsupported


def calls(function):
    extra = get_code_extra(function)
    return extra and extra["code"]["call_count_"]


x = Tensor([1.0, 2.0])


def one(x):
    return x + 1


def two(x):
    return x + 2


def three(x):
    return two(x) * 3


wrapped = PIJitCaptureContext()(one)
print(wrapped(x), calls(one), wrapped.__wrapped__ is one, wrapped.__wrapped_by_jit__, wrapped.__name__)
context = PIJitCaptureContext()
context(one)
with context as entered:
    print(entered, one(x), three(x))
print(calls(one), calls(two), calls(three))
one(x)
print(calls(one))
with PIJitCaptureContext():
    two(x)
print(calls(two))
pi_jit_set_context(two, {"fullgraph": False}, None)
print(jit_mode_pi_enable(), jit_mode_pi_enable())
two(x)
print(jit_mode_pi_disable(), jit_mode_pi_disable(), calls(two))


class Net(nn.Cell):
    def construct(self, x):
        return x * 2


net = Net()
for made in (PIJitCaptureContext()(net.construct), PIJitCaptureContext()(net)):
    print(made(x), made.__self__ is net, made.__func__.__wrapped__ is Net.construct)
print(calls(Net.construct))
print(PIJitCaptureContext()(Net) is Net, net(x), calls(Net.construct.__wrapped__))


@jit(capture_mode="bytecode")
class Other(nn.Cell):
    def construct(self, x):
        return x - 1


print(Other()(x), calls(Other.construct.__wrapped__))


def generator(x):
    yield x


for odd in (3, None, generator):
    print(PIJitCaptureContext()(odd) is odd)
try:
    PIJitCaptureContext(jit_config={"_disable_pijit": 3})
except TypeError as error:
    print(error)
seen = []
wrapped = PIJitCaptureContext(jit_config={"_disable_pijit": lambda args, kwargs: seen.append(len(args)) or len(args) == 1})(lambda *a: a[0])
print(wrapped(x), wrapped(x, x), seen)
context = PIJitCaptureContext(fullgraph=True, jit_config={"jit_level": "O1"})
print(context.config, context.input_signature, context.ret, context.fn)
print(issubclass(Unsupported, RuntimeError))

# expect: [2. 3.] 1 True True one
# expect: None [2. 3.] [ 9. 12.]
# expect: 2 None 1
# expect: 2
# expect: None
# expect: True False
# expect: True False 1
# expect: [2. 4.] True True
# expect: [2. 4.] True True
# expect: 2
# expect: True [2. 4.] 3
# expect: [0. 1.] 1
# expect: True
# expect: True
# expect: True
# expect: The config '_disable_pijit' must be callable but got 3
# expect: [1. 2.] [1. 2.] [1, 2]
# expect: {'fullgraph': True, 'jit_level': 'O1'} None None None
# expect: True
