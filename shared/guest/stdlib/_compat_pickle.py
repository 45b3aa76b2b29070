"""What modules and names were called in Python 2: of pickles in old protocols."""

from _pickle_names import _MODULES as REVERSE_IMPORT_MAPPING  # noqa: F401
from _pickle_names import _NAMES as REVERSE_NAME_MAPPING  # noqa: F401
from _pickle_names import _OLD_MODULES as IMPORT_MAPPING  # noqa: F401
from _pickle_names import _OLD_NAMES as NAME_MAPPING  # noqa: F401
from _pickle_names import _EXCEPTIONS as PYTHON2_EXCEPTIONS  # noqa: F401
