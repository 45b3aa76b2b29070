"""Callbacks of Model: called at the beginning and end of runs, epochs and steps with a RunContext."""
import os
import time
import numpy as np
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.train.serialization import save_checkpoint


class CallbackParam(dict):
    """The run's values, as attributes too."""

    def __getattr__(self, name):
        return self.get(name)

    def __setattr__(self, name, value):
        self[name] = value


class RunContext:
    """What a callback is given: the run's values, and the request to stop."""

    def __init__(self, original_args):
        if not isinstance(original_args, dict):
            raise TypeError(f"The argument 'original_args' of RunContext should be dict type, but got {type(original_args)}.")
        self._original_args, self._stop_requested = original_args, False

    def original_args(self):
        return self._original_args

    def request_stop(self):
        self._stop_requested = True

    def get_stop_requested(self):
        return self._stop_requested


class Callback:
    """A user's own overrides the moments it wants. The short names are the older interface."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        pass

    def begin(self, run_context):
        pass

    def epoch_begin(self, run_context):
        pass

    def epoch_end(self, run_context):
        pass

    def step_begin(self, run_context):
        pass

    def step_end(self, run_context):
        pass

    def end(self, run_context):
        pass

    def on_train_begin(self, run_context):
        self.begin(run_context)

    def on_train_epoch_begin(self, run_context):
        self.epoch_begin(run_context)

    def on_train_epoch_end(self, run_context):
        self.epoch_end(run_context)

    def on_train_step_begin(self, run_context):
        self.step_begin(run_context)

    def on_train_step_end(self, run_context):
        self.step_end(run_context)

    def on_train_end(self, run_context):
        self.end(run_context)

    on_eval_begin = on_train_begin
    on_eval_epoch_begin = on_train_epoch_begin
    on_eval_epoch_end = on_train_epoch_end
    on_eval_step_begin = on_train_step_begin
    on_eval_step_end = on_train_step_end
    on_eval_end = on_train_end


class CallbackList:
    """Several as one: every moment goes to all, in order."""

    def __init__(self, callbacks):
        callbacks = [] if callbacks is None else list(callbacks) if isinstance(callbacks, (list, tuple)) else [callbacks]
        for callback in callbacks:
            if not isinstance(callback, Callback):
                raise TypeError("When the 'callbacks' is a list, the elements in 'callbacks' must be Callback functions.")
        self.callbacks = callbacks

    def __call__(self, moment, run_context):
        for callback in self.callbacks:
            getattr(callback, moment)(run_context)


class _CallbackManager(CallbackList):
    """CallbackList under MindSpore's own name: a context, whose methods are the moments."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None

    def __getattr__(self, name):
        if not hasattr(Callback, name):
            raise AttributeError(name)
        return lambda run_context: self(name, run_context)


_InternalCallbackParam = InternalCallbackParam = CallbackParam
CallbackManager = _CallbackManager


def _handle_loss(loss):
    """The loss among a network's outputs as a float."""
    return _loss_value(loss)


def _loss_value(outputs):
    """The loss among a network's outputs, as a float."""
    if isinstance(outputs, (tuple, list)):
        outputs = outputs[0] if outputs and isinstance(outputs[0], (Tensor, np.ndarray)) else outputs
    if isinstance(outputs, Tensor):
        outputs = outputs.asnumpy()
    return float(np.mean(outputs)) if isinstance(outputs, np.ndarray) else outputs


def _need_int(name, value, low):
    if isinstance(value, bool) or not isinstance(value, int) or value < low:
        raise ValueError(f"The input value must be int and must {'>=' if low == 0 else '>'} {0}, but got '{value}' with type "
                         f"'{type(value).__name__}'.")


class LossMonitor(Callback):
    """Prints the loss every per_print_times steps and stops at NaN or infinity."""

    def __init__(self, per_print_times=1):
        super().__init__()
        _need_int("per_print_times", per_print_times, 0)
        self._per_print_times, self._last = per_print_times, 0

    def step_end(self, run_context):
        run = run_context.original_args()
        loss = _loss_value(run.net_outputs)
        step = (run.cur_step_num - 1) % run.batch_num + 1
        if isinstance(loss, float) and (np.isnan(loss) or np.isinf(loss)):
            raise ValueError(f"In epoch: {run.cur_epoch_num} step: {step}, loss is NAN or INF, training process cannot continue, "
                             "terminating training.")
        if run.cur_step_num <= self._last:
            self._last = 0
        if self._per_print_times and run.cur_step_num - self._last >= self._per_print_times:
            self._last = run.cur_step_num
            print(f"epoch: {run.cur_epoch_num} step: {step}, loss is {loss}", flush=True)

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        if run.eval_results:
            print(f"Eval result: epoch {run.cur_epoch_num}, metrics: {run.eval_results}", flush=True)
            run.eval_results = {}


class TimeMonitor(Callback):
    """Prints an epoch's time and that of a step."""

    def __init__(self, data_size=None, data_time=False):
        super().__init__()
        self.data_size = data_size

    def epoch_begin(self, run_context):
        self._start = time.time()

    def epoch_end(self, run_context):
        run = run_context.original_args()
        spent = (time.time() - self._start) * 1000
        steps = self.data_size or run.batch_num
        print(f"{'Eval' if run.mode == 'eval' else 'Train'} epoch time: {spent:5.3f} ms, per step time: {spent / steps:5.3f} ms", flush=True)


class History(Callback):
    """`epoch`: the epochs' numbers; `history`: outputs and metrics of each."""

    def __init__(self):
        super().__init__()
        self.history, self.epoch = {}, None

    def begin(self, run_context):
        if self.epoch is None:
            self.epoch = {"epoch": []}

    def epoch_end(self, run_context):
        run = run_context.original_args()
        if run.mode == "eval":
            return
        self.epoch["epoch"].append(run.cur_epoch_num)
        outputs = run.net_outputs
        outputs = outputs[0] if isinstance(outputs, (tuple, list)) and len(outputs) > 1 else outputs
        self.history.setdefault("net_output", []).append(outputs.asnumpy()[()] if isinstance(outputs, Tensor) else outputs)
        for name, value in (run.eval_results or {}).items():
            self.history.setdefault(name, []).append(value)


class LambdaCallback(Callback):
    """Functions for the moments."""

    def __init__(self, **functions):
        super().__init__()
        for moment, function in functions.items():
            if not moment.startswith("on_") or not hasattr(Callback, moment):
                raise TypeError(f"__init__() got an unexpected keyword argument '{moment}'")
            if function is not None:
                setattr(self, moment, function)


class LearningRateScheduler(Callback):
    """learning_rate_function(rate, step) gives each next step's rate."""

    def __init__(self, learning_rate_function):
        super().__init__()
        self.learning_rate_function = learning_rate_function

    def step_end(self, run_context):
        run = run_context.original_args()
        rate = run.optimizer.learning_rate
        if not isinstance(rate, Parameter):
            raise TypeError("'LearningRateScheduler' needs an optimizer with one learning rate that is no schedule.")
        value = self.learning_rate_function(float(rate.asnumpy()), run.cur_step_num)
        ops.assign(rate, Tensor(value, rate.dtype))


class _Watch(Callback):
    """Whether a metric of fit() gets better: `best` and `wait`, the epochs since then."""

    def __init__(self, monitor, mode, min_delta, patience):
        super().__init__()
        if mode not in ("auto", "min", "max"):
            raise ValueError(f"mode must be in ['auto', 'min', 'max'], but got {mode}.")
        rises = mode == "max" or mode == "auto" and ("acc" in monitor or monitor.lower() in ("f1", "recall", "precision", "topk"))
        self.monitor, self.patience = monitor, patience
        self._sign, self._min_delta = (1 if rises else -1), abs(min_delta)
        self.best, self.wait = None, 0

    def _value(self, run):
        value = (run.eval_results or {}).get(self.monitor)
        if value is None and self.monitor == "eval_loss":
            value = (run.eval_results or {}).get("loss")
        if value is None and self.monitor == "loss":
            value = _loss_value(run.net_outputs)
        return value

    def _is_better(self, value):
        return self.best is None or self._sign * (value - self.best) > self._min_delta


class EarlyStopping(_Watch):
    """Ends fit() when a metric has not got better for `patience` epochs."""

    def __init__(self, monitor="eval_loss", min_delta=0, patience=0, verbose=False, mode="auto", baseline=None,
                 restore_best_weights=False):
        super().__init__(monitor, mode, min_delta, patience)
        self.verbose, self.baseline, self.restore = verbose, baseline, restore_best_weights
        self._weights, self._stopped = None, 0

    def on_train_begin(self, run_context):
        self.wait, self.best, self._stopped, self._weights = 0, None, 0, None

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        value = self._value(run)
        if value is None:
            return
        self.wait += 1
        is_best = self._is_better(value)
        if self.restore and (is_best or self._weights is None):
            self._weights = {p.name: Tensor(p.asnumpy()) for p in run.train_network.get_parameters()}
        if is_best:
            self.best = self.baseline
            if self._is_better(value):
                self.wait = 0
            self.best = value
        if self.wait >= self.patience:
            self._stopped = run.cur_epoch_num
            run_context.request_stop()
            if self.restore:
                if self.verbose:
                    print("Restoring model weights from the end of the best epoch.", flush=True)
                for p in run.train_network.get_parameters():
                    p.set_data(self._weights[p.name])

    def on_train_end(self, run_context):
        if self._stopped and self.verbose:
            print(f"Epoch {self._stopped:05d}: early stopping", flush=True)


class ReduceLROnPlateau(_Watch):
    """Multiplies the learning rate by `factor` when a metric has not got better for `patience` epochs."""

    def __init__(self, monitor="eval_loss", factor=0.1, patience=10, verbose=False, mode="auto", min_delta=1e-4, cooldown=0, min_lr=0):
        super().__init__(monitor, mode, min_delta, patience)
        if factor >= 1.0:
            raise ValueError(f"ReduceLROnPlateau does not support a factor >= 1.0. Got factor={factor}")
        self.factor, self.verbose, self.cooldown, self.min_lr = factor, verbose, cooldown, min_lr
        self._cooling = 0

    def on_train_begin(self, run_context):
        self.wait, self.best, self._cooling = 0, None, 0

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        value = self._value(run)
        if value is None:
            return
        if self._cooling > 0:
            self._cooling, self.wait = self._cooling - 1, 0
        if self._is_better(value):
            self.best, self.wait = value, 0
            return
        if self._cooling > 0:
            return
        self.wait += 1
        rate = run.optimizer.learning_rate
        now = rate.asnumpy()[()]
        if self.wait < self.patience or now <= self.min_lr:
            return
        now = max(now * np.float32(self.factor), np.float32(self.min_lr))
        ops.assign(rate, Tensor(now, rate.dtype))
        self._cooling, self.wait = self.cooldown, 0
        if self.verbose:
            print(f"Epoch {run.cur_epoch_num:05d}: ReduceLROnPlateau reducing learning rate to {str(now)}.", flush=True)


class CheckpointConfig:
    """When ModelCheckpoint writes, and how many files it keeps."""

    def __init__(self, save_checkpoint_steps=1, save_checkpoint_seconds=0, keep_checkpoint_max=5, keep_checkpoint_per_n_minutes=0,
                 integrated_save=True, async_save=False, saved_network=None, append_info=None, enc_key=None, enc_mode="AES-GCM",
                 exception_save=False, crc_check=False, remove_redundancy=False, format="ckpt", **unused):
        if save_checkpoint_steps is not None:
            _need_int("save_checkpoint_steps", save_checkpoint_steps, 0)
        if not save_checkpoint_steps and not save_checkpoint_seconds and not keep_checkpoint_max and not keep_checkpoint_per_n_minutes:
            raise ValueError("For 'CheckpointConfig', the input arguments 'save_checkpoint_steps', 'save_checkpoint_seconds', "
                             "'keep_checkpoint_max' and 'keep_checkpoint_per_n_minutes' can't be all None or 0.")
        self.save_checkpoint_steps = save_checkpoint_steps
        self.save_checkpoint_seconds = None if save_checkpoint_steps else save_checkpoint_seconds
        self.keep_checkpoint_max = keep_checkpoint_max or (0 if keep_checkpoint_per_n_minutes else 1)
        self.keep_checkpoint_per_n_minutes = None if keep_checkpoint_max else keep_checkpoint_per_n_minutes
        self.saved_network, self.append_info = saved_network, append_info
        self.integrated_save, self.async_save, self.enc_key, self.enc_mode = integrated_save, async_save, enc_key, enc_mode
        self.exception_save, self.crc_check, self.remove_redundancy, self.format = exception_save, crc_check, remove_redundancy, format

    @property
    def append_dict(self):
        """What append_info asks for; epochs and steps count from zero."""
        if not self.append_info:
            return None
        found = {name: 0 for name in ("epoch_num", "step_num") if name in self.append_info}
        for item in self.append_info:
            found.update(item if isinstance(item, dict) else {})
        return found

    def get_checkpoint_policy(self):
        return {name: getattr(self, name) for name in ("save_checkpoint_steps", "save_checkpoint_seconds", "keep_checkpoint_max",
                                                       "keep_checkpoint_per_n_minutes", "saved_network")}


class BackupAndRestore(Callback):
    """Goes on from a backup that is there, writes one every save_freq epochs, and takes it away in the end."""

    def __init__(self, backup_dir, save_freq="epoch", delete_checkpoint=True):
        super().__init__()
        if save_freq != "epoch":
            _need_int("save_freq", save_freq, 1)
        if not isinstance(delete_checkpoint, bool):
            raise TypeError(f"The input value must be a bool, but got {type(delete_checkpoint).__name__}.")
        os.makedirs(backup_dir, exist_ok=True)
        self.backup_file = os.path.join(os.path.abspath(backup_dir), "backup.ckpt")
        self.save_freq, self.delete_checkpoint = 1 if save_freq == "epoch" else save_freq, delete_checkpoint

    def on_train_begin(self, run_context):
        from mindspore.train.serialization import load_checkpoint
        if os.path.exists(self.backup_file):
            load_checkpoint(self.backup_file, net=run_context.original_args().train_network)

    def on_train_epoch_end(self, run_context):
        from mindspore.train.serialization import save_checkpoint
        run = run_context.original_args()
        if run.cur_epoch_num % self.save_freq == 0:
            save_checkpoint(run.train_network, self.backup_file)

    def on_train_end(self, run_context):
        if self.delete_checkpoint:
            os.remove(self.backup_file)


class ModelCheckpoint(Callback):
    """Writes PREFIX-EPOCH_STEP.ckpt in a folder; the oldest go. A prefix that is taken gets a number."""

    def __init__(self, prefix="CKP", directory=None, config=None):
        super().__init__()
        if not isinstance(prefix, str) or "/" in prefix:
            raise ValueError("For 'ModelCheckpoint', the argument 'prefix' for checkpoint file name is invalid, it must be string and does "
                             f"not contain '/', but got {prefix}.")
        self._prefix, self._directory = prefix, os.getcwd() if directory is None else directory
        self._config = config or CheckpointConfig()
        self._kept, self._last_step, self._last_time = [], 0, time.time()
        self.latest_ckpt_file_name = ""

    def begin(self, run_context):
        os.makedirs(self._directory, exist_ok=True)
        taken = [name for name in os.listdir(self._directory) if name.endswith(".ckpt")]
        if any(name.startswith(self._prefix + "-") for name in taken):
            number = 1
            while any(name.startswith(f"{self._prefix}_{number}-") for name in taken):
                number += 1
            self._prefix = f"{self._prefix}_{number}"

    def step_end(self, run_context):
        run = run_context.original_args()
        config = self._config
        is_due = (run.cur_step_num >= self._last_step + config.save_checkpoint_steps if config.save_checkpoint_steps else
                  config.save_checkpoint_seconds and time.time() - self._last_time > config.save_checkpoint_seconds)
        if is_due:
            self._save(run)

    def end(self, run_context):
        run = run_context.original_args()
        if run.mode != "eval" and run.cur_step_num != self._last_step:
            self._save(run)

    def _save_graph(self, network):
        """PREFIX-graph.meta, once: the compiled training step, where there is one."""
        from mindspore import context
        path = os.path.join(self._directory, self._prefix + "-graph.meta")
        if context._values["mode"] != context.GRAPH_MODE or os.path.exists(path):
            return
        import _refjit_jit
        program = _refjit_jit.newest_program(network._compiled)
        with open(path, "wb") as file:
            file.write(program or b"")

    def _save(self, run):
        step = (run.cur_step_num - 1) % run.batch_num + 1
        path = os.path.join(self._directory, f"{self._prefix}-{run.cur_epoch_num}_{step}.ckpt")
        self._save_graph(run.train_network)
        appended = self._config.append_dict
        if appended:
            for name, counted in (("epoch_num", run.cur_epoch_num), ("step_num", run.cur_step_num)):
                if name in appended:
                    appended[name] = counted
        save_checkpoint(self._config.saved_network or run.train_network, path, append_dict=appended)
        self._last_step, self._last_time, self.latest_ckpt_file_name = run.cur_step_num, time.time(), path
        self._kept.append(path)
        if self._config.keep_checkpoint_max and len(self._kept) > self._config.keep_checkpoint_max:
            os.remove(self._kept.pop(0))


def __getattr__(name):
    if name == "SummaryCollector":
        from mindspore.train.summaries import SummaryCollector
        return SummaryCollector
    raise AttributeError(f"module 'mindspore.train.callback' has no attribute '{name}'")
