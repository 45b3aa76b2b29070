from mindspore import Tensor, jit


@jit(fullgraph=True)
def passed(x):
    return x


@jit(fullgraph=True)
def with_length(x):
    return len, x


for value in (range(3), ..., len, print):
    try:
        print(passed(value))
    except RuntimeError as e:
        print(str(e).split("\n")[0])
try:
    print(with_length(Tensor([1.0])))
except RuntimeError as e:
    print(str(e).split("\n")[0])
print(passed([range(2)]), passed((1, ...)))



def made(x):
    numbers = range(0, 6, 2)
    return numbers, len(numbers), numbers[1:], numbers == (0, 2, 4), list(range(2)), x


def joined(x):
    return range(2) + (5,), str(range(2)), 1 in range(x.shape[0]), {"a": (range(2), x)}


outside = range(4)


def of_the_module(x):
    return outside, [i for i in outside]


def in_a_dict(x):
    return {"a": print, "b": x}


def in_a_dict_of_constants(x):
    return {"a": abs}


def with_slice(x):
    return x, slice(None, 3, 2)


for f in (made, joined, of_the_module, in_a_dict, in_a_dict_of_constants, with_slice):
    for fullgraph in (True, False):
        if fullgraph or f in (made, of_the_module):
            try:
                print(jit(f, fullgraph=fullgraph)(Tensor([1.0])))
            except RuntimeError as e:
                print(str(e).split("\n")[0])

# expect: Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'range'>, value: range(0, 3)), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'range'>, value: range(0, 3))
# expect: Illegal type in the graph: AbstractEllipsis(Value: Ellipsis), node: ValueNode<Ellipsis> Ellipsis
# expect: Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function len>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function len>)
# expect: Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function print>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function print>)
# expect: Function in output is not supported. Please check your code. In file ast_whole_graphs_return_no_ranges_and_functions.py:11, 11~17
# expect: [range(0, 2)] (1, Ellipsis)
# expect: ((0, 2, 4), 3, (2, 4), True, [0, 1], Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: ((0, 2, 4), 3, (2, 4), True, [0, 1], Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00]))
# expect: ((0, 1, 5), '(0, 1)', False, (((0, 1), Tensor(shape=[1], dtype=Float32, value= [ 1.00000000e+00])),))
# expect: (range(0, 4), [0, 1, 2, 3])
# expect: (range(0, 4), [0, 1, 2, 3])
# expect: Function in output is not supported. Please check your code. In file ast_whole_graphs_return_no_ranges_and_functions.py:44, 11~31
# expect: Function in output is not supported. Please check your code.
# expect: Illegal type in the graph: AbstractSlice[AbstractNone(Value: None) : AbstractScalar(Type: Int64, Value: 3, Shape: NoShape) : AbstractScalar(Type: Int64, Value: 2, Shape: NoShape)], node: ValueNode<ValueSlice> Slice[None : 3 : 2]
