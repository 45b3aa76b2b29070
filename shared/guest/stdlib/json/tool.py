"""python -m json.tool: a JSON text checked and laid out."""

import argparse
import json
import sys


def main():
    parser = argparse.ArgumentParser(prog="python -m json.tool",
                                     description="A simple command line interface for json module to validate and pretty-print JSON objects.")  # fmt: skip
    parser.add_argument("infile", nargs="?", default="-", help="a JSON file to be validated or pretty-printed")
    parser.add_argument("outfile", nargs="?", default=None, help="write the output of infile to outfile")
    parser.add_argument("--sort-keys", action="store_true", help="sort the output of dictionaries alphabetically by key")
    parser.add_argument("--no-ensure-ascii", dest="ensure_ascii", action="store_false", help="disable escaping of non-ASCII characters")
    parser.add_argument("--json-lines", action="store_true", help="parse input using the JSON Lines format. Use with --no-indent or --compact to produce valid JSON Lines output.")
    group = parser.add_mutually_exclusive_group()
    group.add_argument("--indent", default=4, type=int, help="separate items with newlines and use this number of spaces for indentation")
    group.add_argument("--tab", action="store_const", dest="indent", const="\t", help="separate items with newlines and use tabs for indentation")
    group.add_argument("--no-indent", action="store_const", dest="indent", const=None, help="separate items with spaces rather than newlines")
    group.add_argument("--compact", action="store_true", help="suppress all whitespace separation (most compact)")
    options = parser.parse_args()
    given = {"sort_keys": options.sort_keys, "indent": None if options.compact else options.indent, "ensure_ascii": options.ensure_ascii}
    if options.compact:
        given["separators"] = ",", ":"
    try:
        source = sys.stdin if options.infile == "-" else open(options.infile, encoding="utf-8")
        parts = (json.loads(line) for line in source) if options.json_lines else (json.load(source),)
        out = sys.stdout if options.outfile is None else open(options.outfile, "w", encoding="utf-8")
        for part in parts:
            json.dump(part, out, **given)
            out.write("\n")
    except ValueError as e:
        raise SystemExit(e)


if __name__ == "__main__":
    main()
