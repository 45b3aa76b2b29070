print("partial output")
assert 1 == 2

# expect: partial output
# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_without_message.py", line 2, in <module>
# expect error:     assert 1 == 2
# expect error: AssertionError
