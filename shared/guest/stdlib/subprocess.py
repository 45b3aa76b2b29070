"""subprocess: programs of the machine, started and awaited. In a page there is none: starting one raises OSError."""

import errno
import io
import os
import time

import _system

__all__ = ["Popen", "PIPE", "STDOUT", "call", "check_call", "getstatusoutput", "getoutput", "check_output", "run",
           "CalledProcessError", "DEVNULL", "SubprocessError", "TimeoutExpired", "CompletedProcess"]  # fmt: skip
PIPE, STDOUT, DEVNULL = -1, -2, -3
_POLLIN, _POLLOUT = 1, 4


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

    __class_getitem__ = classmethod(type(list[int]))

    def __repr__(self):
        made = [f"args={self.args!r}", f"returncode={self.returncode!r}"]
        made += [f"{name}={value!r}" for name, value in (("stdout", self.stdout), ("stderr", self.stderr)) if value is not None]
        return f"{type(self).__name__}({', '.join(made)})"

    def check_returncode(self):
        if self.returncode:
            raise CalledProcessError(self.returncode, self.args, self.stdout, self.stderr)


def list2cmdline(seq):
    made = []
    for arg in map(os.fsdecode, seq):
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


def _arguments(args, shell, executable):
    """argv of a command given as text, path or sequence."""
    if isinstance(args, (str, bytes)):
        argv = [args]
    elif isinstance(args, os.PathLike):
        if shell:
            raise TypeError("path-like args is not allowed when shell is true")
        argv = [args]
    else:
        argv = list(args)
    argv = [os.fsdecode(each) for each in argv]
    if shell:
        argv = [os.fsdecode(executable) if executable else "/bin/sh", "-c", *argv]
    program = os.fsdecode(executable) if executable else argv[0]
    if any("\0" in each for each in (program, *argv)):
        raise ValueError("embedded null byte")
    if not program:  # the folders in which it is looked for are no programs
        raise PermissionError(errno.EACCES, os.strerror(errno.EACCES), "")
    return program, argv


def _environment(env):
    made = []
    for name, value in (os._children_environ() if env is None else env).items():
        name = os.fsdecode(name)
        if "=" in name:
            raise ValueError("illegal environment variable name")
        made.append(f"{name}={os.fsdecode(value)}")
    return made


def _id_of(value, name, look_up):
    """A user's or group's number, from the number or from its name."""
    if value is None or isinstance(value, str):
        return None if value is None else look_up(value)
    if not isinstance(value, int):
        raise TypeError(f"{name} must be a string or an integer")
    if value < 0:
        raise ValueError(f"{name} ID cannot be negative, got {value}")
    return value


def _user_id(user):
    import pwd

    return _id_of(user, "User", lambda name: pwd.getpwnam(name).pw_uid)


def _group_id(group):
    import grp

    return _id_of(group, "Group", lambda name: grp.getgrnam(name).gr_gid)


class _Start:
    """What a child does between its fork and its program, where the machine's own start (spawn) does not offer it."""

    def __init__(self, preexec_fn, close_fds, pass_fds, user, group, extra_groups, umask, process_group, new_session):
        self.call, self.closes, self.kept, self.umask = preexec_fn, close_fds, sorted(pass_fds), umask
        self.user, self.group, self.process_group, self.new_session = _user_id(user), _group_id(group), process_group, new_session
        self.groups = None if extra_groups is None else [_group_id(each) for each in extra_groups]

    def is_plain(self):
        return self.call is None and not self.kept and self.umask < 0 and self.process_group is None and \
            self.user is self.group is self.groups is None  # fmt: skip

    def run(self, program, argv, variables, cwd, streams):
        """Starts the program; its number. What keeps it from starting comes back through a pipe."""
        read, write = os.pipe()
        pid = os.fork()
        if not pid:
            self._become(program, argv, variables, cwd, streams, write)
        os.close(write)
        try:
            told = os.read(read, 50000).decode(errors="surrogatepass")
        finally:
            os.close(read)
        if told:
            os.waitpid(pid, 0)
            kind, number, text = told.split(":", 2)
            if kind != "OSError":
                raise SubprocessError(text)
            raise OSError(int(number), os.strerror(int(number)), cwd if text == "noexec:chdir" else None if text else program)
        return pid

    def _become(self, program, argv, variables, cwd, streams, report):
        step = "noexec"
        try:
            while report < 3:
                report = os.dup(report)
            moved = [os.dup(fd) if 0 <= fd < i else fd for i, fd in enumerate(streams)]
            for i, fd in enumerate(moved):
                if fd == i:
                    os.set_inheritable(fd, True)
                elif fd >= 0:
                    os.dup2(fd, i)
            if cwd is not None:
                step = "noexec:chdir"
                os.chdir(cwd)
                step = "noexec"
            if self.umask >= 0:
                os.umask(self.umask)
            if self.new_session:
                os.setsid()
            if self.process_group is not None:
                os.setpgid(0, self.process_group)
            if self.groups is not None:
                os.setgroups(self.groups)
            if self.group is not None:
                os.setregid(self.group, self.group)
            if self.user is not None:
                os.setreuid(self.user, self.user)
            if self.call is not None:
                try:
                    self.call()
                except BaseException:
                    os.write(report, b"SubprocessError:0:Exception occurred in preexec_fn.")
                    os._exit(255)
            for fd in self.kept:
                os.set_inheritable(fd, True)
            if self.closes:
                self._close_others(report)
            step = ""
            os.execvpe(program, argv, dict(each.split("=", 1) for each in variables))
        except OSError as error:
            os.write(report, f"OSError:{error.errno}:{step}".encode())
        except BaseException as error:
            os.write(report, f"SubprocessError:0:{error}".encode())
        os._exit(255)

    def _close_others(self, report):
        before = 2
        for fd in sorted({*self.kept, report, os.sysconf("SC_OPEN_MAX")}):
            if fd > 2:
                os.closerange(before + 1, fd)
                before = fd


_active = []  # processes that ended after their Popen


def _cleanup():
    for process in _active[:]:
        if process.poll() is not None:
            _active.remove(process)


class Popen:
    """A process: its streams, its end."""

    returncode = pid = None

    def __init__(self, args, bufsize=-1, executable=None, stdin=None, stdout=None, stderr=None, preexec_fn=None, close_fds=True,
                 shell=False, cwd=None, env=None, universal_newlines=None, startupinfo=None, creationflags=0, restore_signals=True,
                 start_new_session=False, pass_fds=(), *, user=None, group=None, extra_groups=None, encoding=None, errors=None,
                 text=None, umask=-1, pipesize=-1, process_group=None):  # fmt: skip
        if not isinstance(bufsize, int):
            raise TypeError("bufsize must be an integer")
        if startupinfo is not None:
            raise ValueError("startupinfo is only supported on Windows platforms")
        if creationflags:
            raise ValueError("creationflags is only supported on Windows platforms")
        if text is not None and universal_newlines is not None and bool(universal_newlines) != bool(text):
            raise SubprocessError("Cannot disambiguate when both text and universal_newlines are supplied but different. Pass one or the other.")
        if pass_fds and not close_fds:
            import warnings

            warnings.warn("pass_fds overriding close_fds.", RuntimeWarning, 2)
            close_fds = True
        start = _Start(preexec_fn, close_fds, pass_fds, user, group, extra_groups, umask, process_group, start_new_session)
        self.args, self.text_mode = args, bool(encoding or errors or text or universal_newlines)
        self.stdin = self.stdout = self.stderr = None
        ours, theirs, to_close = [None] * 3, [-1] * 3, []
        try:
            for i, wanted in enumerate((stdin, stdout, stderr)):
                theirs[i] = self._stream(i, wanted, theirs, ours, to_close)
            program, argv = _arguments(args, shell, executable)
            variables, folder = _environment(env), None if cwd is None else os.fsdecode(cwd)
            if start.is_plain() and program == argv[0]:
                self.pid = _system.spawn(argv, variables, folder, *theirs, bool(start_new_session), bool(close_fds))
            else:
                self.pid = start.run(program, argv, variables, folder, theirs)
        except BaseException:
            for fd in ours:
                if fd is not None:
                    _system.close(fd)
            raise
        finally:
            for fd in to_close:
                _system.close(fd)
        for name, fd, mode in zip(("stdin", "stdout", "stderr"), ours, "wrr"):
            if fd is not None:
                stream = io.open(fd, mode + "b", 0 if bufsize == 0 else -1)
                if self.text_mode:
                    stream = io.TextIOWrapper(stream, encoding, errors, write_through=mode == "w", line_buffering=bufsize == 1)
                setattr(self, name, stream)

    @staticmethod
    def _stream(i, wanted, theirs, ours, to_close):
        """The descriptor that the child has as its stream `i`; -1: the parent's."""
        if wanted is None:
            return -1
        if wanted == PIPE:
            read, write = _system.pipe()
            ours[i], child = (write, read) if i == 0 else (read, write)
            to_close.append(child)
            return child
        if wanted == DEVNULL:
            to_close.append(_system.open(os.devnull, os.O_RDWR, 0))
            return to_close[-1]
        if wanted == STDOUT:
            if i != 2:
                raise ValueError("STDOUT can only be used for stderr")
            return theirs[1] if theirs[1] >= 0 else 1
        if isinstance(wanted, int):
            return wanted
        wanted.flush() if i else None
        return wanted.fileno()

    def _ended(self, options):
        if self.returncode is None:
            try:
                pid, status = _system.waitpid(self.pid, options)
            except ChildProcessError:
                pid, status = self.pid, 0
            if pid == self.pid:
                self.returncode = os.waitstatus_to_exitcode(status)
        return self.returncode

    def __del__(self):
        if self.pid is None or self.returncode is not None:
            return
        import warnings

        warnings.warn(f"subprocess {self.pid} is still running", ResourceWarning, source=self)
        if self.poll() is None:
            _active.append(self)

    @property
    def universal_newlines(self):
        return self.text_mode

    @universal_newlines.setter
    def universal_newlines(self, universal_newlines):
        self.text_mode = bool(universal_newlines)

    def poll(self):
        return self._ended(os.WNOHANG)

    def wait(self, timeout=None):
        if timeout is None:
            return self._ended(0)
        end, pause = time.monotonic() + timeout, 0.0005
        while self.poll() is None:
            left = end - time.monotonic()
            if left <= 0:
                raise TimeoutExpired(self.args, timeout)
            pause = min(pause * 2, left, 0.05)
            time.sleep(pause)
        return self.returncode

    def _streams(self):
        return [stream for stream in (self.stdin, self.stdout, self.stderr) if stream is not None]

    def communicate(self, input=None, timeout=None):
        """(stdout, stderr) until the end of both, with `input` written meanwhile."""
        if input and self.stdin is None:
            raise ValueError("Cannot send input after starting communication") if hasattr(self, "_kept") else ValueError("stdin is not a pipe")
        if not hasattr(self, "_kept"):
            self._kept = {stream: [] for stream in (self.stdout, self.stderr) if stream is not None}
            if self.text_mode and input:
                input = input.encode(self.stdin.encoding, self.stdin.errors or "strict")
            self._unsent = memoryview(input or b"").cast("B")
            if self.stdin is not None and not self._unsent:
                self._close_input()
        end = None if timeout is None else time.monotonic() + timeout
        while open_streams := [s for s in self._kept if not s.closed] + ([self.stdin] if self.stdin and not self.stdin.closed else []):
            self._exchange(open_streams, end, timeout)
        self.wait(None if end is None else max(0, end - time.monotonic()))
        made = [None if s is None else self._text(b"".join(self._kept[s]), s) for s in (self.stdout, self.stderr)]
        return tuple(made)

    def _text(self, data, stream):
        if not self.text_mode:
            return data
        return data.decode(stream.encoding, stream.errors or "strict").replace("\r\n", "\n").replace("\r", "\n")

    def _close_input(self):
        try:
            self.stdin.close()
        except BrokenPipeError:
            pass

    def _exchange(self, streams, end, timeout):
        """Moves what is ready, or waits for it."""
        left = -1 if end is None else int((end - time.monotonic()) * 1000)
        if end is not None and left <= 0:
            found = [b"".join(self._kept[s]) if s is not None else None for s in (self.stdout, self.stderr)]
            raise TimeoutExpired(self.args, timeout, *[each or None for each in found])
        by_fd = {stream.fileno(): stream for stream in streams}
        for fd, _ in _system.poll([(fd, _POLLOUT if s is self.stdin else _POLLIN) for fd, s in by_fd.items()], left):
            stream = by_fd[fd]
            if stream is self.stdin:
                try:
                    self._unsent = self._unsent[_system.write(fd, self._unsent[:4096]):]
                except BrokenPipeError:
                    self._unsent = self._unsent[:0]
                if not self._unsent:
                    self._close_input()
            else:
                data = _system.read(fd, 32768)
                self._kept[stream].append(data)
                if not data:
                    stream.close()

    def send_signal(self, sig):
        if self.poll() is None:
            _system.kill(self.pid, sig)

    def terminate(self):
        self.send_signal(15)

    def kill(self):
        self.send_signal(9)

    def __enter__(self):
        return self

    def __exit__(self, *args):
        for stream in (self.stdout, self.stderr, self.stdin):
            if stream is not None:
                stream.close()
        self.wait()

    def __repr__(self):
        shown = repr(self.args)
        return f"<{type(self).__name__}: returncode: {self.returncode} args: {shown if len(shown) <= 80 else shown[:76] + '...'}>"

    __class_getitem__ = classmethod(type(list[int]))


def run(*popenargs, input=None, capture_output=False, timeout=None, check=False, **kwargs):
    if input is not None:
        if kwargs.get("stdin") is not None:
            raise ValueError("stdin and input arguments may not both be used.")
        kwargs["stdin"] = PIPE
    if capture_output:
        if kwargs.get("stdout") is not None or kwargs.get("stderr") is not None:
            raise ValueError("stdout and stderr arguments may not be used with capture_output.")
        kwargs["stdout"] = kwargs["stderr"] = PIPE
    with Popen(*popenargs, **kwargs) as process:
        try:
            stdout, stderr = process.communicate(input, timeout=timeout)
        except BaseException:
            process.kill()
            process.wait()
            raise
        if check and process.returncode:
            raise CalledProcessError(process.returncode, process.args, output=stdout, stderr=stderr)
    return CompletedProcess(process.args, process.returncode, stdout, stderr)


def call(*popenargs, timeout=None, **kwargs):
    with Popen(*popenargs, **kwargs) as process:
        try:
            return process.wait(timeout=timeout)
        except BaseException:
            process.kill()
            raise


def check_call(*popenargs, **kwargs):
    code = call(*popenargs, **kwargs)
    if code:
        raise CalledProcessError(code, kwargs.get("args") or popenargs[0])
    return 0


def check_output(*popenargs, timeout=None, **kwargs):
    for name in ("stdout", "check"):
        if name in kwargs:
            raise ValueError(f"{name} argument not allowed, it will be overridden.")
    if kwargs.get("input", 0) is None:
        kwargs["input"] = "" if any(kwargs.get(k) for k in ("universal_newlines", "text", "encoding", "errors")) else b""
    return run(*popenargs, stdout=PIPE, timeout=timeout, check=True, **kwargs).stdout


def getstatusoutput(cmd, *, encoding=None, errors=None):
    try:
        data, code = check_output(cmd, shell=True, text=True, stderr=STDOUT, encoding=encoding, errors=errors), 0
    except CalledProcessError as failed:
        data, code = failed.output, failed.returncode
    return code, data.removesuffix("\n")


def getoutput(cmd, *, encoding=None, errors=None):
    return getstatusoutput(cmd, encoding=encoding, errors=errors)[1]
