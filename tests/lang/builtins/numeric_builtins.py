print(abs(-3), pow(2, 10), pow(2, 0.5), round(2.567, 1), divmod(17, 5), max(3, 1, 2), min([4, 2]), sum([1, 2.5]), sum([0.1] * 10), bin(-5), hex(255), oct(8), ord("a"), chr(8364), int("ff", 16))
print(max([1, 5, 3], key=lambda x: -x), min({"b": 1, "a": 2}), bool(0), float(3), complex(1), hash(1.0) == hash(1), id(1) == id(1), abs(-2.5), sum([], 10))

# expect: 3 1024 1.4142135623730951 2.6 (3, 2) 3 2 3.5 0.9999999999999999 -0b101 0xff 0o10 97 € 255
# expect: 1 a False 3.0 (1+0j) True True 2.5 10
