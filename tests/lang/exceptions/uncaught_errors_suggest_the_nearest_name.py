"""Behind an uncaught NameError or AttributeError stands the name that was meant, if one is near."""
import math
import sys


class Point:
    coordinate = 1

    def __getattr__(self, name):
        raise AttributeError(f"no {name}")


def show(action):
    class Text:
        text = ""

        def write(self, part):
            self.text += part

        def flush(self):
            pass

    try:
        action()
    except Exception:
        before, sys.stderr = sys.stderr, Text()
        try:
            sys.__excepthook__(*sys.exc_info())
        finally:
            written, sys.stderr = sys.stderr.text, before
        print(written.splitlines()[-1])


module_variable = 1


def of_a_local():
    counter = 1
    return countr


show(of_a_local)
show(lambda: module_varable)
show(lambda: prin)
show(lambda: TRUE)
show(lambda: far_from_everything_here)
show(lambda: [].apend)
show(lambda: math.squrt)
show(lambda: Point().cordinate)
show(lambda: Point.coordinat)
show(lambda: "".zzz)
show(lambda: int("a"))


def unbound():
    print(late)
    late = 1


show(unbound)


def raised_by_hand():
    raise NameError("name 'prin' is not defined", name="prin")


show(raised_by_hand)
show(lambda: (_ for _ in ()).throw(AttributeError("without an object")))


class Dirs:
    def __dir__(self):
        raise ValueError("no names")


show(lambda: Dirs().anything)

# expect: NameError: name 'countr' is not defined. Did you mean: 'counter'?
# expect: NameError: name 'module_varable' is not defined. Did you mean: 'module_variable'?
# expect: NameError: name 'prin' is not defined. Did you mean: 'print'?
# expect: NameError: name 'TRUE' is not defined. Did you mean: 'True'?
# expect: NameError: name 'far_from_everything_here' is not defined
# expect: AttributeError: 'list' object has no attribute 'apend'. Did you mean: 'append'?
# expect: AttributeError: module 'math' has no attribute 'squrt'. Did you mean: 'sqrt'?
# expect: AttributeError: no cordinate. Did you mean: 'coordinate'?
# expect: AttributeError: type object 'Point' has no attribute 'coordinat'. Did you mean: 'coordinate'?
# expect: AttributeError: 'str' object has no attribute 'zzz'
# expect: ValueError: invalid literal for int() with base 10: 'a'
# expect: UnboundLocalError: cannot access local variable 'late' where it is not associated with a value
# expect: NameError: name 'prin' is not defined. Did you mean: 'print'?
# expect: AttributeError: without an object
# expect: AttributeError: 'Dirs' object has no attribute 'anything'
