"""Streams and events of mindspore.hal and mindspore.runtime. There is one stream, and everything is done when a call returns."""
import time


def _need(kind, value, where, name):
    if not isinstance(value, kind):
        raise TypeError(f"For '{where}', the argument '{name}' should be {kind.__name__}, but got {type(value)}.")


class Event:
    """A point in time, once it is recorded."""

    def __init__(self, enable_timing=False, blocking=False):
        for name, value in (("enable_timing", enable_timing), ("blocking", blocking)):
            if not isinstance(value, bool):
                raise TypeError(f"For 'Event', the '{name}' must be a bool, but got {type(value).__name__}.")
        self._timing, self._blocking, self._time = enable_timing, blocking, None

    def record(self, stream=None):
        if stream is not None:
            _need(Stream, stream, "record", "stream")
        self._time = time.perf_counter()

    def wait(self, stream=None):
        if stream is not None:
            _need(Stream, stream, "wait", "stream")

    def synchronize(self):
        """It is past."""

    def query(self):
        return True

    def elapsed_time(self, end_event):
        """Milliseconds until the other event."""
        _need(Event, end_event, "elapsed_time", "end_event")
        if self._time is None or end_event._time is None:
            raise RuntimeError("event_ or other_event has not been recorded yet, event is created:"
                               f"{int(self._time is not None)}other_event is created:{int(end_event._time is not None)}")
        return (end_event._time - self._time) * 1000 if self._timing and end_event._timing else 0.0

    def __repr__(self):
        return f"Event(enable_timing={int(self._timing)}, blocking:{int(self._blocking)}, is_created:{int(self._time is not None)}, event:0)"


class Stream:
    """The only stream, whatever it is called."""

    def __init__(self, priority=0, **kwargs):
        if isinstance(priority, bool) or not isinstance(priority, int):
            raise TypeError(f"For 'Stream', the type of 'priority' must be 'int', but got '{type(priority).__name__}'.")
        if kwargs.get("stream_id", 0) != 0:
            raise ValueError(f"stream_id:{kwargs['stream_id']} is not exist")
        self.id, self.device_name, self.device_id = 0, "CPU", 0

    def record_event(self, event=None):
        event = Event() if event is None else event
        event.record(self)
        return event

    def wait_event(self, event):
        _need(Event, event, "wait_event", "event")

    def wait_stream(self, stream):
        _need(Stream, stream, "wait_stream", "stream")

    def synchronize(self):
        """Everything is done."""

    def query(self):
        return True

    def __eq__(self, other):
        return isinstance(other, Stream)

    def __hash__(self):
        return 0

    def __repr__(self):
        return "Stream(device_name=CPU, device_id:0, stream id:0)"


class StreamCtx:
    """`with StreamCtx(stream)`: on the only stream."""

    def __init__(self, ctx_stream):
        if ctx_stream is not None:
            _need(Stream, ctx_stream, "StreamCtx", "ctx_stream")
        self.stream = ctx_stream

    def __enter__(self):
        """Nothing changes."""

    def __exit__(self, *error):
        return False


def set_cur_stream(stream):
    if stream is not None:
        _need(Stream, stream, "set_cur_stream", "stream")


def current_stream():
    return Stream()


default_stream = communication_stream = current_stream
