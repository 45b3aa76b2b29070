// Attribute access: the generic protocol of instances, and Vm's attribute functions.
#include <algorithm>

#include "vm/core/types.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

void raise_missing(Vm& vm, Value object, Str* name) {
  vm.raise(vm.types().AttributeError,
           "'" + vm.type_name(object) + "' object has no attribute '" + std::string(name->view()) + "'");
}

/// An AttributeError that a read ends with tells what was missing where, whoever raised it.
void tell_missing(Vm& vm, Value object, Str* name) {
  if (!vm.exception_matches(vm.types().AttributeError)) return;
  Ref error = vm.take_exception();
  Value* fields = exception_of(error)->fields;
  if (!fields[0] && !fields[1]) {
    fields[0] = own(Value(name));
    fields[1] = own(object);
  }
  set_exception(vm, error.release());
}

bool is_module(Vm& vm, const Type* type) {
  return type == vm.types().module || (type->type_flags & kTypeHeap && is_subtype(type, vm.types().module));
}

/// The attribute or null; an exception only for errors other than "there is none".
Ref lookup_generic(Vm& vm, Value object, Str* name) {
  Type* type = vm.type_of(object);
  const Value descriptor = find_in_type(vm, type, name);
  if (descriptor.is_object()) {
    const Slots& slots = descriptor.object()->type->slots;
    if (slots.descriptor_set && slots.descriptor_get) {
      Ref keep(descriptor);
      return slots.descriptor_get(vm, descriptor, object, Value(type));
    }
  }
  if (object.is_object() && has_instance_dict(object.object())) {
    if (const Dict* dict = instance_dict(object.object())) {
      if (Value value = dict_get(dict, name)) return value;
    }
  } else if (is_module(vm, type)) {  // as object sees it: object.__getattribute__(module, name)
    if (Value value = dict_get(static_cast<Module*>(object.object())->dict, name)) return value;
  }
  if (!descriptor) return Ref();
  return bind_attribute(vm, descriptor, object, type);
}

}  // namespace

Ref generic_get_attribute(Vm& vm, Value object, Str* name) {
  Ref result = lookup_generic(vm, object, name);
  if (!result && !vm.has_exception()) raise_missing(vm, object, name);
  return result;
}

bool generic_set_attribute(Vm& vm, Value object, Str* name, Value value) {
  Type* type = vm.type_of(object);
  const Value descriptor = find_in_type(vm, type, name);
  if (descriptor.is_object() && descriptor.object()->type->slots.descriptor_set) {
    Ref keep(descriptor);
    return descriptor.object()->type->slots.descriptor_set(vm, descriptor, object, value);
  }
  if (!object.is_object() || !has_instance_dict(object.object())) {
    if (is_module(vm, type)) return vm.types().module->slots.set_attribute(vm, object, name, value);
    if (descriptor) {
      vm.raise(vm.types().AttributeError,
               "'" + vm.type_name(object) + "' object attribute '" + std::string(name->view()) + "' is read-only");
    } else {
      raise_missing(vm, object, name);
    }
    return false;
  }
  Dict*& dict = instance_dict(object.object());
  if (value) {
    if (!dict) {
      Ref made = new_dict(vm);
      if (!made) return false;
      dict = made.as<Dict>();
      made.release();
    }
    return dict_set(vm, dict, name->is_interned ? name : vm.intern(name->view()), value);
  }
  if (dict && dict_remove(vm, dict, name)) return true;
  raise_missing(vm, object, name);
  return false;
}

Ref attribute_dict(Vm& vm, Value object) {
  if (object.is_object()) {
    Object* o = object.object();
    if (o->type->type_flags & kTypeType) return new_mapping_proxy(vm, Value(static_cast<Type*>(o)->dict));
    if (o->type == vm.types().module || is_subtype(o->type, vm.types().module))
      return Value(static_cast<Module*>(o)->dict);
    if (has_instance_dict(o)) {
      Dict*& dict = instance_dict(o);
      if (!dict) {
        Ref made = new_dict(vm);
        if (!made) return Ref();
        dict = made.as<Dict>();
        made.release();
      }
      return Value(mark_namespace(dict));
    }
  }
  Ref found = vm.find_attribute(object, vm.names().dict);
  if (found || vm.has_exception()) return found;
  return vm.raise(vm.types().AttributeError, "'" + vm.type_name(object) + "' object has no attribute '__dict__'");
}

// ---- Vm

Ref Vm::get_attribute(Value object, Str* name) {
  const auto get = type_of(object)->slots.get_attribute;
  Ref found = get ? get(*this, object, name) : generic_get_attribute(*this, object, name);
  if (!found) tell_missing(*this, object, name);
  return found;
}
Ref Vm::get_attribute(Value object, std::string_view name) { return get_attribute(object, intern(name)); }

Ref Vm::find_attribute(Value object, Str* name) {
  const auto get = type_of(object)->slots.get_attribute;
  if (!get || get == generic_get_attribute) {
    Ref result = lookup_generic(*this, object, name);
    if (!result && exception_matches(types_->AttributeError)) take_exception();
    return result;
  }
  Ref result = get(*this, object, name);
  if (!result && exception_matches(types_->AttributeError)) take_exception();
  return result;
}

bool Vm::set_attribute(Value object, Str* name, Value value) {
  const auto set = type_of(object)->slots.set_attribute;
  return set ? set(*this, object, name, value) : generic_set_attribute(*this, object, name, value);
}
bool Vm::set_attribute(Value object, std::string_view name, Value value) {
  return set_attribute(object, intern(name), value);
}

}  // namespace refjit::vm
