#include "capture/method_path.h"

#include "vm/builtin_types.h"
#include "vm/execute.h"
#include "vm/function.h"
#include "vm/types/dict.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

SourceRef method_path(vm::Vm& vm, Value function, Value self) {
  const vm::Type* type =
      vm::has_type_flag(self, vm::kTypeType) ? static_cast<vm::Type*>(self.object()) : vm.type_of(self);
  if ((type->type_flags & vm::kTypeHeap) == 0) return nullptr;
  const auto path = [](Value owner, Value name) {
    const auto* base = static_cast<vm::Type*>(owner.object());
    return Source::attribute(Source::watched(owner, std::string(base->name->view())), name, vm::view_of(name));
  };
  vm::Str* own_name = static_cast<vm::Function*>(function.object())->name;
  for (Value owner : type->mro->span())
    if (vm::find_in_type(vm, static_cast<vm::Type*>(owner.object()), own_name) == function)
      return path(owner, Value(own_name));
  for (Value owner : type->mro->span()) {
    const auto* base = static_cast<vm::Type*>(owner.object());
    if ((base->type_flags & vm::kTypeHeap) == 0) continue;
    Value key, value;
    for (int32_t at = 0; vm::dict_next(base->dict, at, key, value);)
      if (value == function && vm::is_str(key)) return path(owner, key);
  }
  return nullptr;
}

}  // namespace refjit::capture
