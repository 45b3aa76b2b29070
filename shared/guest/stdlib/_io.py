"""_io: the streams of io under the name of CPython's own module."""
from io import (BlockingIOError, BufferedRandom, BufferedReader, BufferedRWPair, BufferedWriter, BytesIO,  # noqa: F401
                DEFAULT_BUFFER_SIZE, FileIO, IncrementalNewlineDecoder, StringIO, TextIOWrapper, UnsupportedOperation, open,
                open_code, text_encoding)  # fmt: skip
from io import BufferedIOBase as _BufferedIOBase, IOBase as _IOBase, RawIOBase as _RawIOBase, TextIOBase as _TextIOBase  # noqa: F401
