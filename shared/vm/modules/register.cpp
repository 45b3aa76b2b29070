#include "vm/modules/modules.h"
#include "vm/startup.h"

namespace refjit::vm {

void register_native_modules(Vm& vm) {
  vm.register_module("math", init_math);
  vm.register_module("_time", init_time);
}

}  // namespace refjit::vm
