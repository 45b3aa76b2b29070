"""AttributeErrors of a static graph, in MindSpore's names of types, with and without fullgraph."""
import numpy as np
import mindspore as ms
from mindspore import Tensor, jit, mutable, nn, ops

A = Tensor(np.array([1, 2, 3], np.float32))


def of_int(x):
    return (3).foo


def of_float(x):
    return (3.5).foo()


def of_none(x):
    return None.foo


def of_tuple(x):
    return (1, 2).foo


def of_mixed_tuple(x):
    return (x, 1, 2).foo


def of_list(x):
    return [1].foo()


def of_dict(x):
    return {"a": 1}.foo


def of_bool(x):
    return True.foo


def of_text(x):
    return "a".foo()


def of_function(x):
    def g(a):
        return a
    return g.foo


def of_shape(x):
    return x.shape.foo


def of_numpy(x):
    return np.foo


def of_ops(x):
    return ops.foo(x)


def of_tensor(x):
    return x.foo()


def of_variable_number(n):
    return n.foo


def or_default(x):
    return getattr((1, 2), "foo", 5), hasattr("a", "foo"), hasattr(np, "foo"), getattr(3, "foo", 7)


for fullgraph in (False, True):
    for f in (of_int, of_float, of_none, of_tuple, of_mixed_tuple, of_list, of_dict, of_bool, of_text, of_function, of_shape,
              of_numpy, of_ops, of_tensor, or_default):
        try:
            print(f.__name__, jit(f, fullgraph=fullgraph)(A))
        except Exception as e:
            print(f.__name__, type(e).__name__, str(e).splitlines()[0])
    try:
        print(jit(of_variable_number, fullgraph=fullgraph)(mutable(3)))
    except Exception as e:
        print(type(e).__name__, str(e).splitlines()[0])


class Net(nn.Cell):
    def construct(self, x):
        return self.missing(x)


ms.set_context(mode=ms.GRAPH_MODE)
try:
    Net()(A)
except Exception as e:
    print(type(e).__name__, str(e).splitlines()[0])

# expect: of_int AttributeError 'Int' object has no attribute 'foo'
# expect: of_float AttributeError 'Float' object has no attribute 'foo'
# expect: of_none AttributeError 'NoneType' object has no attribute 'foo'
# expect: of_tuple AttributeError 'Tuple' object has no attribute 'foo'
# expect: of_mixed_tuple AttributeError 'Tuple' object has no attribute 'foo'
# expect: of_list AttributeError 'List' object has no attribute 'foo'
# expect: of_dict AttributeError 'Dictionary' object has no attribute 'foo'
# expect: of_bool AttributeError 'Bool' object has no attribute 'foo'
# expect: of_text AttributeError 'String' object has no attribute 'foo'
# expect: of_function AttributeError 'Function' object has no attribute 'foo'
# expect: of_shape AttributeError 'Tuple' object has no attribute 'foo'
# expect: of_numpy AttributeError External object has no attribute foo
# expect: of_ops AttributeError External object has no attribute foo
# expect: of_tensor AttributeError 'Tensor' object has no attribute 'foo'
# expect: or_default (5, False, False, 7)
# expect: AttributeError 'Int' object has no attribute 'foo'
# expect: of_int AttributeError In JIT strict mode, cannot get attributes foo or the Int64 object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_float AttributeError In JIT strict mode, cannot get attributes foo or the Float32 object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_none AttributeError In JIT strict mode, cannot get attributes foo or the None object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_tuple AttributeError In JIT strict mode, cannot get attributes foo or the Tuple[Int64*2] object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_mixed_tuple AttributeError In JIT strict mode, cannot get attributes foo or the Tuple[Tensor[Float32],Int64*2] object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_list AttributeError In JIT strict mode, cannot get attributes foo or the List[Int64] object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_dict AttributeError In JIT strict mode, cannot get attributes foo or the Dictionary[[a,],[Int64]] object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_bool AttributeError In JIT strict mode, cannot get attributes foo or the Bool object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_text AttributeError In JIT strict mode, cannot get attributes foo or the String object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_function AttributeError In JIT strict mode, cannot get attributes foo or the Func object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_shape AttributeError In JIT strict mode, cannot get attributes foo or the Tuple[Int64] object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: of_numpy AttributeError External object has no attribute foo
# expect: of_ops AttributeError External object has no attribute foo
# expect: of_tensor AttributeError In JIT strict mode, cannot get attributes foo or the Tensor[Float32] object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: or_default (5, False, False, 7)
# expect: AttributeError In JIT strict mode, cannot get attributes foo or the Int64 object has no attribute: 'foo'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: AttributeError External object has no attribute missing
