"""Symbol: what is known of a dim of a tensor that set_inputs declares."""


class Symbol:
    """A size between min and max that is `remainder` modulo `divisor`; unique ones are all different sizes."""

    def __init__(self, max=0, min=1, divisor=1, remainder=0, unique=False, **kwargs):
        for name, value in (("max", max), ("min", min), ("divisor", divisor), ("remainder", remainder)):
            if not isinstance(value, int):
                raise TypeError(f"For 'Symbol', the argument '{name}' must be int, but got {type(value)}")
        if not isinstance(unique, bool):
            raise TypeError(f"For 'Symbol', the argument 'unique' must be bool, but got {type(unique)}")
        if min <= 0:
            raise ValueError(f"For 'Symbol', the 'min' value should be positive, but got {min}")
        if divisor <= 0:
            raise ValueError(f"For 'Symbol', the 'divisor' value should be positive, but got {divisor}")
        if not 0 <= remainder < divisor:
            raise ValueError(f"For 'Symbol', the 'remainder' value should be in the range '[0, {divisor})', but got {remainder}")
        self.max, self.min, self.divisor, self.remainder, self.unique = max, min, divisor, remainder, unique
        self.id = id(self)

    def to_dict(self):
        """What is not as for any size."""
        known = {"max": (self.max, self.max > self.min), "min": (self.min, self.min > self.divisor + self.remainder),
                 "divisor": (self.divisor, self.divisor != 1), "remainder": (self.remainder, self.remainder != 0),
                 "id": (self.id, self.unique)}
        return {name: value for name, (value, is_told) in known.items() if is_told}

    def __str__(self):
        return str(self.to_dict())
