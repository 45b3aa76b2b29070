"""unittest.mock: objects that record how they are used, and patch, which puts them in place of others for a while."""

import io

from unittest._mock_autospec import create_autospec, seal
from unittest._mock_calls import (  # noqa: F401
    ANY,
    DEFAULT,
    InvalidSpecError,
    _ANY,
    _Call,
    _CallList,
    _deleted,
    _missing,
    _SentinelObject,
    call,
    sentinel,
)
from unittest._mock_classes import (  # noqa: F401
    AsyncMagicMixin,
    AsyncMock,
    AsyncMockMixin,
    Base,
    CallableMixin,
    MagicMixin,
    MagicMock,
    MagicProxy,
    Mock,
    NonCallableMagicMock,
    NonCallableMock,
    PropertyMock,
    _check_and_set_parent,
    _MockIter,
    _try_iter,
)
from unittest._mock_magics import (  # noqa: F401
    _all_magics,
    _all_sync_magics,
    _async_method_magics,
    _AsyncIterator,
    _is_magic,
    _magics,
    _non_defaults,
    _numerics,
    _return_values,
    _unsupported_magics,
)
from unittest._mock_patch import _get_target, _patch, _patch_dict, patch  # noqa: F401
from unittest._mock_specs import FunctionTypes, _callable, _instance_callable, _is_async_func, _is_async_obj, _is_instance_mock, _SpecState  # noqa: F401

__all__ = ("Mock", "MagicMock", "patch", "sentinel", "DEFAULT", "ANY", "call", "create_autospec", "AsyncMock", "FILTER_DIR",
           "NonCallableMock", "NonCallableMagicMock", "mock_open", "PropertyMock", "seal")  # fmt: skip
FILTER_DIR = True

file_spec = open_spec = None  # the names of files and of open(), listed at the first need


def _to_stream(read_data):
    return io.BytesIO(read_data) if isinstance(read_data, bytes) else io.StringIO(read_data)


def mock_open(mock=None, read_data=""):
    """A mock in place of open(), whose files read `read_data`; each opening begins anew."""
    global file_spec, open_spec
    if file_spec is None:
        file_spec, open_spec = sorted({*dir(io.TextIOWrapper), *dir(io.BytesIO)}), dir(io.open)
    if mock is None:
        mock = MagicMock(name="open", spec=open_spec)
    stream = _to_stream(read_data)

    def reader(name):
        def read(*args, **kwargs):
            fixed = getattr(handle, name).return_value
            return getattr(stream, name)(*args, **kwargs) if fixed is None else fixed

        return read

    def lines():
        while handle.readline.return_value is not None:
            yield handle.readline.return_value
        yield from stream

    def lines_read():
        yield from lines()
        while True:
            yield stream.readline()

    def next_line():
        fixed = handle.readline.return_value
        return next(stream) if fixed is None else fixed

    handle = MagicMock(spec=file_spec)
    handle.__enter__.return_value = handle
    for name in ("write", "read", "readline", "readlines"):
        getattr(handle, name).return_value = None
    handle.read.side_effect, handle.readlines.side_effect = reader("read"), reader("readlines")
    handle.readline.side_effect = reads = lines_read()
    handle.__iter__.side_effect, handle.__next__.side_effect = lines, next_line

    def reopened(*args, **kwargs):
        nonlocal stream, reads
        stream = _to_stream(read_data)
        if handle.readline.side_effect == reads:  # not one of the program's own
            handle.readline.side_effect = reads = lines_read()
        return DEFAULT

    mock.side_effect, mock.return_value = reopened, handle
    return mock
