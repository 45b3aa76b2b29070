// `from module import *`, where sys.modules may give any object as the module.
#include "vm/core/call.h"
#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/types/list.h"

namespace refjit::vm {

bool import_star(Vm& vm, Frame* frame, Value module) {
  const Value space = frame->locals ? frame->locals : Value(frame->globals);
  Ref all = vm.find_attribute(module, vm.names().all);
  if (!all && vm.has_exception()) return false;
  if (all) {
    return vm.for_each(all, [&](Value name) {
      if (!is_str(name)) {
        vm.raise(vm.types().TypeError, "Item in __all__ must be str, not " + vm.type_name(name));
        return false;
      }
      Ref value = vm.get_attribute(module, as_str(name));
      return value && vm.set_item(space, name, value);
    });
  }
  Ref dict = vm.find_attribute(module, vm.names().dict);
  if (!dict) {
    if (!vm.has_exception()) vm.raise(vm.types().ImportError, "from-import-* object has no __dict__ and no __all__");
    return false;
  }
  // What sys.modules gives as a module may be any object: a class has a proxy for its __dict__.
  Ref keys = vm.call_method(dict, vm.intern("keys"), {});
  Ref names = keys ? list_from(vm, keys) : Ref();
  if (!names) return false;
  for (Value name : names.as<List>()->span()) {
    if (!is_str(name)) {
      Ref own_name = vm.get_attribute(module, vm.names().name);
      if (own_name)
        vm.raise(vm.types().TypeError, "Key in " + std::string(vm.text(vm.str(own_name))) +
                                           ".__dict__ must be str, not " + vm.type_name(name));
      return false;
    }
    if (view_of(name).substr(0, 1) == "_") continue;
    Ref value = vm.get_attribute(module, as_str(name));
    if (!value || !vm.set_item(space, name, value)) return false;
  }
  return true;
}

}  // namespace refjit::vm
