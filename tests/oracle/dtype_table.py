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
INPUT = re.compile(r"For primitive\[(\w+)\], the input argument\[([\w ']+)\] must be a type of \{(.*?)\}, but got (.*?)\.\n", re.S)


def refusals(path):
    """(call, text) of every error."""
    for line in open(path, errors="replace"):
        match = re.match(r"#\d+ (.*?) => \w*Error: (.*)", line)
        if match:
            yield match[1], ast.literal_eval(match[2]) + "\n"


def single_calls(path):
    """{(operator, call): {letter: answer}} of the calls whose tensors have the dtype under test, all of them."""
    found = {}
    for line in open(path, errors="replace"):
        match = re.match(r"#\d+ ([PG]\.(\w+)\(.*?\)) \| (.*) \| (\w+) => (.*)", line)
        if match and re.match(r"(Parameter\()?T\(", match[3]) and not re.search(r"\b[DI]\(", match[3]):
            found.setdefault((match[2], match[1] + match[3]), {})[LETTERS[{name.lower(): name for name in LETTERS}[match[4]]]] = match[5]
    return found


def taken_by_operators(calls):
    """{operator: letters of the dtypes under test that it took}."""
    found = {}
    for (operator, _), answers in calls.items():
        found.setdefault(operator, set()).update(letter for letter, answer in answers.items() if not re.match(r"\w*Error|CRASH", answer))
    return found


def sayings(calls):
    """{(operator, type of the error, text with {} for the dtype): letters} of what operators say to dtypes in words of their own."""
    found = {}
    for (operator, _), answers in calls.items():
        if len(answers) < 10 or all(re.match(r"\w*Error|CRASH", answer) for answer in answers.values()):
            continue
        for letter, answer in answers.items():
            match = re.match(r"(\w*Error): (.*)", answer)
            if not match or match[1] == "AttributeError":
                continue
            text = ast.literal_eval(match[2]).split("\n\n---")[0].strip()
            if not text or "Select CPU" in text or "Kernel select" in text or INPUT.search(text + "\n"):
                continue
            name = {known: name for name, known in LETTERS.items()}[letter]
            found.setdefault((operator, match[1], re.sub(rf"\b{name}\b(?!.*\b{name}\b)", "{}", text.split("\n")[0])), set()).add(letter)
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
            name = re.sub(r"type of input '(\w+)'", r"\1", name)
            if letters(re.sub("Ref|Tensor", "", match[4])).strip("*") and "*" not in letters(listed):
                form = "Written" if match[4].startswith("Ref[") else "Bracketed" if "Tensor[" in match[3] else "Plain"
                inputs.setdefault((match[1], name, match[2]), (form, letters(listed)))
    calls = single_calls(path)
    taken = taken_by_operators(calls)
    for operator, argument, name in list(inputs):
        is_first = not re.match(r"ind|seg|k$|offset|thresh|seq|order", argument)
        more = taken.get(operator, set()) - set(inputs[operator, argument, name][1]) if is_first else ()
        if more:  # what is taken though the list does not say so
            form, listed = inputs[operator, argument, name]
            inputs[operator, argument, name] = (form, listed + "+" + "".join(sorted(more)))
    print("// The dtypes that MindSpore 2.7's CPU takes, written by tests/oracle/dtype_table.py from its refusals. By operator:")
    print("//   REFJIT_CPU_INPUT(operator, argument, its name in the text, form, dtypes)   what inference asks for")
    print("//   REFJIT_CPU_KERNELS(operator, form, inputs>outputs of each kernel)          what kernels there are")
    print("//   REFJIT_CPU_SAYS(operator, dtypes, error, text with {} for the dtype)          what operators say in words of their own")
    print("// Behind + stand dtypes that are taken though the text does not list them.")
    print("// clang-format off")
    for (operator, argument, name), (style, taken) in sorted(inputs.items()):
        print(f'REFJIT_CPU_INPUT({operator}, "{argument}", "{name}", {style}, "{taken}")')
    for operator, (form, rows) in sorted(kernels.items()):
        print(f'REFJIT_CPU_KERNELS({operator}, {form}, "{rows}")')
    for (operator, error, text), refused in sorted(sayings(calls).items()):
        print(f'REFJIT_CPU_SAYS({operator}, "{"".join(sorted(refused))}", "{error}", "{text}")')


if __name__ == "__main__":
    main(sys.argv[1])
