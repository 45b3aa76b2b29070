// What dir() lists: names of modules, of classes and of what has a dict.
#include "vm/core/directory.h"

#include "base/library_file.h"
#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/execute.h"

namespace refjit::vm {

namespace {

bool merge_names(Vm& vm, Dict* into, Dict* from) {
  Value key, value;
  for (int32_t i = 0; dict_next(from, i, key, value);)
    if (is_str(key) && !dict_store(vm, into, key, kNone)) return false;
  return true;
}

Ref sorted_list(Vm& vm, Value iterable) {
  Ref list = list_from(vm, iterable);
  return list && list_sort(vm, list.as<List>(), kNone, false) ? list : Ref();
}

/// The library makes many names when they are first asked for (a module's `__getattr__`): those that the module
/// declares in `__all__` are listed as if they stood in it.
bool add_declared_names(Vm& vm, Module* m, List* names) {
  const Value file = dict_get(m->dict, vm.intern("__file__"));
  if (!is_str(file) || !is_library_file(as_str(file)->view())) return true;
  Ref declared(dict_get(m->dict, vm.names().all));
  if (!declared || !dict_get(m->dict, vm.names().getattr)) return true;
  return vm.for_each(declared, [&](Value name) {
    return (is_str(name) && dict_get(m->dict, as_str(name))) || list_append(vm, names, name);
  });
}

}  // namespace

Ref module_names(Vm& vm, Module* m) {
  if (Value hook = dict_get(m->dict, vm.names().dir)) return vm.call(hook, {});
  Ref names = dict_keys_list(vm, m->dict);
  return names && add_declared_names(vm, m, names.as<List>()) ? names : Ref();
}

Ref directory(Vm& vm, Value object) {
  const Value own = find_in_type(vm, vm.type_of(object), vm.names().dir);
  if (!own.is_object() || own.object()->type == vm.types().method_descriptor) return plain_directory(vm, object);
  Ref method = find_special(vm, object, vm.names().dir);
  Ref result = method ? vm.call(method, {}) : Ref();
  return result ? sorted_list(vm, result) : Ref();
}

Ref plain_directory(Vm& vm, Value object) {
  if (object.is_object() && is_subtype(object.object()->type, vm.types().module)) {
    Ref names = module_names(vm, reinterpret_cast<Module*>(object.object()));
    return names ? sorted_list(vm, names) : Ref();
  }
  Ref names = vm.dict();
  if (!names) return Ref();
  const bool is_type = is_kind(object, kTypeType);
  if (!is_type && object.is_object() && has_instance_dict(object.object()) && instance_dict(object.object())) {
    if (!merge_names(vm, names.as<Dict>(), instance_dict(object.object()))) return Ref();
  }
  const Type* type = is_type ? reinterpret_cast<Type*>(object.object()) : vm.type_of(object);
  for (int64_t i = 0; i < type->mro->size; ++i) {
    if (!merge_names(vm, names.as<Dict>(), reinterpret_cast<Type*>(type->mro->items[i].object())->dict)) return Ref();
  }
  return sorted_list(vm, names);
}

}  // namespace refjit::vm
