import ast
import csv
import email
import email.policy
import email.utils
import http.cookies
import re
from datetime import datetime, time

for lines in (["a\\", "b"], ["a\\\n", "b"], ["a,\\\r\n", "b;c\n", "d\n"], ['"a\\', 'b"'], ['"a\\\n', 'b",c'], ["a\\"], ['"a\\']):
    for strict in (False, True):
        try:
            print(lines, list(csv.reader(lines, escapechar="\\", doublequote=False, strict=strict)))
        except csv.Error as error:
            print(lines, error)
for text in ("x = yield", "x: int = yield", "x += yield", "yield", "return (yield)", "for x in (yield): pass", "f((yield), (yield 1))", "await x", "(yield).a"):
    tree = ast.parse("async def f():\n " + text if "await" in text else "def f():\n " + text)
    shown = ast.unparse(tree)
    compile(shown, "f", "exec")
    print(shown.splitlines()[1:])
for text in ("(int, *str, **Any) -> float", "() -> List[int]", "(Callable[[int], str], a.b) -> Dict[str, '->'] "):
    tree = ast.parse(text, mode="func_type")
    print(ast.dump(tree), ast.unparse(tree), [kind.col_offset for kind in [*tree.argtypes, tree.returns]])
for text in ("(int, *str, **Any)", "(a=1) -> int", "int -> int", "(int) ->", " () -> int"):
    try:
        ast.parse(text, mode="func_type")
    except SyntaxError:
        print("SyntaxError")
for text in ("9999-05- 1T12:57:09", "9999-10-03T01+21:30+01:02", "2024-06-+6", "2024-01-01T00:00+00+00", "2024-W1x-1"):
    try:
        print(datetime.fromisoformat(text))
    except ValueError as error:
        print(error)
print(datetime.strptime("Saturday 00 1900", "%A %W %Y"), datetime.strptime("Sunday 00 2000", "%A %U %Y"), datetime.strptime("Sunday 00 2006", "%A %U %Y"))
print(re.compile("a").groupindex, re.compile("(?P<n>a)").groupindex)
for text in ("a=b; httponly", "a=b; c", "httponlyexpires=Wed, 01 Jan 2020 00:00:00 GMTsecure,Path=/", "a=b; path=/; c=d; secure", "path=/; a=b", "$Version=1; a=b; $Path=2"):
    jar = http.cookies.SimpleCookie()
    jar.load(text)
    print(jar.output(header="", sep=";"))
for text in ("a@b@c", "a@", "x <a@b@c>", '"a@b"@c', "<a@>", "a@b (c@d)", "a"):
    print(email.utils.parseaddr(text))
message = email.message_from_string("Subject: =?bogus?q?caf=E9?=\nFrom: =?nothing?b?eA==?= <a@b>\n\nx", policy=email.policy.default)
print(ascii(message["subject"]), ascii(message["from"]))

# expect: ['a\\', 'b'] [['a\nb']]
# expect: ['a\\', 'b'] [['a\nb']]
# expect: ['a\\\n', 'b'] [['a\nb']]
# expect: ['a\\\n', 'b'] unexpected end of data
# expect: ['a,\\\r\n', 'b;c\n', 'd\n'] [['a', '\r'], ['b;c'], ['d']]
# expect: ['a,\\\r\n', 'b;c\n', 'd\n'] [['a', '\r'], ['b;c'], ['d']]
# expect: ['"a\\', 'b"'] [['a\nb']]
# expect: ['"a\\', 'b"'] [['a\nb']]
# expect: ['"a\\\n', 'b",c'] [['a\nb', 'c']]
# expect: ['"a\\\n', 'b",c'] [['a\nb', 'c']]
# expect: ['a\\'] [['a\n']]
# expect: ['a\\'] unexpected end of data
# expect: ['"a\\'] [['a\n']]
# expect: ['"a\\'] unexpected end of data
# expect: ['    x = (yield)']
# expect: ['    x: int = (yield)']
# expect: ['    x += (yield)']
# expect: ['    yield']
# expect: ['    return (yield)']
# expect: ['    for x in (yield):', '        pass']
# expect: ['    f((yield), (yield 1))']
# expect: ['    await x']
# expect: ['    (yield).a']
# expect: FunctionType(argtypes=[Name(id='int', ctx=Load()), Name(id='str', ctx=Load()), Name(id='Any', ctx=Load())], returns=Name(id='float', ctx=Load())) (int, str, Any) -> float [1, 7, 14, 22]
# expect: FunctionType(argtypes=[], returns=Subscript(value=Name(id='List', ctx=Load()), slice=Name(id='int', ctx=Load()), ctx=Load())) () -> List[int] [6]
# expect: FunctionType(argtypes=[Subscript(value=Name(id='Callable', ctx=Load()), slice=Tuple(elts=[List(elts=[Name(id='int', ctx=Load())], ctx=Load()), Name(id='str', ctx=Load())], ctx=Load()), ctx=Load()), Attribute(value=Name(id='a', ctx=Load()), attr='b', ctx=Load())], returns=Subscript(value=Name(id='Dict', ctx=Load()), slice=Tuple(elts=[Name(id='str', ctx=Load()), Constant(value='->')], ctx=Load()), ctx=Load())) (Callable[[int], str], a.b) -> Dict[str, '->'] [1, 23, 31]
# expect: SyntaxError
# expect: SyntaxError
# expect: SyntaxError
# expect: SyntaxError
# expect: SyntaxError
# expect: Invalid isoformat string: '9999-05- 1T12:57:09'
# expect: Invalid isoformat string: '9999-10-03T01+21:30+01:02'
# expect: Invalid isoformat string: '2024-06-+6'
# expect: Invalid isoformat string: '2024-01-01T00:00+00+00'
# expect: Invalid isoformat string: '2024-W1x-1'
# expect: 1900-01-06 00:00:00 1999-12-26 00:00:00 2006-01-01 00:00:00
# expect: {} {'n': 1}
# expect:  a=b; HttpOnly
# expect:
# expect:
# expect:  a=b; Path=/; c=d; Secure
# expect:
# expect:  a=b; Path=2
# expect: ('', '')
# expect: ('', '')
# expect: ('x', '')
# expect: ('', '"a@b"@c')
# expect: ('', '')
# expect: ('c@d', 'a@b')
# expect: ('', 'a')
# expect: 'caf\ufffd' 'x <a@b>'
