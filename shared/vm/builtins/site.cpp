// What CPython's site module adds to the builtins: help, exit and quit, and the texts copyright, credits and license.
// They are objects that show themselves; _sitebuiltins.py holds what they say and do, and is imported when one is used.
#include "vm/builtins/builtins.h"
#include "vm/extension.h"
#include "vm/module.h"
#include "vm/types/define.h"

namespace refjit::vm {

namespace {

struct SiteObject : Object {
  const char* name;
};

Ref text_of(Vm& vm, Value v) {
  const Ref module = vm.import("_sitebuiltins");
  const Ref function = module ? vm.get_attribute(module, "shown") : Ref();
  const Ref name = function ? vm.string(static_cast<SiteObject*>(v.object())->name) : Ref();
  return name ? vm.call(function, {name}) : Ref();
}

/// The call goes on to the Python function of the object's name, with all that is passed.
Ref call_site(Vm& vm, Value v, Args args) {
  const Ref module = vm.import("_sitebuiltins");
  const Ref function = module ? vm.get_attribute(module, static_cast<SiteObject*>(v.object())->name) : Ref();
  return function ? vm.call(function, args) : Ref();
}

}  // namespace

bool define_site_builtins(Vm& vm, Module* builtins) {
  struct Row {
    const char* type;
    std::initializer_list<const char*> names;
  };
  const Row rows[] = {{"_sitebuiltins._Helper", {"help"}},
                      {"_sitebuiltins.Quitter", {"exit", "quit"}},
                      {"_sitebuiltins._Printer", {"copyright", "credits", "license"}}};
  for (const Row& row : rows) {
    TypeDef def{row.type, sizeof(SiteObject), nullptr, {}, {}};
    def.slots.repr = text_of;
    def.slots.call = call_site;
    Type* type = vm.make_type(def);
    if (!type) return false;
    for (const char* name : row.names) {
      auto* made = make_object<SiteObject>(vm, type);
      if (!made) return false;
      made->name = name;
      const Ref kept = Ref::steal(Value(made));
      if (!vm.set_module_attribute(builtins, name, kept)) return false;
    }
  }
  return true;
}

}  // namespace refjit::vm
