from _cells import run

run(r'''
import ast, enum, functools, inspect
inspect.signature(lambda a, /: 0).bind(a=1)
inspect.signature(lambda a=1, /, **k: 0).bind_partial(a=1)
inspect.signature(lambda a, b=2, *, c: 0).bind(1, c=3)
functools.lru_cache(1)(2)
functools.cache(lambda x: x)(5)
class Ordered(enum.Enum):
    __order__ = 'A B'
    A = 1
    B = 2
list(Ordered)
class Disordered(enum.Enum):
    __order__ = 'A B'
    B = 1
    A = 2
ast.parse('x', mode='foo')
c = ast.Constant(1); c.n = 5; c.n, c.s, c.value, ast.Str('a').s
''')

# expect: 0 done
# expect: 1 TypeError: 'a' parameter is positional only, but was passed as a keyword
# expect: 2 TypeError: 'a' parameter is positional only, but was passed as a keyword
# expect: 3 <BoundArguments (a=1, c=3)>
# expect: 4 TypeError: the first argument must be callable
# expect: 5 5
# expect: 6 done
# expect: 7 [<Ordered.A: 1>, <Ordered.B: 2>]
# expect: 8 TypeError: member order does not match _order_:\n  ['B', 'A']\n  ['A', 'B']
# expect: 9 ValueError: compile() mode must be 'exec', 'eval', 'single' or 'func_type'
# expect: 10 (5, 5, 5, 'a')
