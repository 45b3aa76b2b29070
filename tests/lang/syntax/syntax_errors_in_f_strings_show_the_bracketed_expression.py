# An error in the expression of an f-string shows that expression in brackets and counts its columns in there.
SOURCES = [
    "f'{a b}'", "x = f'{a b}' + 1", "print('x' f'abc {a b} def')", "x = 1\ny = f'''\nabc {1 1}\n'''", "f'''{\na b}'''",
    "f'{lambda x:1}'", "f'{*a}'", "f'{**a}'", "f'{=}'", "f'{!r}'", "f'{:x}'", "f'{}'", "f'{1+}'", "f'{a!=}'", "f'{del x}'",
    "f'{print x}'", "f'{1.a}'", "f'{0777}'", "f'{a \u200b b}'", "f'{a if b}'", "f'{f(x for x in y, 1)}'", "f'{a[b c]}'",
    "f'{a:{b c}}'", "f'{f\"{a b}\"}'", "f'{f\"{}\"}'", "f'{(a b)}'", "f'{a not b}'", "f'\u00e9 {a b}'",
]
for source in SOURCES:
    try:
        compile(source, "<t>", "exec")
        print(repr(source), "is fine")
    except SyntaxError as e:
        print(repr(source), e.msg, (e.lineno, e.offset), (e.end_lineno, e.end_offset), repr(e.text))

# expect: "f'{a b}'" f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 5) '(a b)\n'
# expect: "x = f'{a b}' + 1" f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 5) '(a b)\n'
# expect: "print('x' f'abc {a b} def')" f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 5) '(a b)\n'
# expect: "x = 1\ny = f'''\nabc {1 1}\n'''" f-string: invalid syntax. Perhaps you forgot a comma? (3, 2) (3, 5) '(1 1)\n'
# expect: "f'''{\na b}'''" f-string: invalid syntax. Perhaps you forgot a comma? (2, 1) (2, 4) 'a b)\n'
# expect: "f'{lambda x:1}'" f-string: invalid syntax (1, 10) (1, 11) '(lambda x)\n'
# expect: "f'{*a}'" f-string: cannot use starred expression here (1, 2) (1, 4) '(*a)\n'
# expect: "f'{**a}'" f-string: cannot use double starred expression here (1, 2) (1, 4) '(**a)\n'
# expect: "f'{=}'" f-string: expression required before '=' (1, 7) (1, 7) "f'{=}'\n"
# expect: "f'{!r}'" f-string: expression required before '!' (1, 8) (1, 8) "f'{!r}'\n"
# expect: "f'{:x}'" f-string: expression required before ':' (1, 8) (1, 8) "f'{:x}'\n"
# expect: "f'{}'" f-string: empty expression not allowed (1, 6) (1, 6) "f'{}'\n"
# expect: "f'{1+}'" f-string: invalid syntax (1, 4) (1, 5) '(1+)\n'
# expect: "f'{a!=}'" f-string: invalid syntax (1, 5) (1, 6) '(a!=)\n'
# expect: "f'{del x}'" f-string: invalid syntax (1, 2) (1, 5) '(del x)\n'
# expect: "f'{print x}'" f-string: Missing parentheses in call to 'print'. Did you mean print(...)? (1, 2) (1, 9) '(print x)\n'
# expect: "f'{1.a}'" invalid decimal literal (1, 3) (1, 3) '(1.a)'
# expect: "f'{0777}'" leading zeros in decimal integer literals are not permitted; use an 0o prefix for octal integers (1, 2) (1, 3) '(0777)'
# expect: "f'{a \u200b b}'" invalid non-printable character U+200B (1, 4) (1, 4) '(a \u200b b)'
# expect: "f'{a if b}'" f-string: expected 'else' after 'if' expression (1, 2) (1, 8) '(a if b)\n'
# expect: "f'{f(x for x in y, 1)}'" f-string: Generator expression must be parenthesized (1, 4) (1, 16) '(f(x for x in y, 1))\n'
# expect: "f'{a[b c]}'" f-string: invalid syntax. Perhaps you forgot a comma? (1, 4) (1, 7) '(a[b c])\n'
# expect: "f'{a:{b c}}'" f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 5) '(b c)\n'
# expect: 'f\'{f"{a b}"}\'' f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 5) '(a b)\n'
# expect: 'f\'{f"{}"}\'' f-string: f-string: empty expression not allowed (1, 7) (1, 8) '(f"{}")\n'
# expect: "f'{(a b)}'" f-string: invalid syntax. Perhaps you forgot a comma? (1, 3) (1, 6) '((a b))\n'
# expect: "f'{a not b}'" f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 9) '(a not b)\n'
# expect: "f'é {a b}'" f-string: invalid syntax. Perhaps you forgot a comma? (1, 2) (1, 5) '(a b)\n'
