# fullgraph=True: instances, enums, sets and what else only Python holds are no results, unless they stand in a sequence of
# constants.
import enum

from mindspore import Tensor, jit, jit_class


class Plain:
    def __init__(self, a=1):
        self.a = a

    def __repr__(self):
        return "<Plain>"


class Color(enum.Enum):
    RED = 1


@jit_class
class Marked:
    pass


plain, marked = Plain(), Marked()


def instance(x):
    return plain


def made_inside(x):
    return Plain(3)


def beside_a_tensor(x):
    return x, plain


def member(x):
    return Color.RED


def of_a_jit_class(x):
    return marked


def frozen_set(x):
    return frozenset([1])


def complex_number(x):
    return complex(1, 2)


def bytes_of_zero(x):
    return bytes(2)


def constants(x):
    return (plain, plain), [plain]


def its_class(x):
    return Plain, int


def attribute(x):
    return plain.a


for f in (instance, made_inside, beside_a_tensor, member, of_a_jit_class, frozen_set, complex_number, bytes_of_zero, constants,
          its_class, attribute):
    try:
        text = str(jit(f, fullgraph=True)(Tensor(1.0)))
    except Exception as e:
        text = type(e).__name__ + " " + str(e).strip().split("\n")[0]
    print(f.__name__, text)

# expect: instance RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class '__main__.Plain'>, value: <Plain>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class '__main__.Plain'>, value: <Plain>)
# expect: made_inside RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class '__main__.Plain'>, value: <Plain>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class '__main__.Plain'>, value: <Plain>)
# expect: beside_a_tensor RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class '__main__.Plain'>, value: <Plain>), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class '__main__.Plain'>, value: <Plain>)
# expect: member RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <enum 'Color'>, value: Color.RED), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <enum 'Color'>, value: Color.RED)
# expect: of_a_jit_class RuntimeError Illegal type in the graph: AbstractClass(MsClassObject: 'Marked'), node: ValueNode<MsClassObject> MsClassObject: 'Marked'
# expect: frozen_set RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'frozenset'>, value: frozenset({1})), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'frozenset'>, value: frozenset({1}))
# expect: complex_number RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'complex'>, value: (1+2j)), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'complex'>, value: (1+2j))
# expect: bytes_of_zero RuntimeError Illegal type in the graph: AbstractScalar(Type: External, Value: PythonObject(type: <class 'bytes'>, value: b'\x00\x00'), Shape: NoShape), node: ValueNode<InterpretedObject> PythonObject(type: <class 'bytes'>, value: b'\x00\x00')
# expect: constants ((<Plain>, <Plain>), [<Plain>])
# expect: its_class (<class '__main__.Plain'>, <class 'int'>)
# expect: attribute 1
