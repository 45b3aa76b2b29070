# Options between positionals, and arguments in files.
import argparse
import contextlib
import io
import tempfile


def run(read, *arguments):
    err = io.StringIO()
    with contextlib.redirect_stderr(err):
        try:
            print(read(list(arguments)))
        except SystemExit as e:
            print("exit", e.code, err.getvalue().splitlines()[-1])


parser = argparse.ArgumentParser(prog="prog")
parser.add_argument("a")
parser.add_argument("b", nargs="*")
parser.add_argument("--c", required=True)
run(parser.parse_args, "1", "--c", "2", "3")
run(parser.parse_intermixed_args, "1", "--c", "2", "3", "4")
run(parser.parse_known_intermixed_args, "1", "--c", "2", "--d", "3")
run(parser.parse_intermixed_args, "1")
run(parser.parse_intermixed_args, "--c", "1")
parser.add_argument("rest", nargs=argparse.REMAINDER)
try:
    parser.parse_intermixed_args(["1"])
except TypeError as e:
    print(e)


class Words(argparse.ArgumentParser):
    def convert_arg_line_to_args(self, line):
        return line.split()


folder = tempfile.TemporaryDirectory()
path = folder.name + "/arguments.txt"
with open(path, "w") as file:
    file.write("--c 5\n6 7\n")
parser = Words(prog="prog", fromfile_prefix_chars="@+")
parser.add_argument("a", nargs="*")
parser.add_argument("--c")
run(parser.parse_args, "1", "@" + path, "8")
run(parser.parse_args, "+nofile.txt")

# expect: exit 2 prog: error: unrecognized arguments: 3
# expect: Namespace(c='2', a='1', b=['3', '4'])
# expect: (Namespace(c='2', a='1', b=[]), ['--d', '3'])
# expect: exit 2 prog: error: the following arguments are required: --c
# expect: exit 2 prog: error: the following arguments are required: a, b
# expect: parse_intermixed_args: positional arg with nargs=...
# expect: exit 2 prog: error: unrecognized arguments: 6 7 8
# expect: exit 2 prog: error: [Errno 2] No such file or directory: 'nofile.txt'
