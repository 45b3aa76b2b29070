try:
    try:
        1 / 0
    except ZeroDivisionError as e:
        raise ValueError("bad") from e
except ValueError as e:
    print(repr(e.__cause__), e.__suppress_context__)
try:
    try:
        {}["k"]
    except KeyError:
        raise RuntimeError("during")
except RuntimeError as e:
    print(repr(e.__context__), e.__cause__)
try:
    try:
        {}["k"]
    except KeyError:
        raise RuntimeError("hidden") from None
except RuntimeError as e:
    print(repr(e.__context__), e.__cause__, e.__suppress_context__)

# expect: ZeroDivisionError('division by zero') True
# expect: KeyError('k') None
# expect: KeyError('k') None True
