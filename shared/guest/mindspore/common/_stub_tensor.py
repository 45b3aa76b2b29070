"""A tensor that an operator has not computed yet: operators here compute before they return, so nothing is one."""


class StubTensor:
    """No instances are made."""
