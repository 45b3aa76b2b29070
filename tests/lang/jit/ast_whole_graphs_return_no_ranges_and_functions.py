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

# expect: Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'range'>, value: range(0, 3)), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'range'>, value: range(0, 3))
# expect: Illegal type in the graph: AbstractEllipsis(Value: Ellipsis), node: ValueNode<Ellipsis> Ellipsis
# expect: Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function len>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function len>)
# expect: Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function print>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'builtin_function_or_method'>, value: <built-in function print>)
# expect: Function in output is not supported. Please check your code. In file ast_whole_graphs_return_no_ranges_and_functions.py:11, 11~17
# expect: [range(0, 2)] (1, Ellipsis)
