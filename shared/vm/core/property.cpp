// property, bound methods and super.
#include "vm/core/signature.h"
#include "vm/core/types.h"
#include "vm/exception.h"

namespace refjit::vm {

namespace {

template <class T>
T* as(Value v) {
  return reinterpret_cast<T*>(v.object());
}
std::string text_of(const Str* s) { return std::string(s->view()); }

// ---- property

Ref property_construct(Vm& vm, Type* type, Args) {
  auto* p = make_object<Property>(vm, type);
  return p ? Ref::steal(Value(p)) : Ref();
}
bool has_own_doc(Vm& vm, Value getter) { return is_exactly(getter, vm.types().function) && !as<Function>(getter)->doc; }
/// The getter's docstring becomes the property's.
bool take_doc(Vm& vm, Property* p) {
  Ref doc = vm.find_attribute(p->getter, vm.names().doc);
  if (!doc && vm.has_exception()) return false;
  if (doc && !doc.get().is_none()) assign(p->doc, doc.release());
  return true;
}
constexpr NativeDef kPropertyInit = {"property", "fget=None, fset=None, fdel=None, doc=None", nullptr};
bool property_init(Vm& vm, Value self, Args args) {
  const Signature* signature = signature_of(vm, kPropertyInit, nullptr);
  Value values[4];
  Ref keep[2];
  if (!bind_native(vm, kPropertyInit, *signature, args, values, keep)) return false;
  auto* p = as<Property>(self);
  auto optional = [](Value v) { return v.is_none() ? Value() : own(v); };
  assign(p->getter, optional(values[0]));
  assign(p->setter, optional(values[1]));
  assign(p->deleter, optional(values[2]));
  assign(p->doc, optional(values[3]));
  if (vm.type_of(self) != vm.types().property && !p->doc && p->getter) {
    // A subclass has a docstring of its own, which would hide the getter's.
    Ref doc = vm.find_attribute(p->getter, vm.names().doc);
    if (!doc || doc.get().is_none()) return !vm.has_exception();
    return vm.set_attribute(self, vm.names().doc, doc);
  }
  // A function's own docstring is asked for when somebody reads it: that compiles the function.
  return p->doc || !p->getter || has_own_doc(vm, p->getter) || take_doc(vm, p);
}
void property_finalize(Object* o) {
  auto* p = static_cast<Property*>(o);
  for (Value* field : {&p->getter, &p->setter, &p->deleter, &p->doc, &p->name}) drop(*field);
}
void property_traverse(Object* o, const Visitor& visitor) {
  auto* p = static_cast<Property*>(o);
  for (Value field : {p->getter, p->setter, p->deleter, p->doc, p->name}) visitor(field);
}
std::string property_label(Vm& vm, Property* p) {
  return p->name ? "property '" + std::string(vm.text(p->name)) + "'" : "property";
}
Ref property_get(Vm& vm, Value descriptor, Value instance, Value) {
  if (!instance) return descriptor;
  auto* p = as<Property>(descriptor);
  if (p->getter) return vm.call(p->getter, {instance});
  return vm.raise(vm.types().AttributeError,
                  property_label(vm, p) + " of '" + text_of(vm.type_of(instance)->qualname) + "' object has no getter");
}
bool property_set(Vm& vm, Value descriptor, Value instance, Value value) {
  auto* p = as<Property>(descriptor);
  const Value function = value ? p->setter : p->deleter;
  if (function) return static_cast<bool>(value ? vm.call(function, {instance, value}) : vm.call(function, {instance}));
  vm.raise(vm.types().AttributeError, property_label(vm, p) + " of '" + text_of(vm.type_of(instance)->qualname) +
                                          "' object has no " + (value ? "setter" : "deleter"));
  return false;
}
Ref property_with(Vm& vm, Value self, Value getter, Value setter, Value deleter) {
  auto* p = as<Property>(self);
  auto pick = [](Value given, Value old) { return given && !given.is_none() ? given : old ? old : kNone; };
  const Value fget = pick(getter, p->getter);
  Ref made = vm.call(Value(vm.type_of(self)),
                     {fget, pick(setter, p->setter), pick(deleter, p->deleter), getter || !p->doc ? kNone : p->doc});
  if (made && p->name && vm.is_instance(made, vm.types().property)) {
    assign(made.as<Property>()->name, own(p->name));
  }
  return made;
}
Ref property_getter(Vm& vm, Args args) { return property_with(vm, args[0], args[1], Value(), Value()); }
Ref property_setter(Vm& vm, Args args) { return property_with(vm, args[0], Value(), args[1], Value()); }
Ref property_deleter(Vm& vm, Args args) { return property_with(vm, args[0], Value(), Value(), args[1]); }
Ref property_set_name(Vm&, Args args) {
  assign(as<Property>(args[0])->name, own(args[2]));
  return kNone;
}
constexpr NativeDef kPropertyMethods[] = {{"getter", "fget, /", property_getter},
                                          {"setter", "fset, /", property_setter},
                                          {"deleter", "fdel, /", property_deleter},
                                          {"__set_name__", "owner, name, /", property_set_name}};
Ref or_none(Value v) { return v ? Ref(v) : Ref(kNone); }
Ref read_getter(Vm&, Value v) { return or_none(as<Property>(v)->getter); }
Ref read_setter(Vm&, Value v) { return or_none(as<Property>(v)->setter); }
Ref read_deleter(Vm&, Value v) { return or_none(as<Property>(v)->deleter); }
Ref read_doc(Vm& vm, Value v) {
  auto* p = as<Property>(v);
  if (!p->doc && p->getter && has_own_doc(vm, p->getter) && !take_doc(vm, p)) return Ref();
  return or_none(p->doc);
}
bool write_doc(Vm&, Value v, Value doc) {
  assign(as<Property>(v)->doc, doc ? own(doc) : kNone);
  return true;
}
Ref read_abstract(Vm& vm, Value v) {
  auto* p = as<Property>(v);
  for (Value function : {p->getter, p->setter, p->deleter}) {
    if (!function) continue;
    Ref flag = vm.find_attribute(function, vm.names().isabstractmethod);
    if (!flag && vm.has_exception()) return Ref();
    bool truth = false;
    if (flag && !vm.truth(flag, truth)) return Ref();
    if (truth) return kTrue;
  }
  return kFalse;
}
constexpr PropertyDef kPropertyProperties[] = {{"fget", read_getter, nullptr},
                                               {"fset", read_setter, nullptr},
                                               {"fdel", read_deleter, nullptr},
                                               {"__doc__", read_doc, write_doc},
                                               {"__isabstractmethod__", read_abstract, nullptr}};

bool define_property(Vm& vm) {
  TypeDef def{};
  def.name = "property";
  def.instance_bytes = sizeof(Property);
  def.is_gc = true;
  def.slots.finalize = property_finalize;
  def.slots.traverse = property_traverse;
  def.slots.clear = property_finalize;
  def.slots.construct = property_construct;
  def.slots.init = property_init;
  def.slots.descriptor_get = property_get;
  def.slots.descriptor_set = property_set;
  def.methods = kPropertyMethods;
  return define_type(vm, vm.types().property, def) && add_properties(vm, vm.types().property, kPropertyProperties);
}

// ---- bound methods

void method_finalize(Object* o) {
  auto* m = static_cast<BoundMethod*>(o);
  drop(m->function);
  drop(m->self);
}
void method_traverse(Object* o, const Visitor& visitor) {
  auto* m = static_cast<BoundMethod*>(o);
  visitor(m->function);
  visitor(m->self);
}
Ref method_call(Vm& vm, Value callee, Args args) {
  auto* m = as<BoundMethod>(callee);
  const size_t keyword_count = args.keywords ? static_cast<size_t>(args.keywords->size) : 0;
  const size_t total = args.count + keyword_count + 1;
  Value inline_values[10];
  std::vector<Value> heap;
  Value* values = inline_values;
  if (total > 10) {
    heap.resize(total);
    values = heap.data();
  }
  values[0] = m->self;
  for (size_t i = 1; i < total; ++i) values[i] = args.values[i - 1];
  return vm.call(m->function, {values, args.count + 1, args.keywords});
}
Ref method_construct(Vm& vm, Type*, Args args) {
  if (args.count != 2)
    return vm.raise(vm.types().TypeError, "method expected 2 arguments, got " + std::to_string(args.count));
  if (!is_callable(vm, args[0])) return vm.raise(vm.types().TypeError, "first argument must be callable");
  if (args[1].is_none()) return vm.raise(vm.types().TypeError, "instance must not be None");
  return make_bound_method(vm, args[0], args[1]);
}
Ref method_repr(Vm& vm, Value v) {
  auto* m = as<BoundMethod>(v);
  Ref name = vm.find_attribute(m->function, vm.names().qualname);
  if (!name && vm.has_exception()) return Ref();
  Ref self = vm.repr(m->self);
  if (!self) return Ref();
  return vm.string("<bound method " + (is_str(name) ? std::string(vm.text(name)) : "?") + " of " +
                   std::string(vm.text(self)) + ">");
}
bool method_hash(Vm& vm, Value v, int64_t& out) {
  auto* m = as<BoundMethod>(v);
  const uint64_t bits = m->self.bits() >> 4;
  int64_t function;
  if (!vm.hash(m->function, function)) return false;
  out = static_cast<int64_t>(bits) ^ function;
  if (out == -1) out = -2;
  return true;
}
Ref method_compare(Vm& vm, Value left, Value right, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !right.is_object() || right.object()->type != vm.types().method) {
    return kNotImplemented;
  }
  bool same = as<BoundMethod>(left)->self == as<BoundMethod>(right)->self;
  if (same && !vm.equal(as<BoundMethod>(left)->function, as<BoundMethod>(right)->function, same)) return Ref();
  return Value::boolean(same == (op == CompareOp::Eq));
}
Ref method_get_attribute(Vm& vm, Value v, Str* name) {
  if (find_in_type(vm, vm.types().method, name)) return generic_get_attribute(vm, v, name);
  return vm.get_attribute(as<BoundMethod>(v)->function, name);
}
Ref method_function(Vm&, Value v) { return as<BoundMethod>(v)->function; }
Ref method_self(Vm&, Value v) { return as<BoundMethod>(v)->self; }
Ref method_doc(Vm& vm, Value v) { return vm.get_attribute(as<BoundMethod>(v)->function, vm.names().doc); }
constexpr PropertyDef kMethodProperties[] = {
    {"__func__", method_function, nullptr}, {"__self__", method_self, nullptr}, {"__doc__", method_doc, nullptr}};

bool define_method(Vm& vm) {
  TypeDef def{};
  def.name = "method";
  def.instance_bytes = sizeof(BoundMethod);
  def.is_gc = true;
  def.is_final = true;
  def.slots.finalize = method_finalize;
  def.slots.traverse = method_traverse;
  def.slots.call = method_call;
  def.slots.construct = method_construct;
  def.slots.init = [](Vm&, Value, Args) { return true; };
  def.slots.repr = method_repr;
  def.slots.hash = method_hash;
  def.slots.compare = method_compare;
  def.slots.get_attribute = method_get_attribute;
  return define_type(vm, vm.types().method, def) && add_properties(vm, vm.types().method, kMethodProperties);
}

// ---- super

/// The type whose mro super() walks; null: TypeError.
Type* check_super(Vm& vm, Type* start, Value object) {
  if (is_kind(object, kTypeType) && is_subtype(as<Type>(object), start)) return as<Type>(object);
  if (vm.is_instance(object, start)) return vm.type_of(object);
  vm.raise(vm.types().TypeError, "super(type, obj): obj must be an instance or subtype of type");
  return nullptr;
}

/// super() without arguments: __class__ cell and first argument of the calling frame.
bool find_implicit(Vm& vm, Value& start, Value& object) {
  Frame* frame = vm.current_frame();
  auto fail = [&](const char* text) {
    vm.raise(vm.types().RuntimeError, text);
    return false;
  };
  if (!frame) return fail("super(): no current frame");
  Code* code = frame->code;
  if (code->arg_count == 0) return fail("super(): no arguments");
  object = frame->slots()[0];
  if (object.is_object() && object.object()->type == vm.types().cell &&
      code->source->localsplus[0].kind & python::kSlotCell) {
    object = as<Cell>(object)->value;
  }
  if (!object) return fail("super(): arg[0] deleted");
  Str* class_name = vm.names().class_;
  for (uint32_t i = 0; i < code->slot_count; ++i) {
    if (code->slot_names[i] != class_name || !(code->source->localsplus[i].kind & python::kSlotFree)) continue;
    const Value cell = frame->slots()[i];
    if (!cell || !as<Cell>(cell)->value) return fail("super(): empty __class__ cell");
    start = as<Cell>(cell)->value;
    return true;
  }
  return fail("super(): __class__ cell not found");
}

Ref super_construct(Vm& vm, Type* type, Args) {
  auto* s = make_object<Super>(vm, type);
  return s ? Ref::steal(Value(s)) : Ref();
}
bool super_init(Vm& vm, Value self, Args args) {
  Value start, object;
  if (args.keywords && args.keywords->size) {
    vm.raise(vm.types().TypeError, "super() takes no keyword arguments");
    return false;
  }
  if (args.count > 2) {
    vm.raise(vm.types().TypeError, "super() expected at most 2 arguments, got " + std::to_string(args.count));
    return false;
  }
  if (args.count == 0) {
    if (!find_implicit(vm, start, object)) return false;
  } else {
    start = args[0];
    if (args.count > 1 && !args[1].is_none()) object = args[1];
  }
  if (!is_kind(start, kTypeType)) {
    vm.raise(vm.types().TypeError, "super() argument 1 must be a type, not " + vm.type_name(start));
    return false;
  }
  auto* s = as<Super>(self);
  Type* object_type = nullptr;
  if (object && !(object_type = check_super(vm, as<Type>(start), object))) return false;
  assign_object(s->start, own(start));
  assign(s->self, own(object));
  assign_object(s->self_type, own(Value(object_type)));
  return true;
}
void super_finalize(Object* o) {
  auto* s = static_cast<Super*>(o);
  drop(s->start);
  drop(s->self);
  drop(s->self_type);
}
void super_traverse(Object* o, const Visitor& visitor) {
  auto* s = static_cast<Super*>(o);
  visit(visitor, s->start);
  visitor(s->self);
  visit(visitor, s->self_type);
}
Ref super_get_attribute(Vm& vm, Value v, Str* name) {
  auto* s = as<Super>(v);
  if (!s->self_type || name == vm.names().class_) return generic_get_attribute(vm, v, name);
  Ref found = super_lookup(vm, s->start, s->self, s->self_type, name);
  if (found || vm.has_exception()) return found;
  return generic_get_attribute(vm, v, name);
}
Ref super_get(Vm& vm, Value descriptor, Value instance, Value) {
  auto* s = as<Super>(descriptor);
  if (!instance || s->self) return descriptor;
  return vm.call(Value(s->type), {Value(s->start), instance});
}
Ref super_repr(Vm& vm, Value v) {
  auto* s = as<Super>(v);
  const std::string start = "<super: <class '" + text_of(s->start->name) + "'>, ";
  if (!s->self_type) return vm.string(start + "NULL>");
  return vm.string(start + "<" + text_of(s->self_type->name) + " object>>");
}
Ref super_this(Vm&, Value v) { return Value(as<Super>(v)->start); }
Ref super_self(Vm&, Value v) { return or_none(as<Super>(v)->self); }
Ref super_self_class(Vm&, Value v) { return or_none(Value(as<Super>(v)->self_type)); }
constexpr PropertyDef kSuperProperties[] = {{"__thisclass__", super_this, nullptr},
                                            {"__self__", super_self, nullptr},
                                            {"__self_class__", super_self_class, nullptr}};

bool define_super(Vm& vm) {
  TypeDef def{};
  def.name = "super";
  def.instance_bytes = sizeof(Super);
  def.is_gc = true;
  def.slots.finalize = super_finalize;
  def.slots.traverse = super_traverse;
  def.slots.construct = super_construct;
  def.slots.init = super_init;
  def.slots.repr = super_repr;
  def.slots.get_attribute = super_get_attribute;
  def.slots.descriptor_get = super_get;
  return define_type(vm, vm.types().super, def) && add_properties(vm, vm.types().super, kSuperProperties);
}

}  // namespace

Ref super_lookup(Vm& vm, Type* start, Value self, Type* self_type, Str* name) {
  const Tuple* mro = self_type->mro;
  int64_t i = 0;
  while (i < mro->size && mro->items[i] != Value(start)) ++i;
  for (++i; i < mro->size; ++i) {
    const Value found = dict_get(as<Type>(mro->items[i])->dict, name);
    if (!found) continue;
    if (!found.is_object() || !found.object()->type->slots.descriptor_get) return found;
    Ref keep(found);
    const bool is_class_level = self == Value(self_type);
    return found.object()->type->slots.descriptor_get(vm, found, is_class_level ? Value() : self, Value(self_type));
  }
  return Ref();
}

bool define_property_types(Vm& vm) { return define_property(vm) && define_method(vm) && define_super(vm); }

Ref make_bound_method(Vm& vm, Value function, Value self) {
  auto* m = make_object<BoundMethod>(vm, vm.types().method);
  if (!m) return Ref();
  m->function = own(function);
  m->self = own(self);
  return Ref::steal(Value(m));
}

}  // namespace refjit::vm
