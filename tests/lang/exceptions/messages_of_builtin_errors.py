for text in ("1 / 0", "1 // 0", "1 % 0", "1.0 / 0", "[1][5]", "(1,)[2]", "'abc'[9]", "{}['k']", "{1: 2}[3]", "int('x')", "int('')",
             "float('y')", "undefined", "None + 1", "1 + 'a'", "'a' + 1", "[] + ()", "len(5)", "5()", "5[0]", "iter(5)", "'a' * 'b'",
             "[].pop()", "{}.popitem()", "[].index(1)", "[1].remove(2)", "'a'.index('b')", "next(iter([]))", "a, b = 1", "int([])",
             "sorted([1, 'a'])", "1 < 'a'", "{[]: 1}", "hash({})", "range(1.5)", "'%d' % 'x'", "'%s %s' % 1", "chr(-1)", "ord('ab')",
             "max([])", "sum(['a'])", "-'a'", "~1.5", "[1, 2][1.0]", "'x'.join([1])", "int('9', 8)", "float([])", "1 if", "0 ** -1", "(-8) ** 0.5 > 0", "2.0 ** 10000", "bytes([300])", "'é'.encode('ascii')", "b'\\xff'.decode()"):
    try:
        if text.startswith("a, b"):
            exec(text)
        else:
            eval(text)
        print("no error", text)
    except Exception as e:
        print(type(e).__name__, "|", str(e) if not isinstance(e, SyntaxError) else "")

# expect: ZeroDivisionError | division by zero
# expect: ZeroDivisionError | integer division or modulo by zero
# expect: ZeroDivisionError | integer modulo by zero
# expect: ZeroDivisionError | float division by zero
# expect: IndexError | list index out of range
# expect: IndexError | tuple index out of range
# expect: IndexError | string index out of range
# expect: KeyError | 'k'
# expect: KeyError | 3
# expect: ValueError | invalid literal for int() with base 10: 'x'
# expect: ValueError | invalid literal for int() with base 10: ''
# expect: ValueError | could not convert string to float: 'y'
# expect: NameError | name 'undefined' is not defined
# expect: TypeError | unsupported operand type(s) for +: 'NoneType' and 'int'
# expect: TypeError | unsupported operand type(s) for +: 'int' and 'str'
# expect: TypeError | can only concatenate str (not "int") to str
# expect: TypeError | can only concatenate list (not "tuple") to list
# expect: TypeError | object of type 'int' has no len()
# expect: TypeError | 'int' object is not callable
# expect: TypeError | 'int' object is not subscriptable
# expect: TypeError | 'int' object is not iterable
# expect: TypeError | can't multiply sequence by non-int of type 'str'
# expect: IndexError | pop from empty list
# expect: KeyError | 'popitem(): dictionary is empty'
# expect: ValueError | 1 is not in list
# expect: ValueError | list.remove(x): x not in list
# expect: ValueError | substring not found
# expect: StopIteration |
# expect: TypeError | cannot unpack non-iterable int object
# expect: TypeError | int() argument must be a string, a bytes-like object or a real number, not 'list'
# expect: TypeError | '<' not supported between instances of 'str' and 'int'
# expect: TypeError | '<' not supported between instances of 'int' and 'str'
# expect: TypeError | unhashable type: 'list'
# expect: TypeError | unhashable type: 'dict'
# expect: TypeError | 'float' object cannot be interpreted as an integer
# expect: TypeError | %d format: a real number is required, not str
# expect: TypeError | not enough arguments for format string
# expect: ValueError | chr() arg not in range(0x110000)
# expect: TypeError | ord() expected a character, but string of length 2 found
# expect: ValueError | max() arg is an empty sequence
# expect: TypeError | unsupported operand type(s) for +: 'int' and 'str'
# expect: TypeError | bad operand type for unary -: 'str'
# expect: TypeError | bad operand type for unary ~: 'float'
# expect: TypeError | list indices must be integers or slices, not float
# expect: TypeError | sequence item 0: expected str instance, int found
# expect: ValueError | invalid literal for int() with base 8: '9'
# expect: TypeError | float() argument must be a string or a real number, not 'list'
# expect: SyntaxError |
# expect: ZeroDivisionError | 0.0 cannot be raised to a negative power
# expect: TypeError | '>' not supported between instances of 'complex' and 'int'
# expect: OverflowError | (34, 'Numerical result out of range')
# expect: ValueError | bytes must be in range(0, 256)
# expect: UnicodeEncodeError | 'ascii' codec can't encode character '\xe9' in position 0: ordinal not in range(128)
# expect: UnicodeDecodeError | 'utf-8' codec can't decode byte 0xff in position 0: invalid start byte
