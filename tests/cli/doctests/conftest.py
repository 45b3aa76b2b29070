import pytest


@pytest.fixture(autouse=True)
def names(doctest_namespace):
    doctest_namespace["three"] = 3


def pytest_collect_file(parent, file_path):
    if file_path.suffix == ".sums":
        return SumsFile.from_parent(parent, path=file_path)


class SumsFile(pytest.File):
    def collect(self):
        for number, line in enumerate(self.path.read_text().splitlines()):
            yield Sum.from_parent(self, name=f"sum{number}", line_number=number, text=line)


class WrongSum(Exception):
    pass


class Sum(pytest.Item):
    def __init__(self, *, line_number, text, **kwargs):
        super().__init__(**kwargs)
        self.line_number, self.text = line_number, text

    def runtest(self):
        if self.text == "skip":
            pytest.skip("no sum")
        left, right = self.text.split("=")
        if sum(map(int, left.split("+"))) != int(right):
            raise WrongSum(self.text)

    def repr_failure(self, excinfo):
        if isinstance(excinfo.value, WrongSum):
            return "wrong sum:\n  " + excinfo.value.args[0]
        return super().repr_failure(excinfo)

    def reportinfo(self):
        return self.path, self.line_number, f"sum: {self.name}"
