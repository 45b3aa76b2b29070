"""Contractions by subscripts: numpy.einsum, and einsum_path, which finds their order."""

import itertools
import math
import operator

import numpy as np

_LETTERS = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"


def _parse_einsum_input(operands):
    """(terms joined by commas, the output's term, arrays) of what einsum is given; dots have become letters."""
    if not operands:
        raise ValueError("No input operands")
    if isinstance(operands[0], str):
        text, arrays = operands[0].replace(" ", ""), [np.asanyarray(a) for a in operands[1:]]
        for c in text:
            if c not in _LETTERS and c not in ".,->":
                raise ValueError(f"Character {c} is not a valid symbol.")
    else:
        text, arrays = _text_of(operands)
    if "-" in text or ">" in text:
        if text.count("-") > 1 or text.count(">") > 1 or text.count("->") != 1:
            raise ValueError("Subscripts can only contain one '->'.")
    terms, arrow, output = text.partition("->")
    terms = terms.split(",")
    dots = ""
    if "." in text:
        terms, dots = _without_dots(terms, arrays, text)
        output = output.replace("...", dots)
    joined = ",".join(terms)
    if not arrow:
        letters = joined.replace(",", "")
        output = dots + "".join(c for c in sorted(set(letters)) if letters.count(c) == 1 and c not in dots)
    for c in output:
        if c not in joined:
            raise ValueError(f"Output character {c} did not appear in the input")
    if len(terms) != len(arrays):
        raise ValueError("Number of einsum subscripts must be equal to the number of operands.")
    return joined, output, arrays


def _text_of(operands):
    """(subscripts, arrays) of (array, axes, array, axes, ..., [axes of the result])"""

    def letter(axis):
        if axis is Ellipsis:
            return "..."
        try:
            return _LETTERS[operator.index(axis)]
        except TypeError as error:
            raise TypeError("For this input type lists must contain either int or Ellipsis") from error

    pairs = len(operands) // 2 * 2
    parts = ["".join(map(letter, axes)) for axes in operands[1:pairs:2]]
    text = ",".join(parts) + ("->" + "".join(map(letter, operands[-1])) if len(operands) % 2 else "")
    return text, [np.asanyarray(a) for a in operands[:pairs:2]]


def _without_dots(terms, arrays, text):
    """The terms with letters for their dots, and the letters of the longest."""
    free = "".join(c for c in _LETTERS if c not in text)
    longest, made = 0, []
    for term, array in zip(terms, arrays):
        if "." in term:
            if term.count(".") != 3 or term.count("...") != 1:
                raise ValueError("Invalid Ellipses.")
            count = array.ndim - (len(term) - 3) if array.shape else 0
            if count < 0:
                raise ValueError("Ellipses lengths do not match.")
            longest = max(longest, count)
            term = term.replace("...", free[len(free) - count:])
        made.append(term)
    return made + terms[len(made):], free[len(free) - longest:]


def _given(operands):
    """(subscripts, arrays)"""
    if not operands or len(operands) == 1 and not isinstance(operands[0], str):
        raise ValueError("must specify the einstein sum subscripts string and at least one operand, or at least one operand and its "
                         "corresponding subscripts list")
    if isinstance(operands[0], str):
        return operands[0].replace(" ", ""), [np.asarray(a) for a in operands[1:]]
    if not all(isinstance(axes, (list, tuple)) for axes in operands[1::2]):
        raise TypeError("the subscripts for each operand must be a list or a tuple")
    return _text_of(operands)


def _check(arrays, out, dtype, order, casting):
    if out is not None and not isinstance(out, np.ndarray):
        raise TypeError("keyword parameter out must be an array for einsum")
    if order is not None and not isinstance(order, str):
        raise TypeError(f"order must be str, not {type(order).__name__}")
    if order is not None and order.upper() not in ("C", "F", "A", "K"):
        raise ValueError(f"order must be one of 'C', 'F', 'A', or 'K' (got '{order}')")
    np.can_cast(float, float, casting)  # it knows the rules' names
    for number, array in enumerate(arrays):
        if dtype is not None and not np.can_cast(array.dtype, dtype, casting):
            raise TypeError(f"Iterator operand {number} dtype could not be cast from {array.dtype!r} to {np.dtype(dtype)!r} according to the rule "
                            f"'{casting}'")


def einsum(*operands, out=None, optimize=False, dtype=None, order="K", casting="safe", **others):
    for name in others:
        raise TypeError(f"'{name}' is an invalid keyword for einsum")
    subscripts, arrays = _given(operands)
    _check(arrays, out, dtype, order, casting)
    for c in subscripts:
        if not (c.isalpha() or c in ".,->"):
            raise ValueError(f"invalid subscript '{c}' in einstein sum subscripts string, subscripts must be letters")
    inputs, arrow, output = subscripts.partition("->")
    terms = inputs.split(",")
    if len(terms) < len(arrays):
        raise ValueError("more operands provided to einstein sum function than specified in the subscripts string")
    if len(terms) > len(arrays):
        raise ValueError("fewer operands provided to einstein sum function than specified in the subscripts string")
    free = [c for c in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz" if c not in subscripts]
    most = 0
    for term, a in zip(terms, arrays):
        if "..." in term:
            most = max(most, a.ndim - (len(term) - 3))
        elif len(term) != a.ndim:
            which = "many" if len(term) > a.ndim else "few"
            if which == "few":
                raise ValueError(
                    "operand has more dimensions than subscripts given in einstein sum, but no '...' ellipsis provided to "
                    "broadcast the extra dimensions."
                )
            raise ValueError(f"einstein sum subscripts string contains too many subscripts for operand {arrays.index(a)}")
    dots = "".join(free[:most])
    terms = [t.replace("...", dots[most - (a.ndim - (len(t) - 3)) :] if "..." in t else "") for t, a in zip(terms, arrays)]
    if arrow:
        output = output.replace("...", dots)
    else:
        all_labels = "".join(terms)
        output = dots + "".join(sorted(c for c in set(all_labels) if all_labels.count(c) == 1 and c not in dots))
    for c in output:
        if not any(c in t for t in terms):
            raise ValueError(f"einstein sum subscripts string included output subscript '{c}' which never appeared in an input")
    sizes = {}
    for term, a in zip(terms, arrays):
        for c, n in zip(term, a.shape):
            if sizes.setdefault(c, n) != n and n != 1:
                if sizes[c] != 1:
                    raise ValueError("operands could not be broadcast together with remapped shapes [original->remapped]: " + " ".join(
                        f"{np._compact(a.shape)}->{np._compact(a.shape)}" for a in arrays) + " ")
                sizes[c] = n
    kind = np.result_type(*arrays)
    parts = [_diagonal(a, t) for a, t in zip(arrays, terms)]
    first, labels = parts[0]
    for i, (second, others) in enumerate(parts[1:]):
        later = set(output).union(*[set(t) for _, t in parts[i + 2 :]])
        first, labels = _contract(first, labels, second, others, later)
    gone = tuple([i for i, c in enumerate(labels) if c not in output])
    if gone:
        first = np.sum(first, gone, kind)
        labels = "".join([c for c in labels if c in output])
    made = np.asarray(first).transpose([labels.index(c) for c in output]) if len(output) > 1 else np.asarray(first)
    made = made.astype(dtype or kind)
    if out is not None:
        out[...] = made
        return out
    return made[()] if made.ndim == 0 else made


def _diagonal(a, labels):
    """Repeated labels of one operand become one axis."""
    for c in set(labels):
        while labels.count(c) > 1:
            i = labels.index(c)
            j = labels.index(c, i + 1)
            a = np.moveaxis(np.moveaxis(a, j, -1), i, -2)
            n = a.shape[-1]
            a = a[..., np.arange(n), np.arange(n)]
            labels = labels[:i] + labels[i + 1 : j] + labels[j + 1 :] + c
    return a, labels


def _contract(a, la, b, lb, later):
    """The product of two operands, summed over what nothing later needs."""
    for labels, other, which in ((la, lb, 0), (lb, la, 1)):
        lonely = [i for i, c in enumerate(labels) if c not in other and c not in later]
        if lonely:
            summed = np.sum(a if which == 0 else b, tuple(lonely))
            rest = "".join([c for i, c in enumerate(labels) if i not in lonely])
            if which == 0:
                a, la = np.asarray(summed), rest
            else:
                b, lb = np.asarray(summed), rest
    batch = [c for c in la if c in lb and c in later]
    inner = [c for c in la if c in lb and c not in later]
    rows = [c for c in la if c not in lb]
    columns = [c for c in lb if c not in la]
    size = {c: n for c, n in list(zip(la, a.shape)) + list(zip(lb, b.shape))}
    for c, n in zip(la, a.shape):
        size[c] = max(size[c], n)
    a = np.broadcast_to(a, tuple([size[c] for c in la])).transpose([la.index(c) for c in batch + rows + inner])
    b = np.broadcast_to(b, tuple([size[c] for c in lb])).transpose([lb.index(c) for c in batch + inner + columns])
    lead = [size[c] for c in batch]
    one = lambda names: math.prod(size[c] for c in names)  # noqa: E731
    if not inner:
        made = a.reshape(lead + [one(rows), 1]) * b.reshape(lead + [1, one(columns)])
    else:
        made = np.matmul(a.reshape(lead + [one(rows), one(inner)]), b.reshape(lead + [one(inner), one(columns)]))
    return made.reshape(lead + [size[c] for c in rows + columns]), "".join(batch + rows + columns)


# ---- orders


class _Sizes(dict):
    """How long the axis of each letter is."""

    def read(self, terms, arrays):
        for number, (term, array) in enumerate(zip(terms, arrays)):
            if len(array.shape) != len(term):
                raise ValueError(f"Einstein sum subscript {','.join(terms)[number]} does not contain the correct number of indices for operand {number}.")
            for c, n in zip(term, array.shape):
                if self.setdefault(c, n) == 1:
                    self[c] = n
                elif n not in (1, self[c]):
                    raise ValueError(f"Size of label '{c}' for operand {number} ({self[c]}) does not match previous terms ({n}).")
        return self

    def elements(self, letters):
        return math.prod(self[c] for c in letters)

    def operations(self, letters, is_summed, terms):
        return self.elements(letters) * (max(1, terms - 1) + bool(is_summed))


def _contracted(places, sets, output):
    """(letters of the result, the sets after it, letters summed over, letters taking part)"""
    taking = set().union(*[sets[i] for i in places])
    rest = [s for i, s in enumerate(sets) if i not in places]
    kept = taking & output.union(*rest)
    return kept, [*rest, kept], taking - kept, taking


def _optimal(sets, output, sizes, limit):
    """Of all orders of pairs the one with the fewest operations."""
    found = [(0, [], sets)]
    for left in range(len(sets), 1, -1):
        longer = []
        for cost, path, now in found:
            for pair in itertools.combinations(range(left), 2):
                kept, after, summed, taking = _contracted(pair, now, output)
                if sizes.elements(kept) <= limit:
                    longer.append((cost + sizes.operations(taking, summed, 2), [*path, pair], after))
        if not longer:
            return [*min(found, key=lambda each: each[0])[1], tuple(range(left))]
        found = longer
    return min(found, key=lambda each: each[0])[1]


def _greedy(sets, output, sizes, limit):
    """Step by step the pair that frees most memory, then takes the fewest operations."""
    _, _, summed, taking = _contracted(range(len(sets)), sets, output)
    naive, spent, path, known = sizes.operations(taking, summed, len(sets)), 0, [], []
    pairs = [p for p in itertools.combinations(range(len(sets)), 2) if not sets[p[0]].isdisjoint(sets[p[1]])]

    def judged(pair):
        kept, after, summed, taking = _contracted(pair, sets, output)
        size, cost = sizes.elements(kept), sizes.operations(taking, summed, 2)
        if size > limit or spent + cost > naive:
            return []
        return [((size - sum(sizes.elements(sets[i]) for i in pair), cost), pair, after)]

    for _ in range(len(sets) - 1):
        known += [found for pair in pairs for found in judged(pair)]
        known = known or [found for pair in itertools.combinations(range(len(sets)), 2) for found in judged(pair)]
        if not known:
            return [*path, tuple(range(len(sets)))]
        best = min(known, key=lambda each: each[0])
        known = [moved for each in known for moved in _after(each, best)]
        sets, last = best[2], len(best[2]) - 1
        pairs = [(i, last) for i in range(last) if not sets[i].isdisjoint(sets[last])]
        path.append(best[1])
        spent += best[0][1]
    return path


def _after(each, best):
    """What was judged before `best` was done, at its new places; nothing where they share an operand."""
    gain, pair, after = each
    if set(pair) & set(best[1]):
        return []
    after = list(after)
    for gone in best[1][::-1]:
        del after[gone - sum(gone > i for i in pair)]
    after.insert(-1, best[2][-1])
    return [(gain, tuple(i - sum(i > gone for gone in best[1]) for i in pair), after)]


def _kind_of_path(optimize):
    """(False, a name or the path itself; the limit of memory)"""
    if optimize is None or optimize is False:
        return False, None
    if optimize is True:
        return "greedy", None
    if isinstance(optimize, str) or len(optimize) and isinstance(optimize[0], str) and optimize[0] == "einsum_path":
        return optimize, None
    if len(optimize) == 2 and isinstance(optimize[0], str) and isinstance(optimize[1], (int, float)):
        return optimize[0], int(optimize[1])
    raise TypeError(f"Did not understand the path: {optimize}")


def einsum_path(*operands, optimize="greedy", einsum_call=False):
    """The order in which einsum may contract, and a text on what it costs."""
    kind, limit = _kind_of_path(optimize)
    joined, output, arrays = _parse_einsum_input(operands)
    terms, out = joined.split(","), set(output)
    sets, letters = [set(t) for t in terms], set(joined.replace(",", ""))
    sizes = _Sizes().read(terms, arrays)
    limit = max(map(sizes.elements, [*terms, output])) if limit is None else limit
    naive = sizes.operations(letters, sum(map(len, sets)) > len(letters), len(terms))
    if kind is not False and not isinstance(kind, str):
        path = list(kind[1:])
    elif kind is False or len(terms) < 3 or letters == out:
        path = [tuple(range(len(terms)))]
    elif kind in ("greedy", "optimal"):
        path = (_greedy if kind == "greedy" else _optimal)(sets, out, sizes, limit)
    else:
        raise KeyError("Path name %s not found", kind)
    most, cost, scaling, rows = 0, 1, 0, []
    for number, places in enumerate(path):
        places = sorted(places, reverse=True)
        kept, sets, summed, taking = _contracted(places, sets, out)
        cost, scaling = cost + sizes.operations(taking, summed, len(places)), max(scaling, len(taking))
        most = max(most, sizes.elements(kept))
        made = output if number == len(path) - 1 else "".join(c for _, c in sorted((sizes[c], c) for c in kept))
        step = ",".join([terms.pop(i) for i in places]) + "->" + made
        terms.append(made)
        rows.append("\n%4d    %24s %40s" % (len(taking), step, ",".join(terms) + "->" + output))
    if len(terms) != 1:
        raise RuntimeError(f"Invalid einsum_path is specified: {len(terms) - 1} more operands has to be contracted.")
    text = (f"  Complete contraction:  {joined}->{output}\n         Naive scaling:  {len(letters)}\n     Optimized scaling:  {scaling}\n"
            f"      Naive FLOP count:  {naive:.3e}\n  Optimized FLOP count:  {cost:.3e}\n   Theoretical speedup:  {naive / cost:3.3f}\n"
            f"  Largest intermediate:  {most:.3e} elements\n" + "-" * 74 + "\n%6s %24s %40s\n" % ("scaling", "current", "remaining") + "-" * 74)  # fmt: skip
    return ["einsum_path", *path], text + "".join(rows)
