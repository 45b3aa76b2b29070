"""Schema: names, types and shapes of columns, as JSON."""
import json
import numpy as np
from mindspore.common import dtype as mstype


class Schema:
    """Columns in the order they were added; from a file, from JSON, or one by one."""

    def __init__(self, schema_file=None):
        self.schema_file, self._columns, self._extra, self._free = schema_file or "", [], {}, set()
        if self.schema_file:
            with open(schema_file) as file:
                self.from_json(json.load(file))

    def add_column(self, name, de_type, shape=None):
        if not isinstance(name, str):
            raise TypeError(f"Argument name with value {name} is not of type [<class 'str'>], but got {type(name)}.")
        kind = de_type if isinstance(de_type, str) else "string" if de_type == mstype.string else \
            np.dtype(mstype.dtype_to_nptype(de_type)).name
        if shape is None:
            self._free.add(name)
        self._columns.append({"name": name, "rank": 1 if shape is None else len(shape), **({} if shape is None else {"shape": list(shape)}),
                              "type": kind})

    def parse_columns(self, columns):
        """A list of dicts, or a dict by name (sorted, as MindSpore's JSON is)."""
        rows = columns if isinstance(columns, list) else [{"name": name, **columns[name]} for name in sorted(columns)]
        for row in rows:
            for key in ("name", "type"):
                if key not in row:
                    raise RuntimeError(f"Syntax error. \n[ERROR] Column's {key} is missing")
            shape = row.get("shape", [] if "rank" in row else None)
            column = {"name": row["name"], "rank": len(shape or []), "shape": list(shape or []), "type": row["type"]}
            self._columns.append(column)
            if row.get("rank") and "shape" not in row:  # any shape
                self._free.add(row["name"])

    def from_json(self, json_obj):
        self._columns = []
        self.parse_columns(json_obj["columns"])
        self._extra = {key: json_obj[key] for key in ("datasetType", "numRows") if key in json_obj}

    def to_json(self):
        return json.dumps({"columns": self._columns, **self._extra}, indent=2)

    def described(self):
        """[{"name": ..., "type": ..., and "rank" or "shape"}, ...]"""
        return list(self._columns)

    def __str__(self):
        return self.to_json()

    @staticmethod
    def get_num_rows(schema):
        return (schema if isinstance(schema, Schema) else Schema(schema))._extra.get("numRows", 0)
