# A submodule is found by the __path__ of what stands in sys.modules for its package, be that a module or not.
import os
import sys
import tempfile
import types
import weakref

folder = tempfile.mkdtemp()
for name in ("first", "second"):
    with open(os.path.join(folder, f"{name}_of_proxies.py"), "w") as file:
        file.write("value = __name__\n")
package = types.ModuleType("package_of_proxies")
package.__path__ = [folder]
sys.modules["package_of_proxies"] = weakref.proxy(package, lambda gone: sys.modules.pop("package_of_proxies", None))
made = __import__("package_of_proxies.first_of_proxies", None, None, ["root"])
print(made.value, type(made), package.first_of_proxies is made)
sys.modules["spaces_of_proxies"] = types.SimpleNamespace(__path__=[folder], __spec__=None)
import spaces_of_proxies.second_of_proxies as other

print(other.value, sys.modules["spaces_of_proxies"].second_of_proxies is other)
sys.modules["plain_of_proxies"] = types.SimpleNamespace(__spec__=None)
try:
    import plain_of_proxies.second_of_proxies
except ModuleNotFoundError as error:
    print(error, error.name)
# expect: package_of_proxies.first_of_proxies <class 'module'> True
# expect: spaces_of_proxies.second_of_proxies True
# expect: No module named 'plain_of_proxies.second_of_proxies'; 'plain_of_proxies' is not a package plain_of_proxies.second_of_proxies
