class C:
    n = 1


a = 5
a += 2; a -= 1; a *= 3; a //= 2; a **= 2; a %= 50; a |= 8; a &= 28; a ^= 3; a <<= 2; a >>= 1
print(a)
v = [1, 2, 3]
w = v
v += [4]
v[0] += 10
v[1:3] *= 2
print(v, w is v)
c = C()
c.n += 1
print(c.n, C.n)
d = {"k": 1}
d["k"] /= 4
print(d)

# expect: 62
# expect: [11, 2, 3, 2, 3, 4] True
# expect: 2 1
# expect: {'k': 0.25}
