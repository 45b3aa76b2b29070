"""Model: a network with its loss, optimizer and metrics; train, eval, fit and predict over a dataset."""
from mindspore import nn
from mindspore.common.tensor import Tensor
from mindspore.train.callback import CallbackList, CallbackParam, RunContext
from mindspore.train.loss_scale_manager import FixedLossScaleManager
from mindspore.train.metrics import Loss, get_metrics


class Model:
    """Steps are nn.TrainOneStepCell over nn.WithLossCell, in the context's mode. Rows come one after another: dataset_sink_mode has
    no effect."""

    def __init__(self, network, loss_fn=None, optimizer=None, metrics=None, eval_network=None, eval_indexes=None, amp_level="O0",
                 boost_level="O0", **kwargs):
        if not isinstance(network, nn.Cell):
            raise TypeError(f"The type of 'network' should be 'Cell', but got type '{type(network).__name__}'.")
        self._network, self._loss_fn, self._optimizer = network, loss_fn, optimizer
        self._metric_fns = get_metrics(metrics)
        self._scale = self._loss_scale(kwargs.get("loss_scale_manager"))
        if amp_level not in ("O0", "O1", "O2", "O3", "auto"):
            raise ValueError(f"The 'amp_level' must be in ['O0', 'O1', 'O2', 'O3', 'auto'], but got {amp_level}.")
        self._amp_level = amp_level
        self._train_network = self._build_train_network()
        self._eval_network, self._eval_indexes = self._build_eval_network(eval_network, eval_indexes)

    @staticmethod
    def _loss_scale(manager):
        if manager is None:
            return 1.0
        if isinstance(manager, FixedLossScaleManager) and not manager.get_drop_overflow_update():
            return manager.get_loss_scale()
        raise ValueError("Only `loss_scale_manager=None` or `loss_scale_manager=FixedLossScaleManager(drop_overflow_update=False)`are "
                         "supported on device `CPU`. ")

    def _build_train_network(self):
        network = self._network
        if self._amp_level in ("O1", "O2", "O3"):
            from mindspore import amp
            network = amp.auto_mixed_precision(network, self._amp_level)
        if self._loss_fn is not None:
            network = nn.WithLossCell(network, self._loss_fn)
        if self._optimizer is not None:
            network = nn.TrainOneStepCell(network, self._optimizer, self._scale)
        return network

    def _build_eval_network(self, network, indexes):
        if self._metric_fns is None:
            return network, indexes
        if network is not None:
            return network, indexes
        if self._loss_fn is None:
            raise ValueError("If `metrics` is set, `eval_network` must not be None. Do not set `metrics` if you don't want an evaluation.\n"
                             "If evaluation is required, you need to specify `eval_network`, which will be used in the framework to "
                             "evaluate the model.")
        return nn.WithEvalCell(self._network, self._loss_fn, self._amp_level in ("O2", "O3", "auto")), [0, 1, 2]

    @property
    def train_network(self):
        return self._train_network

    @property
    def eval_network(self):
        return self._eval_network

    @property
    def predict_network(self):
        return self._network

    def train(self, epoch, train_dataset, callbacks=None, dataset_sink_mode=False, sink_size=-1, initial_epoch=0):
        _check_epoch(epoch, initial_epoch)
        self._train(epoch, train_dataset, CallbackList(callbacks), initial_epoch)

    def fit(self, epoch, train_dataset, valid_dataset=None, valid_frequency=1, callbacks=None, dataset_sink_mode=False,
            valid_dataset_sink_mode=False, sink_size=-1, initial_epoch=0):
        _check_epoch(epoch, initial_epoch)
        if valid_dataset is not None and not self._metric_fns:
            raise ValueError("For Model.fit, if valid_dataset is not None, the model argument 'metrics' can not be None or empty, you should "
                             "set the argument 'metrics' for model.")
        callbacks = CallbackList(callbacks)

        def is_due(number):
            return number % valid_frequency == 0 if isinstance(valid_frequency, int) else number in valid_frequency

        def validate(run):
            if valid_dataset is not None and is_due(run.cur_epoch_num):
                run.eval_results = self._eval(valid_dataset, callbacks, is_part_of_fit=True)

        self._train(epoch, train_dataset, callbacks, initial_epoch, validate)

    def _run_values(self, dataset, mode):
        return CallbackParam(mode=mode, network=self._network, loss_fn=self._loss_fn, optimizer=self._optimizer, cur_step_num=0,
                             batch_num=dataset.get_dataset_size(), dataset_sink_mode=False, device_number=1, parallel_mode="stand_alone")

    def _train(self, epochs, dataset, callbacks, initial_epoch, after_epoch=None):
        run = self._run_values(dataset, "train")
        run.update(epoch_num=epochs - initial_epoch, train_network=self._train_network, train_dataset=dataset,
                   list_callback=callbacks.callbacks, initial_step=0)
        context = RunContext(run)
        self._train_network.set_train()
        callbacks("on_train_begin", context)
        rows = dataset.create_tuple_iterator(num_epochs=max(epochs - initial_epoch, 1))
        for number in range(initial_epoch, epochs):
            run.cur_epoch_num = number + 1
            self._train_network.set_train()
            callbacks("on_train_epoch_begin", context)
            for row in rows:
                run.cur_step_num += 1
                run.train_dataset_element = row
                callbacks("on_train_step_begin", context)
                run.net_outputs = self._train_network(*row)
                callbacks("on_train_step_end", context)
                if context.get_stop_requested():
                    break
            if after_epoch:
                after_epoch(run)
            callbacks("on_train_epoch_end", context)
            if context.get_stop_requested():
                break
        callbacks("on_train_end", context)

    def eval(self, valid_dataset, callbacks=None, dataset_sink_mode=False):
        """{metric's name: value} over the dataset."""
        if not self._metric_fns:
            raise ValueError("For Model.eval, the model argument 'metrics' can not be None or empty, you should set the argument 'metrics' "
                             "for model.")
        return self._eval(valid_dataset, CallbackList(callbacks))

    def _eval(self, dataset, callbacks, is_part_of_fit=False):
        for metric in self._metric_fns.values():
            metric.clear()
        run = self._run_values(dataset, "eval")
        run.update(eval_network=self._eval_network, valid_dataset=dataset, cur_epoch_num=1, epoch_num=1,
                   list_callback=callbacks.callbacks)
        context = RunContext(run)
        # Within fit a callback's older methods are those of the training alone, but for the epochs' times.
        told = callbacks if not is_part_of_fit else CallbackList([c for c in callbacks.callbacks if _listens_to_eval(c)])
        self._eval_network.set_train(False)
        told("on_eval_begin", context)
        told("on_eval_epoch_begin", context)
        for row in dataset.create_tuple_iterator(num_epochs=1):
            run.cur_step_num += 1
            told("on_eval_step_begin", context)
            outputs = run.net_outputs = self._eval_network(*row)
            told("on_eval_step_end", context)
            self._update_metrics(outputs)
        run.metrics = {name: metric.eval() for name, metric in self._metric_fns.items()}
        told("on_eval_epoch_end", context)
        told("on_eval_end", context)
        return run.metrics

    def _update_metrics(self, outputs):
        outputs = outputs if isinstance(outputs, (tuple, list)) else (outputs,)
        for metric in self._metric_fns.values():
            if metric.indexes is not None:
                metric.update(*outputs)
            elif self._eval_indexes is None:
                metric.update(*outputs)
            elif isinstance(metric, Loss):
                metric.update(outputs[self._eval_indexes[0]])
            else:
                metric.update(outputs[self._eval_indexes[1]], outputs[self._eval_indexes[2]])

    def predict(self, *predict_data, backend=None, config=None):
        for item in predict_data:
            if not isinstance(item, (Tensor, list, tuple)):
                raise TypeError(f"The input of 'predict' must be Tensor, list or tuple, but got {type(item)}.")
        self._network.set_train(False)
        return self._network(*predict_data)


def _check_epoch(epoch, initial_epoch):
    for value, low in ((epoch, 1), (initial_epoch, 0)):
        if isinstance(value, bool) or not isinstance(value, int):
            raise TypeError(f"The input value must be int, but got '{type(value).__name__}'")
        if value < low:
            raise ValueError(f"The input value must be int and must {'>' if low else '>='} 0, but got '{value}' with type 'int'.")


def _listens_to_eval(callback):
    from mindspore.train.callback import Callback, TimeMonitor
    own = any(getattr(type(callback), name) is not getattr(Callback, name)
              for name in ("on_eval_begin", "on_eval_epoch_begin", "on_eval_epoch_end", "on_eval_step_begin", "on_eval_step_end", "on_eval_end"))
    return own or isinstance(callback, TimeMonitor)
