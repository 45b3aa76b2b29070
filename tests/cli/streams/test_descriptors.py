# What C, other processes and Python write stands in the report in the order in which it was written.
import os
import subprocess
import sys


def test_kept():
    print("a line")
    os.write(1, b"raw\n")
    subprocess.run(["echo", "child"])
    print("another")
    os.write(2, b"raw error\n")
    assert 0


def test_read(capfd):
    print("x")
    subprocess.run(["echo", "child"])
    with capfd.disabled():
        print("SHOWN")
    os.write(1, b"raw\n")
    os.write(2, b"error\n")
    assert capfd.readouterr() == ("x\nchild\nraw\n", "error\n")


def test_left(capfd):
    print("left")
    os.write(1, b"over\n")
    assert 0


def test_bytes(capfdbinary):
    os.write(1, b"\xff")
    print("y", file=sys.stderr)
    assert capfdbinary.readouterr().err == b"y\n"


def test_sys(capsys):
    print("python's")
    os.system("echo shell")
    assert capsys.readouterr().out == "python's\n"
    assert 0
