def f(n):
    if n == 0:
        raise ValueError("bottom")
    f(n - 1)


f(10)

# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_recursion_is_shortened.py", line 7, in <module>
# expect error:     f(10)
# expect error:   File "uncaught_recursion_is_shortened.py", line 4, in f
# expect error:     f(n - 1)
# expect error:   File "uncaught_recursion_is_shortened.py", line 4, in f
# expect error:     f(n - 1)
# expect error:   File "uncaught_recursion_is_shortened.py", line 4, in f
# expect error:     f(n - 1)
# expect error:   [Previous line repeated 7 more times]
# expect error:   File "uncaught_recursion_is_shortened.py", line 3, in f
# expect error:     raise ValueError("bottom")
# expect error: ValueError: bottom
