e = "before"
try:
    1 / 0
except ZeroDivisionError as e:
    pass
try:
    e
except NameError as x:
    print(x)

# expect: name 'e' is not defined
