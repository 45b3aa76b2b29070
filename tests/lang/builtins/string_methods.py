s = "  Hello, World  "
print(repr(s.strip()), repr(s.lstrip()), repr(s.rstrip()), s.strip().lower(), s.strip().upper(), s.strip().swapcase(), "hello world".title(), "hello".capitalize())
print("a,b,,c".split(","), " a  b ".split(), "a,b,c".split(",", 1), "a,b,c".rsplit(",", 1), "a\nb\r\nc".splitlines(), "a-b".partition("-"), "ab".partition("-"), "a-b-c".rpartition("-"))
print("abcabc".find("c"), "abcabc".rfind("c"), "abc".find("z"), "abcabc".index("b"), "abcabc".count("bc"), "abc".startswith(("x", "ab")), "abc".endswith("bc"), "abcb".replace("b", "X", 1))
print("-".join(["a", "b"]), "abc".center(9, "*"), "abc".ljust(5) + "|", "abc".rjust(5), "42".zfill(5), "-42".zfill(5), "a\tb".expandtabs(4))
print("abc".isalpha(), "12".isdigit(), "a1".isalnum(), " ".isspace(), "Ab".istitle(), "ab".islower(), "AB".isupper(), "x_1".isidentifier(), "1.5".isnumeric(), "".isalpha())
print("abc".translate({97: "X", ord("b"): None}), str.maketrans("ab", "12"), "xxabcxx".strip("x"), "prefix-x".removeprefix("prefix-"), "x.py".removesuffix(".py"), "ß".casefold())
print("a" < "b", "a" * 3, "abc"[::-1], "b" in "abc", "abc" > "abd", min("hello"), sorted("hello"), list("abc"), "%s" % "x", len("abc"))

# expect: 'Hello, World' 'Hello, World  ' '  Hello, World' hello, world HELLO, WORLD hELLO, wORLD Hello World Hello
# expect: ['a', 'b', '', 'c'] ['a', 'b'] ['a', 'b,c'] ['a,b', 'c'] ['a', 'b', 'c'] ('a', '-', 'b') ('ab', '', '') ('a-b', '-', 'c')
# expect: 2 5 -1 1 2 True True aXcb
# expect: a-b ***abc*** abc  |   abc 00042 -0042 a   b
# expect: True True True True True True True True False False
# expect: Xc {97: 49, 98: 50} abc x x ss
# expect: True aaa cba True False e ['e', 'h', 'l', 'l', 'o'] ['a', 'b', 'c'] x 3
