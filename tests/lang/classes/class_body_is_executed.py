class C:
    print("in the body")
    n = 3
    squares = [i * i for i in range(4)]
    if n > 2:
        def extra(self):
            return "extra"
    total = n + len(squares)


print(C.squares, C().extra(), C.total)

# expect: in the body
# expect: [0, 1, 4, 9] extra 7
