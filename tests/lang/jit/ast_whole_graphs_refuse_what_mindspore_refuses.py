# fullgraph=True: statements and methods that Python has and MindSpore's graphs have not; and what both refuse.
from mindspore import Tensor, jit


class Plain:
    def __enter__(self):
        return self

    def __exit__(self, *args):
        return False

    def __repr__(self):
        return "plain"


def deletes(x):
    a = [1, 2]
    del a[0]
    return a


def names(x):
    if (y := x.sum()) > 0:
        return y
    return x


def nonlocals(x):
    a = 1

    def inner():
        nonlocal a
        a = 2
    inner()
    return a


def for_else(x):
    for i in range(3):
        x = x + 1
    else:
        x = x * 2
    return x


def while_else(x):
    i = 0
    while i < 3:
        i += 1
    else:
        x = x * 2
    return x


def sorts(x):
    a = [3, 1]
    a.sort()
    return a


def removes(x):
    a = [3, 1]
    a.remove(1)
    return a


def copies(x):
    return [3, 1].copy()


def dict_pops(x):
    d = {"a": 1}
    return d.pop("a")


def defaults(x):
    d = {"a": 1, "b": 2}
    return d.setdefault("c", x)


def sets_beyond(x):
    a = [1, 2]
    a[5] = 3
    return a


def sets_by_text(x):
    a = [1, 2]
    a["a"] = 3
    return a


def gets_by_text(x):
    a = [1, 2]
    return a["a"]


def gets_by_float(x):
    a = [1, 2]
    return a[1.0]


def unpacks_number(x):
    a, b = 1
    return a


def unpacks_too_few(x):
    a, b = (1,)
    return a


def joins_scalars(x):
    if x.sum() > 0:
        return 1
    return "a"


def loops_to_text(x):
    y = 1
    while x.sum() > 0:
        y = "a"
        x = x - 1
    return y


def asserts(x):
    assert x.sum() > 100, "too small"
    return x


def two_generators(x):
    return [i * j for i in range(2) for j in range(2)]


def of_a_call(x):
    a = [1]
    a.append(2).append(3)
    return a


def on_plain_class(x):
    with Plain():
        return x


for f in (deletes, names, nonlocals, for_else, while_else, sorts, removes, copies, dict_pops, defaults, sets_beyond,
          sets_by_text, gets_by_text, gets_by_float, unpacks_number, unpacks_too_few, joins_scalars, loops_to_text, asserts,
          two_generators, of_a_call):
    try:
        text = str(jit(f, fullgraph=True)(Tensor([1.0, 2.0])))
        print(f.__name__, text)
    except Exception as e:
        lines = str(e).split("\n")
        print(f.__name__, type(e).__name__, lines[1] if lines[0].startswith("Cannot join") else lines[0])
try:
    jit(on_plain_class, fullgraph=True)(Tensor([1.0]))
except TypeError as e:
    print(str(e).split("\n")[0])

# expect: deletes RuntimeError Unsupported statement 'Delete'.
# expect: names RuntimeError Unsupported expression 'NamedExpr'.
# expect: nonlocals RuntimeError Unsupported statement 'Nonlocal'.
# expect: for_else RuntimeError The 'for...else...' statement is not supported now.
# expect: while_else RuntimeError The 'while...else...' statement is not supported now.
# expect: sorts AttributeError In JIT strict mode, cannot get attributes sort or the List[Int64*2] object has no attribute: 'sort'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: removes AttributeError In JIT strict mode, cannot get attributes remove or the List[Int64*2] object has no attribute: 'remove'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: copies AttributeError In JIT strict mode, cannot get attributes copy or the List[Int64*2] object has no attribute: 'copy'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: dict_pops AttributeError In JIT strict mode, cannot get attributes pop or the Dictionary[[a,],[Int64]] object has no attribute: 'pop'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: defaults AttributeError In JIT strict mode, cannot get attributes setdefault or the Dictionary[[a,b,],[Int64*2]] object has no attribute: 'setdefault'. You can use os.environ['MS_DEV_JIT_SYNTAX_LEVEL'] = '2' to enable the JIT lax mode to support the current syntax.
# expect: sets_beyond IndexError list_setitem evaluator the index: 5 to set out of range: [-2,1].
# expect: sets_by_text TypeError list indices must be integers or slices, not str
# expect: gets_by_text TypeError list indices must be integers or slices, not str
# expect: gets_by_float IndexError list_getitem evaluator index should be an int64 number, but got AbstractScalar(Type: Float32, Value: 1, Shape: NoShape)
# expect: unpacks_number TypeError 'int' object is not subscriptable
# expect: unpacks_too_few IndexError TupleGetItem evaluator index should be in range[-1, 1), but got 1.
# expect: joins_scalars TypeError Type Join Failed: dtype1 = Int64, dtype2 = String.
# expect: loops_to_text TypeError Type Join Failed: dtype1 = String, dtype2 = Int64.
# expect: asserts RuntimeError too small
# expect: two_generators TypeError The 'generators' supports 1 'comprehension' in ListComp/GeneratorExp, but got 2 comprehensions.
# expect: of_a_call TypeError Only supported augassign to attribute of self, variable and index value, but got <class 'ast.Call'>.
# expect: Only support jit_class instance, but got PythonObject(type: <class '__main__.Plain'>, value: plain)
