// Module objects and imports.
#include "vm/module.h"

#include <algorithm>

#include "base/library_file.h"
#include "vm/core/call.h"
#include "vm/core/directory.h"
#include "vm/core/import_finders.h"
#include "vm/deferred.h"
#include "vm/exception.h"
#include "vm/replaced.h"
#include "vm/source_reader.h"

namespace refjit::vm {

namespace {

constexpr const char* kSystemModule = "_posix";  // what an embedder with files registers (native/posix)

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
std::string text_of(const Str* s) { return std::string(s->view()); }
bool is_module(Vm& vm, Value v) { return v.is_object() && is_subtype(v.object()->type, vm.types().module); }

// ---- the type

void module_finalize(Object* o) {
  auto* m = static_cast<Module*>(o);
  drop(m->dict);
  drop(m->name);
}
void module_traverse(Object* o, const Visitor& visitor) { visit(visitor, static_cast<Module*>(o)->dict); }
void module_clear(Object* o) {
  auto* m = static_cast<Module*>(o);
  if (m->dict) dict_clear(*o->type->vm, m->dict);
}
/// `__spec__` and `__loader__` of a module that the VM's own finders loaded: importlib makes them when they are asked
/// for.
Ref describe_by_spec(Vm& vm, Module* m, Str* name) {
  const Value label = dict_get(m->dict, vm.names().name);
  if (!is_str(label) || vm.text(label) == "__main__" || !(dict_get(vm.state().modules, as_str(label)) == Value(m)))
    return Ref(kNone);
  Ref machinery = vm.import("importlib.machinery");
  Ref describe = machinery ? vm.get_attribute(machinery, "_describe") : Ref();
  if (!describe || !vm.call(describe, {Value(m)})) return Ref();
  return dict_get(m->dict, name);
}
/// Where a module that was found by a finder or made by hand comes from, as its spec or its loader has it.
Ref origin_text(Vm& vm, Module* m) {
  Ref spec = dict_get(m->dict, vm.names().spec);
  if (!spec || spec.get().is_none()) spec = describe_by_spec(vm, m, vm.names().spec);
  if (!spec && vm.has_exception()) return Ref();
  Ref loader = dict_get(m->dict, vm.names().loader);
  if (spec && !spec.get().is_none()) {
    Ref origin = vm.find_attribute(spec, vm.intern("origin"));
    if (is_str(origin)) return vm.string(" (" + std::string(vm.text(origin)) + ")");
    if (!vm.has_exception()) loader = vm.find_attribute(spec, vm.intern("loader"));
    if (vm.has_exception()) vm.take_exception();
  }
  if (!loader || loader.get().is_none()) return vm.string("");
  Ref text = vm.repr(loader);
  return text ? vm.string(" (" + std::string(vm.text(text)) + ")") : Ref();
}
Ref module_repr(Vm& vm, Value v) {
  auto* m = as<Module>(v);
  const Value name = dict_get(m->dict, vm.names().name);
  const Value file = dict_get(m->dict, vm.intern("__file__")), spec = dict_get(m->dict, vm.names().spec);
  const bool is_described = spec && !spec.is_none();
  Ref own = is_described ? vm.find_attribute(spec, vm.intern("name")) : Ref(name);
  if (vm.has_exception()) vm.take_exception();
  Ref label = own || name ? vm.repr(own ? own : Ref(name)) : vm.string("'?'");
  if (!label) return Ref();
  const std::string head = "<module " + std::string(vm.text(label));
  Ref has_file = is_described ? vm.find_attribute(spec, vm.intern("has_location")) : Ref(kTrue);
  if (vm.has_exception()) vm.take_exception();
  if (is_str(file) && has_file && has_file.get() == kTrue)
    return vm.string(head + " from '" + std::string(vm.text(file)) + "'>");
  if (is_str(name) && !is_described && vm.state().native_modules.count(std::string(vm.text(name))))
    return vm.string(head + " (built-in)>");
  Ref origin = origin_text(vm, m);
  return origin ? vm.string(head + std::string(vm.text(origin)) + ">") : Ref();
}
/// What the module's own __getattr__ gives, or the error of a module that has none.
Ref ask_module_hook(Vm& vm, Module* m, Str* name) {
  if (Value hook = dict_get(m->dict, vm.names().getattr)) return vm.call(hook, {Value(name)});
  const Value label = dict_get(m->dict, vm.names().name);
  if (!is_str(label)) return vm.raise(vm.types().AttributeError, "module has no attribute '" + text_of(name) + "'");
  const Value initializing = dict_get(m->dict, vm.intern("__initializing__"));
  const std::string text =
      initializing ? "partially initialized module '" + std::string(vm.text(label)) + "' has no attribute '" +
                         text_of(name) + "' (most likely due to a circular import)"
                   : "module '" + std::string(vm.text(label)) + "' has no attribute '" + text_of(name) + "'";
  Ref error = make_exception(vm, vm.types().AttributeError, vm.string(text));
  if (!error) return Ref();
  assign(exception_of(error)->fields[0], own(Value(name)));
  assign(exception_of(error)->fields[1], own(Value(m)));
  return vm.raise_value(error);
}

Ref module_get_attribute(Vm& vm, Value v, Str* name) {
  auto* m = as<Module>(v);
  if (Value found = dict_get(m->dict, name)) {
    if (!found.is_none()) return found;
    if (name == vm.names().spec || name == vm.names().loader) return describe_by_spec(vm, m, name);
    return is_finder_list(vm, m, name) ? make_finder_list(vm, m, name) : Ref(kNone);
  }
  const Value descriptor = find_in_type(vm, v.object()->type, name);
  if (descriptor) return bind_attribute(vm, descriptor, v, v.object()->type);
  Ref found = ask_module_hook(vm, m, name);
  if (found || !vm.exception_matches(vm.types().AttributeError)) return found;
  const Value label = dict_get(m->dict, vm.names().name);
  if (!is_str(label) || name->view().substr(0, 2) == "__" || dict_get(m->dict, vm.intern("__initializing__")))
    return found;
  Ref missing = vm.take_exception();
  found = served_submodule(vm, label, Value(name));
  if (found && found.get().is_none()) {
    set_exception(vm, missing.release());
    return Ref();
  }
  return found;
}
bool module_set_attribute(Vm& vm, Value v, Str* name, Value value) {
  auto* m = as<Module>(v);
  const Value descriptor = find_in_type(vm, v.object()->type, name);
  if (descriptor.is_object() && descriptor.object()->type->slots.descriptor_set) {
    return descriptor.object()->type->slots.descriptor_set(vm, descriptor, v, value);
  }
  if (const Value old = dict_get(m->dict, name)) note_module_change(vm, old, value);
  if (value) return dict_set(vm, m->dict, vm.intern(name->view()), value);
  if (dict_remove(vm, m->dict, name)) return true;
  vm.raise(vm.types().AttributeError, "module has no attribute '" + text_of(name) + "'");
  return false;
}
Ref module_construct(Vm& vm, Type* type, Args args) {
  if (args.count >= 1 && !is_str(args[0]))
    return vm.raise(vm.types().TypeError, "module() argument 'name' must be str, not " + vm.type_name(args[0]));
  if (args.count < 1) {
    return vm.raise(vm.types().TypeError, "module() missing required argument 'name' (pos 1)");
  }
  auto* m = make_object<Module>(vm, type);
  if (!m) return Ref();
  Ref owned = Ref::steal(Value(m));
  Ref dict = new_dict(vm);
  if (!dict) return Ref();
  assign_object(m->dict, dict.release());
  m->name = own(as_str(args[0]));
  const Names& n = vm.names();
  const bool ok = dict_set(vm, m->dict, n.name, args[0]) &&
                  dict_set(vm, m->dict, n.doc, args.count > 1 ? args[1] : kNone) &&
                  dict_set(vm, m->dict, n.package, kNone) && dict_set(vm, m->dict, n.loader, kNone) &&
                  dict_set(vm, m->dict, n.spec, kNone);
  return ok ? owned : Ref();
}
/// A module that makes names when they are first asked for may define __whole__(), which makes all of them: whoever
/// asks for the dict itself looks for them there.
Ref read_dict(Vm& vm, Value v) {
  Dict* dict = as<Module>(v)->dict;
  Ref whole(dict_get(dict, vm.intern("__whole__")));
  if (whole && (!dict_remove(vm, dict, vm.intern("__whole__")) || !vm.call(whole, {}))) return Ref();
  return Value(dict);
}
Ref module_dir(Vm& vm, Args args) { return module_names(vm, as<Module>(args[0])); }
constexpr NativeDef kModuleMethods[] = {{"__dir__", "", module_dir}};
Ref read_annotations(Vm& vm, Value v) {
  Dict* names = as<Module>(v)->dict;
  if (const Value found = dict_get(names, vm.names().annotations)) return found;
  Ref made = vm.dict();
  return made && dict_set(vm, names, vm.names().annotations, made) ? made : Ref();
}
bool write_annotations(Vm& vm, Value v, Value value) {
  Dict* names = as<Module>(v)->dict;
  if (value) return dict_set(vm, names, vm.names().annotations, value);
  if (dict_remove(vm, names, vm.names().annotations)) return true;
  if (!vm.has_exception()) vm.raise(vm.types().AttributeError, "__annotations__");
  return false;
}
constexpr PropertyDef kModuleProperties[] = {{"__dict__", read_dict, nullptr},
                                             {"__annotations__", read_annotations, write_annotations}};

// ---- finding and loading

struct Found {
  enum class Kind : uint8_t { None, Native, Embedded, File, Namespace, Spec };
  Kind kind = Kind::None;
  std::string path;
  std::string text;
  std::string_view frozen;  ///< Of Embedded: its code, if the build has compiled it.
  bool is_package = false;
  bool is_unreadable = false;        ///< It is packed, and its pack cannot be had.
  std::vector<std::string> folders;  ///< Of a package without __init__.py.
  Ref spec;                          ///< What a finder of Python says of it.
};

std::string join(const std::string& folder, const std::string& name) {
  if (folder.empty()) return name;
  return folder.back() == '/' ? folder + name : folder + "/" + name;
}

}  // namespace

Ref absolute_path(Vm& vm, const std::string& path) {
  if (path.empty() || path.front() == '/' || !vm.state().native_modules.count(kSystemModule)) return vm.string(path);
  Ref system = vm.import(kSystemModule);
  Ref own = system ? vm.call_method(system, vm.intern("getcwd"), {}) : Ref();
  if (!own) return own;
  std::string folder(vm.text(own));
  for (std::string_view rest = path; !rest.empty();) {  // as os.path.normpath
    const std::string_view part = rest.substr(0, rest.find('/'));
    rest.remove_prefix(std::min(rest.size(), part.size() + 1));
    if (part == "..")
      folder.resize(std::max<size_t>(folder.rfind('/'), 1));
    else if (!part.empty() && part != ".")
      folder += (folder.back() == '/' ? "" : "/") + std::string(part);
  }
  return vm.string(folder);
}

namespace {

/// `leaf` beside one search folder, as a package or a file.
bool find_file(Vm& vm, const std::string& folder, const std::string& leaf, Found& found) {
  Host& host = vm.host();
  const std::string package = join(join(folder, leaf), "__init__.py");
  const std::string file = join(folder, leaf + ".py");
  if (host.is_file(package)) {
    found.path = package;
    found.is_package = true;
  } else if (host.is_file(file)) {
    found.path = file;
  } else {
    return false;
  }
  auto text = host.read_file(found.path);
  Ref full = text ? absolute_path(vm, found.path) : Ref();
  if (!full) return false;
  found.path = vm.text(full);
  found.kind = Found::Kind::File;
  found.text = std::move(*text);
  return true;
}

/// Bytecode that stands in for a file of source beside one search folder.
bool find_bytecode(Vm& vm, const std::string& folder, const std::string& name, const std::string& leaf, Found& found) {
  const std::string base = join(folder, leaf);
  const std::string files[] = {join(base, "__init__.pyc"), base + ".pyc"};
  for (const std::string& file : files) {
    if (!vm.host().is_file(file)) continue;
    Ref full = absolute_path(vm, file);
    if (!full) return false;
    found.spec = spec_of_bytecode(vm, name, full, &file == files);
    found.kind = Found::Kind::Spec;
    return static_cast<bool>(found.spec);
  }
  return false;
}

/// A module in one search folder, or at whatever serves that entry of the path; false with an exception, too.
bool find_at(Vm& vm, Value entry, const std::string& name, const std::string& leaf, Found& found) {
  Ref finder = finder_of_entry(vm, entry);
  if (!finder) {
    if (vm.has_exception()) return false;
    const std::string folder(vm.text(entry));
    return find_file(vm, folder, leaf, found) || (!vm.has_exception() && find_bytecode(vm, folder, name, leaf, found));
  }
  if (finder.get().is_none()) return false;
  Ref spec = ask_entry(vm, finder, name);
  if (!spec || spec.get().is_none()) return false;
  Ref loader = vm.get_attribute(spec, vm.intern("loader"));
  if (!loader) return false;
  if (loader.get().is_none()) {
    Ref portions = vm.get_attribute(spec, vm.intern("submodule_search_locations"));
    if (portions && !portions.get().is_none())
      vm.for_each(portions, [&](Value folder) { return found.folders.emplace_back(vm.text(folder)), true; });
    return false;
  }
  found.kind = Found::Kind::Spec;
  found.spec = std::move(spec);
  return true;
}

bool is_library_entry(Value entry) { return is_str(entry) && as_str(entry)->view() == kLibraryEntry; }

/// A module in the first of these search folders that has it, up to the entry of the library.
bool find_before_library(Vm& vm, Value folders, const std::string& name, const std::string& leaf, Found& found) {
  if (!folders || !is_list(folders)) return false;
  for (Value folder : as_list(folders)->span()) {
    if (is_library_entry(folder)) return false;
    if (find_at(vm, folder, name, leaf, found)) return true;
    if (vm.has_exception()) return false;
  }
  return false;
}

/// The folders in which submodules of `parent` are looked for, sys.path without one; null: `parent` is no package.
Ref search_folders(Vm& vm, Value parent) {
  if (!parent) return Value(vm.state().path);
  if (!is_module(vm, parent)) return vm.find_attribute(parent, vm.names().path);  // such as a proxy of one
  return Ref(dict_get(as<Module>(parent)->dict, vm.names().path));
}

/// Who imports: an import statement or function of Python, or our C++, which means the library.
enum class Asker : uint8_t { Program, Machine };

/// Modules that CPython has frozen or loaded before a program starts: no file of the program's takes their place.
constexpr std::string_view kLoadedAtStart[] = {
    "abc", "builtins",  "codecs", "encodings",    "genericpath", "importlib", "io",        "marshal",
    "os",  "posixpath", "runpy",  "site",         "stat",        "sys",       "zipimport", "errno",
    "gc",  "atexit",    "pwd",    "faulthandler", "itertools",   "posix",     "time"};

/// Whether an import is the library's own. importlib's functions import on behalf of whoever calls them.
bool asks_from_library(Vm& vm) {
  constexpr std::string_view kImportlib = "<refjit>/importlib/";
  const Frame* frame = vm.current_frame();
  while (frame && frame->code->filename->view().substr(0, kImportlib.size()) == kImportlib) frame = frame->previous;
  return frame && is_library_file(frame->code->filename->view());
}

/// Whether a program's own file may come before the library's module: sys.path begins with the program's folder. The
/// library's own imports mean the library.
bool may_be_hidden(Vm& vm, const std::string& name, Value folders) {
  if (!folders || !is_list(folders) || name.front() == '_' || name.find('.') != std::string::npos) return false;
  return !asks_from_library(vm) &&
         std::find(std::begin(kLoadedAtStart), std::end(kLoadedAtStart), name) == std::end(kLoadedAtStart);
}

/// Whether a package's folders are the library's (or it has none): its submodules are the library's, too.
bool is_of_library(Value folders) {
  if (!folders || !is_list(folders) || as_list(folders)->size == 0) return true;
  const Value first = as_list(folders)->items[0];
  return !is_str(first) || is_library_file(as_str(first)->view());
}

/// `leaf` in search folders, also as a folder without __init__.py.
Found find_beside(Vm& vm, Value folders, const std::string& name, const std::string& leaf) {
  Found found;
  if (!folders || !is_list(folders)) return found;
  for (Value folder : as_list(folders)->span()) {
    if (is_library_entry(folder)) continue;
    if (find_at(vm, folder, name, leaf, found) || vm.has_exception()) return found;
    if (!is_str(folder)) continue;
    const std::string inner = join(std::string(vm.text(folder)), leaf);
    if (vm.host().list_files(inner).empty()) continue;
    Ref full = absolute_path(vm, inner);
    if (!full) return found;
    found.folders.emplace_back(vm.text(full));
  }
  if (!found.folders.empty()) {
    found.kind = Found::Kind::Namespace;
    found.is_package = true;
  }
  return found;
}

Found find_module(Vm& vm, const std::string& name, Value folders, Asker asker = Asker::Program) {
  Vm::State& state = vm.state();
  Found found;
  if (state.native_modules.count(name)) {
    found.kind = Found::Kind::Native;
    return found;
  }
  const std::string leaf = name.substr(name.rfind('.') == std::string::npos ? 0 : name.rfind('.') + 1);
  if (auto source = state.sources.find(name); source != state.sources.end()) {
    if (asker == Asker::Program && may_be_hidden(vm, name, folders) &&
        find_before_library(vm, folders, name, leaf, found))
      return found;
    if (leaf != name && !is_of_library(folders)) return find_beside(vm, folders, name, leaf);
    found.kind = Found::Kind::Embedded;
    found.is_package = source->second.is_package;
    const SourceReader& reader = vm.extension<SourceReader>();
    if (reader.read) found.is_unreadable = !reader.read(source->second.text);
    if (reader.frozen) found.frozen = reader.frozen(source->second.text);
    found.text = std::string(source->second.text);
    std::string path = name;
    std::replace(path.begin(), path.end(), '.', '/');
    found.path = std::string(kLibraryFolder) + path + (found.is_package ? "/__init__.py" : ".py");
    return found;
  }
  return find_beside(vm, folders, name, leaf);
}

bool set(Vm& vm, Module* m, Str* name, std::string_view value) {
  Ref text = vm.string(value);
  return text && dict_set(vm, m->dict, name, text);
}

/// Where CPython would keep the compiled module of a file; nothing is kept there here.
std::string cached_path(const std::string& path) {
  const size_t leaf = path.rfind('/') + 1;
  return path.substr(0, leaf) + "__pycache__/" + path.substr(leaf, path.size() - leaf - 3) + ".cpython-311.pyc";
}

/// Fills in the attributes that a module has before it runs.
bool describe_module(Vm& vm, Module* m, const std::string& name, const Found& found) {
  const Names& n = vm.names();
  const size_t dot = name.rfind('.');
  const std::string package = found.is_package ? name : dot == std::string::npos ? "" : name.substr(0, dot);
  if (!set(vm, m, n.package, package)) return false;
  if (!found.path.empty() && !set(vm, m, n.file, found.path)) return false;
  if (found.kind == Found::Kind::File && !set(vm, m, vm.intern("__cached__"), cached_path(found.path))) return false;
  if (found.kind == Found::Kind::Namespace && !dict_set(vm, m->dict, n.file, kNone)) return false;
  if (found.is_package) {
    Ref path = new_list(vm, 1);
    std::vector<std::string> folders = found.folders;
    if (folders.empty()) folders.push_back(found.path.substr(0, found.path.rfind('/')));
    for (const std::string& folder : folders)
      if (!path || !list_append(vm, path.as<List>(), vm.string(folder))) return false;
    if (!path || !dict_set(vm, m->dict, n.path, path)) return false;
  }
  return true;
}

bool run_module(Vm& vm, Module* m, Found found) {
  if (found.is_unreadable) {
    vm.raise(vm.types().ImportError, "the library file that has '" + std::string(vm.text(m->name)) +
                                         "' could not be read, or is not of this version");
    return false;
  }
  Ref code = found.kind == Found::Kind::Embedded
                 ? compile_library(vm, found.path, std::move(found.text), found.frozen)
                 : compile_text(vm, found.path, std::move(found.text), python::Mode::Exec, true);
  if (!code) return false;
  return static_cast<bool>(execute_code(vm, code.as<Code>(), m->dict));
}

Ref fail_missing(Vm& vm, const std::string& name, const std::string& text) {
  Ref error = make_exception(vm, vm.types().ModuleNotFoundError, vm.string(text));
  if (!error) return Ref();
  Ref label = vm.string(name);
  assign(exception_of(error)->fields[1], label.release());
  return vm.raise_value(error);
}

/// That there is no such module; of CPython's own, what it waits for.
std::string text_of_missing(std::string_view name) {
  std::string text = "No module named '" + std::string(name) + "'";
  const bool is_tk = name == "tkinter" || name == "_tkinter" || name == "turtle";
  if (is_tk || name == "sqlite3" || name == "_sqlite3") text += is_tk ? "; refjit has no Tk" : "; refjit has no SQLite";
  return text;
}

/// Whether this finder of importlib.machinery gives modules of such a kind; the library's are files, too.
bool gives(std::string_view own_finder, Found::Kind kind) {
  if (own_finder == "BuiltinImporter") return kind == Found::Kind::Native;
  if (own_finder == "FrozenImporter") return kind == Found::Kind::Embedded;
  return kind != Found::Kind::None;
}

/// A package without a file is whatever folders of its name the search path has now: CPython's _NamespacePath.
void renew_portions(Vm& vm, Module* package) {
  const Names& n = vm.names();
  const Value file = dict_get(package->dict, n.file), path = dict_get(package->dict, n.path);
  if (!file || !file.is_none() || !path || !is_list(path)) return;
  const std::string name(package->name->view());
  const size_t dot = name.rfind('.');
  const std::string leaf = dot == std::string::npos ? name : name.substr(dot + 1);
  for (Value folder : as_list(path)->span())
    if (!is_str(folder) || !view_of(folder).ends_with("/" + leaf)) return;  // the program's own choice
  const Value above = dot == std::string::npos ? Value() : dict_get(vm.state().modules, vm.intern(name.substr(0, dot)));
  if (above && is_module(vm, above)) renew_portions(vm, as<Module>(above));
  const Found found = find_beside(vm, search_folders(vm, above), name, leaf);
  if (found.kind != Found::Kind::Namespace) return;
  Ref portions = new_list(vm, 1);
  for (const std::string& folder : found.folders)
    if (!portions || !list_append(vm, portions.as<List>(), vm.string(folder))) return;
  if (portions) dict_set(vm, package->dict, n.path, portions);
}

/// What the first finder of sys.meta_path that knows `name` says of it, then the library's served paths. The library's
/// own imports mean what the VM itself finds.
Found find_by_finders(Vm& vm, const std::string& name, Value parent, Asker asker) {
  if (parent && is_module(vm, parent)) renew_portions(vm, as<Module>(parent));
  Ref folders = search_folders(vm, parent);
  if (vm.has_exception()) return {};
  Found own = find_module(vm, name, folders, asker);
  const bool is_library = asker == Asker::Machine || asks_from_library(vm);
  if (vm.has_exception() || (is_library && own.kind != Found::Kind::None)) return own;
  Found found;
  walk_meta_path(vm, [&](Value finder, std::string_view own_finder) {
    if (!own_finder.empty()) {
      if (gives(own_finder, own.kind)) found = std::move(own);
    } else if (Ref spec = ask_finder(vm, finder, name, parent && folders ? folders.get() : kNone);
               spec && !spec.get().is_none()) {
      found.kind = Found::Kind::Spec;
      found.spec = std::move(spec);
    }
    return found.kind == Found::Kind::None;
  });
  if (found.kind != Found::Kind::None || vm.has_exception()) return found;
  found.spec = ask_served_paths(vm, name);
  if (found.spec && !found.spec.get().is_none()) found.kind = Found::Kind::Spec;
  return found;
}

/// Loads one module whose parent is loaded; puts it into sys.modules.
Ref load_module(Vm& vm, const std::string& name, Value parent, Asker asker) {
  Vm::State& state = vm.state();
  Found found = find_by_finders(vm, name, parent, asker);
  if (vm.has_exception()) return Ref();
  if (found.kind == Found::Kind::Spec) return load_by_spec(vm, found.spec);
  if (found.kind == Found::Kind::None) return fail_missing(vm, name, text_of_missing(name));
  if (!enter_native(vm)) return Ref();
  Ref module(Value(vm.make_module(name)));
  leave_native(vm);
  if (!module) return Ref();
  Module* m = module.as<Module>();
  Ref key = vm.string(name);
  if (!key || !describe_module(vm, m, name, found) || !dict_store(vm, state.modules, key, module)) return Ref();
  Str* initializing = vm.intern("__initializing__");
  if (!dict_set(vm, m->dict, initializing, kTrue)) return Ref();
  const bool ok = found.kind == Found::Kind::Namespace ? true
                  : found.kind == Found::Kind::Native  ? state.native_modules[name](vm, m)
                                                       : run_module(vm, m, std::move(found));
  dict_remove(vm, m->dict, initializing);
  if (!ok) {
    Ref pending = vm.take_exception();
    dict_delete(vm, state.modules, key);
    if (vm.has_exception()) vm.take_exception();
    set_exception(vm, pending.release());
    return Ref();
  }
  // A module may have put something else in its place.
  Value now;
  if (dict_find(vm, state.modules, key, now) == 1) return now;
  return vm.has_exception() ? Ref() : vm.raise(vm.types().KeyError, name);
}

/// Whether a source of the library imports one of our C++ modules. A program that blocks one (sys.modules[name] = None)
/// wants the library's Python version, as CPython has: ours has none, so the block does not hold for it.
bool is_for_library(Vm& vm, const std::string& name) {
  return vm.state().native_modules.count(name) && asks_from_library(vm);
}

/// Whether a module is a package, or the library serves this path below it.
bool may_have_modules(Vm& vm, Value parent, const std::string& path) {
  if (vm.find_attribute(parent, vm.names().path)) return true;
  Ref served = vm.has_exception() ? Ref() : ask_served_paths(vm, path);
  return served && !served.get().is_none();
}

/// What sys.modules has for `name`: 1, or 0, or -1 with an exception; None there stops an import that ends at it.
int find_loaded(Vm& vm, const std::string& name, bool is_last, Ref& module) {
  Ref key = vm.string(name);
  Value loaded;
  const int found = key ? dict_find(vm, vm.state().modules, key, loaded) : -1;
  if (found != 1) return found;
  if (loaded.is_none() && is_for_library(vm, name)) return 0;
  if (loaded.is_none() && is_last) {
    fail_missing(vm, name, "import of " + name + " halted; None in sys.modules");
    return -1;
  }
  module = loaded;
  return 1;
}

/// Imports "a.b.c": what is loaded whatever its parents are, else parents first; gives the last one.
Ref import_dotted(Vm& vm, const std::string& name, Asker asker) {
  Ref whole;
  const int is_loaded = find_loaded(vm, name, true, whole);
  if (is_loaded != 0) return whole;
  Ref parent;
  size_t end = 0;
  while (end != std::string::npos) {
    end = name.find('.', end == 0 ? 0 : end + 1);
    const std::string part = name.substr(0, end);
    Ref module;
    const int found = find_loaded(vm, part, end == std::string::npos, module);
    if (found < 0) return Ref();
    if (found == 0) {
      if (parent && !may_have_modules(vm, parent, part)) {
        if (vm.has_exception()) return Ref();
        const std::string above = part.substr(0, part.rfind('.'));
        return fail_missing(vm, part, "No module named '" + part + "'; '" + above + "' is not a package");
      }
      module = load_module(vm, part, parent, asker);
      if (!module) return Ref();
      if (parent && !vm.set_attribute(parent, std::string_view(part).substr(part.rfind('.') + 1), module)) return Ref();
    }
    parent = std::move(module);
  }
  return parent;
}

/// Imports a submodule that a list of names may mean; where there is none, the name means something else.
bool import_child(Vm& vm, const std::string& name) {
  if (import_dotted(vm, name, Asker::Program)) return true;
  Ref error = vm.take_exception();
  const bool is_missing = is_subtype(error.get().object()->type, vm.types().ModuleNotFoundError);
  const Value missing = is_missing ? exception_of(error)->fields[1] : Value();
  Ref key = vm.string(name);
  Value blocked;
  if (is_str(missing) && vm.text(missing) == name && dict_find(vm, vm.state().modules, key, blocked) == 0) return true;
  set_exception(vm, error.release());
  return false;
}

/// A name in a package's list: an attribute, by whatever hook gives it, or else a submodule. The library's own hooks
/// import what they are asked for, so its sources look for the submodule first.
bool has_or_imports(Vm& vm, Value package, const std::string& path, Value name) {
  const bool has = asks_from_library(vm) ? bool(dict_get(as<Module>(package)->dict, as_str(name)))
                                         : bool(vm.find_attribute(package, as_str(name)));
  if (has) return true;
  return !vm.has_exception() && import_child(vm, path + "." + std::string(vm.text(name)));
}

/// The absolute name that a relative import means; empty with an exception.
std::string resolve_relative(Vm& vm, std::string_view name, Dict* globals, int level) {
  const Value package_value = globals ? dict_get(globals, vm.names().package) : Value();
  std::string package;
  if (package_value && !package_value.is_none() && !is_str(package_value)) {
    vm.raise(vm.types().TypeError, "package must be a string");
    return {};
  }
  if (package_value.is_none() || !package_value)
    if (const Value own_name = globals ? dict_get(globals, vm.names().name) : Value(); own_name && !is_str(own_name)) {
      vm.raise(vm.types().TypeError, "__name__ must be a string");
      return {};
    }
  if (is_str(package_value)) {
    package = vm.text(package_value);
  } else if (const Value own_name = globals ? dict_get(globals, vm.names().name) : Value(); is_str(own_name)) {
    package = vm.text(own_name);
    if (!dict_get(globals, vm.names().path)) {
      const size_t dot = package.rfind('.');
      package = dot == std::string::npos ? "" : package.substr(0, dot);
    }
  }
  if (package.empty() && !is_str(package_value) && !(globals && dict_get(globals, vm.names().name))) {
    vm.raise(vm.types().KeyError, "'__name__' not in globals");
    return {};
  }
  if (package.empty()) {
    vm.raise(vm.types().ImportError, "attempted relative import with no known parent package");
    return "";
  }
  for (int i = 1; i < level; ++i) {
    const size_t dot = package.rfind('.');
    if (dot == std::string::npos) {
      vm.raise(vm.types().ImportError, "attempted relative import beyond top-level package");
      return "";
    }
    package = package.substr(0, dot);
  }
  return name.empty() ? package : package + "." + std::string(name);
}

}  // namespace

bool define_module_type(Vm& vm) {
  TypeDef def{};
  def.name = "module";
  def.instance_bytes = sizeof(Module);
  def.is_gc = true;
  def.slots.finalize = module_finalize;
  def.slots.traverse = module_traverse;
  def.slots.clear = module_clear;
  def.slots.repr = module_repr;
  def.slots.construct = module_construct;
  def.slots.init = [](Vm&, Value, Args) { return true; };
  def.slots.get_attribute = module_get_attribute;
  def.slots.set_attribute = module_set_attribute;
  def.methods = kModuleMethods;
  return define_type(vm, vm.types().module, def) && add_properties(vm, vm.types().module, kModuleProperties);
}

Ref locate_module(Vm& vm, const std::string& name, Value folders) {
  static constexpr std::string_view kKinds[] = {"", "built-in", "library", "file", "namespace", ""};
  const Found found = find_module(vm, name, folders.is_none() ? Value(vm.state().path) : folders);
  if (found.kind == Found::Kind::None || found.kind == Found::Kind::Spec)
    return vm.has_exception() ? Ref() : Ref(kNone);
  Ref kind = vm.string(kKinds[static_cast<size_t>(found.kind)]), path = vm.string(found.path), inner = new_list(vm);
  if (!kind || !path || !inner) return Ref();
  for (const std::string& folder : found.folders)
    if (!list_append(vm, inner.as<List>(), vm.string(folder))) return Ref();
  const Value parts[] = {kind, path, found.is_package ? kTrue : kFalse, inner};
  return vm.tuple(parts);
}

bool library_source(Vm& vm, std::string_view file_name, std::string& text) {
  if (!is_library_file(file_name)) return false;
  std::string name(file_name.substr(kLibraryFolder.size()));
  for (std::string_view ending : {"/__init__.py", ".py"}) {
    if (name.size() < ending.size() || std::string_view(name).substr(name.size() - ending.size()) != ending) continue;
    name.resize(name.size() - ending.size());
    break;
  }
  std::replace(name.begin(), name.end(), '/', '.');
  const Found found = find_module(vm, name, Value());
  if (found.kind != Found::Kind::Embedded || found.is_unreadable) return false;
  text = found.text;
  return true;
}

Dict* loaded_modules(Vm& vm) { return vm.state().modules; }
Value import_path(Vm& vm) { return Value(vm.state().path); }
Module* builtins_module(Vm& vm) { return vm.state().builtins; }

Module* Vm::make_module(std::string_view name) {
  Ref text = string(name);
  if (!text) return nullptr;
  const Value args[] = {text};
  Ref made = module_construct(*this, types_->module, {args, 1, nullptr});
  if (!made) return nullptr;
  // Modules made by C++ live as long as the Vm: their pointers are handed around.
  state_->kept.push_back(made);
  return made.as<Module>();
}
bool Vm::set_module_attribute(Module* module, std::string_view name, Value value) {
  return dict_set(*this, module->dict, intern(name), value);
}
bool Vm::add_functions(Module* module, std::span<const NativeDef> functions) {
  for (const NativeDef& def : functions) {
    Ref function = native_function(def, Value(module->name));
    if (!function || !dict_set(*this, module->dict, intern(def.name), function)) return false;
  }
  return true;
}
void Vm::register_module(std::string name, ModuleInit init) { state_->native_modules[std::move(name)] = init; }
void Vm::register_source(std::string name, std::string_view source, bool is_package) {
  state_->sources[std::move(name)] = {source, is_package};
}

Ref Vm::import(std::string_view dotted_name) { return import_dotted(*this, std::string(dotted_name), Asker::Machine); }

Ref import_module(Vm& vm, std::string_view name, Dict* globals, Value from_list, int level) {
  std::string full(name);
  if (level > 0) {
    full = resolve_relative(vm, name, globals, level);
    if (full.empty()) return Ref();
  } else if (full.empty()) {
    return vm.raise(vm.types().ValueError, "Empty module name");
  }
  Ref module = import_dotted(vm, full, Asker::Program);
  if (!module) return Ref();
  bool has_list = false;
  if (from_list && !vm.truth(from_list, has_list)) return Ref();
  if (!has_list) {
    // `import a.b` binds a.
    const size_t dot = name.find('.');
    if (dot == std::string_view::npos) return module;
    const std::string first = full.substr(0, full.size() - (name.size() - dot));
    return import_dotted(vm, first, Asker::Program);
  }
  // Submodules named in the list are imported.
  const bool is_package = is_module(vm, module) && (dict_get(module.as<Module>()->dict, vm.names().path) ||
                                                    find_in_type(vm, module.get().object()->type, vm.names().path));
  if (!is_package) return module;
  const bool ok = vm.for_each(from_list, [&](Value item) {
    if (!is_str(item)) return true;
    std::string_view text = vm.text(item);
    if (text == "*") {
      const Value all = dict_get(module.as<Module>()->dict, vm.names().all);
      if (!all) return true;
      return vm.for_each(all, [&](Value inner) { return !is_str(inner) || has_or_imports(vm, module, full, inner); });
    }
    return has_or_imports(vm, module, full, item);
  });
  return ok ? module : Ref();
}

Ref import_name(Vm& vm, Frame* frame, Str* name, Value from_list, Value level) {
  int64_t number = 0;
  int_fits(level, number);
  const Value hook = dict_get(frame->builtins, vm.names().import_);
  if (hook.is_object() && hook.object()->type != vm.types().native_function) {
    return vm.call(hook, {Value(name), Value(frame->globals), frame->locals ? frame->locals : kNone, from_list, level});
  }
  return import_module(vm, name->view(), frame->globals, from_list, static_cast<int>(number));
}

Ref import_from(Vm& vm, Value module, Str* name) {
  Ref found = vm.find_attribute(module, name);
  if (found || vm.has_exception()) return found;
  Ref module_name = vm.find_attribute(module, vm.names().name);
  if (!module_name) vm.has_exception() ? (void)vm.take_exception() : (void)0;
  const std::string label = is_str(module_name) ? std::string(vm.text(module_name)) : "<unknown module name>";
  Value loaded;
  Ref key = vm.string(label + "." + text_of(name));
  if (key && dict_find(vm, vm.state().modules, key, loaded) == 1) return loaded;
  Ref file = vm.find_attribute(module, vm.names().file);
  if (!file && vm.has_exception()) vm.take_exception();
  const bool is_partial = is_module(vm, module) && dict_get(as<Module>(module)->dict, vm.intern("__initializing__"));
  const std::string where = is_str(file) ? std::string(vm.text(file)) : "unknown location";
  const std::string text = is_partial
                               ? "cannot import name '" + text_of(name) + "' from partially initialized module '" +
                                     label + "' (most likely due to a circular import) (" + where + ")"
                               : "cannot import name '" + text_of(name) + "' from '" + label + "' (" + where + ")";
  Ref error = make_exception(vm, vm.types().ImportError, vm.string(text));
  if (!error) return Ref();
  Ref label_text = vm.string(label);
  assign(exception_of(error)->fields[1], label_text.release());
  if (file) assign(exception_of(error)->fields[2], own(file.get()));
  return vm.raise_value(error);
}

}  // namespace refjit::vm
