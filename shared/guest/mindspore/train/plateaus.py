"""EarlyStopping and ReduceLROnPlateau: callbacks that watch a value from epoch to epoch."""
import copy
import numpy as np
from mindspore import _checkparam as checks
from mindspore import log as logger
from mindspore import ops
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor
from mindspore.train.callback_base import Callback, _handle_loss
from mindspore.train.serialization import load_param_into_net

_smaller_better_metrics = ["hausdorff_distance", "mae", "mse", "loss", "perplexity", "mean_surface_distance",
                           "root_mean_square_distance", "eval_loss"]


class _Watch(Callback):
    """The best value yet, and `wait`: how many epochs have passed without a better one."""

    _subject = ""

    def __init__(self, monitor, mode, min_delta, patience, verbose):
        super().__init__()
        self.monitor = checks.check_value_type("monitor", monitor, str)
        self.patience = checks.check_non_negative_int(patience)
        self.verbose = checks.check_bool(verbose)
        self.mode = checks.check_value_type("mode", mode, str)
        self.min_delta = abs(checks.check_value_type("min_delta", min_delta, [float, int]))
        if mode not in ("auto", "min", "max"):
            raise ValueError("mode should be 'auto', 'min' or 'max', but got %s." % mode)
        self._start()

    def _start(self):
        self._falls = self.mode == "min" or self.mode == "auto" and self.monitor in _smaller_better_metrics
        self.wait, self.best = 0, np.inf if self._falls else -np.inf

    def is_improvement(self, value, best):
        return np.less(value, best - self.min_delta) if self._falls else np.greater(value, best + self.min_delta)

    def on_train_begin(self, run_context):
        self._start()

    def _get_monitor_value(self, cb_params):
        """The epoch's value as an array; None where there is none, and for zero."""
        candidates = {}
        if self.monitor == "loss":
            value = _handle_loss(cb_params.get("net_outputs"))
        else:
            candidates = cb_params.get("eval_results", {})
            value = candidates.get(self.monitor)
        if value is None:
            logger.warning("%s is conditioned on %s, which is not available. Available choices are: %s", self._subject, self.monitor,
                           {"loss", *candidates})
        if isinstance(value, np.ndarray) and value.shape != ():
            raise ValueError(f"{type(self).__name__} only supports scalar monitor now.")
        return np.array(value) if value else None


class EarlyStopping(_Watch):
    """Ends fit() when a value has not got better for `patience` epochs."""

    _subject = "Early stopping"

    def __init__(self, monitor="eval_loss", min_delta=0, patience=0, verbose=False, mode="auto", baseline=None,
                 restore_best_weights=False):
        super().__init__(monitor, mode, min_delta, patience, verbose)
        self.baseline = min_delta if baseline else None  # MindSpore takes min_delta for the baseline, too
        self.restore_best_weights = checks.check_bool(restore_best_weights)
        self.stopped_epoch, self.best_weights_param_dict = 0, None

    def on_train_begin(self, run_context):
        self._start()
        self.stopped_epoch, self.best_weights_param_dict = 0, None

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        value = self._get_monitor_value(run)
        if value is None:
            return
        is_better = self.is_improvement(value, self.best)
        if self.restore_best_weights and (is_better or self.best_weights_param_dict is None):
            self.best_weights_param_dict = copy.deepcopy(run.train_network.parameters_dict())
        self.wait += 1
        if is_better:
            self.best = value
            if self.baseline is None or self.is_improvement(value, self.baseline):
                self.wait = 0
        if self.wait >= self.patience:
            self.stopped_epoch = run.get("cur_epoch_num")
            run_context.request_stop()
            if self.restore_best_weights:
                if self.verbose:
                    print("Restoring model weights from the end of the best epoch.")
                load_param_into_net(run.train_network, self.best_weights_param_dict)

    def on_train_end(self, run_context):
        if self.stopped_epoch > 0 and self.verbose:
            print("Epoch %05d: early stopping" % self.stopped_epoch)


class ReduceLROnPlateau(_Watch):
    """Multiplies the learning rate by `factor` when a value has not got better for `patience` epochs."""

    _subject = "Learning rate reduction"

    def __init__(self, monitor="eval_loss", factor=0.1, patience=10, verbose=False, mode="auto", min_delta=1e-4, cooldown=0, min_lr=0):
        checks.check_value_type("monitor", monitor, str)
        self.factor = checks.check_float_range(factor, 0.0, 1.0, checks.INC_NEITHER)
        super().__init__(monitor, mode, min_delta, patience, verbose)
        self.cooldown = checks.check_non_negative_int(cooldown)
        self.min_lr = checks.check_value_type("min_lr", min_lr, [float, int])
        self.cooldown_counter = 0

    def on_train_begin(self, run_context):
        self._start()
        self.cooldown_counter = 0

    def on_train_epoch_end(self, run_context):
        run = run_context.original_args()
        rate = run.optimizer.learning_rate
        if not isinstance(rate, Parameter):
            raise ValueError("ReduceLROnPlateau does not support dynamic learning rate and group learning rate now.")
        value = self._get_monitor_value(run)
        if value is None:
            return
        if self.cooldown_counter > 0:
            self.cooldown_counter -= 1
            self.wait = 0
        if self.is_improvement(value, self.best):
            self.best, self.wait = value, 0
        elif self.cooldown_counter <= 0:
            self.wait += 1
            if self.wait >= self.patience:
                if rate > Tensor(self.min_lr):
                    reduced = max(rate * self.factor, self.min_lr)
                    ops.assign(rate, Tensor(reduced))
                    if self.verbose:
                        print("Epoch %05d: ReduceLROnPlateau reducing learning rate to %s." % (run.cur_epoch_num, reduced))
                self.cooldown_counter, self.wait = self.cooldown, 0


class ValueReduce:
    """The sum of a value over all processes, of which there is one."""

    def __call__(self, x):
        return x.asnumpy()
