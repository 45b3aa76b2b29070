# Frames of library functions that CPython has in C are left out of tracebacks, with those that they call.
import array, datetime, decimal, io, os, struct, traceback, warnings, zlib  # noqa: E401


def called_back():
    return [1, 2][5]


class Reader(io.RawIOBase):
    def readable(self):
        return True

    def readinto(self, buffer):
        return called_back()


def warned():
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        warnings.warn("as an error")


for attempt in (
    lambda: open("/nosuch/file"),
    lambda: io.StringIO().fileno(),
    lambda: io.BytesIO(b"abc").read("x"),
    lambda: Reader().read(3),
    lambda: io.BufferedReader(Reader()).read(),
    lambda: os.stat("/nosuch"),
    lambda: os.listdir("/nosuch"),
    lambda: os.remove("/nosuch"),
    lambda: struct.unpack("<i", b"abc"),
    lambda: array.array("i", "abc"),
    lambda: datetime.date(2024, 13, 1),
    lambda: datetime.datetime.fromisoformat("x"),
    lambda: decimal.Decimal("x"),
    lambda: decimal.Decimal(1) / 0,
    lambda: zlib.decompress(b"abc"),
    lambda: "a".encode("nosuch"),
    lambda: b"\xff".decode("utf-8"),
    warned,
):
    try:
        attempt()
    except Exception as error:
        frames = traceback.extract_tb(error.__traceback__)
        print(type(error).__name__, [frame.name for frame in frames[1:]])

# expect: FileNotFoundError ['<lambda>']
# expect: UnsupportedOperation ['<lambda>']
# expect: TypeError ['<lambda>']
# expect: IndexError ['<lambda>', 'readinto', 'called_back']
# expect: IndexError ['<lambda>', 'readinto', 'called_back']
# expect: FileNotFoundError ['<lambda>']
# expect: FileNotFoundError ['<lambda>']
# expect: FileNotFoundError ['<lambda>']
# expect: error ['<lambda>']
# expect: TypeError ['<lambda>']
# expect: ValueError ['<lambda>']
# expect: ValueError ['<lambda>']
# expect: InvalidOperation ['<lambda>']
# expect: DivisionByZero ['<lambda>']
# expect: error ['<lambda>']
# expect: LookupError ['<lambda>']
# expect: UnicodeDecodeError ['<lambda>']
# expect: UserWarning ['warned']
