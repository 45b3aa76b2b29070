"""What each operation of mindspore.dataset.text and mindspore.dataset.transforms takes: one rule an argument (checks.py)."""
import numpy as np
from mindspore.common import dtype as mstype
from mindspore.dataset.checks import check_above_zero, check_range, check_type, flag, instance, number, optional, positive, whole

_SCALARS = (str, float, bool, int, bytes)


def _of(kind, words, missing=None):
    """The words of text's older checks; `missing` is said of None."""
    def rule(value, name):
        if value is None and missing:
            raise ValueError(missing)
        if not isinstance(value, kind):
            raise TypeError(f"Wrong input type for {name}, should be {words}.")
    return rule


def _vocab(missing):
    def rule(value, name):
        from mindspore.dataset.text import Vocab
        _of(Vocab, "text.Vocab object", missing)(value, name)
    return rule


def _looked_up(value, name):
    from mindspore.dataset.text import Vocab
    check_type(value, (Vocab,), "vocab is not an instance of text.Vocab.")


def _form(value, name):
    from mindspore.dataset.text import NormalizeForm
    _of(NormalizeForm, "enum of 'NormalizeForm'")(value, "normalization_form")


def _vectors(value, name):
    from mindspore.dataset.text import Vectors
    check_type(value, (Vectors,), name)


def _max_bytes(value, name):
    check_type(value, (int,), "")
    check_range(value, 0, 4294967295)


def _max_bytes_of_bert(value, name):
    _of(int, "int")(value, name)
    _max_bytes(value, name)


def _grams(value, name):
    if isinstance(value, int):
        value = [value]
    if not isinstance(value, list) or not value:
        raise ValueError("n needs to be a non-empty list of positive integers.")
    for place, gram in enumerate(value):
        check_type(gram, (int,), f"gram[{place}]")
        check_above_zero(gram, f"gram_{place}")


def _gram_pad(value, name):
    if not (isinstance(value, tuple) and len(value) == 2 and isinstance(value[0], str) and isinstance(value[1], int)):
        raise ValueError(f"{name} needs to be a tuple of (str, int) str is pad token and int is pad_width.")
    if value[1] < 0:
        raise ValueError("padding width need to be positive numbers.")


def _operations(value, name):
    check_type(value, (list,), "transforms list")
    if not value:
        raise ValueError("transforms list can not be empty.")
    for place, operation in enumerate(value):
        if not callable(operation):
            raise TypeError(f"transforms[{place}] is neither a transforms op (TensorOperation) nor a callable pyfunc.")


def _axis(value, name):
    check_type(value, (int,), name)
    if value not in (0, -1):
        raise ValueError("only 1D concatenation supported.")


def _pad_shape(value, name):
    check_type(value, (list,), name)
    for size in value:
        if size is None:
            continue
        if not isinstance(size, int):
            raise TypeError("a value in the list is not an integer.")
        check_range(size, 1, 2147483647, "pad_shape") if size <= 0 else None


def _relational(value, name):
    from mindspore.dataset.transforms import Relational
    check_type(value, (Relational,), name)


def _tokenizer(value, name):
    if not callable(value):
        raise TypeError("tokenizer is not a callable Python function.")


_boolean, _string = _of(bool, "boolean"), _of(str, "string")
_text, _type, _array = instance(str), instance(mstype.Type), optional(instance(np.ndarray))
_offsets = {"with_offsets": _boolean}
_basic = {"lower_case": _boolean, "keep_whitespace": _boolean, "normalization_form": _form, "preserve_unused_token": _boolean, **_offsets}
_several = {"transforms": _operations}

RULES = {
    "AddToken": {"token": _text, "begin": flag},
    "BasicTokenizer": _basic,
    "BertTokenizer": {"vocab": _vocab("vacab is not provided."), "suffix_indicator": _string, "max_bytes_per_token": _max_bytes_of_bert,
                      "unknown_token": _string, **_basic},
    "Lookup": {"vocab": _looked_up, "unknown_token": optional(_text), "data_type": _type},
    "Ngram": {"n": _grams, "left_pad": _gram_pad, "right_pad": _gram_pad, "separator": _text},
    "NormalizeUTF8": {"normalize_form": _form},
    "PythonTokenizer": {"tokenizer": _tokenizer},
    "RegexReplace": {"pattern": _text, "replace": _text, "replace_all": flag},
    "RegexTokenizer": {"delim_pattern": _of(str, "string", "delim_pattern is not provided."), "keep_delim_pattern": _string, **_offsets},
    "SlidingWindow": {"width": whole(1), "axis": instance(int)},
    "ToNumber": {"data_type": _type},
    "ToVectors": {"vectors": _vectors},
    "Truncate": {"max_seq_len": whole(1)},
    "TruncateSequencePair": {},
    "UnicodeCharTokenizer": _offsets,
    "UnicodeScriptTokenizer": {"keep_whitespace": _boolean, **_offsets},
    "WhitespaceTokenizer": _offsets,
    "WordpieceTokenizer": {"vocab": _vocab("vocab is not provided."), "suffix_indicator": _string, "max_bytes_per_token": _max_bytes,
                           "unknown_token": _string, **_offsets},
    "Compose": _several,
    "Concatenate": {"axis": optional(_axis), "prepend": _array, "append": _array},
    "Fill": {"fill_value": instance(*_SCALARS)},
    "Mask": {"operator": _relational, "constant": instance(*_SCALARS), "dtype": _type},
    "OneHot": {"num_classes": positive("Input must be greater than 0."), "smoothing_rate": number(0.0, 1.0, (int, float))},
    "PadEnd": {"pad_shape": _pad_shape, "pad_value": optional(instance(*_SCALARS))},
    "RandomApply": {**_several, "prob": number(0, 1)},
    "RandomChoice": _several,
    "RandomOrder": _several,
}
