import traceback

first, second = ValueError("first"), ValueError("second")
first.__context__, second.__context__ = second, first
try:
    try:
        raise first
    except ValueError:
        raise KeyError("third")
except KeyError as e:
    print(repr(e.__context__), repr(e.__context__.__context__), repr(e.__context__.__context__.__context__))
    print(sum("ValueError: first" in line for line in traceback.format_exception(e)))
itself = OSError("itself")
itself.__cause__ = itself
try:
    raise itself
except OSError as e:
    try:
        raise TypeError
    except TypeError as other:
        print(other.__context__ is e)

# expect: ValueError('first') ValueError('second') ValueError('first')
# expect: 1
# expect: True
