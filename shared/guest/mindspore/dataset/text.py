"""mindspore.dataset.text: vocabularies, tokenizers and what cuts and fills sequences of tokens. Tokens are arrays of strings."""
from mindspore._public_names import Names as _Names
import enum
import re
import numpy as np
from mindspore.common import dtype as mstype
from mindspore.dataset.checks import (check_above_zero, check_items, check_range, check_type, checked, checked_by, flag, instance,
                                      optional)
from mindspore.dataset.text_rules import RULES
from mindspore.dataset.transforms import _numpy_type

__path__ = []  # MindSpore has a package here: _module_paths.py


def to_bytes(array, encoding="utf8"):
    """Strings as bytes."""
    if not isinstance(array, np.ndarray):
        raise ValueError("input should be a NumPy array.")
    return np.char.encode(array, encoding)


def to_str(array, encoding="utf8"):
    """Bytes as strings."""
    if not isinstance(array, np.ndarray):
        raise TypeError("input should be a NumPy array.")
    return np.char.decode(array, encoding)


class NormalizeForm(enum.IntEnum):
    NONE = 0
    NFC = 1
    NFKC = 2
    NFD = 3
    NFKD = 4


def _words(value, name):
    check_type(value, (list,), name)
    for word in value:
        check_type(word, (str,), name)


def _word_ids(value, name):
    check_type(value, (dict,), name)
    for word, number in value.items():
        check_type(word, (str,), "word")
        check_type(number, (int,), "word_id")
        check_range(number, 0, 2147483647, "word_id")


def _at_most(value, name):
    if value <= 0:
        check_above_zero(value, name)


def _frequencies(value, name):
    check_type(value, (tuple,), name)
    if len(value) != 2:
        raise ValueError("freq_range needs to be a tuple of 2 element.")
    if not all(side is None or isinstance(side, int) for side in value):
        raise ValueError("freq_range needs to be either None or a tuple of 2 integers or an int and a None.")
    low, high = value
    if low is not None and high is not None and (low > high or low < 0):
        raise ValueError("frequency range [a,b] should be 0 <= a <= b (a,b are inclusive).")


def _top(value, name):
    check_type(value, (int, type(None)), name)
    check_above_zero(value, name)


def _columns(value, name):
    if not isinstance(value, list):
        check_type(value, (str,), "col[0]")


def _found_tokens(value, name):
    check_type(value, (str, list, np.ndarray), name)
    if isinstance(value, list):
        check_items(value, (str, np.str_), name)


def _found_ids(value, name):
    check_type(value, (int, list, np.ndarray), name)
    if isinstance(value, int):
        check_range(value, 0, 2147483647, name)
    elif isinstance(value, list):
        check_items(value, (int, np.int64), name)


_SPECIAL = {"special_tokens": optional(_words), "special_first": flag}


class Vocab:
    """Words and their numbers."""

    def __init__(self):
        self._ids = {}

    @property
    def c_vocab(self):
        return self  # there is no compiled one

    @classmethod
    @checked({"word_dict": _word_ids})
    def from_dict(cls, word_dict):
        made = cls()
        made._ids = dict(word_dict)
        return made

    @classmethod
    @checked({"word_list": _words, **_SPECIAL})
    def from_list(cls, word_list, special_tokens=None, special_first=True):
        special = list(special_tokens or [])
        both = special + list(word_list)
        for words, what in ((list(word_list), "word_list contains"), (special, "special_tokens contains"),
                            (both, "special_tokens and word_list contain")):
            seen = set()
            for word in words:
                if word in seen:
                    raise ValueError(f"{what} duplicate word: {word}.")
                seen.add(word)
        words = both if special_first else list(word_list) + special
        return cls.from_dict({word: number for number, word in enumerate(words)})

    @classmethod
    @checked({"file_path": instance(str), "delimiter": instance(str), "vocab_size": optional(_at_most), **_SPECIAL})
    def from_file(cls, file_path, delimiter="", vocab_size=None, special_tokens=None, special_first=True):
        words = []
        with open(file_path, encoding="utf8") as file:
            for line in file:
                if vocab_size is not None and len(words) == vocab_size:
                    break
                line = line.rstrip("\n")
                words.append(line.split(delimiter)[0] if delimiter else line)
        return cls.from_list(words, special_tokens, special_first)

    @classmethod
    @checked({"columns": optional(_columns), "freq_range": optional(_frequencies), "top_k": optional(_top), **_SPECIAL})
    def from_dataset(cls, dataset, columns=None, freq_range=None, top_k=None, special_tokens=None, special_first=True):
        """The words of columns, the most frequent first."""
        columns = [columns] if isinstance(columns, str) else columns
        counts = {}
        for row in dataset.create_dict_iterator(num_epochs=1, output_numpy=True):
            for name in columns or row:
                for word in np.asarray(row[name]).ravel().tolist():
                    counts[word] = counts.get(word, 0) + 1
        low, high = freq_range or (None, None)
        words = [word for word, count in counts.items() if (low is None or count >= low) and (high is None or count <= high)]
        words.sort(key=lambda word: (-counts[word], word))
        return cls.from_list(words[:top_k], special_tokens, special_first)

    def vocab(self):
        return dict(self._ids)

    @checked({"tokens": _found_tokens})
    def tokens_to_ids(self, tokens):
        if isinstance(tokens, str):
            return self._ids.get(tokens, -1)
        return [self._ids.get(token, -1) for token in (tokens.tolist() if isinstance(tokens, np.ndarray) else tokens)]

    @checked({"ids": _found_ids})
    def ids_to_tokens(self, ids):
        words = {number: word for word, number in self._ids.items()}
        if isinstance(ids, int):
            return words.get(ids, "")
        return [words.get(number, "") for number in (ids.tolist() if isinstance(ids, np.ndarray) else ids)]


class Lookup:
    """Words as their numbers; unknown ones as `unknown_token`'s."""

    def __init__(self, vocab, unknown_token=None, data_type=mstype.int32):
        self.vocab, self.unknown, self.data_type = vocab._ids, unknown_token, _numpy_type(data_type)

    def __call__(self, words):
        if self.unknown is not None and self.unknown not in self.vocab:
            raise RuntimeError(f"Lookup: unknown_token: [{self.unknown}], does not exist in vocab.")
        words = np.asarray(words)
        other = self.vocab.get(self.unknown)
        numbers = [self.vocab.get(word, other) for word in words.ravel().tolist()]
        for word, number in zip(words.ravel().tolist(), numbers):
            if number is None:
                raise RuntimeError(f"Lookup: word: \"{word}\" doesn't exist in vocab and no unknown token is specified.")
        return np.array(numbers, self.data_type).reshape(words.shape)


def _line(value):
    value = np.asarray(value)
    if value.dtype.kind not in "US" or value.ndim > 0:
        raise RuntimeError("the input shape should be scalar and the input datatype should be string.")
    value = value.item()
    return value.decode() if isinstance(value, bytes) else value

def _tokens(parts, spans, with_offsets):
    """The tokens of a line; with_offsets: their places in its bytes too."""
    made = np.array(parts if parts else [""])
    if not with_offsets:
        return made
    return made, np.array([s for s, _ in spans] or [0], np.uint32), np.array([e for _, e in spans] or [0], np.uint32)

class _Matching:
    """The parts of a line that a pattern finds."""

    pattern = None

    def __init__(self, with_offsets=False):
        self.with_offsets = with_offsets

    def __call__(self, value):
        line = _line(value)
        found = list(re.finditer(self.pattern, line))
        places = [(len(line[:m.start()].encode()), len(line[:m.end()].encode())) for m in found]
        return _tokens([m.group() for m in found], places, self.with_offsets)

class WhitespaceTokenizer(_Matching):
    pattern = r"\S+"

class UnicodeCharTokenizer(_Matching):
    pattern = r"(?s)."

class PythonTokenizer:
    """A user's own function of a line."""

    def __init__(self, tokenizer):
        self.tokenizer = tokenizer

    def __call__(self, value):
        if not isinstance(value, np.ndarray):
            raise TypeError(f"input should be a NumPy array. Got {type(value)}.")
        return np.array(self.tokenizer(_line(value)))

class CaseFold:
    """Lower case."""

    def __call__(self, value):
        value = np.asarray(value)
        return np.array([word.casefold() for word in value.ravel().tolist()]).reshape(value.shape)

_DIGITS = dict(zip("0123456789", " zero , one , two , three , four , five , six , seven , eight , nine ".split(",")))
_OF_MARKUP = [re.compile(pattern, flags) for pattern, flags in (("<.*>", 0), ("<[^>]*>", re.S))]


class FilterWikipediaXML:
    """Wikipedia's XML as words of a to z: without tags, entities and redirections, digits by their names. (MindSpore 2.7.0 loses
    every capital R; its documentation does not.)"""

    def __call__(self, value):
        value = np.asarray(value)
        if value.dtype.kind not in "US":
            from mindspore.dataset.errors import pipeline_error
            raise pipeline_error("Replace: input is not of type string.")
        return np.array([self._words(line) for line in value.ravel().tolist()]).reshape(value.shape)

    @staticmethod
    def _words(line):
        if "#redirect" in line or "#REDIRECT" in line:
            return ""
        for pattern in _OF_MARKUP:
            line = pattern.sub("", line)
        line = re.sub("&[^;]*;", " ", line)
        line = re.sub("[A-Z]", lambda letter: letter.group().lower(), line)
        line = re.sub("[0-9]", lambda digit: _DIGITS[digit.group()], line)
        return re.sub("[^a-z]+", " ", line).strip()


class RegexReplace:
    """Every match of a pattern by another text."""

    def __init__(self, pattern, replace, replace_all=True):
        self.pattern, self.replace, self.count = re.compile(pattern), replace, 0 if replace_all else 1

    def __call__(self, value):
        value = np.asarray(value)
        return np.array([self.pattern.sub(self.replace, word, self.count) for word in value.ravel().tolist()]).reshape(value.shape)

class ToNumber:
    """Strings as numbers of a type."""

    def __init__(self, data_type):
        self.data_type = _numpy_type(data_type)

    def __call__(self, value):
        value = np.asarray(value)
        kind = float if self.data_type.kind == "f" else int
        return np.array([kind(word) for word in value.ravel().tolist()], self.data_type).reshape(value.shape)

class AddToken:
    """A token before or after the others."""

    def __init__(self, token, begin=True):
        self.token, self.begin = token, begin

    def __call__(self, value):
        words = np.asarray(value).tolist()
        if words and isinstance(words[0], list):
            return np.array([[self.token] + row if self.begin else row + [self.token] for row in words])
        return np.array([self.token] + words if self.begin else words + [self.token])

class Truncate:
    """The first tokens of each sequence."""

    def __init__(self, max_seq_len):
        self.length = max_seq_len

    def __call__(self, value):
        return np.asarray(value)[..., :self.length]

class TruncateSequencePair:
    """Cuts the longer one, token by token, until both have at most max_length tokens together."""

    def __init__(self, max_length):
        self.length = max_length

    def __call__(self, first, second):
        a, b = len(first), len(second)
        while a + b > self.length:
            a, b = (a - 1, b) if a > b else (a, b - 1)
        return np.asarray(first)[:a], np.asarray(second)[:b]

class SlidingWindow:
    """All windows of a width along an axis."""

    def __init__(self, width, axis=0):
        self.width, self.axis = width, axis

    def __call__(self, value):
        value = np.asarray(value)
        count = value.shape[self.axis] - self.width + 1
        return np.stack([value[start:start + self.width] for start in range(max(count, 0))])

class Ngram:
    """Runs of n tokens, joined."""

    def __init__(self, n, left_pad=("", 0), right_pad=("", 0), separator=" "):
        self.sizes = [n] if isinstance(n, int) else list(n)
        self.left, self.right, self.separator = left_pad, right_pad, separator

    def __call__(self, value):
        words, made = np.asarray(value).tolist(), []
        for n in self.sizes:
            row = [self.left[0]] * min(n - 1, self.left[1]) + words + [self.right[0]] * min(n - 1, self.right[1])
            made += [self.separator.join(row[i:i + n]) for i in range(len(row) - n + 1)] or [""]
        return np.array(made)


checked_by(RULES, globals())
__all__ = _Names(__name__)
_BASES = frozenset(("Implementation", "TextTensorOperation", "mstype_to_detype"))
_TOKENIZERS = frozenset("JiebaMode NormalizeUTF8 RegexTokenizer UnicodeScriptTokenizer BasicTokenizer WordpieceTokenizer BertTokenizer Vectors FastText GloVe "
                        "CharNGram ToVectors".split())


def __getattr__(name):
    if name == "DE_C_INTER_NORMALIZE_FORM":  # compiled code has the same forms
        return {form: form for form in NormalizeForm}
    home = "tokenizers" if name in _TOKENIZERS else "operation" if name in _BASES else None
    if home:
        import importlib
        found = globals()[name] = getattr(importlib.import_module("mindspore.dataset." + home), name)
        return found
    raise AttributeError(f"mindspore.dataset.text.{name} is not available in refjit: give map a function of arrays instead.")
