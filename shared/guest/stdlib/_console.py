"""The prompt of `refjit -i`."""

import code
import sys


class _Console(code.InteractiveConsole):
    def raw_input(self, prompt=""):
        if sys.stdin.isatty():
            return input(prompt)
        # What is not typed is not answered among the program's output.
        sys.stderr.write(prompt)
        sys.stderr.flush()
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.rstrip("\n")


def run(names, is_start=True):
    """Until the input ends. `is_start`: no program ran before."""
    banner = f"Python {sys.version} on {sys.platform}" if is_start and not sys.flags.quiet else ""
    _Console(names, "<stdin>").interact(banner, "")
