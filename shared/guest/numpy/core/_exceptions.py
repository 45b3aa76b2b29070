"""Errors that numpy's native half raises."""


class UFuncTypeError(TypeError):
    """A ufunc has no loop for its operands, or may not cast its result."""
