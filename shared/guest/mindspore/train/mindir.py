"""Graphs in files: what mindspore.export writes and mindspore.load reads, for nn.GraphCell. A file holds the compiled program as
refjit keeps it (shared/ir/pack.h) with the network's parameters; MindSpore's own protocol buffers are not read or written."""
import hashlib
import json
import os
import numpy as np
import _refjit as _native
import _refjit_jit
from mindspore.common.parameter import Parameter
from mindspore.common.tensor import Tensor

_MAGIC = b"refjit graph 2\n"
_DIGEST = 32  # bytes of a SHA-256 of all that stands behind it: a damaged program could compute anything


class FuncGraph:
    """A program from a file, with the parameters it was written with."""

    def __init__(self, header, tensors, program):
        self._inputs, self._form, self._count = header["inputs"], header["form"], header["arguments"]
        self._tensors, self._names = tensors, header["parameters"]
        self._number = _refjit_jit.restore_program(program, len(self._inputs), header["outputs"]) if program else None

    def parameters(self):
        """{name: Parameter}, new ones."""
        return {name: Parameter(Tensor(self._tensors[place].asnumpy(), self._tensors[place].dtype), name=name)
                for name, place in self._names}

    def run(self, parameters, arguments):
        if len(arguments) != self._count:
            raise ValueError(f"The inputs size {len(arguments)} is not equal to the number of parameters of this graph, {self._count}.")
        self._given = (parameters, arguments)
        outputs = () if self._number is None else _refjit_jit.run_program(self._number, tuple([self._value(one) for one in self._inputs]))
        return self._made(self._form, outputs)

    def _value(self, source):
        kind, place = source
        parameters, arguments = self._given
        return arguments[place] if kind == "argument" else parameters[place] if kind == "parameter" else self._tensors[place]

    def _made(self, form, outputs):
        kind, content = form
        if kind == "output":
            return outputs[content]
        if kind == "number":
            return outputs[content].item()
        if kind == "constant":
            return content
        if kind in ("tuple", "list"):
            items = [self._made(item, outputs) for item in content]
            return tuple(items) if kind == "tuple" else items
        return self._value(form)


class _Writer:
    """Gathers what a program needs besides its bytes."""

    def __init__(self, arguments):
        self._arguments, self.tensors, self.parameters = arguments, [], []

    def source(self, value):
        """Where a tensor will come from: an argument, a parameter, the file."""
        for place, argument in enumerate(self._arguments):
            if argument is value:
                return ["argument", place]
        if not isinstance(value, Tensor):
            raise RuntimeError("An input of the network that is no tensor cannot be kept in a file.")
        if isinstance(value, Parameter):
            if value.name not in [name for name, _ in self.parameters]:
                self.parameters.append([value.name, self._kept(value)])
            return ["parameter", value.name]
        return ["tensor", self._kept(value)]

    def _kept(self, tensor):
        self.tensors.append(tensor)
        return len(self.tensors) - 1

    def form(self, form):
        kind, content = form
        if kind in ("tuple", "list"):
            return [kind, [self.form(item) for item in content]]
        if kind == "source" or kind == "constant" and isinstance(content, Tensor):
            return self.source(content)
        return [kind, content]


def write(net, arguments, path):
    """Compiles `net` (a Cell or a function) for these arguments and writes its graph."""
    from mindspore.common.api import jit
    from mindspore.nn.cell import Cell
    function = net.construct if isinstance(net, Cell) else net
    compiled = function if _refjit_jit.is_jitted(function) else jit(function)
    _, (program, inputs, form, outputs) = _refjit_jit.save_program(compiled, tuple(arguments))
    writer = _Writer(arguments)
    header = {"inputs": [writer.source(value) for value in inputs], "form": writer.form(form), "outputs": outputs,
              "arguments": len(arguments), "parameters": writer.parameters}
    contents = [tensor.asnumpy().tobytes() for tensor in writer.tensors]
    header["tensors"] = [[str(tensor.dtype).lower(), tensor.asnumpy().dtype.name, list(tensor.shape), len(data)]
                         for tensor, data in zip(writer.tensors, contents)]
    text = json.dumps(header).encode()
    body = len(text).to_bytes(8, "little") + text + b"".join(contents) + program
    with open(path, "wb") as file:
        file.write(_MAGIC + hashlib.sha256(body).digest() + body)


def read(path):
    """The FuncGraph of a file."""
    with open(path, "rb") as file:
        data = file.read()
    if not data.startswith(_MAGIC):
        which = "of another version of refjit: export it again" if data.startswith(_MAGIC[:13]) else "no graph that refjit has written"
        raise RuntimeError(f"Load MindIR file failed. '{path}' is {which}.")
    body = data[len(_MAGIC) + _DIGEST:]
    if hashlib.sha256(body).digest() != data[len(_MAGIC):len(_MAGIC) + _DIGEST]:
        raise RuntimeError(f"Load MindIR file failed. '{path}' is damaged: its content has another digest than it was written with.")
    data, at = body, 8
    size = int.from_bytes(data[at - 8:at], "little")
    header = json.loads(data[at:at + size])
    at += size
    tensors = []
    for kind, stored, shape, size in header["tensors"]:
        tensors.append(Tensor(np.frombuffer(data[at:at + size], stored).reshape(shape).copy(), getattr(_native, kind)))
        at += size
    return FuncGraph(header, tensors, data[at:])


def load_mindir(file_name):
    """MindSpore's own file of a graph, as a ModelProto (mindspore.train.mind_ir_pb2)."""
    from mindspore import _checkparam as checks, log
    from mindspore.train.mind_ir_pb2 import ModelProto
    log.warning("The interface 'mindspore.load_mindir' is deprecated from version 2.5 and will be removed in a future version.")
    checks.check_file_name_by_regular(file_name)
    try:
        with open(os.path.realpath(file_name), "rb") as file:
            data = file.read()
        if data.startswith(_MAGIC[:13]):
            raise ValueError(f"'{file_name}' is a graph of refjit's, which has no ModelProto: mindspore.load reads it.")
        return ModelProto.FromString(data)
    except Exception as error:
        log.critical(f"Failed to parse the file: {file_name}  please check the correct file.")
        raise ValueError(str(error)) from error


def save_mindir(model, file_name):
    """Writes a ModelProto."""
    from mindspore import _checkparam as checks, log
    from mindspore.train.mind_ir_pb2 import ModelProto
    log.warning("The interface 'mindspore.save_mindir' is deprecated from version 2.5 and will be removed in a future version.")
    checks.check_file_name_by_regular(file_name)
    if not isinstance(model, ModelProto):
        raise TypeError(f"For 'save_mindir', the argument 'model' must be ModelProto, but got {type(model)}.")
    path = os.path.realpath(file_name if file_name.endswith(".mindir") else file_name + ".mindir")
    os.makedirs(os.path.dirname(path), mode=0o700, exist_ok=True)
    with open(path, "wb") as file:
        file.write(model.SerializeToString())
