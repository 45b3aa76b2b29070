if (n := len("abcd")) > 3:
    print(n)
print([y := 1, y ** 2, y + 1])
values = [m for x in range(5) if (m := x * x) > 3]
print(values, m)
while (k := n - 1) > 2:
    n -= 1
print(k)

# expect: 4
# expect: [1, 1, 2]
# expect: [4, 9, 16] 16
# expect: 2
