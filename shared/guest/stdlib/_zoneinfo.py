"""_zoneinfo: the zones of zoneinfo under the name of CPython's own module."""

from zoneinfo import ZoneInfo  # noqa: F401
