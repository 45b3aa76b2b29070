"""Once a program is wrong, its first `print x` is what the error names, though `print -1` and `print [x]` are right."""
SOURCES = [
    "print [x for x in y]",
    "print [] or 5",
    "print -3 % 2\nprint 3 % 2",
    "print [5] * 10\nx = 1\nprint 10 * [5]",
    "x = print -1\nif x\n    pass",
    "exec -1\nf(a b)",
    "f(a b)\nexec -1",
    "if x:\n    print -1, 2\nelse\n    pass",
    "print >>f, x",
    "print = 3\nprint.x = 4\nprint 5",
    "print(1)\nprint (1) 2",
    "def f():\n    print *a\n    return return",
    "f(print x)",
    "[print x, y]",
    "print 'a' 'b' ",
    "a + print -1\nx y",
    "print x if y else z",
    "print lambda: 3",
    "print -1\n  x",
]
for source in SOURCES:
    try:
        compile(source, "file.py", "exec")
    except SyntaxError as error:
        print(repr(source), type(error).__name__, error.msg, error.lineno, error.offset, error.end_lineno, error.end_offset, repr(error.text.strip()))

# expect: 'print [x for x in y]' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 21 'print [x for x in y]'
# expect: 'print [] or 5' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 14 'print [] or 5'
# expect: 'print -3 % 2\nprint 3 % 2' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 13 'print -3 % 2'
# expect: 'print [5] * 10\nx = 1\nprint 10 * [5]' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 15 'print [5] * 10'
# expect: 'x = print -1\nif x\n    pass' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 5 1 13 'x = print -1'
# expect: 'exec -1\nf(a b)' SyntaxError Missing parentheses in call to 'exec'. Did you mean exec(...)? 1 1 1 8 'exec -1'
# expect: 'f(a b)\nexec -1' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 3 1 6 'f(a b)'
# expect: 'if x:\n    print -1, 2\nelse\n    pass' SyntaxError expected ':' 3 5 3 5 'else'
# expect: 'print = 3\nprint.x = 4\nprint 5' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 3 1 3 8 'print 5'
# expect: 'print(1)\nprint (1) 2' SyntaxError invalid syntax 2 11 2 12 'print (1) 2'
# expect: 'def f():\n    print *a\n    return return' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 2 5 2 13 'print *a'
# expect: 'f(print x)' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 3 1 10 'f(print x)'
# expect: '[print x, y]' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 2 1 12 '[print x, y]'
# expect: "print 'a' 'b' " SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 14 "print 'a' 'b'"
# expect: 'a + print -1\nx y' SyntaxError invalid syntax 2 3 2 4 'x y'
# expect: 'print x if y else z' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 20 'print x if y else z'
# expect: 'print lambda: 3' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 16 'print lambda: 3'
# expect: 'print -1\n  x' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 9 'print -1'
