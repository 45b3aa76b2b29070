# What the parser and the compiler refuse has its place in its arguments; what is wrong with scopes and with __future__ has it in
# its attributes alone.
for text in ("x = = 1", "return 1", "def f(a, a): pass", "def f():\n    nonlocal x", "from __future__ import oops", "class A:\n    from a import *"):
    try:
        compile(text, "<text>", "exec")
    except SyntaxError as error:
        print(error.args, error.msg, error.filename, error.lineno, error.offset, error.text, error.end_lineno, error.end_offset)

# expect: ('invalid syntax', ('<text>', 1, 5, 'x = = 1\n', 1, 6)) invalid syntax <text> 1 5 x = = 1
# expect:  1 6
# expect: ("'return' outside function", ('<text>', 1, 1, None, 1, 9)) 'return' outside function <text> 1 1 None 1 9
# expect: ("duplicate argument 'a' in function definition",) duplicate argument 'a' in function definition <text> 1 10 None 1 11
# expect: ("no binding for nonlocal 'x' found",) no binding for nonlocal 'x' found <text> 2 5 None 2 15
# expect: ('future feature oops is not defined',) future feature oops is not defined <text> 1 1 None 1 None
# expect: ('import * only allowed at module level',) import * only allowed at module level <text> 2 19 None 2 20
