print(round(2.5), round(3.5), round(-2.5), round(2.675, 2), round(1234.5678, -2), round(5), round(15, -1), round(1e20))
print((2.5).is_integer(), (4.0).is_integer(), (0.75).as_integer_ratio(), (1.5).hex(), float.fromhex("0x1.8p+0"))
print(int(-2.9), int(2.9), 7.0 // 2, 7.5 % -2, 1e300 * 1e10, -1e300 * 1e10, abs(-3.5), divmod(-7.5, 2))
print(0.1 + 0.2 == 0.3, float("nan") == float("nan"), float("inf") > 10 ** 400, 1.0.__class__.__name__)

# expect: 2 4 -2 2.67 1200.0 5 20 100000000000000000000
# expect: False True (3, 4) 0x1.8000000000000p+0 1.5
# expect: -2 2 3.0 -0.5 inf -inf 3.5 (-4.0, 0.5)
# expect: False False True float
