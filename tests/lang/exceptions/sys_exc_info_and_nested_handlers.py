import sys

print(sys.exc_info())
try:
    1 / 0
except ZeroDivisionError:
    print(sys.exc_info()[0].__name__)
    try:
        {}["x"]
    except KeyError:
        print(sys.exc_info()[0].__name__)
    print(sys.exc_info()[0].__name__)
print(sys.exc_info()[0])

# expect: (None, None, None)
# expect: ZeroDivisionError
# expect: KeyError
# expect: ZeroDivisionError
# expect: None
