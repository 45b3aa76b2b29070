#include "vm/core/specialize.h"

#include "vm/core/c_functions.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
void become(Instruction* at, Internal op) { at->op = static_cast<uint16_t>(op); }

bool is_data_descriptor(Value v) { return v.is_object() && v.object()->type->slots.descriptor_set != nullptr; }
bool has_get(Value v) { return v.is_object() && v.object()->type->slots.descriptor_get != nullptr; }

/// A member of the type's own layout; one borrowed from another class refuses the instances of this one.
bool is_own_member(Vm& vm, const Type* type, Value descriptor) {
  return descriptor.object()->type == vm.types().member_descriptor &&
         is_subtype(type, as<MemberDescriptor>(descriptor)->owner);
}

/// Position of `name` in the object's instance dict, or -1.
int32_t instance_position(Value owner, Str* name) {
  if (!has_instance_dict(owner.object())) return -1;
  const Dict* dict = instance_dict(owner.object());
  return dict ? dict_position(dict, name) : -1;
}

/// A function that a call of a method takes with the instance before the other arguments.
bool becomes_method(Vm& vm, Value v) {
  return v.is_object() && v.object()->type == vm.types().function && !is_c_function(vm, as<Function>(v));
}

bool is_plain_module(Vm& vm, Value owner) { return owner.object()->type == vm.types().module; }

/// Value of a module attribute if it stands in the module's dict; sets the cache.
Value module_value(Vm& vm, Instruction* at, Value owner, Str* name, Internal form) {
  Dict* dict = as<Module>(owner)->dict;
  const int32_t position = dict_position(dict, name);
  // What is None may be made when it is asked for: __spec__, __loader__ (module.cpp).
  if (position < 0 || dict->entries[position].value.is_none()) return Value();
  at->payload = dict_version(vm, dict);
  at->index = static_cast<uint32_t>(position);
  become(at, form);
  return dict->entries[position].value;
}

/// Attribute of a class that needs no binding there (functions and plain values) and that the metaclass does not
/// shadow.
Value class_value(Vm& vm, Value owner, Str* name) {
  Type* type = as<Type>(owner);
  if (type->type != vm.types().type || find_in_type(vm, type->type, name)) return Value();
  const Value found = find_in_type(vm, type, name);
  if (!found) return Value();
  if (has_get(found) && found.object()->type != vm.types().function &&
      found.object()->type != vm.types().method_descriptor && found.object()->type != vm.types().wrapper_descriptor) {
    return Value();
  }
  return found;
}

}  // namespace

Value load_global_slow(Vm& vm, Frame* frame, Instruction* at, Str* name) {
  Dict* globals = frame->globals;
  Dict* builtins = frame->builtins;
  if (!is_exactly(Value(globals),
                  vm.types().dict)) {  // exec() takes subclasses, and these may look names up themselves
    Value found;
    const int state = class_lookup(vm, Value(globals), name, found);
    return state == 0 ? load_global(vm, frame, name).release() : found;
  }
  int32_t position = dict_position(globals, name);
  if (position >= 0) {
    at->payload = dict_version(vm, globals);
    at->index = static_cast<uint32_t>(position);
    become(at, Internal::LOAD_GLOBAL_MODULE);
    return own(globals->entries[position].value);
  }
  if (is_exactly(Value(builtins), vm.types().dict) && (position = dict_position(builtins, name)) >= 0) {
    at->payload = dict_version(vm, globals);
    at->payload2 = dict_version(vm, builtins);
    at->index = static_cast<uint32_t>(position);
    become(at, Internal::LOAD_GLOBAL_BUILTIN);
    return own(builtins->entries[position].value);
  }
  return load_global(vm, frame, name).release();
}

Value load_attr_slow(Vm& vm, Instruction* at, Value owner, Str* name) {
  become(at, Internal::LOAD_ATTR);
  if (!owner.is_object()) return vm.get_attribute(owner, name).release();
  Type* type = owner.object()->type;
  const auto get = type->slots.get_attribute;
  if (is_plain_module(vm, owner)) {
    if (Value value = module_value(vm, at, owner, name, Internal::LOAD_ATTR_MODULE)) return own(value);
    return vm.get_attribute(owner, name).release();
  }
  if (type->type_flags & kTypeType) {
    if (Value value = class_value(vm, owner, name)) {
      at->version = as<Type>(owner)->version;
      at->payload = value.bits();
      become(at, Internal::LOAD_ATTR_CLASS);
      return own(value);
    }
    return vm.get_attribute(owner, name).release();
  }
  if (get != generic_get_attribute && get != get_attribute_trampoline) return vm.get_attribute(owner, name).release();
  if (get == get_attribute_trampoline) {
    // A class with __getattr__ alone finds what exists as any other does.
    const Value own_get = find_in_type(vm, type, vm.names().getattribute);
    if (own_get != find_in_type(vm, vm.types().object, vm.names().getattribute))
      return vm.get_attribute(owner, name).release();
  }
  const Value descriptor = find_in_type(vm, type, name);
  if (is_data_descriptor(descriptor)) {
    if (is_own_member(vm, type, descriptor)) {
      at->version = type->version;
      at->index = as<MemberDescriptor>(descriptor)->offset;
      become(at, Internal::LOAD_ATTR_SLOT);
    } else if (descriptor.object()->type == vm.types().property && get == generic_get_attribute) {
      // With a __getattr__, an AttributeError of the getter must come back here.
      const Value getter = as<Property>(descriptor)->getter;
      if (getter.is_object() && getter.object()->type == vm.types().function &&
          as<Function>(getter)->code->exact_args == 1) {
        at->version = type->version;
        at->payload = descriptor.bits();
        become(at, Internal::LOAD_ATTR_PROPERTY);
      }
    }
    return vm.get_attribute(owner, name).release();
  }
  const int32_t position = instance_position(owner, name);
  if (position >= 0) {
    at->version = type->version;
    at->index = static_cast<uint32_t>(position);
    become(at, Internal::LOAD_ATTR_INSTANCE);
    return own(instance_dict(owner.object())->entries[position].value);
  }
  if (descriptor && !has_get(descriptor)) {
    at->version = type->version;
    at->payload = descriptor.bits();
    become(at, Internal::LOAD_ATTR_TYPE_VALUE);
    return own(descriptor);
  }
  return vm.get_attribute(owner, name).release();
}

bool load_method_slow(Vm& vm, Instruction* at, Value owner, Str* name, Value out[2]) {
  become(at, Internal::LOAD_METHOD);
  Type* type = vm.type_of(owner);
  const auto get = type->slots.get_attribute;
  auto found_plain = [&](Value value) {
    out[0] = Value();
    out[1] = own(value);
    decref(owner);
    return true;
  };
  if (owner.is_object() && is_plain_module(vm, owner)) {
    if (Value value = module_value(vm, at, owner, name, Internal::LOAD_METHOD_MODULE)) return found_plain(value);
  } else if (type->type_flags & kTypeType) {
    if (Value value = class_value(vm, owner, name)) {
      at->version = as<Type>(owner)->version;
      at->payload = value.bits();
      become(at, Internal::LOAD_METHOD_CLASS);
      return found_plain(value);
    }
  } else if (type == vm.types().super && as<Super>(owner)->self_type) {
    // super().method(): found unbound, called with the instance.
    auto* s = as<Super>(owner);
    const Tuple* mro = s->self_type->mro;
    int64_t i = 0;
    while (i < mro->size && mro->items[i] != Value(s->start)) ++i;
    for (++i; i < mro->size; ++i) {
      const Value found = dict_get(as<Type>(mro->items[i])->dict, name);
      if (!found) continue;
      if (becomes_method(vm, found) && s->self != Value(s->self_type)) {
        out[0] = own(found);
        out[1] = own(s->self);
        decref(owner);
        return true;
      }
      break;
    }
  } else if (get == generic_get_attribute) {
    const Value descriptor = find_in_type(vm, type, name);
    if (!is_data_descriptor(descriptor)) {
      const bool has_dict = owner.is_object() && has_instance_dict(owner.object());
      const int32_t position = owner.is_object() ? instance_position(owner, name) : -1;
      if (position >= 0) {
        at->version = type->version;
        at->index = static_cast<uint32_t>(position);
        become(at, Internal::LOAD_METHOD_INSTANCE);
        return found_plain(instance_dict(owner.object())->entries[position].value);
      }
      if (becomes_method(vm, descriptor) ||
          (descriptor.is_object() && descriptor.object()->type == vm.types().method_descriptor)) {
        if (owner.is_object()) {
          at->version = type->version;
          at->index = has_dict ? 1 : 0;
          at->payload = descriptor.bits();
          become(at, Internal::LOAD_METHOD_TYPE);
        }
        out[0] = own(descriptor);
        out[1] = owner;
        return true;
      }
    }
  }
  Ref bound = vm.get_attribute(owner, name);
  decref(owner);
  if (!bound) return false;
  out[0] = Value();
  out[1] = bound.release();
  return true;
}

bool store_attr_slow(Vm& vm, Instruction* at, Value owner, Str* name, Value value) {
  become(at, Internal::STORE_ATTR);
  if (!owner.is_object()) return vm.set_attribute(owner, name, value);
  Type* type = owner.object()->type;
  if (type->slots.set_attribute != generic_set_attribute || type->type_flags & kTypeType) {
    return vm.set_attribute(owner, name, value);
  }
  const Value descriptor = find_in_type(vm, type, name);
  if (is_data_descriptor(descriptor)) {
    if (is_own_member(vm, type, descriptor)) {
      at->version = type->version;
      at->index = as<MemberDescriptor>(descriptor)->offset;
      become(at, Internal::STORE_ATTR_SLOT);
    }
    return vm.set_attribute(owner, name, value);
  }
  if (!vm.set_attribute(owner, name, value)) return false;
  if (has_instance_dict(owner.object()) && owner.object()->type == type) {
    at->version = type->version;
    at->index = static_cast<uint32_t>(instance_position(owner, name));
    become(at, Internal::STORE_ATTR_INSTANCE);
  }
  return true;
}

}  // namespace refjit::vm
