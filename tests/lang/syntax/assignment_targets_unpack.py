a, b = 1, 2
a, b = b, a
(c, [d, e]) = (3, [4, 5])
x = y = [0]
y.append(1)
first, *rest = range(4)
*init, last = "abc"
p, *q, r = 1, 2
print(a, b, c, d, e, x, first, rest, init, last, p, q, r)
for i, (j, *k) in [(1, (2, 3, 4)), (5, (6,))]:
    print(i, j, k)

# expect: 2 1 3 4 5 [0, 1] 0 [1, 2, 3] ['a', 'b'] c 1 [] 2
# expect: 1 2 [3, 4]
# expect: 5 6 []
