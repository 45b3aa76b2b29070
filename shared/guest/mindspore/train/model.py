"""Model: a network with its loss, optimizer and metrics; train, eval, fit and predict over a dataset."""
import copy
from collections.abc import Iterable
from mindspore import _checkparam as checks
from mindspore import log as logger
from mindspore import nn
from mindspore.common.tensor import Tensor
from mindspore.parallel.context import ParallelMode
from mindspore.train import callback as known
from mindspore.train.callback import ModelCheckpoint, RunContext, TimeMonitor
from mindspore.train.callback_base import CallbackManager, InternalCallbackParam
from mindspore.train.metrics import Loss, get_metric_fn, get_metrics

_OPTIONS = ("loss_scale_manager", "keep_batchnorm_fp32", "boost_config_dict", "acc_level")
_OLDER_MOMENTS = frozenset("begin end epoch_begin epoch_end step_begin step_end".split())


class Model:
    """Steps are nn.TrainOneStepCell over nn.WithLossCell, in the context's mode. Rows come one after another: dataset_sink_mode has
    no effect, as on MindSpore's CPU."""

    def __init__(self, network, loss_fn=None, optimizer=None, metrics=None, eval_network=None, eval_indexes=None, amp_level="O0",
                 boost_level="O0", **kwargs):
        for name in kwargs:
            if name not in _OPTIONS:
                raise ValueError("The argument in 'kwargs' should be 'loss_scale_manager' or 'keep_batchnorm_fp32' or 'boost_config_dict' or "
                                 f"'acc_level', but got '{name}'.")
        self._network, self._loss_fn, self._optimizer = network, loss_fn, optimizer
        self._amp_level, self._boost_level, self._metrics = amp_level, kwargs.get("acc_level", boost_level), metrics
        self._amp_options = {name: kwargs[name] for name in ("loss_scale_manager", "keep_batchnorm_fp32") if kwargs.get(name) is not None
                             or name == "loss_scale_manager" and name in kwargs}
        self._loss_scale_manager, self._keep_bn_fp32 = kwargs.get("loss_scale_manager"), kwargs.get("keep_batchnorm_fp32")
        self._loss_scale_manager_set = "loss_scale_manager" in kwargs
        self._parallel_mode, self._device_number, self._parameter_broadcast = "stand_alone", 1, False  # what subclasses ask for
        if optimizer is None and amp_level != "O0":
            raise ValueError("Auto mixed precision will not work because 'optimizer' is None.Please set amp_level='O0' to disable auto mixed "
                             "precision or set 'optimizer' not be None to use auto mixed precision.")
        self._eval_network = eval_network
        if self._boost_level in ("O1", "O2") and optimizer is not None and (eval_network is not None or metrics is not None):
            self._boost(kwargs.get("boost_config_dict", ""))
        self._train_network = self._build_train_network()
        self._build_eval_network(eval_indexes)
        self._backbone_is_train, self._current_epoch_num, self._current_step_num = True, 0, 0

    def _boost(self, config):
        """The networks and the optimizer in the ways of mindspore.boost."""
        from mindspore.boost import AutoBoost
        ways = AutoBoost(self._boost_level, config)
        if ways.level != "O0":
            self._network, self._optimizer = ways.network_auto_process_train(self._network, self._optimizer)
            if self._eval_network is not None:
                self._eval_network = ways.network_auto_process_eval(self._eval_network)

    def _build_train_network(self):
        network = self._network
        checks.check_value_type("network", network, nn.Cell)
        if self._loss_scale_manager is not None and self._optimizer is None:
            raise ValueError("The argument 'optimizer' can not be None when set 'loss_scale_manager'.")
        if self._optimizer is not None:
            from mindspore import amp
            return amp.build_train_network(network, self._optimizer, self._loss_fn, level=self._amp_level, boost_level=self._boost_level,
                                           **self._amp_options)
        return network if self._loss_fn is None else nn.WithLossCell(network, self._loss_fn)

    def _build_eval_network(self, eval_indexes):
        self._metric_fns, self._eval_indexes = get_metrics(self._metrics), eval_indexes
        if not self._metric_fns:
            return
        if self._eval_network is not None:
            if eval_indexes is not None and not (isinstance(eval_indexes, list) and len(eval_indexes) == 3):
                raise ValueError("The argument 'eval_indexes' must be a list or None. If 'eval_indexes' is a list, length of it must be three. "
                                 f"But got 'eval_indexes' {eval_indexes}")
            return
        if self._loss_fn is None:
            raise ValueError("If `metrics` is set, `eval_network` must not be None. Do not set `metrics` if you don't want an evaluation.\n"
                             "If evaluation is required, you need to specify `eval_network`, which will be used in the framework to "
                             "evaluate the model.\nFor the simple scenarios with one data, one label and one logits, `eval_network` is "
                             "optional, and then you can set `eval_network` or `loss_fn`. For the latter case, framework will automatically "
                             "build an evaluation network with `network` and `loss_fn`.")
        self._eval_network = nn.WithEvalCell(self._network, self._loss_fn, self._amp_level in ("O2", "O3", "auto"))
        self._eval_indexes = [0, 1, 2]

    @property
    def train_network(self):
        return self._train_network

    @property
    def eval_network(self):
        return self._eval_network

    @property
    def predict_network(self):
        return self._network

    def _set_mode(self, network, is_train):
        """The network's mode, where the last network that ran had the other one."""
        if self._backbone_is_train != is_train:
            network.set_train(is_train)
            self._backbone_is_train = is_train
        if not is_train:
            network.set_grad(False)

    def _rows(self, network, dataset, is_train, epochs):
        """The iterator of a run, whose network is in its mode from now on."""
        network.set_train(is_train)
        network.phase = "train" if is_train else "eval"
        self._backbone_is_train = is_train
        return dataset.create_tuple_iterator(num_epochs=epochs)

    def train(self, epoch, train_dataset, callbacks=None, dataset_sink_mode=False, sink_size=-1, initial_epoch=0):
        dataset_sink_mode = checks.check_bool(dataset_sink_mode)
        _check_run("train", epoch, initial_epoch, train_dataset, sink_size)
        _check_moments(callbacks, "train")
        self._train(epoch, train_dataset, callbacks, initial_epoch, dataset_sink_mode, sink_size)

    def fit(self, epoch, train_dataset, valid_dataset=None, valid_frequency=1, callbacks=None, dataset_sink_mode=False,
            valid_dataset_sink_mode=False, sink_size=-1, initial_epoch=0):
        dataset_sink_mode = checks.check_bool(dataset_sink_mode)
        checks.check_bool(valid_dataset_sink_mode)
        _check_run("fit", epoch, initial_epoch, train_dataset, sink_size)
        if not isinstance(valid_frequency, (int, list)):
            raise TypeError("For 'Model.fit', the type of 'valid_frequency' must be a list or an integer, but got type "
                            f"{type(valid_frequency)}.")
        if valid_dataset and not self._metric_fns:
            raise ValueError("For 'Model.fit', if valid_dataset is not None, the model argument 'metrics' can not beNone or empty, you should "
                             "set the argument 'metrics' for model.")
        _check_moments(callbacks, "fit")
        self._train(epoch, train_dataset, callbacks, initial_epoch, dataset_sink_mode, sink_size, valid_dataset, valid_frequency)

    def build(self, train_dataset=None, valid_dataset=None, sink_size=-1, epoch=1, sink_mode=True):
        checks.check_positive_int(epoch)
        raise RuntimeError("Pre-init process only supports Ascend target currently.")

    def _train(self, epochs, dataset, callbacks, initial_epoch, dataset_sink_mode, sink_size, valid_dataset=None, valid_frequency=1):
        listed = _listed(callbacks)
        batches = sink_size if dataset_sink_mode and sink_size > 0 else dataset.get_dataset_size()
        run = InternalCallbackParam(
            cur_step_num=0, train_network=self._train_network, epoch_num=epochs - initial_epoch, batch_num=batches, mode="train",
            loss_fn=self._loss_fn, optimizer=self._optimizer, parallel_mode="stand_alone", device_number=1, train_dataset=dataset,
            list_callback=listed, train_dataset_element=None, network=self._network, last_save_ckpt_step=None, latest_ckpt_file=None,
            loss_scale_mananger=self._loss_scale_manager, is_arf=False, initial_step=None)
        with CallbackManager(listed) as manager:
            if getattr(dataset, "__model_hash__", hash(self)) != hash(self):
                raise RuntimeError("The dataset object had been used in other model by model.train(...), please create a new dataset.")
            dataset.__model_hash__ = hash(self)
            try:
                self._epochs(range(initial_epoch, epochs), manager, run, valid_dataset, valid_frequency)
            except BaseException:
                for callback in listed:
                    if isinstance(callback, ModelCheckpoint) and callback._config.exception_save:
                        callback.save_breakpoint(self._train_network, self._current_epoch_num, self._current_step_num)
                raise

    def _epochs(self, epochs, manager, run, valid_dataset, valid_frequency):
        rows = self._rows(self._train_network, run.train_dataset, True, epochs.stop)
        run.dataset_sink_mode = False
        context = RunContext(run)
        manager.on_train_begin(context)
        for number in epochs:
            run.cur_epoch_num = self._current_epoch_num = number + 1
            self._current_step_num = 0
            manager.on_train_epoch_begin(context)
            self._steps(rows, manager, run, context)
            if valid_dataset and (run.cur_epoch_num % valid_frequency == 0 if isinstance(valid_frequency, int)
                                  else run.cur_epoch_num in valid_frequency):
                self._eval_between(valid_dataset, manager, run)
            run.train_dataset.reset()
            manager.on_train_epoch_end(context)
            run.pop("metrics", None)
            run.pop("eval_results", None)
            if context.get_stop_requested():
                break
        manager.on_train_end(context)

    def _steps(self, rows, manager, run, context):
        for row in rows:
            if self._loss_fn and len(row) != 2:
                raise ValueError("When 'loss_fn' is not None, 'train_dataset' should return two elements, but got "
                                 f"{len(row)}, please check the number of elements returned by 'train_dataset'")
            run.cur_step_num += 1
            self._current_step_num = int((run.cur_step_num - 1) % run.batch_num + 1)
            run.train_dataset_element = tuple(row)
            manager.on_train_step_begin(context)
            self._set_mode(self._train_network, True)
            run.net_outputs = self._train_network(*row)
            manager.on_train_step_end(context)
            if context.get_stop_requested():
                break

    def _eval_between(self, dataset, manager, run):
        """An evaluation within fit(): MindSpore's own callbacks are not told, but for the times; the run's values are as before then."""
        kept = {name: run[name] for name in ("cur_step_num", "batch_num", "dataset_sink_mode", "net_outputs")}
        told = [callback for callback in manager._callbacks
                if type(callback).__name__ not in known.__all__ or isinstance(callback, TimeMonitor)]
        self._eval(dataset, told, run, True)
        run.update(kept, mode="train")

    def eval(self, valid_dataset, callbacks=None, dataset_sink_mode=False):
        """{metric's name: value} over the dataset."""
        checks.check_bool(dataset_sink_mode)
        if not self._metric_fns:
            raise ValueError("For Model.eval, the model argument 'metrics' can not be None or empty, you should set the argument 'metrics' "
                             "for model.")
        _check_moments(callbacks, "eval")
        return self._eval(valid_dataset, callbacks, InternalCallbackParam(list_callback=_listed(callbacks), network=self._network), False)

    def _eval(self, dataset, callbacks, run, is_part_of_fit):
        for metric in self._metric_fns.values():
            metric.clear()
        run.update(eval_network=self._eval_network, valid_dataset=dataset, batch_num=dataset.get_dataset_size(), mode="eval", cur_step_num=0)
        with CallbackManager(callbacks) as manager:
            context = RunContext(run)
            run.dataset_sink_mode = False
            manager.on_eval_begin(context)
            rows = self._rows(self._eval_network, dataset, False, 1)
            manager.on_eval_epoch_begin(context)
            for row in rows:
                run.cur_step_num += 1
                run.eval_dataset_element = tuple(row)
                manager.on_eval_step_begin(context)
                self._set_mode(self._eval_network, False)
                outputs = run.net_outputs = self._eval_network(*row)
                manager.on_eval_step_end(context)
                self._update_metrics(outputs)
                if is_part_of_fit:  # a new one each time: eval_loss is the last batch's
                    loss = get_metric_fn("loss")
                    loss.update(outputs[self._eval_indexes[0]])
                if context.get_stop_requested():
                    break
            manager.on_eval_epoch_end(context)
            dataset.reset()
            run.metrics = {name: metric.eval() for name, metric in self._metric_fns.items()}
            if is_part_of_fit:
                run.eval_results = {**copy.deepcopy(run.metrics), "eval_loss": loss.eval()}
            manager.on_eval_end(context)
            return run.metrics

    def _update_metrics(self, outputs):
        if isinstance(outputs, Tensor):
            outputs = (outputs,)
        if not isinstance(outputs, tuple):
            raise ValueError(f"The argument 'outputs' should be tuple, but got {type(outputs)}.")
        if self._eval_indexes is not None and len(outputs) < 3:
            raise ValueError(f"The length of 'outputs' must be >= 3, but got {len(outputs)}")
        for metric in self._metric_fns.values():
            if self._eval_indexes is None:
                metric.update(*outputs)
            elif isinstance(metric, Loss):
                metric.update(outputs[self._eval_indexes[0]])
            else:
                metric.update(outputs[self._eval_indexes[1]], outputs[self._eval_indexes[2]])

    def predict(self, *predict_data, backend=None, config=None):
        if backend not in ("lite", None):
            raise ValueError(f"For Model.predict, `backend` should be 'lite' or None, but got {backend}")
        self._set_mode(self._network, False)
        for item in predict_data:
            if isinstance(item, Tensor) and item.size == 0:
                raise ValueError("The input data can not be empty.")
            if item is not None and not isinstance(item, (Tensor, int, float, str, tuple, list, dict)):
                raise TypeError("The types of input data must be in the Union(Tensor, None, int, float, str, tuple[Tensor, None, int, float, "
                                "str], list[Tensor, None, int, float, str], dict[Tensor, None, int, float, str]), but got type "
                                f"{type(item).__name__}.")
        return self._network(*predict_data)


def _listed(callbacks):
    return [] if callbacks is None else list(callbacks) if isinstance(callbacks, Iterable) else [callbacks]


def _check_run(method, epoch, initial_epoch, dataset, sink_size):
    checks.check_is_int(sink_size)
    checks.check_positive_int(epoch)
    checks.check_non_negative_int(initial_epoch)
    if initial_epoch >= epoch:
        raise ValueError(f"For 'Model.{method}', the parameter 'epoch' must bigger than parameter 'initial_epoch', but got the parameter "
                         f"'epoch' is {epoch}, 'initial_epoch' is {initial_epoch}.")
    if dataset.get_dataset_size() == 0:
        raise ValueError("There is no valid data in dataset, please check dataset file firstly.")
    if sink_size < -1 or sink_size == 0:
        what = "The argument" if method == "train" else "The parameter"
        raise ValueError(f"For 'Model.{method}', {what} 'sink_size' must be -1 or positive, but got {sink_size}.")


def _check_moments(callbacks, method):
    """A user's own class should not define the older moments; within fit() it must not."""
    for callback in callbacks if isinstance(callbacks, list) else [callbacks] if callbacks else []:
        name = type(callback).__name__
        older = set(vars(type(callback))) & _OLDER_MOMENTS
        if name in known.__all__ or not older:
            continue
        text = (f"For {name} callback, {older} methods may not be supported in later version, Use methods prefixed with 'on_train' or "
                "'on_eval' instead when using customized callbacks.")
        if method == "fit":
            raise ValueError(text)
        logger.warning(text)
