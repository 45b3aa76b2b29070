"""The command called as python3.11 is: options, variables, modules, folders and archives as programs."""
import os
import pathlib
import re
import shutil
import subprocess
import zipfile

from command import ENVIRONMENT, REFJIT, refjit

HERE = pathlib.Path(__file__).resolve().parent / "python"


def packed(folder):
    with zipfile.ZipFile(folder / "archive.zip", "w") as archive:
        archive.writestr("__main__.py", "import sys, other\nprint(__name__, sys.argv[1:], other.x)\n")
        archive.writestr("other.py", "x = 9\n")


def options_and_variables_mean_what_they_mean_to_python(folder):
    """commands.txt is what CPython 3.11 prints: `$ [NAME=VALUE...] ARGUMENTS`, then standard output, then what stands on standard
    error (without the console's prompts and runpy's frames), then an exit code that is not 0."""
    shutil.copytree(HERE, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("__pycache__"))
    packed(folder)
    plain = {name: value for name, value in ENVIRONMENT.items() if not name.startswith("PYTHON")}
    for block in re.split(r"^\$ ", (HERE / "commands.txt").read_text(), flags=re.M)[1:]:
        line, expected = block.split("\n", 1)
        variables, arguments = re.fullmatch(r"((?:\w+=\S* )*)(.*)", line).groups()
        done = subprocess.run(f"{variables}{REFJIT} {arguments}", shell=True, cwd=folder, capture_output=True, text=True,
                              env=dict(plain, TZ="UTC"), stdin=subprocess.DEVNULL)
        shown = re.sub(r'  File "<frozen runpy>".*\n|(>>> |\.\.\. )+', "", done.stderr)
        printed = done.stdout + (f"-- stderr\n{shown}" if shown.strip() else "")
        printed = printed.replace(REFJIT, "PYTHON").replace(os.path.realpath(folder), "FOLDER")
        printed += f"[{done.returncode}]\n" if done.returncode else ""
        assert printed == expected, f"{line}: {printed}"


def takes_the_command_line_of_python(folder):
    (folder / "part.py").write_text("import sys\nprint(__name__, sys.argv[1:], __spec__.name)\n")
    (folder / "test_part.py").write_text("import unittest\nclass T(unittest.TestCase):\n    def test_t(self): pass\n")
    code, out, err = refjit(folder, "-I", "-X", "faulthandler", "-c", "import sys; print(sys.argv); 1 / 0", "a", "-b")
    assert (code, out) == (1, "['-c', 'a', '-b']\n") and err.endswith("ZeroDivisionError: division by zero\n"), (code, out, err)
    assert refjit(folder, "-m", "part", "x")[:2] == (0, "__main__ ['x'] part\n")
    assert refjit(folder, "test_part.py")[0] == 0
    code, out, err = refjit(folder, "-m", "unittest", "-v")
    assert code == 0 and err.startswith("test_t (test_part.T.test_t) ... ok\n"), err
    code, out, err = refjit(folder, "-c", "import subprocess, sys; print(subprocess.run([sys.executable, '-c', 'print(6 * 7)'], "
                                          "capture_output=True, text=True).stdout)")
    assert (code, out) == (0, "42\n\n"), err
    code, out, err = refjit(folder, "-m", "absent_module")
    assert code == 1 and err.endswith("No module named absent_module\n"), err
    assert refjit(folder, "-O", "-c", "assert 0; print(__debug__)")[:2] == (0, "False\n")
    for wrong in (["-Z", "part.py"], ["-c"], ["-u"], ["-X", "int_max_str_digits=7", "-c", ""], ["--check-hash-based-pycs", "no", "-c", ""]):
        code, out, err = refjit(folder, *wrong)
        assert code == 2 and err.startswith("refjit: "), (wrong, code, err)


def folders_of_pythonpath_follow_the_programs_own(folder):
    for where, name in (("own", "first"), ("one", "first"), ("one", "second"), ("two", "second")):
        (folder / where).mkdir(exist_ok=True)
        (folder / where / f"{name}.py").write_text(f"where = {where!r}")
    (folder / "own" / "program.py").write_text("import first, second, os, sys\n"
                                               "print(first.where, second.where, [os.path.basename(each) for each in sys.path[:4]])")
    code, out, err = refjit(folder, "own/program.py", PYTHONPATH="one:two:one::nowhere")
    assert code == 0 and out == f"own one ['own', 'one', 'two', {folder.name!r}]\n", out + err
    code, out, err = refjit(folder, "-c", "import second; print(second.where)", PYTHONPATH=str(folder / "two"))
    assert code == 0 and out == "two\n", out + err


def a_folder_named_as_a_command_is_not_run_for_it(folder):
    (folder / "test").mkdir()
    (folder / "test" / "__main__.py").write_text("print('the folder')\n")
    (folder / "test_part.py").write_text("def test_t(): pass\n")
    code, out, err = refjit(folder, "test", "-q")
    assert code == 0 and "1 passed" in out and "the folder" not in out, out + err
    assert refjit(folder, "./test")[:2] == (0, "the folder\n")


TESTS = [a_folder_named_as_a_command_is_not_run_for_it, options_and_variables_mean_what_they_mean_to_python, takes_the_command_line_of_python, folders_of_pythonpath_follow_the_programs_own]
