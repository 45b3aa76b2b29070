"""test.support.script_helper: programs that a test writes and runs with this interpreter."""

import collections
import importlib
import os
import subprocess
import sys
import zipfile

_PythonRunResult = collections.namedtuple("_PythonRunResult", ("rc", "out", "err"))


def interpreter_requires_environment():
    """Whether the interpreter cannot run with an empty environment."""
    return False


def run_python_until_end(*args, **env_vars):
    """Runs the interpreter with these options; gives (its exit code, output, errors) and the command."""
    isolated = env_vars.pop("__isolated", not env_vars)
    cwd = env_vars.pop("__cwd", None)
    command = [sys.executable, "-X", "faulthandler"]
    if isolated:
        command.append("-I")
    environment = {} if env_vars.pop("__cleanenv", None) else os.environ.copy()
    if "TERM" not in env_vars:
        environment["TERM"] = ""
    environment.update(env_vars)
    command.extend(args)
    done = subprocess.run(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=environment, cwd=cwd)
    return _PythonRunResult(done.returncode, done.stdout, done.stderr), command


def _assert_python(expected_success, /, *args, **env_vars):
    result, command = run_python_until_end(*args, **env_vars)
    if (result.rc == 0) != expected_success:
        raise AssertionError(
            "Process return code is %d\ncommand line: %r\n\nstdout:\n---\n%s\n---\n\nstderr:\n---\n%s\n---"
            % (result.rc, command, result.out.decode("ascii", "replace"), result.err.decode("ascii", "replace"))
        )
    return result


def assert_python_ok(*args, **env_vars):
    """Runs the interpreter, which must succeed; gives (exit code, output, errors)."""
    return _assert_python(True, *args, **env_vars)


def assert_python_failure(*args, **env_vars):
    """Runs the interpreter, which must fail."""
    return _assert_python(False, *args, **env_vars)


def spawn_python(*args, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, **kw):
    """Starts the interpreter; gives the process."""
    environment = kw.setdefault("env", dict(os.environ))
    environment["TERM"] = "vt100"
    return subprocess.Popen([sys.executable, "-E", *args], stdin=subprocess.PIPE, stdout=stdout, stderr=stderr, **kw)


def kill_python(p):
    """Ends a process that spawn_python started; gives its output."""
    p.stdin.close()
    data = p.stdout.read()
    p.stdout.close()
    p.wait()
    subprocess._cleanup()
    return data


def make_script(script_dir, script_basename, source, omit_suffix=False):
    """Writes a program; gives its path."""
    path = os.path.join(script_dir, script_basename if omit_suffix else script_basename + os.extsep + "py")
    with open(path, "w", encoding="utf-8") as file:
        file.write(source)
    importlib.invalidate_caches()
    return path


def make_zip_script(zip_dir, zip_basename, script_name, name_in_zip=None):
    """Puts a program into an archive; gives its path and the path of the program in it."""
    path = os.path.join(zip_dir, zip_basename + os.extsep + "zip")
    name_in_zip = name_in_zip or os.path.basename(script_name)
    with zipfile.ZipFile(path, "w") as archive:
        archive.write(script_name, name_in_zip)
    return path, os.path.join(path, name_in_zip)


def make_pkg(pkg_dir, init_source=""):
    """Writes a package."""
    os.mkdir(pkg_dir)
    make_script(pkg_dir, "__init__", init_source)


def make_zip_pkg(zip_dir, zip_basename, pkg_name, script_basename, source, depth=1, compiled=False):
    """Puts packages, `depth` within each other, with a program in the inmost into an archive."""
    names = [os.sep.join([pkg_name] * level) for level in range(1, depth + 1)]
    script = os.path.join(names[-1], script_basename + os.extsep + "py")
    path = os.path.join(zip_dir, zip_basename + os.extsep + "zip")
    with zipfile.ZipFile(path, "w") as archive:
        for name in names:
            archive.writestr(os.path.join(name, "__init__" + os.extsep + "py"), "")
        archive.writestr(script, source)
    return path, os.path.join(path, script)


def run_test_script(script):
    """Runs a program of tests; its failure is the test's."""
    return assert_python_ok("-u", script, "-v")
