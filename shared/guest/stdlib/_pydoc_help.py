"""The builtin help(): pages by object or name, and a prompt; and what `python -m pydoc` takes."""

import getopt
import inspect
import keyword
import os
import sys
import textwrap


class Helper:
    """help(object) shows its page; help("name") that of a module or of a dotted name; help() asks until `quit`."""

    keywords = dict.fromkeys(keyword.kwlist, "")
    _GREETING = """
Welcome to the help of refjit for Python {}.{}!

Type the name of a module, class or function and read how it is used.
"modules", "keywords", "symbols" and "topics" list what there is; "modules word"
lists the modules about a word. "quit", or Ctrl-D, goes back to the program.
"""

    def __init__(self, input=None, output=None):
        self._input, self._output = input, output

    @property
    def input(self):
        return self._input or sys.stdin

    @property
    def output(self):
        return self._output or sys.stdout

    def __repr__(self):
        if inspect.stack()[1][3] == "?":
            self()
            return ""
        return f"<{type(self).__module__}.{type(self).__qualname__} instance>"

    _NOT_GIVEN = object()

    def __call__(self, request=_NOT_GIVEN):
        if request is not self._NOT_GIVEN:
            self.help(request)
            return
        self.intro()
        self.interact()
        self.output.write("\nBack in the program. help(object) or help('name') asks directly.\n")

    def intro(self):
        self.output.write(self._GREETING.format(*sys.version_info[:2]))

    def interact(self):
        self.output.write("\n")
        while True:
            try:
                request = self.getline("help> ")
            except (KeyboardInterrupt, EOFError):
                break
            request = request.strip() if request else "quit"
            if not request:
                continue
            if len(request) > 2 and request[0] == request[-1] in "'\"" and request[0] not in request[1:-1]:
                request = request[1:-1]
            if request.lower() in ("q", "quit"):
                break
            self.help("help" if request == "help" else request)

    def getline(self, prompt):
        """A line of the input, behind the prompt."""
        if self.input is sys.stdin:
            return input(prompt)
        self.output.write(prompt)
        self.output.flush()
        return self.input.readline()

    def help(self, request):
        import pydoc

        if isinstance(request, str):
            request = request.strip()
            lists = {"keywords": self.listkeywords, "symbols": self.listsymbols, "topics": self.listtopics, "modules": self.listmodules}
            if request == "help":
                self.intro()
            elif request in lists:
                lists[request]()
            elif request[:8] == "modules ":
                self.listmodules(request.split()[1])
            elif request in ("True", "False", "None"):
                pydoc.doc(eval(request), "Help on %s:", output=self._output)
            elif request in self.keywords:
                self.showtopic(request)
            elif request:
                pydoc.doc(request, "Help on %s:", output=self._output)
            else:
                pydoc.doc(str, "Help on %s:", output=self._output)
        elif isinstance(request, Helper):
            self()
        else:
            pydoc.doc(request, "Help on %s:", output=self._output)
        self.output.write("\n")

    def list(self, items, columns=4, width=80):
        """Names in columns, read downwards."""
        items = sorted(items)
        rows = (len(items) + columns - 1) // columns
        for row in range(rows):
            for cell in items[row::rows]:
                self.output.write(cell.ljust(width // columns - 1) + " ")
            self.output.write("\n")

    def listkeywords(self):
        self.output.write("\nThe keywords of Python; the language reference explains them.\n\n")
        self.list(self.keywords)

    def _elsewhere(self, what):
        self.output.write(f"\n{what} are explained in the language reference, https://docs.python.org/3.11/reference/\n")

    def listsymbols(self):
        self._elsewhere("Symbols")

    def listtopics(self):
        self._elsewhere("Topics")

    def showtopic(self, topic, more_xrefs=""):
        self._elsewhere(f"Keywords such as {topic!r}")

    showsymbol = showtopic

    def listmodules(self, key=""):
        import pydoc

        if key:
            self.output.write(f"\nModules with {key!r} in their name or first line:\n\n")
            pydoc.apropos(key)
            return
        names = {}

        def add(path, name, first):
            if name and "." not in name:
                names[name] = 1

        pydoc.ModuleScanner().run(add, onerror=lambda name: None)
        self.list(names)
        self.output.write("\nThe name of a module shows its page; \"modules word\" looks for a word.\n")


def command_line(arguments):
    import pydoc

    own = sys.modules["__main__"].__dict__
    show = own.get("help") if getattr(own.get("help"), "help", None) else pydoc.help
    try:
        options, names = getopt.getopt(arguments, "k:w")
        if not options and not names:
            raise getopt.GetoptError("nothing is asked for")
    except getopt.GetoptError:
        print(textwrap.dedent(pydoc.__doc__.partition("\n\n")[2]))
        return
    if "" not in sys.path and os.getcwd() not in sys.path:
        sys.path.insert(0, os.getcwd())
    words = [value for option, value in options if option == "-k"]
    if words:
        pydoc.apropos(words[-1])
        return
    is_written = any(option == "-w" for option, _ in options)
    for name in names:
        is_file = "/" in name or name.endswith(".py")
        if is_file and not os.path.exists(name):
            print(f"file {name!r} does not exist")
            sys.exit(1)
        thing = pydoc.importfile(name) if is_file and os.path.isfile(name) else name
        if is_written:
            pydoc.writedoc(thing)
            continue
        try:
            show.help(thing)
        except (ImportError, pydoc.ErrorDuringImport) as e:
            print(e)
