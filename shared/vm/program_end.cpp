#include "vm/program_end.h"

#include <vector>

#include "vm/memory.h"
#include "vm/module.h"
#include "vm/names.h"
#include "vm/state.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"

namespace refjit::vm {

namespace {

/// A file that took the place of sys.stdout is closed now, and what finalizers print is seen.
void restore_streams(Vm& vm, Dict* sys) {
  for (const char* name : {"stdin", "stdout", "stderr"}) {
    const Value own = dict_get(sys, vm.intern("__" + std::string(name) + "__"));
    if (own) dict_set(vm, sys, vm.intern(name), own);
  }
}

/// Modules of the library stay: finalizers may call it.
bool is_programs(Vm& vm, Value name, Value module) {
  if (!vm.is_instance(module, vm.types().module)) return false;
  if (is_str(name) && view_of(name) == "__main__") return true;
  const Value file = dict_get(static_cast<Module*>(module.object())->dict, vm.names().file);
  return file && is_str(file) && !view_of(file).starts_with("<refjit>");
}

void drop_modules(Vm& vm) {
  Dict* modules = as_dict(vm.state().modules);
  std::vector<Ref> names;
  Value name, module;
  for (int32_t at = 0; dict_next(modules, at, name, module);)
    if (is_programs(vm, name, module)) names.push_back(name);
  for (const Ref& each : names) dict_store(vm, modules, each, kNone);
}

}  // namespace

void end_program(Vm& vm) {
  if (const Value sys = dict_get(as_dict(vm.state().modules), vm.intern("sys")))
    restore_streams(vm, static_cast<Module*>(sys.object())->dict);
  drop_modules(vm);
  run_last_finalizers(vm);
  if (vm.has_exception()) vm.take_exception();
}

}  // namespace refjit::vm
