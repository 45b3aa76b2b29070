"""DatasetHelper: rows of a dataset for a loop of one's own, without a device that takes them by itself."""
from mindspore import context


class DatasetHelper:
    """Iterates over rows as lists of tensors; sink mode is for devices that are not here."""

    def __init__(self, dataset, dataset_sink_mode=True, sink_size=-1, epoch_num=1):
        if not isinstance(dataset_sink_mode, bool):
            raise TypeError(f"The input value must be a bool, but got {type(dataset_sink_mode).__name__}.")
        if isinstance(sink_size, bool) or not isinstance(sink_size, int):
            raise TypeError(f"The input value must be int, but got '{type(sink_size).__name__}'")
        if sink_size < -1 or sink_size == 0:
            raise ValueError(f"The 'sink_size' must be -1 or positive, but got sink_size {sink_size}.")
        if dataset_sink_mode and context.get_context("mode") == context.GRAPH_MODE:
            raise RuntimeError("Currently dataset sink mode is not supported when the device target is "
                               f"{context.get_context('device_target')}, please set dataset_sink_mode to False in Model.train()")
        self._dataset = dataset
        self._size = dataset.get_dataset_size() if sink_size == -1 else sink_size
        self._rows = dataset.create_tuple_iterator(num_epochs=epoch_num)

    def __iter__(self):
        return self._rows

    def types_shapes(self):
        """The columns' types and shapes."""
        return self._dataset.output_types(), self._dataset.output_shapes()

    def sink_size(self):
        return self._size

    def stop_send(self):
        """Nothing is sent."""

    release = continue_send = stop_send


def connect_network_with_dataset(network, dataset_helper):
    raise RuntimeError("The API 'connect_network_with_dataset' should be called in dataset sink mode.")


def data_sink(fn, dataset, sink_size=1, jit_config=None, input_signature=None):
    raise ValueError("Data sinking supports ascend or gpu device target, but device target is CPU.")
