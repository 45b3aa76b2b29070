"""Cells around networks: with a loss, with gradients, one step of training."""
import _refjit as _native
from mindspore import _checkparam as checks
from mindspore import ops
from mindspore.common.parameter import Parameter, ParameterTuple
from mindspore.nn.cell import Cell
from mindspore.nn.layer.basic import Identity
from mindspore.nn.layer.container import CellList


class _VirtualDatasetCell(Cell):
    """A network whose inputs would be cut over devices; there is one."""

    def __init__(self, backbone):
        super().__init__(auto_prefix=False)
        self._backbone = backbone

    def construct(self, *inputs):
        return self._backbone(*inputs)


class VirtualDatasetCellTriple(Cell):
    """A network whose inputs would be cut over devices; there is one."""

    def __init__(self, backbone):
        super().__init__(auto_prefix=False)
        self._backbone = backbone

    def construct(self, a, b, c):
        return self._backbone(a, b, c)


class WithLossCell(Cell):
    """loss_fn(backbone(data), label)."""

    def __init__(self, backbone, loss_fn):
        super().__init__(auto_prefix=False)
        self._backbone = backbone
        self._loss_fn = loss_fn

    def construct(self, data, label):
        out = self._backbone(data)
        return self._loss_fn(out, label)

    @property
    def backbone_network(self):
        return self._backbone


class WithEvalCell(Cell):
    """(loss, output, label)."""

    def __init__(self, network, loss_fn, add_cast_fp32=False):
        super().__init__(auto_prefix=False)
        self._network = network
        self._loss_fn = loss_fn
        self.add_cast_fp32 = checks.check_value_type("add_cast_fp32", add_cast_fp32, [bool], self.cls_name)

    def construct(self, data, label):
        outputs = self._network(data)
        if self.add_cast_fp32:
            outputs = outputs.astype(_native.float32)
        return self._loss_fn(outputs, label), outputs, label


class WithGradCell(Cell):
    """Gradients of the network's parameters."""

    def __init__(self, network, loss_fn=None, sens=None):
        super().__init__(auto_prefix=False)
        self.network = network
        self.loss_fn = loss_fn
        self.weights = ParameterTuple(network.trainable_params())
        self.sens = sens
        self.grad = ops.GradOperation(get_by_list=True, sens_param=sens is not None)
        self.network_with_loss = network if loss_fn is None else WithLossCell(network, loss_fn)
        self.network_with_loss.set_train()

    def construct(self, *inputs):
        if self.sens is None:
            return self.grad(self.network_with_loss, self.weights)(*inputs)
        return self.grad(self.network_with_loss, self.weights)(*inputs, self.sens)


class ForwardValueAndGrad(Cell):
    """(loss, gradients) of a network."""

    def __init__(self, network, weights=None, get_all=False, get_by_list=False, sens_param=False):
        super().__init__(auto_prefix=False)
        if not callable(network):
            raise TypeError("For 'ForwardValueAndGrad', the argument 'network' must be cell, function type or method type, but "
                            f"got '{type(network)}'")
        for name, flag in (("get_all", get_all), ("get_by_list", get_by_list), ("sens_param", sens_param)):
            if not isinstance(flag, bool):
                raise TypeError(f"For 'ForwardValueAndGrad', the type of '{name}' must be bool, but got '{type(flag)}'")
        if get_by_list and not isinstance(weights, (ParameterTuple, tuple, list)):
            raise TypeError("For 'ForwardValueAndGrad', when 'get_by_list' is set to True, the argument 'weights' must be Parameters array, but got "
                            f"'{type(weights)}'")
        self.network = network
        if isinstance(network, Cell):
            self.network.set_grad()
        self.weights = weights
        self.get_all = get_all
        self.get_by_list = get_by_list
        self.sens_param = sens_param
        self.grad = ops.GradOperation(get_all=get_all, get_by_list=get_by_list, sens_param=sens_param)

    def construct(self, *inputs):
        plain = inputs[:-1] if self.sens_param else inputs
        loss = self.network(*plain)
        if self.get_by_list:
            grads = self.grad(self.network, self.weights)(*inputs)
        else:
            grads = self.grad(self.network)(*inputs)
        return loss, grads


class TrainOneStepCell(Cell):
    """One step: the loss, its gradients, the optimizer's update. Gives the loss."""

    def __init__(self, network, optimizer, sens=None, return_grad=False):
        super().__init__(auto_prefix=False)
        self.network = network
        self.network.set_grad()
        self.optimizer = optimizer
        self.weights = optimizer.parameters
        self.grad = ops.GradOperation(get_by_list=True, sens_param=True)  # for steps that users derive from this one
        self.grad_no_sens = ops.GradOperation(get_by_list=True)
        self.grad_reducer = Identity()
        self.reducer_flag = False
        self.parallel_mode = "stand_alone"
        self.return_grad = return_grad
        self.sense_flag = sens is not None
        self.sens = 1.0 if sens is None else sens
        if sens == 0:
            raise ValueError("The input argument of 'sens' can not be 0.")
        self.value_and_grad = ops.value_and_grad(self.network, None, self.weights)

    def construct(self, *inputs):
        loss, grads = self.value_and_grad(*inputs)
        if self.sens != 1.0:
            grads = tuple([grad * self.sens for grad in grads])
        loss = ops.depend(loss, self.optimizer(grads))
        if self.return_grad:
            return loss, dict(zip([weight.name for weight in self.weights], grads))
        return loss


class DistributedGradReducer(Cell):
    """Gradients of several processes as one: there is one process, so they come back, divided by `degree`."""

    def __init__(self, parameters, mean=None, degree=None, fusion_type=1, group="hccl_world_group"):
        super().__init__(auto_prefix=False)
        self.degree = 1.0 if degree is None else float(degree)
        if degree is not None and (not isinstance(degree, int) or degree <= 0):
            raise ValueError("For 'DistributedGradReducer', parameter 'degree' in DistributedGradReducer should large than 0 and be "
                             f"int, degree: {degree}.")
        self.mean = bool(mean)

    def construct(self, grads):
        if not self.mean or self.degree == 1.0:
            return grads
        return tuple([grad / self.degree for grad in grads])


class PipelineGradReducer(Cell):
    """Gradients divided by the number of micro batches that were accumulated in them."""

    def __init__(self, parameters, scale_sense=1.0, opt_shard=None):
        super().__init__(auto_prefix=False)
        self.scale_sense = scale_sense

    def construct(self, grads):
        return tuple([grad / self.scale_sense for grad in grads])


class ParameterUpdate(Cell):
    """Assigns a parameter."""

    def __init__(self, param):
        super().__init__(auto_prefix=False)
        if not isinstance(param, Parameter):
            raise TypeError(f"For 'ParameterUpdate', 'param' must be 'Parameter', but got {type(param)}.")
        self._param = param

    def construct(self, x):
        ops.assign(self._param, x)
        return x


class _MicroBatch(Cell):
    """One slice of the inputs."""

    def __init__(self, count):
        super().__init__()
        self.micro_size = count

    def construct(self, number, *inputs):
        slices = []
        for value in inputs:
            size = value.shape[0] // self.micro_size
            slices.append(value[number * size:(number + 1) * size])
        return tuple(slices)


class _MicroBatches(Cell):
    """The sum of a network over slices of its inputs along the first axis."""

    _count_name, _slicers_name, _takes_cells_alone = "micro_size", "micro_inputs", True

    def __init__(self, network, count):
        super().__init__(auto_prefix=False)
        if self._takes_cells_alone and not isinstance(network, Cell):
            raise TypeError(f"For '{self.cls_name}', the argument 'network' must cell type, but got the type : {type(network)}.")
        said = f"For '{self.cls_name}', the argument '{self._count_name}' must be"
        if not isinstance(count, int):
            raise TypeError(f"{said} integer, but got the type : {type(count)}.")
        if count <= 0:
            raise ValueError(f"{said} large than 0, but got {count}.")
        self.network = network
        self.count = count
        slicers = CellList()
        for _ in range(count):
            slicers.append(_MicroBatch(count))
        setattr(self, self._slicers_name, slicers)

    def _total(self, inputs):
        total = None
        for number, slicer in enumerate(getattr(self, self._slicers_name)):
            output = self.network(*slicer(number, *inputs))
            total = output if total is None else total + output
        return total


class PipelineCell(_MicroBatches):
    """The sum of a network over micro batches, as pipeline parallelism runs it."""

    def __init__(self, network, micro_size, stage_config=None, segment_config=None):
        super().__init__(network, micro_size)
        self.micro_size = micro_size

    def construct(self, *inputs):
        return self._total(inputs)


class MicroBatchInterleaved(_MicroBatches):
    """The sum of a network over interleaved slices of its inputs."""

    _count_name, _slicers_name, _takes_cells_alone = "interleave_num", "interleave_inputs", False

    def __init__(self, network, interleave_num=2):
        super().__init__(network, interleave_num)
        self.interleave_num = interleave_num

    def construct(self, *inputs):
        return self._total(inputs)


def __getattr__(name):
    from mindspore.nn import elsewhere
    return elsewhere(__name__, name)
