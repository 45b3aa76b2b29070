for f, v in ((int, "1.5"), (int, "abc"), (float, "1,5"), (int, None), (float, "x" * 5), (int, float("nan")), (int, float("inf")), (complex, "a")):
    try:
        print(f(v))
    except (ValueError, TypeError, OverflowError) as e:
        print(type(e).__name__, e)

# expect: ValueError invalid literal for int() with base 10: '1.5'
# expect: ValueError invalid literal for int() with base 10: 'abc'
# expect: ValueError could not convert string to float: '1,5'
# expect: TypeError int() argument must be a string, a bytes-like object or a real number, not 'NoneType'
# expect: ValueError could not convert string to float: 'xxxxx'
# expect: ValueError cannot convert float NaN to integer
# expect: OverflowError cannot convert float infinity to integer
# expect: ValueError complex() arg is a malformed string
