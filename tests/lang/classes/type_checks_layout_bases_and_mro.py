# What type() checks and lets change: layouts, slots, bases, mro() and __prepare__ of a metaclass.
def run(source):
    space = {"__name__": "__main__"}
    try:
        exec(source, space)
        print(space.get("r"))
    except Exception as e:
        print(type(e).__name__, e)

run("class M(type):\n @classmethod\n def __prepare__(m, n, b): return 3\nclass A(metaclass=M): pass")
run("class A:\n __slots__ = ('__dict__', '__dict__')")
run("class A:\n __slots__ = ('__weakref__', '__weakref__')")
run("class A(int):\n __slots__ = 'a'")
run("class A:\n __slots__ = 'a'\nx = A()\ndel x.a")
run("type('A\\0', (), {})")
run("object.__init__(object(), 1)")
run("class A: pass\nA.__bases__ = ()")
run("class A: pass\nA.__bases__ = 1")
run("class A: pass\nclass B: pass\nclass C(A): pass\nC.__bases__ = (B,)\nr = C.__mro__[1].__name__")
run("class A: x = 1\nclass B: x = 2\nclass C(A): pass\nclass D(C): pass\nC.__bases__ = (B,)\nr = D.x, D().x, A.__subclasses__()")
run("class A: pass\nA.__bases__ = (int,)")
run("class A: pass\nclass B(A): pass\nA.__bases__ = (B,)")
run("class A: pass\nA().__class__ = int")
run("class M(type):\n def mro(c): return [c, object]\nclass A(int, metaclass=M): pass\nr = len(A.__mro__)")
run("class M(type):\n def mro(c): return 1\nclass A(metaclass=M): pass")
run("class M(type):\n def mro(c): return [1]\nclass A(metaclass=M): pass")
run("import weakref\nclass A: __slots__ = ()\nweakref.ref(A())")
run("import weakref\nclass A: __slots__ = '__weakref__'\na = A()\nr = weakref.ref(a)() is a")
run("def f(): pass\ndef g():\n x = 1\n return lambda: x\nf.__code__ = g().__code__")
run("import types\nc = types.CellType(3)\nr = c.cell_contents, c == types.CellType(3), c < types.CellType(4), types.CellType() < c")
run("import types\ntypes.CellType(1, 2)")
run("r = bool(int.__flags__ & 1 << 24), bool(bool.__flags__ & 1 << 10), bool(dict.__flags__ & 1 << 29)")

# expect: TypeError M.__prepare__() must return a mapping, not int
# expect: TypeError __dict__ slot disallowed: we already got one
# expect: TypeError __weakref__ slot disallowed: either we already got one, or __itemsize__ != 0
# expect: TypeError nonempty __slots__ not supported for subtype of 'int'
# expect: AttributeError a
# expect: ValueError type name must not contain null characters
# expect: TypeError object.__init__() takes exactly one argument (the instance to initialize)
# expect: TypeError can only assign non-empty tuple to A.__bases__, not ()
# expect: TypeError can only assign tuple to A.__bases__, not int
# expect: B
# expect: (2, 2, [])
# expect: TypeError __bases__ assignment: 'int' object layout differs from 'object'
# expect: TypeError a __bases__ item causes an inheritance cycle
# expect: TypeError __class__ assignment only supported for mutable types or ModuleType subclasses
# expect: 2
# expect: TypeError 'int' object is not iterable
# expect: TypeError mro() returned a non-class ('int')
# expect: TypeError cannot create weak reference to 'A' object
# expect: True
# expect: ValueError f() requires a code object with 0 free vars, not 1
# expect: (3, True, True, True)
# expect: TypeError cell expected at most 1 argument, got 2
# expect: (True, False, True)
