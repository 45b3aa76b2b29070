"""Not offered: programs run in one process here, without a network."""


class _Missing:
    def __init__(self, name):
        self._name = name

    def __call__(self, *args, **kwargs):
        raise NotImplementedError(f"multiprocessing.{self._name} is not available: programs run in one process here, without a network")

    def __getattr__(self, name):
        return self()


def cpu_count():
    return 1


def current_process():
    import types

    return types.SimpleNamespace(name="MainProcess", pid=1, daemon=False)


def freeze_support():
    pass


Process, Pool, Queue, Pipe, Manager, Lock, Value, Array, get_context, set_start_method = map(
    _Missing, ["Process", "Pool", "Queue", "Pipe", "Manager", "Lock", "Value", "Array", "get_context", "set_start_method"]
)
