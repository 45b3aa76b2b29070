#include "vm/core/import_finders.h"

#include <algorithm>
#include <array>

#include "vm/core/call.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

constexpr std::string_view kMachinery = "importlib.machinery";
constexpr std::array<std::string_view, 3> kLists = {"meta_path", "path_hooks", "path_importer_cache"};
constexpr std::array<std::string_view, 3> kOwnFinders = {"BuiltinImporter", "FrozenImporter", "PathFinder"};

Value loaded(Vm& vm, std::string_view name) {
  Ref key = vm.string(name);
  Value module;
  return key && dict_find(vm, loaded_modules(vm), key, module) == 1 ? module : Value();
}

Value name_in_sys(Vm& vm, std::string_view name) {
  const Value sys = loaded(vm, "sys");
  return sys ? dict_get(reinterpret_cast<Module*>(sys.object())->dict, vm.intern(name)) : Value();
}

/// Calls a function of importlib.machinery.
Ref call_machinery(Vm& vm, std::string_view function, std::initializer_list<Value> args) {
  Ref machinery = vm.import(kMachinery);
  Ref callee = machinery ? vm.get_attribute(machinery, function) : Ref();
  return callee ? vm.call(callee, args) : Ref();
}

/// Which of importlib.machinery's own finders this is; empty: one of the program's.
std::string_view own_name(Vm& vm, Value finder) {
  const Value machinery = loaded(vm, kMachinery);
  if (!machinery || machinery.is_none()) return {};
  for (const std::string_view name : kOwnFinders)
    if (dict_get(reinterpret_cast<Module*>(machinery.object())->dict, vm.intern(name)) == finder) return name;
  return {};
}

/// Whether an entry of sys.path is a file, or stands below one: an archive.
bool is_in_archive(Vm& vm, std::string_view entry) {
  while (!entry.empty() && entry != "/") {
    if (vm.host().is_file(std::string(entry))) return true;
    const size_t slash = entry.rfind('/');
    if (slash == std::string_view::npos) return false;
    entry = entry.substr(0, slash);
  }
  return false;
}

bool is_read(Value list) { return list && !list.is_none(); }

}  // namespace

bool is_finder_list(Vm& vm, const Module* m, Str* name) {
  return std::find(kLists.begin(), kLists.end(), name->view()) != kLists.end() && loaded(vm, "sys") == Value(m);
}

Ref make_finder_list(Vm& vm, Module* sys, Str* name) {
  Ref made = call_machinery(vm, "_finders_of", {Value(name)});
  return made && dict_set(vm, sys->dict, name, made) ? made : Ref();
}

bool walk_meta_path(Vm& vm, const std::function<bool(Value finder, std::string_view own)>& body) {
  const Value finders = name_in_sys(vm, kLists[0]);
  if (is_read(finders)) {
    bool goes_on = true;
    return vm.for_each(finders, [&](Value finder) {
      goes_on = goes_on && body(finder, own_name(vm, finder));
      return !vm.has_exception();
    });
  }
  for (const std::string_view own : kOwnFinders)
    if (!body(kNone, own)) break;
  return !vm.has_exception();
}

Ref ask_finder(Vm& vm, Value finder, const std::string& name, Value folders) {
  Ref text = vm.string(name);
  Ref method = text ? vm.find_attribute(finder, vm.intern("find_spec")) : Ref();
  if (method) return vm.call(method, {text, folders, kNone});
  return vm.has_exception() ? Ref() : call_machinery(vm, "_ask_old_finder", {finder, text, folders});
}

Ref finder_of_entry(Vm& vm, Value entry) {
  if (!is_str(entry)) return Ref(kNone);
  const bool has_hooks = is_read(name_in_sys(vm, kLists[1])) || is_read(name_in_sys(vm, kLists[2]));
  if (!has_hooks && !is_in_archive(vm, vm.text(entry))) return Ref();
  Ref finder = call_machinery(vm, "_foreign_finder_of", {entry});
  return finder && finder.get() == kNotImplemented ? Ref() : finder;
}

Ref ask_entry(Vm& vm, Value finder, const std::string& name) {
  Ref text = vm.string(name);
  return text ? call_machinery(vm, "_ask_entry", {finder, text}) : Ref();
}

Ref spec_of_bytecode(Vm& vm, const std::string& name, Value path, bool is_package) {
  Ref text = vm.string(name);
  return text ? call_machinery(vm, "_spec_of_bytecode", {text, path, is_package ? kTrue : kFalse}) : Ref();
}

Ref ask_served_paths(Vm& vm, const std::string& name) {
  const Value served = loaded(vm, "_served_paths");
  Ref text = vm.string(name);
  if (!text) return Ref();
  return served && !served.is_none() ? vm.call_method(served, vm.intern("find_spec"), {text}) : Ref(kNone);
}

Ref served_submodule(Vm& vm, Value package, Value name) {
  const Value served = loaded(vm, "_served_paths");
  return served && !served.is_none() ? vm.call_method(served, vm.intern("submodule"), {package, name}) : Ref(kNone);
}

Ref load_by_spec(Vm& vm, Value spec) { return call_machinery(vm, "_load", {spec}); }

}  // namespace refjit::vm
