class A:
    def __repr__(self):
        return "<A>"


class B:
    def __str__(self):
        return "b as str"

    def __format__(self, spec):
        return f"b as {spec or 'nothing'}"


print(A(), str(A()), repr(A()), [A()], f"{A()} {A()!r}")
print(B(), f"{B()} {B():xyz} {B()!s}", repr(B()).split(" at ")[0], format(B(), "q"))
print(A, type(A), repr(int), type(None), {"a": A()}, (A(),))

# expect: <A> <A> <A> [<A>] <A> <A>
# expect: b as str b as nothing b as xyz b as str <__main__.B object b as q
# expect: <class '__main__.A'> <class 'type'> <class 'int'> <class 'NoneType'> {'a': <A>} (<A>,)
