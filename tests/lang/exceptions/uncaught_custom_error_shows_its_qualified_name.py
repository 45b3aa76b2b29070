class MyError(Exception):
    pass


def f():
    raise MyError("with text", 5)


f()

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_custom_error_shows_its_qualified_name.py", line 9, in <module>
# expect error:     f()
# expect error:   File "uncaught_custom_error_shows_its_qualified_name.py", line 6, in f
# expect error:     raise MyError("with text", 5)
# expect error: MyError: ('with text', 5)
