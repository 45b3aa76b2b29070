"""json.decoder"""

from json import JSONDecodeError, JSONDecoder  # noqa: F401
