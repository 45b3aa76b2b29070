"""_warnings: warnings under the name of CPython's own module."""

from warnings import _defaultaction, _filters_mutated, _onceregistry, filters, warn, warn_explicit  # noqa: F401
