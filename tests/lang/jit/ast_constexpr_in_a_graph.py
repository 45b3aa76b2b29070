"""What constexpr and _primexpr functions raise and see in a graph; Map and arrays that a whole graph would give."""
import numpy as np
from mindspore import Tensor, jit, mutable, ops
from mindspore.ops import constexpr
from mindspore.ops.primitive import _primexpr


@constexpr
def checked(a):
    if a is not None and a > 3:
        raise ValueError(f"bad {a}")
    return a


@_primexpr
def doubled(a):
    if a > 3:
        raise ValueError(f"bad {a}")
    return a * 2


def fold(x):
    return checked(x)


def fold_expression(x):
    return doubled(x)


def mapped(x):
    return ops.Map()(lambda a: a, x)


def mapped_mixed(x):
    return ops.Map()(lambda a, b: a, (1, 2), [x, x])


def array(x):
    return np.array([1, 2])


def array_in_a_tuple(x):
    return 1, np.array([x])


def tensor_of(x):
    return Tensor(x)


def tell(function, *args):
    for fullgraph in (False, True):
        try:
            print(function.__name__, str(jit(function, fullgraph=fullgraph)(*args)))
        except Exception as e:
            print(function.__name__, type(e).__name__, str(e).splitlines()[0].rstrip())


for value in (1, 5, Tensor(1), mutable(1)):
    tell(fold, value)
for value in (2, 5, mutable(2), mutable(5)):
    tell(fold_expression, value)
for value in (1, Tensor([1.0]), "a"):
    tell(mapped, value)
tell(mapped_mixed, 1)
tell(array, 1)
tell(tensor_of, mutable(3))

# expect: fold 1
# expect: fold 1
# expect: fold ValueError bad 5
# expect: fold ValueError bad 5
# expect: fold None
# expect: fold None
# expect: fold None
# expect: fold None
# expect: fold_expression 4
# expect: fold_expression 4
# expect: fold_expression ValueError bad 5
# expect: fold_expression ValueError bad 5
# expect: fold_expression 4
# expect: fold_expression 4
# expect: fold_expression ValueError bad 5
# expect: fold_expression ValueError bad 5
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got Int64.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got Int64.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got Tensor[Float32].
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got Tensor[Float32].
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got String.
# expect: mapped RuntimeError Map can only be applied to list, tuple, but got String.
# expect: mapped_mixed RuntimeError The types of arguments in Map must be consistent, but the types of arguments are inconsistent.
# expect: mapped_mixed RuntimeError The types of arguments in Map must be consistent, but the types of arguments are inconsistent.
# expect: array [1 2]
# expect: array RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'numpy.ndarray'>, value: [1 2]), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'numpy.ndarray'>, value: [1 2])
# expect: tensor_of 3
# expect: tensor_of ValueError When handling script 'Tensor(input_data, dtype, shape, init, const_arg) in graph mode', the inputs should be constant, but found variable 'input_data' to be nonconstant. Try to set jit_syntax_level to LAX.
