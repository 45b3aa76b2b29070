// Members of native classes that programs replace.
#include "vm/open_type.h"

#include <unordered_map>

#include "vm/core/types.h"

namespace refjit::vm {

namespace {

/// A class as it was made.
struct NativeForm {
  Slots slots;
  Ref members;  ///< A dict: the replaced names, and what stood there.
};

struct NativeForms : Vm::Extension {
  explicit NativeForms(Vm&) {}
  std::unordered_map<const Type*, NativeForm> of;
};

/// The class's own; null: nothing of it was replaced.
const NativeForm* native_form(const Type* type) {
  if ((type->type_flags & kTypeReplaced) == 0 || (type->type_flags & kTypeOpen) == 0) return nullptr;
  const auto& forms = type->vm->extension<NativeForms>().of;
  const auto found = forms.find(type);
  return found == forms.end() ? nullptr : &found->second;
}

void mark_replaced(Type* type) {
  type->type_flags |= kTypeReplaced;
  if (!type->subclasses) return;
  for (Type* derived : type->subclasses->list) mark_replaced(derived);
}

}  // namespace

const Slots& native_slots(const Type* type) {
  const NativeForm* form = native_form(type);
  return form ? form->slots : type->slots;
}

Value replaced_member(const Type* type, Str* name) {
  const NativeForm* form = native_form(type);
  return form ? dict_get(form->members.as<Dict>(), name) : Value();
}

bool note_replaced_member(Vm& vm, Type* type, Str* name, Value old, Value now) {
  if (!native_form(type)) {
    if (!old) return true;  // a name of the program's own
    Ref members = new_dict(vm);
    if (!members) return false;
    vm.extension<NativeForms>().of[type] = {type->slots, std::move(members)};
    mark_replaced(type);
  }
  Dict* members = native_form(type)->members.as<Dict>();
  const Value native = dict_get(members, name);
  if (!native) return !old || dict_set(vm, members, name, old);
  if (native == now) dict_remove(vm, members, name);
  return true;
}

}  // namespace refjit::vm
