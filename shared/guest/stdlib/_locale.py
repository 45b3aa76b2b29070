"""_locale: what locale asks the C library, under the name of CPython's own module."""

import locale as _from

globals().update({name: getattr(_from, name) for name in dir(_from)
                  if name.isupper() or name in ("Error", "getencoding", "localeconv", "nl_langinfo", "setlocale", "strcoll", "strxfrm")})
