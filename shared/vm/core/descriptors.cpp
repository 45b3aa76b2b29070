// Descriptors: native methods and slot wrappers, getsets, members of __slots__, property, classmethod, staticmethod,
// super.
#include <cstdio>

#include "vm/core/documentation.h"
#include "vm/core/signature.h"
#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/open_type.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
Ref fail_type(Vm& vm, std::string text) { return vm.raise(vm.types().TypeError, std::move(text)); }
std::string text_of(const Str* s) { return std::string(s->view()); }

/// A descriptor of a builtin type is only for its instances.
bool check_owner(Vm& vm, Type* owner, std::string_view name, Value instance) {
  if (vm.is_instance(instance, owner)) return true;
  fail_type(vm, "descriptor '" + std::string(name) + "' for '" + text_of(owner->name) +
                    "' objects doesn't apply to a '" + vm.type_name(instance) + "' object");
  return false;
}

// ---- native functions

void native_finalize(Object* o) {
  auto* f = static_cast<NativeFunction*>(o);
  drop(f->self);
  drop(f->module);
}
void native_traverse(Object* o, const Visitor& visitor) {
  auto* f = static_cast<NativeFunction*>(o);
  visitor(f->self);
  visitor(f->module);
}
Ref native_call(Vm& vm, Value callee, Args args) {
  auto* f = as<NativeFunction>(callee);
  return call_native(vm, *f->def, f->signature, f->self, args, false);
}
/// What a function shows as its self: static methods show their class.
Value bound_to(const NativeFunction* f) { return f->self || !f->owner ? f->self : Value(f->owner); }

Ref native_repr(Vm& vm, Value v) {
  auto* f = as<NativeFunction>(v);
  const Value self = bound_to(f);
  if (!self) return vm.string("<built-in function " + std::string(f->def->name) + ">");
  Ref whole = identity_repr(vm, self);
  if (!whole) return Ref();
  char address[32];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(self.bits()));
  return vm.string("<built-in method " + std::string(f->def->name) + " of " + vm.type_name(self) + " object at " +
                   address + ">");
}
bool native_hash(Vm&, Value v, int64_t& out) {
  auto* f = as<NativeFunction>(v);
  const uint64_t bits = f->self.bits() * 31 + reinterpret_cast<uintptr_t>(f->def);
  out = static_cast<int64_t>(bits >> 4 | bits << 60);
  if (out == -1) out = -2;
  return true;
}
Ref native_compare(Vm&, Value left, Value right, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !right.is_object() ||
      left.object()->type != right.object()->type) {
    return kNotImplemented;
  }
  const bool same = as<NativeFunction>(left)->def == as<NativeFunction>(right)->def &&
                    as<NativeFunction>(left)->self == as<NativeFunction>(right)->self;
  return Value::boolean(same == (op == CompareOp::Eq));
}
Ref native_name(Vm& vm, Value v) { return vm.string(as<NativeFunction>(v)->def->name); }
Ref native_qualname(Vm& vm, Value v) {
  auto* f = as<NativeFunction>(v);
  const Value self = bound_to(f);
  if (!self) return vm.string(f->def->name);
  const Type* type = is_kind(self, kTypeType) ? as<Type>(self) : vm.type_of(self);
  return vm.string(text_of(type->name) + "." + f->def->name);
}
Ref native_self(Vm& vm, Value v) {
  auto* f = as<NativeFunction>(v);
  if (f->self) return f->self;
  const Value module = f->module && is_str(f->module) ? dict_get(loaded_modules(vm), as_str(f->module)) : Value();
  return module ? Ref(module) : Ref(kNone);
}
Ref native_module(Vm&, Value v) {
  auto* f = as<NativeFunction>(v);
  return f->module ? Ref(f->module) : Ref(kNone);
}
Ref no_doc(Vm&, Value) { return kNone; }
Ref native_doc(Vm& vm, Value v) {
  auto* f = as<NativeFunction>(v);
  std::string prefix;
  if (f->owner) {
    prefix = text_of(f->owner->name) + ".";
  } else if (f->module && is_str(f->module) && as_str(f->module)->view() != "builtins") {
    prefix = text_of(as_str(f->module)) + ".";
  }
  return documentation(vm, prefix + f->def->name);
}
Ref native_text_signature(Vm& vm, Value v) {
  auto* f = as<NativeFunction>(v);
  if (f->def->fn == new_wrapper) return vm.string("($type, *args, **kwargs)");
  return text_signature(vm, *f->def, !f->self ? "$module" : is_kind(f->self, kTypeType) ? "$type" : "$self");
}
constexpr PropertyDef kNativeProperties[] = {
    {"__name__", native_name, nullptr}, {"__qualname__", native_qualname, nullptr},
    {"__self__", native_self, nullptr}, {"__module__", native_module, nullptr},
    {"__doc__", native_doc, nullptr},   {"__text_signature__", native_text_signature, nullptr}};

bool define_native_function(Vm& vm) {
  TypeDef def{};
  def.name = "builtin_function_or_method";
  def.instance_bytes = sizeof(NativeFunction);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = native_finalize;
  def.slots.traverse = native_traverse;
  def.slots.call = native_call;
  def.slots.repr = native_repr;
  def.slots.hash = native_hash;
  def.slots.compare = native_compare;
  return define_type(vm, vm.types().native_function, def) &&
         add_properties(vm, vm.types().native_function, kNativeProperties);
}

// ---- method descriptors

Ref method_descriptor_get(Vm& vm, Value descriptor, Value instance, Value) {
  if (!instance) return descriptor;
  auto* m = as<MethodDescriptor>(descriptor);
  if (!check_owner(vm, m->owner, m->def->name, instance)) return Ref();
  auto* f = make_object<NativeFunction>(vm, vm.types().native_function);
  if (!f) return Ref();
  f->def = m->def;
  f->signature = m->signature;
  f->self = own(instance);
  f->owner = m->owner;
  return Ref::steal(Value(f));
}
Ref class_method_descriptor_get(Vm& vm, Value descriptor, Value instance, Value owner) {
  auto* m = as<MethodDescriptor>(descriptor);
  if (!owner || owner.is_none()) owner = Value(vm.type_of(instance));
  const bool is_type = is_kind(owner, kTypeType);
  if (!is_type || !is_subtype(as<Type>(owner), m->owner)) {
    const std::string name = "descriptor '" + std::string(m->def->name) + "' ",
                      type = "'" + text_of(m->owner->name) + "' ";
    return fail_type(
        vm, is_type ? name + "requires a subtype of " + type + "but received '" + text_of(as<Type>(owner)->name) + "'"
                    : name + "for type " + type + "needs a type, not a '" + vm.type_name(owner) + "' as arg 2");
  }
  auto* f = make_object<NativeFunction>(vm, vm.types().native_function);
  if (!f) return Ref();
  f->def = m->def;
  f->signature = m->signature;
  f->self = own(owner);
  f->owner = m->owner;
  return Ref::steal(Value(f));
}
Ref method_descriptor_call(Vm& vm, Value callee, Args args) {
  auto* m = as<MethodDescriptor>(callee);
  if (args.count == 0) {
    return fail_type(vm, "unbound method " + text_of(m->owner->name) + "." + m->def->name + "() needs an argument");
  }
  if (!check_owner(vm, m->owner, m->def->name, args[0])) return Ref();
  return call_native(vm, *m->def, m->signature, Value(), args, true);
}
Ref method_descriptor_repr(Vm& vm, Value v) {
  auto* m = as<MethodDescriptor>(v);
  return vm.string("<method '" + std::string(m->def->name) + "' of '" + text_of(m->owner->name) + "' objects>");
}
Ref method_descriptor_name(Vm& vm, Value v) { return vm.string(as<MethodDescriptor>(v)->def->name); }
Ref method_descriptor_qualname(Vm& vm, Value v) {
  auto* m = as<MethodDescriptor>(v);
  return vm.string(text_of(m->owner->name) + "." + m->def->name);
}
Ref method_descriptor_owner(Vm&, Value v) { return Value(as<MethodDescriptor>(v)->owner); }
Ref method_descriptor_doc(Vm& vm, Value v) {
  auto* m = as<MethodDescriptor>(v);
  return documentation(vm, text_of(m->owner->name) + "." + m->def->name);
}
Ref method_descriptor_signature(Vm& vm, Value v) {
  const bool is_plain = v.object()->type == vm.types().method_descriptor;
  return text_signature(vm, *as<MethodDescriptor>(v)->def, is_plain ? "$self" : "$type");
}
constexpr PropertyDef kMethodDescriptorProperties[] = {{"__name__", method_descriptor_name, nullptr},
                                                       {"__qualname__", method_descriptor_qualname, nullptr},
                                                       {"__objclass__", method_descriptor_owner, nullptr},
                                                       {"__doc__", method_descriptor_doc, nullptr},
                                                       {"__text_signature__", method_descriptor_signature, nullptr}};

bool define_method_descriptor(Vm& vm, Type* type, const char* name, bool is_class_method) {
  TypeDef def{};
  def.name = name;
  def.instance_bytes = sizeof(MethodDescriptor);
  def.is_gc = true;
  def.is_final = true;
  def.slots.descriptor_get = is_class_method ? class_method_descriptor_get : method_descriptor_get;
  def.slots.call = method_descriptor_call;
  def.slots.repr = method_descriptor_repr;
  return define_type(vm, type, def) && add_properties(vm, type, kMethodDescriptorProperties);
}

// ---- slot wrappers

/// What CPython defines as a method beside the slot, which counts its arguments as methods do.
bool is_plain_method(std::string_view type, std::string_view name) {
  if (name == "__getitem__") return type == "list" || type == "dict";
  return name == "__contains__" && (type == "dict" || type == "set" || type == "frozenset");
}
/// Repetition of a sequence.
bool is_repeat(const Type* type, std::string_view name) {
  constexpr uint32_t kSequences = kTypeList | kTypeTuple | kTypeStr | kTypeBytes | kTypeMatchSequence;
  return (name == "__mul__" || name == "__rmul__" || name == "__imul__") &&
         ((type->type_flags & kSequences) || type->name->view() == "bytearray");
}

Ref call_wrapper(Vm& vm, WrapperDescriptor* w, Args args) {
  const Dunder& dunder = *w->dunder;
  Str* name = vm.names().*dunder.name;
  if (dunder.arity >= 0) {
    if (args.keywords && args.keywords->size)
      return fail_type(vm, "wrapper " + text_of(name) + "() takes no keyword arguments");
    if (args.count != static_cast<uint32_t>(dunder.arity) + 1) {
      if (is_plain_method(w->owner->name->view(), name->view())) {
        return fail_type(vm, text_of(w->owner->name) + "." + text_of(name) + "() takes exactly one argument (" +
                                 std::to_string(args.count - 1) + " given)");
      }
      // Two arguments are unpacked by a function that would name its caller first, and is given no name.
      return fail_type(vm, (dunder.arity == 2 || is_repeat(w->owner, name->view()) ? " expected " : "expected ") +
                               std::to_string(dunder.arity) + " argument" + (dunder.arity == 1 ? "" : "s") + ", got " +
                               std::to_string(args.count - 1));
    }
  }
  // The operator may try the other operand; the method of a sequence takes a count and nothing else.
  if (!is_repeat(w->owner, name->view()) || is_int(args[1])) return dunder.wrap(vm, native_slots(w->owner), args);
  const auto index = vm.type_of(args[1])->slots.index;
  if (!index) return fail_type(vm, "'" + vm.type_name(args[1]) + "' object cannot be interpreted as an integer");
  Ref count = index(vm, args[1]);
  if (!count) return Ref();
  const Value counted[] = {args[0], count};
  return dunder.wrap(vm, native_slots(w->owner), {counted, 2, nullptr});
}
Ref wrapper_call(Vm& vm, Value callee, Args args) {
  auto* w = as<WrapperDescriptor>(callee);
  Str* name = vm.names().*(w->dunder->name);
  if (args.count == 0) {
    return fail_type(
        vm, "descriptor '" + text_of(name) + "' of '" + text_of(w->owner->name) + "' object needs an argument");
  }
  if (!vm.is_instance(args[0], w->owner)) {
    return fail_type(vm, "descriptor '" + text_of(name) + "' requires a '" + text_of(w->owner->name) +
                             "' object but received a '" + vm.type_name(args[0]) + "'");
  }
  return call_wrapper(vm, w, args);
}
Ref wrapper_get(Vm& vm, Value descriptor, Value instance, Value) {
  if (!instance) return descriptor;
  auto* w = as<WrapperDescriptor>(descriptor);
  if (!check_owner(vm, w->owner, (vm.names().*(w->dunder->name))->view(), instance)) return Ref();
  auto* bound = make_object<MethodWrapper>(vm, vm.types().method_wrapper);
  if (!bound) return Ref();
  bound->descriptor = own(w);
  bound->self = own(instance);
  return Ref::steal(Value(bound));
}
Ref wrapper_repr(Vm& vm, Value v) {
  auto* w = as<WrapperDescriptor>(v);
  return vm.string("<slot wrapper '" + text_of(vm.names().*(w->dunder->name)) + "' of '" + text_of(w->owner->name) +
                   "' objects>");
}
Ref wrapper_name(Vm& vm, Value v) { return Value(vm.names().*(as<WrapperDescriptor>(v)->dunder->name)); }
Ref wrapper_qualname(Vm& vm, Value v) {
  auto* w = as<WrapperDescriptor>(v);
  return vm.string(text_of(w->owner->name) + "." + text_of(vm.names().*(w->dunder->name)));
}
Ref wrapper_owner(Vm&, Value v) { return Value(as<WrapperDescriptor>(v)->owner); }
Ref wrapper_doc(Vm& vm, Value v) {
  return documentation(vm, (vm.names().*(as<WrapperDescriptor>(v)->dunder->name))->view());
}
Ref wrapper_signature(Vm& vm, Value v) { return text_signature(vm, *as<WrapperDescriptor>(v)->dunder); }
constexpr PropertyDef kWrapperProperties[] = {{"__name__", wrapper_name, nullptr},
                                              {"__qualname__", wrapper_qualname, nullptr},
                                              {"__objclass__", wrapper_owner, nullptr},
                                              {"__doc__", wrapper_doc, nullptr},
                                              {"__text_signature__", wrapper_signature, nullptr}};

void method_wrapper_finalize(Object* o) {
  auto* w = static_cast<MethodWrapper*>(o);
  drop(w->descriptor);
  drop(w->self);
}
void method_wrapper_traverse(Object* o, const Visitor& visitor) { visitor(static_cast<MethodWrapper*>(o)->self); }
Ref method_wrapper_call(Vm& vm, Value callee, Args args) {
  auto* w = as<MethodWrapper>(callee);
  const size_t keyword_count = args.keywords ? static_cast<size_t>(args.keywords->size) : 0;
  std::vector<Value> values{w->self};
  values.insert(values.end(), args.values, args.values + args.count + keyword_count);
  return call_wrapper(vm, w->descriptor, {values.data(), args.count + 1, args.keywords});
}
Ref method_wrapper_repr(Vm& vm, Value v) {
  auto* w = as<MethodWrapper>(v);
  char address[32];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(w->self.bits()));
  return vm.string("<method-wrapper '" + text_of(vm.names().*(w->descriptor->dunder->name)) + "' of " +
                   vm.type_name(w->self) + " object at " + address + ">");
}
Ref method_wrapper_name(Vm& vm, Value v) { return Value(vm.names().*(as<MethodWrapper>(v)->descriptor->dunder->name)); }
Ref method_wrapper_self(Vm&, Value v) { return as<MethodWrapper>(v)->self; }
Ref method_wrapper_doc(Vm& vm, Value v) { return wrapper_doc(vm, Value(as<MethodWrapper>(v)->descriptor)); }
Ref method_wrapper_signature(Vm& vm, Value v) { return wrapper_signature(vm, Value(as<MethodWrapper>(v)->descriptor)); }
Ref method_wrapper_qualname(Vm& vm, Value v) { return wrapper_qualname(vm, Value(as<MethodWrapper>(v)->descriptor)); }
Ref method_wrapper_owner(Vm&, Value v) { return Value(as<MethodWrapper>(v)->descriptor->owner); }
constexpr PropertyDef kMethodWrapperProperties[] = {
    {"__name__", method_wrapper_name, nullptr},         {"__self__", method_wrapper_self, nullptr},
    {"__qualname__", method_wrapper_qualname, nullptr}, {"__objclass__", method_wrapper_owner, nullptr},
    {"__doc__", method_wrapper_doc, nullptr},           {"__text_signature__", method_wrapper_signature, nullptr}};

bool define_wrappers(Vm& vm) {
  TypeDef def{};
  def.name = "wrapper_descriptor";
  def.instance_bytes = sizeof(WrapperDescriptor);
  def.is_gc = true;
  def.is_final = true;
  def.slots.call = wrapper_call;
  def.slots.descriptor_get = wrapper_get;
  def.slots.repr = wrapper_repr;
  if (!define_type(vm, vm.types().wrapper_descriptor, def)) return false;
  if (!add_properties(vm, vm.types().wrapper_descriptor, kWrapperProperties)) return false;
  TypeDef bound{};
  bound.name = "method-wrapper";
  bound.instance_bytes = sizeof(MethodWrapper);
  bound.is_gc = true;
  bound.is_final = true;
  bound.slots.finalize = method_wrapper_finalize;
  bound.slots.traverse = method_wrapper_traverse;
  bound.slots.call = method_wrapper_call;
  bound.slots.repr = method_wrapper_repr;
  return define_type(vm, vm.types().method_wrapper, bound) &&
         add_properties(vm, vm.types().method_wrapper, kMethodWrapperProperties);
}

// ---- getset and member

Ref getset_get(Vm& vm, Value descriptor, Value instance, Value) {
  if (!instance) return descriptor;
  auto* d = as<GetSetDescriptor>(descriptor);
  if (!check_owner(vm, d->owner, d->def->name, instance)) return Ref();
  return d->def->read(vm, instance);
}
/// What is a member of a C struct in CPython, which says so in its own words.
bool is_member(std::string_view type, std::string_view name) {
  if (type == "range" || type == "slice" || type == "code") return true;
  if (type == "property") return name == "fget" || name == "fset" || name == "fdel";
  if (type == "function") return name == "__closure__" || name == "__globals__" || name == "__builtins__";
  if (type == "method") return name == "__func__" || name == "__self__";
  if (type == "GenericAlias") return name == "__origin__" || name == "__args__" || name == "__unpacked__";
  if (type == "generator") return name == "gi_code";
  if (type == "coroutine") return name == "cr_code";
  if (type == "async_generator") return name == "ag_code";
  if (type == "complex") return name == "real" || name == "imag";
  if (type == "BaseExceptionGroup") return true;
  return type == "super" || (type == "type" && name == "__mro__");
}

bool getset_set(Vm& vm, Value descriptor, Value instance, Value value) {
  auto* d = as<GetSetDescriptor>(descriptor);
  if (!check_owner(vm, d->owner, d->def->name, instance)) return false;
  if (!d->def->write) {
    if (is_member(d->owner->name->view(), d->def->name))
      return vm.raise(vm.types().AttributeError, "readonly attribute"), false;
    vm.raise(vm.types().AttributeError, "attribute '" + std::string(d->def->name) + "' of '" + text_of(d->owner->name) +
                                            "' objects is not writable");
    return false;
  }
  if (d->def->write(vm, instance, value)) return true;
  if (!value && !vm.has_exception())
    vm.raise(vm.types().AttributeError, "attribute '" + std::string(d->def->name) + "' of '" + text_of(d->owner->name) +
                                            "' objects cannot be deleted");
  return false;
}
Ref getset_repr(Vm& vm, Value v) {
  auto* d = as<GetSetDescriptor>(v);
  return vm.string("<attribute '" + std::string(d->def->name) + "' of '" + text_of(d->owner->name) + "' objects>");
}
Ref getset_name(Vm& vm, Value v) { return vm.string(as<GetSetDescriptor>(v)->def->name); }
Ref getset_owner(Vm&, Value v) { return Value(as<GetSetDescriptor>(v)->owner); }
Ref getset_doc(Vm& vm, Value v) {
  auto* d = as<GetSetDescriptor>(v);
  return documentation(vm, text_of(d->owner->name) + "." + d->def->name);
}
Ref getset_qualname(Vm& vm, Value v) {
  auto* d = as<GetSetDescriptor>(v);
  return vm.string(text_of(d->owner->qualname) + "." + d->def->name);
}
constexpr PropertyDef kGetSetProperties[] = {{"__name__", getset_name, nullptr},
                                             {"__qualname__", getset_qualname, nullptr},
                                             {"__objclass__", getset_owner, nullptr},
                                             {"__doc__", getset_doc, nullptr}};

Value* member_place(Vm& vm, Value descriptor, Value instance) {
  auto* d = as<MemberDescriptor>(descriptor);
  if (!check_owner(vm, d->owner, d->name->view(), instance)) return nullptr;
  return reinterpret_cast<Value*>(reinterpret_cast<char*>(instance.object()) + d->offset);
}
void raise_unset(Vm& vm, Value descriptor, Value instance) {
  vm.raise(vm.types().AttributeError, "'" + vm.type_name(instance) + "' object has no attribute '" +
                                          text_of(as<MemberDescriptor>(descriptor)->name) + "'");
}
Ref member_get(Vm& vm, Value descriptor, Value instance, Value) {
  if (!instance) return descriptor;
  Value* place = member_place(vm, descriptor, instance);
  if (!place) return Ref();
  if (*place) return *place;
  raise_unset(vm, descriptor, instance);
  return Ref();
}
bool member_set(Vm& vm, Value descriptor, Value instance, Value value) {
  Value* place = member_place(vm, descriptor, instance);
  if (!place) return false;
  if (!value && !*place) {
    vm.raise(vm.types().AttributeError, text_of(as<MemberDescriptor>(descriptor)->name));
    return false;
  }
  assign(*place, own(value));
  return true;
}
Ref member_repr(Vm& vm, Value v) {
  auto* d = as<MemberDescriptor>(v);
  return vm.string("<member '" + text_of(d->name) + "' of '" + text_of(d->owner->name) + "' objects>");
}
Ref member_name(Vm&, Value v) { return Value(as<MemberDescriptor>(v)->name); }
Ref member_owner(Vm&, Value v) { return Value(as<MemberDescriptor>(v)->owner); }
Ref member_qualname(Vm& vm, Value v) {
  auto* d = as<MemberDescriptor>(v);
  return vm.string(text_of(d->owner->qualname) + "." + text_of(d->name));
}
constexpr PropertyDef kMemberProperties[] = {{"__name__", member_name, nullptr},
                                             {"__qualname__", member_qualname, nullptr},
                                             {"__objclass__", member_owner, nullptr},
                                             {"__doc__", no_doc, nullptr}};

bool define_getset_and_member(Vm& vm) {
  TypeDef getset{};
  getset.name = "getset_descriptor";
  getset.instance_bytes = sizeof(GetSetDescriptor);
  getset.is_gc = true;
  getset.is_final = true;
  getset.slots.descriptor_get = getset_get;
  getset.slots.descriptor_set = getset_set;
  getset.slots.repr = getset_repr;
  if (!define_type(vm, vm.types().getset_descriptor, getset)) return false;
  if (!add_properties(vm, vm.types().getset_descriptor, kGetSetProperties)) return false;
  TypeDef member{};
  member.name = "member_descriptor";
  member.instance_bytes = sizeof(MemberDescriptor);
  member.is_gc = true;
  member.is_final = true;
  member.slots.descriptor_get = member_get;
  member.slots.descriptor_set = member_set;
  member.slots.repr = member_repr;
  return define_type(vm, vm.types().member_descriptor, member) &&
         add_properties(vm, vm.types().member_descriptor, kMemberProperties);
}

// ---- classmethod and staticmethod

/// Subclasses may have an __init__ with other arguments: all there is to do is done in ours.
Ref wrapped_construct(Vm& vm, Type* type, Args) {
  auto* w = make_object<WrappedCallable>(vm, type);
  if (!w) return Ref();
  w->callable = kNone;
  return Ref::steal(Value(w));
}
bool wrapped_init(Vm& vm, Value self, Args args) {
  auto* w = as<WrappedCallable>(self);
  const std::string name = is_subtype(vm.type_of(self), vm.types().class_method) ? "classmethod" : "staticmethod";
  if (args.keywords && args.keywords->size) return fail_type(vm, name + "() takes no keyword arguments"), false;
  if (args.count != 1) return fail_type(vm, name + " expected 1 argument, got " + std::to_string(args.count)), false;
  assign(w->callable, own(args[0]));
  // They show the function's own names. The words of natives stay where they are: reading them imports a module.
  const bool is_native = is_exactly(args[0], vm.types().native_function) ||
                         (is_kind(args[0], kTypeType) && !(as<Type>(args[0])->type_flags & kTypeHeap));
  for (Str* shown : {vm.names().module, vm.names().name, vm.names().qualname, vm.names().doc, vm.names().annotations}) {
    if (is_native && shown == vm.names().doc) continue;
    Ref value = vm.find_attribute(args[0], shown);
    if (!value && vm.has_exception()) return false;
    if (value && !generic_set_attribute(vm, self, shown, value)) return false;
  }
  return true;
}
void wrapped_finalize(Object* o) { drop(static_cast<WrappedCallable*>(o)->callable); }
void wrapped_traverse(Object* o, const Visitor& visitor) { visitor(static_cast<WrappedCallable*>(o)->callable); }
Ref class_method_get(Vm& vm, Value descriptor, Value instance, Value owner) {
  const Value callable = as<WrappedCallable>(descriptor)->callable;
  const Value type = owner ? owner : Value(vm.type_of(instance));
  if (callable.is_object() && callable.object()->type == vm.types().function)
    return make_bound_method(vm, callable, type);
  if (callable.is_object() && callable.object()->type->slots.descriptor_get) {
    return callable.object()->type->slots.descriptor_get(vm, callable, type, type);
  }
  return make_bound_method(vm, callable, type);
}
Ref static_method_get(Vm&, Value descriptor, Value, Value) { return as<WrappedCallable>(descriptor)->callable; }
Ref static_method_call(Vm& vm, Value callee, Args args) { return vm.call(as<WrappedCallable>(callee)->callable, args); }
Ref wrapped_repr(Vm& vm, Value v) {
  Ref inner = vm.repr(as<WrappedCallable>(v)->callable);
  if (!inner) return Ref();
  return vm.string("<" + vm.type_name(v) + "(" + std::string(vm.text(inner)) + ")>");
}
Ref wrapped_function(Vm&, Value v) { return as<WrappedCallable>(v)->callable; }
Ref wrapped_abstract(Vm& vm, Value v) {
  Ref flag = vm.find_attribute(as<WrappedCallable>(v)->callable, vm.names().isabstractmethod);
  if (!flag) return vm.has_exception() ? Ref() : Ref(kFalse);
  return flag;
}
Ref instance_dict_property(Vm& vm, Value v) { return attribute_dict(vm, v); }
constexpr PropertyDef kWrappedProperties[] = {{"__func__", wrapped_function, nullptr},
                                              {"__wrapped__", wrapped_function, nullptr},
                                              {"__isabstractmethod__", wrapped_abstract, nullptr},
                                              {"__dict__", instance_dict_property, nullptr}};

bool define_wrapped(Vm& vm) {
  TypeDef def{};
  def.name = "classmethod";
  def.instance_bytes = sizeof(WrappedCallable);
  def.is_gc = true;
  def.has_dict = true;
  def.slots.finalize = wrapped_finalize;
  def.slots.traverse = wrapped_traverse;
  def.slots.clear = wrapped_finalize;
  def.slots.construct = wrapped_construct;
  def.slots.init = wrapped_init;
  def.slots.repr = wrapped_repr;
  def.slots.descriptor_get = class_method_get;
  if (!define_type(vm, vm.types().class_method, def)) return false;
  def.name = "staticmethod";
  def.slots.descriptor_get = static_method_get;
  def.slots.call = static_method_call;
  return define_type(vm, vm.types().static_method, def) &&
         add_properties(vm, vm.types().class_method, kWrappedProperties) &&
         add_properties(vm, vm.types().static_method, kWrappedProperties);
}

}  // namespace

bool define_property_types(Vm& vm);  // property.cpp

bool define_descriptor_types(Vm& vm) {
  return define_native_function(vm) &&
         define_method_descriptor(vm, vm.types().method_descriptor, "method_descriptor", false) &&
         define_method_descriptor(vm, vm.types().class_method_descriptor, "classmethod_descriptor", true) &&
         define_wrappers(vm) && define_getset_and_member(vm) && define_wrapped(vm) && define_property_types(vm);
}

Ref Vm::native_function(const NativeDef& def, Value module_name) {
  auto* f = make_object<NativeFunction>(*this, types_->native_function);
  if (!f) return Ref();
  f->def = &def;
  f->signature =
      signature_of(*this, def, nullptr, is_str(module_name) ? as_str(module_name)->view() : std::string_view());
  f->module = own(module_name);
  return Ref::steal(Value(f));
}

}  // namespace refjit::vm
