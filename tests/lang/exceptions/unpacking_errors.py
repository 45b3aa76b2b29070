for text in ("a, b = 1, 2, 3", "a, b, c = 1, 2", "a, *b, c = [1]", "a, b = None", "[x, y] = 'abc'", "for i, j in [(1, 2, 3)]: pass"):
    try:
        exec(text)
    except (ValueError, TypeError) as e:
        print(type(e).__name__, e)

# expect: ValueError too many values to unpack (expected 2)
# expect: ValueError not enough values to unpack (expected 3, got 2)
# expect: ValueError not enough values to unpack (expected at least 2, got 1)
# expect: TypeError cannot unpack non-iterable NoneType object
# expect: ValueError too many values to unpack (expected 2)
# expect: ValueError too many values to unpack (expected 2)
