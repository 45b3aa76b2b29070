"""Line-oriented command interpreters."""

import string
import sys

__all__ = ["Cmd"]
PROMPT = "(Cmd) "
IDENTCHARS = string.ascii_letters + string.digits + "_"


class Cmd:
    prompt, identchars, ruler, lastcmd, intro, doc_leader = PROMPT, IDENTCHARS, "=", "", None, ""
    doc_header, misc_header = "Documented commands (type help <topic>):", "Miscellaneous help topics:"
    undoc_header, nohelp, use_rawinput = "Undocumented commands:", "*** No help on %s", 1

    def __init__(self, completekey="tab", stdin=None, stdout=None):
        self.stdin = sys.stdin if stdin is None else stdin
        self.stdout = sys.stdout if stdout is None else stdout
        self.cmdqueue, self.completekey = [], completekey

    def cmdloop(self, intro=None):
        self.preloop()
        if intro is not None:
            self.intro = intro
        if self.intro:
            self.stdout.write(str(self.intro) + "\n")
        stop = None
        while not stop:
            if self.cmdqueue:
                line = self.cmdqueue.pop(0)
            elif self.use_rawinput:
                try:
                    line = input(self.prompt)
                except EOFError:
                    line = "EOF"
            else:
                self.stdout.write(self.prompt)
                self.stdout.flush()
                line = self.stdin.readline()
                line = line.rstrip("\r\n") if line else "EOF"
            line = self.precmd(line)
            stop = self.postcmd(self.onecmd(line), line)
        self.postloop()

    def precmd(self, line):
        return line

    def postcmd(self, stop, line):
        return stop

    def preloop(self):
        pass

    postloop = preloop

    def parseline(self, line):
        line = line.strip()
        if not line:
            return None, None, line
        if line[0] == "?":
            line = "help " + line[1:]
        elif line[0] == "!":
            if not hasattr(self, "do_shell"):
                return None, None, line
            line = "shell " + line[1:]
        i = 0
        while i < len(line) and line[i] in self.identchars:
            i += 1
        return line[:i], line[i:].strip(), line

    def onecmd(self, line):
        cmd, arg, line = self.parseline(line)
        if not line:
            return self.emptyline()
        if cmd is None:
            return self.default(line)
        self.lastcmd = "" if line == "EOF" else line
        function = getattr(self, "do_" + cmd, None) if cmd else None
        return self.default(line) if function is None else function(arg)

    def emptyline(self):
        if self.lastcmd:
            return self.onecmd(self.lastcmd)

    def default(self, line):
        self.stdout.write("*** Unknown syntax: %s\n" % line)

    def complete(self, text, state):
        """The completion number `state` of a word: of commands at the line's start, else what complete_COMMAND gives."""
        if state == 0:
            import readline

            whole = readline.get_line_buffer()
            line = whole.lstrip()
            cut = len(whole) - len(line)
            start, stop = readline.get_begidx() - cut, readline.get_endidx() - cut
            find = self.completenames
            if start > 0:
                command = self.parseline(line)[0]
                find = getattr(self, "complete_" + command, self.completedefault) if command else self.completedefault
            self.completion_matches = find(text, line, start, stop)
        return self.completion_matches[state] if state < len(self.completion_matches) else None

    def completedefault(self, *ignored):
        return []

    def completenames(self, text, *ignored):
        return [name[3:] for name in self.get_names() if name.startswith("do_" + text)]

    def get_names(self):
        return dir(self.__class__)

    def complete_help(self, *args):
        topics = {name[5:] for name in self.get_names() if name.startswith("help_" + args[0])}
        return list(set(self.completenames(*args)) | topics)

    def do_help(self, arg):
        'List available commands with "help" or detailed help with "help cmd".'
        if arg:
            function = getattr(self, "help_" + arg, None)
            if function is not None:
                return function()
            doc = getattr(getattr(self, "do_" + arg, None), "__doc__", None)
            self.stdout.write("%s\n" % (doc or self.nohelp % (arg,)))
            return
        names = sorted(set(self.get_names()))
        topics = {name[5:] for name in names if name.startswith("help_")}
        documented, others = [], []
        for name in names:
            if name.startswith("do_"):
                known = name[3:] in topics or getattr(self, name).__doc__
                topics.discard(name[3:])
                (documented if known else others).append(name[3:])
        self.stdout.write("%s\n" % str(self.doc_leader))
        self.print_topics(self.doc_header, documented, 15, 80)
        self.print_topics(self.misc_header, sorted(topics), 15, 80)
        self.print_topics(self.undoc_header, others, 15, 80)

    def print_topics(self, header, cmds, cmdlen, maxcol):
        if cmds:
            self.stdout.write("%s\n" % str(header))
            if self.ruler:
                self.stdout.write("%s\n" % str(self.ruler * len(header)))
            self.columnize(cmds, maxcol - 1)
            self.stdout.write("\n")

    def columnize(self, list, displaywidth=80):
        if not list:
            self.stdout.write("<empty>\n")
            return
        bad = [i for i, item in enumerate(list) if not isinstance(item, str)]
        if bad:
            raise TypeError("list[i] not a string for i in %s" % ", ".join(map(str, bad)))
        for rows in range(1, len(list) + 1):
            columns = [list[i:i + rows] for i in range(0, len(list), rows)]
            widths = [max(map(len, column)) for column in columns]
            if sum(widths) + 2 * (len(widths) - 1) <= displaywidth or rows == len(list):
                break
        for row in range(rows):
            cells = [column[row].ljust(w) for column, w in zip(columns, widths) if row < len(column)]
            self.stdout.write("%s\n" % "  ".join(cells))
