# Texts become forward references and None its type, as in typing's other forms.
import typing


class R(typing.NamedTuple):
    a: int
    b: "R"
    c: None
    d: "typing.List[R]" = None


print(R.__annotations__, R(1, 2, 3), R.__new__.__annotations__ == R.__annotations__)
print(typing.get_type_hints(R))
S = typing.NamedTuple("S", [("x", "int"), ("y", int), ("z", None)])
print(S.__annotations__, S(1, 2, 3))
for kind in (typing.ClassVar[int], typing.Generic):
    try:
        print(typing.NamedTuple("T", [("x", kind)]))
    except TypeError as e:
        print(e)
try:

    class T(typing.NamedTuple):
        x: typing.Final[int]

except TypeError as e:
    print(e)

# expect: {'a': <class 'int'>, 'b': ForwardRef('R'), 'c': <class 'NoneType'>, 'd': ForwardRef('typing.List[R]')} R(a=1, b=2, c=3, d=None) True
# expect: {'a': <class 'int'>, 'b': <class '__main__.R'>, 'c': <class 'NoneType'>, 'd': typing.List[__main__.R]}
# expect: {'x': ForwardRef('int'), 'y': <class 'int'>, 'z': <class 'NoneType'>} S(x=1, y=2, z=3)
# expect: typing.ClassVar[int] is not valid as type argument
# expect: Plain <class 'typing.Generic'> is not valid as type argument
# expect: typing.Final[int] is not valid as type argument
