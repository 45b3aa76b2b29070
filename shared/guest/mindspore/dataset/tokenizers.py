"""Tokenizers of BERT's kind and word vectors: more of mindspore.dataset.text."""
import enum
import itertools
import re
import unicodedata
import numpy as np
from mindspore.dataset.checks import checked_by
from mindspore.dataset.text import NormalizeForm, _line, _tokens
from mindspore.dataset.text_rules import RULES

_CJK = ((0x4E00, 0x9FFF), (0x3400, 0x4DBF), (0x20000, 0x2A6DF), (0x2A700, 0x2B73F), (0x2B740, 0x2B81F), (0x2B820, 0x2CEAF),
        (0xF900, 0xFAFF), (0x2F800, 0x2FA1F))
_UNUSED = re.compile(r"\[CLS\]|\[SEP\]|\[UNK\]|\[PAD\]|\[MASK\]|\[unused\d+\]")


class JiebaMode(enum.IntEnum):
    """How Jieba cuts."""

    MIX = 0
    MP = 1
    HMM = 2


class NormalizeUTF8:
    """One of Unicode's normal forms."""

    def __init__(self, normalize_form=NormalizeForm.NFKC):
        self.form = normalize_form

    def __call__(self, value):
        value = np.asarray(value)
        if self.form == NormalizeForm.NONE:
            return value
        return np.array([unicodedata.normalize(self.form.name, word) for word in value.ravel().tolist()]).reshape(value.shape)


class RegexTokenizer:
    """The parts between matches; the matches that `keep_delim_pattern` matches, too."""

    def __init__(self, delim_pattern, keep_delim_pattern="", with_offsets=False):
        self.delimiter = re.compile(delim_pattern)
        self.kept = re.compile(keep_delim_pattern) if keep_delim_pattern else None
        self.with_offsets = with_offsets

    def __call__(self, value):
        line = _line(value)
        parts, at = [], 0
        for match in self.delimiter.finditer(line):
            if match.start() == match.end():
                continue
            if match.start() > at:
                parts.append((at, match.start()))
            if self.kept is not None and self.kept.fullmatch(match.group()):
                parts.append(match.span())
            at = match.end()
        if at < len(line):
            parts.append((at, len(line)))
        return _of_spans(line, parts, self.with_offsets)


def _of_spans(line, parts, with_offsets):
    places = [(len(line[:a].encode()), len(line[:b].encode())) for a, b in parts]
    return _tokens([line[a:b] for a, b in parts], places, with_offsets)


def _stands_alone(letter):
    """Punctuation and Chinese characters are tokens by themselves."""
    code = ord(letter)
    if 33 <= code <= 47 or 58 <= code <= 64 or 91 <= code <= 96 or 123 <= code <= 126:
        return True
    return unicodedata.category(letter).startswith("P") or any(low <= code <= high for low, high in _CJK)


def _folded(line):
    """Lower case in the compatible form, without letters that are not seen."""
    line = unicodedata.normalize("NFKC", unicodedata.normalize("NFKC", line).casefold())
    return "".join(letter for letter in line if unicodedata.category(letter) != "Cf")


class BasicTokenizer:
    """Words, punctuation and Chinese characters; lower_case: without accents, too."""

    def __init__(self, lower_case=False, keep_whitespace=False, normalization_form=NormalizeForm.NONE, preserve_unused_token=True,
                 with_offsets=False):
        self.lower_case, self.keep_whitespace, self.form = lower_case, keep_whitespace, normalization_form
        self.preserve, self.with_offsets = preserve_unused_token, with_offsets

    def _cleaned(self, line):
        if self.lower_case:
            pieces, at = [], 0
            for match in _UNUSED.finditer(line) if self.preserve else ():
                pieces += [_folded(line[at:match.start()]), match.group()]
                at = match.end()
            line = unicodedata.normalize("NFD", "".join(pieces) + _folded(line[at:]))
            line = "".join(letter for letter in line if unicodedata.category(letter) != "Mn")
        elif self.form != NormalizeForm.NONE:
            line = unicodedata.normalize(self.form.name, line)
        return "".join(" " if unicodedata.category(letter) in ("Cc", "Cf") else letter for letter in line)

    def __call__(self, value):
        line = self._cleaned(_line(value))
        parts, at = [], 0
        while at < len(line):
            match = _UNUSED.match(line, at) if self.preserve else None
            end = match.end() if match else at + 1
            if match or _stands_alone(line[at]):
                parts.append((at, end))
            elif line[at].isspace():
                while end < len(line) and line[end].isspace():
                    end += 1
                if self.keep_whitespace:
                    parts.append((at, end))
            else:
                while end < len(line) and not line[end].isspace() and not _stands_alone(line[end]):
                    end += 1
                parts.append((at, end))
            at = end
        return _of_spans(line, parts, self.with_offsets)


def _script(letter):
    """The script that a letter's name says, or none of digits, signs and spaces."""
    word = unicodedata.name(letter, "").split(" ")[0]
    return word if unicodedata.category(letter)[0] in "LM" else ""


class UnicodeScriptTokenizer:
    """Runs of letters of one script, runs of what is of none; and of white space, where that is kept."""

    def __init__(self, keep_whitespace=False, with_offsets=False):
        self.keep_whitespace, self.with_offsets = keep_whitespace, with_offsets

    def __call__(self, value):
        line = _line(value)
        parts, at = [], 0
        for (_, is_space), run in itertools.groupby(line, lambda letter: (_script(letter), letter.isspace())):
            end = at + len(list(run))
            if self.keep_whitespace or not is_space:
                parts.append((at, end))
            at = end
        return _of_spans(line, parts, self.with_offsets)


class WordpieceTokenizer:
    """Words as the longest pieces that the vocabulary has."""

    def __init__(self, vocab, suffix_indicator="##", max_bytes_per_token=100, unknown_token="[UNK]", with_offsets=False):
        self.vocab, self.suffix, self.most = vocab._ids, suffix_indicator, max_bytes_per_token
        self.unknown, self.with_offsets = unknown_token, with_offsets

    def _pieces(self, word):
        if len(word.encode()) > self.most:
            return None
        pieces, at = [], 0
        while at < len(word):
            for end in range(len(word), at, -1):
                piece = (self.suffix if at else "") + word[at:end]
                if piece in self.vocab:
                    pieces.append((piece, at, end))
                    break
            else:
                return None
            at = end
        return pieces

    def __call__(self, value, starts=None):
        words, parts, places, first = np.asarray(value).ravel().tolist(), [], [], 0
        for i, word in enumerate(words):
            first = 0 if starts is None else int(starts[i])
            pieces = self._pieces(word)
            if pieces is None:
                pieces = [(self.unknown or word, 0, len(word))]
            for piece, low, high in pieces:
                parts.append(piece)
                places.append((first + len(word[:low].encode()), first + len(word[:high].encode())))
        return _tokens(parts, places, self.with_offsets)


class BertTokenizer:
    """BasicTokenizer, then WordpieceTokenizer."""

    def __init__(self, vocab, suffix_indicator="##", max_bytes_per_token=100, unknown_token="[UNK]", lower_case=False, keep_whitespace=False,
                 normalization_form=NormalizeForm.NONE, preserve_unused_token=True, with_offsets=False):
        self.words = BasicTokenizer(lower_case, keep_whitespace, normalization_form, preserve_unused_token, with_offsets)
        self.pieces = WordpieceTokenizer(vocab, suffix_indicator, max_bytes_per_token, unknown_token, with_offsets)

    def __call__(self, value):
        if not self.words.with_offsets:
            return self.pieces(self.words(value))
        words, starts, _ = self.words(value)
        return self.pieces(words, starts)


class Vectors:
    """Words and their vectors, from a file of a word and numbers a line."""

    def __init__(self):
        self._rows = {}

    @classmethod
    def from_file(cls, file_path, max_vectors=None):
        made = cls()
        with open(file_path, encoding="utf8") as file:
            for number, line in enumerate(file):
                fields = line.split()
                if number == 0 and len(fields) == 2 and cls is not GloVe:
                    continue  # how many, how long
                if max_vectors is not None and len(made._rows) == max_vectors:
                    break
                if fields and fields[0] not in made._rows:
                    made._rows[fields[0]] = np.array([float(field) for field in fields[1:]], np.float32)
        return made


class FastText(Vectors):
    """A .vec file."""


class GloVe(Vectors):
    """A glove.*.txt file."""


class CharNGram(Vectors):
    """A file of the vectors of runs of letters."""


class ToVectors:
    """A word's vector; of an unknown one `unk_init`, or zeros."""

    def __init__(self, vectors, unk_init=None, lower_case_backup=False):
        self._rows, self._backup = vectors._rows, lower_case_backup
        size = len(next(iter(self._rows.values()), ()))
        self._unknown = np.zeros(size, np.float32) if unk_init is None else np.array(unk_init, np.float32)

    def _vector(self, word):
        if self._backup and word not in self._rows:
            word = word.lower()
        return self._rows.get(word, self._unknown)

    def __call__(self, value):
        words = np.asarray(value)
        found = [self._vector(word) for word in words.ravel().tolist()]
        return found[0] if words.ndim == 0 else np.stack(found)


checked_by(RULES, globals())
