# What MindSpore's compiler says of missing arguments, of loops over what has no items, of keys that a dict lacks, and
# (fullgraph=True) of attributes that are no Parameters.
from mindspore import Tensor, jit, jit_class


def several(a, b=2, *args, c=3, **kw):
    return a * b + c


def named(a, *, b):
    return a + b


@jit_class
class Counter:
    def __init__(self):
        self.n = 0

    def count(self):
        self.n = self.n + 1
        return self.n


counter = Counter()


@jit
def lacks_a_positional(x):
    return several()


@jit
def lacks_a_keyword(x):
    return named(x)


@jit
def over_int(x):
    for _ in 3:
        x = x + 1
    return x


@jit
def over_float(x):
    for _ in 2.5:
        x = x + 1
    return x


@jit
def over_none(x):
    return [item for item in None]


@jit
def over_scalar(x):
    for _ in x.sum():
        x = x + 1
    return x


@jit(fullgraph=True)
def over_int_whole(x):
    return list(3)


@jit
def lacks_a_key(x):
    return {"a": 1}["z"]


@jit(fullgraph=True)
def writes_an_attribute(x):
    return counter.count() + x


for function in (lacks_a_positional, lacks_a_keyword, over_int, over_float, over_none, over_scalar, over_int_whole,
                 lacks_a_key, writes_an_attribute):
    try:
        print(function.__name__, function(Tensor([1.0, 2.0])))
    except (RuntimeError, TypeError, ValueError) as error:
        print(function.__name__, type(error).__name__, str(error).split("\n")[0])
# expect: lacks_a_positional RuntimeError Miss argument input for parameter:a
# expect: lacks_a_keyword RuntimeError Miss argument input for parameter:b
# expect: over_int TypeError 'int64' object is not iterable
# expect: over_float TypeError 'float32' object is not iterable
# expect: over_none TypeError 'none' object is not iterable
# expect: over_scalar TypeError Not support len of a 0-D tensor.
# expect: over_int_whole TypeError 'int64' object is not iterable
# expect: lacks_a_key ValueError The key z does not exist in the dict:{'a': 1}
# expect: writes_an_attribute TypeError In JIT strict mode, if need to modify a member attribute of a class with self.n, the member attribute must be of the Parameter type. But got '0' with type 'int'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
