# comment about f
# second
import inspect, sys, functools
def f(a, b: int = 2, *c, d, e='x', **g) -> str:
    """doc"""
    return 1

# about C
class C:
    "doc C"
    x = 1
    # in m
    def m(self): pass
    @property
    def p(self): pass
    @staticmethod
    def s(): pass
    @classmethod
    def c(cls): pass
    class D:
        def n(self):
            return lambda x: (x +
                              1)
def deco(f):
    @functools.wraps(f)
    def w(*a): return f(*a)
    return w
@deco
@deco
def g(x,
      y):
    if x:
        return y

    return x
async def co():
    await 1
def gen(): yield
async def ag(): yield
for o in (f, C, C.m, C.D, C.D.n, C().m, g, co, C.p.fget):
    print(inspect.getsource(o)); print(inspect.getsourcelines(o)[1], inspect.getcomments(o))
l = C.D().n()
print(inspect.getsource(l))
print(inspect.getfile(f) == __file__, inspect.getsourcefile(C) == __file__, inspect.getmodule(f).__name__)
for o in (5, int, len, sys):
    for fn in (inspect.getfile, inspect.getsource, inspect.getmodule):
        try: print(fn.__name__, repr(fn(o))[:60])
        except Exception as e: print(fn.__name__, type(e).__name__, e)
print(inspect.signature(f)); print(inspect.getargs(f.__code__))
def fr(a, *b, **c):
    z = 1
    i = inspect.getargvalues(sys._getframe()); print(i, inspect.formatargvalues(*i))
    print([(s.function, s.lineno, s.code_context, s.index) for s in inspect.stack()])
fr(1, 2, k=3)
try: 1/0
except Exception as e:
    print([(t.function, t.lineno, t.code_context) for t in inspect.trace()])
print([(a.name, a.kind, a.defining_class.__name__) for a in inspect.classify_class_attrs(C)])
print([n for n, v in inspect.getmembers_static(C)])
print(inspect.getclosurevars(deco(f)).nonlocals.keys())
def h(a: 'int', b: list[int], c: 'C' = None): pass
print(inspect.get_annotations(h), inspect.get_annotations(h, eval_str=True), inspect.signature(h), inspect.signature(h, eval_str=True))
print(inspect.cleandoc("  a\n    b\n      c\n"), inspect.getdoc(C), inspect.getdoc(C.m))
sig = inspect.signature(f)
print(sig.bind(1, d=5), sig.bind_partial(), sig.parameters['b'].annotation, sig.return_annotation)
for a in ((), (1,)):
    try: sig.bind(*a)
    except TypeError as e: print(e)
print(inspect.cleandoc("  a\n    b\n      c\n"), inspect.getdoc(C), inspect.getdoc(C.m))

# expect: def f(a, b: int = 2, *c, d, e='x', **g) -> str:
# expect:     """doc"""
# expect:     return 1
# expect:
# expect: 4 None
# expect: class C:
# expect:     "doc C"
# expect:     x = 1
# expect:     # in m
# expect:     def m(self): pass
# expect:     @property
# expect:     def p(self): pass
# expect:     @staticmethod
# expect:     def s(): pass
# expect:     @classmethod
# expect:     def c(cls): pass
# expect:     class D:
# expect:         def n(self):
# expect:             return lambda x: (x +
# expect:                               1)
# expect:
# expect: 9 # about C
# expect:
# expect:     def m(self): pass
# expect:
# expect: 13 # in m
# expect:
# expect:     class D:
# expect:         def n(self):
# expect:             return lambda x: (x +
# expect:                               1)
# expect:
# expect: 20 None
# expect:         def n(self):
# expect:             return lambda x: (x +
# expect:                               1)
# expect:
# expect: 21 None
# expect:     def m(self): pass
# expect:
# expect: 13 # in m
# expect:
# expect: @deco
# expect: @deco
# expect: def g(x,
# expect:       y):
# expect:     if x:
# expect:         return y
# expect:
# expect:     return x
# expect:
# expect: 28 None
# expect: async def co():
# expect:     await 1
# expect:
# expect: 36 None
# expect:     @property
# expect:     def p(self): pass
# expect:
# expect: 14 None
# expect:             return lambda x: (x +
# expect:                               1)
# expect:
# expect: True True __main__
# expect: getfile TypeError module, class, method, function, traceback, frame, or code object was expected, got int
# expect: getsource TypeError module, class, method, function, traceback, frame, or code object was expected, got int
# expect: getmodule None
# expect: getfile TypeError <class 'int'> is a built-in class
# expect: getsource TypeError <class 'int'> is a built-in class
# expect: getmodule <module 'builtins' (built-in)>
# expect: getfile TypeError module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
# expect: getsource TypeError module, class, method, function, traceback, frame, or code object was expected, got builtin_function_or_method
# expect: getmodule <module 'builtins' (built-in)>
# expect: getfile TypeError <module 'sys' (built-in)> is a built-in module
# expect: getsource TypeError <module 'sys' (built-in)> is a built-in module
# expect: getmodule <module 'sys' (built-in)>
# expect: (a, b: int = 2, *c, d, e='x', **g) -> str
# expect: Arguments(args=['a', 'b', 'd', 'e'], varargs='c', varkw='g')
# expect: ArgInfo(args=['a'], varargs='b', keywords='c', locals={'a': 1, 'b': (2,), 'c': {'k': 3}, 'z': 1}) (a=1, *b=(2,), **c={'k': 3})
# expect: [('fr', 53, ['    print([(s.function, s.lineno, s.code_context, s.index) for s in inspect.stack()])\n'], 0), ('<module>', 54, ['fr(1, 2, k=3)\n'], 0)]
# expect: [('<module>', 55, ['try: 1/0\n'])]
# expect: [('D', 'data', 'C'), ('__class__', 'data', 'object'), ('__delattr__', 'method', 'object'), ('__dict__', 'data', 'C'), ('__dir__', 'method', 'object'), ('__doc__', 'data', 'C'), ('__eq__', 'method', 'object'), ('__format__', 'method', 'object'), ('__ge__', 'method', 'object'), ('__getattribute__', 'method', 'object'), ('__getstate__', 'method', 'object'), ('__gt__', 'method', 'object'), ('__hash__', 'method', 'object'), ('__init__', 'method', 'object'), ('__init_subclass__', 'class method', 'object'), ('__le__', 'method', 'object'), ('__lt__', 'method', 'object'), ('__module__', 'data', 'C'), ('__ne__', 'method', 'object'), ('__new__', 'static method', 'object'), ('__reduce__', 'method', 'object'), ('__reduce_ex__', 'method', 'object'), ('__repr__', 'method', 'object'), ('__setattr__', 'method', 'object'), ('__sizeof__', 'method', 'object'), ('__str__', 'method', 'object'), ('__subclasshook__', 'class method', 'object'), ('__weakref__', 'data', 'C'), ('c', 'class method', 'C'), ('m', 'method', 'C'), ('p', 'property', 'C'), ('s', 'static method', 'C'), ('x', 'data', 'C')]
# expect: ['D', '__class__', '__delattr__', '__dict__', '__dir__', '__doc__', '__eq__', '__format__', '__ge__', '__getattribute__', '__getstate__', '__gt__', '__hash__', '__init__', '__init_subclass__', '__le__', '__lt__', '__module__', '__ne__', '__new__', '__reduce__', '__reduce_ex__', '__repr__', '__setattr__', '__sizeof__', '__str__', '__subclasshook__', '__weakref__', 'c', 'm', 'p', 's', 'x']
# expect: dict_keys(['f'])
# expect: {'a': 'int', 'b': list[int], 'c': 'C'} {'a': <class 'int'>, 'b': list[int], 'c': <class '__main__.C'>} (a: 'int', b: list[int], c: 'C' = None) (a: int, b: list[int], c: __main__.C = None)
# expect: a
# expect: b
# expect:   c doc C None
# expect: <BoundArguments (a=1, d=5)> <BoundArguments ()> <class 'int'> <class 'str'>
# expect: missing a required argument: 'a'
# expect: missing a required argument: 'd'
# expect: a
# expect: b
# expect:   c doc C None
