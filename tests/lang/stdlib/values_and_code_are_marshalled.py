import marshal
import types

values = (1, -1, 2**31, -(2**31) - 1, 10**30, 0.1, float("inf"), 1j, "", "abc", "\u00e9" * 300, "\ud800", b"", b"x", (), tuple(range(300)),
          [], [1, [2]], {}, {"a": [1]}, set(), {7}, frozenset([1]), StopIteration, ..., None, True)
for value in values:
    data = [marshal.dumps(value, version) for version in range(5)]
    print([marshal.loads(d) == value for d in data], data[2][:40], data[0][:40])
for data in b"", b"i", b"z", b"\xff", b"(\x01\x00\x00\x00", b"r\x00\x00\x00\x00", b"{":
    try:
        print(marshal.loads(data))
    except (EOFError, ValueError, TypeError) as e:
        print(type(e).__name__, e)
for value in object(), len, [object()]:
    try:
        marshal.dumps(value)
    except ValueError as e:
        print(e)


def outer(a, b=2, *c, d=3, **e):
    """doc"""

    def inner(x):
        try:
            return a + x
        except TypeError as error:
            return str(error)

    return inner


code = marshal.loads(marshal.dumps(outer.__code__))
again = types.FunctionType(code, globals(), "again", (2,))
again.__kwdefaults__ = {"d": 3}
print(code == outer.__code__, hash(code) == hash(outer.__code__), again(5)(6), again("a")(1), again.__doc__)
print(code == outer.__code__.replace(co_name="z"), code != outer.__code__, code == 5, code.co_freevars, code.co_cellvars)
print(compile("1", "a", "eval") == compile("1", "b", "eval"), compile("1", "a", "eval") == compile("1.0", "a", "eval"))


def add(a, b):
    return a + b


minus = add.__code__.co_code.replace(bytes([122, 0]), bytes([122, 10]))
print(types.FunctionType(add.__code__.replace(co_code=minus), {})(6, 7))
one = types.CodeType(0, 0, 0, 0, 2, 3, compile("1", "", "eval").co_code, (5,), (), (), "file", "name", "qualname", 7, b"", b"")
print(one.co_name, one.co_qualname, one.co_firstlineno, one.co_filename, eval(one))
frame_line = [list(add.__code__.co_lines())[-1][2] - add.__code__.co_firstlineno, len(list(add.__code__.co_positions()))]
print(frame_line, add.__code__.co_lnotab)


# expect: [True, True, True, True, True] b'i\x01\x00\x00\x00' b'i\x01\x00\x00\x00'
# expect: [True, True, True, True, True] b'i\xff\xff\xff\xff' b'i\xff\xff\xff\xff'
# expect: [True, True, True, True, True] b'l\x03\x00\x00\x00\x00\x00\x00\x00\x02\x00' b'l\x03\x00\x00\x00\x00\x00\x00\x00\x02\x00'
# expect: [True, True, True, True, True] b'l\xfd\xff\xff\xff\x01\x00\x00\x00\x02\x00' b'l\xfd\xff\xff\xff\x01\x00\x00\x00\x02\x00'
# expect: [True, True, True, True, True] b"l\x07\x00\x00\x00\x00\x00\x00\x00\xa97\xa73\x04M\x93e'\x03" b"l\x07\x00\x00\x00\x00\x00\x00\x00\xa97\xa73\x04M\x93e'\x03"
# expect: [True, True, True, True, True] b'g\x9a\x99\x99\x99\x99\x99\xb9?' b'f\x130.10000000000000001'
# expect: [True, True, True, True, True] b'g\x00\x00\x00\x00\x00\x00\xf0\x7f' b'f\x03inf'
# expect: [True, True, True, True, True] b'y\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\x00\xf0?' b'x\x010\x011'
# expect: [True, True, True, True, True] b'u\x00\x00\x00\x00' b'u\x00\x00\x00\x00'
# expect: [True, True, True, True, True] b'u\x03\x00\x00\x00abc' b'u\x03\x00\x00\x00abc'
# expect: [True, True, True, True, True] b'uX\x02\x00\x00\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3' b'uX\x02\x00\x00\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3\xa9\xc3'
# expect: [True, True, True, True, True] b'u\x03\x00\x00\x00\xed\xa0\x80' b'u\x03\x00\x00\x00\xed\xa0\x80'
# expect: [True, True, True, True, True] b's\x00\x00\x00\x00' b's\x00\x00\x00\x00'
# expect: [True, True, True, True, True] b's\x01\x00\x00\x00x' b's\x01\x00\x00\x00x'
# expect: [True, True, True, True, True] b'(\x00\x00\x00\x00' b'(\x00\x00\x00\x00'
# expect: [True, True, True, True, True] b'(,\x01\x00\x00i\x00\x00\x00\x00i\x01\x00\x00\x00i\x02\x00\x00\x00i\x03\x00\x00\x00i\x04\x00\x00\x00i\x05\x00\x00\x00i\x06\x00\x00\x00' b'(,\x01\x00\x00i\x00\x00\x00\x00i\x01\x00\x00\x00i\x02\x00\x00\x00i\x03\x00\x00\x00i\x04\x00\x00\x00i\x05\x00\x00\x00i\x06\x00\x00\x00'
# expect: [True, True, True, True, True] b'[\x00\x00\x00\x00' b'[\x00\x00\x00\x00'
# expect: [True, True, True, True, True] b'[\x02\x00\x00\x00i\x01\x00\x00\x00[\x01\x00\x00\x00i\x02\x00\x00\x00' b'[\x02\x00\x00\x00i\x01\x00\x00\x00[\x01\x00\x00\x00i\x02\x00\x00\x00'
# expect: [True, True, True, True, True] b'{0' b'{0'
# expect: [True, True, True, True, True] b'{u\x01\x00\x00\x00a[\x01\x00\x00\x00i\x01\x00\x00\x000' b'{u\x01\x00\x00\x00a[\x01\x00\x00\x00i\x01\x00\x00\x000'
# expect: [True, True, True, True, True] b'<\x00\x00\x00\x00' b'<\x00\x00\x00\x00'
# expect: [True, True, True, True, True] b'<\x01\x00\x00\x00i\x07\x00\x00\x00' b'<\x01\x00\x00\x00i\x07\x00\x00\x00'
# expect: [True, True, True, True, True] b'>\x01\x00\x00\x00i\x01\x00\x00\x00' b'>\x01\x00\x00\x00i\x01\x00\x00\x00'
# expect: [True, True, True, True, True] b'S' b'S'
# expect: [True, True, True, True, True] b'.' b'.'
# expect: [True, True, True, True, True] b'N' b'N'
# expect: [True, True, True, True, True] b'T' b'T'
# expect: EOFError EOF read where object expected
# expect: EOFError marshal data too short
# expect: EOFError EOF read where not expected
# expect: ValueError bad marshal data (unknown type code)
# expect: EOFError EOF read where object expected
# expect: ValueError bad marshal data (invalid reference)
# expect: EOFError EOF read where object expected
# expect: unmarshallable object
# expect: unmarshallable object
# expect: unmarshallable object
# expect: True True 11 can only concatenate str (not "int") to str doc
# expect: False False False () ('a',)
# expect: True False
# expect: -1
# expect: name qualname 7 file 5
# expect: [1, 6] b'\x02\x01'
