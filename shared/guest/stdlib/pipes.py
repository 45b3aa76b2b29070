"""pipes: pipelines of the shell's commands, each of which reads and writes a stream ("-") or a file ("f")."""

import os
import re
import tempfile
import warnings
from shlex import quote

warnings.warn("'pipes' is deprecated and slated for removal in Python 3.13", DeprecationWarning, stacklevel=2)
__all__ = ["Template"]

FILEIN_FILEOUT, STDIN_FILEOUT, FILEIN_STDOUT, STDIN_STDOUT = "ff", "-f", "f-", "--"
SOURCE, SINK = ".-", "-."  # commands without input, and without output
stepkinds = [FILEIN_FILEOUT, STDIN_FILEOUT, FILEIN_STDOUT, STDIN_STDOUT, SOURCE, SINK]


def _check(name, cmd, kind):
    """Refuses what is no step: a file that a command reads or writes is its $IN or $OUT."""
    if not isinstance(cmd, str):
        raise TypeError(f"Template.{name}: cmd must be a string")
    if kind not in stepkinds:
        raise ValueError(f"Template.{name}: bad kind {kind!r}")


def _check_files(name, cmd, kind):
    for letter, variable in zip(kind, ("$IN", "$OUT")):
        if letter == "f" and not re.search(re.escape(variable) + r"\b", cmd):
            raise ValueError(f"Template.{name}: missing {variable} in cmd")


class Template:
    """A pipeline: steps that are added at its ends."""

    def __init__(self):
        self.debugging = 0
        self.reset()

    def __repr__(self):
        return f"<Template instance, steps={self.steps!r}>"

    def reset(self):
        """Forgets all steps."""
        self.steps = []

    def clone(self):
        """Another one with the same steps."""
        made = Template()
        made.steps, made.debugging = self.steps[:], self.debugging
        return made

    def debug(self, flag):
        """Whether the commands are shown before they run."""
        self.debugging = flag

    def append(self, cmd, kind):
        """Adds a step at the end."""
        _check("append", cmd, kind)
        if kind == SOURCE:
            raise ValueError("Template.append: SOURCE can only be prepended")
        if self.steps and self.steps[-1][1] == SINK:
            raise ValueError("Template.append: already ends with SINK")
        _check_files("append", cmd, kind)
        self.steps.append((cmd, kind))

    def prepend(self, cmd, kind):
        """Adds a step at the beginning."""
        _check("prepend", cmd, kind)
        if kind == SINK:
            raise ValueError("Template.prepend: SINK can only be appended")
        if self.steps and self.steps[0][1] == SOURCE:
            raise ValueError("Template.prepend: already begins with SOURCE")
        _check_files("prepend", cmd, kind)
        self.steps.insert(0, (cmd, kind))

    def open(self, file, rw):
        """A stream that reads the file through the pipeline, or writes it."""
        if rw not in ("r", "w"):
            raise ValueError(f"Template.open: rw must be 'r' or 'w', not {rw!r}")
        return self.open_r(file) if rw == "r" else self.open_w(file)

    def open_r(self, file):
        if not self.steps:
            return open(file, "r")
        if self.steps[-1][1] == SINK:
            raise ValueError("Template.open_r: pipeline ends width SINK")
        return os.popen(self.makepipeline(file, ""), "r")

    def open_w(self, file):
        if not self.steps:
            return open(file, "w")
        if self.steps[0][1] == SOURCE:
            raise ValueError("Template.open_w: pipeline begins with SOURCE")
        return os.popen(self.makepipeline("", file), "w")

    def copy(self, infile, outfile):
        """Sends a file through the pipeline into another; the shell's exit status."""
        return os.system(self.makepipeline(infile, outfile))

    def makepipeline(self, infile, outfile):
        commands = makepipeline(infile, self.steps, outfile)
        if self.debugging:
            print(commands)
            commands = "set -x; " + commands
        return commands


def _command(source, cmd, kind, sink):
    """A step with its files: as variables, or as where its streams go."""
    if kind[1] == "f":
        cmd = f"OUT={quote(sink)}; {cmd}"
    if kind[0] == "f":
        cmd = f"IN={quote(source)}; {cmd}"
    if kind[0] == "-" and source:
        cmd += " <" + quote(source)
    if kind[1] == "-" and sink:
        cmd += " >" + quote(sink)
    return cmd


def makepipeline(infile, steps, outfile):
    """The shell's text of a pipeline; where a step needs a file between two, there is a temporary one."""
    copies = [("cat", STDIN_STDOUT)]
    steps = list(steps) or copies
    if steps[0][1][0] == "f" and not infile:
        steps = copies + steps
    if steps[-1][1][1] == "f" and not outfile:
        steps = steps + copies
    between = []
    for (_, left), (_, right) in zip(steps, steps[1:]):
        name = ""
        if left[1] == "f" or right[0] == "f":
            descriptor, name = tempfile.mkstemp()
            os.close(descriptor)
        between.append(name)
    text = ""
    for (cmd, kind), source, sink in zip(steps, [infile, *between], [*between, outfile]):
        cmd = _command(source, cmd, kind, sink)
        if not text:
            text = cmd
        elif source:
            text += "\n" + cmd
        else:
            text += " |\n" + (f"{{ {cmd}; }}" if "f" in kind else cmd)
    garbage = list(filter(None, between))
    if garbage:
        remove = " ".join(["rm -f", *map(quote, garbage)])
        text = f"trap {quote(remove + '; exit')} 1 2 3 13 14 15\n{text}\n{remove}"
    return text
