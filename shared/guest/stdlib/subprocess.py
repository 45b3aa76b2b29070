"""Not offered: programs run in one process here, without a network."""


class _Missing:
    def __init__(self, name):
        self._name = name

    def __call__(self, *args, **kwargs):
        raise NotImplementedError(f"subprocess.{self._name} is not available: programs run in one process here, without a network")

    def __getattr__(self, name):
        return self()


PIPE, STDOUT, DEVNULL = -1, -2, -3


class SubprocessError(Exception):
    pass


class CalledProcessError(SubprocessError):
    def __init__(self, returncode, cmd, output=None, stderr=None):
        self.returncode, self.cmd, self.output, self.stderr = returncode, cmd, output, stderr

    def __str__(self):
        return "Command '%s' returned non-zero exit status %d." % (self.cmd, self.returncode)


class TimeoutExpired(SubprocessError):
    pass


run, call, check_call, check_output, Popen, getoutput, getstatusoutput = map(
    _Missing, ["run", "call", "check_call", "check_output", "Popen", "getoutput", "getstatusoutput"]
)
