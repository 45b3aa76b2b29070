"""--junitxml: the results in the form that CI systems read (pytest's xunit2)."""

import datetime
import os
import platform
import re
import xml.etree.ElementTree as tree


def _clean(text):
    """Without the characters that XML cannot hold."""
    return re.sub("[^\u0009\n\r -\u007e\u0080-\ud7ff\ue000-\ufffd\U00010000-\U0010ffff]", lambda m: f"#x{ord(m[0]):02X}", str(text))


def _names(nodeid, prefix):
    """(class name, name) of a test."""
    path, is_bracket, parameters = nodeid.partition("[")
    parts = path.split("::")
    parts[0] = re.sub(r"\.py$", "", parts[0].replace("/", "."))
    parts[-1] += is_bracket + parameters
    return ".".join(([prefix] if prefix else []) + parts[:-1]), parts[-1]


class Log:
    """Collects the reports of a session."""

    def __init__(self, config):
        path = os.path.expanduser(os.path.expandvars(config.option.xmlpath))
        self.path, self.config = os.path.abspath(path), config
        self.started = datetime.datetime.now(datetime.timezone.utc)
        self.cases, self.seconds, self.properties = {}, {}, []
        self.counts = {"errors": 0, "failures": 0, "skipped": 0, "tests": 0}

    def _case(self, report):
        made = self.cases.get(report.nodeid)
        is_second = made is not None and report.failed and report.when == "teardown" and made.find("failure") is not None
        if made is None or is_second:  # CI systems know one failure or error a case
            if is_second:
                self.cases[report.nodeid, "call"] = made
            classname, name = _names(report.nodeid, self.config.option.junitprefix)
            made = self.cases[report.nodeid] = tree.Element("testcase", classname=classname, name=_clean(name), time="0")
            self.seconds[report.nodeid] = 0.0
        return made

    def add(self, report):
        case = self._case(report)
        self.seconds[report.nodeid] += report.duration
        case.set("time", f"{self.seconds[report.nodeid]:.3f}")
        if report.passed:
            self.counts["tests"] += report.when == "call"
        elif report.failed:
            is_failure = report.when == "call"
            self.counts["tests"] += report.when != "teardown" or (report.nodeid, "call") in self.cases
            self.counts["failures" if is_failure else "errors"] += 1
            message = report.message if is_failure else f'failed on {report.when} with "{report.message or report.longreprtext}"'
            self._put(case, "failure" if is_failure else "error", message, report.longreprtext)
        elif report.skipped:
            self.counts["tests"] += 1
            self.counts["skipped"] += 1
            if hasattr(report, "wasxfail"):
                self._put(case, "skipped", report.wasxfail.removeprefix("reason: "), None, type="pytest.xfail")
            else:
                path, line, reason = report.longrepr
                reason = reason.removeprefix("Skipped: ")
                self._put(case, "skipped", reason, f"{path}:{line}: {reason}", type="pytest.skip")
        if report.when == "teardown" and report.user_properties:
            listed = tree.Element("properties")
            for name, value in report.user_properties:
                listed.append(tree.Element("property", name=str(name), value=_clean(value)))
            case.insert(0, listed)

    def add_collection(self, nodeid, outcome, text):
        kind = {"error": "errors", "skipped": "skipped"}[outcome]
        self.counts["tests"] += 1
        self.counts[kind] += 1
        classname, name = "", re.sub(r"\.py$", "", nodeid.replace("/", "."))
        if "::" in nodeid:
            classname, name = _names(nodeid, self.config.option.junitprefix)
        case = self.cases[nodeid] = tree.Element("testcase", classname=classname, name=name, time="0.000")
        self._put(case, "error" if outcome == "error" else "skipped", "collection failure" if outcome == "error" else "collection skipped", text)

    @staticmethod
    def _put(case, tag, message, text, **attributes):
        made = tree.SubElement(case, tag, **attributes, message=_clean(message))
        made.text = None if text is None else _clean(text)

    def write(self, seconds):
        suite = tree.Element("testsuite", name=self.config.getini("junit_suite_name"), **{k: str(v) for k, v in self.counts.items()},
                             time=f"{seconds:.3f}", timestamp=self.started.isoformat(), hostname=platform.node())  # fmt: skip
        if self.properties:
            listed = tree.SubElement(suite, "properties")
            for name, value in self.properties:
                tree.SubElement(listed, "property", name=str(name), value=_clean(value))
        suite.extend(self.cases.values())
        root = tree.Element("testsuites", name="pytest tests")
        root.append(suite)
        os.makedirs(os.path.dirname(self.path), exist_ok=True)
        with open(self.path, "w", encoding="utf-8") as file:
            file.write('<?xml version="1.0" encoding="utf-8"?>')
            file.write(tree.tostring(root, encoding="unicode"))
