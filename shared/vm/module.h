#pragma once
// Module objects and the import system: C++ modules, embedded Python sources, files beside the main script.
#include "vm/object.h"

namespace refjit::vm {

struct Module : GcObject {
  Dict* dict;  ///< Never null.
  Str* name;
};

/// What `import`/`__import__` does. `globals` may be null (level 0 only).
Ref import_module(Vm& vm, std::string_view name, Dict* globals, Value from_list, int level);
/// Where the VM's own finders have `name`, in `folders` (a list; None is sys.path): (kind, path, whether it is a
/// package, folders of a package without __init__.py), kind one of built-in, library, file, namespace. None: nowhere.
Ref locate_module(Vm& vm, const std::string& name, Value folders);
/// The text of one of the library's files; false: it has no file of that name.
bool library_source(Vm& vm, std::string_view file_name, std::string& text);
/// sys.modules.
Dict* loaded_modules(Vm& vm);
/// sys.path as the import system reads it (a list).
Value import_path(Vm& vm);
Module* builtins_module(Vm& vm);

}  // namespace refjit::vm
