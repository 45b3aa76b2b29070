"""mindspore.mindrecord: MindRecord files. A file has a header (JSON), a page of blobs (bytes and arrays) and one of the other fields
(msgpack), a row after the other in both, laid out as MindSpore does, with pages no larger than the rows need. MindSpore keeps an index
in an SQLite file beside it; the `.db` written here only marks its place: reading goes by the pages."""
import json
import os
import re
import struct
import numpy as np
from mindspore._mindrecord_errors import *

SUCCESS, FAILED = "SUCCESS", "FAILED"
_SCALARS = ("bytes", "string", "int32", "int64", "float32", "float64")


def _pipeline_error(message):
    from mindspore.dataset.errors import pipeline_error
    return pipeline_error(message)


# ---- the two encodings

def _packed(value):
    """msgpack of a dict (sorted), a string or a number, each as short as it can be."""
    if isinstance(value, dict):
        return struct.pack("B", 0x80 | len(value)) if len(value) < 16 else struct.pack(">BH", 0xDE, len(value))
    if isinstance(value, str):
        data = value.encode()
        size = len(data)
        head = (struct.pack("B", 0xA0 | size) if size < 32 else struct.pack(">BB", 0xD9, size) if size < 256 else
                struct.pack(">BH", 0xDA, size) if size < 65536 else struct.pack(">BI", 0xDB, size))
        return head + data
    if isinstance(value, float):
        with np.errstate(over="ignore"):
            short = float(np.float32(value)) == value
        return struct.pack(">Bf", 0xCA, value) if short else struct.pack(">Bd", 0xCB, value)
    if value >= 0:
        for limit, form, head in ((128, None, 0), (1 << 8, ">BB", 0xCC), (1 << 16, ">BH", 0xCD), (1 << 32, ">BI", 0xCE)):
            if value < limit:
                return struct.pack(form, head, value) if form else struct.pack("B", value)
        return struct.pack(">BQ", 0xCF, value)
    if value >= -32:
        return struct.pack("b", value)
    for bits, form, head in ((7, ">Bb", 0xD0), (15, ">Bh", 0xD1), (31, ">Bi", 0xD2)):
        if value >= -(1 << bits):
            return struct.pack(form, head, value)
    return struct.pack(">Bq", 0xD3, value)


def _packed_row(row):
    return _packed(row) + b"".join(_packed(name) + _packed(row[name]) for name in sorted(row))


_NUMBERS = {0xCA: ">f", 0xCB: ">d", 0xCC: ">B", 0xCD: ">H", 0xCE: ">I", 0xCF: ">Q", 0xD0: ">b", 0xD1: ">h", 0xD2: ">i", 0xD3: ">q"}
_SIZES = {0xD9: ">B", 0xDA: ">H", 0xDB: ">I", 0xDE: ">H"}


def _unpacked(data, at):
    """(value, the place after it)"""
    head, at = data[at], at + 1
    if head < 0x80:
        return head, at
    if head >= 0xE0:
        return head - 256, at
    if head in _NUMBERS:
        form = _NUMBERS[head]
        size = struct.calcsize(form)
        return struct.unpack(form, data[at:at + size])[0], at + size
    if head in _SIZES:
        width = struct.calcsize(_SIZES[head])
        size, at = struct.unpack(_SIZES[head], data[at:at + width])[0], at + width
    else:
        size = head & (0x1F if head >= 0xA0 else 0x0F)
    if head in (0xD9, 0xDA, 0xDB) or 0xA0 <= head < 0xC0:
        return data[at:at + size].decode(), at + size
    made = {}
    for _ in range(size):
        name, at = _unpacked(data, at)
        made[name], at = _unpacked(data, at)
    return made, at


def _blob(value):
    """Bytes as they are, floats as in memory; integers each in 1, 2, 4 or 8 bytes, behind two bits an element that tell which."""
    if isinstance(value, bytes):
        return value
    if value.dtype.kind == "f":
        return value.tobytes()
    kinds, parts = [], []
    for number in value.ravel().tolist():
        kind = 0 if -128 <= number < 128 else 1 if -32768 <= number < 32768 else 2 if -(1 << 31) <= number < 1 << 31 else 3
        kinds.append(kind)
        parts.append(struct.pack("<" + "bhiq"[kind], number))
    kinds += [0] * (-len(kinds) % 4)
    bits = bytes(a << 6 | b << 4 | c << 2 | d for a, b, c, d in zip(kinds[::4], kinds[1::4], kinds[2::4], kinds[3::4]))
    return struct.pack(">I", value.size) + bits + b"".join(parts)


def _unblobbed(data, field):
    kind = field["type"]
    if kind == "bytes":
        return bytes(data)
    if kind.startswith("float"):
        value = np.frombuffer(data, kind)
    else:
        count = struct.unpack(">I", data[:4])[0]
        at, numbers = 4 + -(-count // 4), []
        for i in range(count):
            width = data[4 + i // 4] >> (6 - 2 * (i % 4)) & 3
            numbers.append(struct.unpack("<" + "bhiq"[width], data[at:at + (1 << width)])[0])
            at += 1 << width
        value = np.array(numbers, kind)
    return value.reshape(field["shape"])


class Shard:
    """A file that is there: its header, and its rows as (fields, blobs) that are decoded when they are asked for."""

    def __init__(self, path):
        self.path = path
        with open(path, "rb") as file:
            size = struct.unpack("<Q", file.read(8))[0]
            self.header = json.loads(file.read(size))
            self.raw, self.blobs = [], []
            for kind, rows in (("RAW_DATA", self.raw), ("BLOB_DATA", self.blobs)):
                for page in (page for page in self.header["page"] if page["page_type"] == kind):
                    file.seek(self.header["header_size"] + page["page_id"] * self.header["page_size"])
                    data, at = file.read(page["page_size"]), 0
                    while at < len(data):
                        size = struct.unpack("<Q", data[at:at + 8])[0]
                        rows.append(data[at + 8:at + 8 + size])
                        at += 8 + size
        about = self.header["schema"][0]
        self.schema, self.blob_names = about["schema"], about["blob_fields"]

    def __len__(self):
        return len(self.raw)

    def row(self, place):
        """{name: value}; numbers as the file has them."""
        values = _unpacked(self.raw[place], 0)[0]
        data, at = self.blobs[place], 0
        for name in self.blob_names:
            size = len(data)
            if len(self.blob_names) > 1:
                size, at = struct.unpack(">Q", data[at:at + 8])[0], at + 8
            values[name], at = _unblobbed(data[at:at + size], self.schema[name]), at + size
        return {name: values[name] for name in self.schema}


def shards_of(files):
    """The shards of a list of files, or of all files that belong to one."""
    if isinstance(files, list):
        return [Shard(path) for path in files]
    folder = os.path.dirname(files)
    first = Shard(files)
    return [first if os.path.basename(files) == name else Shard(os.path.join(folder, name)) for name in first.header["shard_addresses"]]


# ---- writing

def _check_paths(paths):
    """A path of a file, or a list of them."""
    for path in paths if isinstance(paths, list) else [paths]:
        if not path:
            raise ParamValueError("File path is not allowed None or empty!")
        if not isinstance(path, str):
            raise ParamValueError(f"File path: {path} is not string.")


class FileWriter:
    """Rows (dicts) into `shard_num` files, by a schema."""

    def __init__(self, file_name, shard_num=1, overwrite=False):
        if isinstance(shard_num, bool) or not isinstance(shard_num, int):
            raise ParamValueError("Parameter shard_num's type is not int.")
        _check_paths(file_name)
        if not 1 <= shard_num <= 1000:
            raise ParamValueError(f"Parameter shard_num's value: {shard_num} should between 1 and 1000.")
        if not isinstance(overwrite, bool):
            raise ParamValueError("Parameter overwrite's type is not bool.")
        digits = len(str(shard_num - 1))
        self._paths = [file_name] if shard_num == 1 else [f"{file_name}{i:0{digits}}" for i in range(shard_num)]
        self._overwrite, self._schema, self._index, self._desc = overwrite, None, None, ""
        self._rows = [[] for _ in self._paths]
        self._append = False

    @classmethod
    def open_for_append(cls, file_name):
        """A writer that goes on after the rows of a file."""
        if not os.path.exists(file_name):
            raise RuntimeError(f"The file {file_name} does not exist or permission denied!")
        shards = shards_of(file_name)
        made = cls.__new__(cls)
        made._paths = [shard.path for shard in shards]
        made._overwrite, made._append = True, True
        about = shards[0].header["schema"][0]
        made._schema, made._desc = about["schema"], about["desc"]
        made._index = [field["index_field"] for field in shards[0].header["index_fields"] or []]
        made._rows = [[made._encoded(shard.row(i)) for i in range(len(shard))] for shard in shards]
        return made

    def add_schema(self, content, desc=None):
        if not isinstance(content, dict):
            raise ParamTypeError("content", "dict")
        for name, field in content.items():
            if not re.fullmatch(r"[0-9a-zA-Z_]+", name):
                raise MRMInvalidSchemaError(f"Field '{name}' should be composed of '0-9' or 'a-z' or 'A-Z' or '_'.")
            if not isinstance(field, dict) or "type" not in field or set(field) - {"type", "shape"}:
                raise MRMInvalidSchemaError(f"Field '{field}' contains illegal attributes.")
            if field["type"] not in _SCALARS:
                raise MRMInvalidSchemaError(f"Field '{name}' contain illegal attribute '{field['type']}'.")
            if "shape" in field and field["type"] in ("bytes", "string"):
                raise MRMInvalidSchemaError(f"Field '{name}' contain illegal attribute 'shape'.")
        self._schema, self._desc = {name: dict(sorted(content[name].items())) for name in sorted(content)}, desc or ""

    def add_index(self, index_fields):
        if not isinstance(index_fields, list):
            raise ParamTypeError("index_fields", "list")
        for name in index_fields:
            if name not in self._schema:
                raise _pipeline_error(f"Invalid input, 'index_fields': {name} can not found in schema: {json.dumps(self._schema, separators=(',', ':'))}.")
        self._index = list(index_fields)

    def _blobs(self):
        return [name for name, field in self._schema.items() if field["type"] == "bytes" or "shape" in field]

    def _checked(self, name, value):
        kind = self._schema[name]["type"]
        if "shape" in self._schema[name]:
            if not isinstance(value, np.ndarray) or value.dtype.name != kind:
                raise TypeError(name)
            return value
        if isinstance(value, np.generic):
            value = value.item()
        wanted = {"bytes": bytes, "string": str}.get(kind, int if kind.startswith("int") else (int, float))
        if kind == "bytes" and isinstance(value, bytearray):
            value = bytes(value)
        if not isinstance(value, wanted) or isinstance(value, bool):
            raise TypeError(name)
        return float(value) if kind.startswith("float") else value

    def _encoded(self, row):
        row = {name: self._checked(name, row[name]) for name in self._schema}
        names = self._blobs()
        blobs = [_blob(row.pop(name)) for name in names]
        blob = blobs[0] if len(blobs) == 1 else b"".join(struct.pack(">Q", len(data)) + data for data in blobs) or b"\0" * 4
        return _packed_row(row or {"id": 0}), blob

    def write_raw_data(self, raw_data, parallel_writer=False):
        if not isinstance(raw_data, list):
            raise ParamTypeError("raw_data", "list")
        good = []
        for row in raw_data:
            if not isinstance(row, dict):
                raise ParamTypeError("raw_data item", "dict")
            try:
                good.append(self._encoded(row))
            except (KeyError, TypeError):
                continue  # MindSpore warns of it and goes on
        if raw_data and not good:
            raise RuntimeError("There is no valid data which can be written by 'write_raw_data' to mindrecord file. Please check the "
                               "abnormal input data indicated in the warning log above.")
        each, more = divmod(len(good), len(self._rows))
        at = 0
        for place, rows in enumerate(self._rows):
            size = each + (place < more)
            rows.extend(good[at:at + size])
            at += size

    def set_header_size(self, header_size):
        if not 16384 <= header_size <= 128 << 20 or header_size & (header_size - 1):
            raise _pipeline_error(f"Invalid data, header size: {header_size} should be in range [16384, {128 << 20}] and be 2^n.")

    def set_page_size(self, page_size):
        if not 32768 <= page_size <= 256 << 20 or page_size & (page_size - 1):
            raise _pipeline_error(f"Invalid data, page size: {page_size} should be in range [32768, {256 << 20}] and be 2^n.")

    def open_and_set_header(self):
        """Files are opened by commit()."""

    def commit(self):
        for path in self._paths:
            if not self._overwrite and os.path.exists(path):
                raise RuntimeError(f"Invalid file, mindrecord files already exist. Please check file path: {path}.\nIf you do not want to "
                                   "keep the files, set the 'overwrite' parameter to True and try again.")
        for place, path in enumerate(self._paths):
            self._write(place, path)

    def _write(self, place, path):
        raw, blob = (b"".join(struct.pack("<Q", len(part)) + part for part in parts) for parts in
                     ([row[0] for row in self._rows[place]], [row[1] for row in self._rows[place]]))
        count = len(self._rows[place])

        def page(number, kind, data, end):
            return {"end_row_id": end, "page_id": number, "page_size": len(data), "page_type": kind, "page_type_id": 0,
                    "row_group_ids": [{"id": 0, "offset": 0}], "shard_id": place, "start_row_id": 0}

        names = self._blobs()
        index = self._index if self._index is not None else [name for name in self._schema if name not in names]
        page_size = 32768
        while page_size < max(len(raw), len(blob)):
            page_size *= 2
        header = {"header_size": 16384, "index_fields": [{"index_field": name, "schema_id": 0} for name in index] or None,
                  "page": [page(0, "BLOB_DATA", blob, count), page(1, "RAW_DATA", raw, 0)], "page_size": page_size, "compression_size": 0,
                  "schema": [{"blob_fields": names, "desc": self._desc, "schema": self._schema}],
                  "shard_addresses": [os.path.basename(other) for other in self._paths], "shard_id": place, "statistics": None,
                  "version": "3.0"}
        text = json.dumps(header, separators=(",", ":")).encode()
        while header["header_size"] < len(text) + 8:
            header["header_size"] *= 2
            text = json.dumps(header, separators=(",", ":")).encode()
        with open(path, "wb") as file:
            file.write(struct.pack("<Q", len(text)) + text + b"\0" * (header["header_size"] - 8 - len(text)))
            file.write(blob + b"\0" * (page_size - len(blob)) + raw)
        with open(path + ".db", "wb") as file:
            file.write(b"")


# ---- reading

class FileReader:
    """The rows of files, one after the other."""

    def __init__(self, file_name, num_consumer=4, columns=None, operator=None):
        if isinstance(num_consumer, bool) or not isinstance(num_consumer, int):
            raise ParamValueError("Parameter num_consumer is not int.")
        _check_paths(file_name)
        for path in file_name if isinstance(file_name, list) else [file_name]:
            if not os.path.exists(path):
                raise RuntimeError(f"The input: {path} is not exists.")
        self._shards, self._columns = shards_of(file_name), columns

    def get_next(self):
        for shard in self._shards:
            for place in range(len(shard)):
                row = {name: int(value) if isinstance(value, float) and value.is_integer() else value
                       for name, value in shard.row(place).items()}
                yield row if self._columns is None else {name: row[name] for name in self._columns}

    def schema(self):
        return self._shards[0].schema

    def len(self):
        return sum(len(shard) for shard in self._shards)

    def close(self):
        self._shards = []


class MindPage:
    """Rows by the values of an index field, and a page of them at a time."""

    def __init__(self, file_name, num_consumer=4):
        self._rows = list(FileReader(file_name).get_next())
        self.candidate_fields = [field["index_field"] for field in shards_of(file_name)[0].header["index_fields"] or []]
        self.category_field = None

    def _groups(self):
        groups = {}
        for row in self._rows:
            groups.setdefault(row[self.category_field], []).append(row)
        return groups

    def read_category_info(self):
        groups = self._groups()
        return json.dumps({"categories": [{"count": len(groups[name]), "id": number, "name": str(name)} for number, name in
                                          enumerate(sorted(groups, key=str))], "key": f"{self.category_field}_0"}, separators=(",", ":"))

    def read_at_page_by_id(self, category_id, page, num_row):
        return self.read_at_page_by_name(sorted(self._groups(), key=str)[category_id], page, num_row)

    def read_at_page_by_name(self, category_name, page, num_row):
        by_text = {str(name): rows for name, rows in self._groups().items()}
        return by_text[str(category_name)][page * num_row:(page + 1) * num_row]


class _Converter:
    """Files of another format into MindRecord, in batches."""

    def __init__(self, destination, partition_number=1):
        self._writer = FileWriter(destination, partition_number)

    def transform(self):
        rows = list(self._source())
        self._writer.add_schema(self._schema, "")
        self._writer.write_raw_data(rows)
        self._writer.commit()
        return None

    run = transform


class CsvToMR(_Converter):
    """A CSV file; columns of whole numbers and of floats become such."""

    def __init__(self, source, destination, columns_list=None, partition_number=1):
        super().__init__(destination, partition_number)
        import csv
        with open(source, encoding="utf8", newline="") as file:
            rows = list(csv.reader(file))
        wanted = columns_list or rows[0]
        columns = {name: [row[rows[0].index(name)] for row in rows[1:]] for name in wanted}
        self._schema, self._values = {}, {}
        for name, values in columns.items():
            for kind, made in (("int64", int), ("float64", float), ("string", str)):
                try:
                    self._values[name] = [made(value) for value in values]
                except ValueError:
                    continue
                self._schema[name] = {"type": kind}
                break

    def _source(self):
        for values in zip(*self._values.values()):
            yield dict(zip(self._values, values))


class MnistToMR:
    """MNIST's files into DESTINATION_train.mindrecord and DESTINATION_test.mindrecord needs an encoder of images."""

    def __init__(self, *args, **kwargs):
        raise NotImplementedError(f"mindspore.mindrecord.{type(self).__name__}: images are not encoded here.")


class Cifar10ToMR(MnistToMR):
    """Likewise."""


class Cifar100ToMR(MnistToMR):
    """Likewise."""


class ImageNetToMR(_Converter):
    """A file of "number name" lines and a folder a name: images as they are, file names and numbers."""

    _schema = {"label": {"type": "int32"}, "image": {"type": "bytes"}, "file_name": {"type": "string"}}

    def __init__(self, map_file, image_dir, destination, partition_number=1):
        super().__init__(destination, partition_number)
        self._map, self._folder = map_file, image_dir

    def _source(self):
        with open(self._map) as file:
            names = [line.split() for line in file if line.strip()]
        for number, (name, *_) in enumerate(names):
            folder = os.path.join(self._folder, name)
            for entry in sorted(os.listdir(folder)):
                with open(os.path.join(folder, entry), "rb") as file:
                    yield {"label": number, "image": file.read(), "file_name": entry}


def set_enc_key(enc_key):
    if enc_key is not None:
        raise NotImplementedError("mindspore.mindrecord: files are not encrypted here.")


def set_enc_mode(enc_mode="AES-GCM"):
    """Without a key there is nothing to encrypt."""


def set_dec_mode(dec_mode="AES-GCM"):
    """Without a key there is nothing to decrypt."""
