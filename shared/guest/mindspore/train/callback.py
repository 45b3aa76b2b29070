"""Callbacks of Model: called at the beginning and end of runs, epochs and steps with a RunContext."""
import math
import time
import numpy as np
from mindspore import _checkparam as checks
from mindspore import log
from mindspore import ops
from mindspore.common.tensor import Tensor
from mindspore.train.callback_base import (Callback, CallbackManager, InternalCallbackParam, RunContext, _handle_loss)
from mindspore.train.checkpoints import (BackupAndRestore, CheckpointConfig, ModelCheckpoint, OnRequestExit,
                                         _chg_ckpt_file_name_if_same_exist)
from mindspore.train.plateaus import EarlyStopping, ReduceLROnPlateau, ValueReduce, _smaller_better_metrics

__all__ = ["Callback", "LossMonitor", "TimeMonitor", "ModelCheckpoint", "FlopsUtilizationCollector", "SummaryCollector", "CheckpointConfig",
           "RunContext", "LearningRateScheduler", "SummaryLandscape", "History", "LambdaCallback", "ReduceLROnPlateau", "EarlyStopping",
           "OnRequestExit", "BackupAndRestore", "TrainFaultTolerance"]
_InternalCallbackParam, _CallbackManager = InternalCallbackParam, CallbackManager


class LossMonitor(Callback):
    """Prints the loss every per_print_times steps and stops at NaN or infinity."""

    def __init__(self, per_print_times=1):
        super().__init__()
        checks.check_non_negative_int(per_print_times)
        self._per_print_times, self._last_print_time = per_print_times, 0

    def step_end(self, run_context):
        run = run_context.original_args()
        loss, epoch, step = _handle_loss(run.net_outputs), run.get("cur_epoch_num", 1), (run.cur_step_num - 1) % run.batch_num + 1
        if isinstance(loss, float) and (np.isnan(loss) or np.isinf(loss)):
            raise ValueError(f"In epoch: {epoch} step: {step}, loss is NAN or INF, training process cannot continue, terminating training.")
        every = self._per_print_times
        while every and run.cur_step_num <= self._last_print_time:  # the callback's next run counts from one again
            self._last_print_time -= every
        if every and run.cur_step_num - self._last_print_time >= every:
            self._last_print_time = run.cur_step_num
            print(f"epoch: {epoch} step: {step}, loss is {loss}", flush=True)

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        metrics = run.get("metrics")
        if metrics:
            print("Eval result: epoch %d, metrics: %s" % (run.cur_epoch_num, metrics))


class TimeMonitor(Callback):
    """Prints an epoch's time and that of a step; with data_time what of it was spent waiting for rows."""

    def __init__(self, data_size=None, data_time=False):
        super().__init__()
        self.data_size, self.data_time = data_size, checks.check_bool(data_time, "data_time")
        self.epoch_time, self.data_time_sum, self.data_time_start = time.time(), 0.0, 0.0

    def on_train_step_begin(self, run_context):
        self.data_time_sum += time.time() - self.data_time_start

    def on_train_step_end(self, run_context):
        self.data_time_start = time.time()

    def epoch_begin(self, run_context):
        self.epoch_time = self.data_time_start = time.time()
        self.data_time_sum = 0.0

    def epoch_end(self, run_context):
        spent = (time.time() - self.epoch_time) * 1000
        run = run_context.original_args()
        count = run.get("batch_num")
        steps = count if isinstance(count, int) and count > 0 else self.data_size
        checks.check_positive_int(steps)
        waited = f" (data time: {self.data_time_sum * 1000 / steps:5.3f} ms)" if self.data_time else ""
        print(f"{run.get('mode', '').title()} epoch time: {spent:5.3f} ms, per step time: {spent / steps:5.3f} ms{waited}", flush=True)


class History(Callback):
    """`epoch`: the epochs' numbers; `history`: outputs and metrics of each."""

    def __init__(self):
        super().__init__()
        self.history, self.epoch = {}, None

    def begin(self, run_context):
        self.epoch = {"epoch": []}

    def epoch_end(self, run_context):
        run = run_context.original_args()
        self.epoch["epoch"].append(run.get("cur_epoch_num", 1))
        outputs = run.net_outputs
        if isinstance(outputs, (tuple, list)) and isinstance(outputs[0], Tensor):
            outputs = outputs[0]
        found = {"net_output": np.mean(outputs.asnumpy()) if isinstance(outputs, Tensor) else outputs, **(run.get("metrics") or {})}
        for name, value in found.items():
            self.history.setdefault(name, []).append(value)


class LambdaCallback(Callback):
    """Functions for the moments."""

    def __init__(self, on_train_epoch_begin=None, on_train_epoch_end=None, on_train_step_begin=None, on_train_step_end=None,
                 on_train_begin=None, on_train_end=None, on_eval_epoch_begin=None, on_eval_epoch_end=None, on_eval_step_begin=None,
                 on_eval_step_end=None, on_eval_begin=None, on_eval_end=None):
        super().__init__()
        for moment, function in list(locals().items()):
            if moment.startswith("on_"):
                setattr(self, moment, function or (lambda run_context: None))


class LearningRateScheduler(Callback):
    """learning_rate_function(rate, step) gives each next step's rate."""

    def __init__(self, learning_rate_function):
        super().__init__()
        self.learning_rate_function = learning_rate_function

    def step_end(self, run_context):
        run = run_context.original_args()
        rate = run.optimizer.learning_rate
        now = float(np.array2string(rate.asnumpy()))  # the short decimal form, as MindSpore hands it to the function
        value = self.learning_rate_function(now, run.cur_step_num)
        if not math.isclose(now, value, rel_tol=1e-10):
            ops.assign(rate, Tensor(value, rate.dtype))


def __getattr__(name):
    if name == "SummaryCollector":
        from mindspore.train.summaries import SummaryCollector
        return SummaryCollector
    if name in ("FlopsUtilizationCollector", "SummaryLandscape", "TrainFaultTolerance"):
        from mindspore import train
        return getattr(train, name)
    raise AttributeError(f"module 'mindspore.train.callback' has no attribute '{name}'")


CUR_NET = None


def set_cur_net(net):
    """The network whose parameters the next checkpoint_cb_for_save_op changes."""
    global CUR_NET
    CUR_NET = net


def _fill_param_into_net(net, parameter_list):
    """Gives a network's parameters the values of [{"name": ..., "data": ...}]; the list is empty afterwards."""
    from mindspore.common.parameter import Parameter
    from mindspore.train.serialization import load_param_into_net
    values = {item["name"]: Parameter(Tensor(item["data"].asnumpy()), name=item["name"]) for item in parameter_list}
    parameter_list.clear()
    load_param_into_net(net, values, strict_load=True)


def checkpoint_cb_for_save_op(parameter_list):
    """Whether there was a network (set_cur_net) that took the values."""
    if CUR_NET is None:
        log.warning("CUR_NET is None. parameters are not updated.")
        return False
    _fill_param_into_net(CUR_NET, parameter_list)
    set_cur_net(None)
    return True


_set_cur_net, _checkpoint_cb_for_save_op = set_cur_net, checkpoint_cb_for_save_op
