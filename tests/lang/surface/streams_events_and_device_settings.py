import mindspore as ms
from mindspore import device_context, hal


def attempt(name, function, *args, **names):
    try:
        print(name, function(*args, **names))
    except Exception as error:
        print(name, type(error).__name__, str(error).split("\n")[0])


stream, other = hal.Stream(), hal.Stream(priority=0)
print(stream, stream == other, stream == hal.current_stream(), stream.id, stream.device_name, stream.query())
hal.set_cur_stream(stream)
hal.set_cur_stream(hal.default_stream())
start, end = hal.Event(True), hal.Event(enable_timing=True)
print(start.query())
attempt("elapsed_time", start.elapsed_time, end)
start.record()
with hal.StreamCtx(stream):
    total = ms.ops.ones((2, 2), ms.float32) + 1
end.record(stream)
start.wait()
start.synchronize()
print(start, type(start.elapsed_time(end)).__name__, total)
event = stream.record_event()
stream.wait_event(event)
stream.wait_stream(other)
print(event, event.elapsed_time(event))
attempt("wait_event", stream.wait_event, 1)
attempt("wait_stream", stream.wait_stream, 1)
attempt("record", start.record, 1)
attempt("set_cur_stream", hal.set_cur_stream, 1)
attempt("StreamCtx", hal.StreamCtx, 1)
attempt("Stream", hal.Stream, priority="a")
attempt("Event", hal.Event, enable_timing=1)
attempt("is_available", hal.is_available, "X")
attempt("get_device_name", hal.get_device_name, 1)
print(hal.device_count(), hal.is_available("GPU"), hal.get_arch_list(), hal.get_device_name(0))
print(hal.memory_summary())
print(hal.memory_stats())
print(device_context.cpu.device_count(), device_context.cpu.is_available(), device_context.gpu.is_available())
device_context.ascend.op_precision.precision_mode("force_fp16")
device_context.gpu.op_tuning.conv_fprop_algo("performance")
attempt("device_count", device_context.gpu.device_count)

# expect: Stream(device_name=CPU, device_id:0, stream id:0) True True 0 CPU True
# expect: True
# expect: elapsed_time RuntimeError event_ or other_event has not been recorded yet, event is created:0other_event is created:0
# expect: Event(enable_timing=1, blocking:0, is_created:1, event:0) float [[2. 2.]
# expect:  [2. 2.]]
# expect: Event(enable_timing=0, blocking:0, is_created:1, event:0) 0.0
# expect: wait_event TypeError For 'wait_event', the argument 'event' should be Event, but got <class 'int'>.
# expect: wait_stream TypeError For 'wait_stream', the argument 'stream' should be Stream, but got <class 'int'>.
# expect: record TypeError For 'record', the argument 'stream' should be Stream, but got <class 'int'>.
# expect: set_cur_stream TypeError For 'set_cur_stream', the argument 'stream' should be Stream, but got <class 'int'>.
# expect: StreamCtx TypeError For 'StreamCtx', the argument 'ctx_stream' should be Stream, but got <class 'int'>.
# expect: Stream TypeError For 'Stream', the type of 'priority' must be 'int', but got 'str'.
# expect: Event TypeError For 'Event', the 'enable_timing' must be a bool, but got int.
# expect: is_available ValueError For 'hal.is_available', the argument 'device_target' must be one of ['CPU', 'GPU', 'Ascend'], but got X.
# expect: get_device_name ValueError The argument 'device_id' must be less than device count: 1, but got 1.
# expect: 1 False None CPU
# expect: |=============================================|
# expect: |               Memory summary                |
# expect: |=============================================|
# expect: | Metric               | Data                 |
# expect: |---------------------------------------------|
# expect: | Reserved memory      |      0 B             |
# expect: |---------------------------------------------|
# expect: | Allocated memory     |      0 B             |
# expect: |---------------------------------------------|
# expect: | Idle memory          |      0 B             |
# expect: |---------------------------------------------|
# expect: | Eager free memory    |      0 B             |
# expect: |---------------------------------------------|
# expect: | Max reserved memory  |      0 B             |
# expect: |---------------------------------------------|
# expect: | Max allocated memory |      0 B             |
# expect: |=============================================|
# expect:
# expect: {'total_reserved_memory': 0, 'total_allocated_memory': 0, 'total_idle_memory': 0, 'total_eager_free_memory': 0, 'max_reserved_memory': 0, 'max_allocated_memory': 0, 'commom_mem_pool_stats': {'block_unit_size': 0, 'block_counts': 0, 'blocks_info': {}}, 'persistent_mem_pool_stats': {'block_counts': 0, 'block_unit_size': 0, 'blocks_info': {}}}
# expect: 1 True False
# expect: device_count RuntimeError Device_target GPU not exist.
