"""What a word means for a switch."""


def strtobool(val):
    """1 for y, yes, t, true, on and 1, in any case; 0 for their opposites."""
    val = val.lower()
    if val in ("y", "yes", "t", "true", "on", "1"):
        return 1
    if val in ("n", "no", "f", "false", "off", "0"):
        return 0
    raise ValueError(f"invalid truth value {val!r}")
