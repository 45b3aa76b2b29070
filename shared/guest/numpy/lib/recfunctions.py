"""numpy.lib.recfunctions: fields of structured arrays taken, added, renamed and stacked."""

import numpy as np
from numpy import structured as _s


def structured_to_unstructured(arr, dtype=None, copy=False, casting="unsafe"):
    parts = []
    for p in arr.dtype._parts:
        column = arr[p[0]]
        if isinstance(p[1], _s._Struct):
            column = structured_to_unstructured(column)
            parts += [column[..., i] for i in range(column.shape[-1])]
        elif p[2]:
            flat = column.reshape(arr.shape + (-1,))
            parts += [flat[..., i] for i in range(flat.shape[-1])]
        else:
            parts.append(column)
    kind = np.dtype(dtype) if dtype is not None else np.result_type(*[c.dtype for c in parts])
    return np.stack([c.astype(kind) for c in parts], -1)


def unstructured_to_structured(arr, dtype=None, names=None, align=False, copy=False, casting="unsafe"):
    arr = np.asarray(arr)
    if dtype is None:
        dtype = np.dtype([(n, arr.dtype) for n in (names or [f"f{i}" for i in range(arr.shape[-1])])])
    made, at = np.zeros(arr.shape[:-1], dtype), 0
    for p in made.dtype._parts:
        if p[2]:
            n = int(np.prod(p[2]))
            made[p[0]] = arr[..., at : at + n].reshape(arr.shape[:-1] + p[2])
            at += n
        elif isinstance(p[1], _s._Struct):
            n = len(p[1].names)
            made[p[0]] = unstructured_to_structured(arr[..., at : at + n], p[1])
            at += n
        else:
            made[p[0]] = arr[..., at]
            at += 1
    return made


def _rebuilt(columns, shape):
    made = np.zeros(shape, [(n, c.dtype, s) for n, c, s in columns])
    for n, c, _ in columns:
        made[n] = c
    return made


def _columns(arr):
    return [(p[0], arr[p[0]], p[2]) for p in arr.dtype._parts]


def append_fields(base, names, data, dtypes=None, fill_value=-1, usemask=True, asrecarray=False):
    names, data = ([names], [data]) if isinstance(names, str) else (names, data)
    data = [np.asarray(d) for d in data]
    if dtypes is not None:
        dtypes = dtypes if isinstance(dtypes, (list, tuple)) else [dtypes] * len(data)
        data = [d.astype(t) for d, t in zip(data, dtypes)]
    return _rebuilt(_columns(base) + [(n, d, ()) for n, d in zip(names, data)], base.shape)


def drop_fields(base, drop_names, usemask=True, asrecarray=False):
    drop = {drop_names} if isinstance(drop_names, str) else set(drop_names)
    return _rebuilt([c for c in _columns(base) if c[0] not in drop], base.shape)


def rename_fields(base, namemapper):
    return _rebuilt([(namemapper.get(n, n), c, s) for n, c, s in _columns(base)], base.shape)


def merge_arrays(seqarrays, fill_value=-1, flatten=False, usemask=False, asrecarray=False):
    columns = []
    for arr in seqarrays:
        columns += _columns(arr) if isinstance(arr, _s.structured) else [(f"f{len(columns)}", np.asarray(arr), ())]
    return _rebuilt(columns, columns[0][1].shape)


def repack_fields(a, align=False, recurse=False):
    if isinstance(a, _s._Struct):
        return _s._Struct([(p[0], p[1], p[2], None, p[4]) for p in a._parts], align=align)
    return a.astype(repack_fields(a.dtype, align))


def get_names(adtype):
    return tuple([(n, get_names(adtype[n])) if adtype[n].names else n for n in adtype.names])


def get_names_flat(adtype):
    return tuple([x for n in adtype.names for x in (n, *(get_names_flat(adtype[n]) if adtype[n].names else ()))])


def stack_arrays(arrays, defaults=None, usemask=True, asrecarray=False, autoconvert=False):
    return np.concatenate(list(arrays))


def flatten_descr(ndtype):
    if ndtype.names is None:
        return (("", ndtype),)
    return tuple([each for n in ndtype.names for each in (flatten_descr(ndtype[n]) if ndtype[n].names else [(n, ndtype[n])])])


def get_fieldstructure(adtype, lastname=None, parents=None):
    parents = {} if parents is None else parents
    for name in adtype.names:
        above = [*(parents.get(lastname) or []), lastname] if lastname else []
        parents[name] = above
        if adtype[name].names is not None:
            parents.update(get_fieldstructure(adtype[name], name, parents))
    return parents


def recursive_fill_fields(input, output):
    for name in input.dtype.names:
        if name not in output.dtype.names:
            continue
        if input[name].dtype.names is not None:
            recursive_fill_fields(input[name], output[name])
        else:
            output[name][: len(input)] = input[name]
    return output


def _as_records(made, asrecarray):
    return made.view(np.recarray) if asrecarray else made


def rec_append_fields(base, names, data, dtypes=None):
    return _as_records(append_fields(base, names, data, dtypes, usemask=False), True)


def rec_drop_fields(base, drop_names):
    return _as_records(drop_fields(base, drop_names, usemask=False), True)


def apply_along_fields(func, arr):
    return func(structured_to_unstructured(arr), axis=-1)


def assign_fields_by_name(dst, src, zero_unassigned=True):
    if dst.dtype.names is None:
        dst[...] = src
        return
    for name in dst.dtype.names:
        if name not in src.dtype.names:
            if zero_unassigned:
                dst[name] = 0
        else:
            assign_fields_by_name(dst[name], src[name], zero_unassigned)


def require_fields(array, required_dtype):
    made = np.empty(array.shape, required_dtype)
    assign_fields_by_name(made, array)
    return made


def find_duplicates(a, key=None, ignoremask=True, return_index=False):
    a = np.ma.getdata(a).ravel()
    values = (a if key is None else a[key]).tolist()
    order = sorted(range(len(values)), key=values.__getitem__)
    counts = {}
    for each in values:
        counts[each] = counts.get(each, 0) + 1
    places = np.array([i for i in order if counts[values[i]] > 1], np.int64)
    return (np.ma.MaskedArray(a[places]), places) if return_index else np.ma.MaskedArray(a[places])


def join_by(key, r1, r2, jointype="inner", r1postfix="1", r2postfix="2", defaults=None, usemask=True, asrecarray=False):
    if jointype not in ("inner", "outer", "leftouter"):
        raise ValueError("The 'jointype' argument should be in 'inner', 'outer' or 'leftouter' (got '%s' instead)" % jointype)
    keys = (key,) if isinstance(key, str) else tuple(key)
    if len(set(keys)) != len(keys):
        dup = next(x for n, x in enumerate(keys) if x in keys[n + 1 :])
        raise ValueError("duplicate join key %r" % dup)
    for name in keys:
        for which, each in (("r1", r1), ("r2", r2)):
            if name not in each.dtype.names:
                raise ValueError(f"{which} does not have key field {name!r}")
    rows = [sorted(range(len(each)), key=lambda i, each=each: tuple(each[n][i] for n in keys)) for each in (r1, r2)]
    found = [{tuple(each[n][i] for n in keys): i for i in order} for each, order in zip((r1, r2), rows)]
    both = [k for k in found[0] if k in found[1]]
    alone = [[k for k in found[0] if k not in found[1]] if jointype != "inner" else [], [k for k in found[1] if k not in found[0]] if jointype == "outer" else []]
    others = [[n for n in each.dtype.names if n not in keys] for each in (r1, r2)]
    columns = [(n, np.promote_types(r1.dtype[n], r2.dtype[n]), 2, n) for n in keys]
    for which, (each, postfix) in enumerate(((r1, r1postfix), (r2, r2postfix))):
        columns += [(n + postfix if n in others[1 - which] else n, each.dtype[n], which, n) for n in others[which]]
    if len({c[0] for c in columns}) < len(columns):
        raise ValueError("r1 and r2 have common fields that would not be told apart")
    lines = [(k, True, True) for k in both] + [(k, True, False) for k in alone[0]] + [(k, False, True) for k in alone[1]]
    if jointype == "outer":
        lines.sort(key=lambda line: line[0])
    made = np.zeros(len(lines), [(n, d) for n, d, _, _ in columns])
    for at, (k, *has) in enumerate(lines):
        for name, _, which, source in columns:
            if which == 2:
                made[name][at] = k[keys.index(source)]
            elif has[which]:
                made[name][at] = (r1, r2)[which][source][found[which][k]]
            else:
                made[name][at] = (defaults or {}).get(name, np.ma.default_fill_value(made[name]))
    return _as_records(made, asrecarray)


def rec_join(key, r1, r2, jointype="inner", r1postfix="1", r2postfix="2", defaults=None):
    return join_by(key, r1, r2, jointype, r1postfix, r2postfix, defaults, usemask=False, asrecarray=True)
