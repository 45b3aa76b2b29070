"""Whether this process is one of a parameter server's: it is not."""


def _no():
    return False


_is_role_pserver = _is_role_sched = _is_role_worker = _is_ps_mode = _enable_distributed_mindrt = _no
