"""SummaryRecord and SummaryCollector: values by step, as events in files of the form that MindInsight and TensorBoard read: messages
Event {wall_time = 1, step = 2, version = 3, summary {repeated value {tag = 1, scalar_value = 3, tensor = 8}} = 5} between checksums."""
import os
import struct
import time
import numpy as np
from mindspore.common.tensor import Tensor
from mindspore.dataset.records import _masked_checksum
from mindspore.train.callback import Callback
from mindspore.train.serialization import _field, _varint

_PLUGINS = ("scalar", "tensor", "image", "histogram", "graph", "dataset_graph", "train_lineage", "eval_lineage", "custom_lineage_data",
            "explainer", "landscape")


_SOME_DICT = (dict, type(None))


class SummaryRecord:
    """Values that are added until record() gives them a step."""

    def __init__(self, log_dir, file_prefix="events", file_suffix="_MS", num_process=32, network=None, max_file_size=None,
                 raise_exception=False, export_options=None):
        for name, value in (("log_dir", log_dir), ("file_prefix", file_prefix), ("file_suffix", file_suffix)):
            if not isinstance(value, str):
                raise TypeError(f"For 'SummaryRecord', the type of '{name}' should be str, but got {type(value)}.")
        folder = os.path.realpath(log_dir)
        os.makedirs(folder, exist_ok=True)
        self._mode, self._pending = "train", {}
        name = f"{file_prefix}.out.{file_prefix}.summary.{int(time.time())}.0.refjit{file_suffix}"
        self.log_dir = os.path.join(folder, name)  # MindSpore's name for the file
        self._file = open(self.log_dir, "ab")
        self._write(_field(3, b"MindSpore.Event:1"))

    def __enter__(self):
        return self

    def __exit__(self, *unused):
        self.close()

    def _write(self, content):
        data = b"\x09" + struct.pack("<d", time.time()) + content
        size = struct.pack("<Q", len(data))
        self._file.write(size + struct.pack("<I", _masked_checksum(size)) + data + struct.pack("<I", _masked_checksum(data)))

    def set_mode(self, mode):
        if mode not in ("train", "eval"):
            raise ValueError(f"For 'SummaryRecord.set_mode', the argument 'mode' should be in ['train', 'eval'], but got {mode}.")
        self._mode = mode

    def add_value(self, plugin, name, value):
        if plugin not in _PLUGINS:
            raise ValueError(f"For 'SummaryRecord.add_value', the argument 'plugin' should be in {list(_PLUGINS)}, but got {plugin}.")
        if plugin in ("scalar", "tensor", "image", "histogram"):
            if not name or not isinstance(name, str):
                raise ValueError(f"{plugin}'s 'name' should be non-empty string, but got '{name}'")
            if not isinstance(value, Tensor):
                raise TypeError(f"{plugin}'s 'value' should be Tensor, but got type {type(value)}")
            if plugin == "scalar" and value.size != 1:
                raise ValueError(f"The tensor of scalar should have one element, but got {value.shape}.")
            self._pending.setdefault(plugin, []).append((name, value.asnumpy().astype(np.float32)))

    def record(self, step, train_network=None, plugin_filter=None):
        if isinstance(step, bool) or not isinstance(step, int):
            raise TypeError(f"For 'SummaryRecord.record', the type of 'step' should be int, but got {type(step)}.")
        values = b""
        for plugin, items in self._pending.items():
            if plugin_filter is not None and not plugin_filter(plugin):
                continue
            for name, array in items:
                content = _field(1, f"{name}/{plugin}".encode())
                if plugin == "scalar":
                    content += b"\x1d" + struct.pack("<f", float(array.reshape(-1)[0]))
                else:
                    dims = b"".join(b"\x08" + _varint(size) for size in array.shape)
                    content += _field(8, dims + _field(4, array.tobytes()))
                values += _field(1, content)
        self._pending = {}
        if values:
            self._write(b"\x10" + _varint(step) + _field(5, values))
        return True

    def flush(self):
        self._file.flush()

    def close(self):
        if not self._file.closed:
            self._file.close()


class SummaryCollector(Callback):
    """Records the loss every collect_freq steps, from the first."""

    def __init__(self, summary_dir, collect_freq=10, num_process=32, collect_specified_data=None, keep_default_action=True,
                 custom_lineage_data=None, collect_tensor_freq=None, max_file_size=None, export_options=None):
        super().__init__()
        if not isinstance(summary_dir, str):
            raise TypeError("The summary_dir is invalid, the type should be string.")
        if not summary_dir:
            raise ValueError("The summary_dir is invalid, it should be non-blank.")
        for name, value, kinds in (("collect_freq", collect_freq, (int,)), ("collect_specified_data", collect_specified_data, _SOME_DICT),
                                   ("keep_default_action", keep_default_action, (bool,)),
                                   ("custom_lineage_data", custom_lineage_data, _SOME_DICT),
                                   ("collect_tensor_freq", collect_tensor_freq, (int, type(None))),
                                   ("max_file_size", max_file_size, (int, type(None))), ("export_options", export_options, _SOME_DICT)):
            self._check_option(name, value, kinds)
        wanted = collect_specified_data or {}
        known = ["collect_metric", "collect_graph", "collect_train_lineage", "collect_eval_lineage", "collect_input_data",
                 "collect_dataset_graph", "histogram_regular", "collect_landscape"]
        unknown = set(wanted) - set(known)
        if unknown:
            raise ValueError(f'For "SummaryCollector", the keys {unknown} of `collect_specified_data` are unsupported, expect the follow '
                             f"keys: {known}")
        self._dir, self._freq, self._record = os.path.realpath(summary_dir), collect_freq, None
        self._is_collecting = wanted.get("collect_metric", keep_default_action)
        os.makedirs(self._dir, exist_ok=True)

    @staticmethod
    def _check_option(name, value, kinds):
        if not isinstance(value, kinds) or isinstance(value, bool) and bool not in kinds:
            names = [kind.__name__ for kind in kinds if kind is not type(None) or dict in kinds]
            raise TypeError(f"For `{name}` the type should be a valid type of {names}, but got {type(value).__name__}.")
        if int in kinds and value is not None and value <= 0:
            raise ValueError(f'For "SummaryCollector", the value of `{name}` should be greater than 0, but got `{value}`.')

    def begin(self, run_context):
        self._record = SummaryRecord(self._dir)

    def step_end(self, run_context):
        run = run_context.original_args()
        loss = run.net_outputs
        loss = loss[0] if isinstance(loss, (tuple, list)) and loss else loss
        if self._is_collecting and (run.cur_step_num == 1 or run.cur_step_num % self._freq == 0) and isinstance(loss, Tensor):
            self._record.add_value("scalar", "loss", loss.mean())
            self._record.record(run.cur_step_num)

    def end(self, run_context):
        self._record.close()
