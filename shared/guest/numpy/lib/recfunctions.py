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
