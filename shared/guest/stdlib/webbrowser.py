"""webbrowser: shows addresses in the browsers that the machine has."""

import os
import shlex
import shutil
import subprocess
import sys
import threading

__all__ = ["Error", "open", "open_new", "open_new_tab", "get", "register"]


class Error(Exception):
    pass


_lock = threading.RLock()
_browsers = {}  #: {lower name: [what makes it, or None; it, or None]}
_tryorder = _os_preferred_browser = None


def register(name, klass, instance=None, *, preferred=False):
    """A browser under a name; a preferred one is tried first."""
    with _lock:
        if _tryorder is None:
            register_standard_browsers()
        _browsers[name.lower()] = [klass, instance]
        if preferred or _os_preferred_browser and f"{_os_preferred_browser}.desktop" == name:
            _tryorder.insert(0, name)
        else:
            _tryorder.append(name)


def get(using=None):
    """The browser of that name or command, or the first that there is."""
    with _lock:
        if _tryorder is None:
            register_standard_browsers()
    for name in [using] if using is not None else _tryorder:
        if "%s" in name:
            command = shlex.split(name)
            return BackgroundBrowser(command[:-1]) if command[-1] == "&" else GenericBrowser(command)
        found = _browsers.get(name.lower()) or _synthesize(name)
        if found[1] is not None:
            return found[1]
        if found[0] is not None:
            return found[0]()
    raise Error("could not locate runnable browser")


def open(url, new=0, autoraise=True):
    """Shows the address: `new` 1 in a window of its own, 2 in a tab of its own. Whether a browser took it."""
    with _lock:
        if _tryorder is None:
            register_standard_browsers()
    return any(get(name).open(url, new, autoraise) for name in _tryorder)


def open_new(url):
    return open(url, 1)


def open_new_tab(url):
    return open(url, 2)


def _synthesize(browser, *, preferred=False):
    """A browser that is like the one of this command's name, elsewhere."""
    command = browser.split()[0]
    known = _browsers.get(os.path.basename(command).lower()) if shutil.which(command) else None
    if known is None or known[1] is None or not os.path.basename(command) == os.path.basename(known[1].name):
        return [None, None]
    import copy

    made = copy.copy(known[1])
    made.name, made.basename = browser, os.path.basename(browser)
    register(browser, None, instance=made, preferred=preferred)
    return [None, made]


class BaseBrowser:
    args = ["%s"]

    def __init__(self, name=""):
        self.name = self.basename = name

    def open(self, url, new=0, autoraise=True):
        raise NotImplementedError

    def open_new(self, url):
        return self.open(url, 1)

    def open_new_tab(self, url):
        return self.open(url, 2)


class GenericBrowser(BaseBrowser):
    """A command with a place for the address, which it waits for."""

    def __init__(self, name):
        self.name, self.args = (name, ["%s"]) if isinstance(name, str) else (name[0], name[1:])
        self.basename = os.path.basename(self.name)

    def _command(self, url):
        return [self.name, *[each.replace("%s", url) for each in self.args]]

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        try:
            return not subprocess.Popen(self._command(url)).wait()
        except OSError:
            return False


class BackgroundBrowser(GenericBrowser):
    """A command that goes on by itself."""

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        try:
            return subprocess.Popen(self._command(url), close_fds=True, start_new_session=True).poll() is None
        except OSError:
            return False


class UnixBrowser(BaseBrowser):
    """A command that tells a running browser, and starts one where none runs."""

    raise_opts = None
    background = redirect_stdout = False
    remote_args, remote_action, remote_action_newwin, remote_action_newtab = ["%action", "%s"], None, None, None

    def _invoke(self, args, remote, autoraise, url=None):
        command = [self.name]
        if remote and self.raise_opts:
            command += [self.raise_opts[bool(autoraise)]]
        quiet = subprocess.DEVNULL if remote or self.background else None
        process = subprocess.Popen(command + args, close_fds=True, stdin=quiet, start_new_session=True,
                                   stdout=(self.redirect_stdout and quiet) or None, stderr=quiet)  # fmt: skip
        if remote:
            try:
                return not process.wait(5)  # it has told the browser, or is one itself
            except subprocess.TimeoutExpired:
                return True
        if self.background:
            return process.poll() is None
        return not process.wait()

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        if new == 0:
            action = self.remote_action
        elif new == 1:
            action = self.remote_action_newwin
        elif new == 2:
            action = self.remote_action_newtab or self.remote_action_newwin
        else:
            raise Error(f"Bad 'new' parameter to open(); expected 0, 1, or 2, got {new}")
        args = [each.replace("%s", url).replace("%action", action) for each in self.remote_args]
        args = [each for each in args if each]
        if self._invoke(args, True, autoraise, url):
            return True
        return self._invoke([each.replace("%s", url) for each in self.args], False, False)


class Mozilla(UnixBrowser):
    remote_args, remote_action = ["%action", "%s"], ""
    remote_action_newwin, remote_action_newtab, background = "-new-window", "-new-tab", True


class Netscape(UnixBrowser):
    raise_opts, remote_args, remote_action = ["-noraise", "-raise"], ["-remote", "openURL(%s%action)"], ""
    remote_action_newwin, remote_action_newtab, background = ",new-window", ",new-tab", True


class Galeon(UnixBrowser):
    raise_opts, remote_args, remote_action = ["-noraise", ""], ["%action", "%s"], "-n"
    remote_action_newwin, background = "-w", True


class Chrome(UnixBrowser):
    remote_args, remote_action = ["%action", "%s"], ""
    remote_action_newwin, remote_action_newtab, background = "--new-window", "", True


Chromium = Chrome


class Opera(UnixBrowser):
    remote_args, remote_action = ["%action", "%s"], ""
    remote_action_newwin, remote_action_newtab, background = "--new-window", "", True


class Elinks(UnixBrowser):
    remote_args, remote_action = ["-remote", "openURL(%s%action)"], ""
    remote_action_newwin, remote_action_newtab, background, redirect_stdout = ",new-window", ",new-tab", False, False


class Konqueror(BaseBrowser):
    """KDE's browser, told by kfmclient."""

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        action = "newTab" if new == 2 else "openURL"
        for command, is_told in ((["kfmclient", action, url], True), (["konqueror", "--silent", url], False), (["kfm", "-d", url], False)):
            try:
                process = subprocess.Popen(command, close_fds=True, stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
                                           stderr=subprocess.DEVNULL, start_new_session=True)  # fmt: skip
            except OSError:
                continue
            if is_told:
                process.wait()
                return True
            return process.poll() is None
        return False


def register_X_browsers():
    """Those that need a display."""
    for opener in ("xdg-open",):
        if shutil.which(opener):
            register(opener, None, BackgroundBrowser(opener))
    if "GNOME_DESKTOP_SESSION_ID" in os.environ and shutil.which("gvfs-open"):
        register("gvfs-open", None, BackgroundBrowser("gvfs-open"))
    if "KDE_FULL_SESSION" in os.environ and shutil.which("kfmclient"):
        register("kfmclient", Konqueror, Konqueror("kfmclient"))
    if shutil.which("x-www-browser"):
        register("x-www-browser", None, BackgroundBrowser("x-www-browser"))
    for kind, names in ((Mozilla, ("firefox", "iceweasel", "iceape", "seamonkey")), (Netscape, ("mozilla-firefox", "mozilla-firebird", "firebird",
                        "mozilla", "netscape")), (Galeon, ("galeon", "epiphany")),
                        (Chrome, ("google-chrome", "chrome", "chromium", "chromium-browser")), (Opera, ("opera",))):  # fmt: skip
        for name in names:
            if shutil.which(name):
                register(name, None, kind(name))
    if shutil.which("kfm"):
        register("kfm", Konqueror, Konqueror("kfm"))
    elif shutil.which("konqueror"):
        register("konqueror", Konqueror, Konqueror("konqueror"))


def register_standard_browsers():
    """Those that the machine has, and those that BROWSER names before them."""
    global _tryorder
    _tryorder = []
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        register_X_browsers()
    if os.environ.get("TERM"):
        for name, make in (("www-browser", GenericBrowser), ("links", GenericBrowser), ("elinks", Elinks), ("lynx", GenericBrowser), ("w3m", GenericBrowser)):
            if shutil.which(name):
                register(name, None, make(name))
    for command in reversed(os.environ.get("BROWSER", "").split(os.pathsep) if "BROWSER" in os.environ else []):
        if command and _synthesize(command, preferred=True)[1] is None:
            _tryorder.insert(0, command)


def main():
    """webbrowser [-n | -t] url"""
    import getopt

    usage = f"Usage: {sys.argv[0]} [-n | -t | -h] url\n    -n: open new window\n    -t: open new tab\n    -h, --help: show help"
    try:
        options, args = getopt.getopt(sys.argv[1:], "ntdh", ["help"])
    except getopt.error as error:
        print(error, file=sys.stderr)
        print(usage, file=sys.stderr)
        sys.exit(1)
    new = 0
    for option, _ in options:
        if option in ("-n", "-t"):
            new = 1 if option == "-n" else 2
        elif option in ("-h", "--help"):
            print(usage, file=sys.stderr)
            sys.exit()
    if len(args) != 1:
        print(usage, file=sys.stderr)
        sys.exit(1)
    open(args[0], new)
    print("\a")


if __name__ == "__main__":
    main()
