name, n, x = "refjit", 42, 3.14159
print(f"{name} {n} {x}", f"{n + 1}", f"{name!r:>10}|", f"{{literal}}")
print(f"{x:.2f} {x:8.3f}| {x:<8.1f}| {x:+e} {n:05d} {n:x} {n:#b} {n:,} {10**9:_}")
print(f"{name:>10}|{name:<10}|{name:^10}|{name:*^10}|{name:.3}")
w = 12
print(f"{x:{w}.{3}f}|", f"{n=}", f"{n = }", f"{x=:.1f}", f"{name!s}", f"{[1, 2][0]}", f"{ {'a': 1}['a'] }")
print(f"{'nested ' + f'{n}'}", f"{None} {True} {[1, 'a']}", f"{n:>{w}}|")
print(f"""multi
{name}
line""")

# expect: refjit 42 3.14159 43   'refjit'| {literal}
# expect: 3.14    3.142| 3.1     | +3.141590e+00 00042 2a 0b101010 42 1_000_000_000
# expect:     refjit|refjit    |  refjit  |**refjit**|ref
# expect:        3.142| n=42 n = 42 x=3.1 refjit 1 1
# expect: nested 42 None True [1, 'a']           42|
# expect: multi
# expect: refjit
# expect: line
