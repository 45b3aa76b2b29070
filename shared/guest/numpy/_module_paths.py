"""Paths of numpy's own tree that programs import from: _served_paths tells how they are served."""
import _served_paths

_served_paths.serve("numpy", {
    "": ("compat compat.py3k core.numerictypes core.shape_base core.getlimits core.function_base core.memmap core.arrayprint "
         "core._multiarray_umath core.overrides core._dtype core._methods core._ufunc_config lib.arraysetops lib.function_base lib.index_tricks "
         "lib.nanfunctions lib.shape_base lib.twodim_base lib.type_check lib.ufunclike lib.user_array lib.histograms "
         "lib.polynomial lib.npyio lib.utils lib.arraypad dual"),
    "char": "core.defchararray",
    "random": "random.mtrand random._pickle random._generator random.bit_generator random._mt19937 random._pcg64 random._philox random._sfc64",
    "linalg": "linalg.linalg linalg._umath_linalg",
    "fft": "fft._pocketfft fft.helper",
    "ma": "ma.core",
    "testing": "testing._private testing._private.utils testing.utils",
    "typing": "_typing _typing._array_like",
})
