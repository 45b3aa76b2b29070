class Base:
    known = []

    def __init_subclass__(cls, tag=None, **kw):
        super().__init_subclass__(**kw)
        Base.known.append((cls.__name__, tag))

    def __class_getitem__(cls, item):
        return f"{cls.__name__}[{item}]"


class A(Base, tag="a"):
    pass


class B(A):
    pass


print(Base.known, Base[int is int], A["x"])

# expect: [('A', 'a'), ('B', None)] Base[True] A[x]
