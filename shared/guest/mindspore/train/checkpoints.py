"""Callbacks that write checkpoints: ModelCheckpoint with its CheckpointConfig, BackupAndRestore, OnRequestExit."""
import os
import signal
import time
from mindspore import _checkparam as checks
from mindspore import context
from mindspore.common.generator import Generator
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.train.callback_base import Callback
from mindspore.train.serialization import check_async_save, load_checkpoint, save_checkpoint

_APPENDED = ["epoch_num", "step_num"]


def _make_directory(path, arg_name="path"):
    """The folder's real path; it is made where it is missing."""
    if not isinstance(path, str):
        raise TypeError("The {} is invalid, the type should be string.".format(arg_name))
    if path.strip() == "":
        raise ValueError("The {} is invalid, it should be non-blank.".format(arg_name))
    path = os.path.realpath(path)
    if os.path.exists(path) and not os.path.isdir(path):
        raise NotADirectoryError("The path({}) is a file path, it should be a directory path.".format(path))
    os.makedirs(path, exist_ok=True)
    return path


def _chg_ckpt_file_name_if_same_exist(directory, prefix, exception=False):
    """The prefix, with a number where checkpoints of that prefix are in the folder."""
    taken = 0
    for name in os.listdir(directory):
        is_breakpoint = name.endswith("_breakpoint.ckpt")
        if is_breakpoint != exception or not exception and not name.endswith((".ckpt", ".safetensors")):
            continue
        rest = name[len(prefix):]
        if not name.startswith(prefix) or rest[0].isalpha():
            continue
        dash = rest.find("-")
        if dash == 0:
            taken = max(taken, 1)
        elif dash > 0 and rest[1:dash].isdigit():
            taken = max(taken, int(rest[1:dash]) + 1)
    return f"{prefix}_{taken}" if taken else prefix


def _appended(append_info):
    """What append_info asks for as a dict; epochs and steps count from zero."""
    if append_info is None or append_info == []:
        return None
    if not isinstance(append_info, list):
        raise TypeError(f"For 'CheckpointConfig', the type of 'append_info' must be list,but got {type(append_info)}.")
    found, dicts = {name: 0 for name in _APPENDED if name in append_info}, 0
    for item in append_info:
        if not isinstance(item, (str, dict)):
            raise TypeError(f"For 'CheckpointConfig', the type of 'append_info' element must be str or dict,but got {type(item)}.")
        if isinstance(item, str):
            if item not in _APPENDED:
                raise ValueError(f"For 'CheckpointConfig', the value of element in the argument 'append_info' must be in {_APPENDED}, but "
                                 f"got {item}.")
            continue
        dicts += 1
        if dicts > 1:
            raise TypeError("For 'CheckpointConfig', the element of 'append_info' must has only one dict, but got {dict_num}")
        for key, value in item.items():
            if not isinstance(key, str) or not isinstance(value, (int, float, bool, str, Parameter, Tensor, Generator)):
                raise TypeError("For 'CheckpointConfig', the key type of the dict 'append_info' must be string, the value type must be int or "
                                f"float or bool, but got key type {type(key)}, value type {type(value)}")
            found[key] = value
    return found


class CheckpointConfig:
    """When ModelCheckpoint writes, and how many files it keeps."""

    def __init__(self, save_checkpoint_steps=1, save_checkpoint_seconds=0, keep_checkpoint_max=5, keep_checkpoint_per_n_minutes=0,
                 integrated_save=True, async_save=False, saved_network=None, append_info=None, enc_key=None, enc_mode="AES-GCM",
                 exception_save=False, crc_check=False, remove_redundancy=False, format="ckpt", **kwargs):
        for value in (save_checkpoint_steps, save_checkpoint_seconds, keep_checkpoint_max, keep_checkpoint_per_n_minutes):
            if value is not None:
                checks.check_non_negative_int(value)
        if saved_network is not None and not hasattr(type(saved_network), "__refjit_cell__"):
            raise TypeError("For 'CheckpointConfig', the type of 'saved_network' must be None or Cell, but got "
                            f"{type(saved_network)}.")
        if not (save_checkpoint_steps or save_checkpoint_seconds or keep_checkpoint_max or keep_checkpoint_per_n_minutes):
            raise ValueError("For 'CheckpointConfig', the input arguments 'save_checkpoint_steps', 'save_checkpoint_seconds', "
                             "'keep_checkpoint_max' and 'keep_checkpoint_per_n_minutes' can't be all None or 0.")
        self.exception_save = checks.check_bool(exception_save)
        self._save_checkpoint_steps = save_checkpoint_steps
        self._save_checkpoint_seconds = None if save_checkpoint_steps else save_checkpoint_seconds
        self._keep_checkpoint_max = keep_checkpoint_max if keep_checkpoint_max or keep_checkpoint_per_n_minutes else 1
        self._keep_checkpoint_per_n_minutes = None if keep_checkpoint_max else keep_checkpoint_per_n_minutes
        self._integrated_save = checks.check_bool(integrated_save)
        self._async_save = check_async_save(async_save)
        self._saved_network, self._append_dict = saved_network, _appended(append_info)
        self._enc_key = checks.check_isinstance("enc_key", enc_key, (type(None), bytes))
        self._enc_mode = checks.check_isinstance("enc_mode", enc_mode, str)
        self._crc_check = checks.check_isinstance("crc_check", crc_check, bool)
        self._format = checks.check_isinstance("format", format, str)
        self._map_param_inc, self.enable_redundance = kwargs.get("incremental", False), kwargs.get("enable_redundance", False)
        self.remove_redundancy = checks.check_isinstance("remove_redundancy", remove_redundancy, bool)
        if format == "safetensors" and (enc_key is not None or enc_mode != "AES-GCM" or crc_check or exception_save or self._map_param_inc):
            raise ValueError("For 'save_checkpoint', when format is 'safetensors', other param must be default.")

    def get_checkpoint_policy(self):
        return {name: getattr(self, name) for name in ("save_checkpoint_steps", "save_checkpoint_seconds", "keep_checkpoint_max",
                                                       "keep_checkpoint_per_n_minutes", "saved_network")}


for _name in ("save_checkpoint_steps", "save_checkpoint_seconds", "keep_checkpoint_max", "keep_checkpoint_per_n_minutes", "integrated_save",
              "async_save", "saved_network", "enc_key", "enc_mode", "crc_check", "format", "append_dict", "map_param_inc"):
    setattr(CheckpointConfig, _name, property(lambda self, name="_" + _name: getattr(self, name)))


class ModelCheckpoint(Callback):
    """Writes PREFIX-EPOCH_STEP.ckpt in a folder; the oldest go. A prefix that is taken gets a number."""

    def __init__(self, prefix="CKP", directory=None, config=None):
        super().__init__()
        if not callable(prefix) and (not isinstance(prefix, str) or "/" in prefix):
            raise ValueError("For 'ModelCheckpoint', the argument 'prefix' for checkpoint file name is invalid, it must be callable or string "
                             f"that does not contain '/', but got {prefix}.")
        if config is not None and not isinstance(config, CheckpointConfig):
            raise TypeError("For 'ModelCheckpoint', the type of argument 'config' should be 'CheckpointConfig', but got {}.".format(
                type(config)))
        self._prefix = self._exception_prefix = prefix
        self._prefix_func = prefix if callable(prefix) else None
        self._directory_func = directory if callable(directory) else None
        if self._directory_func is None:
            self._directory = os.getcwd() if directory is None else _make_directory(directory)
        self._config = CheckpointConfig() if config is None else config
        if not callable(prefix) and not callable(directory):
            self._prefix = _chg_ckpt_file_name_if_same_exist(self._directory, prefix)
        self._append_dict = self._config.append_dict or {}
        self._append_epoch_num, self._append_step_num = self._append_dict.get("epoch_num", 0), self._append_dict.get("step_num", 0)
        self._kept, self._last_triggered_step, self._last_time = [], 0, time.time()
        self._graph_saved, self._latest_ckpt_file_name = False, ""

    @property
    def latest_ckpt_file_name(self):
        return self._latest_ckpt_file_name

    def step_end(self, run_context):
        run = run_context.original_args()
        if self._prefix_func:
            self._prefix = self._prefix_func(run)
            if not isinstance(self._prefix, str) or "/" in self._prefix:
                raise ValueError("For 'ModelCheckpoint', the argument 'prefix' for checkpoint file name is callable, it must return a string "
                                 f"that does not contain '/', but got {self._prefix}.")
        if self._directory_func:
            self._directory = self._directory_func(run)
            _make_directory(self._directory)
        if not self._graph_saved:
            self._save_graph(run.train_network)
            self._graph_saved = True
        self._save_ckpt(run)

    def end(self, run_context):
        self._save_ckpt(run_context.original_args(), True)

    def _save_graph(self, network):
        """PREFIX-graph.meta: the compiled training step, where there is one."""
        if context._values["mode"] != context.GRAPH_MODE:
            return
        import _refjit_jit
        program = _refjit_jit.newest_program(network._compiled)
        with open(os.path.join(self._directory, self._prefix + "-graph.meta"), "wb") as file:
            file.write(program or b"")

    def _is_due(self, run, is_last):
        if self._config.save_checkpoint_steps:
            return is_last or run.cur_step_num >= self._last_triggered_step + self._config.save_checkpoint_steps
        if self._config.save_checkpoint_seconds:
            now = time.time()
            if is_last or now - self._last_time > self._config.save_checkpoint_seconds:
                self._last_time = now
                return True
        return False

    def _save_ckpt(self, run, is_last=False):
        if run.cur_step_num == self._last_triggered_step or not self._is_due(run, is_last):
            return
        config = self._config
        if config.remove_redundancy:
            raise TypeError("The deduplication feature for saving checkpoint can only be used in parallel scenarios, but got 'stand_alone'.")
        step = int((run.cur_step_num - 1) % run.batch_num + 1)
        name = self._prefix if self._prefix_func else f"{self._prefix}-{run.cur_epoch_num}_{step}"
        path = os.path.join(self._directory, f"{name}.{config.format}")
        self._remove_oldest()
        self._last_triggered_step = run.cur_step_num
        self.append_counts(run.cur_epoch_num, run.cur_step_num)
        save_checkpoint(config.saved_network if config.saved_network is not None else run.train_network, path, config.integrated_save,
                        config.async_save, self._append_dict, config.enc_key, config.enc_mode, crc_check=config.crc_check,
                        format=config.format)
        self._kept = [kept for kept in self._kept if kept != path] + [path]
        self._latest_ckpt_file_name = path

    def append_counts(self, epoch, step):
        """The epoch and the step in what is appended to the file, where they are asked for."""
        for name, first, count in (("epoch_num", self._append_epoch_num, epoch), ("step_num", self._append_step_num, step)):
            if name in self._append_dict:
                self._append_dict[name] = first + count

    def _remove_oldest(self):
        """Makes room for one more. A prefix or folder of the user's own counts its files alone, as names are chosen anew each time."""
        most = self._config.keep_checkpoint_max
        mine = [path for path in self._kept if os.path.exists(path) and os.path.dirname(path) == self._directory
                and os.path.basename(path).startswith(self._prefix + "-")]
        if most and len(mine) >= most:
            os.remove(mine[0])
            self._kept.remove(mine[0])

    def save_breakpoint(self, network, epoch, step):
        """Writes PREFIX-EPOCH_STEP_breakpoint.ckpt: Model calls it when a training ends with an exception."""
        prefix = _chg_ckpt_file_name_if_same_exist(self._directory, self._exception_prefix, True)
        self.append_counts(epoch, step)
        save_checkpoint(network, os.path.join(self._directory, f"{prefix}-{epoch}_{step}_breakpoint.ckpt"), append_dict=self._append_dict)


class BackupAndRestore(Callback):
    """Goes on from a backup that is there, writes one every save_freq epochs, and takes it away in the end."""

    def __init__(self, backup_dir, save_freq="epoch", delete_checkpoint=True):
        super().__init__()
        self.backup_file = os.path.join(_make_directory(backup_dir), "backup.ckpt")
        self.save_freq = checks.check_positive_int(save_freq) if save_freq != "epoch" else 1
        self.delete_checkpoint = checks.check_bool(delete_checkpoint)

    def on_train_begin(self, run_context):
        if os.path.exists(self.backup_file):
            load_checkpoint(self.backup_file, net=run_context.original_args().train_network)

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        if run.cur_epoch_num % self.save_freq == 0:
            save_checkpoint(run.train_network, self.backup_file)

    def on_train_end(self, run_context):
        if self.delete_checkpoint:
            os.remove(self.backup_file)


class OnRequestExit(Callback):
    """Writes a checkpoint and the graph when a run has ended after a signal came; goes on from that checkpoint the next time."""

    def __init__(self, save_ckpt=True, save_mindir=True, file_name="Net", directory="./", config_file=None, sig=signal.SIGTERM):
        super().__init__()
        self.save_ckpt = checks.check_isinstance("save_ckpt", save_ckpt, bool)
        self.save_mindir = checks.check_isinstance("save_mindir", save_mindir, bool)
        self.sig = checks.check_isinstance("sig", sig, int)
        if hasattr(signal, "SIGKILL") and self.sig == signal.SIGKILL:
            raise ValueError("Not support send exit request by signal SIGKILL.")
        self.exit, self.remote_config_file = False, config_file
        if save_ckpt or save_mindir:
            folder = _make_directory(os.path.join(os.getcwd() if directory is None else directory, "rank_0"))
            self.train_name, self.eval_name = (os.path.join(folder, f"{file_name}_{mode}") for mode in ("train", "eval"))

    def _handle_signal(self, signum, frame):
        self.exit = True

    def _restore(self, network, names):
        for name in names:
            if self.save_ckpt and os.path.isfile(f"{name}.ckpt"):
                load_checkpoint(f"{name}.ckpt", net=network)
                return

    def _write(self, network, inputs, name):
        if self.save_ckpt:
            save_checkpoint(network, ckpt_file_name=name)
        if self.save_mindir:
            from mindspore.train import export
            export(network, *inputs, file_name=name, file_format="MINDIR")

    def on_train_begin(self, run_context):
        signal.signal(self.sig, self._handle_signal)
        if self.save_ckpt:
            self._restore(run_context.original_args().train_network, [self.train_name])

    def on_train_end(self, run_context):
        run = run_context.original_args()
        if self.exit:
            self._write(run.train_network, run.train_dataset_element, self.train_name)

    def on_eval_begin(self, run_context):
        signal.signal(self.sig, self._handle_signal)
        if self.save_ckpt:
            self._restore(run_context.original_args().eval_network, [self.eval_name, self.train_name])

    def on_eval_step_end(self, run_context):
        if self.exit:
            run_context.request_stop()

    def on_eval_end(self, run_context):
        run = run_context.original_args()
        if self.exit:
            self._write(run.eval_network, run.eval_dataset_element, self.eval_name)
