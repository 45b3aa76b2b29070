import ast
import traceback

tree = ast.parse("x = 1\n\n\ny = x / 0\n")
ast.increment_lineno(tree, 10)
try:
    exec(compile(tree, "<tree>", "exec"))
except ZeroDivisionError as e:
    frame = traceback.extract_tb(e.__traceback__)[-1]
    print(frame.lineno, frame.colno, frame.end_colno)


class Doubler(ast.NodeTransformer):
    def visit_Constant(self, node):
        return ast.copy_location(ast.Constant(node.value * 2), node)


made = Doubler().visit(ast.parse("def f(a, b=2, *c, d=3, **e):\n    return [a, b, c, d, e, 2**70, 1.5, 'x', b'y', 1j]\nr = f(1)"))
space = {}
exec(compile(made, "<tree>", "exec"), space)
print(space["r"])
print(eval(compile(ast.Expression(ast.BinOp(ast.Constant(1), ast.Add(), ast.Constant(2), lineno=1, col_offset=0), lineno=1), "", "eval")) if 0 else "")
source = """
class A(B, metaclass=type, **{}):
    x: int = 1
    def g(self):
        try:
            with self as (a, *b), self: pass
        except* (E, F) as g: raise
        else: pass
        match a:
            case [1, *_, {"k": v, **r}] if v: return f"{v!r:>{a}}"
            case A(x=1) | None as z: del a.b, c[1:2:3]
        while a < b <= c is not d:
            a += (yield), await_, lambda *p, q=1, **s: (p := 1)
            global h
        return {i: j for i in a if i async for j in b} if 0 else {*a, **{}} if 0 else ...
"""
print("yes" if ast.dump(ast.parse(source.replace(" async for", " for").replace("{*a, **{}}", "{*a}"))) else "no")
whole = ast.parse(source.replace(" async for", " for").replace("{*a, **{}}", "{*a}"))
plain = compile(source.replace(" async for", " for").replace("{*a, **{}}", "{*a}"), "<t>", "exec")
print(compile(whole, "<t>", "exec").co_code == plain.co_code)


def name(text="x", context=ast.Load):
    return ast.Name(text, context())


for body in ([ast.Expr(name(context=ast.Store))], [1], 1, [ast.Assign([], ast.Constant(1))], [ast.Delete([])], [name()],
             [ast.Expr(name("None"))], [ast.Expr(ast.Constant(object))], [ast.If(ast.Constant(1), [], [])],
             [ast.Expr(None)], [ast.Expr(ast.BoolOp(ast.And(), [name()]))], [ast.Raise(None, name())],
             [ast.Expr(ast.Compare(name(), [], []))], [ast.Try([ast.Pass()], [], [], [])], [ast.ImportFrom("a", [], 0)],
             [ast.Expr(ast.Dict([name()], []))], [ast.Assign([ast.Constant(1)], name())], [ast.Expr(ast.Name(1, ast.Load()))],
             [ast.Expr(ast.List([name(context=ast.Store)], ast.Load()))], [ast.Global([])]):  # fmt: skip
    try:
        module = ast.Module(body, [])
        if isinstance(body, list):
            for node in body:
                if isinstance(node, ast.AST):
                    ast.fix_missing_locations(node)
        compile(module, "<t>", "exec")
        print("compiles")
    except (TypeError, ValueError) as e:
        print(type(e).__name__, str(e).split(" object at")[0].split(": type")[0])
for bad in (lambda: compile(ast.Expression(ast.Constant(1)), "", "exec"), lambda: compile(ast.Module([ast.Pass(lineno=1)], []), "", "exec"),
            lambda: compile("1", "", "eval", 1 << 30), lambda: compile("1", "", "eval", optimize=5)):
    try:
        bad()
    except (TypeError, ValueError) as e:
        print(type(e).__name__, e)
# expect: 14 4 9
# expect: [2, 4, (), 6, {}, 1942668892225729070919461906823518906642406839052139521251812409738904285205208498176, 3.0, 'xx', b'yy', 2j]
# expect:
# expect: yes
# expect: True
# expect: ValueError expression must have Load context but has Store instead
# expect: TypeError required field "lineno" missing from stmt
# expect: TypeError Module field "body" must be a list, not a int
# expect: ValueError empty targets on Assign
# expect: ValueError empty targets on Delete
# expect: TypeError expected some sort of stmt, but got <ast.Name
# expect: ValueError identifier field can't represent 'None' constant
# expect: TypeError got an invalid type in Constant
# expect: ValueError empty body on If
# expect: ValueError field 'value' is required for Expr
# expect: ValueError BoolOp with less than 2 values
# expect: ValueError Raise with cause but no exception
# expect: ValueError Compare with no comparators
# expect: ValueError Try has neither except handlers nor finalbody
# expect: ValueError empty names on ImportFrom
# expect: ValueError Dict doesn't have the same number of keys as values
# expect: ValueError expression which can't be assigned to in Store context
# expect: TypeError AST identifier must be of type str
# expect: ValueError expression must have Load context but has Store instead
# expect: ValueError empty names on Global
# expect: TypeError expected Module node, got Expression
# expect: TypeError required field "col_offset" missing from stmt
# expect: ValueError compile(): unrecognised flags
# expect: ValueError compile(): invalid optimize value
