# What the compiler says of headers that lack their colon, of two expressions side by side, of single statements and of expressions.


def tell(code, mode="exec"):
    try:
        compile(code, "<x>", mode)
        print(repr(code), "fits")
    except SyntaxError as e:
        print(repr(code), type(e).__name__, e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)


headers = ["if a", "while a", "for a in b", "with a", "with a as b", "with (a)", "with (a, b)", "with (a as b)", "class A", "class A()",
           "def f()", "def f() -> a", "try", "lambda", "lambda x", "match a", "async def f()"]  # fmt: skip
for header in headers:
    for rest in (" 1", " b:", "\n x", ",", ";", ": :", "\n", " pass"):
        tell(header + rest)
for code in ("x = f(1) 2", "x = (1) 2", "x = [f(1) 2]", "x = [(1) (2) 3]", "for i in range(3) print(i)", "if f(x) g(y): pass", "x = f(a)(b) c",
             "[f(1)\n g(2)]", "x = {1:f(2) 3:4}", "print f(1)", "print (a) b", "return f(1) 2", "lambda: f(1) 2", "f(lambda x: 1 2)",
             "f(g(1) h(2), 3)", "x[1 2]", "x[1] 2", "{1} 2", "'a' f(1)", "f('a' b)", "f(a 'b')", "f(*a b)", "f(a=b c)", "f(a\nb)"):  # fmt: skip
    tell(code)
for code in ("", "\n", "# c", "x", "x; y", "x\ny", "if 1: pass", "if 1: pass\n", "if 1:\n pass", "if 1:\n pass\nx", "@d\ndef f(): pass",
             "try: x\nfinally: y", "async def f(): pass", "class A: pass\n\n1", "with a: b", "def f():\n  return 1\n  "):  # fmt: skip
    tell(code, "single")
for code in ("", "\n", "*a", "*a, b", "a, *b", "(*a, b)", "a,", "x\ny", "pass", "a b"):
    tell(code, "eval")

# expect: 'if a 1' SyntaxError invalid syntax 1 6 1 7
# expect: 'if a b:' SyntaxError invalid syntax 1 6 1 7
# expect: 'if a\n x' SyntaxError expected ':' 1 5 1 5
# expect: 'if a,' SyntaxError invalid syntax 1 5 1 6
# expect: 'if a;' SyntaxError invalid syntax 1 5 1 6
# expect: 'if a: :' SyntaxError invalid syntax 1 7 1 8
# expect: 'if a\n' SyntaxError expected ':' 1 5 1 5
# expect: 'if a pass' SyntaxError invalid syntax 1 6 1 10
# expect: 'while a 1' SyntaxError invalid syntax 1 9 1 10
# expect: 'while a b:' SyntaxError invalid syntax 1 9 1 10
# expect: 'while a\n x' SyntaxError expected ':' 1 8 1 8
# expect: 'while a,' SyntaxError invalid syntax 1 8 1 9
# expect: 'while a;' SyntaxError invalid syntax 1 8 1 9
# expect: 'while a: :' SyntaxError invalid syntax 1 10 1 11
# expect: 'while a\n' SyntaxError expected ':' 1 8 1 8
# expect: 'while a pass' SyntaxError invalid syntax 1 9 1 13
# expect: 'for a in b 1' SyntaxError invalid syntax 1 12 1 13
# expect: 'for a in b b:' SyntaxError invalid syntax 1 12 1 13
# expect: 'for a in b\n x' SyntaxError expected ':' 1 11 1 11
# expect: 'for a in b,' SyntaxError expected ':' 1 12 1 12
# expect: 'for a in b;' SyntaxError invalid syntax 1 11 1 12
# expect: 'for a in b: :' SyntaxError invalid syntax 1 13 1 14
# expect: 'for a in b\n' SyntaxError expected ':' 1 11 1 11
# expect: 'for a in b pass' SyntaxError invalid syntax 1 12 1 16
# expect: 'with a 1' SyntaxError invalid syntax 1 8 1 9
# expect: 'with a b:' SyntaxError invalid syntax 1 8 1 9
# expect: 'with a\n x' SyntaxError expected ':' 1 7 1 7
# expect: 'with a,' SyntaxError invalid syntax 1 8 1 8
# expect: 'with a;' SyntaxError invalid syntax 1 7 1 8
# expect: 'with a: :' SyntaxError invalid syntax 1 9 1 10
# expect: 'with a\n' SyntaxError expected ':' 1 7 1 7
# expect: 'with a pass' SyntaxError invalid syntax 1 8 1 12
# expect: 'with a as b 1' SyntaxError invalid syntax 1 13 1 14
# expect: 'with a as b b:' SyntaxError invalid syntax 1 13 1 14
# expect: 'with a as b\n x' SyntaxError expected ':' 1 12 1 12
# expect: 'with a as b,' SyntaxError invalid syntax 1 13 1 13
# expect: 'with a as b;' SyntaxError invalid syntax 1 12 1 13
# expect: 'with a as b: :' SyntaxError invalid syntax 1 14 1 15
# expect: 'with a as b\n' SyntaxError expected ':' 1 12 1 12
# expect: 'with a as b pass' SyntaxError invalid syntax 1 13 1 17
# expect: 'with (a) 1' SyntaxError invalid syntax 1 10 1 11
# expect: 'with (a) b:' SyntaxError invalid syntax 1 10 1 11
# expect: 'with (a)\n x' SyntaxError expected ':' 1 9 1 9
# expect: 'with (a),' SyntaxError invalid syntax 1 10 1 10
# expect: 'with (a);' SyntaxError invalid syntax 1 9 1 10
# expect: 'with (a): :' SyntaxError invalid syntax 1 11 1 12
# expect: 'with (a)\n' SyntaxError expected ':' 1 9 1 9
# expect: 'with (a) pass' SyntaxError invalid syntax 1 10 1 14
# expect: 'with (a, b) 1' SyntaxError invalid syntax 1 13 1 14
# expect: 'with (a, b) b:' SyntaxError invalid syntax 1 13 1 14
# expect: 'with (a, b)\n x' SyntaxError expected ':' 1 12 1 12
# expect: 'with (a, b),' SyntaxError invalid syntax 1 13 1 13
# expect: 'with (a, b);' SyntaxError invalid syntax 1 12 1 13
# expect: 'with (a, b): :' SyntaxError invalid syntax 1 14 1 15
# expect: 'with (a, b)\n' SyntaxError expected ':' 1 12 1 12
# expect: 'with (a, b) pass' SyntaxError invalid syntax 1 13 1 17
# expect: 'with (a as b) 1' SyntaxError invalid syntax 1 15 1 16
# expect: 'with (a as b) b:' SyntaxError invalid syntax 1 15 1 16
# expect: 'with (a as b)\n x' SyntaxError expected ':' 1 14 1 14
# expect: 'with (a as b),' SyntaxError invalid syntax 1 14 1 15
# expect: 'with (a as b);' SyntaxError invalid syntax 1 14 1 15
# expect: 'with (a as b): :' SyntaxError invalid syntax 1 16 1 17
# expect: 'with (a as b)\n' SyntaxError expected ':' 1 14 1 14
# expect: 'with (a as b) pass' SyntaxError invalid syntax 1 15 1 19
# expect: 'class A 1' SyntaxError invalid syntax 1 9 1 10
# expect: 'class A b:' SyntaxError invalid syntax 1 9 1 10
# expect: 'class A\n x' SyntaxError expected ':' 1 8 1 8
# expect: 'class A,' SyntaxError invalid syntax 1 8 1 9
# expect: 'class A;' SyntaxError invalid syntax 1 8 1 9
# expect: 'class A: :' SyntaxError invalid syntax 1 10 1 11
# expect: 'class A\n' SyntaxError expected ':' 1 8 1 8
# expect: 'class A pass' SyntaxError invalid syntax 1 9 1 13
# expect: 'class A() 1' SyntaxError invalid syntax 1 11 1 12
# expect: 'class A() b:' SyntaxError invalid syntax 1 11 1 12
# expect: 'class A()\n x' SyntaxError expected ':' 1 10 1 10
# expect: 'class A(),' SyntaxError invalid syntax 1 10 1 11
# expect: 'class A();' SyntaxError invalid syntax 1 10 1 11
# expect: 'class A(): :' SyntaxError invalid syntax 1 12 1 13
# expect: 'class A()\n' SyntaxError expected ':' 1 10 1 10
# expect: 'class A() pass' SyntaxError invalid syntax 1 11 1 15
# expect: 'def f() 1' SyntaxError expected ':' 1 9 1 10
# expect: 'def f() b:' SyntaxError expected ':' 1 9 1 10
# expect: 'def f()\n x' SyntaxError expected ':' 1 8 1 8
# expect: 'def f(),' SyntaxError expected ':' 1 8 1 9
# expect: 'def f();' SyntaxError expected ':' 1 8 1 9
# expect: 'def f(): :' SyntaxError invalid syntax 1 10 1 11
# expect: 'def f()\n' SyntaxError expected ':' 1 8 1 8
# expect: 'def f() pass' SyntaxError expected ':' 1 9 1 13
# expect: 'def f() -> a 1' SyntaxError expected ':' 1 14 1 15
# expect: 'def f() -> a b:' SyntaxError expected ':' 1 14 1 15
# expect: 'def f() -> a\n x' SyntaxError expected ':' 1 13 1 13
# expect: 'def f() -> a,' SyntaxError expected ':' 1 13 1 14
# expect: 'def f() -> a;' SyntaxError expected ':' 1 13 1 14
# expect: 'def f() -> a: :' SyntaxError invalid syntax 1 15 1 16
# expect: 'def f() -> a\n' SyntaxError expected ':' 1 13 1 13
# expect: 'def f() -> a pass' SyntaxError expected ':' 1 14 1 18
# expect: 'try 1' SyntaxError expected ':' 1 5 1 6
# expect: 'try b:' SyntaxError expected ':' 1 5 1 6
# expect: 'try\n x' SyntaxError expected ':' 1 4 1 4
# expect: 'try,' SyntaxError expected ':' 1 4 1 5
# expect: 'try;' SyntaxError expected ':' 1 4 1 5
# expect: 'try: :' SyntaxError invalid syntax 1 6 1 7
# expect: 'try\n' SyntaxError expected ':' 1 4 1 4
# expect: 'try pass' SyntaxError expected ':' 1 5 1 9
# expect: 'lambda 1' SyntaxError invalid syntax 1 8 1 9
# expect: 'lambda b:' SyntaxError invalid syntax 1 10 1 10
# expect: 'lambda\n x' SyntaxError invalid syntax 1 7 1 7
# expect: 'lambda,' SyntaxError invalid syntax 1 7 1 8
# expect: 'lambda;' SyntaxError invalid syntax 1 7 1 8
# expect: 'lambda: :' SyntaxError invalid syntax 1 9 1 10
# expect: 'lambda\n' SyntaxError invalid syntax 1 7 1 7
# expect: 'lambda pass' SyntaxError invalid syntax 1 8 1 12
# expect: 'lambda x 1' SyntaxError invalid syntax 1 10 1 11
# expect: 'lambda x b:' SyntaxError invalid syntax 1 10 1 11
# expect: 'lambda x\n x' SyntaxError invalid syntax 1 9 1 9
# expect: 'lambda x,' SyntaxError invalid syntax 1 10 1 10
# expect: 'lambda x;' SyntaxError invalid syntax 1 9 1 10
# expect: 'lambda x: :' SyntaxError invalid syntax 1 11 1 12
# expect: 'lambda x\n' SyntaxError invalid syntax 1 9 1 9
# expect: 'lambda x pass' SyntaxError invalid syntax 1 10 1 14
# expect: 'match a 1' SyntaxError invalid syntax 1 9 1 10
# expect: 'match a b:' SyntaxError invalid syntax 1 9 1 10
# expect: 'match a\n x' SyntaxError expected ':' 1 8 1 8
# expect: 'match a,' SyntaxError expected ':' 1 9 1 9
# expect: 'match a;' SyntaxError invalid syntax 1 8 1 9
# expect: 'match a: :' SyntaxError invalid syntax 1 10 1 11
# expect: 'match a\n' SyntaxError expected ':' 1 8 1 8
# expect: 'match a pass' SyntaxError invalid syntax 1 9 1 13
# expect: 'async def f() 1' SyntaxError expected ':' 1 15 1 16
# expect: 'async def f() b:' SyntaxError expected ':' 1 15 1 16
# expect: 'async def f()\n x' SyntaxError expected ':' 1 14 1 14
# expect: 'async def f(),' SyntaxError expected ':' 1 14 1 15
# expect: 'async def f();' SyntaxError expected ':' 1 14 1 15
# expect: 'async def f(): :' SyntaxError invalid syntax 1 16 1 17
# expect: 'async def f()\n' SyntaxError expected ':' 1 14 1 14
# expect: 'async def f() pass' SyntaxError expected ':' 1 15 1 19
# expect: 'x = f(1) 2' SyntaxError invalid syntax 1 10 1 11
# expect: 'x = (1) 2' SyntaxError invalid syntax 1 9 1 10
# expect: 'x = [f(1) 2]' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 1 12
# expect: 'x = [(1) (2) 3]' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 6 1 15
# expect: 'for i in range(3) print(i)' SyntaxError invalid syntax 1 19 1 24
# expect: 'if f(x) g(y): pass' SyntaxError invalid syntax 1 9 1 10
# expect: 'x = f(a)(b) c' SyntaxError invalid syntax 1 13 1 14
# expect: '[f(1)\n g(2)]' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 2 2 6
# expect: 'x = {1:f(2) 3:4}' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 8 1 14
# expect: 'print f(1)' SyntaxError Missing parentheses in call to 'print'. Did you mean print(...)? 1 1 1 11
# expect: 'print (a) b' SyntaxError invalid syntax 1 11 1 12
# expect: 'return f(1) 2' SyntaxError invalid syntax 1 13 1 14
# expect: 'lambda: f(1) 2' SyntaxError invalid syntax 1 14 1 15
# expect: 'f(lambda x: 1 2)' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 13 1 16
# expect: 'f(g(1) h(2), 3)' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 3 1 12
# expect: 'x[1 2]' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 3 1 6
# expect: 'x[1] 2' SyntaxError invalid syntax 1 6 1 7
# expect: '{1} 2' SyntaxError invalid syntax 1 5 1 6
# expect: "'a' f(1)" SyntaxError invalid syntax 1 5 1 6
# expect: "f('a' b)" SyntaxError invalid syntax. Perhaps you forgot a comma? 1 3 1 8
# expect: "f(a 'b')" SyntaxError invalid syntax 1 5 1 8
# expect: 'f(*a b)' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 4 1 7
# expect: 'f(a=b c)' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 5 1 8
# expect: 'f(a\nb)' SyntaxError invalid syntax. Perhaps you forgot a comma? 1 3 2 2
# expect: '' SyntaxError invalid syntax 0 0 0 0
# expect: '\n' SyntaxError invalid syntax 1 0 1 0
# expect: '# c' SyntaxError invalid syntax 1 0 1 0
# expect: 'x' fits
# expect: 'x; y' fits
# expect: 'x\ny' SyntaxError multiple statements found while compiling a single statement 1 2 1 2
# expect: 'if 1: pass' SyntaxError invalid syntax 1 0 1 0
# expect: 'if 1: pass\n' fits
# expect: 'if 1:\n pass' fits
# expect: 'if 1:\n pass\nx' SyntaxError invalid syntax 3 1 3 2
# expect: '@d\ndef f(): pass' SyntaxError invalid syntax 2 0 2 0
# expect: 'try: x\nfinally: y' SyntaxError invalid syntax 2 0 2 0
# expect: 'async def f(): pass' SyntaxError invalid syntax 1 0 1 0
# expect: 'class A: pass\n\n1' SyntaxError invalid syntax 3 1 3 2
# expect: 'with a: b' SyntaxError invalid syntax 1 0 1 0
# expect: 'def f():\n  return 1\n  ' SyntaxError invalid syntax 3 0 3 0
# expect: '' SyntaxError invalid syntax 0 0 0 0
# expect: '\n' SyntaxError invalid syntax 1 0 1 0
# expect: '*a' SyntaxError invalid syntax 1 1 1 2
# expect: '*a, b' SyntaxError invalid syntax 1 1 1 2
# expect: 'a, *b' SyntaxError invalid syntax 1 4 1 5
# expect: '(*a, b)' fits
# expect: 'a,' fits
# expect: 'x\ny' SyntaxError invalid syntax 2 1 2 2
# expect: 'pass' SyntaxError invalid syntax 1 1 1 5
# expect: 'a b' SyntaxError invalid syntax 1 3 1 4
