count = 0


def bump():
    global count, made
    count += 1
    made = "yes"


def counter():
    n = 0

    def inc():
        nonlocal n
        n += 1
        return n
    return inc


bump(); bump()
c = counter()
c(); c()
print(count, made, c())

# expect: 2 yes 3
