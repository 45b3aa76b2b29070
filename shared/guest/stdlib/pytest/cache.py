"""What a session keeps for the next one, in .pytest_cache: the tests that failed, those seen, where --stepwise stopped."""

import json
import os
import pathlib
import shutil


class Cache:
    """config.cache: values by key, as JSON files."""

    def __init__(self, config):
        folder = os.path.expandvars(config.getini("cache_dir"))
        self._folder = pathlib.Path(folder) if os.path.isabs(folder) else config.rootpath / folder
        if config.option.cacheclear:
            for part in ("v", "d"):
                shutil.rmtree(self._folder / part, ignore_errors=True)

    def mkdir(self, name):
        if len(pathlib.Path(name).parts) > 1:
            raise ValueError("name is not allowed to contain path separators")
        made = self._folder / "d" / name
        made.mkdir(parents=True, exist_ok=True)
        return made

    makedir = mkdir

    def get(self, key, default):
        try:
            return json.loads((self._folder / "v" / key).read_text())
        except (OSError, ValueError):
            return default

    def set(self, key, value):
        path = self._folder / "v" / key
        try:
            is_new = not self._folder.is_dir()
            path.parent.mkdir(parents=True, exist_ok=True)
            if is_new:
                (self._folder / ".gitignore").write_text("# Created by refjit's pytest.\n*\n")
            path.write_text(json.dumps(value, ensure_ascii=False, indent=2))
        except OSError as error:
            import warnings

            from pytest.marks import PytestCacheWarning

            warnings.warn(PytestCacheWarning(f"could not create cache path {path}: {error}"), stacklevel=2)


class Memory:
    """--lf, --ff, --nf, --sw: which tests run, by what earlier sessions kept."""

    def __init__(self, config):
        self.config, self.cache = config, config.cache
        self.failed = self.cache.get("cache/lastfailed", {})
        self.seen = self.cache.get("cache/nodeids", [])
        files = {nodeid.split("::")[0] for nodeid in self.failed}
        self.failed_files = {f for f in files if (config.rootpath / f).is_file()}
        self.status, self.files_left_out = None, 0
        self.steps = config.option.stepwise or config.option.stepwise_skip
        self.stopped_at = self.cache.get("cache/stepwise", None) if self.steps else None

    def passes_by(self, path, is_named):
        """Whether --lf leaves out a file in which nothing has failed; files that the command names stay."""
        if not self.config.option.lf or not self.failed_files or is_named:
            return False
        is_left_out = os.path.relpath(path, self.config.root) not in self.failed_files
        self.files_left_out += is_left_out
        return is_left_out

    def remembered(self, items):
        """Of a file's tests those that --lf collects: what failed, and classes whole."""
        if not self.config.option.lf or not any(i.nodeid in self.failed for i in items):
            return items
        return [i for i in items if i.nodeid in self.failed or i.parent.kind == "class"]

    def select(self, items):
        """Those to run, in their order."""
        option = self.config.option
        if option.lf or option.failedfirst:
            before = [i for i in items if i.nodeid in self.failed]
            others = [i for i in items if i.nodeid not in self.failed]
            if not self.failed:
                self.status = "no previously failed tests, "
                self.status += "not deselecting items." if option.last_failed_no_failures == "all" else "deselecting all items."
                if option.lf and option.last_failed_no_failures == "none":
                    items = []
            elif not before:
                self.status = f"{len(self.failed)} known failures not in selected tests"
            else:
                number = len(before)
                self.status = f"rerun previous {number} failure{'s' if number != 1 else ''}" + ("" if option.lf else " first")
                items = before if option.lf else before + others
        if self.files_left_out and self.status:
            self.status += f" (skipped {self.files_left_out} file{'s' if self.files_left_out != 1 else ''})"
        if option.newfirst:
            new = [i for i in items if i.nodeid not in self.seen]
            old = [i for i in items if i.nodeid in self.seen]
            by_time = lambda item: -item.path.stat().st_mtime  # noqa: E731
            items = sorted(new, key=by_time) + sorted(old, key=by_time)
        if self.steps:
            at = next((n for n, i in enumerate(items) if i.nodeid == self.stopped_at), None)
            if at is None:
                self.status = "no previously failed tests, not skipping." if self.stopped_at is None else "previously failed test not found, not skipping."
            else:
                self.status = f"skipping {at} already passed item{'s' if at != 1 else ''}."
                items = items[at:]
        return items

    def note(self, report):
        """After each report: what failed, and no longer."""
        if report.when == "call" and report.passed or report.skipped:
            self.failed.pop(report.nodeid, None)
        elif report.failed:
            self.failed[report.nodeid] = True

    def stop_after(self, report):
        """Whether --stepwise ends the session here."""
        if not self.steps or not report.failed:
            return False
        if self.config.option.stepwise_skip:
            self.config.option.stepwise_skip = False
            return False
        self.stopped_at = report.nodeid
        return True

    def keep(self, items, is_whole):
        """At the end of a session that ran tests."""
        if not is_whole:
            return
        if self.failed != self.cache.get("cache/lastfailed", {}):
            self.cache.set("cache/lastfailed", self.failed)
        self.cache.set("cache/nodeids", sorted({*self.seen, *(i.nodeid for i in items)}))
        if self.steps:
            self.cache.set("cache/stepwise", self.stopped_at)
