# Enumerations and flags: members, aliases, boundaries, mixed types, what is refused.
from _cells import run

run(r'''
from enum import *
import enum
sorted(n for n in enum.__all__)
class Color(Enum):
    RED = 1
    GREEN = 2
    BLUE = 3
Color.RED, str(Color.RED), repr(Color), format(Color.RED), f"{Color.RED:>12}"
Color(1), Color['RED'], Color.RED.name, Color.RED.value
Color(9)
Color['X']
Color.X
Color.RED.GREEN
list(Color), len(Color), Color.__members__
list(reversed(Color))
Color.RED in Color, 
1 in Color
Color.RED < Color.GREEN
Color.RED = 5
del Color.RED
Color.RED.value = 4
Color.RED.name = 4
class X(Color): pass
bool(Color.RED), bool(Color)
dir(Color)
dir(Color.RED)
class Shape(Enum):
    SQUARE = 2
    SQUARE = 3
class Shape(Enum):
    SQUARE = 2
    DIAMOND = 1
    CIRCLE = 3
    ALIAS = 2
list(Shape), Shape.ALIAS, Shape(2), list(Shape.__members__.items())
@unique
class M(Enum):
    a = 1
    b = 1
class Auto(Enum):
    a = auto()
    b = auto()
    c = 10
    d = auto()
list(Auto)
class S(StrEnum):
    A = auto()
    BcD = auto()
    E = 'x'
list(S), str(S.A), S.A == 'a', repr(S.A), format(S.A), S.A.upper()
class S2(StrEnum):
    A = 1
class S2(StrEnum):
    A = b'x', 'utf-8'
S2.A
class I(IntEnum):
    A = 1
    B = 2
I.A + 1, I.A < I.B, str(I.A), repr(I.A), format(I.A), f"{I.A:03d}", "%d %s %r" % (I.A, I.A, I.A), int(I.B), I.A == 1, {1: 'x'}[I.A]
class P(Flag):
    R = 4
    W = 2
    X = 1
P.R | P.W, P.R & P.W, ~P.R, P.R ^ P.W, P(0), P(7), repr(P(3)), str(P(3)), bool(P(0)), P.R in P.R | P.W, list(P.R | P.W), len(P.R|P.W), len(P(7))
P(8)
P.R | 1
P.R in P(7), P(3).name, P(0).name, P(3).value, P.R._name_
class PF(Flag, boundary=KEEP):
    A = 1
    B = 2
PF(8), PF(9), ~PF.A, PF(8) | PF.A
class PF(Flag, boundary=EJECT):
    A = 1
    B = 2
PF(8), type(PF(8))
class PF(Flag, boundary=CONFORM):
    A = 1
    B = 2
PF(8), PF(9)
class IF(IntFlag):
    A = 1
    B = 2
    C = 4
IF.A | IF.B, IF(8), IF(9), ~IF.A, IF.A + 1, repr(IF(0)), str(IF.A|IF.B), IF.A | 16, f"{IF.A}", int(IF.A), IF(-1), IF(-2)
IF.A.__class__, IF.A & 3, 3 & IF.A, IF.A ^ 7, 7 ^ IF.A, 8 | IF.A
class White(Flag):
    R = auto()
    G = auto()
    B = auto()
    WHITE = R | G | B
White.WHITE, list(White), White.R | White.G | White.B is White.WHITE, White(7), repr(White(7)), list(White.WHITE), White.__members__
Animal = Enum('Animal', 'ANT BEE CAT DOG'); list(Animal), Animal.__module__, Animal.__qualname__
Enum('A', 'a,b,c', start=5).a.value, list(Enum('A', ['x', 'y'])), list(Enum('A', [('x', 7), ('y', 8)])), list(Enum('A', {'x': 1})), list(IntEnum('A', 'a b')), list(Flag('A','a b c'))
Enum('A', 'a b', module='mm', qualname='Q.A').__qualname__, Enum('A', 'a b', type=str).a
class Planet(Enum):
    MERCURY = (3.303e+23, 2.4397e6)
    EARTH = (5.976e+24, 6.37814e6)
    def __init__(self, mass, radius):
        self.mass = mass
        self.radius = radius
    @property
    def g(self): return round(6.67e-11 * self.mass / self.radius**2, 3)
Planet.EARTH.g, Planet.EARTH.value, Planet.MERCURY
class Coord(bytes, Enum):
    def __new__(cls, value, label):
        obj = bytes.__new__(cls, [value]); obj._value_ = value; obj.label = label; return obj
    PX = (0, 'P.X')
    PY = (1, 'P.Y')
Coord.PY, Coord(1), Coord.PY.label, Coord.PY.value
class OE(Enum):
    _ignore_ = 'a b'
    a = 1
    b = 2
    c = 3
list(OE), hasattr(OE, 'a')
class OO(Enum):
    _order_ = 'A B'
    B = 1
    A = 2
class Miss(Enum):
    A = 1
    @classmethod
    def _missing_(cls, value):
        if value == 'one': return cls.A
        if value == 'bad': return 5
        if value == 'err': raise KeyError(value)
Miss('one')
Miss('bad')
Miss('err')
Miss('zz')
class GN(Enum):
    def _generate_next_value_(name, start, count, last_values):
        return (name, start, count, list(last_values))
    A = auto()
    B = auto()
list(GN)
class Meth(Enum):
    A = 1
    def __str__(self): return 'my ' + self.name
    def __format__(self, s): return 'fmt'
    @classmethod
    def cm(cls): return cls.A
    @staticmethod
    def sm(): return 3
    class Inner: pass
    def f(self): return self
str(Meth.A), f"{Meth.A}", Meth.cm(), Meth.sm(), Meth.A.f(), list(Meth)
class HM(Enum):
    A = member(int)
    B = nonmember(3)
    @member
    def f(self): return 1
list(HM), HM.B, HM.f
class DT(Enum):
    @property
    def first(self): return self.name[0]
    ABC = 1
DT.ABC.first
class EP(Enum):
    A = 1
    @enum.property
    def nm(self): return 'x' + self._name_
EP.A.nm
EP.nm
@verify(CONTINUOUS)
class V(Enum):
    A = 1
    B = 3
@verify(NAMED_FLAGS)
class V(Flag):
    A = 1
    B = 6
@verify(UNIQUE)
class V(Enum):
    A = 1
    B = 1
@global_enum
class G(Enum):
    GA = 1
repr(G.GA), str(G.GA)
@global_enum
class GF(IntFlag):
    FA = 1
    FB = 2
repr(GF.FA|GF.FB), str(GF.FA)
import pickle, copy
copy.copy(Color.RED) is Color.RED, copy.deepcopy(Color.RED) is Color.RED
EnumMeta is EnumType, EnumType.__name__
class Bad(Enum):
    mro = 1
class Bad(Enum):
    _x_ = 1
class Bad(Enum):
    __x = 1
list(Bad), Bad._Bad__x
class Dunder(Enum):
    __foo__ = 1
    A = 2
list(Dunder), Dunder.__foo__
class Desc(Enum):
    A = 1
    lam = lambda self: 4
Desc.A.lam()
class Base(Enum):
    def hi(self): return 'hi ' + self.name
class Derived(Base):
    A = 1
Derived.A.hi(), Base.__members__
class Fl(float, Enum):
    A = 1.5
Fl.A, Fl.A + 1, str(Fl.A), format(Fl.A), Fl.A.value
class Mix(str, Enum):
    A = 'a'
str(Mix.A), format(Mix.A), f"{Mix.A}", repr(Mix.A), Mix.A == 'a', 'a' == Mix.A
class Tup(tuple, Enum):
    A = (1, 2)
Tup.A, Tup.A.value, Tup.A[0]
enum._is_dunder('__a__'), enum._is_sunder('_a_'), enum._is_descriptor(property()), enum._is_private('A', '_A__x')
enum.bin(5), enum.bin(-5), enum.bin(5, 8)
enum.show_flag_values(7)
EnumCheck.CONTINUOUS, FlagBoundary.STRICT, list(FlagBoundary), list(EnumCheck), repr(STRICT)
Color.__contains__(Color.RED), Color.__call__(1)
Color()
Color(1, 2)
auto(), repr(auto()), auto().value
P.R | None
P['R'], P['R|W']
Color.RED._sort_order_, Color._member_names_, Color._member_map_, Color._value2member_map_, Color._member_type_
P._flag_mask_, P._all_bits_, P._boundary_, P._singles_mask_
P.R.__or__(3)
-P.R
class NoM(Enum): pass
NoM(1)
Enum(1)
Color.RED is Color.RED, Color.RED != Shape.SQUARE, Color.RED == 1
class U(Enum):
    A = []
    B = {}
U.A, U([]), U({})
enum._simple_enum, enum.EnumDict if hasattr(enum,'EnumDict') else None
@enum._simple_enum(Enum)
class SE:
    A = 1
    B = 2
list(SE), SE.A
import inspect; str(inspect.signature(Color)), str(inspect.signature(Enum))
Color.__repr__(Color.RED), Enum.__str__(Color.RED), type.__repr__(Color)
class Late(Enum):
    A = 1
Late.new = 5; Late.new
Late.A.extra = 3; Late.A.extra
class Neg(Flag):
    A = -1
class F2(IntFlag):
    A = 1
    B = 2
    AB = 3
list(F2), F2.AB, F2(3), ~F2.A, F2(-1), F2.AB.name, F2(0), list(F2.AB), F2(7), F2(7).name
''')

# expect: 0 done
# expect: 1 done
# expect: 2 ['CONFORM', 'CONTINUOUS', 'EJECT', 'Enum', 'EnumCheck', 'EnumMeta', 'EnumType', 'Flag', 'FlagBoundary', 'IntEnum', 'IntFlag', 'KEEP', 'NAMED_FLAGS', 'ReprEnum', 'STRICT', 'StrEnum', 'UNIQUE', 'auto', 'global_enum', 'global_enum_repr', 'global_flag_repr', 'global_str', 'member', 'nonmember', 'pickle_by_enum_name', 'pickle_by_global_name', 'property', 'unique', 'verify']
# expect: 3 done
# expect: 4 (<Color.RED: 1>, 'Color.RED', "<enum 'Color'>", 'Color.RED', '   Color.RED')
# expect: 5 (<Color.RED: 1>, <Color.RED: 1>, 'RED', 1)
# expect: 6 ValueError: 9 is not a valid Color
# expect: 7 KeyError: 'X'
# expect: 8 AttributeError: X
# expect: 9 <Color.GREEN: 2>
# expect: 10 ([<Color.RED: 1>, <Color.GREEN: 2>, <Color.BLUE: 3>], 3, mappingproxy({'RED': <Color.RED: 1>, 'GREEN': <Color.GREEN: 2>, 'BLUE': <Color.BLUE: 3>}))
# expect: 11 [<Color.BLUE: 3>, <Color.GREEN: 2>, <Color.RED: 1>]
# expect: 12 (True,)
# expect: 13 TypeError: unsupported operand type(s) for 'in': 'int' and 'EnumType'
# expect: 14 TypeError: '<' not supported between instances of 'Color' and 'Color'
# expect: 15 AttributeError: cannot reassign member 'RED'
# expect: 16 AttributeError: 'Color' cannot delete member 'RED'.
# expect: 17 AttributeError: <enum 'Enum'> cannot set attribute 'value'
# expect: 18 AttributeError: <enum 'Enum'> cannot set attribute 'name'
# expect: 19 TypeError: <enum 'X'> cannot extend <enum 'Color'>
# expect: 20 (True, True)
# expect: 21 ['BLUE', 'GREEN', 'RED', '__class__', '__contains__', '__doc__', '__getitem__', '__init_subclass__', '__iter__', '__len__', '__members__', '__module__', '__name__', '__qualname__']
# expect: 22 ['__class__', '__doc__', '__eq__', '__hash__', '__module__', 'name', 'value']
# expect: 23 TypeError: 'SQUARE' already defined as 2
# expect: 24 done
# expect: 25 ([<Shape.SQUARE: 2>, <Shape.DIAMOND: 1>, <Shape.CIRCLE: 3>], <Shape.SQUARE: 2>, <Shape.SQUARE: 2>, [('SQUARE', <Shape.SQUARE: 2>), ('DIAMOND', <Shape.DIAMOND: 1>), ('CIRCLE', <Shape.CIRCLE: 3>), ('ALIAS', <Shape.SQUARE: 2>)])
# expect: 26 ValueError: duplicate values found in <enum 'M'>: b -> a
# expect: 27 done
# expect: 28 [<Auto.a: 1>, <Auto.b: 2>, <Auto.c: 10>, <Auto.d: 11>]
# expect: 29 done
# expect: 30 ([<S.A: 'a'>, <S.BcD: 'bcd'>, <S.E: 'x'>], 'a', True, "<S.A: 'a'>", 'a', 'A')
# expect: 31 TypeError: 1 is not a string
# expect: 32 done
# expect: 33 <S2.A: 'x'>
# expect: 34 done
# expect: 35 (2, True, '1', '<I.A: 1>', '1', '001', '1 1 <I.A: 1>', 2, True, 'x')
# expect: 36 done
# expect: 37 (<P.R|W: 6>, <P: 0>, <P.W|X: 3>, <P.R|W: 6>, <P: 0>, <P.R|W|X: 7>, '<P.W|X: 3>', 'P.W|X', False, True, [<P.R: 4>, <P.W: 2>], 2, 3)
# expect: 38 ValueError: <flag 'P'> invalid value 8\n    given 0b0 1000\n  allowed 0b0 0111
# expect: 39 TypeError: unsupported operand type(s) for |: 'P' and 'int'
# expect: 40 (True, 'W|X', None, 3, 'R')
# expect: 41 done
# expect: 42 (<PF: 8>, <PF.A|8: 9>, <PF.B: 2>, <PF.A|8: 9>)
# expect: 43 done
# expect: 44 (8, <class 'int'>)
# expect: 45 done
# expect: 46 (<PF: 0>, <PF.A: 1>)
# expect: 47 done
# expect: 48 (<IF.A|B: 3>, <IF: 8>, <IF.A|8: 9>, <IF.B|C: 6>, 2, '<IF: 0>', '3', <IF.A|16: 17>, '1', 1, <IF.A|B|C: 7>, <IF.B|C: 6>)
# expect: 49 (<flag 'IF'>, <IF.A: 1>, <IF.A: 1>, <IF.B|C: 6>, <IF.B|C: 6>, <IF.A|8: 9>)
# expect: 50 done
# expect: 51 (<White.WHITE: 7>, [<White.R: 1>, <White.G: 2>, <White.B: 4>], True, <White.WHITE: 7>, '<White.WHITE: 7>', [<White.R: 1>, <White.G: 2>, <White.B: 4>], mappingproxy({'R': <White.R: 1>, 'G': <White.G: 2>, 'B': <White.B: 4>, 'WHITE': <White.WHITE: 7>}))
# expect: 52 ([<Animal.ANT: 1>, <Animal.BEE: 2>, <Animal.CAT: 3>, <Animal.DOG: 4>], 'cells', 'Animal')
# expect: 53 (5, [<A.x: 1>, <A.y: 2>], [<A.x: 7>, <A.y: 8>], [<A.x: 1>], [<A.a: 1>, <A.b: 2>], [<A.a: 1>, <A.b: 2>, <A.c: 4>])
# expect: 54 ('Q.A', <A.a: '1'>)
# expect: 55 done
# expect: 56 (9.798, (5.976e+24, 6378140.0), <Planet.MERCURY: (3.303e+23, 2439700.0)>)
# expect: 57 done
# expect: 58 TypeError: descriptor '__repr__' requires a 'bytes' object but received a 'int'
# expect: 59 done
# expect: 60 ([<OE.c: 3>], False)
# expect: 61 TypeError: member order does not match _order_:\n  ['B', 'A']\n  ['A', 'B']
# expect: 62 done
# expect: 63 <Miss.A: 1>
# expect: 64 TypeError: error in Miss._missing_: returned 5 instead of None or a valid member
# expect: 65 KeyError: 'err'
# expect: 66 ValueError: 'zz' is not a valid Miss
# expect: 67 done
# expect: 68 [<GN.A: ('A', 1, 0, [])>, <GN.B: ('B', 1, 1, [('A', 1, 0, [])])>]
# expect: 69 done
# expect: 70 ('my A', 'fmt', <Meth.A: 1>, 3, <Meth.A: 1>, [<Meth.A: 1>, <Meth.Inner: <class 'cells.Meth.Inner'>>])
# expect: 71 done
# expect: 72 ([<HM.A: <class 'int'>>, <HM.f: <function HM.f at 0x>>], 3, <HM.f: <function HM.f at 0x>>)
# expect: 73 done
# expect: 74 'A'
# expect: 75 done
# expect: 76 'xA'
# expect: 77 AttributeError: nm
# expect: 78 ValueError: invalid enum 'V': missing values 2
# expect: 79 ValueError: invalid Flag 'V': alias B is missing combined values of 0x6 [use enum.show_flag_values(value) for details]
# expect: 80 ValueError: aliases found in <enum 'V'>: B -> A
# expect: 81 done
# expect: 82 ('cells.GA', 'GA')
# expect: 83 done
# expect: 84 ('cells.FA|cells.FB', '1')
# expect: 85 done
# expect: 86 (True, True)
# expect: 87 (True, 'EnumType')
# expect: 88 ValueError: invalid enum member name(s) 'mro'
# expect: 89 ValueError: _sunder_ names, such as '_x_', are reserved for future Enum use
# expect: 90 done
# expect: 91 ([], 1)
# expect: 92 done
# expect: 93 ([<Dunder.A: 2>], 1)
# expect: 94 done
# expect: 95 4
# expect: 96 done
# expect: 97 done
# expect: 98 ('hi A', mappingproxy({}))
# expect: 99 done
# expect: 100 (<Fl.A: 1.5>, 2.5, 'Fl.A', 'Fl.A', 1.5)
# expect: 101 done
# expect: 102 ('Mix.A', 'Mix.A', 'Mix.A', "<Mix.A: 'a'>", True, True)
# expect: 103 done
# expect: 104 (<Tup.A: (1, 2)>, (1, 2), 1)
# expect: 105 (True, True, True, True)
# expect: 106 ('0b0 101', '0b1 011', '0b0 00000101')
# expect: 107 [1, 2, 4]
# expect: 108 (<EnumCheck.CONTINUOUS: 'no skipped integer values'>, <FlagBoundary.STRICT: 'strict'>, [<FlagBoundary.STRICT: 'strict'>, <FlagBoundary.CONFORM: 'conform'>, <FlagBoundary.EJECT: 'eject'>, <FlagBoundary.KEEP: 'keep'>], [<EnumCheck.CONTINUOUS: 'no skipped integer values'>, <EnumCheck.NAMED_FLAGS: 'multi-flag aliases may not contain unnamed flags'>, <EnumCheck.UNIQUE: 'one name per value'>], "<FlagBoundary.STRICT: 'strict'>")
# expect: 109 (True, <Color.RED: 1>)
# expect: 110 TypeError: EnumType.__call__() missing 1 required positional argument: 'value'
# expect: 111 TypeError: <enum 1> cannot extend <enum 'Color'>
# expect: 112 (auto(_auto_null), 'auto(_auto_null)', _auto_null)
# expect: 113 TypeError: unsupported operand type(s) for |: 'P' and 'NoneType'
# expect: 114 KeyError: 'R|W'
# expect: 115 (0, ['RED', 'GREEN', 'BLUE'], {'RED': <Color.RED: 1>, 'GREEN': <Color.GREEN: 2>, 'BLUE': <Color.BLUE: 3>}, {1: <Color.RED: 1>, 2: <Color.GREEN: 2>, 3: <Color.BLUE: 3>}, <class 'object'>)
# expect: 116 (7, 7, <FlagBoundary.STRICT: 'strict'>, 7)
# expect: 117 NotImplemented
# expect: 118 TypeError: bad operand type for unary -: 'P'
# expect: 119 done
# expect: 120 TypeError: <enum 'NoM'> has no members defined
# expect: 121 TypeError: <enum 'Enum'> has no members defined
# expect: 122 (True, True, False)
# expect: 123 done
# expect: 124 (<U.A: []>, <U.A: []>, <U.B: {}>)
# expect: 125 (<function _simple_enum at 0x>, None)
# expect: 126 done
# expect: 127 ([<SE.A: 1>, <SE.B: 2>], <SE.A: 1>)
# expect: 128 done
# expect: 129 ('<Color.RED: 1>', 'Color.RED', "<class 'cells.Color'>")
# expect: 130 done
# expect: 131 5
# expect: 132 3
# expect: 133 done
# expect: 134 done
# expect: 135 ([<F2.A: 1>, <F2.B: 2>], <F2.AB: 3>, <F2.AB: 3>, <F2.B: 2>, <F2.AB: 3>, 'AB', <F2: 0>, [<F2.A: 1>, <F2.B: 2>], <F2.A|B|AB|4: 7>, 'A|B|AB|4')
