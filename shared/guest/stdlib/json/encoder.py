"""json.encoder"""

from json import JSONEncoder  # noqa: F401
