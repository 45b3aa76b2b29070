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
_browsers = {}  # by name: [the class, the object or None]
_tryorder = None  # names, the preferred ones first; None: they have not been looked for
_os_preferred_browser = None  # what the desktop says


def register(name, klass, instance=None, *, preferred=False):
    """Makes a browser known, and tells whether it comes before the others."""
    with _lock:
        if _tryorder is None:
            register_standard_browsers()
        _browsers[name.lower()] = [klass, instance]
        if preferred or (_os_preferred_browser and name in _os_preferred_browser):
            _tryorder.insert(0, name)
        else:
            _tryorder.append(name)


def get(using=None):
    """The browser of a name or a command, or the first one that there is."""
    if _tryorder is None:
        with _lock:
            if _tryorder is None:
                register_standard_browsers()
    for browser in [using] if using is not None else _tryorder:
        if "%s" in browser:
            command = shlex.split(browser)
            return BackgroundBrowser(command[:-1]) if command[-1] == "&" else GenericBrowser(command)
        try:
            known = _browsers[browser.lower()]
        except KeyError:
            known = _synthesize(browser)
        if known[1] is not None:
            return known[1]
        if known[0] is not None:
            return known[0]()
    raise Error("could not locate runnable browser")


def open(url, new=0, autoraise=True):
    """Shows an address: in the same window (0), a new one (1) or a new tab (2). False: no browser would."""
    if _tryorder is None:
        with _lock:
            if _tryorder is None:
                register_standard_browsers()
    return any(get(name).open(url, new, autoraise) for name in _tryorder)


def open_new(url):
    return open(url, 1)


def open_new_tab(url):
    return open(url, 2)


def _synthesize(browser, *, preferred=False):
    """A browser of another path, made as the known one of the same name: [class, object]."""
    command = browser.split()[0]
    if not shutil.which(command):
        return [None, None]
    name = os.path.basename(command)
    controller = _browsers.get(name.lower(), [None, None])[1]
    if controller and name.lower() == controller.basename:
        import copy

        controller = copy.copy(controller)
        controller.name, controller.basename = browser, os.path.basename(browser)
        register(browser, None, instance=controller, preferred=preferred)
        return [None, controller]
    return [None, None]


# ---- kinds of browsers


class BaseBrowser:
    """A command that is given an address."""

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
    """A command that runs until the browser is closed."""

    def __init__(self, name):
        if isinstance(name, str):
            self.name, self.args = name, ["%s"]
        else:
            self.name, self.args = name[0], name[1:]
        self.basename = os.path.basename(self.name)

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        command = [self.name] + [arg.replace("%s", url) for arg in self.args]
        try:
            return not subprocess.Popen(command, close_fds=True).wait()
        except OSError:
            return False


class BackgroundBrowser(GenericBrowser):
    """A command that is started and left to itself."""

    def open(self, url, new=0, autoraise=True):
        command = [self.name] + [arg.replace("%s", url) for arg in self.args]
        sys.audit("webbrowser.open", url)
        try:
            return subprocess.Popen(command, close_fds=True, start_new_session=True).poll() is None
        except OSError:
            return False


class UnixBrowser(BaseBrowser):
    """A command that tells a browser that runs, or becomes it."""

    raise_opts = None  # what says that the window is (not) to be raised
    background = False
    redirect_stdout = True
    remote_args = ["%action", "%s"]
    remote_action = remote_action_newwin = remote_action_newtab = None

    def _invoke(self, args, remote, autoraise, url=None):
        raise_opt = []
        if remote and self.raise_opts:
            chosen = self.raise_opts[int(autoraise)]
            raise_opt = [chosen] if chosen else []
        command = [self.name, *raise_opt, *args]
        quiet = subprocess.DEVNULL if remote or self.background else None
        process = subprocess.Popen(command, close_fds=True, stdin=quiet, stdout=(self.redirect_stdout and quiet) or None, stderr=quiet,
                                   start_new_session=True)  # fmt: skip
        if remote:
            # It ends soon, or it has become the browser.
            try:
                return not process.wait(5)
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
            action = self.remote_action_newwin if self.remote_action_newtab is None else self.remote_action_newtab
        else:
            raise Error("Bad 'new' parameter to open(); expected 0, 1, or 2, got %s" % new)
        args = [arg for arg in (each.replace("%s", url).replace("%action", action) for each in self.remote_args) if arg]
        if self._invoke(args, True, autoraise, url):
            return True
        return self._invoke([arg.replace("%s", url) for arg in self.args], False, False)


class Mozilla(UnixBrowser):
    remote_args = ["%action", "%s"]
    remote_action, remote_action_newwin, remote_action_newtab = "", "-new-window", "-new-tab"
    background = True


class Netscape(UnixBrowser):
    raise_opts = ["-noraise", "-raise"]
    remote_args = ["-remote", "openURL(%s%action)"]
    remote_action, remote_action_newwin, remote_action_newtab = "", ",new-window", ",new-tab"
    background = True


class Galeon(UnixBrowser):
    raise_opts = ["-noraise", ""]
    remote_args = ["%action", "%s"]
    remote_action, remote_action_newwin = "-n", "-w"
    background = True


class Chrome(UnixBrowser):
    remote_args = ["%action", "%s"]
    remote_action, remote_action_newwin, remote_action_newtab = "", "--new-window", ""
    background = True


Chromium = Chrome


class Edge(UnixBrowser):
    remote_args = ["%action", "%s"]
    remote_action, remote_action_newwin, remote_action_newtab = "", "--new-window", ""
    background = True


class Opera(UnixBrowser):
    remote_args = ["%action", "%s"]
    remote_action, remote_action_newwin, remote_action_newtab = "", "--new-window", ""
    background = True


class Elinks(UnixBrowser):
    remote_args = ["-remote", "openURL(%s%action)"]
    remote_action, remote_action_newwin, remote_action_newtab = "", ",new-window", ",new-tab"
    background = False
    redirect_stdout = False  # it is the terminal's


class Konqueror(BaseBrowser):
    """KDE's: asked over kfmclient, or started."""

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        action = "newTab" if new == 2 else "openURL"
        quiet = subprocess.DEVNULL
        try:
            process = subprocess.Popen(["kfmclient", action, url], close_fds=True, stdin=quiet, stdout=quiet, stderr=quiet)
            process.wait()
            return True
        except OSError:
            pass
        for command in (["konqueror", "--silent", url], ["kfm", "-d", url]):
            try:
                process = subprocess.Popen(command, close_fds=True, stdin=quiet, stdout=quiet, stderr=quiet, start_new_session=True)
            except OSError:
                continue
            return process.poll() is None
        return False


class Grail(BaseBrowser):
    """Python's own browser of old, told over a socket in the folder of temporary files."""

    def _find_grail_rc(self):
        import glob
        import pwd
        import socket
        import tempfile

        user = pwd.getpwuid(os.getuid())[0]
        for path in glob.glob(os.path.join(os.path.join(tempfile.gettempdir(), ".grail-unix"), glob.escape(user) + "-*")):
            s = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
            try:
                s.connect(path)
            except OSError:
                try:
                    os.unlink(path)  # nobody listens any more
                except OSError:
                    pass
            else:
                return s
        return None

    def _remote(self, action):
        s = self._find_grail_rc()
        if not s:
            return 0
        s.send(action.encode())
        s.close()
        return 1

    def open(self, url, new=0, autoraise=True):
        sys.audit("webbrowser.open", url)
        return self._remote("LOADNEW " + url if new else "LOAD " + url)


# ---- what the machine has


def register_X_browsers():
    """Those of a desktop."""
    for name in ("xdg-open",):
        if shutil.which(name):
            register(name, None, BackgroundBrowser(name))
    for variable, name in (("GNOME_DESKTOP_SESSION_ID", "gvfs-open"), ("GNOME_DESKTOP_SESSION_ID", "gnome-open")):
        if variable in os.environ and shutil.which(name):
            register(name, None, BackgroundBrowser(name))
    if "KDE_FULL_SESSION" in os.environ and shutil.which("kfmclient"):
        register("kfmclient", Konqueror, Konqueror("kfmclient"))
    if shutil.which("x-www-browser"):
        register("x-www-browser", None, BackgroundBrowser("x-www-browser"))
    for kind, names in ((Mozilla, "firefox iceweasel iceape seamonkey"), (Netscape, "mozilla-firefox mozilla-firebird firebird mozilla netscape")):
        for name in names.split():
            if shutil.which(name):
                register(name, None, kind(name))
    if shutil.which("kfm"):
        register("kfm", Konqueror, Konqueror("kfm"))
    elif shutil.which("konqueror"):
        register("konqueror", Konqueror, Konqueror("konqueror"))
    for kind, names in ((Galeon, "galeon epiphany"), (BackgroundBrowser, "skipstone"), (Chrome, "google-chrome chrome chromium chromium-browser"),
                        (Opera, "opera"), (BackgroundBrowser, "mosaic"), (Grail, "grail"), (Edge, "microsoft-edge")):  # fmt: skip
        for name in names.split():
            if shutil.which(name):
                if kind is Grail:
                    register(name, Grail, None)
                else:
                    register(name, None, kind(name))


def register_standard_browsers():
    """What is there, and what BROWSER names, in front."""
    global _tryorder, _os_preferred_browser
    _tryorder = []
    if os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"):
        try:
            found = subprocess.check_output("xdg-settings get default-web-browser".split(), stderr=subprocess.DEVNULL)
        except (FileNotFoundError, subprocess.CalledProcessError, PermissionError, NotADirectoryError, NotImplementedError):
            pass
        else:
            _os_preferred_browser = found.decode().strip()
        register_X_browsers()
    if os.environ.get("TERM"):
        for kind, name in ((GenericBrowser, "www-browser"), (GenericBrowser, "links"), (Elinks, "elinks"), (GenericBrowser, "lynx"), (GenericBrowser, "w3m")):
            if shutil.which(name):
                register(name, None, kind(name))
    if "BROWSER" in os.environ:
        # The first one named is tried first.
        for text in reversed(os.environ["BROWSER"].split(os.pathsep)):
            if text != "":
                known = _synthesize(text, preferred=True)
                if known[1] is None:
                    _tryorder.insert(0, text)


def main():
    import getopt

    usage = "Usage: %s [-n | -t | -h] url\n    -n: open new window\n    -t: open new tab\n    -h, --help: show help" % sys.argv[0]
    try:
        options, args = getopt.getopt(sys.argv[1:], "ntdh", ["help"])
    except getopt.error as msg:
        print(msg, file=sys.stderr)
        print(usage, file=sys.stderr)
        sys.exit(1)
    new = 0
    for option, _ in options:
        if option == "-n":
            new = 1
        elif option == "-t":
            new = 2
        else:
            print(usage, file=sys.stderr)
            sys.exit()
    if len(args) != 1:
        print(usage, file=sys.stderr)
        sys.exit(1)
    open(args[0], new)
    print("\a")


if __name__ == "__main__":
    main()
