#include "vm/builtins/builtins.h"

#include "vm/module.h"
#include "vm/types/define.h"

namespace refjit::vm {

bool define_builtins(Vm& vm, Module* builtins) {
  if (!vm.add_functions(builtins, object_functions()) || !vm.add_functions(builtins, number_functions()) ||
      !vm.add_functions(builtins, execution_functions()) || !define_site_builtins(vm, builtins))
    return false;
  BuiltinTypes& t = vm.types();
  for (Type* type :
       {t.int_, t.bool_, t.float_,    t.complex, t.str,   t.bytes,     t.bytearray, t.memoryview, t.list,   t.tuple,
        t.dict, t.set,   t.frozenset, t.range,   t.slice, t.enumerate, t.zip,       t.map,        t.filter, t.reversed})
    if (!vm.set_module_attribute(builtins, type->name->view(), Value(type))) return false;
  return true;
}

}  // namespace refjit::vm
