"""The configuration of a test session: the ini file, the options, and what conftest files ask of it."""

import os
import pathlib
import re

from pytest.hooks import PluginManager
from pytest.options import Parser, arguments
from pytest.outcomes import UsageError

_missing = object()

# Keys of the ini file: (type, default).
_INIS = {"addopts": ("args", ""), "markers": ("linelist", []), "testpaths": ("args", []), "filterwarnings": ("linelist", []),
         "python_files": ("args", ["test_*.py", "*_test.py"]), "python_classes": ("args", ["Test"]), "python_functions": ("args", ["test"]),
         "norecursedirs": ("args", [".*", "*.egg", "_darcs", "build", "CVS", "dist", "node_modules", "venv", "{arch}", "__pycache__"]),
         "xfail_strict": ("bool", False), "strict_xfail": ("bool", False), "usefixtures": ("args", []), "cache_dir": ("string", ".pytest_cache"),
         "minversion": ("string", ""), "required_plugins": ("args", []), "console_output_style": ("string", "progress"),
         "empty_parameter_set_mark": ("string", ""), "junit_suite_name": ("string", "pytest"), "junit_family": ("string", "xunit2"),
         "log_level": ("string", ""), "log_format": ("string", "%(levelname)-8s %(name)s:%(filename)s:%(lineno)d %(message)s"),
         "log_date_format": ("string", "%H:%M:%S"), "log_cli": ("bool", False), "pythonpath": ("paths", []), "confcutdir": ("string", ""),
         "faulthandler_timeout": ("string", "0"), "enable_assertion_pass_hook": ("bool", False), "asyncio_mode": ("string", ""),
         "junit_duration_report": ("string", "total"), "junit_logging": ("string", "no"), "log_cli_level": ("string", ""),
         "log_cli_format": ("string", ""), "log_cli_date_format": ("string", ""), "log_file": ("string", ""), "log_file_level": ("string", ""),
         "log_file_mode": ("string", "w"), "log_file_format": ("string", ""), "log_file_date_format": ("string", ""),
         "log_auto_indent": ("string", ""), "junit_log_passing_tests": ("bool", True), "parametrize_long_str_id_strategy": ("string", "short"), "doctest_optionflags": ("args", []),
         "doctest_encoding": ("string", "utf-8"), "verbosity_assertions": ("string", "auto"), "verbosity_test_cases": ("string", "auto"),
         "verbosity_subtests": ("string", "auto"), "tmp_path_retention_count": ("string", "3"), "tmp_path_retention_policy": ("string", "all"),
         "truncation_limit_lines": ("string", "8"), "truncation_limit_chars": ("string", "640"), "consider_namespace_packages": ("bool", False),
         "collect_imported_tests": ("bool", True), "strict": ("bool", False), "strict_config": ("bool", False),
         "strict_markers": ("bool", False), "strict_parametrization_ids": ("bool", False),
         "disable_test_id_escaping_and_forfeit_all_rights_to_community_support": ("bool", False)}  # fmt: skip


class InvocationParams:
    def __init__(self, args, plugins, folder):
        self.args, self.plugins, self.dir = tuple(args), plugins, pathlib.Path(folder)


class Config:
    """`option` holds the options by pytest's destinations."""

    def __init__(self, args, plugins=()):
        self.pluginmanager = PluginManager()
        self.hook = self.pluginmanager.hook
        self.parser = Parser()
        self._given, self.inifile, self.ini, self.root = list(args), None, {}, os.getcwd()
        self.invocation_params = InvocationParams(args, plugins, os.getcwd())
        self._cleanups = []
        self.option = self.parser.parsed(self._given, False)
        first = [p.split("::")[0] for p in self.option.file_or_dir]
        self._read_ini([os.path.abspath(p) for p in first if os.path.exists(p)])
        self.parser.stands_at(self.inifile, self.root)
        for each in self.option.override_ini or ():
            name, is_given, value = each.partition("=")
            if not is_given:
                raise UsageError(f"-o/--override-ini expects option=value style (got: {each!r}).")
            self.ini[name.strip()] = value.strip()
        self._given = arguments(self._given, self.ini)
        self.option = self.parser.parsed(self._given, False)
        self.stash, self.is_whole = {}, False

    def parse_whole(self):
        """Once the conftest files have added their options: all must be known."""
        self.option = self.parser.parsed(self._given, True)
        self.is_whole = True
        for name in self.ini:
            if name not in _INIS and name not in self.parser.inis and self._is_strict("strict_config"):
                raise UsageError(f"Unknown config option: {name}")

    def _is_strict(self, name):
        return getattr(self.option, name) or self.getini(name) or self.getini("strict")

    args = property(lambda self: list(self.option.file_or_dir))
    verbosity = property(lambda self: self.option.verbose)
    rootpath = property(lambda self: pathlib.Path(self.root))
    rootdir = property(lambda self: self.root)
    inipath = property(lambda self: pathlib.Path(self.inifile) if self.inifile else None)

    def get_verbosity(self, verbosity_type=None):
        return self.option.verbose

    def getoption(self, name, default=_missing, skip=False):
        """The value of an option by its name or destination."""
        key = self.parser.destinations.get(name, name.lstrip("-").replace("-", "_"))
        value = getattr(self.option, key, _missing)
        if value is _missing or (value is None and skip):
            if default is not _missing:
                return default
            if skip:
                from pytest.outcomes import skip as leave

                leave(f"no {name!r} option found")
            raise ValueError(f"no option named {name!r}")
        return value

    def getvalue(self, name):
        return self.getoption(name)

    def getvalueorskip(self, name):
        return self.getoption(name, skip=True)

    def getini(self, name):
        """The value of a key of the ini file, of the type that the key was declared with."""
        kind, default = _INIS[name] if name in _INIS else (self.parser.inis.get(name) or (_missing, None))[:2]
        if kind is _missing:
            raise ValueError(f"unknown configuration value: {name!r}")
        if name not in self.ini:
            return default
        value = self.ini[name]
        if kind in ("args", "paths", "pathlist"):
            words = __import__("shlex").split(value) if isinstance(value, str) else list(value)
            return words if kind == "args" else [pathlib.Path(self.inifile or self.root).parent / w for w in words]
        if kind == "linelist":
            return [line.strip() for line in value.split("\n") if line.strip()] if isinstance(value, str) else list(value)
        if kind == "bool":
            if str(value).strip().lower() not in ("1", "yes", "true", "on", "0", "no", "false", "off"):
                raise ValueError(f"invalid truth value {str(value).lower()!r}")
            return str(value).strip().lower() in ("1", "yes", "true", "on")
        return {"int": int, "float": float}.get(kind, str)(value)

    def addinivalue_line(self, name, line):
        value = self.getini(name)
        self.ini[name] = "\n".join([*value, line]) if isinstance(value, list) else line
        if name == "markers":
            self.know_markers()

    def know_markers(self):
        from pytest import marks

        for line in self.getini("markers"):
            marks.KNOWN.add(re.split(r"[:(]", line.strip())[0].strip())
        marks.IS_STRICT[0] = self._is_strict("strict_markers")

    def add_cleanup(self, function):
        self._cleanups.append(function)

    def clean_up(self):
        while self._cleanups:
            self._cleanups.pop()()

    def issue_config_time_warning(self, warning, stacklevel):
        import warnings

        warnings.warn(warning, stacklevel=stacklevel + 1)

    def notify_exception(self, excinfo, option=None):
        """Exceptions of the session itself end it with their traceback."""

    # ---- the ini file

    def _read_ini(self, paths):
        """Looks for the ini file where the paths meet and above; the root is where it stands."""
        if self.option.inifilename:
            self.inifile = os.path.abspath(self.option.inifilename)
            if not os.path.isfile(self.inifile):
                raise UsageError(f"file or directory not found: {self.option.inifilename}")
            self.ini, self.root = _read(self.inifile) or {}, os.path.dirname(self.inifile)
        else:
            folders = [p if os.path.isdir(p) else os.path.dirname(p) for p in paths] or [os.getcwd()]
            self._look_from(os.path.commonpath(folders))
        if self.option.rootdir:
            self.root = os.path.abspath(os.path.expandvars(self.option.rootdir))
            if not os.path.isdir(self.root):
                raise UsageError(f"Directory '{self.root}' not found. Check your '--rootdir' option.")

    def _look_from(self, folder):
        at = folder
        while True:
            for name in ("pytest.ini", ".pytest.ini", "pyproject.toml", "tox.ini", "setup.cfg"):
                path = os.path.join(at, name)
                if os.path.isfile(path):
                    found = _read(path)
                    if found is not None or name in ("pytest.ini", ".pytest.ini"):
                        self.inifile, self.ini, self.root = path, found or {}, at
                        return
            above = os.path.dirname(at)
            if above == at:
                break
            at = above
        both = os.path.commonpath([os.getcwd(), folder])
        self.root, at = both if both != os.path.dirname(both) else folder, folder
        while at != os.path.dirname(at):
            if os.path.isfile(os.path.join(at, "setup.py")):
                self.root = at
                return
            at = os.path.dirname(at)


def _read(path):
    """The pytest section of an ini or toml file as texts (toml: or lists of them); None where there is none."""
    if path.endswith(".toml"):
        return _read_toml(path)
    import configparser

    parser = configparser.RawConfigParser(strict=False, delimiters=("=", ":"), comment_prefixes=("#", ";"), interpolation=None)
    parser.optionxform = str
    try:
        with open(path, encoding="utf-8") as file:
            parser.read_file(file)
    except configparser.Error as error:
        raise UsageError(f"{path}: {error}") from None
    section = "tool:pytest" if os.path.basename(path) == "setup.cfg" else "pytest"
    if not parser.has_section(section):
        return None
    return {name: value.strip() for name, value in parser.items(section)}


def _read_toml(path):
    import tomllib

    try:
        with open(path, "rb") as file:
            table = tomllib.load(file)
    except tomllib.TOMLDecodeError as error:
        raise UsageError(f"{path}: {error}") from None
    found = table.get("tool", {}).get("pytest", {})
    found = found.get("ini_options", found if found else None) if isinstance(found, dict) else None
    if found is None:
        return None
    return {name: [str(v) for v in value] if isinstance(value, list) else str(value) for name, value in found.items()}
