def g():
    yield 1
    yield (lambda: 1 // 0)()


for x in g():
    print(x)

# expect: 1
# expect error: Traceback (most recent call last):
# expect error:   File "uncaught_error_in_generator_and_lambda.py", line 6, in <module>
# expect error:     for x in g():
# expect error:   File "uncaught_error_in_generator_and_lambda.py", line 3, in g
# expect error:     yield (lambda: 1 // 0)()
# expect error:   File "uncaught_error_in_generator_and_lambda.py", line 3, in <lambda>
# expect error:     yield (lambda: 1 // 0)()
# expect error: ZeroDivisionError: integer division or modulo by zero
