class I(int):
    def __str__(self):
        return "I"


class F(float):
    def __str__(self):
        return "F"


class S(str):
    def __str__(self):
        return "S"


class C(complex):
    def __str__(self):
        return "C"


class B(bytes):
    def __repr__(self):
        return "B"


class Array(bytearray):
    pass


for v in (I(2), F(2), S("x"), C(2)):
    print(format(v), f"{v}", "{}".format(v), "%s" % v, format(v, "5"), f"{v!s}", v.__format__(""))
print(str(B(b"a")), repr(B(b"a")), Array(b"x"), str(Array(b"x")))


class Star:
    def __index__(self):
        return 42


print("%c" % Star(), "%c%c" % (65, "b"))
print(format(complex(0.0, -0.01), "z.1f"), format(complex(-0.0, -0.0), "z.1f"), format(-0.01 - 2j, "z.1f"))


class Z(complex):
    def __complex__(self):
        return 42j


print(complex(Z(1 + 4j)), Z(1 + 4j), complex(2.5, Z(2 + 2j)), complex(Z(2 + 2j), 2.5), type(Z(Z(1))).__name__)
z = 1 + 1j
print(complex(z) is z, z.__complex__() is z)


class Asked:
    def __complex__(self):
        return 2j


print(complex(Asked()))
try:
    complex(1, Asked())
except TypeError as e:
    print(e)
b = b"ahoj"
print(b.translate(None) is b, b.translate(None, b"") is b, b.translate(None, b"o"))
for args in ((None, None), (42,), (None, 42), (None, int), ({}, int)):
    try:
        dict.__dict__["fromkeys"].__get__(*args)
    except TypeError as e:
        print(e)

# expect: I I I I     2 I I
# expect: F F F F   2.0 F F
# expect: S S S S x     S S
# expect: C C C C (2+0j) C C
# expect: b'a' B Array(b'x') Array(b'x')
# expect: * Ab
# expect: 0.0+0.0j 0.0+0.0j 0.0-2.0j
# expect: 42j (1+4j) (0.5+2j) 44.5j Z
# expect: True True
# expect: 2j
# expect: complex() second argument must be a number, not 'Asked'
# expect: True True b'ahj'
# expect: __get__(None, None) is invalid
# expect: descriptor 'fromkeys' requires a subtype of 'dict' but received 'int'
# expect: descriptor 'fromkeys' for type 'dict' needs a type, not a 'int' as arg 2
# expect: descriptor 'fromkeys' requires a subtype of 'dict' but received 'int'
# expect: descriptor 'fromkeys' requires a subtype of 'dict' but received 'int'
