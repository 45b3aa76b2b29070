"""A missing comma is told of in lists, arguments and targets, not in sources of loops; what is missing in statements alone."""


def told(text, mode="exec"):
    try:
        compile(text, "t", mode)
        print(repr(text), mode)
    except SyntaxError as error:
        print(repr(text), mode, type(error).__name__, error.msg, error.lineno, error.offset, error.end_lineno, error.end_offset)


for text in (
    "[x for x in y z]", "f(x for x in f(a) b)", "[x for x in y if z w]", "{k: v for k in d e}", "[a for b c in y]", "(a for a b)", "[a for b inc]",
    "f(_ a)", "f(match a)", "print(x f", "{a: b c", "f(a, b=c d)", "f(a, b=1 d)", "a[b:c d]", "a[b:d e]", "f(c.x y)", "f((c) y)", "a[b c]", "f(**a b)", "[1, 2 3]", "[x for x in y for z w]",
    "def f(a, /, b=1, c): pass", "def f(a=1, /, b): pass", "def f(a=1, b c): pass", "def f(a=1, b: int): pass", "lambda a=1, /, c=2, b: 0",
    "def f(a=1, (b)): pass", "def f((a, b)): pass",
):
    told(text)
for text in ("def f():", "if x", "try", "for i in x:", "class A", "def f", "async with a:", "match x:", "try:\n  pass", "a = 1\nb = )", "while x:\n"):
    told(text, "single")
told("async def f(): pass", "eval")
told("async", "eval")

# expect: '[x for x in y z]' exec SyntaxError invalid syntax 1 15 1 16
# expect: 'f(x for x in f(a) b)' exec SyntaxError invalid syntax 1 19 1 20
# expect: '[x for x in y if z w]' exec SyntaxError invalid syntax 1 20 1 21
# expect: '{k: v for k in d e}' exec SyntaxError invalid syntax 1 18 1 19
# expect: '[a for b c in y]' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 8 1 16
# expect: '(a for a b)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 8 1 11
# expect: '[a for b inc]' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 8 1 13
# expect: 'f(_ a)' exec SyntaxError invalid syntax 1 5 1 6
# expect: 'f(match a)' exec SyntaxError invalid syntax 1 9 1 10
# expect: 'print(x f' exec SyntaxError '(' was never closed 1 6 1 0
# expect: '{a: b c' exec SyntaxError '{' was never closed 1 1 1 0
# expect: 'f(a, b=c d)' exec SyntaxError invalid syntax 1 10 1 11
# expect: 'f(a, b=1 d)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 8 1 11
# expect: 'a[b:c d]' exec SyntaxError invalid syntax 1 7 1 8
# expect: 'a[b:d e]' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 5 1 8
# expect: 'f(c.x y)' exec SyntaxError invalid syntax 1 7 1 8
# expect: 'f((c) y)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 4 1 8
# expect: 'a[b c]' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 3 1 6
# expect: 'f(**a b)' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 5 1 8
# expect: '[1, 2 3]' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 5 1 8
# expect: '[x for x in y for z w]' exec SyntaxError invalid syntax. Perhaps you forgot a comma? 1 19 1 22
# expect: 'def f(a, /, b=1, c): pass' exec SyntaxError invalid syntax 1 19 1 20
# expect: 'def f(a=1, /, b): pass' exec SyntaxError non-default argument follows default argument 1 15 1 16
# expect: 'def f(a=1, b c): pass' exec SyntaxError invalid syntax 1 14 1 15
# expect: 'def f(a=1, b: int): pass' exec SyntaxError non-default argument follows default argument 1 12 1 18
# expect: 'lambda a=1, /, c=2, b: 0' exec SyntaxError invalid syntax 1 22 1 23
# expect: 'def f(a=1, (b)): pass' exec SyntaxError invalid syntax 1 12 1 13
# expect: 'def f((a, b)): pass' exec SyntaxError Function parameters cannot be parenthesized 1 7 1 13
# expect: 'def f():' single IndentationError expected an indented block after function definition on line 1 1 8 1 -1
# expect: 'if x' single SyntaxError expected ':' 1 4 1 -1
# expect: 'try' single SyntaxError expected ':' 1 0 1 0
# expect: 'for i in x:' single IndentationError expected an indented block after 'for' statement on line 1 1 11 1 -1
# expect: 'class A' single SyntaxError expected ':' 1 7 1 -1
# expect: 'def f' single SyntaxError expected '(' 1 0 1 0
# expect: 'async with a:' single IndentationError expected an indented block after 'with' statement on line 1 1 13 1 -1
# expect: 'match x:' single IndentationError expected an indented block after 'match' statement on line 1 1 8 1 -1
# expect: 'try:\n  pass' single SyntaxError expected 'except' or 'finally' block 2 6 2 -1
# expect: 'a = 1\nb = )' single SyntaxError multiple statements found while compiling a single statement 1 6 1 6
# expect: 'while x:\n' single IndentationError expected an indented block after 'while' statement on line 1 1 9 1 -1
# expect: 'async def f(): pass' eval SyntaxError invalid syntax 1 1 1 6
# expect: 'async' eval SyntaxError invalid syntax 1 1 1 6
