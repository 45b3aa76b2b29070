"""pyexpat: xml.parsers.expat under the name of CPython's own module."""

import sys

from xml.parsers import expat

sys.modules[__name__] = expat
