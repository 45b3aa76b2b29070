# Errors that the parser finds behind what is wrong: arguments, dicts, parameters, handlers, literals, one expression alone.
SOURCES = [
    "f(a=1, b)", "f(a=1, b, c)", "f(a=1, (b), c)", "f(**a, b)", "f(**a, *b+c)", "f(**x, a for a in b)", "f(a=b for b in c)",
    "f(c, a for a in b 5)", "f(x for x in y=2)", "class A(x=1, z): pass", "{1: 2, 3}", "{**a, 1}", "{1: *a}", "{1: *a, 2: 3}",
    "def f(/): pass", "def f(/, a): pass", "lambda /: 1", "lambda a=: 1", "lambda a=, b: 1", "a, b: int", "a.x, b: int = 3",
    "(a, b): int", "try:\n pass\nexcept A:\n pass\nexcept *B:\n pass", "try:\n pass\nexcept* A:\n pass\nexcept B:\n pass",
    "b'\u00e9'", "'a' b'b'", "b'a' f'b'", "if 1:\n\tx\n        y", "f(async=1)", "import async",
]
for mode, sources in (("exec", SOURCES), ("eval", ["x = 1", "x y", "x\ny", "1+"]), ("single", ["x y"])):
    for source in sources:
        try:
            compile(source, "<t>", mode)
            print(repr(source), "is fine")
        except SyntaxError as e:
            print(repr(source), type(e).__name__, e.msg, (e.lineno, e.offset), (e.end_lineno, e.end_offset), repr(e.text))

# expect: 'f(a=1, b)' SyntaxError positional argument follows keyword argument (1, 9) (1, 10) 'f(a=1, b)\n'
# expect: 'f(a=1, b, c)' SyntaxError positional argument follows keyword argument (1, 12) (1, 13) 'f(a=1, b, c)\n'
# expect: 'f(a=1, (b), c)' SyntaxError positional argument follows keyword argument (1, 14) (1, 15) 'f(a=1, (b), c)\n'
# expect: 'f(**a, b)' SyntaxError positional argument follows keyword argument unpacking (1, 9) (1, 10) 'f(**a, b)\n'
# expect: 'f(**a, *b+c)' SyntaxError iterable argument unpacking follows keyword argument unpacking (1, 8) (1, 9) 'f(**a, *b+c)\n'
# expect: 'f(**x, a for a in b)' SyntaxError Generator expression must be parenthesized (1, 8) (1, 20) 'f(**x, a for a in b)\n'
# expect: 'f(a=b for b in c)' SyntaxError invalid syntax. Maybe you meant '==' or ':=' instead of '='? (1, 3) (1, 5) 'f(a=b for b in c)\n'
# expect: 'f(c, a for a in b 5)' SyntaxError Generator expression must be parenthesized (1, 6) (1, 18) 'f(c, a for a in b 5)\n'
# expect: 'f(x for x in y=2)' SyntaxError invalid syntax (1, 15) (1, 16) 'f(x for x in y=2)\n'
# expect: 'class A(x=1, z): pass' SyntaxError positional argument follows keyword argument (1, 15) (1, 16) 'class A(x=1, z): pass\n'
# expect: '{1: 2, 3}' SyntaxError ':' expected after dictionary key (1, 8) (1, 0) '{1: 2, 3}\n'
# expect: '{**a, 1}' SyntaxError ':' expected after dictionary key (1, 7) (1, 0) '{**a, 1}\n'
# expect: '{1: *a}' SyntaxError cannot use a starred expression in a dictionary value (1, 5) (1, 7) '{1: *a}\n'
# expect: '{1: *a, 2: 3}' SyntaxError cannot use a starred expression in a dictionary value (1, 5) (1, 7) '{1: *a, 2: 3}\n'
# expect: 'def f(/): pass' SyntaxError invalid syntax (1, 7) (1, 8) 'def f(/): pass\n'
# expect: 'def f(/, a): pass' SyntaxError at least one argument must precede / (1, 7) (1, 8) 'def f(/, a): pass\n'
# expect: 'lambda /: 1' SyntaxError invalid syntax (1, 8) (1, 9) 'lambda /: 1\n'
# expect: 'lambda a=: 1' SyntaxError invalid syntax (1, 10) (1, 11) 'lambda a=: 1\n'
# expect: 'lambda a=, b: 1' SyntaxError expected default value expression (1, 9) (1, 10) 'lambda a=, b: 1\n'
# expect: 'a, b: int' SyntaxError only single target (not tuple) can be annotated (1, 1) (1, 2) 'a, b: int\n'
# expect: 'a.x, b: int = 3' SyntaxError only single target (not tuple) can be annotated (1, 1) (1, 4) 'a.x, b: int = 3\n'
# expect: '(a, b): int' SyntaxError only single target (not tuple) can be annotated (1, 1) (1, 7) '(a, b): int\n'
# expect: 'try:\n pass\nexcept A:\n pass\nexcept *B:\n pass' SyntaxError cannot have both 'except' and 'except*' on the same 'try' (5, 1) (5, 9) 'except *B:\n'
# expect: 'try:\n pass\nexcept* A:\n pass\nexcept B:\n pass' SyntaxError cannot have both 'except' and 'except*' on the same 'try' (5, 1) (5, 7) 'except B:\n'
# expect: "b'é'" SyntaxError bytes can only contain ASCII literal characters (1, 1) (1, 5) "b'é'\n"
# expect: "'a' b'b'" SyntaxError cannot mix bytes and nonbytes literals (1, 9) (1, 9) "'a' b'b'\n"
# expect: "b'a' f'b'" SyntaxError cannot mix bytes and nonbytes literals (1, 10) (1, 10) "b'a' f'b'\n"
# expect: 'if 1:\n\tx\n        y' TabError inconsistent use of tabs and spaces in indentation (3, 1) (3, 0) '        y\n'
# expect: 'f(async=1)' SyntaxError invalid syntax (1, 3) (1, 8) 'f(async=1)\n'
# expect: 'import async' SyntaxError invalid syntax (1, 8) (1, 13) 'import async\n'
# expect: 'x = 1' SyntaxError invalid syntax (1, 3) (1, 4) 'x = 1'
# expect: 'x y' SyntaxError invalid syntax (1, 3) (1, 4) 'x y'
# expect: 'x\ny' SyntaxError invalid syntax (2, 1) (2, 2) 'y'
# expect: '1+' SyntaxError invalid syntax (1, 0) (1, 0) '1+'
# expect: 'x y' SyntaxError invalid syntax (1, 3) (1, 4) 'x y'
