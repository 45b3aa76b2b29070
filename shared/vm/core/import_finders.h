#pragma once
// The finders that a program can see and replace: sys.meta_path, sys.path_hooks, sys.path_importer_cache. The VM finds
// modules by itself (module.cpp) and asks Python only where a program has put a finder of its own, or where an entry of
// sys.path is an archive. The three lists are None in sys until a program reads one (importlib.machinery makes them
// then), so that a program that never does pays nothing.
#include <functional>
#include <string>

#include "vm/module.h"

namespace refjit::vm {

/// sys.meta_path and its like, not made yet.
bool is_finder_list(Vm& vm, const Module* m, Str* name);
/// Makes one of them.
Ref make_finder_list(Vm& vm, Module* sys, Str* name);
/// Calls body(finder, name of its class where it is one of importlib.machinery's own, else "") for the finders of
/// sys.meta_path; a list that no program has read has the VM's alone. Stops when `body` gives false; false with an
/// exception.
bool walk_meta_path(Vm& vm, const std::function<bool(Value finder, std::string_view own)>& body);
/// What a finder says of a module: a spec, None, or null with an exception.
Ref ask_finder(Vm& vm, Value finder, const std::string& name, Value folders);
/// The same of the finder that serves one entry of sys.path.
Ref ask_entry(Vm& vm, Value finder, const std::string& name);

/// The spec of a module, or of a package, whose bytecode stands in a file.
Ref spec_of_bytecode(Vm& vm, const std::string& name, Value path, bool is_package);
/// Who serves one entry of sys.path. Null without an exception: the VM, as a folder. None: nobody.
Ref finder_of_entry(Vm& vm, Value entry);
/// What the library's table of served paths says of a module; None or a spec.
Ref ask_served_paths(Vm& vm, const std::string& name);
/// The path from the machine's root; as it is where there is no working folder (a page).
Ref absolute_path(Vm& vm, const std::string& path);

/// The library's module `name` below `package`, imported, where the package is one whose modules are attributes without
/// an import; None when there is none, null with the exception.
Ref served_submodule(Vm& vm, Value package, Value name);
/// Creates and runs the module that a finder's spec describes.
Ref load_by_spec(Vm& vm, Value spec);

}  // namespace refjit::vm
