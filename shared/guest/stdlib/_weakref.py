"""_weakref: weak references under the name of CPython's own module."""
from weakref import CallableProxyType, ProxyType, ReferenceType, getweakrefcount, getweakrefs, proxy, ref  # noqa: F401
