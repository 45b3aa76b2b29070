"""Other names of encodings."""

from _encodings import ALIASES

aliases = {key.replace("-", "_"): name.replace("-", "_").replace("iso8859_1", "latin_1") for key, name in ALIASES.items()}
