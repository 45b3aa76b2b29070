# A comment in the first two lines of source bytes names their encoding; text has none.
import ast

for source in (b"# coding: latin-1\nx = '\xe9'", b"#!/bin/x\n# -*- coding: cp1252 -*-\nx = '\x80'", "# coding: latin-1\nx = '\xe9'".encode("latin-1"),
               b"\n# vim: set fileencoding=utf-8 :\nx = '\xc3\xa9'", "# coding: latin-1\nx = '\xe9'"):
    space = {}
    exec(source, space)
    print(ascii(space["x"]), eval(compile(b"# coding=iso-8859-15\n'\xa4'", "<t>", "eval")))
try:
    exec(b"# coding: nope\nx = 1")
except SyntaxError as e:
    print(e.msg)
exec(b"x = 1\ny = 2\n# coding: nope\n")

# expect: '\xe9' €
# expect: '\u20ac' €
# expect: '\xe9' €
# expect: '\xe9' €
# expect: '\xe9' €
# expect: unknown encoding: nope
