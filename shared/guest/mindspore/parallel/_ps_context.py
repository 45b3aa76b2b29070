"""Whether this process is one of a parameter server's: it is not."""


def _no():
    return False


_is_role_pserver = _is_role_sched = _is_role_worker = _is_ps_mode = _enable_distributed_mindrt = _no


def __getattr__(name):
    from mindspore.parallel import context
    if name in ("_set_ps_context", "_get_ps_context", "_reset_ps_context"):
        return getattr(context, name[1:])
    raise AttributeError(f"module 'mindspore.parallel._ps_context' has no attribute '{name}'")
