"""Dataset.save: the rows of a pipeline as MindRecord files."""
import numpy as np
from mindspore.dataset.checks import check_type
from mindspore.dataset.errors import pipeline_error

# MindRecord has four types of numbers: narrower ones are widened, uint64 is read as int64.
_STORED = {**dict.fromkeys(("bool", "int8", "int16", "int32", "uint8", "uint16"), "int32"),
           **dict.fromkeys(("int64", "uint32", "uint64"), "int64"), "float16": "float32", "float32": "float32", "float64": "float64"}


def save(dataset, file_name, num_files, file_type):
    if file_type != "mindrecord":
        raise ValueError(f"{file_type} dataset format is not supported.")
    check_type(file_name, (str,), "file_name")
    check_type(num_files, (int,), "num_files")
    if not 0 < num_files <= 1000:
        raise ValueError("num_files should between 0 and 1000.")
    from mindspore.mindrecord import FileWriter
    writer = FileWriter(file_name, num_files)
    names, schema, rows = dataset.columns(), None, []
    for row in dataset.reader()():
        if schema is None:
            schema = {name: _described(value, name) for name, value in zip(names, row)}
        rows.append({name: _stored(value, schema[name]["type"]) for name, value in zip(names, row)})
    writer.add_schema(schema)
    writer.write_raw_data([row for place in range(num_files) for row in rows[place::num_files]])  # in turn
    try:
        writer.commit()
    except RuntimeError as error:
        raise pipeline_error(str(error)) from error


def _described(value, name):
    if isinstance(value, np.ndarray) and value.dtype.kind in "US" and value.ndim == 0:
        return {"type": "string"}
    if not isinstance(value, np.ndarray) or value.dtype.name not in _STORED:
        raise pipeline_error(f"Column {name}: MindRecord files hold numbers, arrays of numbers and single strings.")
    stored = {"type": _STORED[value.dtype.name]}
    return {**stored, "shape": list(value.shape)} if value.ndim else stored


def _stored(value, kind):
    if kind == "string":
        return str(value)
    array = value.astype(kind)
    return array if array.ndim else array.item()
