"""webbrowser: what commands the browsers are asked with; which one is taken."""
import os
import subprocess
from unittest import mock

for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER", "TERM"):
    os.environ.pop(name, None)
import webbrowser  # noqa: E402

URL = "http://www.example.com"
calls = []


class Started:
    def wait(self, *timeout):
        return 0

    def poll(self):
        return None


def popen(command, **options):
    calls.append((command, sorted((name, value) for name, value in options.items() if name != "close_fds")))
    return Started()


for kind, name in ((webbrowser.Mozilla, "firefox"), (webbrowser.Netscape, "netscape"), (webbrowser.Galeon, "galeon"), (webbrowser.Chrome, "chrome"),
                   (webbrowser.Opera, "opera"), (webbrowser.Elinks, "elinks"), (webbrowser.GenericBrowser, "x"), (webbrowser.BackgroundBrowser, "y")):
    browser = kind(name)
    with mock.patch.object(subprocess, "Popen", popen):
        for method, options in (("open", {}), ("open", {"autoraise": False}), ("open_new", {}), ("open_new_tab", {})):
            calls.clear()
            print(kind.__name__, method, getattr(browser, method)(URL, **options), calls[0])
for wrong in (lambda: webbrowser.Mozilla("f").open(URL, 5), lambda: webbrowser.get("no such browser")):
    try:
        wrong()
    except webbrowser.Error as error:
        print(error)
print(type(webbrowser.get("echo %s &")).__name__, type(webbrowser.get("echo %s")).__name__, webbrowser.get("echo -x %s").args)


class Own:
    pass


webbrowser.register("Example1", Own)
webbrowser.register("Example2", None, Own(), preferred=True)
print(webbrowser._tryorder, sorted(webbrowser._browsers), type(webbrowser.get("eXaMPLE1")).__name__, type(webbrowser.get()).__name__)
webbrowser._tryorder = None
os.environ["BROWSER"] = "sh:nosuch:cat %s"
webbrowser.register_standard_browsers()
print(webbrowser._tryorder)
# expect: Mozilla open True (['firefox', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Mozilla open True (['firefox', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Mozilla open_new True (['firefox', '-new-window', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Mozilla open_new_tab True (['firefox', '-new-tab', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Netscape open True (['netscape', '-raise', '-remote', 'openURL(http://www.example.com)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Netscape open True (['netscape', '-noraise', '-remote', 'openURL(http://www.example.com)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Netscape open_new True (['netscape', '-raise', '-remote', 'openURL(http://www.example.com,new-window)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Netscape open_new_tab True (['netscape', '-raise', '-remote', 'openURL(http://www.example.com,new-tab)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Galeon open True (['galeon', '-n', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Galeon open True (['galeon', '-noraise', '-n', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Galeon open_new True (['galeon', '-w', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Galeon open_new_tab True (['galeon', '-w', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Chrome open True (['chrome', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Chrome open True (['chrome', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Chrome open_new True (['chrome', '--new-window', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Chrome open_new_tab True (['chrome', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Opera open True (['opera', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Opera open True (['opera', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Opera open_new True (['opera', '--new-window', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Opera open_new_tab True (['opera', 'http://www.example.com'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', -3)])
# expect: Elinks open True (['elinks', '-remote', 'openURL(http://www.example.com)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', None)])
# expect: Elinks open True (['elinks', '-remote', 'openURL(http://www.example.com)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', None)])
# expect: Elinks open_new True (['elinks', '-remote', 'openURL(http://www.example.com,new-window)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', None)])
# expect: Elinks open_new_tab True (['elinks', '-remote', 'openURL(http://www.example.com,new-tab)'], [('start_new_session', True), ('stderr', -3), ('stdin', -3), ('stdout', None)])
# expect: GenericBrowser open True (['x', 'http://www.example.com'], [])
# expect: GenericBrowser open True (['x', 'http://www.example.com'], [])
# expect: GenericBrowser open_new True (['x', 'http://www.example.com'], [])
# expect: GenericBrowser open_new_tab True (['x', 'http://www.example.com'], [])
# expect: BackgroundBrowser open True (['y', 'http://www.example.com'], [('start_new_session', True)])
# expect: BackgroundBrowser open True (['y', 'http://www.example.com'], [('start_new_session', True)])
# expect: BackgroundBrowser open_new True (['y', 'http://www.example.com'], [('start_new_session', True)])
# expect: BackgroundBrowser open_new_tab True (['y', 'http://www.example.com'], [('start_new_session', True)])
# expect: Bad 'new' parameter to open(); expected 0, 1, or 2, got 5
# expect: could not locate runnable browser
# expect: BackgroundBrowser GenericBrowser ['-x', '%s']
# expect: ['Example2', 'Example1'] ['example1', 'example2'] Own Own
# expect: ['sh', 'nosuch', 'cat %s']
