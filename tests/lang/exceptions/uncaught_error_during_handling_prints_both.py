try:
    int("x")
except ValueError:
    undefined_name

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_during_handling_prints_both.py", line 2, in <module>
# expect error:     int("x")
# expect error: ValueError: invalid literal for int() with base 10: 'x'
# expect error:
# expect error: During handling of the above exception, another exception occurred:
# expect error:
# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_during_handling_prints_both.py", line 4, in <module>
# expect error:     undefined_name
# expect error: NameError: name 'undefined_name' is not defined
