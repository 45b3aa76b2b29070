print("{} {}".format(1, "a"), "{1} {0}".format(1, 2), "{a} {b[0]} {c.real}".format(a=1, b=[2], c=3), "{:>5}|{:<5}|{:^5}|".format("a", "b", "c"), "{:{}}".format("x", 4), "{{}}".format())
print("{!r} {!s} {:,}".format("q", "q", 1234567), "{0:.3f} {0:e}".format(3.14159))
for bad in ("{", "}", "{0} {}", "{5}", "{a}"):
    try:
        print(bad.format(1))
    except (ValueError, IndexError, KeyError) as e:
        print(type(e).__name__, e)

# expect: 1 a 2 1 1 2 3     a|b    |  c  | x    {}
# expect: 'q' q 1,234,567 3.142 3.141590e+00
# expect: ValueError Single '{' encountered in format string
# expect: ValueError Single '}' encountered in format string
# expect: ValueError cannot switch from manual field specification to automatic field numbering
# expect: IndexError Replacement index 5 out of range for positional args tuple
# expect: KeyError 'a'
