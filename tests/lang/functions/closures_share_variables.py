def make():
    n = 0

    def add(k):
        nonlocal n
        n += k
        return n

    def get():
        return n
    return add, get


add, get = make()
add(3); add(4)
print(get(), [c.cell_contents for c in get.__closure__])
add2, get2 = make()
print(get2())

# expect: 7 [7]
# expect: 0
