class Base:
    def __init__(self, **kw):
        print("Base", sorted(kw))


class L(Base):
    def __init__(self, a, **kw):
        print("L", a)
        super().__init__(**kw)


class R(Base):
    def __init__(self, b, **kw):
        print("R", b)
        super(R, self).__init__(**kw)


class D(L, R):
    pass


D(a=1, b=2, c=3)

# expect: L 1
# expect: R 2
# expect: Base ['c']
