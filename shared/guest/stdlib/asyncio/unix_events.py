"""asyncio.unix_events: the loop and the policy that asyncio takes where it is not told which."""

from . import base_events, events

__all__ = ("SelectorEventLoop", "DefaultEventLoopPolicy")


class _UnixSelectorEventLoop(base_events.BaseEventLoop):
    def __init__(self, selector=None):
        super().__init__()


class _UnixDefaultEventLoopPolicy(events.BaseDefaultEventLoopPolicy):
    _loop_factory = _UnixSelectorEventLoop


SelectorEventLoop = _UnixSelectorEventLoop
DefaultEventLoopPolicy = _UnixDefaultEventLoopPolicy
