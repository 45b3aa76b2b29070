import inspect, functools, math
class C:
    def __init__(self,a,b=1): pass
    def m(self,x,*,y=2)->int: pass
    @classmethod
    def c(cls,q): pass
    @staticmethod
    def s(z): pass
    def __call__(self,w): pass
@functools.wraps(C.m)
def w(*a,**k): pass
class D: pass
class M(type):
    def __call__(cls,*a): pass
class E(metaclass=M): pass
class F:
    def __new__(cls,n): pass
for o in (C,C(1).m,C.m,C.c,C.s,C(1),w,functools.partial(C.m,1),D,E,F,len,math.sin,print,int,dict.get,min,type,object,3,C(1).__init__,[].append,lambda x,/,y:0):
    for f in (inspect.getfullargspec, inspect.signature):
        try: print(f(o))
        except Exception as e: print(type(e).__name__, str(e).split(' at 0x')[0], type(e.__cause__).__name__)

# expect: FullArgSpec(args=['self', 'a', 'b'], varargs=None, varkw=None, defaults=(1,), kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (a, b=1)
# expect: FullArgSpec(args=['self', 'x'], varargs=None, varkw=None, defaults=None, kwonlyargs=['y'], kwonlydefaults={'y': 2}, annotations={'return': <class 'int'>})
# expect: (x, *, y=2) -> int
# expect: FullArgSpec(args=['self', 'x'], varargs=None, varkw=None, defaults=None, kwonlyargs=['y'], kwonlydefaults={'y': 2}, annotations={'return': <class 'int'>})
# expect: (self, x, *, y=2) -> int
# expect: FullArgSpec(args=['cls', 'q'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (q)
# expect: FullArgSpec(args=['z'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (z)
# expect: FullArgSpec(args=['self', 'w'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (w)
# expect: FullArgSpec(args=[], varargs='a', varkw='k', defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={'return': <class 'int'>})
# expect: (self, x, *, y=2) -> int
# expect: FullArgSpec(args=['x'], varargs=None, varkw=None, defaults=None, kwonlyargs=['y'], kwonlydefaults={'y': 2}, annotations={'return': <class 'int'>})
# expect: (x, *, y=2) -> int
# expect: FullArgSpec(args=[], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: ()
# expect: FullArgSpec(args=['cls'], varargs='a', varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (*a)
# expect: FullArgSpec(args=['cls', 'n'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (n)
# expect: FullArgSpec(args=['obj'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (obj, /)
# expect: FullArgSpec(args=['x'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (x, /)
# expect: FullArgSpec(args=[], varargs='args', varkw=None, defaults=None, kwonlyargs=['sep', 'end', 'file', 'flush'], kwonlydefaults={'sep': ' ', 'end': '\n', 'file': None, 'flush': False}, annotations={})
# expect: (*args, sep=' ', end='\n', file=None, flush=False)
# expect: TypeError unsupported callable ValueError
# expect: ValueError no signature found for builtin type <class 'int'> NoneType
# expect: FullArgSpec(args=['self', 'key', 'default'], varargs=None, varkw=None, defaults=(None,), kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (self, key, default=None, /)
# expect: TypeError unsupported callable ValueError
# expect: ValueError no signature found for builtin <built-in function min> NoneType
# expect: TypeError unsupported callable ValueError
# expect: ValueError no signature found for builtin <class 'type'> NoneType
# expect: FullArgSpec(args=[], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: ()
# expect: TypeError unsupported callable TypeError
# expect: TypeError 3 is not a callable object NoneType
# expect: FullArgSpec(args=['self', 'a', 'b'], varargs=None, varkw=None, defaults=(1,), kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (a, b=1)
# expect: FullArgSpec(args=['self', 'object'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (object, /)
# expect: FullArgSpec(args=['x', 'y'], varargs=None, varkw=None, defaults=None, kwonlyargs=[], kwonlydefaults=None, annotations={})
# expect: (x, /, y)
