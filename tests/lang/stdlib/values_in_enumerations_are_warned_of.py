"""What is no member of any enumeration is warned of before it is refused."""
import enum, warnings
class C(enum.Enum): A = 1
class F(enum.Flag): R = 1; W = 2
with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    for value, kind in ((1, C), ("A", C), (C.A, C), (F.R, C), (F.R, F), (1, F)):
        try: print(value in kind)
        except TypeError as e: print(e)
    print([(w.category.__name__, str(w.message)) for w in seen])

# expect: unsupported operand type(s) for 'in': 'int' and 'EnumType'
# expect: unsupported operand type(s) for 'in': 'str' and 'EnumType'
# expect: True
# expect: False
# expect: True
# expect: unsupported operand type(s) for 'in': 'int' and 'EnumType'
# expect: [('DeprecationWarning', 'in 3.12 __contains__ will no longer raise TypeError, but will return True or\nFalse depending on whether the value is a member or the value of a member'), ('DeprecationWarning', 'in 3.12 __contains__ will no longer raise TypeError, but will return True or\nFalse depending on whether the value is a member or the value of a member'), ('DeprecationWarning', 'in 3.12 __contains__ will no longer raise TypeError, but will return True or\nFalse depending on whether the value is a member or the value of a member')]
