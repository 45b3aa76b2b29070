"""_csv: the reading and writing of csv under the name of CPython's own module."""

from csv import (  # noqa: F401
    QUOTE_ALL, QUOTE_MINIMAL, QUOTE_NONE, QUOTE_NONNUMERIC, Dialect, Error, _dialects, field_size_limit, get_dialect, list_dialects,
    reader, register_dialect, unregister_dialect, writer,
)  # fmt: skip
