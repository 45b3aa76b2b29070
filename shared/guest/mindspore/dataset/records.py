"""Datasets whose rows are read one after the other from files: lines of text, CSV, CLUE's JSON, TensorFlow's records, and the corpora
that come in such files. As many files as there are workers are read side by side, a row of each in turn."""
import csv
import glob
import json
import os
import struct
import numpy as np
from mindspore._varints import read as _varint
from mindspore.dataset import config
from mindspore.dataset.errors import pipeline_error, syntax_error
from mindspore.dataset.pipeline import Dataset, ShuffleDataset, SourceDataset
from mindspore.dataset.source_rules import folder
from mindspore.dataset.random import Engine32, seed, shuffled

_LARGE = 10000  # rows in the buffer of a global shuffle


class FileRows(SourceDataset):
    """A subclass gives `rows(path)`. The order of files and rows is as MindSpore's workers give it."""

    def __init__(self, files, num_samples=None, num_parallel_workers=None, shuffle=True, num_shards=None, shard_id=None):
        super().__init__()
        self.files = files
        if num_samples is not None and not 0 <= num_samples < 1 << 63:
            raise ValueError("num_samples exceeds the boundary between 0 and 9223372036854775807(INT64_MAX)!")
        if num_shards is not None and shard_id is None:
            raise RuntimeError("num_shards is specified and currently requires shard_id as well.")
        if num_shards is None and shard_id is not None:
            raise RuntimeError("shard_id is specified but num_shards is not.")
        shuffle = "global" if shuffle is None else shuffle
        if not (isinstance(shuffle, bool) or shuffle in ("global", "files")):
            raise TypeError("shuffle must be of boolean or enum of 'Shuffle' values like 'Shuffle.ADAPTIVE' or 'Shuffle.GLOBAL' or "
                            "'Shuffle.PARTIAL' or 'Shuffle.FILES' or 'Shuffle.INFILE'.")
        self.samples, self.shards = num_samples or None, None if num_shards is None else (num_shards, shard_id)
        self.workers, self.shuffled = num_parallel_workers or config.get_num_parallel_workers(), shuffle

    def rows(self, path):
        raise NotImplementedError

    def _share(self, path, first):
        """The rows of a file whose places among all rows are this shard's; `first` is the place of its first row."""
        rows = self.rows(path)
        if self.shards is None:
            return rows
        size = -(-self._total() // self.shards[0])
        low, high = size * self.shards[1], size * (self.shards[1] + 1)
        return (row for place, row in enumerate(rows, first) if low <= place < high)

    def _counts(self):
        if not hasattr(self, "_known"):
            self._known = [sum(1 for _ in self.rows(path)) for path in self.files]
        return self._known

    def _total(self):
        return sum(self._counts())

    def size(self):
        rows = self._total()
        if self.shards:
            rows = -(-rows // self.shards[0])
        return rows if self.samples is None else min(rows, self.samples)

    def _interleaved(self, order):
        """The rows, the files in this order."""
        starts = [0] * len(self.files)
        if self.shards:
            for place, count in enumerate(self._counts()[:-1]):
                starts[place + 1] = starts[place] + count
        count = min(self.workers, len(order))
        live = [(row for place in order[worker::count] for row in self._share(self.files[place], starts[place]))
                for worker in range(count)]
        while live:
            rest = []
            for stream in live:
                for row in stream:
                    yield row
                    rest.append(stream)
                    break
            live = rest

    def _plain_reader(self):
        order = list(range(len(self.files)))

        def rows():
            nonlocal order
            if self.shuffled:
                order = shuffled(order, Engine32(seed()))
            for done, row in enumerate(self._interleaved(order)):
                if done == self.samples:
                    return
                yield row

        return rows

    def reader(self):
        if self.shuffled in (True, "global"):
            return ShuffleDataset(_Plain(self), _LARGE).reader()
        return self._plain_reader()


class _Plain(Dataset):
    def reader(self):
        return self.sources[0]._plain_reader()


def _found(patterns):
    if not isinstance(patterns, (str, list)):
        raise TypeError(f"Argument dataset files with value {patterns} is not of type [<class 'str'>, <class 'list'>], but got "
                        f"{type(patterns)}.")
    found, missing = [], []
    for pattern in [patterns] if isinstance(patterns, str) else patterns:
        names = sorted(name for name in glob.glob(pattern, recursive=True) if os.path.isfile(name))
        found.extend(names)
        if not names:
            missing.append(pattern)
    if missing:
        raise ValueError(f"The following patterns did not match any files: {missing}.")
    return found


def _lines(path):
    with open(path, encoding="utf8", newline="\n") as file:
        for line in file:
            yield line.rstrip("\r\n")


class TextFileDataset(FileRows):
    """Lines, without the empty ones."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    def __init__(self, dataset_files, num_samples=None, num_parallel_workers=None, shuffle=True, num_shards=None, shard_id=None,
                 cache=None):
        super().__init__(_found(dataset_files), num_samples, num_parallel_workers, shuffle, num_shards, shard_id)

    def columns(self):
        return ["text"]

    def rows(self, path):
        return ((np.array(line),) for line in _lines(path) if line)


class CSVDataset(FileRows):
    """Fields of lines. Without names for the columns the first line of each file has them."""

    __module__ = "mindspore.dataset.engine.datasets_standard_format"

    _types = {int: np.int32, float: np.float32, str: None}

    def __init__(self, dataset_files, field_delim=",", column_defaults=None, column_names=None, num_samples=None,
                 num_parallel_workers=None, shuffle=True, num_shards=None, shard_id=None, cache=None):
        super().__init__(_found(dataset_files), num_samples, num_parallel_workers, shuffle, num_shards, shard_id)
        if not isinstance(field_delim, str) or len(field_delim) != 1:
            raise ValueError("field_delim should be a single character.") if isinstance(field_delim, str) else TypeError(
                f"Argument field_delim with value {field_delim} is not of type [<class 'str'>], but got {type(field_delim)}.")
        for value in column_defaults or []:
            if not isinstance(value, (int, float, str)):
                raise TypeError("column type in column_defaults is invalid.")
        self.delimiter, self.defaults, self.names = field_delim, column_defaults, column_names

    def _read(self, path):
        with open(path, encoding="utf8", newline="") as file:
            yield from (row for row in csv.reader(file, delimiter=self.delimiter) if row)

    def columns(self):
        return list(self.names) if self.names else next(self._read(self.files[0]))

    def rows(self, path):
        names = self.columns()
        for number, fields in enumerate(self._read(path), 1):
            if number == 1 and not self.names:
                continue
            if len(fields) != len(names):
                raise pipeline_error(f"Invalid file, failed to parse csv file: {path} at line {number}. Error message: Invalid columns, "
                                     f"the size of column_names should be less than the size of 'column_defaults', but got the size of "
                                     f"column_names: {len(names)}, the size of column_defaults : {len(names)}.")
            yield tuple(self._value(field, place, path, number) for place, field in enumerate(fields))

    def _value(self, field, place, path, number):
        if not self.defaults:
            return np.array(field)
        default = self.defaults[place]
        kind = self._types[type(default)]
        try:
            return np.array(field if kind is None else type(default)(field) if field else default, kind)
        except ValueError:
            raise pipeline_error(f"Invalid csv, csv file: {path} parse failed at line {number}, type does not match.") from None


_CLUE = {  # task: usage: the fields of a line
    "AFQMC": {"": "sentence1 sentence2 label", "test": "id sentence1 sentence2"},
    "TNEWS": {"": "label label_desc sentence keywords", "test": "id keywords sentence"},
    "IFLYTEK": {"": "label label_des sentence", "test": "id sentence"},
    "CMNLI": {"": "sentence1 sentence2 label", "test": "id sentence1 sentence2"},
    "WSC": {"": "span1_index=target.span1_index span2_index=target.span2_index span1_text=target.span1_text "
                "span2_text=target.span2_text idx label text",
            "test": "span1_index=target.span1_index span2_index=target.span2_index span1_text=target.span1_text "
                    "span2_text=target.span2_text idx text"},
    "CSL": {"": "id abst keyword label", "test": "id abst keyword"},
}


class CLUEDataset(FileRows):
    """The JSON lines of CLUE's tasks; columns by name."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    def __init__(self, dataset_files, task="AFQMC", usage="train", num_samples=None, num_parallel_workers=None, shuffle=True,
                 num_shards=None, shard_id=None, cache=None):
        super().__init__(_found(dataset_files), num_samples, num_parallel_workers, shuffle, num_shards, shard_id)
        if task not in _CLUE:
            raise ValueError(f"task: {task} is not within the required set {list(_CLUE)}.")
        if usage not in ("train", "test", "eval"):
            raise ValueError("usage is not within the valid set of ['train', 'test', 'eval'].")
        fields = _CLUE[task].get(usage, _CLUE[task][""])
        self.paths = {(field.split("=")[0]): field.split("=")[-1].split(".") for field in sorted(fields.split())}

    def columns(self):
        return list(self.paths)

    def rows(self, path):
        for line in _lines(path):
            if line:
                yield tuple(self._field(json.loads(line), names, path) for names in self.paths.values())

    @staticmethod
    def _field(value, names, path):
        for name in names:
            if name not in value:
                raise pipeline_error(f"Invalid json file, in given JSON file, failed to find key word: {name}. JSON file path: {path}.")
            value = value[name]
        if isinstance(value, str):
            return np.array(value)
        return np.array(value, dtype=None if isinstance(value, list) and value and isinstance(value[0], str) else np.int64
                        if not isinstance(value, float) else np.float64)


# ---- TensorFlow's records: a length, its checksum, a message Example, its checksum

def _fields(data):
    """(number, value) of a message's fields: bytes, numbers, or the four or eight bytes of a fixed one."""
    at = 0
    while at < len(data):
        key, at = _varint(data, at)
        kind = key & 7
        if kind == 0:
            value, at = _varint(data, at)
        else:
            size = 8
            if kind == 2:
                size, at = _varint(data, at)
            elif kind == 5:
                size = 4
            value, at = data[at:at + size], at + size
        yield key >> 3, value


def _feature(data):
    """The values of a Feature: a list of bytes, or an array of float32 or int64."""
    for kind, part in _fields(data):
        values = [value for _, value in _fields(part)]
        if kind == 1:
            return [bytes(value) for value in values]
        if kind == 2:
            return np.frombuffer(b"".join(values), "<f4")
        numbers = []
        for value in values:
            if isinstance(value, int):
                numbers.append(value)
                continue
            at = 0
            while at < len(value):
                number, at = _varint(value, at)
                numbers.append(number)
        return np.array([n - (1 << 64) if n >> 63 else n for n in numbers], np.int64)
    return []


def _masked_checksum(data):
    """CRC-32C, turned and shifted as the records have it."""
    value = 0xFFFFFFFF
    for byte in data:
        value ^= byte
        for _ in range(8):
            value = value >> 1 ^ (0x82F63B78 if value & 1 else 0)
    value ^= 0xFFFFFFFF
    return (value >> 15 | value << 17) + 0xA282EAD8 & 0xFFFFFFFF


def _starts_well(data):
    return len(data) >= 12 and struct.unpack("<I", data[8:12])[0] == _masked_checksum(data[:8])


class TFRecordDataset(FileRows):
    """The features of Examples; a schema (or the first Example) tells the columns, their types and shapes."""

    __module__ = "mindspore.dataset.engine.datasets_standard_format"

    def __init__(self, dataset_files, schema=None, columns_list=None, num_samples=None, num_parallel_workers=None, shuffle=True,
                 num_shards=None, shard_id=None, shard_equal_rows=False, cache=None, compression_type=None):
        super().__init__(_found(dataset_files), num_samples, num_parallel_workers, shuffle, num_shards, shard_id)
        self.compression = compression_type
        bad = [path for path in self.files if not _starts_well(self._bytes(path))]
        if bad:
            raise syntax_error("Invalid file. The following files either cannot be opened, or are not valid TFRecordDataset files:\n"
                               + "".join(f"    {path}\n" for path in bad))
        if num_shards is not None and not shard_equal_rows:  # whole files
            self.files, self.shards = self.files[shard_id::num_shards], None
        from mindspore.dataset.schema import Schema
        self.schema = Schema(schema) if isinstance(schema, str) else schema
        self.wanted = columns_list

    def _bytes(self, path):
        with open(path, "rb") as file:
            data = file.read()
        if self.compression and data[:2] in (b"\x1f\x8b", b"\x78\x9c"):
            import gzip
            import zlib
            data = gzip.decompress(data) if self.compression == "GZIP" else zlib.decompress(data)
        return data

    def _examples(self, path):
        data, at = self._bytes(path), 0
        while at + 12 <= len(data):
            size = struct.unpack("<Q", data[at:at + 8])[0]
            for _, features in _fields(data[at + 12:at + 12 + size]):
                entries = (dict(_fields(entry)) for _, entry in _fields(features))
                yield {bytes(entry[1]).decode(): entry.get(2, b"") for entry in entries}
            at += size + 16

    def _columns(self):
        """{name: (dtype or "string" or None, shape or None)}"""
        if not hasattr(self, "_told"):
            if self.schema is not None:
                told = {row["name"]: (row["type"], None if row["name"] in self.schema._free else row.get("shape"))
                        for row in self.schema._columns}
            else:
                told = {name: (None, None) for name in sorted(next(self._examples(self.files[0]), {}))}
            for name in self.wanted or []:
                if name not in told:
                    raise pipeline_error(f"Invalid columns_list, tfrecord file failed to find column name: {name}")
            self._told = {name: told[name] for name in self.wanted or told}
        return self._told

    def columns(self):
        return list(self._columns())

    def rows(self, path):
        columns = self._columns()
        for example in self._examples(path):
            for name in columns:
                if name not in example:
                    raise pipeline_error(f"Invalid columns_list, column name: {name} does not exist in tfrecord file: {path}.")
            yield tuple(self._value(_feature(example[name]), *told) for name, told in columns.items())

    @staticmethod
    def _value(value, kind, shape):
        if isinstance(value, list):
            if kind == "string":
                value = np.array([item.decode() for item in value])
            elif len(value) > 1 and len({len(item) for item in value}) == 1:
                value = np.stack([np.frombuffer(item, np.uint8) for item in value])
            else:
                value = np.frombuffer(b"".join(value), np.uint8)
        if kind is not None and kind != "string":
            value = value.astype(kind)
        return value if shape is None else value.reshape(shape)

    def size(self):
        if self.schema is not None and self.schema._extra.get("numRows"):
            rows = self.schema._extra["numRows"]
            return rows if self.samples is None else min(rows, self.samples)
        return super().size()


# ---- corpora

class _Table(FileRows):
    """CSV files (`_files`: usage -> name) in a folder; all columns are strings."""

    _names = ()
    _files = {"train": "train.csv", "test": "test.csv"}

    def __init__(self, dataset_dir, usage=None, num_samples=None, num_parallel_workers=None, shuffle="global", num_shards=None,
                 shard_id=None, cache=None):
        folder(dataset_dir)
        if usage not in (None, "all", *self._files):
            raise ValueError(f"usage is not within the valid set of {[*self._files, 'all']}.")
        paths = [os.path.join(dataset_dir, name) for kind, name in sorted(self._files.items()) if usage in (None, "all", kind)]
        super().__init__([path for path in paths if os.path.isfile(path)], num_samples, num_parallel_workers, shuffle, num_shards, shard_id)

    def columns(self):
        return list(self._names)

    def rows(self, path):
        with open(path, encoding="utf8", newline="") as file:
            for row in csv.reader(file):
                yield tuple(np.array(field) for field in row)


class AGNewsDataset(_Table):
    """News in four classes."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _names = ("index", "title", "description")


class AmazonReviewDataset(_Table):
    """Reviews with a score."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _names = ("label", "title", "content")


class DBpediaDataset(_Table):
    """Articles in fourteen classes."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _names = ("class", "title", "content")


class _TableOfOrder(_Table):
    """A table whose number of workers comes last but one."""

    def __init__(self, dataset_dir, usage=None, num_samples=None, shuffle="global", num_shards=None, shard_id=None,
                 num_parallel_workers=None, cache=None):
        super().__init__(dataset_dir, usage, num_samples, num_parallel_workers, shuffle, num_shards, shard_id, cache)


class SogouNewsDataset(_TableOfOrder):
    """News in five classes."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _names = ("index", "title", "content")


class YelpReviewDataset(_TableOfOrder):
    """Reviews with a score."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _names = ("label", "text")


class YahooAnswersDataset(_Table):
    """Questions in ten classes."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _names = ("class", "title", "content", "answer")


class _Lines(FileRows):
    """Lines of the files NAME.USAGE.SUFFIX of a folder."""

    _form = ""
    _usages = ("train", "test", "valid")

    def __init__(self, dataset_dir, usage=None, num_samples=None, num_parallel_workers=None, shuffle="global", num_shards=None,
                 shard_id=None, cache=None):
        folder(dataset_dir)
        if usage not in (None, "all", *self._usages):
            raise ValueError(f"usage is not within the valid set of {[*self._usages, 'all']}.")
        paths = [os.path.join(dataset_dir, self._form.format(kind)) for kind in self._usages if usage in (None, "all", kind)]
        super().__init__([path for path in paths if os.path.isfile(path)], num_samples, num_parallel_workers, shuffle, num_shards, shard_id)

    def columns(self):
        return ["text"]

    def rows(self, path):
        return ((np.array(line),) for line in _lines(path) if line.strip())


class PennTreebankDataset(_Lines):
    """ptb.train.txt, ptb.test.txt, ptb.valid.txt."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _form = "ptb.{}.txt"


class WikiTextDataset(_Lines):
    """wiki.train.tokens, wiki.test.tokens, wiki.valid.tokens."""

    __module__ = "mindspore.dataset.engine.datasets_text"

    _form = "wiki.{}.tokens"
