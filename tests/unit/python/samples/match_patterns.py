import re
def f(x, y):
    match x:
        case 1 | -2 | 3.5 | 1 + 2j | -1 - 2j:
            return "number"
        case "a" "b" | b"c":
            return "text"
        case None | True | False:
            return "singleton"
        case re.A | re.B.C:
            return "value"
        case []:
            return "empty"
        case [a, b] if a > b:
            return a
        case (a, b, *_):
            return b
        case [1, *rest, 2]:
            return rest
        case [_, _, *_, last]:
            return last
        case {}:
            return "mapping"
        case {"k": v, 1: [p, q], **others}:
            return v, p, q, others
        case {re.A: 1, None: w}:
            return w
        case P():
            return "p"
        case P(1, z, x=0, y=[u, t]):
            return z, u, t
        case re.P(a=_, b=_):
            return 0
        case (P(a, b) | Q(b, a)) as whole:
            return a, b, whole
        case [P(a, c) | Q(c, a), d] | R(d, c, a):
            return a, c, d
        case str(s) | bytes(s):
            return s
        case other:
            return other
    match x, y:
        case 0, 1:
            pass
        case _ if y:
            y()
        case _:
            z = 1
    match (x):
        case _:
            pass
    match *x, y:
        case [*all]:
            return all
match = {}
match[1] = match
match.x
print(match, case := 3)
case = 1
