"""distutils, as far as programs still ask for it: versions that compare, words that mean yes or no, programs on the path."""
import warnings

__version__ = "3.11.7"
warnings.warn("The distutils package is deprecated and slated for removal in Python 3.12. Use setuptools or check PEP 632 for potential "
              "alternatives", DeprecationWarning, 2)
