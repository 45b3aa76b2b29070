class V(ExceptionGroup):
    def __new__(cls, message, excs, cl):
        o = super().__new__(cls, message, excs); o.cl = cl; return o
    def derive(self, excs): return V(self.message, excs, self.cl)
try: raise V('m',[ValueError(1)],3)
except* ValueError as e: print(repr(e), e.exceptions, e.args, e.cl)
v=V('m',[ValueError(1),TypeError(2)],3); print(v, repr(v), v.args, v.split(ValueError))
class W(Exception):
    def __new__(cls,*a,**k): return super().__new__(cls)
    def __init__(self,a,b=2): self.x=a
print(repr(W(1)), W(1).args)
class X(ExceptionGroup):
    def __init__(self, message, excs, code=1): super().__init__(message, excs); self.code=code
try: X('m',[ValueError(1)],code=3)
except Exception as e: print(type(e), e)
try: X('m',[ValueError(1)],3)
except Exception as e: print(type(e), e)
for f in (lambda: ExceptionGroup('a'), lambda: ExceptionGroup('a',[1]), lambda: ExceptionGroup(1,[ValueError()]), lambda: ExceptionGroup('a',[]), lambda: ExceptionGroup('a',[KeyboardInterrupt()]), lambda:BaseExceptionGroup('a',(ValueError(),)), lambda: BaseExceptionGroup('a',[ValueError()],1), lambda: ExceptionGroup('a',[ValueError()]).__init__(1,2,3,4)):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, e)

# expect: V('m', [ValueError(1)], 3) (ValueError(1),) ('m', [ValueError(1)], 3) 3
# expect: m (2 sub-exceptions) V('m', [ValueError(1), TypeError(2)], 3) ('m', [ValueError(1), TypeError(2)], 3) (V('m', [ValueError(1)], 3), V('m', [TypeError(2)], 3))
# expect: W() ()
# expect: <class 'TypeError'> BaseExceptionGroup.__new__() takes exactly 2 arguments (3 given)
# expect: TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (1 given)
# expect: ValueError Item 0 of second argument (exceptions) is not an exception
# expect: TypeError BaseExceptionGroup.__new__() argument 1 must be str, not int
# expect: ValueError second argument (exceptions) must be a non-empty sequence
# expect: TypeError Cannot nest BaseExceptions in an ExceptionGroup
# expect: ExceptionGroup('a', (ValueError(),))
# expect: TypeError BaseExceptionGroup.__new__() takes exactly 2 arguments (3 given)
# expect: None
