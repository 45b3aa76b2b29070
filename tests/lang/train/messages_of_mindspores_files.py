# The messages of train.*_pb2: fields, groups of which one is set, bytes and text.
import os
import tempfile
import numpy as np
import mindspore as ms
from mindspore.train import mind_ir_pb2, summary_pb2
from mindspore.train.checkpoint_pb2 import Checkpoint
from mindspore.train.node_strategy_pb2 import ParallelStrategyMap

checkpoint = Checkpoint()
value = checkpoint.value.add()
value.tag = "weight"
value.tensor.dims.append(2)
value.tensor.tensor_type = "Float32"
value.tensor.tensor_content = np.ones(2, np.float32).tobytes()
print(checkpoint.SerializeToString(), value.WhichOneof("value"), value.HasField("maptensor"))
print(checkpoint, Checkpoint.FromString(checkpoint.SerializeToString()) == checkpoint)

event = summary_pb2.Event(wall_time=1.5, step=-3)
scalar = event.summary.value.add(tag="loss")
scalar.scalar_value = 0.1
print(event, event.SerializeToString(), event.WhichOneof("what"))
event.version = "two"
print(event, event.HasField("summary"))

model = mind_ir_pb2.ModelProto(producer_name="a program")
node = model.graph.node.add(op_type="Add")
node.input.extend(["x", "y"])
attribute = node.attribute.add(name="axis", i=-5)
attribute.type = mind_ir_pb2.AttributeProto.INT64
attribute.floats.append(1.25)
copy = mind_ir_pb2.ModelProto()
copy.CopyFrom(model)
copy.graph.ClearField("node")
print(model, copy, mind_ir_pb2.AttributeProto.AttributeType.Name(7), [field.name for field, _ in model.ListFields()])

strategy = ParallelStrategyMap(current_stage=1)
item = strategy.parallel_strategy_item.add(node_name="MatMul")
print(strategy.IsInitialized())
item.parallel_strategys.stage = 0
item.parallel_strategys.parallel_strategy.add().dim.extend([1, 300])
print(strategy.IsInitialized(), strategy.SerializeToString())
for wrong in (lambda: setattr(model, "nothing", 1), lambda: setattr(model, "graph", 1), lambda: setattr(model, "mind_ir_version", 2**70),
              lambda: node.input.append(3), lambda: ms.save_mindir(3, "x")):
    try:
        wrong()
    except (AttributeError, TypeError, ValueError) as error:
        print(type(error).__name__, error)

with tempfile.TemporaryDirectory() as folder:
    with open(os.path.join(folder, "a.ckpt"), "wb") as file:
        file.write(checkpoint.SerializeToString())
    print(ms.load_checkpoint(os.path.join(folder, "a.ckpt"))["weight"].asnumpy())
    ms.save_mindir(model, os.path.join(folder, "graph"))
    print(ms.load_mindir(os.path.join(folder, "graph.mindir")) == model)

# expect: b'\n\x1f\n\x06weight\x12\x15\x08\x02\x12\x07Float32\x1a\x08\x00\x00\x80?\x00\x00\x80?' tensor False
# expect: value {
# expect:   tag: "weight"
# expect:   tensor {
# expect:     dims: 2
# expect:     tensor_type: "Float32"
# expect:     tensor_content: "\000\000\200?\000\000\200?"
# expect:   }
# expect: }
# expect:  True
# expect: wall_time: 1.5
# expect: step: -3
# expect: summary {
# expect:   value {
# expect:     tag: "loss"
# expect:     scalar_value: 0.1
# expect:   }
# expect: }
# expect:  b'\t\x00\x00\x00\x00\x00\x00\xf8?\x10\xfd\xff\xff\xff\xff\xff\xff\xff\xff\x01*\r\n\x0b\n\x04loss\x1d\xcd\xcc\xcc=' summary
# expect: wall_time: 1.5
# expect: step: -3
# expect: version: "two"
# expect:  False
# expect: producer_name: "a program"
# expect: graph {
# expect:   node {
# expect:     input: "x"
# expect:     input: "y"
# expect:     op_type: "Add"
# expect:     attribute {
# expect:       name: "axis"
# expect:       i: -5
# expect:       floats: 1.25
# expect:       type: INT64
# expect:     }
# expect:   }
# expect: }
# expect:  producer_name: "a program"
# expect: graph {
# expect: }
# expect:  INT64 ['producer_name', 'graph']
# expect: False
# expect: True b'\x08\x01\x12\x13\n\x06MatMul\x12\t\x08\x00\x12\x05\x08\x01\x08\xac\x02'
# expect: AttributeError 'ModelProto' object has no attribute 'nothing'
# expect: AttributeError Assignment not allowed to composite field "graph" in protocol message object.
# expect: ValueError Value out of range: 1180591620717411303424
# expect: TypeError 3 has type <class 'int'>, but expected one of: (<class 'bytes'>, <class 'str'>)
# expect: TypeError For 'save_mindir', the argument 'model' must be ModelProto, but got <class 'int'>.
# expect: [1. 1.]
# expect: True
