# ast: parse, dump, walk, visitors, literal_eval, unparse, compiling a tree, errors.
import ast

SOURCE = '''
"""doc"""
import a.b as c
from ..x import (y, z as w)
@deco(1)
class K(Base, metaclass=M):
    """inner"""
    x: int = 3
    async def f(self, a, /, b=1, *args, c, d=2, **kw) -> "T":
        async with p() as q, r:
            return await s(*t, **u)
        yield from (v for v in w if v > 1)
def g():
    global n
    try:
        x = y = {**m, 'k': [i async for i in j]}
    except (E, F) as e:
        raise G(f'{e!r:>{w}} {{}}') from e
    else:
        del x[1:2, ::3], y.z
    finally:
        assert not a or b and c, "msg"
    while True:
        if (k := 2 ** -3) < 4 <= l != m is not None:
            break
        elif lambda q=1, *r: (q, *r):
            continue
    for a, (b, *c) in zip(d, e): a @= b; c = -(~d + 1) * (2 - 3) // 4
    match v:
        case {"a": 1, **rest} | [1, *_] if rest: pass
        case P(x, y=None) as p: ...
    return 1 if a else b"\\x00", 1e400, 2j, ...
'''
tree = ast.parse(SOURCE)
print(ast.unparse(tree))
print(ast.dump(tree.body[3].body[1], indent=2))
print(ast.dump(ast.parse("x = [1, *a, -2.5] if y else {'k': f'{z!r:>{w}}'}"), annotate_fields=False))
print(ast.unparse(ast.parse(ast.unparse(tree))) == ast.unparse(tree), len(list(ast.walk(tree))))
print(ast.literal_eval("{'a': [1, (2, -3j)], b'x': {1}, None: ...}"))
for text in ("f(1)", "1 + x", "[1", "-'a'"):
    try:
        ast.literal_eval(text)
    except (ValueError, SyntaxError) as e:
        print(type(e).__name__, str(e).split(" at 0x")[0].split("<ast")[0])
print(eval(compile(ast.parse("1 + 2", mode="eval"), "f", "eval")))


class Doubles(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.copy_location(ast.Constant(node.value * 2), node)


space = {}
exec(compile(ast.fix_missing_locations(Doubles().visit(ast.parse("y = 4 + 5"))), "f", "exec"), space)
print(space["y"])


class Names(ast.NodeVisitor):
    def visit_Name(self, node):
        print(node.id, node.lineno, node.col_offset, node.end_col_offset, type(node.ctx).__name__, end="; ")


Names().visit(ast.parse("a = b + c.d[e]"))
print()
print(ast.get_docstring(tree), ast.get_docstring(tree.body[3]), ast.get_source_segment(SOURCE, tree.body[1]))
print(isinstance(ast.parse("1").body[0].value, ast.Num), ast.BinOp._fields, ast.Name("q", ast.Load()).id)
try:
    ast.Name(1, 2, 3)
except TypeError as e:
    print(e)

# expect: """doc"""
# expect: import a.b as c
# expect: from ..x import y, z as w
# expect:
# expect: @deco(1)
# expect: class K(Base, metaclass=M):
# expect:     """inner"""
# expect:     x: int = 3
# expect:
# expect:     async def f(self, a, /, b=1, *args, c, d=2, **kw) -> 'T':
# expect:         async with p() as q, r:
# expect:             return await s(*t, **u)
# expect:         yield from (v for v in w if v > 1)
# expect:
# expect: def g():
# expect:     global n
# expect:     try:
# expect:         x = y = {**m, 'k': [i async for i in j]}
# expect:     except (E, F) as e:
# expect:         raise G(f'{e!r:>{w}} {{}}') from e
# expect:     else:
# expect:         del x[1:2, ::3], y.z
# expect:     finally:
# expect:         assert not a or (b and c), 'msg'
# expect:     while True:
# expect:         if (k := (2 ** (-3))) < 4 <= l != m is not None:
# expect:             break
# expect:         elif lambda q=1, *r: (q, *r):
# expect:             continue
# expect:     for a, (b, *c) in zip(d, e):
# expect:         a @= b
# expect:         c = -(~d + 1) * (2 - 3) // 4
# expect:     match v:
# expect:         case {'a': 1, **rest} | [1, *_] if rest:
# expect:             pass
# expect:         case P(x, y=None) as p:
# expect:             ...
# expect:     return (1 if a else b'\x00', 1e309, 2j, ...)
# expect: AnnAssign(
# expect:   target=Name(id='x', ctx=Store()),
# expect:   annotation=Name(id='int', ctx=Load()),
# expect:   value=Constant(value=3),
# expect:   simple=1)
# expect: Module([Assign([Name('x', Store())], IfExp(Name('y', Load()), List([Constant(1), Starred(Name('a', Load()), Load()), UnaryOp(USub(), Constant(2.5))], Load()), Dict([Constant('k')], [JoinedStr([FormattedValue(Name('z', Load()), 114, JoinedStr([Constant('>'), FormattedValue(Name('w', Load()), -1)]))])])))], [])
# expect: True 271
# expect: {'a': [1, (2, (-0-3j))], b'x': {1}, None: Ellipsis}
# expect: ValueError malformed node or string on line 1: 
# expect: ValueError malformed node or string on line 1: 
# expect: SyntaxError '[' was never closed (<unknown>, line 1)
# expect: ValueError malformed node or string on line 1: 
# expect: 3
# expect: 18
# expect: a 1 0 1 Store; b 1 4 5 Load; c 1 8 9 Load; e 1 12 13 Load; 
# expect: doc inner import a.b as c
# expect: True ('left', 'op', 'right') q
# expect: Name constructor takes at most 2 positional arguments
