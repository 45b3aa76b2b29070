"""Completes Python names, for readline: keywords, builtins and names of a namespace, or the attributes of a dotted name."""

import builtins
import inspect
import keyword
import re
import warnings

__all__ = ["Completer"]


class Completer:
    def __init__(self, namespace=None):
        if namespace and not isinstance(namespace, dict):
            raise TypeError("namespace must be a dictionary")
        self.use_main_ns = namespace is None
        if namespace is not None:
            self.namespace = namespace

    def complete(self, text, state):
        """The completion of this number, or None behind the last."""
        if self.use_main_ns:
            import __main__

            self.namespace = __main__.__dict__
        if not text.strip():
            return "\t" if state == 0 else None
        if state == 0:
            self.matches = self.attr_matches(text) if "." in text else self.global_matches(text)
        return self.matches[state] if state < len(self.matches) else None

    def _callable_postfix(self, val, word):
        if not callable(val):
            return word
        word += "("
        try:
            return word + ")" if not inspect.signature(val).parameters else word
        except ValueError:
            return word

    def global_matches(self, text):
        matches, seen = [], {"__builtins__"}
        for word in keyword.kwlist + keyword.softkwlist:
            if word.startswith(text):
                seen.add(word)
                if word in {"finally", "try"}:
                    word += ":"
                elif word not in {"False", "None", "True", "break", "continue", "pass", "else", "_"}:
                    word += " "
                matches.append(word)
        for names in (self.namespace, builtins.__dict__):
            for word, value in names.items():
                if word.startswith(text) and word not in seen:
                    seen.add(word)
                    matches.append(self._callable_postfix(value, word))
        return matches

    def attr_matches(self, text):
        found = re.match(r"(\w+(\.\w+)*)\.(\w*)", text)
        if not found:
            return []
        expression, attr = found.group(1, 3)
        try:
            thing = eval(expression, self.namespace)
        except Exception:
            return []
        words = set(dir(thing))
        words.discard("__builtins__")
        if hasattr(thing, "__class__"):
            words.add("__class__")
            words.update(get_class_members(thing.__class__))
        # First the public names; if there are none, those with one underscore, then all.
        prefixes = {"": "_", "_": "__"}
        hidden = prefixes.get(attr)
        while True:
            matches = [self._match(thing, expression, word) for word in words
                       if word.startswith(attr) and not (hidden and word.startswith(hidden))]  # fmt: skip
            if matches or not hidden:
                return sorted(matches)
            hidden = prefixes.get(hidden)

    def _match(self, thing, expression, word):
        full = f"{expression}.{word}"
        if isinstance(getattr(type(thing), word, None), property):
            return full  # reading it could run anything
        with warnings.catch_warnings():
            warnings.simplefilter("ignore")
            value = getattr(thing, word, None)
        return self._callable_postfix(value, full) if value is not None else full


def get_class_members(klass):
    names = dir(klass)
    for base in getattr(klass, "__bases__", ()):
        names += get_class_members(base)
    return names


try:
    import readline
except ImportError:
    pass
else:
    readline.set_completer(Completer().complete)
