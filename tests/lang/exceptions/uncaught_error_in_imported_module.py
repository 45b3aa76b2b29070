import _broken

_broken.fail(0)

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_in_imported_module.py", line 3, in <module>
# expect error:     _broken.fail(0)
# expect error:   File "_broken.py", line 2, in fail
# expect error:     return helper(n)
# expect error:   File "_broken.py", line 6, in helper
# expect error:     return [1, 2][n + 5]
# expect error: IndexError: list index out of range
