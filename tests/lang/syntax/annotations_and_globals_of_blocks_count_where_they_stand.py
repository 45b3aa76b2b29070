"""Annotations in a case make __annotations__; the else of a try is read before its handlers."""
match 1:
    case 2:
        pass
    case _:
        number: int = 3
print(__annotations__)


def star():
    try:
        pass
    except* ValueError:
        found = "handler"
    else:
        global found
        found = "else"


def plain():
    try:
        pass
    except ValueError:
        kept = "handler"
    else:
        global kept
        kept = "else"


star()
plain()
print(found, kept)
try:
    compile("def f():\n try: a = 1\n except E: pass\n else:\n  global a\n", "t", "exec")
except SyntaxError as error:
    print(error.msg, error.lineno)

# expect: {'number': <class 'int'>}
# expect: else else
# expect: name 'a' is assigned to before global declaration 5
