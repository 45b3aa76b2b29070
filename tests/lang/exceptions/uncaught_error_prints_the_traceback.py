def inner(x):
    return 10 / x


def outer(x):
    y = x - 1
    return inner(y) + 1


print("before")
print(outer(1))

# expect: before
# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_prints_the_traceback.py", line 11, in <module>
# expect error:     print(outer(1))
# expect error:   File "uncaught_error_prints_the_traceback.py", line 7, in outer
# expect error:     return inner(y) + 1
# expect error:   File "uncaught_error_prints_the_traceback.py", line 2, in inner
# expect error:     return 10 / x
# expect error: ZeroDivisionError: division by zero
