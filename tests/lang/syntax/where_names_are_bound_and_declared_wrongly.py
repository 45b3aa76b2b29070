# Assignment expressions as keys and in slices need brackets; a declaration after a use says so first; relative __future__ imports count.
SOURCES = [
    "{y:=1: 2}", "{y:=1: 2 for x in range(5)}", "{(y:=1): 2}", "{1: 2, y:=3}", "{1: 2, y=3}", "{1: 2, (y:=3): 4}", "{y:=1}", "{y:=1, 2}", "{1: y:=2}",
    "{y:=1 for x in z}", "{x: y:=1 for x in z}", "a[b:=0:1:2]", "a[b:=0:]", "a[b:=0]", "a[b:=0, 1]", "a[(b:=0):1]", "a[1:b:=2]", "a[1:2:b:=3]",
    "def f():\n x = 3\n x.z\n global x", "def f():\n x = 3\n x.z\n nonlocal x", "def f():\n x: foo = 5\n x\n global x", "def f():\n x: foo\n global x",
    "def f():\n x = 1\n global x", "def f():\n print(x)\n global x", "def f(x):\n x\n global x", "def f():\n x += 1\n nonlocal x",
    "x = 1\nfrom .__future__ import annotations", "def f():\n from ..__future__ import annotations", "from .__future__ import division",
]  # fmt: skip
for source in SOURCES:
    try:
        compile(source, "made", "exec")
        print(repr(source), "compiles")
    except SyntaxError as error:
        print(repr(source), error.msg, error.lineno, error.offset)
try:
    compile("from .__future__ import whatever", "made", "exec")
except SyntaxError as error:
    print(error.msg, error.lineno)
print(compile("from .__future__ import annotations\ndef f(a: b): pass", "made", "exec").co_flags & 0x1000000 != 0)
for text in (r"\N{}", r"a\N{}b", r"\N", r"\N{x"):
    try:
        print(text.encode().decode("unicode_escape"))
    except UnicodeDecodeError as error:
        print(error)
# expect: '{y:=1: 2}' invalid syntax 1 6
# expect: '{y:=1: 2 for x in range(5)}' invalid syntax 1 6
# expect: '{(y:=1): 2}' compiles
# expect: '{1: 2, y:=3}' ':' expected after dictionary key 1 8
# expect: '{1: 2, y=3}' ':' expected after dictionary key 1 8
# expect: '{1: 2, (y:=3): 4}' compiles
# expect: '{y:=1}' compiles
# expect: '{y:=1, 2}' compiles
# expect: '{1: y:=2}' invalid syntax 1 6
# expect: '{y:=1 for x in z}' compiles
# expect: '{x: y:=1 for x in z}' invalid syntax 1 6
# expect: 'a[b:=0:1:2]' invalid syntax 1 7
# expect: 'a[b:=0:]' invalid syntax 1 7
# expect: 'a[b:=0]' compiles
# expect: 'a[b:=0, 1]' compiles
# expect: 'a[(b:=0):1]' compiles
# expect: 'a[1:b:=2]' invalid syntax 1 6
# expect: 'a[1:2:b:=3]' invalid syntax 1 8
# expect: 'def f():\n x = 3\n x.z\n global x' name 'x' is used prior to global declaration 4 2
# expect: 'def f():\n x = 3\n x.z\n nonlocal x' name 'x' is used prior to nonlocal declaration 4 2
# expect: 'def f():\n x: foo = 5\n x\n global x' name 'x' is used prior to global declaration 4 2
# expect: 'def f():\n x: foo\n global x' annotated name 'x' can't be global 3 2
# expect: 'def f():\n x = 1\n global x' name 'x' is assigned to before global declaration 3 2
# expect: 'def f():\n print(x)\n global x' name 'x' is used prior to global declaration 3 2
# expect: 'def f(x):\n x\n global x' name 'x' is parameter and global 3 2
# expect: 'def f():\n x += 1\n nonlocal x' name 'x' is assigned to before nonlocal declaration 3 2
# expect: 'x = 1\nfrom .__future__ import annotations' from __future__ imports must occur at the beginning of the file 2 1
# expect: 'def f():\n from ..__future__ import annotations' from __future__ imports must occur at the beginning of the file 2 2
# expect: 'from .__future__ import division' compiles
# expect: future feature whatever is not defined 1
# expect: True
# expect: 'unicodeescape' codec can't decode bytes in position 0-2: malformed \N character escape
# expect: 'unicodeescape' codec can't decode bytes in position 1-3: malformed \N character escape
# expect: 'unicodeescape' codec can't decode bytes in position 0-1: malformed \N character escape
# expect: 'unicodeescape' codec can't decode bytes in position 0-3: malformed \N character escape
