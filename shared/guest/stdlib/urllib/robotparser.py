"""What a site's robots.txt lets a program fetch."""

import collections
import time
import urllib.parse
import urllib.request

__all__ = ["RobotFileParser"]

RequestRate = collections.namedtuple("RequestRate", "requests seconds")


class RobotFileParser:
    def __init__(self, url=""):
        self.entries, self.sitemaps, self.default_entry = [], [], None
        self.disallow_all = self.allow_all = False
        self.set_url(url)
        self.last_checked = 0

    def mtime(self):
        """When the rules were read last."""
        return self.last_checked

    def modified(self):
        self.last_checked = time.time()

    def set_url(self, url):
        self.url = url
        self.host, self.path = urllib.parse.urlparse(url)[1:3]

    def read(self):
        try:
            with urllib.request.urlopen(self.url) as f:
                raw = f.read()
        except urllib.error.HTTPError as e:
            if e.code in (401, 403):
                self.disallow_all = True
            elif 400 <= e.code < 500:
                self.allow_all = True
        else:
            self.parse(raw.decode("utf-8").splitlines())

    def _add_entry(self, entry):
        if "*" not in entry.useragents:
            self.entries.append(entry)
        elif self.default_entry is None:
            self.default_entry = entry

    def parse(self, lines):
        """Takes the lines of a file; rules belong to the agents that stand right before them."""
        entry, has_rules = Entry(), False
        self.modified()
        for line in lines:
            if not line and entry.useragents and has_rules:
                self._add_entry(entry)
                entry, has_rules = Entry(), False
            elif not line and entry.useragents:
                entry = Entry()
            name, colon, value = line.partition("#")[0].strip().partition(":")
            if not colon:
                continue
            name, value = name.strip().lower(), urllib.parse.unquote(value.strip())
            if name == "user-agent":
                if has_rules:
                    self._add_entry(entry)
                    entry, has_rules = Entry(), False
                entry.useragents.append(value)
            elif name == "sitemap":
                self.sitemaps.append(value)
            elif entry.useragents and name in ("allow", "disallow", "crawl-delay", "request-rate"):
                entry.take(name, value)
                has_rules = True
        if entry.useragents and has_rules:
            self._add_entry(entry)

    def _entry_of(self, useragent):
        for entry in self.entries:
            if entry.applies_to(useragent):
                return entry
        return self.default_entry

    def can_fetch(self, useragent, url):
        if self.disallow_all:
            return False
        if self.allow_all:
            return True
        if not self.last_checked:
            return False  # nobody has read the rules
        parts = urllib.parse.urlparse(urllib.parse.unquote(url))
        url = urllib.parse.quote(urllib.parse.urlunparse(("", "", parts.path, parts.params, parts.query, parts.fragment))) or "/"
        entry = self._entry_of(useragent)
        return entry.allowance(url) if entry else True

    def crawl_delay(self, useragent):
        entry = self._entry_of(useragent) if self.mtime() else None
        return entry.delay if entry else None

    def request_rate(self, useragent):
        entry = self._entry_of(useragent) if self.mtime() else None
        return entry.req_rate if entry else None

    def site_maps(self):
        return self.sitemaps or None

    def __str__(self):
        entries = self.entries + ([self.default_entry] if self.default_entry is not None else [])
        return "\n\n".join(map(str, entries))


class RuleLine:
    """One Allow or Disallow line."""

    def __init__(self, path, allowance):
        if not path and not allowance:
            allowance = True  # an empty Disallow lets everything through
        path = urllib.parse.urlunparse(urllib.parse.urlparse(path))
        self.path, self.allowance = urllib.parse.quote(path), allowance

    def applies_to(self, filename):
        return self.path == "*" or filename.startswith(self.path)

    def __str__(self):
        return ("Allow" if self.allowance else "Disallow") + ": " + self.path


class Entry:
    """The rules of one or more agents."""

    def __init__(self):
        self.useragents, self.rulelines, self.delay, self.req_rate = [], [], None, None

    def take(self, name, value):
        if name in ("allow", "disallow"):
            self.rulelines.append(RuleLine(value, name == "allow"))
        elif name == "crawl-delay":
            if value.strip().isdigit():
                self.delay = int(value)
        else:
            numbers = [number.strip() for number in value.split("/")]
            if len(numbers) == 2 and all(number.isdigit() for number in numbers):
                self.req_rate = RequestRate(int(numbers[0]), int(numbers[1]))

    def __str__(self):
        lines = [f"User-agent: {agent}" for agent in self.useragents]
        if self.delay is not None:
            lines.append(f"Crawl-delay: {self.delay}")
        if self.req_rate is not None:
            lines.append(f"Request-rate: {self.req_rate.requests}/{self.req_rate.seconds}")
        return "\n".join(lines + [str(rule) for rule in self.rulelines])

    def applies_to(self, useragent):
        name = useragent.split("/")[0].lower()
        return any(agent == "*" or agent.lower() in name for agent in self.useragents)

    def allowance(self, filename):
        return next((rule.allowance for rule in self.rulelines if rule.applies_to(filename)), True)
