"""Writes rows of shared/guest/mindspore/ops/operand_rows.py and operand_words.py: what functions say to operands of the wrong kind.

  python3 tests/oracle/function_sweep.py wrong wrong.txt build/oracle/bin/python
  python3 tests/oracle/operand_rows.py wrong.txt primitives      prints the rows of PRIMITIVES, or with `words` those of WORDS
A function's row holds what it said to at least three kinds at one place; texts that tell values, shapes or kernels are left out.
"""
import ast
import collections
import os
import re
import sys

os.environ["MODE"] = "wrong"
sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from function_calls import calls  # noqa: E402
from function_sweep import WRONG, spoilt  # noqa: E402
from primitive_sweep import read  # noqa: E402

# What each wrong argument is: its letter, its class, its type in the texts of generated primitives, the class's name.
KINDS = {"None": ("N", "<class 'NoneType'>", "None", "NoneType"), "True": ("b", "<class 'bool'>", "bool", "bool"),
         "3": ("i", "<class 'int'>", "int", "int"), "1.5": ("f", "<class 'float'>", "float", "float"),
         "'a'": ("s", "<class 'str'>", "string", "str"), "(0, 1)": ("t", "<class 'tuple'>", "Tuple<int, int>", "tuple"),
         "[1.5]": ("l", "<class 'list'>", "List<float>", "list"),
         "ms.int32": ("d", "<class 'mindspore._c_expression.typing.Int'>", "mindspore.dtype", "Int")}
LEFT_OUT = re.compile(r"Select CPU|kernel|Not found op|not supported between|operand|takes \d|positional arg|\(2, 3\)|\[const|Infer type|Tensor\[")
CHOOSING = ("ops.clamp", "ops.clip")  # which primitive refuses depends on the other operands
FIRST = ("Tensor", "bool", "int", "float", "Number", "string", "mindspore.dtype")


def answers(path):
    """(function, place or name of the argument, kind, text) of every TypeError; calls are numbered as function_sweep does."""
    said, told, number = read(path), set(), -1
    for specs, expression in calls():
        call = ast.parse(expression, mode="eval").body
        if not isinstance(call, ast.Call):
            continue
        for index, made in enumerate(spoilt(expression)):
            if (tuple(specs), made) in told:
                continue
            told.add((tuple(specs), made))
            number += 1
            place, wrong = divmod(index, len(WRONG))
            function = ast.unparse(call.func)
            match = re.match(r"TypeError: (.*)", said.get(number, ("", ""))[1])
            if place >= len(call.args) + len(call.keywords) or WRONG[wrong] not in KINDS or not match or not re.match(r"(ops|mint)\.", function):
                continue
            argument = place if place < len(call.args) else call.keywords[place - len(call.args)].arg
            yield function.split(".")[0] + "." + function.split(".")[-1], argument, KINDS[WRONG[wrong]], match[1].replace("\\n", "\n")


def templates(path):
    """{(function, place): {text with what tells the kind left open: letters}}."""
    found = collections.defaultdict(lambda: collections.defaultdict(set))
    for function, place, (letter, kind, shown, name), text in answers(path):
        if LEFT_OUT.search(text):
            continue
        if "should be: \n" in text:
            text = re.sub(rf"=({re.escape(shown)})(?=[,)])", "=@", text, count=1)
        else:
            text = text.replace(kind, "{c}")
            text = re.sub(rf"(?<=got type '){name}(?=')|(?<=got ){name}(?=\.?$)", "{n}", text)
        found[function, place][text].add(letter)
    for key, texts in found.items():
        text, letters = max(texts.items(), key=lambda item: len(item[1]))
        if len(letters) >= 3:
            yield key, text, "T" if len(letters) == len(KINDS) else "".join(sorted(letters))


def grouped(rows):
    """Rows (function, rest) with functions of the same rest together."""
    names = collections.OrderedDict()
    for function, rest in rows:
        group, name = function.split(".")
        names.setdefault((group, rest), []).append(name)
    return [f"{group}.{','.join(dict.fromkeys(found))}{rest}" for (group, rest), found in names.items()]


def primitives(path):
    forms = collections.OrderedDict()
    for (function, place), text, _ in templates(path):
        match = re.match(r'Failed calling \w+ with "(.*)"\.\nThe valid calling should be: \n"(.*)"', text)
        refused = match and re.search(r"(\w+)=@", match[1])
        if refused and function not in CHOOSING:
            form = forms.setdefault(function, collections.OrderedDict()).setdefault(match[2], (match[1], {}))
            form[1].setdefault(refused[1], place)
    rows = []
    for function, found in forms.items():
        valid, (given, places) = max(found.items(), key=lambda item: len(item[1][1]))
        literals = dict(re.findall(r"(\w+)=([\w.@<>, ]+?)(?=, \w+=|\))", given))

        def parameter(match):
            name, types = match[1], match[2]
            if name in places:
                return f"{name}@{places[name]}=<{types}>"
            usual = [kind for kind in FIRST if kind in types.split(", ")][:1]
            return f"{name}=<{types}>" + ("" if [literals.get(name)] == [u.replace("Number", "int") for u in usual] else "!" + literals.get(name, "None"))
        rows.append((function, ": " + re.sub(r"(\w+)=<([^>]*)>", parameter, valid)))
    return grouped(rows)


def words(path):
    places = collections.OrderedDict()
    for (function, place), text, letters in templates(path):
        if "Failed calling" not in text and "\n" not in text:
            text = re.sub(rf"\b{function.split('.')[1]}\b", "{f}", text)
            places.setdefault((function, letters, text), []).append(str(place))
    return grouped([(function, f" {','.join(sorted(set(where)))} {letters} {text}") for (function, letters, text), where in places.items()])


if __name__ == "__main__":
    print("\n".join({"primitives": primitives, "words": words}[sys.argv[2]](sys.argv[1])))
