# parser.register("type", ...) and ("action", ...) name what add_argument takes; groups share their parser's names.
import argparse

parser = argparse.ArgumentParser(prog="p", add_help=False)
parser.add_argument("files", nargs="*")
parser.register("type", "yes or no", lambda text: text.lower() in ("yes", "true"))
parser.register("action", "on", argparse._StoreTrueAction)
parser.add_argument("--train", type="yes or no")
group = parser.add_argument_group("more")
group.add_argument("--fast", action="on")
group.register("type", "hundreds", lambda text: int(text) * 100)
parser.add_argument("-n", type="hundreds", default="2")
print(parser.parse_args(["--train", "Yes", "--fast", "a"]))
print(parser.parse_known_intermixed_args("a --train no b --other -n 3 c".split()))
for bad in ({"action": "nothing"}, {"type": "nothing"}):
    try:
        parser.add_argument("--bad", **bad)
    except ValueError as error:
        print(error)
# expect: Namespace(files=['a'], train=True, fast=True, n=200)
# expect: (Namespace(train=False, fast=False, n=300, files=['a', 'b']), ['--other', 'c'])
# expect: unknown action "nothing"
# expect: 'nothing' is not callable
