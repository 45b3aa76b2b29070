"""runpy"""
import os, runpy, sys, tempfile, warnings, zipfile

folder = tempfile.mkdtemp()
sys.path.insert(0, folder)


def write(name, text):
    os.makedirs(os.path.dirname(os.path.join(folder, name)), exist_ok=True)
    with open(os.path.join(folder, name), "w") as file:
        file.write(text)


write("plain.py", "import sys\nx = given + 1 if 'given' in globals() else 0\nargv = sys.argv[0]\nthere = __name__ in sys.modules\n")
write("package/__init__.py", "")
write("package/__main__.py", "from . import part\ny = part.z\n")
write("package/part.py", "z = 5\n")
write("bare/__init__.py", "")
write("early/__init__.py", "from . import late\n")
write("early/late.py", "w = 1\n")
write("app/__main__.py", "import helper\nmain = helper.q, __name__, __package__\n")
write("app/helper.py", "q = 7\n")
write("failing.py", "1 / 0\n")
with zipfile.ZipFile(os.path.join(folder, "zipped.zip"), "w") as archive:
    archive.writestr("__main__.py", "r = 8, __name__\n")


def names(scope):
    facts = {key: scope[key] for key in ("__name__", "__package__", "__cached__") if key != "__cached__"}
    facts["spec"] = scope["__spec__"] and scope["__spec__"].name
    facts["loader"] = scope["__loader__"] is not None
    facts["file"] = scope["__file__"] and os.path.relpath(scope["__file__"], folder)
    return facts, {key: value for key, value in sorted(scope.items()) if key[:2] != "__" and key not in ("sys", "helper", "part")}


def show(call):
    argv, modules = sys.argv[0], set(sys.modules)
    try:
        facts, made = names(call())
        if "argv" in made:
            made["argv"] = "own" if made["argv"] == argv else os.path.relpath(made["argv"], folder)
        print(facts, made)
    except Exception as error:
        print(type(error).__name__, str(error).replace(folder, "FOLDER"))
    print("   ", sys.argv[0] == argv, sorted(set(sys.modules) - modules - {"importlib", "pkgutil"} & {"package", "bare", "early", "helper", "plain"}) and "", sys.path[0] == folder)


show(lambda: runpy.run_module("plain"))
show(lambda: runpy.run_module("plain", {"given": 4}))
show(lambda: runpy.run_module("plain", run_name="other"))
show(lambda: runpy.run_module("plain", run_name="__main__", alter_sys=True))
show(lambda: runpy.run_module("plain", alter_sys=True))
show(lambda: runpy.run_module("package"))
del sys.modules["package.part"]
show(lambda: runpy.run_module("package.part", run_name="a.b"))
show(lambda: runpy.run_module("bare"))
show(lambda: runpy.run_module("package.__main__"))
show(lambda: runpy.run_module("nowhere"))
show(lambda: runpy.run_module("nowhere.at.all"))
show(lambda: runpy.run_module("plain.part"))
show(lambda: runpy.run_module(".plain"))
show(lambda: runpy.run_module("failing"))
show(lambda: runpy.run_module("sys"))
show(lambda: runpy.run_path(os.path.join(folder, "plain.py")))
show(lambda: runpy.run_path(os.path.join(folder, "plain.py"), {"given": 1}, "name.d"))
show(lambda: runpy.run_path(os.path.join(folder, "app")))
show(lambda: runpy.run_path(os.path.join(folder, "app"), run_name="x.y"))
show(lambda: runpy.run_path(os.path.join(folder, "zipped.zip")))
show(lambda: runpy.run_path(os.path.join(folder, "bare")))
show(lambda: runpy.run_path(os.path.join(folder, "none.py")))
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    show(lambda: runpy.run_module("early.late"))
print([(each.category.__name__, str(each.message)) for each in caught])

# expect: {'__name__': 'plain', '__package__': '', 'spec': 'plain', 'loader': True, 'file': 'plain.py'} {'argv': 'own', 'there': False, 'x': 0}
# expect:     True [] True
# expect: {'__name__': 'plain', '__package__': '', 'spec': 'plain', 'loader': True, 'file': 'plain.py'} {'argv': 'own', 'given': 4, 'there': False, 'x': 5}
# expect:     True [] True
# expect: {'__name__': 'other', '__package__': '', 'spec': 'plain', 'loader': True, 'file': 'plain.py'} {'argv': 'own', 'there': False, 'x': 0}
# expect:     True [] True
# expect: {'__name__': '__main__', '__package__': '', 'spec': 'plain', 'loader': True, 'file': 'plain.py'} {'argv': 'plain.py', 'there': True, 'x': 0}
# expect:     True [] True
# expect: {'__name__': 'plain', '__package__': '', 'spec': 'plain', 'loader': True, 'file': 'plain.py'} {'argv': 'plain.py', 'there': True, 'x': 0}
# expect:     True [] True
# expect: {'__name__': 'package.__main__', '__package__': 'package', 'spec': 'package.__main__', 'loader': True, 'file': 'package/__main__.py'} {'y': 5}
# expect:     True  True
# expect: {'__name__': 'a.b', '__package__': 'package', 'spec': 'package.part', 'loader': True, 'file': 'package/part.py'} {'z': 5}
# expect:     True [] True
# expect: ImportError No module named bare.__main__; 'bare' is a package and cannot be directly executed
# expect:     True  True
# expect: {'__name__': 'package.__main__', '__package__': 'package', 'spec': 'package.__main__', 'loader': True, 'file': 'package/__main__.py'} {'y': 5}
# expect:     True [] True
# expect: ImportError No module named nowhere
# expect:     True [] True
# expect: ImportError Error while finding module specification for 'nowhere.at.all' (ModuleNotFoundError: No module named 'nowhere')
# expect:     True [] True
# expect: ImportError Error while finding module specification for 'plain.part' (ModuleNotFoundError: __path__ attribute not found on 'plain' while trying to find 'plain.part')
# expect:     True  True
# expect: ImportError Relative module names not supported
# expect:     True [] True
# expect: ZeroDivisionError division by zero
# expect:     True [] True
# expect: ImportError No code object available for sys
# expect:     True [] True
# expect: {'__name__': '<run_path>', '__package__': '', 'spec': None, 'loader': False, 'file': 'plain.py'} {'argv': 'plain.py', 'there': True, 'x': 0}
# expect:     True [] True
# expect: {'__name__': 'name.d', '__package__': 'name', 'spec': None, 'loader': False, 'file': 'plain.py'} {'argv': 'plain.py', 'given': 1, 'there': True, 'x': 2}
# expect:     True [] True
# expect: {'__name__': '<run_path>', '__package__': '', 'spec': '__main__', 'loader': True, 'file': 'app/__main__.py'} {'main': (7, '<run_path>', '')}
# expect:     True  True
# expect: {'__name__': 'x.y', '__package__': 'x', 'spec': '__main__', 'loader': True, 'file': 'app/__main__.py'} {'main': (7, 'x.y', 'x')}
# expect:     True [] True
# expect: {'__name__': '<run_path>', '__package__': '', 'spec': '__main__', 'loader': True, 'file': 'zipped.zip/__main__.py'} {'r': (8, '<run_path>')}
# expect:     True [] True
# expect: ImportError can't find '__main__' module in 'FOLDER/bare'
# expect:     True [] True
# expect: FileNotFoundError [Errno 2] No such file or directory: 'FOLDER/none.py'
# expect:     True [] True
# expect: {'__name__': 'early.late', '__package__': 'early', 'spec': 'early.late', 'loader': True, 'file': 'early/late.py'} {'w': 1}
# expect:     True  True
# expect: [('RuntimeWarning', "'early.late' found in sys.modules after import of package 'early', but prior to execution of 'early.late'; this may result in unpredictable behaviour")]
