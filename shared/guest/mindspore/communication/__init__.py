"""mindspore.communication: one process on a CPU, started without mpirun, so a group cannot be made; rank 0 of 1 is known."""
HCCL_WORLD_COMM_GROUP = "hccl_world_group"
NCCL_WORLD_COMM_GROUP = "nccl_world_group"
MCCL_WORLD_COMM_GROUP = "mccl_world_group"


class GlobalComm:
    """Names of the group of all processes."""
    BACKEND = "hccl"
    WORLD_COMM_GROUP = HCCL_WORLD_COMM_GROUP
    INITED = False
    CHECK_ENVS = True


def init(backend_name=None):
    raise RuntimeError("Maybe you are trying to call 'mindspore.communication.init()' without using 'mpirun', which will make "
                       "MindSpore load several environment variables and check their validation. Please use 'mpirun' to launch this "
                       "process to fix this issue, or refer to this link if you want to run distributed training using 'msrun'")


def release():
    """Nothing was initialised."""


def _of_group(who, group, answer):
    """One process is of rank 0 in a group of 1."""
    if group is not None and not isinstance(group, str):
        raise TypeError(f"For '{who}', the argument 'group' must be type of string, but got 'group' type : {type(group)}.")
    return answer


def get_rank(group=None):
    return _of_group("get_rank", group, 0)


def get_local_rank(group=None):
    return _of_group("get_local_rank", group, 0)


def get_group_size(group=None):
    return _of_group("get_group_size", group, 1)


def get_local_rank_size(group=None):
    return _of_group("get_local_rank_size", group, 1)


def not_inited():
    """The error of whatever needs a group of processes."""
    return RuntimeError("Distributed Communication has not been inited.You can't invoke this interface yet. Please call `init()` "
                        "method first.")


def needs_init(name):
    """A function of this name that says so."""
    def function(*args, **kwargs):
        raise not_inited()
    function.__name__ = function.__qualname__ = name
    return function


for _name in ("create_group", "destroy_group", "get_world_rank_from_group_rank", "get_group_rank_from_world_rank",
              "get_process_group_ranks", "get_comm_name"):
    globals()[_name] = needs_init(_name)
del _name


def is_initialized():
    return False


_is_initialized = is_initialized


def is_available():
    return True


def __getattr__(name):
    import sys
    if name in ("management", "_comm_helper"):
        return sys.modules[__name__]
    if name == "comm_func":
        import mindspore.communication.comm_func as found
        return found
    raise AttributeError(f"module 'mindspore.communication' has no attribute '{name}'")
