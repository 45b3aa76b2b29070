"""`types` of ufuncs: which dtypes each has a loop for, as NumPy lists them."""

_REAL, _FLOAT, _COMPLEX = "bBhHiIlLqQ", "efdg", "FDG"
_ALL = _REAL + _FLOAT + _COMPLEX
#: By name: letters are loops from that dtype to itself; "letters>?" to bool, "letters>>" to two of it; the rest is as it is.
_ROWS = {
    "absolute": f"?{_REAL + _FLOAT}m F->f D->d G->g O",
    "add": f"?{_ALL} Mm->M m mM->M O",
    "arccos arccosh arcsin arcsinh arctan arctanh cosh exp2 expm1 log10 log1p log2 sinh tan tanh": "efdefdgFDGO",
    "arctan2 deg2rad degrees fabs hypot rad2deg radians": "efdgO",
    "bitwise_and bitwise_or bitwise_xor invert": f"?{_REAL}O",
    "cbrt": "efdefdgO",
    "ceil floor trunc": "efdfdgO",
    "conjugate reciprocal square": _ALL + "O",
    "copysign heaviside logaddexp logaddexp2 nextafter spacing": "efdg",
    "cos sin": "efdgFDGO",
    "divide": "efdgFDG mq->m md->m mm->d O",
    "divmod": f"{_REAL + _FLOAT}>> mm->qm",
    "equal greater greater_equal less less_equal not_equal": f"? {_REAL}>? qQ->? Qq->? {_FLOAT + _COMPLEX}MmO>? O",
    "exp log rint sqrt": "efdfdgFDGO",
    "float_power": "dgDG",
    "floor_divide": f"{_REAL + _FLOAT} mq->m md->m mm->q O",
    "fmax fmin maximum minimum": f"?{_ALL}mMO",
    "fmod": _REAL + _FLOAT + "O",
    "frexp": "e->ei f->fi d->di g->gi",
    "gcd lcm left_shift right_shift": _REAL + "O",
    "isfinite isinf isnan": f"? {_ALL}mM>?",
    "isnat": "Mm>?",
    "ldexp": "ei->e fi->f el->e fl->f di->d dl->d gi->g gl->g",
    "logical_and logical_or logical_xor logical_not": f"? {_ALL}>? O",
    "matmul": f"?{_ALL}O",
    "modf": _FLOAT + ">>",
    "multiply": f"?{_ALL} mq->m qm->m md->m dm->m O",
    "negative positive": f"{_REAL + _FLOAT}m{_COMPLEX}O",
    "power": _REAL + "efdefdgFDGO",
    "remainder": _REAL + _FLOAT + "mO",
    "sign": _ALL + "mO",
    "signbit": _FLOAT + ">?",
    "subtract": f"{_ALL} Mm->M m MM->m O",
}


def types(ufunc):
    made = []
    for part in next((row for names, row in _ROWS.items() if ufunc.__name__ in names.split()), "").split():
        letters, _, to = part.partition(">")
        if letters.endswith("-"):
            made.append(part)
            continue
        for c in letters:
            made.append(f"{c * ufunc.nin}->{'?' if to == '?' else c * 2 if to == '>' else c * ufunc.nout}")
    return made
