x = 1 + 2 * 3 - 4 // 5 % 6 / 7 ** 8 @ a << 1 >> 2 & 3 | 4 ^ 5
x = -1, +2, ~3, not 4, --a, -2 ** 2, (1 << 100), 2 ** 64, 2 ** 200, "a" * 3, "ab" * 5000, (1, 2) * 2, b"a" + b"b"
x = 0x_ff, 0o17, 0b1_01, 1_000, 1.5e-3, .5, 5., 1e10, 1j, 2.5J, 123456789012345678901234567890, 0xffffffffffffffffffff, 0, 00, 1e400
x = 7 // -2, -7 % 3, 7.5 // 2, -7.5 % 2, 1 / 3, 10 ** -2, 5 >> 1, ~0, 3 & 6, True + 1, True & False, 1 / 0, 1 % 0, 2 ** -1, 1 + 2j - 3, -0.0, 0.0
x = "abc"[1], (1, 2, 3)[-1], b"abc"[0], "abc"[5], "h\u00e9llo"[1]
x = a if b else c if d else e
x = a and b or c and not d or (e if f and g else h)
x = a < b <= c != d is not e not in f in g is h
x = not a in b, not a is b, not (a < b)
x = a in [1, 2, 3], a in {1, 2}, a not in [b, 1], a in (1,)
x = [], [1], [1, 2, 3], [*a, 1], (), (1,), (*a,), {1}, {1, 2, 3}, {*a, 1}, {}, {1: 2}, {**a}, {1: 2, **b, 3: 4, 5: 6}, [a, *b, *c]
x = f(), f(a), f(a, *b), f(*a), f(a, b=1), f(**a), f(a, *b, c=1, **d), f(a, c=1, *b), f(x for x in y), f(a)(b)[c].d(e=1).g(*h)
x = a.b.c, a.b(), a.b(c, d=1), a[1], a[1:2], a[:], a[::], a[1:2:3], a[..., 1], a[b, c:d], a[*b], a[*b, c], a[b:=1], a[()]
x = lambda: 0, lambda a, /, b, *, c=1: a, lambda *a, **b: (yield), lambda: (lambda: x)
x = f"", f"a", f"{a}", f"a{b}c{d!r}e{f:>10}g{h!s:{i}.{j}}", f"{{}}", f"{a=}", f"{a = !s}", f"{a=:x}", rf"\d{a}", f"{'a' 'b'}" "c" f"{d}", f"{a['b']}", f'{a:{{}}}' if 0 else 1
x = f"""{
    a
    + b}
{c:
}""" "tail"
x = "%s and %r %5.2s %-3a %%" % (a, b, c, d), "%d" % (a,), "%s" % a, "%s %s" % (a,)
x = "\x41\u0042\U00000043\103\n\t\\\'\"\a\b\f\v\0\q", r"\n", b"\x00\xff\n", u"u" "v", '''a
b\
c''', "é", "\ud800", "\x7f\xa0\u200b😀"
a.b = c[d] = e, *f = [g, h] = (i, (j, k)) = x
(a) = (b.c) = [d] = 1
a += 1; a.b -= 2; a[b] *= 3; a[b:c] /= 4; a.b.c[d].e //= f(); x **= 2; x >>= 1; x <<= 1; x &= 1; x |= 1; x ^= 1; x @= y; x %= z
a, b = b, a
a, b, c = c, b, a
a, b = 1, 2
del a, b.c, d[e], (f, [g])
if (n := len(a)) > 10: pass
while chunk := f(): g(chunk)
if 1: a
if 0: b
else: c
while 0: d
while 1: e
for i in [1, 2]: pass
for i in [a, b]: pass
for i, *j in {1, 2}: pass
for i in *a, b: pass
x = __debug__, ..., Ellipsis
x = [a for b in c for d in e if f if g], {a: b for c, d in e}, {a for b in c}, (a for b in [c] for d in (e,) for h in [*i])
print(f(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, 1, 2, 3, 4, 5), o.m(a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, 1, 2, 3, 4, 5))
x = [a, b, c, d, e, f, g, h, i, j, k, l, m, n, o, p, q, r, s, t, u, v, w, x, y, z, 1, 2, 3, 4, 5]
x = {1: a, 2: a, 3: a, 4: a, 5: a, 6: a, 7: a, 8: a, 9: a, 10: a, 11: a, 12: a, 13: a, 14: a, 15: a, 16: a, 17: a, 18: a}
x = (a
     .b
     .c(d,
        e=1)
     .f)
def g(x):
    if x and (y or z) and not (w and v): return
    return (x if not y else z) if a < b < c else (d and e)
    unreachable()
def h(x):
    while x < 1 < 2:
        if x: continue
        elif y: break
        else: pass
    return 1 if x else 2
