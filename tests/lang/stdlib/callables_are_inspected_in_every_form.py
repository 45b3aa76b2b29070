# inspect: signatures, their binding, arguments by name, kinds of objects, static attributes and closures.
from _cells import run

run(r'''
import inspect, types, functools, abc, collections, asyncio, typing, enum, dataclasses, sys
def f(a,/,b:int=1,*args:str,c,d=2,**kw)->float: "doc"
class C:
    "cdoc"
    x:int=1
    def __init__(self,a,b=2): self.a=a
    def m(self,x,*,y=1): "mdoc"; return self
    @classmethod
    def cm(cls,x): pass
    @staticmethod
    def sm(x): pass
    @property
    def p(self): "pdoc"; return 1
    async def am(self): pass
    def gen(self): yield
    async def ag(self): yield
    def __call__(self,z): pass
class D(C):
    def m(self,x,*,y=1): pass
class M(type):
    def __call__(cls,*a,**k): return super().__call__(*a,**k)
class E(metaclass=M):
    def __init__(self,q): pass
class N:
    def __new__(cls,n): return super().__new__(cls)
class S: pass
@functools.wraps(f)
def w(*a,**k): pass
inspect.signature(f)
inspect.signature(C)
inspect.signature(C(1))
inspect.signature(C.m)
inspect.signature(C(1).m)
inspect.signature(C.cm)
inspect.signature(C.sm)
inspect.signature(D)
inspect.signature(E)
inspect.signature(N)
inspect.signature(S)
inspect.signature(w)
inspect.signature(w,follow_wrapped=False)
inspect.signature(functools.partial(f,1,c=3))
inspect.signature(functools.partial(f,b=3))
inspect.signature(functools.partial(C(1).m,2))
inspect.signature(functools.partialmethod(f,1))
inspect.signature(lambda:0)
inspect.signature(lambda *,a:0)
inspect.signature(3)
inspect.signature(None)
inspect.signature('a')
inspect.signature(type)
inspect.Signature.from_callable(f)
inspect.signature(f).bind(1,2,3,c=4,z=5)
inspect.signature(f).bind()
inspect.signature(f).bind(1)
inspect.signature(f).bind(a=1,c=2)
inspect.signature(lambda a,b:0).bind(1,2,3)
inspect.signature(lambda a,b:0).bind(1,a=2)
inspect.signature(lambda a,b:0).bind(1,2,z=3)
inspect.signature(lambda a,b=1:0).bind_partial()
inspect.signature(lambda *,k:0).bind()
inspect.signature(lambda *,k:0).bind(1)
inspect.signature(f).bind(1,c=2).arguments
inspect.signature(f).bind(1,c=2).args
inspect.signature(f).bind(1,c=2).kwargs
inspect.signature(f).parameters['b']
inspect.signature(f).parameters['b'].kind
inspect.signature(f).parameters['b'].kind.description
[p.kind.name for p in inspect.signature(f).parameters.values()]
inspect.signature(f).return_annotation
inspect.signature(f).replace(return_annotation=int)
inspect.signature(f)==inspect.signature(f)
repr(inspect.signature(f))
inspect.Parameter('x',inspect.Parameter.POSITIONAL_ONLY)
inspect.Parameter('x y',0)
inspect.Parameter('x',9)
inspect.Parameter('x',2,default=3)
inspect.Parameter('class',1)
inspect.Parameter(3,1)
inspect.Parameter('x',1,default=3,annotation=int)
inspect.Parameter('x',1).replace(name='y')
inspect.Parameter.empty
inspect.Signature([inspect.Parameter('a',1),inspect.Parameter('a',1)])
inspect.Signature([inspect.Parameter('a',1,default=3),inspect.Parameter('b',1)])
inspect.Signature([inspect.Parameter('a',3),inspect.Parameter('b',1)])
inspect.Signature()
b=inspect.signature(f).bind(1,c=2); b.apply_defaults(); print(b,b.args,b.kwargs); b.arguments['c']=9; b.kwargs
inspect.getfullargspec(f)
inspect.getfullargspec(C.m)
inspect.getfullargspec(C(1).m)
inspect.getfullargspec(C)
inspect.getfullargspec(3)
inspect.getfullargspec(len)
inspect.getfullargspec(functools.partial(f,1))
inspect.getfullargspec(C.cm)
inspect.getcallargs(f,1,c=2)
inspect.getcallargs(f)
inspect.getcallargs(C(1).m,3)[ 'x']
inspect.getcallargs(lambda a,b=2:0,1,2,3)
inspect.getcallargs(lambda a:0,b=1)
inspect.getcallargs(lambda a:0,1,a=1)
inspect.getcallargs(lambda a,b,c:0)
inspect.getcallargs(lambda *,k,j:0)
inspect.getdoc(f)
inspect.getdoc(C.m)
inspect.getdoc(D.m)
inspect.getdoc(D)
inspect.getdoc(C.p)
inspect.cleandoc('  a\n    b\n   c  \n\n')
inspect.cleandoc('\n\n  x\n')
inspect.indentsize('  \ta')
inspect.getmro(D)
inspect.getclasstree([C,D])
inspect.getclasstree([C,D],unique=True)
inspect.unwrap(w)
inspect.getmembers(C(1),inspect.ismethod)
inspect.getattr_static(C(1),'p')
inspect.getattr_static(C,'cm')
inspect.getattr_static(C(1),'a')
inspect.getattr_static(C(1),'nope')
inspect.getattr_static(C(1),'nope',5)
inspect.getattr_static(C,'__name__')
inspect.getattr_static(M,'__call__')
inspect.getclosurevars(f)
inspect.get_annotations(f)
inspect.get_annotations(C)
inspect.get_annotations(D)
inspect.get_annotations(3)
inspect.formatannotation(int)
inspect.formatannotation(typing.List[int])
inspect.formatannotation('x')
inspect.formatargvalues(['a'],None,None,{'a':1})
inspect.getargs(f.__code__)
inspect.getblock(['def f():\n',' x\n','y\n'])
for k,o in objs.items():
    r=[]
    for p in preds:
        try:
            if getattr(inspect,p)(o): r.append(p)
        except Exception as e: r.append((p,type(e).__name__,str(e)))
    print(k,r)
g=C(1).gen(); print(inspect.getgeneratorstate(g)); next(g); print(inspect.getgeneratorstate(g), inspect.getgeneratorlocals(g)); g.close(); inspect.getgeneratorstate(g)
c=C(1).am(); print(inspect.getcoroutinestate(c), inspect.getcoroutinelocals(c)); c.close(); inspect.getcoroutinestate(c)
''')

# expect: 0 done
# expect: 1 done
# expect: 2 done
# expect: 3 done
# expect: 4 done
# expect: 5 done
# expect: 6 done
# expect: 7 done
# expect: 8 done
# expect: 9 <Signature (a, /, b: int = 1, *args: str, c, d=2, **kw) -> float>
# expect: 10 <Signature (a, b=2)>
# expect: 11 <Signature (z)>
# expect: 12 <Signature (self, x, *, y=1)>
# expect: 13 <Signature (x, *, y=1)>
# expect: 14 <Signature (x)>
# expect: 15 <Signature (x)>
# expect: 16 <Signature (a, b=2)>
# expect: 17 <Signature (*a, **k)>
# expect: 18 <Signature (n)>
# expect: 19 <Signature ()>
# expect: 20 <Signature (a, /, b: int = 1, *args: str, c, d=2, **kw) -> float>
# expect: 21 <Signature (*a, **k) -> float>
# expect: 22 <Signature (b: int = 1, *args: str, c=3, d=2, **kw) -> float>
# expect: 23 <Signature (a, /, *, b: int = 3, c, d=2, **kw) -> float>
# expect: 24 <Signature (*, y=1)>
# expect: 25 TypeError: functools.partialmethod(<function f at 0x>, 1, ) is not a callable object
# expect: 26 <Signature ()>
# expect: 27 <Signature (*, a)>
# expect: 28 TypeError: 3 is not a callable object
# expect: 29 TypeError: None is not a callable object
# expect: 30 TypeError: 'a' is not a callable object
# expect: 31 ValueError: no signature found for builtin <class 'type'>
# expect: 32 <Signature (a, /, b: int = 1, *args: str, c, d=2, **kw) -> float>
# expect: 33 <BoundArguments (a=1, b=2, args=(3,), c=4, kw={'z': 5})>
# expect: 34 TypeError: missing a required argument: 'a'
# expect: 35 TypeError: missing a required argument: 'c'
# expect: 36 TypeError: 'a' parameter is positional only, but was passed as a keyword
# expect: 37 TypeError: too many positional arguments
# expect: 38 TypeError: multiple values for argument 'a'
# expect: 39 TypeError: got an unexpected keyword argument 'z'
# expect: 40 <BoundArguments ()>
# expect: 41 TypeError: missing a required argument: 'k'
# expect: 42 TypeError: too many positional arguments
# expect: 43 {'a': 1, 'c': 2}
# expect: 44 (1,)
# expect: 45 {'c': 2}
# expect: 46 <Parameter "b: int = 1">
# expect: 47 <_ParameterKind.POSITIONAL_OR_KEYWORD: 1>
# expect: 48 'positional or keyword'
# expect: 49 ['POSITIONAL_ONLY', 'POSITIONAL_OR_KEYWORD', 'VAR_POSITIONAL', 'KEYWORD_ONLY', 'KEYWORD_ONLY', 'VAR_KEYWORD']
# expect: 50 <class 'float'>
# expect: 51 <Signature (a, /, b: int = 1, *args: str, c, d=2, **kw) -> int>
# expect: 52 True
# expect: 53 '<Signature (a, /, b: int = 1, *args: str, c, d=2, **kw) -> float>'
# expect: 54 <Parameter "x">
# expect: 55 ValueError: 'x y' is not a valid parameter name
# expect: 56 ValueError: value 9 is not a valid Parameter.kind
# expect: 57 ValueError: variadic positional parameters cannot have default values
# expect: 58 ValueError: 'class' is not a valid parameter name
# expect: 59 TypeError: name must be a str, not a int
# expect: 60 <Parameter "x: int = 3">
# expect: 61 <Parameter "y">
# expect: 62 <class 'inspect._empty'>
# expect: 63 ValueError: duplicate parameter name: 'a'
# expect: 64 ValueError: non-default argument follows default argument
# expect: 65 ValueError: wrong parameter order: keyword-only parameter before positional or keyword parameter
# expect: 66 <Signature ()>
# expect: <BoundArguments (a=1, b=1, args=(), c=2, d=2, kw={})> (1, 1) {'c': 2, 'd': 2}
# expect: 67 {'c': 9, 'd': 2}
# expect: 68 FullArgSpec(args=['a', 'b'], varargs='args', varkw='kw', defaults=(1,), kwonlyargs=['c', 'd'], kwonlydefaults={'d': 2}, annotations={'return': <class 'float'>, 'b': <class 'int'>, 'args': <class 'str'>})
# expect: 69 FullArgSpec(args=['self', 'x'], varargs=None, varkw=None, defaults=None, kwonlyargs=['y'], kwonlydefaults={'y': 1}, annotations={})
# expect: 70 FullArgSpec(args=['self', 'x'], varargs=None, varkw=None, defaults=None, kwonlyargs=['y'], kwonlydefaults={'y': 1}, annotations={})
# expect: 71 FullArgSpec(args=['self', 'a', 'b'], varargs=None, varkw=None, defaults=(2,), kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: 72 TypeError: unsupported callable
# expect: 73 FullArgSpec(args=['obj'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: 74 FullArgSpec(args=['b'], varargs='args', varkw='kw', defaults=(1,), kwonlyargs=['c', 'd'], kwonlydefaults={'d': 2}, annotations={'return': <class 'float'>, 'b': <class 'int'>, 'args': <class 'str'>})
# expect: 75 FullArgSpec(args=['cls', 'x'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: 76 {'a': 1, 'args': (), 'kw': {}, 'c': 2, 'b': 1, 'd': 2}
# expect: 77 TypeError: f() missing 1 required positional argument: 'a'
# expect: 78 3
# expect: 79 TypeError: <lambda>() takes from 1 to 2 positional arguments but 3 were given
# expect: 80 TypeError: <lambda>() got an unexpected keyword argument 'b'
# expect: 81 TypeError: <lambda>() got multiple values for argument 'a'
# expect: 82 TypeError: <lambda>() missing 3 required positional arguments: 'a', 'b' and 'c'
# expect: 83 TypeError: <lambda>() missing 2 required keyword-only arguments: 'k' and 'j'
# expect: 84 'doc'
# expect: 85 'mdoc'
# expect: 86 'mdoc'
# expect: 87 'cdoc'
# expect: 88 'pdoc'
# expect: 89 'a\n b\nc  '
# expect: 90 'x'
# expect: 91 8
# expect: 92 (<class 'cells.D'>, <class 'cells.C'>, <class 'object'>)
# expect: 93 [(<class 'object'>, ()), [(<class 'cells.C'>, (<class 'object'>,)), [(<class 'cells.D'>, (<class 'cells.C'>,))]]]
# expect: 94 [(<class 'object'>, ()), [(<class 'cells.C'>, (<class 'object'>,)), [(<class 'cells.D'>, (<class 'cells.C'>,))]]]
# expect: 95 <function f at 0x>
# expect: 96 [('__call__', <bound method C.__call__ of <cells.C object at 0x>>), ('__init__', <bound method C.__init__ of <cells.C object at 0x>>), ('ag', <bound method C.ag of <cells.C object at 0x>>), ('am', <bound method C.am of <cells.C object at 0x>>), ('cm', <bound method C.cm of <class 'cells.C'>>), ('gen', <bound method C.gen of <cells.C object at 0x>>), ('m', <bound method C.m of <cells.C object at 0x>>)]
# expect: 97 <property object at 0x>
# expect: 98 <classmethod(<function C.cm at 0x>)>
# expect: 99 1
# expect: 100 AttributeError: nope
# expect: 101 5
# expect: 102 <attribute '__name__' of 'type' objects>
# expect: 103 <function M.__call__ at 0x>
# expect: 104 ClosureVars(nonlocals={}, globals={}, builtins={}, unbound=set())
# expect: 105 {'b': <class 'int'>, 'args': <class 'str'>, 'return': <class 'float'>}
# expect: 106 {'x': <class 'int'>}
# expect: 107 {}
# expect: 108 TypeError: 3 is not a module, class, or callable.
# expect: 109 'int'
# expect: 110 'List[int]'
# expect: 111 "'x'"
# expect: 112 '(a=1)'
# expect: 113 Arguments(args=['a', 'b', 'c', 'd'], varargs='args', varkw='kw')
# expect: 114 ['def f():\n', ' x\n']
# expect: 115 NameError: name 'objs' is not defined
# expect: GEN_CREATED
# expect: GEN_SUSPENDED {'self': <cells.C object at 0x>}
# expect: 116 'GEN_CLOSED'
# expect: CORO_CREATED {'self': <cells.C object at 0x>}
# expect: 117 'CORO_CLOSED'
