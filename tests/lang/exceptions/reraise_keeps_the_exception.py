def f():
    try:
        raise ValueError("first")
    except ValueError:
        print("logging")
        raise


try:
    f()
except ValueError as e:
    print(e, e.__traceback__ is not None)
try:
    raise
except RuntimeError as e:
    print(e)

# expect: logging
# expect: first True
# expect: No active exception to reraise
