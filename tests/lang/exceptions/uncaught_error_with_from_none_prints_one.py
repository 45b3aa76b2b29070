try:
    int("x")
except ValueError:
    raise TypeError("only this") from None

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_with_from_none_prints_one.py", line 4, in <module>
# expect error:     raise TypeError("only this") from None
# expect error: TypeError: only this
