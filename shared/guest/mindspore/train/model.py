"""mindspore.train.Model: training, evaluation and prediction over datasets, with callbacks and metrics."""
from mindspore import nn
from mindspore.common.tensor import Tensor
from mindspore.train.callback import RunContext, Callback
from mindspore.train.metrics import get_metrics


class _Values:
    """What callbacks find in run_context.original_args()."""

    def __getitem__(self, name):
        return self.__dict__[name]

    def get(self, name, default=None):
        return self.__dict__.get(name, default)


class _Callbacks:
    def __init__(self, callbacks):
        given = [] if callbacks is None else callbacks if isinstance(callbacks, (list, tuple)) else [callbacks]
        for callback in given:
            if not isinstance(callback, Callback):
                raise TypeError("For 'Model', the 'callbacks' must be a Callback or a list of Callback, but got "
                                f"{type(callback)}.")
        self._all = list(given)

    def tell(self, event, context):
        for callback in self._all:
            getattr(callback, event)(context)


class Model:
    """network, loss and optimizer; train(), eval(), fit() and predict()."""

    def __init__(self, network, loss_fn=None, optimizer=None, metrics=None, eval_network=None, eval_indexes=None,
                 amp_level="O0", boost_level="O0", **kwargs):
        if not isinstance(network, nn.Cell):
            raise TypeError(f"For 'Model', the type of argument 'network' must be 'Cell', but got {type(network)}.")
        if amp_level != "O0":
            from mindspore import amp
            network = amp.auto_mixed_precision(network, amp_level)
        self._network, self._loss_fn, self._optimizer = network, loss_fn, optimizer
        self._loss_scale_manager = kwargs.get("loss_scale_manager")
        self._metric_fns = get_metrics(metrics)
        self._eval_indexes = eval_indexes
        self._train_network = self._made_train_network()
        if eval_network is not None:
            self._eval_network = eval_network
        else:
            self._eval_network = nn.WithEvalCell(network, loss_fn) if loss_fn is not None and self._metric_fns else None

    def _made_train_network(self):
        network = self._network
        if self._loss_fn is not None:
            network = nn.WithLossCell(network, self._loss_fn)
        if self._optimizer is None:
            return network
        if self._loss_scale_manager is not None and self._loss_scale_manager.get_loss_scale() != 1:
            return nn.TrainOneStepCell(network, self._optimizer, float(self._loss_scale_manager.get_loss_scale()))
        return nn.TrainOneStepCell(network, self._optimizer)

    @property
    def train_network(self):
        return self._train_network

    @property
    def eval_network(self):
        return self._eval_network

    @property
    def predict_network(self):
        return self._network

    def _values(self, dataset, epochs, callbacks):
        values = _Values()
        values.train_network, values.network, values.optimizer = self._train_network, self._network, self._optimizer
        values.loss_fn, values.epoch_num, values.batch_num = self._loss_fn, epochs, dataset.get_dataset_size()
        values.mode, values.train_dataset, values.list_callback = "train", dataset, callbacks
        values.cur_step_num, values.cur_epoch_num, values.dataset_sink_mode = 0, 1, False
        values.net_outputs, values.metrics, values.eval_results, values.device_number = None, None, {}, 1
        return values

    def train(self, epoch, train_dataset, callbacks=None, dataset_sink_mode=False, sink_size=-1, initial_epoch=0):
        self.fit(epoch, train_dataset, None, 1, callbacks, dataset_sink_mode, False, sink_size, initial_epoch)

    def fit(self, epoch, train_dataset, valid_dataset=None, valid_frequency=1, callbacks=None, dataset_sink_mode=False,
            valid_dataset_sink_mode=False, sink_size=-1, initial_epoch=0):
        if isinstance(epoch, bool) or not isinstance(epoch, int) or epoch < 0:
            raise ValueError(f"For 'Model.train', the 'epoch' must be a positive int, but got {epoch}.")
        told = _Callbacks(callbacks)
        values = self._values(train_dataset, epoch, told)
        context = RunContext(values)
        self._train_network.set_train()
        told.tell("on_train_begin", context)
        for number in range(initial_epoch, epoch):
            values.cur_epoch_num = number + 1
            told.tell("on_train_epoch_begin", context)
            for row in train_dataset.create_tuple_iterator():
                values.cur_step_num += 1
                values.train_dataset_element = tuple(row)
                told.tell("on_train_step_begin", context)
                values.net_outputs = self._train_network(*row)
                told.tell("on_train_step_end", context)
                if context.get_stop_requested():
                    break
            if valid_dataset is not None and (number + 1) % valid_frequency == 0:
                results = self.eval(valid_dataset, callbacks)
                values.eval_results = values.metrics = results
                self._train_network.set_train()
            told.tell("on_train_epoch_end", context)
            if context.get_stop_requested():
                break
        told.tell("on_train_end", context)

    def eval(self, valid_dataset, callbacks=None, dataset_sink_mode=False):
        if not self._metric_fns:
            raise ValueError("For Model.eval, the model argument 'metrics' can not be None or empty, you should set the argument "
                             "'metrics' for model.")
        told = _Callbacks(callbacks)
        values = _Values()
        values.eval_network, values.network, values.mode, values.cur_step_num = self._eval_network, self._network, "eval", 0
        values.valid_dataset, values.batch_num = valid_dataset, valid_dataset.get_dataset_size()
        context = RunContext(values)
        for metric in self._metric_fns.values():
            metric.clear()
        self._network.set_train(False)
        self._eval_network.set_train(False)
        told.tell("on_eval_begin", context)
        for row in valid_dataset.create_tuple_iterator():
            values.cur_step_num += 1
            told.tell("on_eval_step_begin", context)
            outputs = self._eval_network(*row)
            values.net_outputs = outputs
            told.tell("on_eval_step_end", context)
            for metric in self._metric_fns.values():
                if self._eval_indexes is not None:
                    metric.update(*[outputs[i] for i in self._eval_indexes])
                elif metric.takes_loss:
                    metric.update(outputs[0])
                else:
                    metric.update(outputs[1], outputs[2])
        results = {name: metric.eval() for name, metric in self._metric_fns.items()}
        values.metrics = results
        told.tell("on_eval_end", context)
        return results

    def predict(self, *predict_data, backend=None, config=None):
        for value in predict_data:
            if not isinstance(value, (Tensor, int, float, tuple, list)):
                raise TypeError(f"For 'Model.predict', the data must be Tensors, but got {type(value)}.")
        self._network.set_train(False)
        return self._network(*predict_data)

    def build(self, train_dataset=None, valid_dataset=None, sink_size=-1, epoch=1, sink_mode=True):
        """Compiles ahead elsewhere; here the first step does."""
