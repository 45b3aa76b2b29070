"""Callbacks of Model."""
import os
import time
from mindspore.common.tensor import Tensor


class RunContext:
    """What a callback is told: original_args() and the wish to stop."""

    def __init__(self, original_args):
        self._args = original_args
        self._stops = False

    def original_args(self):
        return self._args

    def request_stop(self):
        self._stops = True

    def get_stop_requested(self):
        return self._stops


class Callback:
    """Base: the methods that Model calls. The old names (begin, epoch_begin, ...) are called by the new ones."""

    def __enter__(self):
        return self

    def __exit__(self, *error):
        return None

    def begin(self, run_context):
        """Before training or evaluation."""

    def epoch_begin(self, run_context):
        """Before an epoch."""

    def epoch_end(self, run_context):
        """After an epoch."""

    def step_begin(self, run_context):
        """Before a step."""

    def step_end(self, run_context):
        """After a step."""

    def end(self, run_context):
        """After training or evaluation."""


def _forwarding(old):
    def method(self, run_context):
        getattr(self, old)(run_context)
    return method


for _kind in ("train", "eval"):
    for _old in ("begin", "epoch_begin", "epoch_end", "step_begin", "step_end", "end"):
        setattr(Callback, f"on_{_kind}_{_old}", _forwarding(_old))


def _loss_of(outputs):
    while isinstance(outputs, (tuple, list)):
        outputs = outputs[0]
    return float(outputs.asnumpy().mean()) if isinstance(outputs, Tensor) else outputs


class LossMonitor(Callback):
    """Prints the loss."""

    def __init__(self, per_print_times=1):
        if not isinstance(per_print_times, int) or per_print_times < 0:
            raise ValueError("The argument 'per_print_times' must be int and >= 0, but got {}".format(per_print_times))
        self._per_print_times = per_print_times
        self._last = 0

    def step_end(self, run_context):
        values = run_context.original_args()
        loss = _loss_of(values.net_outputs)
        step = (values.cur_step_num - 1) % values.batch_num + 1
        if loss != loss or loss - loss != 0:
            raise ValueError("In epoch: {} step: {}, loss is NAN or INF, training process cannot continue, terminating "
                             "training.".format(values.cur_epoch_num, step))
        if self._per_print_times and values.cur_step_num - self._last >= self._per_print_times:
            self._last = values.cur_step_num
            print("epoch: %s step: %s, loss is %s" % (values.cur_epoch_num, step, loss), flush=True)

    def on_train_epoch_end(self, run_context):
        values = run_context.original_args()
        if values.get("eval_results"):
            print("Eval result: epoch %d, metrics: %s" % (values.cur_epoch_num, values.eval_results))

    def on_eval_step_end(self, run_context):
        """Says nothing."""


class TimeMonitor(Callback):
    """Prints how long an epoch took."""

    def __init__(self, data_size=None, data_time=False):
        self.data_size = data_size
        self.epoch_time = time.time()

    def epoch_begin(self, run_context):
        self.epoch_time = time.time()

    def epoch_end(self, run_context):
        taken = (time.time() - self.epoch_time) * 1000
        steps = self.data_size or run_context.original_args().batch_num
        print("Train epoch time: {:5.3f} ms, per step time: {:5.3f} ms".format(taken, taken / steps), flush=True)


class LambdaCallback(Callback):
    """Functions as the methods of a callback."""

    def __init__(self, **functions):
        for name, function in functions.items():
            if not name.startswith("on_") or not hasattr(Callback, name.replace("_epoch_", "_epoch_")):
                raise TypeError(f"LambdaCallback.__init__() got an unexpected keyword argument '{name}'")
            if function is not None:
                setattr(self, name, function)


class History(Callback):
    """Keeps losses and metrics of the epochs."""

    def __init__(self):
        self.history = {}

    def begin(self, run_context):
        self.epoch = {"epoch": []}

    def epoch_end(self, run_context):
        values = run_context.original_args()
        self.epoch.setdefault("epoch", []).append(values.cur_epoch_num)
        self.history.setdefault("net_output", []).append(values.net_outputs)
        for name, value in (values.get("metrics") or {}).items():
            self.history.setdefault(name, []).append(value)


class LearningRateScheduler(Callback):
    """learning_rate_function(rate, step) gives the next rate."""

    def __init__(self, learning_rate_function):
        self.learning_rate_function = learning_rate_function

    def step_end(self, run_context):
        values = run_context.original_args()
        rate = values.optimizer.learning_rate
        rate.set_data(Tensor(self.learning_rate_function(float(rate.asnumpy()), values.cur_step_num), rate.dtype))


class _Monitoring(Callback):
    """Looks at one of the evaluation's results."""

    def __init__(self, monitor, mode, min_delta):
        self.monitor, self.min_delta = monitor, abs(min_delta)
        self.is_greater = mode == "max" or mode == "auto" and "acc" in monitor
        self.best = None

    def _current(self, run_context):
        found = (run_context.original_args().get("eval_results") or {}).get(self.monitor)
        if found is None and self.monitor == "loss":
            found = _loss_of(run_context.original_args().net_outputs)
        return found

    def _is_better(self, value):
        return self.best is None or (value - self.min_delta > self.best if self.is_greater else value + self.min_delta < self.best)


class EarlyStopping(_Monitoring):
    """Stops when a result no longer becomes better."""

    def __init__(self, monitor="eval_loss", min_delta=0, patience=0, verbose=False, mode="auto", baseline=None,
                 restore_best_weights=False):
        super().__init__(monitor, mode, min_delta)
        self.patience, self.baseline, self.wait = patience, baseline, 0

    def on_train_epoch_end(self, run_context):
        value = self._current(run_context)
        if value is None:
            return
        if self._is_better(value):
            self.best, self.wait = value, 0
            return
        self.wait += 1
        if self.wait >= self.patience:
            run_context.request_stop()


class ReduceLROnPlateau(_Monitoring):
    """Lowers the rate when a result no longer becomes better."""

    def __init__(self, monitor="eval_loss", factor=0.1, patience=10, verbose=False, mode="auto", min_delta=0.0001, cooldown=0,
                 min_lr=0):
        super().__init__(monitor, mode, min_delta)
        self.factor, self.patience, self.cooldown, self.min_lr = factor, patience, cooldown, min_lr
        self.wait = self.rest = 0

    def on_train_epoch_end(self, run_context):
        value = self._current(run_context)
        if value is None:
            return
        self.rest = max(self.rest - 1, 0)
        if self._is_better(value):
            self.best, self.wait = value, 0
            return
        self.wait += self.rest == 0
        if self.wait >= self.patience:
            rate = run_context.original_args().optimizer.learning_rate
            rate.set_data(Tensor(max(float(rate.asnumpy()) * self.factor, self.min_lr), rate.dtype))
            self.wait, self.rest = 0, self.cooldown


class CheckpointConfig:
    """How often ModelCheckpoint saves, and how many files it keeps."""

    def __init__(self, save_checkpoint_steps=1, save_checkpoint_seconds=0, keep_checkpoint_max=5, keep_checkpoint_per_n_minutes=0,
                 **others):
        self.save_checkpoint_steps, self.keep_checkpoint_max = save_checkpoint_steps, keep_checkpoint_max


class ModelCheckpoint(Callback):
    """Saves PREFIX-EPOCH_STEP.ckpt."""

    def __init__(self, prefix="CKP", directory=None, config=None):
        self._prefix, self._directory = prefix, directory or "."
        self._config = config or CheckpointConfig()
        self._last, self._files = 0, []

    @property
    def latest_ckpt_file_name(self):
        return self._files[-1] if self._files else ""

    def _save(self, values):
        from mindspore.train.serialization import save_checkpoint
        step = (values.cur_step_num - 1) % values.batch_num + 1
        os.makedirs(self._directory, exist_ok=True)
        path = os.path.join(self._directory, f"{self._prefix}-{values.cur_epoch_num}_{step}.ckpt")
        save_checkpoint(values.network, path)
        self._last = values.cur_step_num
        self._files.append(path)
        while len(self._files) > self._config.keep_checkpoint_max > 0:
            os.remove(self._files.pop(0))

    def step_end(self, run_context):
        values = run_context.original_args()
        if values.cur_step_num - self._last >= self._config.save_checkpoint_steps:
            self._save(values)

    def on_eval_step_end(self, run_context):
        """Saves nothing."""

    def on_train_end(self, run_context):
        values = run_context.original_args()
        if values.cur_step_num > self._last:
            self._save(values)
