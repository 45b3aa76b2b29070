"""What graphs and methods refuse: other forms of tile, attributes of Parameters, cells appended, calls of no functions."""
import numpy as np
import mindspore as ms
from mindspore import Parameter, Tensor, jit, mutable, nn, ops

A = Tensor(np.array([1, 2, 3], np.float32))


def first_lines(e, count):
    return type(e).__name__ + " " + "\n".join(str(e).splitlines()[:count])


for call in (lambda: A.tile(2), lambda: A.tile((2,)), lambda: A.tile([2]), lambda: A.tile(reps=(2,)), lambda: A.tile("a")):
    try:
        print(call())
    except Exception as e:
        print(first_lines(e, 4))


class Net(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor(np.ones(3, np.float32)), name="w")
        self.layers = nn.CellList([nn.ReLU()])


class Freezes(Net):
    def construct(self, x):
        self.w.requires_grad = False
        return x * self.w


class Appends(Net):
    def construct(self, x):
        self.layers.append(nn.ReLU())
        return x


class Inserts(Net):
    def construct(self, x):
        self.layers.insert(0, nn.ReLU())
        return x


ms.set_context(mode=ms.GRAPH_MODE)
for net in (Freezes, Appends, Inserts):
    try:
        print(net()(A))
    except Exception as e:
        print(net.__name__, first_lines(e, 1))
ms.set_context(mode=ms.PYNATIVE_MODE)


def calls_a_list(x):
    return [1](0)


def marks_a_text(x):
    return mutable("s")


def marks_none(x):
    return mutable(None)


def marks_a_text_inside(x):
    return mutable((1, "a"))


def marks_by_a_number(x):
    return mutable((1, 2), 3)


def by_a_keyword(x):
    return sum([1], start=2)


def by_another_keyword(x):
    return max([1, -3], key=abs)


def of_a_constant_place(x):
    a = [1, 2, 3]
    i = Tensor(1)
    return a[i]


def shifted(x):
    return x.astype(ms.int32) << 1


def gradient_of_a_tensor(x):
    try_it = ops.grad(x)
    return try_it(x)


for f in (calls_a_list, marks_a_text, marks_none, marks_a_text_inside, marks_by_a_number, by_a_keyword, by_another_keyword,
          of_a_constant_place, shifted, gradient_of_a_tensor):
    try:
        print(f.__name__, jit(f, fullgraph=True)(A))
    except Exception as e:
        print(f.__name__, first_lines(e, 1).split(", but got")[0] if f is gradient_of_a_tensor else first_lines(e, 1))

# expect: TypeError Failed calling tile with "tile(int)".
# expect: The valid calling should be:
# expect: "Tensor.tile(dims=<Tensor, tuple of int>)"
# expect:     match failed because invalid types: (int)
# expect: [1. 2. 3. 1. 2. 3.]
# expect: TypeError Failed calling tile with "tile(List<int>)".
# expect: The valid calling should be:
# expect: "Tensor.tile(dims=<Tensor, tuple of int>)"
# expect:     match failed because invalid types: (List<int>)
# expect: [1. 2. 3. 1. 2. 3.]
# expect: TypeError Failed calling tile with "tile(string)".
# expect: The valid calling should be:
# expect: "Tensor.tile(dims=<Tensor, tuple of int>)"
# expect:     match failed because invalid types: (string)
# expect: Freezes ValueError Do not support to set attribute for a parameter.
# expect: Appends AttributeError 'Tuple' object has no attribute 'append'
# expect: Inserts AttributeError 'Tuple' object has no attribute 'insert'
# expect: calls_a_list ValueError The object is not callable. Please check code.
# expect: marks_a_text TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures, but got AbstractScalar(Type: String, Value: s, Shape: NoShape)
# expect: marks_none TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures, but got AbstractNone(Value: None)
# expect: marks_a_text_inside TypeError For 'mutable', the 'input_data' should be one of (bool, int, float, Tensor, tuple, list, dict) or their nested structures, but got AbstractScalar(Type: String, Value: a, Shape: NoShape)
# expect: marks_by_a_number TypeError For 'mutable', the second input should be bool, but got: AbstractScalar(Type: Int64, Value: 3, Shape: NoShape)
# expect: by_a_keyword RuntimeError Got an unexpected keyword argument 'start'
# expect: by_another_keyword RuntimeError Got an unexpected keyword argument 'key'
# expect: of_a_constant_place 2
# expect: shifted ValueError When handling script '__py_exec_index0_left_0x5f_shift__(__input_key_0__,__input_key_1__,) in graph mode', the inputs should be constant, but found variable '__input_key_0__' to be nonconstant. Try to set jit_syntax_level to LAX.
# expect: gradient_of_a_tensor RuntimeError For 'GradOperation', the first argument must be a 'Function' or 'Cell'
