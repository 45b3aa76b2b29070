"""sre_compile: the older name of re._compiler."""

import warnings

warnings.warn(f"module {__name__!r} is deprecated", DeprecationWarning, stacklevel=2)

from re import _compiler as _  # noqa: E402

globals().update({key: value for key, value in vars(_).items() if key[:2] != "__"})
