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


class _Output:
    """The output of a command under both of its names."""

    stdout = property(lambda self: self.output, lambda self, value: setattr(self, "output", value))


class CalledProcessError(_Output, SubprocessError):
    def __init__(self, returncode, cmd, output=None, stderr=None):
        self.returncode, self.cmd, self.output, self.stderr = returncode, cmd, output, stderr

    def __str__(self):
        if self.returncode and self.returncode < 0:
            import signal

            try:
                return "Command '%s' died with %r." % (self.cmd, signal.Signals(-self.returncode))
            except ValueError:
                return "Command '%s' died with unknown signal %d." % (self.cmd, -self.returncode)
        return "Command '%s' returned non-zero exit status %d." % (self.cmd, self.returncode)


class TimeoutExpired(_Output, SubprocessError):
    def __init__(self, cmd, timeout, output=None, stderr=None):
        self.cmd, self.timeout, self.output, self.stderr = cmd, timeout, output, stderr

    def __str__(self):
        return "Command '%s' timed out after %s seconds" % (self.cmd, self.timeout)


class CompletedProcess:
    def __init__(self, args, returncode, stdout=None, stderr=None):
        self.args, self.returncode, self.stdout, self.stderr = args, returncode, stdout, stderr

    def __repr__(self):
        made = [f"args={self.args!r}", f"returncode={self.returncode!r}"]
        made += [f"{name}={value!r}" for name, value in (("stdout", self.stdout), ("stderr", self.stderr)) if value is not None]
        return f"{type(self).__name__}({', '.join(made)})"

    def check_returncode(self):
        if self.returncode:
            raise CalledProcessError(self.returncode, self.args, self.stdout, self.stderr)


def list2cmdline(seq):
    made = []
    for arg in map(__import__("os").fsdecode, seq):
        quoted = not arg or " " in arg or "\t" in arg
        text, slashes = "", 0
        for c in arg:
            if c == "\\":
                slashes += 1
                continue
            text += "\\" * (2 * slashes + 1 if c == '"' else slashes) + c
            slashes = 0
        text += "\\" * (2 * slashes if quoted else slashes)
        made.append(f'"{text}"' if quoted else text)
    return " ".join(made)


run, call, check_call, check_output, Popen, getoutput, getstatusoutput = map(
    _Missing, ["run", "call", "check_call", "check_output", "Popen", "getoutput", "getstatusoutput"]
)
