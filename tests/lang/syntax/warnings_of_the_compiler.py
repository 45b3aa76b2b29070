import warnings

texts = r"""assert (x, y)
assert (x, "a"), 1
x is 1
"a" is not x
() is x
1()
"a"()
[1][1, 2]
"a"[1, 2]
(1)(2)
(lambda: 1)()
[1, 2] [3]
{1: 2}[3]
{1}[0]
None[0]
f"a"()
(x for x in y)()
1 in 2
x == 1
'\d'
b'\d\e'
'\8'
'\400'
f'\d{x}'
r'\d'
1 if 2else 3
0x5or 6
1if 1 else 2
[0x1for x in y]
1.5and 2
""".splitlines()
for text in texts:
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always")
        compile("\n" + text, "file.py", "exec")
    print(text, [(w.category.__name__, str(w.message), w.filename, w.lineno) for w in caught])
for text in "x is 1", "'\\d'":
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        try:
            compile(text, "file.py", "exec")
        except SyntaxError as e:
            print(type(e).__name__, e.msg, e.lineno, e.filename)
with warnings.catch_warnings():
    warnings.simplefilter("ignore")
    print(eval("5 is 5"))

# expect: assert (x, y) [('SyntaxWarning', 'assertion is always true, perhaps remove parentheses?', 'file.py', 2)]
# expect: assert (x, "a"), 1 [('SyntaxWarning', 'assertion is always true, perhaps remove parentheses?', 'file.py', 2)]
# expect: x is 1 [('SyntaxWarning', '"is" with a literal. Did you mean "=="?', 'file.py', 2)]
# expect: "a" is not x [('SyntaxWarning', '"is not" with a literal. Did you mean "!="?', 'file.py', 2)]
# expect: () is x [('SyntaxWarning', '"is" with a literal. Did you mean "=="?', 'file.py', 2)]
# expect: 1() [('SyntaxWarning', "'int' object is not callable; perhaps you missed a comma?", 'file.py', 2)]
# expect: "a"() [('SyntaxWarning', "'str' object is not callable; perhaps you missed a comma?", 'file.py', 2)]
# expect: [1][1, 2] [('SyntaxWarning', 'list indices must be integers or slices, not tuple; perhaps you missed a comma?', 'file.py', 2)]
# expect: "a"[1, 2] [('SyntaxWarning', 'str indices must be integers or slices, not tuple; perhaps you missed a comma?', 'file.py', 2)]
# expect: (1)(2) [('SyntaxWarning', "'int' object is not callable; perhaps you missed a comma?", 'file.py', 2)]
# expect: (lambda: 1)() []
# expect: [1, 2] [3] []
# expect: {1: 2}[3] []
# expect: {1}[0] [('SyntaxWarning', "'set' object is not subscriptable; perhaps you missed a comma?", 'file.py', 2)]
# expect: None[0] [('SyntaxWarning', "'NoneType' object is not subscriptable; perhaps you missed a comma?", 'file.py', 2)]
# expect: f"a"() [('SyntaxWarning', "'str' object is not callable; perhaps you missed a comma?", 'file.py', 2)]
# expect: (x for x in y)() [('SyntaxWarning', "'generator' object is not callable; perhaps you missed a comma?", 'file.py', 2)]
# expect: 1 in 2 []
# expect: x == 1 []
# expect: '\d' [('DeprecationWarning', "invalid escape sequence '\\d'", 'file.py', 2)]
# expect: b'\d\e' [('DeprecationWarning', "invalid escape sequence '\\d'", 'file.py', 2)]
# expect: '\8' [('DeprecationWarning', "invalid escape sequence '\\8'", 'file.py', 2)]
# expect: '\400' [('DeprecationWarning', "invalid octal escape sequence '\\400'", 'file.py', 2)]
# expect: f'\d{x}' [('DeprecationWarning', "invalid escape sequence '\\d'", 'file.py', 2)]
# expect: r'\d' []
# expect: 1 if 2else 3 [('SyntaxWarning', 'invalid decimal literal', 'file.py', 2)]
# expect: 0x5or 6 [('SyntaxWarning', 'invalid hexadecimal literal', 'file.py', 2)]
# expect: 1if 1 else 2 [('SyntaxWarning', 'invalid decimal literal', 'file.py', 2)]
# expect: [0x1for x in y] [('SyntaxWarning', 'invalid hexadecimal literal', 'file.py', 2)]
# expect: 1.5and 2 [('SyntaxWarning', 'invalid decimal literal', 'file.py', 2)]
# expect: SyntaxError "is" with a literal. Did you mean "=="? 1 file.py
# expect: SyntaxError invalid escape sequence '\d' 1 file.py
# expect: True
