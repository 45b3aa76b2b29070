"""The forward cases as ONNX models in onnxruntime. `save=FOLDER` writes the models instead, for onnxruntime-web."""
import math
import os
import sys

import numpy as np
import onnx
import onnxruntime
from onnx import TensorProto, helper, numpy_helper

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from clock import ATTENTION, BLOCK, CHAIN, MATMUL, report, wanted  # noqa: E402

RANDOM = np.random.RandomState(0)


class Model:
    """Nodes, weights and inputs of one ONNX graph."""

    def __init__(self):
        self.nodes, self.weights, self.inputs = [], [], []

    def input(self, *shape):
        name = f"x{len(self.inputs)}"
        self.inputs.append((name, shape))
        return name

    def constant(self, value):
        name = f"w{len(self.weights)}"
        self.weights.append(numpy_helper.from_array(value, name))
        return name

    def weight(self, *shape):
        return self.constant(RANDOM.randn(*shape).astype(np.float32))

    def ints(self, *values):
        return self.constant(np.array(values, np.int64))

    def __call__(self, op, *inputs, **attributes):
        name = f"n{len(self.nodes)}"
        self.nodes.append(helper.make_node(op, list(inputs), [name], **attributes))
        return name

    def finish(self, result):
        def info(name, shape):
            return helper.make_tensor_value_info(name, TensorProto.FLOAT, shape)
        graph = helper.make_graph(self.nodes, "case", [info(*i) for i in self.inputs], [info(result, None)], self.weights)
        return helper.make_model(graph, opset_imports=[helper.make_opsetid("", 17)], ir_version=8)


def chain():
    m = Model()
    a, b, c = m.input(CHAIN), m.input(CHAIN), m.input(CHAIN)
    left = m("Mul", m("Tanh", m("Add", m("Mul", a, b), c)), m("Sigmoid", a))
    return m, m("Add", left, m("Exp", m("Mul", m("Neg", b), b)))


def matmul():
    m = Model()
    return m, m("MatMul", m.input(MATMUL, MATMUL), m.input(MATMUL, MATMUL))


def block(c, size):
    m = Model()
    x = m.input(1, c, size, size)

    def layer(v):
        ones, zeros = np.ones(c, np.float32), np.zeros(c, np.float32)
        v = m("Conv", v, m.weight(c, c, 3, 3), pads=[1, 1, 1, 1])
        return m("BatchNormalization", v, *(m.constant(p) for p in (ones, zeros, zeros, ones)))

    return m, m("Relu", m("Add", layer(m("Relu", layer(x))), x))


def attention(hidden, heads, shared, length):
    m = Model()
    x, mask = m.input(1, length, hidden), m.input(length, length)
    each = hidden // heads
    angles = np.outer(np.arange(length), 1.0 / (500000.0 ** (np.arange(0, each, 2) / each)))
    angles = np.concatenate([angles, angles], -1).astype(np.float32)
    cos, sin = m.constant(np.cos(angles)), m.constant(np.sin(angles))

    def split(count):
        v = m("MatMul", x, m.weight(hidden, count * each))
        return m("Transpose", m("Reshape", v, m.ints(1, length, count, each)), perm=[0, 2, 1, 3])

    def rotated(v):
        low = m("Slice", v, m.ints(0), m.ints(each // 2), m.ints(3))
        high = m("Slice", v, m.ints(each // 2), m.ints(each), m.ints(3))
        return m("Add", m("Mul", v, cos), m("Mul", m("Concat", m("Neg", high), low, axis=3), sin))

    def repeated(v):
        v = m("Expand", m("Unsqueeze", v, m.ints(2)), m.ints(1, shared, heads // shared, length, each))
        return m("Reshape", v, m.ints(1, heads, length, each))

    q, k, v = rotated(split(heads)), repeated(rotated(split(shared))), repeated(split(shared))
    weights = m("MatMul", q, m("Transpose", k, perm=[0, 1, 3, 2]))
    weights = m("Div", weights, m.constant(np.array(math.sqrt(each), np.float32)))
    y = m("MatMul", m("Softmax", m("Add", weights, mask), axis=-1), v)
    y = m("Reshape", m("Transpose", y, perm=[0, 2, 1, 3]), m.ints(1, length, hidden))
    return m, m("MatMul", y, m.weight(hidden, hidden))


def cases():
    yield "chain", chain
    yield "matmul", matmul
    for name, sizes in BLOCK.items():
        yield name, lambda sizes=sizes: block(*sizes)
    for name, sizes in ATTENTION.items():
        yield name, lambda sizes=sizes: attention(*sizes)


def main():
    folder = next((a[5:] for a in sys.argv if a.startswith("save=")), None)
    for name, make in cases():
        if not wanted(name):
            continue
        m, result = make()
        model = m.finish(result)
        if folder:
            onnx.save(model, f"{folder}/{name}.onnx")
            continue
        options = onnxruntime.SessionOptions()
        options.intra_op_num_threads = int(os.environ["OMP_NUM_THREADS"])
        session = onnxruntime.InferenceSession(model.SerializeToString(), options, ["CPUExecutionProvider"])
        feeds = {n: RANDOM.randn(*shape).astype(np.float32) for n, shape in m.inputs}
        report(name, lambda: session.run(None, feeds))


main()
