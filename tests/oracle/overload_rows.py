"""Writes the rows of shared/guest/mindspore/ops/overloads.py: which forms the overloaded functions and methods of MindSpore take.

  python3 tests/oracle/overload_rows.py probe OUT.json     in the oracle (build/oracle/bin/python): what they say to arguments that none takes
  python3 tests/oracle/overload_rows.py rows OUT.json      prints the rows
The texts list every form where the number of arguments fits none, and those that are left where it fits some: so one learns which
parameters have defaults. A function of one form names its parameters one by one instead.
"""
import json
import re
import sys

GOOD = {"int": 0, "float": 1.5, "bool": True, "str": "a", "tuple of int": (0,), "list of int": [0], "Number": 1}
AVOIDED = set("assign_value assign_value_cpp list_equal tuple_equal".split())  # they crash


def said(function, arguments):
    """The text of the error of a call; None where there is none."""
    try:
        function(*arguments)
    except BaseException as error:
        return str(error).split("\n\n----")[0]
    return None


def forms_in(text):
    return re.findall(r'^"(.*)"$', text[text.find("should be:\n"):], re.M)


def probe(path):
    import mindspore as ms
    from mindspore import Tensor, mint

    class Odd:
        pass
    x, found = ms.ops.ones((2, 3)), {}
    good = dict(GOOD, Tensor=x, mstype=ms.float32)
    names = [("Tensor." + name, getattr(x, name)) for name in dir(Tensor) if not name.startswith("_") or name in ("__add__", "__mod__")]
    for name, function in names + [("mint." + name, getattr(mint, name)) for name in dir(mint)]:
        last = name.split(".")[1]
        if not callable(function) or isinstance(function, type) or last in AVOIDED or re.search("persist|device|cast|offload|cache|init|param_info|convert|hook|data_ptr|storage|wait|slice_|dist|gather_into|barrier|group|rank", last):
            continue
        print(name, flush=True)
        all_forms = said(function, (Odd(),) * 12) or ""
        row = {"forms": forms_in(all_forms) if "should be:\n" in all_forms else [], "told": [], "one": []}
        for count in range(7):
            text = said(function, (Odd(),) * count)
            row["told"].append([text, forms_in(text) if text and "should be:\n" in text and "match failed" in text else []])
        arguments = []
        while not row["forms"] and len(arguments) < 6:
            match = re.match(r"(\w+)\(\): argument '(\w+)' ?\(position (\d+)\) must be ([\w ]+?)(, not| but found)",
                             said(function, (*arguments, Odd())) or "")
            if not match or int(match[3]) != len(arguments) + 1:
                break
            row["one"].append([match[2], match[4] if match[5] == ", not" else "Tuple*"])
            if match[4] not in good:
                break
            arguments.append(good[match[4]])
        if row["forms"] or row["one"]:
            found[name] = row
    with open(path, "w") as file:
        json.dump(found, file)


def parsed(form):
    """(name, ((parameter, types, keyword only), ...)) of `Tensor.add(other=<number>, *, alpha=<number>)`."""
    match, parts, is_keyword = re.match(r"(?:Tensor\.)?(\w+)\((.*)\)$", form), [], False
    for part in re.findall(r"\*|\w+=<[^>]*>", match[2]):
        if part == "*":
            is_keyword = True
        else:
            name, types = part.split("=")
            parts.append((name, types[1:-1], is_keyword))
    return match[1], tuple(parts)


def required_of(parts, forms, told):
    """How many arguments a form needs: the fewest with which it is still listed, or stands alone."""
    for count, (text, listed) in enumerate(told):
        if any(tuple(n for n, _, _ in parsed(form)[1]) == tuple(n for n, _, _ in parts) for form in listed):
            return 0 if count == 1 and told[0][0] is None and all(other for _, other in forms) else count
        match = re.match(r"\w+\(\): argument '(\w+)'", text or "")
        rivals = [other for _, other in forms if match and other and other[0][0] == match[1] and count <= len(other)]
        if rivals and min(rivals, key=len) is parts:
            return 0 if count == 1 and told[0][0] is None and all(other for _, other in forms) else count
    return sum(not is_keyword and "None" not in types and types != "bool" for _, types, is_keyword in parts)


def rows(path):
    with open(path) as file:
        found = json.load(file)
    names_of = {}
    for name, row in sorted(found.items()):
        kind, last = name.split(".")
        forms = [parsed(form) for form in row["forms"]]
        if forms:
            texts = []
            for _, parts in forms:
                required = required_of(parts, forms, row["told"])
                texts.append(" ".join([("*" if is_keyword else "") + part + ("?" if is_keyword or place >= required or "None" in types else "")
                                       + ":" + types for place, (part, types, is_keyword) in enumerate(parts)]) or "-")
            text = ("" if forms[0][0] == last else ">" + forms[0][0] + " ") + " | ".join(texts)
        else:
            text = " ".join([f"{part}:{ {'tuple of int': 'Tuple', 'list of int': 'List'}.get(types, types)}" for part, types in row["one"]]) + " ..."
        names_of.setdefault((kind, text), []).append(last)
    for (kind, text), names in names_of.items():
        print(f"{kind}.{','.join(names)}: {text}")


if __name__ == "__main__":
    {"probe": probe, "rows": rows}[sys.argv[1]](sys.argv[2])
