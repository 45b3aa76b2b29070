"""Writes shared/ops/cpu_support.def, the dtypes that MindSpore's CPU takes, from the oracle's refusals.

  WHOLE=1 python3 tests/oracle/primitive_sweep.py run whole.txt build/oracle/bin/python
  python3 tests/oracle/dtype_table.py whole.txt > shared/ops/cpu_support.def

A refusal lists what would have been taken, so one call that fails tells an operator's whole row; operators that never refused a dtype
have none. Letters are NumPy's type characters, but for g (bfloat16) and t (bool: trigraphs begin with ??).
"""
import ast
import re
import sys

LETTERS = {"Bool": "t", "Int8": "b", "Int16": "h", "Int32": "i", "Int64": "l", "UInt8": "B", "UInt16": "H", "UInt32": "I", "UInt64": "L",
           "Float16": "e", "Float32": "f", "Float64": "d", "BFloat16": "g", "Complex64": "F", "Complex128": "D"}
KERNELS = re.compile(r"Select CPU operator\[(\w+)\] fail! Unsupported data type!\n?The supported data types are (.*?), ?\n? ?but get ", re.S)
INPUT = re.compile(r"For primitive\[(\w+)\], the input argument\[([\w ]+)\] must be a type of \{(.*?)\}, but got (.*?)\.\n", re.S)


def refusals(path):
    """(call, text) of every error."""
    for line in open(path, errors="replace"):
        match = re.match(r"#\d+ (.*?) => \w*Error: (.*)", line)
        if match:
            yield match[1], ast.literal_eval(match[2]) + "\n"


def taken_by_operators(path):
    """{operator: letters of the dtypes under test that it took}."""
    found = {}
    for line in open(path, errors="replace"):
        match = re.match(r"#\d+ [PG]\.(\w+)\(.*\| (Parameter\()?T\(.* \| (\w+) => (?!\w*Error|CRASH)", line)
        if match:
            found[match[1]] = found.get(match[1], "") + LETTERS[{name.lower(): name for name in LETTERS}[match[3]]]
    return found


def letters(text):
    return "".join(LETTERS.get(word, "*") for word in re.findall(r"\w+", text))


def main(path):
    kernels, inputs = {}, {}
    for _, text in refusals(path):
        match = KERNELS.search(text)
        form = "Graph" if "Kernel select failed" in text else "Direct"
        if match:
            rows = re.findall(r"input\[(.*?)\], output\[(.*?)\]", match[2])
            kernels.setdefault(match[1], (form, " ".join(letters(taken) + ">" + letters(given) for taken, given in rows)))
            continue
        match = INPUT.search(text)
        if match:
            name, listed = re.sub(" type|_d?type$", "", match[2]), match[3].replace("Tensor[", "").replace("]", "")
            if letters(match[4].replace("Tensor", "")).strip("*") and "*" not in letters(listed):
                inputs.setdefault((match[1], name, match[2]), ("Bracketed" if "Tensor[" in match[3] else "Plain", letters(listed)))
    taken = taken_by_operators(path)
    for operator, argument, name in list(inputs):  # a list that is not the whole truth tells nothing
        is_first = not re.match(r"ind|seg|k$|offset|thresh|seq|order", argument)
        if is_first and set(taken.get(operator, "")) - set(inputs[operator, argument, name][1]):
            del inputs[operator, argument, name]
    print("// The dtypes that MindSpore 2.7's CPU takes, written by tests/oracle/dtype_table.py from its refusals. By operator:")
    print("//   REFJIT_CPU_INPUT(operator, argument, its name in the text, form, dtypes)   what inference asks for")
    print("//   REFJIT_CPU_KERNELS(operator, form, inputs>outputs of each kernel)          what kernels there are")
    print("// clang-format off")
    for (operator, argument, name), (style, taken) in sorted(inputs.items()):
        print(f'REFJIT_CPU_INPUT({operator}, "{argument}", "{name}", {style}, "{taken}")')
    for operator, (form, rows) in sorted(kernels.items()):
        print(f'REFJIT_CPU_KERNELS({operator}, {form}, "{rows}")')


if __name__ == "__main__":
    main(sys.argv[1])
