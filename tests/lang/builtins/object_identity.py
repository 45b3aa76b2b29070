a = [1]
b = a
c = [1]
print(a is b, a is c, a == c, None is None, True is (1 == 1), () is (), a is not c)
x = 256
y = 256
print(x is y, "abc" is not None, id(a) == id(b))

# expect: True False True True True True True
# expect: True True True
