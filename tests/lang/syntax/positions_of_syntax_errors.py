# Where errors of the tokenizer, the parser and the compiler are: line, offset, end and text of the SyntaxError.
SOURCES = [
    "if x:\n", "if x:", "if x:\n\n\n", "def f():\n  if x:\ny=1", "def f():\n  if x:\n y=1", "if x:\n  # c\n", "if x: # c",
    "try:\n  pass\n", "def f():\n  try:\n    pass\nx", "def f():\n    @d\nx", "def f():\n    @d\n", "@d", "  x", "x\n  y",
    "x\n\t\ty", "  x )", "  1a", "class A:\n\n\n   # comment\n", "while 1:\n    x = (\n", "match x:\n", "match x:\n  case 1:\n",
    '"\u00e9" 1_', "f(\u00e9", "\u00e9 = )", "(", "f(a for", "\\", "x\\\n", "x = \"abc", 'x = """abc\n\n', "a[", "x $ y", "a <> b",
    "(a ? b", "return", "yield", "break", "def f(a,a): pass", "nonlocal x", "*a = 1", "x = *a", "from a import *; nonlocal y",
    "0x", "0b2", "08", "0_7", "1__0", "1e", "0o8", "1.e+", "]", "(]", "\u20ac", "'\\x1'", "b'\\x1'", "f'{}'", "f'{a!x}'",
    "async x", "a not b", "def f(/, a): pass", "lambda *: 0", "match x:\n case {**_}: pass",
    "[i := 0 for i in x]", "try: pass\nexcept A: pass\nexcept: pass\nexcept B: pass",
]
for source in SOURCES:
    try:
        compile(source, "<t>", "exec")
        print(repr(source), "is fine")
    except SyntaxError as e:
        print(repr(source), type(e).__name__, e.msg, (e.lineno, e.offset), (e.end_lineno, e.end_offset), repr(e.text))

# expect: 'if x:\n' IndentationError expected an indented block after 'if' statement on line 1 (1, 6) (1, -1) 'if x:\n'
# expect: 'if x:' IndentationError expected an indented block after 'if' statement on line 1 (1, 6) (1, -1) 'if x:\n'
# expect: 'if x:\n\n\n' IndentationError expected an indented block after 'if' statement on line 1 (3, 1) (3, -1) '\n'
# expect: 'def f():\n  if x:\ny=1' IndentationError expected an indented block after 'if' statement on line 2 (3, 0) (3, -1) 'y=1\n'
# expect: 'def f():\n  if x:\n y=1' IndentationError unindent does not match any outer indentation level (3, 5) (3, -1) ' y=1\n'
# expect: 'if x:\n  # c\n' IndentationError expected an indented block after 'if' statement on line 1 (2, 6) (2, -1) '  # c\n'
# expect: 'if x: # c' IndentationError expected an indented block after 'if' statement on line 1 (1, 10) (1, -1) 'if x: # c\n'
# expect: 'try:\n  pass\n' SyntaxError expected 'except' or 'finally' block (2, 7) (2, -1) '  pass\n'
# expect: 'def f():\n  try:\n    pass\nx' SyntaxError expected 'except' or 'finally' block (4, 0) (4, -1) 'x\n'
# expect: 'def f():\n    @d\nx' IndentationError unexpected unindent (3, 0) (3, -1) 'x\n'
# expect: 'def f():\n    @d\n' IndentationError unexpected unindent (2, 7) (2, -1) '    @d\n'
# expect: '@d' SyntaxError invalid syntax (1, 0) (1, 0) '@d\n'
# expect: '  x' IndentationError unexpected indent (1, 2) (1, -1) '  x\n'
# expect: 'x\n  y' IndentationError unexpected indent (2, 2) (2, -1) '  y\n'
# expect: 'x\n\t\ty' IndentationError unexpected indent (2, 2) (2, -1) '\t\ty\n'
# expect: '  x )' IndentationError unexpected indent (1, 2) (1, -1) '  x )\n'
# expect: '  1a' IndentationError unexpected indent (1, 2) (1, -1) '  1a\n'
# expect: 'class A:\n\n\n   # comment\n' IndentationError expected an indented block after class definition on line 1 (4, 13) (4, -1) '   # comment\n'
# expect: 'while 1:\n    x = (\n' SyntaxError '(' was never closed (2, 9) (2, 0) '    x = (\n'
# expect: 'match x:\n' IndentationError expected an indented block after 'match' statement on line 1 (1, 9) (1, -1) 'match x:\n'
# expect: 'match x:\n  case 1:\n' IndentationError expected an indented block after 'case' statement on line 2 (2, 10) (2, -1) '  case 1:\n'
# expect: '"é" 1_' SyntaxError invalid decimal literal (1, 6) (1, 6) '"é" 1_'
# expect: 'f(é' SyntaxError '(' was never closed (1, 2) (1, 0) 'f(é\n'
# expect: 'é = )' SyntaxError unmatched ')' (1, 5) (1, 5) 'é = )'
# expect: '(' SyntaxError '(' was never closed (1, 1) (1, 0) '(\n'
# expect: 'f(a for' SyntaxError '(' was never closed (1, 2) (1, 0) 'f(a for\n'
# expect: '\\' SyntaxError unexpected EOF while parsing (1, 2) (1, -1) '\\\n'
# expect: 'x\\\n' SyntaxError unexpected EOF while parsing (1, 3) (1, -1) 'x\\\n'
# expect: 'x = "abc' SyntaxError unterminated string literal (detected at line 1) (1, 5) (1, 5) 'x = "abc'
# expect: 'x = """abc\n\n' SyntaxError unterminated triple-quoted string literal (detected at line 2) (1, 5) (1, 5) 'x = """abc'
# expect: 'a[' SyntaxError '[' was never closed (1, 2) (1, 0) 'a[\n'
# expect: 'x $ y' SyntaxError invalid syntax (1, 3) (1, 4) 'x $ y\n'
# expect: 'a <> b' SyntaxError invalid syntax (1, 3) (1, 5) 'a <> b\n'
# expect: '(a ? b' SyntaxError invalid syntax (1, 4) (1, 5) '(a ? b\n'
# expect: 'return' SyntaxError 'return' outside function (1, 1) (1, 7) None
# expect: 'yield' SyntaxError 'yield' outside function (1, 1) (1, 6) None
# expect: 'break' SyntaxError 'break' outside loop (1, 1) (1, 6) None
# expect: 'def f(a,a): pass' SyntaxError duplicate argument 'a' in function definition (1, 9) (1, 10) None
# expect: 'nonlocal x' SyntaxError nonlocal declaration not allowed at module level (1, 1) (1, 11) None
# expect: '*a = 1' SyntaxError starred assignment target must be in a list or tuple (1, 1) (1, 3) None
# expect: 'x = *a' SyntaxError can't use starred expression here (1, 5) (1, 7) None
# expect: 'from a import *; nonlocal y' SyntaxError nonlocal declaration not allowed at module level (1, 18) (1, 28) None
# expect: '0x' SyntaxError invalid hexadecimal literal (1, 2) (1, 2) '0x'
# expect: '0b2' SyntaxError invalid digit '2' in binary literal (1, 3) (1, 3) '0b2'
# expect: '08' SyntaxError leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers (1, 1) (1, 2) '08'
# expect: '0_7' SyntaxError leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers (1, 1) (1, 3) '0_7'
# expect: '1__0' SyntaxError invalid decimal literal (1, 2) (1, 2) '1__0'
# expect: '1e' SyntaxError invalid decimal literal (1, 1) (1, 1) '1e'
# expect: '0o8' SyntaxError invalid digit '8' in octal literal (1, 3) (1, 3) '0o8'
# expect: '1.e+' SyntaxError invalid decimal literal (1, 4) (1, 4) '1.e+'
# expect: ']' SyntaxError unmatched ']' (1, 1) (1, 1) ']'
# expect: '(]' SyntaxError closing parenthesis ']' does not match opening parenthesis '(' (1, 2) (1, 2) '(]'
# expect: '€' SyntaxError invalid character '€' (U+20AC) (1, 1) (1, 1) '€'
# expect: "'\\x1'" SyntaxError (unicode error) 'unicodeescape' codec can't decode bytes in position 0-2: truncated \xXX escape (1, 6) (1, 6) "'\\x1'\n"
# expect: "b'\\x1'" SyntaxError (value error) invalid \x escape at position 0 (1, 7) (1, 7) "b'\\x1'\n"
# expect: "f'{}'" SyntaxError f-string: empty expression not allowed (1, 6) (1, 6) "f'{}'\n"
# expect: "f'{a!x}'" SyntaxError f-string: invalid conversion character: expected 's', 'r', or 'a' (1, 9) (1, 9) "f'{a!x}'\n"
# expect: 'async x' SyntaxError invalid syntax (1, 7) (1, 8) 'async x\n'
# expect: 'a not b' SyntaxError invalid syntax (1, 7) (1, 8) 'a not b\n'
# expect: 'def f(/, a): pass' SyntaxError at least one argument must precede / (1, 7) (1, 8) 'def f(/, a): pass\n'
# expect: 'lambda *: 0' SyntaxError named arguments must follow bare * (1, 9) (1, 10) 'lambda *: 0\n'
# expect: 'match x:\n case {**_}: pass' SyntaxError invalid syntax (2, 10) (2, 11) ' case {**_}: pass\n'
# expect: '[i := 0 for i in x]' SyntaxError assignment expression cannot rebind comprehension iteration variable 'i' (1, 2) (1, 3) None
# expect: 'try: pass\nexcept A: pass\nexcept: pass\nexcept B: pass' SyntaxError default 'except:' must be last (3, 1) (3, 13) None
