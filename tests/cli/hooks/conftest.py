import pytest


def pytest_addoption(parser):
    parser.addoption("--level", action="store", default="0", help="slow tests run from 1 on")
    parser.addini("special", "a key of the project's own", default="none")


def pytest_configure(config):
    config.addinivalue_line("markers", "slow: runs with --level 1")


def pytest_report_header(config):
    return f"special: {config.getini('special')}"


def pytest_collection_modifyitems(config, items):
    for item in items:
        item.name = item.name.encode("utf-8").decode("unicode_escape")
        item._nodeid = item.nodeid.encode("utf-8").decode("unicode_escape")
        if "slow" in item.keywords and config.getoption("--level") == "0":
            item.add_marker(pytest.mark.skip(reason="slow one"))


def pytest_generate_tests(metafunc):
    if "generated" in metafunc.fixturenames:
        metafunc.parametrize("generated", ["a", "b"])


@pytest.hookimpl(hookwrapper=True)
def pytest_runtest_makereport(item, call):
    outcome = yield
    setattr(item, "rep_" + call.when, outcome.get_result())


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item):
    item.user_properties.append(("phase", "call"))
    return (yield)


def pytest_assertrepr_compare(op, left, right):
    if isinstance(left, complex) and op == "==":
        return ["numbers of the plane:", f"   {left} is not {right}"]


def pytest_terminal_summary(terminalreporter, exitstatus):
    terminalreporter.write_line(f"{len(terminalreporter.getreports('failed'))} failures, exit {int(exitstatus)}")


@pytest.fixture(autouse=True)
def watched(request):
    yield
    report = getattr(request.node, "rep_call", None)
    if report is not None and report.failed:
        print("failed in", f"{report.when}:", report.head_line)


@pytest.fixture(scope="session")
def session():
    print("session up")
    yield 5
    print("session down")
