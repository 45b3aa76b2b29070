def group():
    return ExceptionGroup("m", [ValueError(1), TypeError("t"), ExceptionGroup("n", [KeyError(2), OSError(3)])])


def run(body):
    try:
        body()
    except BaseException as e:
        print(repr(e), "| context:", repr(e.__context__))


def other():
    try:
        raise group()
    except* TypeError:
        raise OSError("x")
    except* ValueError:
        raise


def again():
    try:
        raise group()
    except* (ValueError, KeyError):
        raise


def some():
    try:
        raise group()
    except* KeyError:
        pass


def wrapped():
    try:
        raise ValueError("plain")
    except* ValueError as g:
        raise


def two():
    try:
        raise group()
    except* TypeError:
        raise IndexError(1)
    except* ValueError:
        raise IndexError(2)


for body in (other, again, some, wrapped, two):
    run(body)
eg = group()
try:
    eg.message = 1
except AttributeError as e:
    print(e)
for make in (lambda: ValueError.__new__(KeyError), lambda: ValueError.__new__(1)):
    try:
        make()
    except TypeError as e:
        print(e)
for e in (UnicodeDecodeError("u", b"abc", 0, 1, "r"), SyntaxError("m", ("f", 1, 2, "t", 3, 4)), UnicodeTranslateError("ab", 0, 2, "r")):
    print(e.__reduce__(), e.__dict__, str(e))
e = UnicodeEncodeError("ascii", "a\u1234b", 1, 2, "why")
e.start, e.end, e.reason = 0, 3, "because"
print(str(e), e.object)
# expect: ExceptionGroup('', [OSError('x'), ExceptionGroup('m', [ValueError(1), ExceptionGroup('n', [KeyError(2), OSError(3)])])]) | context: None
# expect: ExceptionGroup('m', [ValueError(1), TypeError('t'), ExceptionGroup('n', [KeyError(2), OSError(3)])]) | context: None
# expect: ExceptionGroup('m', [ValueError(1), TypeError('t'), ExceptionGroup('n', [OSError(3)])]) | context: None
# expect: ExceptionGroup('', (ValueError('plain'),)) | context: None
# expect: ExceptionGroup('', [IndexError(1), IndexError(2), ExceptionGroup('m', [ExceptionGroup('n', [KeyError(2), OSError(3)])])]) | context: None
# expect: readonly attribute
# expect: ValueError.__new__(KeyError): KeyError is not a subtype of ValueError
# expect: ValueError.__new__(X): X is not a type object (int)
# expect: (<class 'UnicodeDecodeError'>, ('u', b'abc', 0, 1, 'r')) {} 'u' codec can't decode byte 0x61 in position 0: r
# expect: (<class 'SyntaxError'>, ('m', ('f', 1, 2, 't', 3, 4))) {} m (f, line 1)
# expect: (<class 'UnicodeTranslateError'>, ('ab', 0, 2, 'r')) {} can't translate characters in position 0-1: r
# expect: 'ascii' codec can't encode characters in position 0-2: because aሴb
