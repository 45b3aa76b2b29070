"""Where the parameters of random distributions are defined; what lies outside raises NumPy's errors."""
import numpy as np

#: rule: (whether a value is inside, what is said of one outside)
_RULES = {
    "> 0": (lambda v: ~(v <= 0), "{0} <= 0"),
    ">= 0": (lambda v: np.isnan(v) | ~np.signbit(v), "{0} < 0"),
    "a rate": (lambda v: v >= 0, "{0} < 0 or {0} is NaN"),
    "not huge": (lambda v: v <= 9.223372006484771e18, "{0} value too large"),
    "> 1": (lambda v: v > 1, "{0} <= 1 or {0} is NaN"),
    ">= 1": (lambda v: v >= 1, "{0} < 1 or {0} is NaN"),
    "0 to 1": (lambda v: (v >= 0) & (v <= 1), "{0} < 0, {0} > 1 or {0} is NaN"),
    "0 to 1, not 0": (lambda v: (v > 0) & (v <= 1), "{0} <= 0, {0} > 1 or {0} contains NaNs"),
    "0 to 1, not 1": (lambda v: (v >= 0) & (v < 1), "{0} < 0, {0} >= 1 or {0} is NaN"),
}
_BOTH, _SCALE = {"a": "> 0", "b": "> 0"}, {"scale": ">= 0"}
_DOMAINS = {
    "beta": _BOTH, "binomial": {"n": ">= 0", "p": "0 to 1"}, "chisquare": {"df": "> 0"}, "exponential": _SCALE,
    "f": {"dfnum": "> 0", "dfden": "> 0"}, "gamma": {"shape": ">= 0", **_SCALE}, "geometric": {"p": "0 to 1, not 0"}, "gumbel": _SCALE,
    "laplace": _SCALE, "logistic": _SCALE, "lognormal": {"sigma": ">= 0"}, "logseries": {"p": "0 to 1, not 1"},
    "negative_binomial": {"n": "> 0", "p": "0 to 1"}, "noncentral_chisquare": {"df": "> 0", "nonc": ">= 0"},
    "noncentral_f": {"dfnum": "> 0", "dfden": "> 0", "nonc": ">= 0"}, "normal": _SCALE, "pareto": {"a": "> 0"}, "poisson": {"lam": "a rate"},
    "power": {"a": "> 0"}, "rayleigh": _SCALE, "standard_gamma": {"shape": ">= 0"}, "standard_t": {"df": "> 0"}, "vonmises": {"kappa": ">= 0"},
    "wald": {"mean": "> 0", "scale": "> 0"}, "weibull": {"a": ">= 0"}, "zipf": {"a": "> 1"},
    "hypergeometric": {"ngood": ">= 0", "nbad": ">= 0", "nsample": ">= 1"},
}  # fmt: skip
_OF_GENERATORS = {"negative_binomial": {"n": "> 0", "p": "0 to 1, not 0"}, "hypergeometric": {"ngood": ">= 0", "nbad": ">= 0", "nsample": ">= 0"}}


def _inside(name, values, rule):
    test, text = _RULES[rule]
    if not np.all(test(values)):
        text = text.format(name)
        raise ValueError(text.replace("is NaN", "contains NaNs") if values.ndim else text)


def check(distribution, names, arrays, is_generator):
    """Raises ValueError for the first parameter of `arrays` that the distribution is not defined for."""
    values = dict(zip(names, arrays))
    rules = is_generator and _OF_GENERATORS.get(distribution) or _DOMAINS.get(distribution, {})
    if distribution == "hypergeometric" and np.any(values["ngood"] + values["nbad"] < values["nsample"]):
        raise ValueError("ngood + nbad < nsample")
    for name, rule in rules.items():
        if name in values:
            _inside(name, values[name], rule)
    if distribution == "poisson":
        _inside("lam", values["lam"], "not huge")
    if distribution == "triangular":
        left, mode, right = values["left"], values["mode"], values["right"]
        for is_wrong, text in ((left > mode, "left > mode"), (mode > right, "mode > right"), (left == right, "left == right")):
            if np.any(is_wrong):
                raise ValueError(text)
