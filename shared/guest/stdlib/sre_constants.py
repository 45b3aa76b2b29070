"""sre_constants: the older name of re._constants."""

import warnings

warnings.warn(f"module {__name__!r} is deprecated", DeprecationWarning, stacklevel=2)

from re import _constants as _  # noqa: E402

globals().update({key: value for key, value in vars(_).items() if key[:2] != "__"})
