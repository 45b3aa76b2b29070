# singledispatch: unions, annotations, abstract classes by nearness; FileType's text.
import argparse, collections.abc as abc, functools, typing
def t(f):
    try: print(repr(f()))
    except Exception as e: print(type(e).__name__, '|', str(e).split(' at 0x')[0])
@functools.singledispatch
def fun(arg, verbose=False): return 'base'
@fun.register
def _(arg: int, verbose=False): return 'int'
@fun.register
def _(arg: float | str): return 'float or str'
@fun.register
def _(arg: typing.Union[list, set]): return 'list or set'
@fun.register(complex)
def _(arg): return 'complex'
fun.register(type(None), lambda a: 'none')
@fun.register
def _(arg: abc.Mapping, verbose=False): return 'mapping'
@fun.register
def _(arg: 'bytes'): return 'bytes'
for v in [1, True, 1.5, 'x', [], set(), 1j, None, {}, b'', (), object()]: print(type(v).__name__, fun(v))
print(len(fun.registry), fun.registry[float] is fun.registry[str], fun.dispatch(bool) is fun.registry[int], type(fun.registry).__name__, fun.__name__)
@functools.singledispatch
def g(x): return 'object'
g.register(abc.Sized, lambda x: 'sized'); print(g([]), g(5)); g.register(abc.Sequence, lambda x: 'sequence'); print(g([]), g({}), g('s')); g.register(abc.Iterable, lambda x: 'iterable'); print(g([])); t(lambda: g({}))
class S(abc.Sized):
    def __len__(self): return 1
class D(dict): pass
print(g(S())); g.register(dict, lambda x: 'dict'); print(g(D()), g({}))
t(lambda: fun.register(5)); t(lambda: fun.register(lambda x: 1)); t(lambda: fun()); t(lambda: fun.register(list[int], print))
def bad(x: 5): pass
t(lambda: fun.register(bad))
class N:
    @functools.singledispatchmethod
    def neg(self, arg): raise NotImplementedError('no')
    @neg.register
    def _(self, arg: int): return -arg
    @neg.register
    def _(self, arg: bool): return not arg
    @functools.singledispatchmethod
    @classmethod
    def c(cls, arg): return cls.__name__, 'base'
    @c.register
    @classmethod
    def _(cls, arg: int): return cls.__name__, 'int'
print(N().neg(5), N().neg(True), N.c(5), N().c('x')); t(lambda: N().neg('s'))
print(argparse.FileType('wb', 0), argparse.FileType('w', encoding='UTF-8'), argparse.FileType()); t(lambda: argparse.FileType('r')('/no/such/file'))

# expect: int int
# expect: bool int
# expect: float float or str
# expect: str float or str
# expect: list list or set
# expect: set list or set
# expect: complex complex
# expect: NoneType none
# expect: dict mapping
# expect: bytes bytes
# expect: tuple base
# expect: object base
# expect: 10 True True mappingproxy fun
# expect: sized object
# expect: sequence sized sequence
# expect: sequence
# expect: RuntimeError | Ambiguous dispatch: <class 'collections.abc.Sized'> or <class 'collections.abc.Iterable'>
# expect: sized
# expect: dict dict
# expect: TypeError | Invalid first argument to `register()`: 5. Use either `@register(some_class)` or plain `@register` on an annotated function.
# expect: TypeError | Invalid first argument to `register()`: <function <lambda>.<locals>.<lambda>
# expect: TypeError | fun requires at least 1 positional argument
# expect: TypeError | Invalid first argument to `register()`. list[int] is not a class or union type.
# expect: TypeError | Invalid annotation for 'x'. 5 is not a class.
# expect: -5 False ('N', 'int') ('N', 'base')
# expect: NotImplementedError | no
# expect: FileType('wb', 0) FileType('w', encoding='UTF-8') FileType('r')
# expect: ArgumentTypeError | can't open '/no/such/file': [Errno 2] No such file or directory: '/no/such/file'
