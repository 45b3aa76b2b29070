"""What callbacks are made of: the class whose methods are the moments of a run, several as one, and what they are told."""
from contextlib import ExitStack
import numpy as np
from mindspore import log as logger
from mindspore.common.tensor import Tensor


class InternalCallbackParam(dict):
    """The run's values, as attributes too."""

    def __getattr__(self, name):
        return self[name]

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

    def on_eval_begin(self, run_context):
        self.begin(run_context)

    def on_eval_epoch_begin(self, run_context):
        self.epoch_begin(run_context)

    def on_eval_epoch_end(self, run_context):
        self.epoch_end(run_context)

    def on_eval_step_begin(self, run_context):
        self.step_begin(run_context)

    def on_eval_step_end(self, run_context):
        self.step_end(run_context)

    def on_eval_end(self, run_context):
        self.end(run_context)


class CallbackManager(Callback):
    """Several as one: every moment goes to all, in order. As a context it enters each, and goes on with what they enter as."""

    def __init__(self, callbacks):
        if isinstance(callbacks, list):
            for callback in callbacks:
                if not isinstance(callback, Callback):
                    raise TypeError("When the 'callbacks' is a list, the elements in 'callbacks' must be Callback functions.")
        elif callbacks is not None and not isinstance(callbacks, Callback):
            raise TypeError("The 'callbacks' is not a Callback or a list of Callback.")
        self._callbacks = callbacks[:] if isinstance(callbacks, list) else [] if callbacks is None else [callbacks]
        self._stack = None

    def __enter__(self):
        if self._stack is None:
            self._stack = ExitStack().__enter__()
            for place, callback in enumerate(self._callbacks):
                target = self._stack.enter_context(callback)
                if isinstance(target, Callback):
                    self._callbacks[place] = target
                else:
                    logger.warning("Please return 'self' or a Callback as the enter target.")
        return self

    def __exit__(self, *error):
        return self._stack.__exit__(*error)


def _moment(name):
    def tell(self, run_context):
        for callback in self._callbacks:
            getattr(callback, name)(run_context)
    tell.__name__ = name
    return tell


for _name in [name for name in vars(Callback) if not name.startswith("_")]:
    setattr(CallbackManager, _name, _moment(_name))


def _handle_loss(loss):
    """The loss of a network's outputs: the mean of a Tensor as a float, the first of several Tensors as it is."""
    if isinstance(loss, (tuple, list)):
        return loss[0] if isinstance(loss[0], Tensor) else loss
    return float(np.mean(loss.asnumpy())) if isinstance(loss, Tensor) else loss
