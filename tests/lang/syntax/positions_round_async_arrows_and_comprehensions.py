# Where the parser stops: at the furthest token that it has looked at.
for text in ("async = 1", "async: int", "x = async", "f(async=1)", "[x async y]", "x async y", "{x, async}", "class async: pass",
             "[async for x in y]", "if async: pass", "async", "def f() -> : pass", "def f() -> -> 1: pass", "class C(x for x in y): pass",
             "for (x in y): pass", "for (x in y) in z: pass", "for (f() in y): pass", "[a for (x in y)]", "(a, b for a in c)", "[a, for a in c]",
             "{a, for a in c}", "from __future__ import nope", "x = 1; from __future__ import division",
             "x = 1\nfrom __future__ import division", "from __future__ import division, braces", "()() = 1", "[]() = 1",
             "f() = 1", "(a)() = 1", "None() = 1", "{}() = 1", "() + 1 = 2", "x + 1 = 2"):  # fmt: skip
    try:
        compile(text, "f", "exec")
    except SyntaxError as e:
        print(repr(text), e.msg, e.lineno, e.offset, e.end_lineno, e.end_offset)

# expect: 'async = 1' invalid syntax 1 7 1 8
# expect: 'async: int' invalid syntax 1 6 1 7
# expect: 'x = async' invalid syntax 1 5 1 10
# expect: 'f(async=1)' invalid syntax 1 3 1 8
# expect: '[x async y]' invalid syntax 1 10 1 11
# expect: 'x async y' invalid syntax 1 3 1 8
# expect: '{x, async}' invalid syntax 1 5 1 10
# expect: 'class async: pass' invalid syntax 1 7 1 12
# expect: '[async for x in y]' invalid syntax 1 2 1 7
# expect: 'if async: pass' invalid syntax 1 4 1 9
# expect: 'async' invalid syntax 1 6 1 6
# expect: 'def f() -> : pass' expected ':' 1 9 1 11
# expect: 'def f() -> -> 1: pass' expected ':' 1 9 1 11
# expect: 'class C(x for x in y): pass' invalid syntax 1 11 1 14
# expect: 'for (x in y): pass' invalid syntax 1 13 1 14
# expect: 'for (x in y) in z: pass' invalid syntax 1 14 1 16
# expect: 'for (f() in y): pass' cannot assign to function call 1 6 1 9
# expect: '[a for (x in y)]' invalid syntax 1 16 1 17
# expect: '(a, b for a in c)' invalid syntax 1 7 1 10
# expect: '[a, for a in c]' did you forget parentheses around the comprehension target? 1 2 1 4
# expect: '{a, for a in c}' did you forget parentheses around the comprehension target? 1 2 1 4
# expect: 'from __future__ import nope' future feature nope is not defined 1 1 1 None
# expect: 'x = 1; from __future__ import division' from __future__ imports must occur at the beginning of the file 1 7 1 None
# expect: 'x = 1\nfrom __future__ import division' from __future__ imports must occur at the beginning of the file 2 1 2 32
# expect: 'from __future__ import division, braces' not a chance 1 1 1 None
# expect: '()() = 1' cannot assign to function call 1 1 1 5
# expect: '[]() = 1' cannot assign to function call 1 1 1 5
# expect: 'f() = 1' cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 1 4
# expect: '(a)() = 1' cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 1 6
# expect: 'None() = 1' cannot assign to function call 1 1 1 7
# expect: '{}() = 1' cannot assign to function call here. Maybe you meant '==' instead of '='? 1 1 1 5
# expect: '() + 1 = 2' cannot assign to expression 1 1 1 7
# expect: 'x + 1 = 2' cannot assign to expression here. Maybe you meant '==' instead of '='? 1 1 1 6
