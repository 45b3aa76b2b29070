def f(x):
    print("called", x)
    return x


print(f(1) if True else f(2))
print(f(1) if False else f(2))
print("a" if 0 else "b" if 0 else "c")

# expect: called 1
# expect: 1
# expect: called 2
# expect: 2
# expect: c
