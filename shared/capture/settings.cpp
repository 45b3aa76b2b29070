#include "capture/settings.h"

#include "vm/tensors/eager.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

Value context_setting(vm::Vm& vm, const char* name) {
  const vm::Ref& context = vm::tensors::tensor_state(vm).context;
  return context && vm::is_dict(context) ? vm::dict_get(vm::as_dict(context), vm.intern(name)) : Value();
}

bool is_context_setting_given(vm::Vm& vm, const char* name) {
  const Value given = context_setting(vm, "_given");
  return given && vm::is_dict(given) && vm::dict_get(vm::as_dict(given), vm.intern(name));
}

std::string environment(vm::Vm& vm, const char* name) {
  bool found = false;
  return vm.host().environment(name, found);
}

}  // namespace refjit::capture
