import ast
import warnings

for source in ("match x:\n case 1: pass", "a\n(b := 1)", "def f(a, /): pass", "lambda a, /: 0", "x: int", "def f():\n  x.y: int", 'f"{a}"',
               "async def f(): pass", "async def f():\n  await x", "async def f():\n async for x in y: pass", "a @ b", "a @= b", "1_000",
               "async def f():\n [a async for a in b]", "try: pass\nexcept* A: pass", "x[*a]"):  # fmt: skip
    said = "from the first"
    for minor in range(4, 12):
        try:
            ast.parse(source, feature_version=(3, minor))
        except SyntaxError as e:
            said = f"{e.msg}, line {e.lineno}"
        else:
            print(repr(source), "from", minor, "on:", said)
            break
for version in ((2, 7), (4, 0), (3,), "a"):
    try:
        ast.parse("x", feature_version=version)
    except Exception as e:
        print(type(e).__name__)


class Old(ast.NodeVisitor):
    def visit_Num(self, node):
        print("number", node.n)

    def visit_NameConstant(self, node):
        print("name", node.value)


with warnings.catch_warnings(record=True) as seen:
    warnings.simplefilter("always")
    Old().visit(ast.parse("a + 3; True; 'x'; None; 2.5"))
print([str(each.message) for each in seen])

# expect: 'match x:\n case 1: pass' from 10 on: Pattern matching is only supported in Python 3.10 and greater, line 2
# expect: 'a\n(b := 1)' from 8 on: Assignment expressions are only supported in Python 3.8 and greater, line 2
# expect: 'def f(a, /): pass' from 8 on: Positional-only parameters are only supported in Python 3.8 and greater, line 1
# expect: 'lambda a, /: 0' from 8 on: Positional-only parameters are only supported in Python 3.8 and greater, line 1
# expect: 'x: int' from 6 on: Variable annotation syntax is only supported in Python 3.6 and greater, line 1
# expect: 'def f():\n  x.y: int' from 6 on: Variable annotations syntax is only supported in Python 3.6 and greater, line 2
# expect: 'f"{a}"' from 6 on: Format strings are only supported in Python 3.6 and greater, line 1
# expect: 'async def f(): pass' from 5 on: Async functions are only supported in Python 3.5 and greater, line 1
# expect: 'async def f():\n  await x' from 5 on: Await expressions are only supported in Python 3.5 and greater, line 2
# expect: 'async def f():\n async for x in y: pass' from 5 on: Async for loops are only supported in Python 3.5 and greater, line 2
# expect: 'a @ b' from 5 on: The '@' operator is only supported in Python 3.5 and greater, line 1
# expect: 'a @= b' from 5 on: The '@' operator is only supported in Python 3.5 and greater, line 1
# expect: '1_000' from 6 on: Underscores in numeric literals are only supported in Python 3.6 and greater, line 1
# expect: 'async def f():\n [a async for a in b]' from 6 on: Async comprehensions are only supported in Python 3.6 and greater, line 2
# expect: 'try: pass\nexcept* A: pass' from 11 on: Exception groups are only supported in Python 3.11 and greater, line 2
# expect: 'x[*a]' from 4 on: from the first
# expect: AssertionError
# expect: AssertionError
# expect: ValueError
# expect: TypeError
# expect: number 3
# expect: name True
# expect: name None
# expect: number 2.5
# expect: ['visit_Num is deprecated; add visit_Constant', 'visit_NameConstant is deprecated; add visit_Constant', 'visit_NameConstant is deprecated; add visit_Constant', 'visit_Num is deprecated; add visit_Constant']
