# Functions that belong outside of a static graph, what Parameters say of themselves, Parameters made inside, functions as
# results: refused while compiling, in MindSpore's words.
import mindspore as ms
from mindspore import nn, ops, Parameter, Tensor

ms.set_context(mode=ms.GRAPH_MODE)


class Base(nn.Cell):
    def __init__(self):
        super().__init__()
        self.w = Parameter(Tensor([1.0]), name="w")
        self.layers = nn.CellList([nn.ReLU(), nn.Tanh()])

    def forward(self, x):
        return x * self.w


class Name(Base):
    def construct(self, x):
        return self.w.name


class SetData(Base):
    def construct(self, x):
        self.w.set_data(x)
        return self.w


class Trainable(Base):
    def construct(self, x):
        return ms.grad(self.forward, None, self.trainable_params())(x)


class Context(Base):
    def construct(self, x):
        return ms.get_context("mode")


class Recompute(Base):
    def construct(self, x):
        return ms.recompute(self.forward, x)


class Makes(Base):
    def construct(self, x):
        return Parameter(x, name="inside")


class GivesCell(Base):
    def construct(self, x):
        return self.layers[0]


class GivesFunctions(Base):
    def construct(self, x):
        return (x, self.forward)


class Index(Base):
    def construct(self, x):
        return self.layers[5](x)


class Itself(Base):
    def construct(self, x):
        return self.w.shape, self.w.value(), self.w.sum()


for cell in (Name, SetData, Trainable, Context, Recompute, Makes, GivesCell, GivesFunctions, Index, Itself):
    try:
        print(cell.__name__, cell()(Tensor([1.0])))
    except (RuntimeError, ValueError, IndexError) as error:
        print(cell.__name__, type(error).__name__, str(error).split("\n")[0].split("AbstractTensor")[0])

def two(x):
    return x * 2, x


pair = ops.GradOperation(sens_param=True)(two)
try:
    pair(Tensor([1.0]), Tensor([1.0]))
except TypeError as error:
    print(str(error).split("\n")[0].strip("."))

# expect: Name RuntimeError Failed to compile in GRAPH_MODE because the 'Parameter' object's method 'name' is not supported in 'construct' or function with @jit decorator. Try to use the 'Parameter.name' externally such as initialized in the method '__init__' before assigning.
# expect: SetData RuntimeError Failed to compile in GRAPH_MODE because the 'Parameter' object's method 'set_data' is not supported in 'construct' or function with @jit decorator. Try to use the 'Parameter.set_data' externally such as initialized in the method '__init__' before assigning.
# expect: Trainable RuntimeError Failed to compile in GRAPH_MODE because the method or function 'mindspore.nn.cell.Cell.trainable_params' is not supported in 'construct' or function with @jit decorator. Try to use the method or function 'mindspore.nn.cell.Cell.trainable_params' externally such as initialized in the method '__init__' before assigning.
# expect: Context RuntimeError Failed to compile in GRAPH_MODE because the method or function 'mindspore.context.get_context' is not supported in 'construct' or function with @jit decorator. Try to use the method or function 'mindspore.context.get_context' externally such as initialized in the method '__init__' before assigning.
# expect: Recompute RuntimeError Failed to compile in GRAPH_MODE because the method or function 'mindspore.common.recompute.recompute' is not supported in 'construct' or function with @jit decorator. Try to use the method or function 'mindspore.common.recompute.recompute' externally such as initialized in the method '__init__' before assigning.
# expect: Makes ValueError Failed to compile in GRAPH_MODE because creating class 'mindspore.common.parameter.Parameter' instances is not supported in 'construct' or @jit decorated function. Try to create class 'mindspore.common.parameter.Parameter' instances external such as initialized in the method '__init__' before assigning. For more details, please refer to https://www.mindspore.cn/tutorials/zh-CN/master/compile/static_graph.html
# expect: GivesCell RuntimeError Function in output is not supported. Please check your code. In file what_static_graphs_refuse_of_cells.py:52, 8~29
# expect: GivesFunctions RuntimeError Function in output is not supported. Please check your code. In file what_static_graphs_refuse_of_cells.py:57, 15~32
# expect: Index IndexError TupleGetItem evaluator index should be in range[-2, 2), but got 5.
# expect: Itself ((1,), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]), Tensor(shape=[], dtype=Float32, value= 1))
# expect: Type Join Failed: Abstract type AbstractTensor cannot join with AbstractTuple
