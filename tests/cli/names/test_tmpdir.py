"""Each answer stands in the recorded session, as what the failing test printed."""


def test_paths(tmpdir, request):
    text = tmpdir.join("a.txt")
    text.write("x\ny\n")
    tmpdir.ensure("sub", "b.py")
    checks = [{}, {"dir": 1}, {"file": 1}, {"ext": ".txt"}, {"notfile": 1}, {"basename": "a.txt"}, {"exists": 1, "link": 0}]
    print(text.read(), text.readlines(), text.readlines(cr=0), text.read_text("utf-8"), text.read_binary(), text.size(), text.open().read())
    print([x.relto(tmpdir) for x in tmpdir.visit(sort=True)], [x.relto(tmpdir) for x in tmpdir.visit("*.py")])
    print([x.relto(tmpdir) for x in tmpdir.visit(bf=True, sort=True)], [x.basename for x in tmpdir.listdir("*.txt", sort=True)])
    print(text.ext, text.purebasename, [text.check(**kinds) for kinds in checks], tmpdir.join("none").check())
    for made in (text.new(ext="py"), text.new(basename="q"), text.new(purebasename="q"), text.new(dirname="/t"), text.dirpath("z"),
                 tmpdir.join("/inside"), tmpdir.join("x/../y"), tmpdir / "sub", tmpdir.ensure("p", dir=1), tmpdir.mkdir("m")):
        print(made.relto(tmpdir) or made)
    print(tmpdir.join("/abs", abs=1), tmpdir.join("sub", "b.py").bestrelpath(text), tmpdir.bestrelpath(tmpdir), tmpdir.relto(text))
    print(text.fnmatch("*.txt"), text.common(tmpdir) == tmpdir, text.parts()[-1] == text, tmpdir < text, tmpdir != 3, tmpdir == str(tmpdir))
    text.copy(tmpdir.join("c.txt"))
    tmpdir.join("c.txt").rename(tmpdir.join("e.txt"))
    tmpdir.join("n").write(3)
    tmpdir.join("deep", "er").write_text("é", "utf-8", ensure=True)
    tmpdir.join("bytes").write(b"ab", "wb")
    for fails in (lambda: tmpdir.join("none").read(), lambda: tmpdir.mkdir("m"), lambda: text.write("s", "wb"), lambda: text.check(odd=1),
                  lambda: tmpdir.join("q", "r").write("x"), lambda: tmpdir.join("none").remove()):
        try:
            print(fails())
        except (OSError, ValueError, TypeError) as error:
            print("the system's error" if isinstance(error, OSError) else str(error).split(" avail")[0])
    with tmpdir.join("deep").as_cwd() as old:
        print(type(tmpdir)().basename, old.check(dir=1), type(tmpdir)("er").read_text("utf-8"))
    tmpdir.join("link").mksymlinkto(text)
    print(tmpdir.join("link").islink(), tmpdir.join("link").realpath().basename, text.samefile(tmpdir.join("link")), text.computehash())
    tmpdir.join("mod_of_tmpdir.py").write("x = 3")
    print(tmpdir.join("mod_of_tmpdir.py").pyimport().x, tmpdir.join("n").read(), oct(text.stat().mode & 0o400))
    tmpdir.join("deep").remove()
    print([x.basename for x in tmpdir.listdir(sort=True)])
    print(request.node.fspath.basename, request.node.parent.fspath.purebasename, type(request.node.fspath) is type(tmpdir))
    raise SystemExit("the output is shown")
