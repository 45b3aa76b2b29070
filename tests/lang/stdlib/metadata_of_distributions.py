import importlib.metadata as metadata
import os
import sys
import tempfile

METADATA = """Metadata-Version: 2.1
Name: Some.Name
Version: 1.2.3
Summary: one line
Classifier: A
Classifier: B
Requires-Dist: other >=1
Requires-Dist: more ; extra == 'x'
Keywords: a b

The long text.
"""
with tempfile.TemporaryDirectory() as folder:
    info = os.path.join(folder, "some_name-1.2.3.dist-info")
    os.mkdir(info)
    for name, text in {
        "METADATA": METADATA,
        "RECORD": "some_package/__init__.py,sha256=abc,12\nsome_name-1.2.3.dist-info/METADATA,,\n",
        "entry_points.txt": "[console_scripts]\ntool = os.path:join\n\n[own.group]\nb = json\na = os:path.sep [x, y]\n",
        "top_level.txt": "some_package\n",
    }.items():
        with open(os.path.join(info, name), "w") as stream:
            stream.write(text)
    egg = os.path.join(folder, "older-0.1.egg-info")
    os.mkdir(egg)
    for name, text in {"PKG-INFO": "Name: older\nVersion: 0.1\n", "requires.txt": "a\n\n[x]\nb>1\n\n[:python_version<'3']\nc\n\n[y:os_name=='nt']\nd\n",
                       "SOURCES.txt": "older.py\nsetup.py\n"}.items():
        with open(os.path.join(egg, name), "w") as stream:
            stream.write(text)
    sys.path.insert(0, folder)
    for name in ("some.name", "Some_Name", "some-name"):
        print(metadata.version(name))
    found = metadata.distribution("some-name")
    print(found.name, found.version, found.requires)
    print(found.metadata["summary"], found.metadata.get_all("Classifier"), found.metadata["Description"].strip())
    print(sorted(found.metadata.json.items()))
    file = found.files[0]
    print(file, file.size, file.hash, file.locate() == metadata.files("some-name")[0].locate(), found.files[1].hash)
    print(metadata.requires("older"), [str(path) for path in metadata.files("older")])
    points = found.entry_points
    print(points)
    print(sorted(points.names), sorted(points.groups), points.select(group="own.group", name="a"))
    point = points["a"]
    print(point.module, point.attr, point.extras, point.load(), point.dist.name, points["b"].load().__name__, point.matches(name="b"))
    print(metadata.entry_points(group="own.group", name="b"), [p.name for p in metadata.entry_points(group="console_scripts") if p.name == "tool"])
    print("own.group" in metadata.entry_points().groups, metadata.packages_distributions()["some_package"])
    print(sorted(d.name for d in metadata.distributions(path=[folder])), metadata.Distribution.at(info).version)
    for call in (lambda: metadata.version("no such name"), lambda: metadata.version(""), lambda: points["z"], lambda: setattr(point, "name", 1)):
        try:
            call()
        except Exception as error:
            print(type(error).__name__, error)
    print(point == metadata.EntryPoint("a", point.value, point.group), sorted(points)[0].name, repr(metadata.PackageNotFoundError("n")))
    sys.path.pop(0)

# expect: 1.2.3
# expect: 1.2.3
# expect: 1.2.3
# expect: Some.Name 1.2.3 ['other >=1', "more ; extra == 'x'"]
# expect: one line ['A', 'B'] The long text.
# expect: [('classifier', ['A', 'B']), ('description', 'The long text.\n'), ('keywords', ['a', 'b']), ('metadata_version', '2.1'), ('name', 'Some.Name'), ('requires_dist', ['other >=1', "more ; extra == 'x'"]), ('summary', 'one line'), ('version', '1.2.3')]
# expect: some_package/__init__.py 12 <FileHash mode: sha256 value: abc> True None
# expect: ['a', 'b>1; extra == "x"', "c; python_version<'3'", 'd; (os_name==\'nt\') and extra == "y"'] ['older.py', 'setup.py']
# expect: [EntryPoint(name='tool', value='os.path:join', group='console_scripts'), EntryPoint(name='b', value='json', group='own.group'), EntryPoint(name='a', value='os:path.sep [x, y]', group='own.group')]
# expect: ['a', 'b', 'tool'] ['console_scripts', 'own.group'] [EntryPoint(name='a', value='os:path.sep [x, y]', group='own.group')]
# expect: os path.sep ['x', 'y'] / Some.Name json False
# expect: [EntryPoint(name='b', value='json', group='own.group')] ['tool']
# expect: True ['Some.Name']
# expect: ['Some.Name', 'older'] 1.2.3
# expect: PackageNotFoundError No package metadata was found for no such name
# expect: ValueError A distribution name is required.
# expect: KeyError 'z'
# expect: AttributeError EntryPoint objects are immutable.
# expect: True a PackageNotFoundError('n')
