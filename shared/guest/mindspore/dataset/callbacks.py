"""Callbacks of map(): what they may ask is a context; the ones that wait for training find it done, since rows are made when they
are asked for."""
from mindspore.train.callback import Callback


class DSCallback:
    """A user's own: methods called around the pipeline, its epochs and every step_size-th row."""

    def __init__(self, step_size=1):
        if isinstance(step_size, bool) or not isinstance(step_size, int):
            raise TypeError(f"Argument step_size with value {step_size} is not of type [<class 'int'>], but got {type(step_size)}.")
        if step_size < 1:
            raise ValueError("Input step_size is not within the required interval of [1, 2147483647].")
        self.step_size = step_size

    def ds_begin(self, ds_run_context):
        """Before the first row."""

    def ds_epoch_begin(self, ds_run_context):
        """Before an epoch."""

    def ds_epoch_end(self, ds_run_context):
        """After an epoch."""

    def ds_step_begin(self, ds_run_context):
        """Before a row."""

    def ds_step_end(self, ds_run_context):
        """After a row."""


class WaitedDSCallback(Callback, DSCallback):
    """One that also hears of training: what it is given of a step of the pipeline stands beside the last step of training."""

    def __init__(self, step_size=1):
        DSCallback.__init__(self, step_size)
        self.step_run_context, self.epoch_run_context, self.training_ended = None, None, False

    def sync_epoch_begin(self, train_run_context, ds_run_context):
        """Before an epoch of the pipeline, after the epoch before it was trained."""

    def sync_step_begin(self, train_run_context, ds_run_context):
        """Before a step of the pipeline, after step_size steps before it were trained."""

    def epoch_end(self, run_context):
        self.epoch_run_context = run_context

    def step_end(self, run_context):
        self.step_run_context = run_context

    def end(self, run_context):
        self.training_ended = True

    def ds_epoch_begin(self, ds_run_context):
        if ds_run_context.cur_epoch_num > 1:
            self.sync_epoch_begin(self.epoch_run_context, ds_run_context)

    def ds_step_begin(self, ds_run_context):
        if ds_run_context.cur_step_num > self.step_size:
            self.sync_step_begin(self.step_run_context, ds_run_context)


class _RunContext:
    """Numbers of the epoch and of the step, in it and in all, from one on."""

    def __init__(self):
        self.cur_epoch_num, self.cur_step_num_in_epoch, self.cur_step_num = 0, 0, 0


def checked(callbacks):
    """A list of callbacks, each of which does something."""
    listed = callbacks if isinstance(callbacks, (list, tuple)) else [] if callbacks is None else [callbacks]
    for callback in listed:
        if not isinstance(callback, DSCallback):
            raise TypeError(f"Argument callbacks with value {callback} is not of type "
                            f"[<class 'mindspore.dataset.callback.ds_callback.DSCallback'>], but got {type(callback)}.")
    return list(listed)


def heard(reader, callbacks):
    """A reader whose epochs and rows the callbacks hear of."""
    for callback in callbacks:
        base, names = DSCallback, ("ds_begin", "ds_epoch_begin", "ds_epoch_end", "ds_step_begin", "ds_step_end")
        if isinstance(callback, WaitedDSCallback):
            base, names = WaitedDSCallback, ("sync_step_begin", "sync_epoch_begin")
        if all(getattr(type(callback), name) is getattr(base, name) for name in names):
            raise AttributeError("Inheriting Callback class without overriding any methods, check the usage of user defined Callback.")
    context = _RunContext()

    def tell(name):
        for callback in callbacks:
            if "step" not in name or (context.cur_step_num_in_epoch - 1) % callback.step_size == 0:
                getattr(callback, name)(context)

    def rows():
        if context.cur_epoch_num == 0:
            tell("ds_begin")
        context.cur_epoch_num += 1
        context.cur_step_num_in_epoch = 0
        tell("ds_epoch_begin")
        for row in reader():
            context.cur_step_num_in_epoch += 1
            context.cur_step_num += 1
            tell("ds_step_begin")
            yield row
            tell("ds_step_end")
        tell("ds_epoch_end")

    return rows
