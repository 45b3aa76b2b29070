for v in (0, 1, -1, 1234567, -1234567):
    print(format(v, "d"), format(v, "+d"), format(v, " d"), format(v, ","), format(v, "08d"), format(v, "x"), format(v, "#o"), format(v, "e"))
for v in (0.0, 1.5, -2.25, 1e10, 1e-7, 123456.789, float("inf"), float("nan")):
    print(format(v, ""), format(v, "g"), format(v, ".3g"), format(v, ".2f"), format(v, ".1e"), format(v, "%"), format(v, "10.1f"), format(v, ",.1f"))
print(format(255, "c") == "\xff", format(True, "d"), format("s", ">3"), format(3, "n"))
print("%d %s %r %5.2f %-5d| %05d %x %% %c %e" % (3, "s", "r", 2.5, 7, 42, 255, "z", 12345.678))
print("%(a)s-%(b)d" % {"a": 1, "b": 2})
print("{} {1} {0}".format(1, 2) if False else "{0} {1} {0}".format("a", "b"), "{x:>4}|{y!r}".format(x=1, y="q"), "{0[1]} {1.real}".format([5, 6], 7))

# expect: 0 +0  0 0 00000000 0 0o0 0.000000e+00
# expect: 1 +1  1 1 00000001 1 0o1 1.000000e+00
# expect: -1 -1 -1 -1 -0000001 -1 -0o1 -1.000000e+00
# expect: 1234567 +1234567  1234567 1,234,567 01234567 12d687 0o4553207 1.234567e+06
# expect: -1234567 -1234567 -1234567 -1,234,567 -1234567 -12d687 -0o4553207 -1.234567e+06
# expect: 0.0 0 0 0.00 0.0e+00 0.000000%        0.0 0.0
# expect: 1.5 1.5 1.5 1.50 1.5e+00 150.000000%        1.5 1.5
# expect: -2.25 -2.25 -2.25 -2.25 -2.2e+00 -225.000000%       -2.2 -2.2
# expect: 10000000000.0 1e+10 1e+10 10000000000.00 1.0e+10 1000000000000.000000% 10000000000.0 10,000,000,000.0
# expect: 1e-07 1e-07 1e-07 0.00 1.0e-07 0.000010%        0.0 0.0
# expect: 123456.789 123457 1.23e+05 123456.79 1.2e+05 12345678.900000%   123456.8 123,456.8
# expect: inf inf inf inf inf inf%        inf inf
# expect: nan nan nan nan nan nan%        nan nan
# expect: True 1   s 3
# expect: 3 s 'r'  2.50 7    | 00042 ff % z 1.234568e+04
# expect: 1-2
# expect: a b a    1|'q' 6 7
