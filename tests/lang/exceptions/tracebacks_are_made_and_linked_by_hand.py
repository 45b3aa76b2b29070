import types


def fail():
    raise ValueError("inner")


try:
    fail()
except ValueError as e:
    first = e.__traceback__
made = types.TracebackType(first, first.tb_frame, first.tb_lasti, 12)
print(made.tb_next is first, made.tb_frame is first.tb_frame, made.tb_lasti == first.tb_lasti, made.tb_lineno)
for given in [(1, first.tb_frame, 1, 2), (None, 1, 1, 2), (None, first.tb_frame, "a", 2), ()]:
    try:
        types.TracebackType(*given)
    except TypeError as e:
        print(e)
for entry in (made, 1):
    try:
        made.tb_next = entry
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)
try:
    first.tb_next.tb_next = made
except ValueError as e:
    print(e, "further on")
made.tb_next = None
print(made.tb_next, ValueError("x").with_traceback(made).__traceback__ is made)
try:
    ValueError().__setstate__(1)
except TypeError as e:
    print(e)

# expect: True True True 12
# expect: expected traceback object or None, got 'int'
# expect: TracebackType() argument 'tb_frame' must be frame, not int
# expect: 'str' object cannot be interpreted as an integer
# expect: TracebackType() missing required argument 'tb_next' (pos 1)
# expect: ValueError traceback loop detected
# expect: TypeError expected traceback object, got 'int'
# expect: traceback loop detected further on
# expect: None True
# expect: state is not a dictionary
