"""mindspore.parallel.shard: how tensors lie over devices. There is one device, so a layout is kept and changes nothing."""
import copy
import math

_VIRTUAL = "interleaved_parallel"


def _check_axes(device_matrix, alias_name):
    """The sizes and the names of the axes of devices."""
    for name, value in (("device_matrix", device_matrix), ("alias_name", alias_name)):
        if not isinstance(value, tuple):
            raise TypeError(f"{name} must be tuple type, but got:{type(value)}")
    if len(device_matrix) != len(alias_name):
        raise ValueError("device_matrix length should be equal to alias_name length")
    for size in device_matrix:
        if not isinstance(size, int):
            raise TypeError(f"The element of device_matrix must be int type, but got:{type(size)}")
    for name in alias_name:
        if not isinstance(name, str):
            raise TypeError(f"The element of alias_name must be str type, but got:{type(name)}")
        if not name:
            raise ValueError("The element of alias_name can not be empty.")
        if name == "None":
            raise ValueError("The element of alias_name can not set 'None', because 'None' means no sharding.")
    if len(set(alias_name)) != len(alias_name):
        raise ValueError(f"Each element of alias_name {alias_name} should be different")
    if _VIRTUAL in alias_name[:-1]:
        raise ValueError(f"When alias_name {alias_name} contains keyword '{_VIRTUAL}', it should be at the last dim of alias_name, "
                         "which means the virtual sharding.")


def _check_ranks(ranks, count):
    if not isinstance(ranks, list):
        raise TypeError(f"The rank_list should be a list, but got {type(ranks).__name__}.")
    for rank in ranks:
        if not isinstance(rank, int):
            raise TypeError(f"The element of rank_list should be int, but got {type(rank).__name__}.")
    if len(ranks) != count:
        raise ValueError(f"The length of rank_list should be equal to the product of device_matrix, but got {len(ranks)} and {count}.")


class Layout:
    """Devices as a matrix with named axes; a call says which of them cut each axis of a tensor."""

    def __init__(self, device_matrix, alias_name, rank_list=None):
        _check_axes(device_matrix, alias_name)
        count = math.prod(device_matrix)
        if rank_list is not None:
            _check_ranks(rank_list, count)
        self._device_shape, self._alias_name, self._tensor_map = device_matrix, alias_name, None
        self._rank_list = list(range(count)) if rank_list is None else rank_list

    def _place(self, axis, taken):
        """The number of an axis of devices, from the last; -1 cuts nothing."""
        if axis == "None":
            return -1
        if axis not in self._alias_name:
            raise ValueError(f"The axis {axis} is not found in {self._alias_name}")
        if axis in taken:
            raise ValueError(f"The axis {axis} has been set more than one in {self._alias_name}")
        taken.append(axis)
        return len(self._alias_name) - 1 - self._alias_name.index(axis)

    def __call__(self, *tensor_map):
        taken, places = [], []
        for axis in tensor_map:
            places.append(tuple([self._place(one, taken) for one in axis]) if isinstance(axis, tuple) else self._place(axis, taken))
        self._tensor_map = tuple(places)
        return copy.deepcopy(self)

    def to_dict(self):
        if self._tensor_map is None:
            raise ValueError("The tensor_map of layout is None")
        return {"device_matrix": self._device_shape, "tensor_map": self._tensor_map,
                "interleaved_parallel": _VIRTUAL in self._alias_name, "alias_name": self._alias_name, "rank_list": self._rank_list}


def shard(fn, in_strategy, out_strategy=None, parameter_plan=None):
    """A function or cell over several devices: with one, itself."""
    return fn


def reshard(tensor, layout):
    """A tensor in another layout: on one device, itself."""
    return tensor
