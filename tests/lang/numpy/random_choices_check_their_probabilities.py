"""Weights of a choice are checked; those of single precision may be off in their sum by its rounding."""
import numpy as np

for source in (np.random.RandomState(0), np.random.default_rng(0), np.random):
    for p in ([float("nan"), 1.0], [0.5, 0.6], [-0.5, 1.5], [1.0], [[0.5, 0.5]], np.array([0.4999, 0.5], np.float32), [0.49999, 0.5]):
        try:
            print(type(source.choice(2, p=p)).__name__)
        except ValueError as error:
            print(error)
print(np.random.mtrand._rand.choice.__self__ is np.random.mtrand._rand)

# expect: probabilities contain NaN
# expect: probabilities do not sum to 1
# expect: probabilities are not non-negative
# expect: 'a' and 'p' must have same size
# expect: 'p' must be 1-dimensional
# expect: int
# expect: probabilities do not sum to 1
# expect: probabilities contain NaN
# expect: probabilities do not sum to 1
# expect: probabilities are not non-negative
# expect: a and p must have same size
# expect: p must be 1-dimensional
# expect: int
# expect: probabilities do not sum to 1
# expect: probabilities contain NaN
# expect: probabilities do not sum to 1
# expect: probabilities are not non-negative
# expect: 'a' and 'p' must have same size
# expect: 'p' must be 1-dimensional
# expect: int
# expect: probabilities do not sum to 1
# expect: True
