def f(e):
    try:
        raise e
    except (KeyError, IndexError) as x:
        return "lookup", type(x).__name__
    except ArithmeticError:
        return "arithmetic"
    except Exception as x:
        return "other", repr(x)


print(f(KeyError("k")), f(IndexError), f(ZeroDivisionError()), f(RuntimeError("r", 2)))
try:
    try:
        raise TypeError("inner")
    except ValueError:
        print("never")
except TypeError as e:
    print("outer", e)

# expect: ('lookup', 'KeyError') ('lookup', 'IndexError') arithmetic ('other', "RuntimeError('r', 2)")
# expect: outer inner
