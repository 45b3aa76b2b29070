// `object` and `type`: construction, default methods, class attributes, instance and subclass checks.
#include <algorithm>
#include <cstdio>

#include "vm/core/directory.h"
#include "vm/core/documentation.h"
#include "vm/core/sizes.h"
#include "vm/core/types.h"
#include "vm/core/within_memory.h"
#include "vm/exception.h"
#include "vm/open_type.h"
#include "vm/replaced.h"

namespace refjit::vm {

namespace {

Type* as_type(Value v) { return reinterpret_cast<Type*>(v.object()); }
Ref fail_type(Vm& vm, std::string text) { return vm.raise(vm.types().TypeError, std::move(text)); }
bool has_arguments(Args args) { return args.count > 0 || (args.keywords && args.keywords->size > 0); }

/// "Can't instantiate abstract class A with abstract methods f, g".
Ref fail_abstract(Vm& vm, Type* type) {
  Ref names = vm.get_attribute(Value(type), vm.names().abstractmethods);
  if (!names) return Ref();
  Ref list = list_from(vm, names);
  if (!list || !list_sort(vm, list.as<List>(), kNone, false)) return Ref();
  std::string text;
  for (Value name : list.as<List>()->span()) {
    if (!text.empty()) text += ", ";
    text += std::string(vm.text(name));
  }
  return fail_type(vm, "Can't instantiate abstract class " + std::string(type->name->view()) + " with abstract method" +
                           (list.as<List>()->size == 1 ? " " : "s ") + text);
}

bool is_abstract(Vm& vm, Type* type) {
  const Value names = dict_get(type->dict, vm.names().abstractmethods);
  if (!names) return false;
  int64_t count = 0;
  if (vm.length(names, count)) return count > 0;
  vm.take_exception();
  return false;
}

}  // namespace

Ref object_construct(Vm& vm, Type* type, Args args) {
  if (has_arguments(args)) {
    if (type->slots.construct != object_construct) {
      return fail_type(vm, "object.__new__() takes exactly one argument (the type to instantiate)");
    }
    if (type->slots.init == object_init)
      return fail_type(vm, std::string(type->name->view()) + "() takes no arguments");
  }
  if (type->type_flags & kTypeHeap && is_abstract(vm, type)) return fail_abstract(vm, type);
  const Type* native = type;
  while (native->type_flags & kTypeHeap) native = native->base;
  if (native != vm.types().object && native->slots.construct && native->slots.construct != object_construct) {
    const std::string name = full_type_name(vm, native);
    return fail_type(vm, "object.__new__(" + full_type_name(vm, type) + ") is not safe, use " + name + ".__new__()");
  }
  if (native != vm.types().object)  // a C++ struct that only C++ can fill in
    return fail_type(vm, "cannot create '" + full_type_name(vm, type) + "' instances");
  Object* o = allocate_object(vm, type, type->instance_bytes);
  return o ? Ref::steal(Value(o)) : Ref();
}

bool object_init(Vm& vm, Value self, Args args) {
  if (!has_arguments(args)) return true;
  Type* type = vm.type_of(self);
  if (type->slots.init != object_init) {
    fail_type(vm, "object.__init__() takes exactly one argument (the instance to initialize)");
    return false;
  }
  if (type->slots.construct == object_construct) {
    fail_type(vm,
              std::string(type->name->view()) + ".__init__() takes exactly one argument (the instance to initialize)");
    return false;
  }
  return true;
}

Ref identity_repr(Vm& vm, Value v) {
  char address[32];
  std::snprintf(address, sizeof address, "0x%012llx", static_cast<unsigned long long>(v.bits()));
  return vm.string("<" + full_type_name(vm, vm.type_of(v)) + " object at " + address + ">");
}

namespace {

Ref object_repr(Vm& vm, Value v) { return identity_repr(vm, v); }
Ref object_str(Vm& vm, Value v) { return vm.type_of(v)->slots.repr(vm, v); }
bool object_hash(Vm&, Value v, int64_t& out) {
  const uint64_t bits = v.bits();
  out = static_cast<int64_t>(bits >> 4 | bits << 60);
  if (out == -1) out = -2;
  return true;
}
Ref object_compare(Vm& vm, Value left, Value right, CompareOp op) {
  if (op == CompareOp::Eq) return left == right ? kTrue : kNotImplemented;
  if (op != CompareOp::Ne) return kNotImplemented;
  const auto compare = vm.type_of(left)->slots.compare;
  if (!compare) return kNotImplemented;
  Ref equal = compare == object_compare ? Ref(left == right ? kTrue : kNotImplemented)
                                        : compare(vm, left, right, CompareOp::Eq);
  if (!equal || equal.get() == kNotImplemented) return equal;
  bool truth;
  if (!vm.truth(equal, truth)) return Ref();
  return Value::boolean(!truth);
}

Ref object_format(Vm& vm, Args args) {
  if (!is_str(args[1])) {
    return fail_type(vm, "__format__() argument must be str, not " +
                             (args[1].is_none() ? std::string("None") : vm.type_name(args[1])));
  }
  if (!view_of(args[1]).empty()) {
    return fail_type(vm, "unsupported format string passed to " + vm.type_name(args[0]) + ".__format__");
  }
  return vm.str(args[0]);
}
Ref object_dir(Vm& vm, Args args) { return plain_directory(vm, args[0]); }
Ref object_sizeof(Vm& vm, Args args) { return vm.integer(size_in_cpython(vm, args[0])); }
Ref object_init_subclass(Vm& vm, Args args) {
  if (args.keywords && args.keywords->size > 0) {
    return fail_type(
        vm, std::string(as_type(args[0])->qualname->view()) + ".__init_subclass__() takes no keyword arguments");
  }
  return kNone;
}
Ref object_subclasshook(Vm&, Args) { return kNotImplemented; }

Ref object_reduce_ex(Vm& vm, Args args) {
  // A __reduce__ of its own decides; copyreg-like otherwise: (copyreg.__newobj__, (cls,), state).
  int64_t protocol = 0;
  if (args.count > 1 && !vm.as_int64(args[1], protocol)) return Ref();
  Str* reduce = vm.intern("__reduce__");
  const Value method = find_in_type(vm, vm.type_of(args[0]), reduce);
  if (args.count > 1 && method != find_in_type(vm, vm.types().object, reduce)) {
    Ref bound = vm.get_attribute(args[0], reduce);
    return bound ? vm.call(bound, {}) : Ref();
  }
  Ref module = vm.import("copyreg");
  if (!module) return Ref();
  Ref function = vm.get_attribute(module, "_reduce_object");
  return function ? vm.call(function, {args[0], vm.integer(protocol)}) : Ref();
}
Ref object_getstate(Vm& vm, Args args) {
  Ref module = vm.import("copyreg");
  Ref function = module ? vm.get_attribute(module, "_default_state") : Ref();
  return function ? vm.call(function, {args[0]}) : Ref();
}

constexpr NativeDef kObjectMethods[] = {{"__format__", "format_spec, /", object_format},
                                        {"__dir__", "", object_dir},
                                        {"__sizeof__", "", object_sizeof},
                                        {"__reduce_ex__", "protocol, /", object_reduce_ex},
                                        {"__reduce__", "", object_reduce_ex},
                                        {"__getstate__", "", object_getstate}};
constexpr NativeDef kObjectClassMethods[] = {{"__init_subclass__", nullptr, object_init_subclass},
                                             {"__subclasshook__", nullptr, object_subclasshook}};

Ref read_class(Vm& vm, Value self) { return Value(vm.type_of(self)); }
/// Whether the classes declare the same fields in the same places.
bool has_same_slots(Vm& vm, const Type* a, const Type* b) {
  const auto fields = [&](const Type* type) {
    std::vector<std::pair<uint32_t, Str*>> found;
    for (const Value base : type->mro->span()) {
      Value key, value;
      for (int32_t i = 0; dict_next(as_type(base)->dict, i, key, value);) {
        if (is_exactly(value, vm.types().member_descriptor))
          found.emplace_back(reinterpret_cast<MemberDescriptor*>(value.object())->offset, as_str(key));
      }
    }
    std::sort(found.begin(), found.end());
    return found;
  };
  return a == b || fields(a) == fields(b);
}
bool write_class(Vm& vm, Value self, Value value) {
  if (!value) {
    fail_type(vm, "can't delete __class__ attribute");
    return false;
  }
  if (!is_kind(value, kTypeType)) {
    fail_type(vm, "__class__ must be set to a class, not '" + vm.type_name(value) + "' object");
    return false;
  }
  Type* old_type = vm.type_of(self);
  Type* new_type = as_type(value);
  const bool is_module = is_subtype(old_type, vm.types().module) && is_subtype(new_type, vm.types().module);
  const uint32_t layout = kTypeGc | kTypeHasDict | (is_module ? 0 : uint32_t{kTypeHeap});
  if (!is_module && !(old_type->type_flags & new_type->type_flags & kTypeHeap)) {
    fail_type(vm, "__class__ assignment only supported for mutable types or ModuleType subclasses");
    return false;
  }
  if ((old_type->type_flags & layout) != (new_type->type_flags & layout) ||
      old_type->instance_bytes != new_type->instance_bytes || old_type->native_bytes != new_type->native_bytes ||
      !has_same_slots(vm, old_type, new_type)) {
    fail_type(vm, "__class__ assignment: '" + std::string(new_type->name->view()) + "' object layout differs from '" +
                      std::string(old_type->name->view()) + "'");
    return false;
  }
  self.object()->type = own(new_type);
  decref(Value(old_type));
  return true;
}
constexpr PropertyDef kObjectProperties[] = {{"__class__", read_class, write_class}};

}  // namespace

bool define_object_type(Vm& vm) {
  TypeDef def{};
  def.name = "object";
  def.instance_bytes = sizeof(Object);
  def.slots.repr = object_repr;
  def.slots.str = object_str;
  def.slots.hash = object_hash;
  def.slots.compare = object_compare;
  def.slots.get_attribute = generic_get_attribute;
  def.slots.set_attribute = generic_set_attribute;
  def.slots.construct = object_construct;
  def.slots.init = object_init;
  def.methods = kObjectMethods;
  return define_type(vm, vm.types().object, def) && add_class_methods(vm, vm.types().object, kObjectClassMethods) &&
         add_properties(vm, vm.types().object, kObjectProperties);
}

// ---- type

namespace {

/// Of Object::flags of a type: a capture depends on it.
constexpr uint32_t kTypeIsCaptured = kObjectUser;
/// It has no attribute kShownType of its own: most classes, and every `type(x)` asks.
constexpr uint32_t kTypeShowsItself = kObjectUser << 1;
constexpr const char* kShownType = "__tp_type__";

/// Does a value in a class act when it is looked up, or a value in a module when it is called?
bool is_acting(Value v) {
  if (!v.is_object()) return false;
  const Type* type = v.object()->type;
  return type->slots.descriptor_get || type->slots.descriptor_set || has_type_flag(v, kTypeType) ||
         type == type->vm->types().native_function;
}

void count_change(Vm& vm, const Type* type) {
  if ((type->flags & kTypeIsCaptured) != 0 || (type->type_flags & kTypeOpen) != 0) ++vm.extension<Replaced>().count;
}

}  // namespace

void note_captured(Type* type) {
  if ((type->type_flags & kTypeHeap) == 0 || !type->mro) return;
  for (Value base : type->mro->span())
    if ((as_type(base)->type_flags & kTypeHeap) != 0) base.object()->flags |= kTypeIsCaptured;
  if ((type->type->flags & kTypeIsCaptured) == 0) note_captured(type->type);
}

void note_class_change(Vm& vm, Type* type, Str* name, Value old, Value now) {
  const std::string_view text = name->view();
  if (text == kShownType) type->flags &= ~kTypeShowsItself;
  const bool is_dunder = text.size() > 4 && text.substr(0, 2) == "__" && text.substr(text.size() - 2) == "__";
  if (old != now && (is_dunder || is_acting(old) || is_acting(now))) count_change(vm, type);
}

void note_module_change(Vm& vm, Value old, Value now) {
  if (old != now && is_acting(old)) ++vm.extension<Replaced>().count;
}

namespace {

/// What `type(x)` says of an object of `type`: guest classes that stand for a type written in C name it.
Ref shown_type(Vm& vm, Type* type) {
  if ((type->type_flags & kTypeHeap) == 0 || (type->flags & kTypeShowsItself) != 0) return Value(type);
  const Value shown = dict_get(type->dict, vm.intern(kShownType));
  if (!shown) type->flags |= kTypeShowsItself;
  return Ref(shown ? shown : Value(type));
}

}  // namespace

Ref type_call(Vm& vm, Value callee, Args args) {
  Type* type = as_type(callee);
  if (type == vm.types().type && args.count == 1 && !(args.keywords && args.keywords->size)) {
    return shown_type(vm, vm.type_of(args[0]));
  }
  if (!type->slots.construct) {
    return fail_type(vm, "cannot create '" + full_type_name(vm, type) + "' instances");
  }
  return within_memory(vm, [&] {
    Ref made = type->slots.construct(vm, type, args);
    if (!made) return Ref();
    Type* made_type = vm.type_of(made);
    if (made_type != type && !is_subtype(made_type, type)) return made;
    if (made_type->slots.init && !made_type->slots.init(vm, made, args)) return Ref();
    return made;
  });
}

namespace {

Ref type_construct(Vm& vm, Type* metatype, Args args) {
  if (args.count == 1 && metatype == vm.types().type) {
    if (args.keywords && args.keywords->size) return fail_type(vm, "type() takes no keyword arguments");
    return shown_type(vm, vm.type_of(args[0]));
  }
  if (args.count != 3) return fail_type(vm, "type() takes 1 or 3 arguments");
  if (!is_str(args[0])) return fail_type(vm, "type.__new__() argument 1 must be str, not " + vm.type_name(args[0]));
  if (!is_tuple(args[1])) return fail_type(vm, "type.__new__() argument 2 must be tuple, not " + vm.type_name(args[1]));
  if (!is_dict(args[2])) return fail_type(vm, "type.__new__() argument 3 must be dict, not " + vm.type_name(args[2]));
  for (Value base : as_tuple(args[1])->span()) {
    if (!is_kind(base, kTypeType) && find_in_type(vm, vm.type_of(base), vm.names().mro_entries))
      return fail_type(vm, "type() doesn't support MRO entry resolution; use types.new_class()");
  }
  // The bases' metaclass may want to make the class itself.
  Type* winner = most_derived_metatype(vm, metatype, as_tuple(args[1]));
  if (!winner) return Ref();
  if (winner != metatype && winner->slots.construct != type_construct) return winner->slots.construct(vm, winner, args);
  metatype = winner;
  return make_class(vm, metatype, as_str(args[0]), as_tuple(args[1]), as_dict(args[2]),
                    {args.values + 3, 0, args.keywords});
}
bool type_init(Vm&, Value, Args) { return true; }

Ref type_repr(Vm& vm, Value v) { return vm.string("<class '" + full_type_name(vm, as_type(v)) + "'>"); }

Ref type_get_attribute(Vm& vm, Value self, Str* name) {
  Type* type = as_type(self);
  Type* metatype = type->type;
  const Value meta = find_in_type(vm, metatype, name);
  if (meta.is_object()) {
    const Slots& slots = meta.object()->type->slots;
    if (slots.descriptor_set && slots.descriptor_get) {
      Ref keep(meta);
      return slots.descriptor_get(vm, meta, self, Value(metatype));
    }
  }
  if (const Value found = find_in_type(vm, type, name)) {
    if (!found.is_object()) return found;
    const auto get = found.object()->type->slots.descriptor_get;
    if (!get) return found;
    Ref keep(found);
    return get(vm, found, Value(), self);
  }
  if (meta) return bind_attribute(vm, meta, self, metatype);
  return vm.raise(vm.types().AttributeError, "type object '" + std::string(type->name->view()) +
                                                 "' has no attribute '" + std::string(name->view()) + "'");
}

bool type_set_attribute(Vm& vm, Value self, Str* name, Value value) {
  Type* type = as_type(self);
  if (!(type->type_flags & (kTypeHeap | kTypeOpen))) {
    fail_type(vm, "cannot set '" + std::string(name->view()) + "' attribute of immutable type '" +
                      full_type_name(vm, type) + "'");
    return false;
  }
  const Value meta = find_in_type(vm, type->type, name);
  if (meta.is_object() && meta.object()->type->slots.descriptor_set) {
    Ref keep(meta);
    return meta.object()->type->slots.descriptor_set(vm, meta, self, value);
  }
  Str* interned = vm.intern(name->view());
  const Value old = dict_get(type->dict, interned);
  note_class_change(vm, type, interned, old, value);
  if (type->type_flags & kTypeOpen && !note_replaced_member(vm, type, interned, old, value)) return false;
  if (value) {
    if (!dict_set(vm, type->dict, interned, value)) return false;
  } else if (!dict_remove(vm, type->dict, interned)) {
    vm.raise(vm.types().AttributeError, "type object '" + std::string(type->name->view()) + "' has no attribute '" +
                                            std::string(name->view()) + "'");
    return false;
  }
  type_attribute_changed(vm, type, interned);
  return true;
}

Ref type_or(Vm& vm, Value left, Value right) { return new_union(vm, left, right); }

void type_finalize(Object* o) {
  Type* type = static_cast<Type*>(o);
  if (type->bases) {
    for (int64_t i = 0; i < type->bases->size; ++i) {
      if (!type->bases->items[i].is_object()) continue;
      Subclasses* subclasses = as_type(type->bases->items[i])->subclasses;
      if (!subclasses) continue;
      auto& list = subclasses->list;
      list.erase(std::remove(list.begin(), list.end(), type), list.end());
    }
  }
  release_subclasses(type);
  drop(type->name);
  drop(type->qualname);
  drop(type->bases);
  drop(type->mro);
  drop(type->dict);
}
void type_traverse(Object* o, const Visitor& visitor) {
  Type* type = static_cast<Type*>(o);
  visit(visitor, type->bases);
  visit(visitor, type->mro);
  visit(visitor, type->dict);
}
void type_clear(Object* o) {
  Type* type = static_cast<Type*>(o);
  if (!(type->type_flags & kTypeHeap)) return;
  if (type->dict) dict_clear(*type->vm, type->dict);
  drop(type->mro);
}

Ref type_mro_method(Vm& vm, Args args) { return vm.list(as_type(args[0])->mro->span()); }
Ref type_subclasses(Vm& vm, Args args) {
  std::vector<Value> result;
  if (const Subclasses* subclasses = as_type(args[0])->subclasses)
    for (Type* t : subclasses->list) result.push_back(Value(t));
  return vm.list(result);
}
Ref type_prepare(Vm& vm, Args) { return vm.dict(); }
Ref type_instancecheck(Vm& vm, Args args) {
  if (args.count != 2) return fail_type(vm, "type.__instancecheck__() takes exactly one argument");
  if (vm.is_instance(args[1], as_type(args[0]))) return kTrue;
  // An object may claim another class.
  Ref claimed = vm.find_attribute(args[1], vm.names().class_);
  if (!claimed && vm.has_exception()) return Ref();
  if (claimed && is_kind(claimed, kTypeType)) return Value::boolean(is_subtype(claimed.as<Type>(), as_type(args[0])));
  return kFalse;
}
/// The tuple `__bases__` of what acts as a class; null: it has none, or an exception is set.
Ref bases_of(Vm& vm, Value value) {
  Ref bases = vm.find_attribute(value, vm.names().bases);
  return bases && is_tuple(bases) ? bases : Ref();
}

/// Whether `base` is `derived` or stands in its `__bases__`, or theirs; -1 with an exception.
int is_below(Vm& vm, Value derived, Value base) {
  if (derived == base) return 1;
  Ref bases = bases_of(vm, derived);
  if (!bases) return vm.has_exception() ? -1 : 0;
  if (!enter_native(vm, " in __issubclass__")) return -1;
  int found = 0;
  for (int64_t i = 0; i < bases.as<Tuple>()->size && found == 0; ++i)
    found = is_below(vm, bases.as<Tuple>()->items[i], base);
  leave_native(vm);
  return found;
}

/// issubclass of two classes, or of objects that act as such (proxies); -1 with an exception.
int compare_classes(Vm& vm, Value derived, Value base) {
  if (is_kind(derived, kTypeType) && is_kind(base, kTypeType))
    return is_subtype(as_type(derived), as_type(base)) ? 1 : 0;
  const char* const wrong[] = {"issubclass() arg 1 must be a class",
                               "issubclass() arg 2 must be a class, a tuple of classes, or a union"};
  for (int i = 0; i < 2; ++i) {
    if (bases_of(vm, i == 0 ? derived : base)) continue;
    if (!vm.has_exception()) fail_type(vm, wrong[i]);
    return -1;
  }
  return is_below(vm, derived, base);
}

Ref type_subclasscheck(Vm& vm, Args args) {
  if (args.count != 2) return fail_type(vm, "type.__subclasscheck__() takes exactly one argument");
  const int result = compare_classes(vm, args[1], args[0]);
  return result < 0 ? Ref() : Ref(Value::boolean(result == 1));
}
Ref type_dir(Vm& vm, Args args) { return plain_directory(vm, args[0]); }

constexpr NativeDef kTypeMethods[] = {{"mro", "", type_mro_method},
                                      {"__subclasses__", "", type_subclasses},
                                      {"__instancecheck__", nullptr, type_instancecheck},
                                      {"__subclasscheck__", nullptr, type_subclasscheck},
                                      {"__dir__", "", type_dir}};
constexpr NativeDef kTypeClassMethods[] = {{"__prepare__", nullptr, type_prepare}};

Ref read_name(Vm&, Value self) { return Value(as_type(self)->name); }
bool is_deletion(Vm& vm, Value self, Value value, const char* name) {
  if (value) return false;
  fail_type(vm, std::string("cannot delete '") + name + "' attribute of immutable type '" +
                    std::string(as_type(self)->name->view()) + "'");
  return true;
}
bool write_name(Vm& vm, Value self, Value value) {
  if (is_deletion(vm, self, value, "__name__")) return false;
  if (!is_str(value)) {
    fail_type(vm, "can only assign string to " + std::string(as_type(self)->name->view()) + ".__name__, not '" +
                      vm.type_name(value) + "'");
    return false;
  }
  if (as_str(value)->view().find('\0') != std::string_view::npos) {
    vm.raise(vm.types().ValueError, "type name must not contain null characters");
    return false;
  }
  count_change(vm, as_type(self));
  assign_object(as_type(self)->name, own(value));
  return true;
}
Ref read_qualname(Vm&, Value self) { return Value(as_type(self)->qualname); }
bool write_qualname(Vm& vm, Value self, Value value) {
  if (is_deletion(vm, self, value, "__qualname__")) return false;
  if (!is_str(value)) {
    fail_type(vm, "can only assign string to " + std::string(as_type(self)->name->view()) + ".__qualname__, not '" +
                      vm.type_name(value) + "'");
    return false;
  }
  count_change(vm, as_type(self));
  assign_object(as_type(self)->qualname, own(value));
  return true;
}
Ref read_bases(Vm&, Value self) { return Value(as_type(self)->bases); }
bool write_bases(Vm& vm, Value self, Value value) {
  if (is_deletion(vm, self, value, "__bases__")) return false;
  count_change(vm, as_type(self));
  return set_bases(vm, as_type(self), value);
}
Ref read_base(Vm&, Value self) { return as_type(self)->base ? Ref(Value(as_type(self)->base)) : Ref(kNone); }
Ref read_mro(Vm&, Value self) { return Value(as_type(self)->mro); }
Ref read_type_dict(Vm& vm, Value self) { return new_mapping_proxy(vm, Value(as_type(self)->dict)); }
Ref read_module(Vm& vm, Value self) {
  Type* type = as_type(self);
  // The attribute of functions and the like is no module name of their type.
  const Value module = dict_get(type->dict, vm.names().module);
  if (module && !is_exactly(module, vm.types().getset_descriptor)) return module;
  if (type->type_flags & kTypeHeap) return vm.raise(vm.types().AttributeError, "__module__");
  return Value(vm.intern("builtins"));
}
bool write_in_dict(Vm& vm, Value self, Str* name, Value value) {
  Type* type = as_type(self);
  count_change(vm, type);
  if (value ? !dict_set(vm, type->dict, name, value) : !dict_remove(vm, type->dict, name)) {
    if (!vm.has_exception()) vm.raise(vm.types().AttributeError, std::string(name->view()));
    return false;
  }
  type_attribute_changed(vm, type, name);
  return true;
}
bool write_module(Vm& vm, Value self, Value value) {
  if (is_deletion(vm, self, value, "__module__")) return false;
  return write_in_dict(vm, self, vm.names().module, value);
}
Ref read_doc(Vm& vm, Value self) {
  const Value doc = dict_get(as_type(self)->dict, vm.names().doc);
  if (!(as_type(self)->type_flags & kTypeHeap)) {
    Ref words = documentation(vm, full_type_name(vm, as_type(self)));
    if (!words || !words.get().is_none()) return words;
  }
  if (!doc) return kNone;
  return doc.is_object() && doc.object()->type->slots.descriptor_get
             ? doc.object()->type->slots.descriptor_get(vm, doc, Value(), self)
             : Ref(doc);
}
bool write_doc(Vm& vm, Value self, Value value) { return write_in_dict(vm, self, vm.names().doc, value); }
Ref read_abstract(Vm& vm, Value self) {
  // type's own dict has this very attribute.
  const Value names =
      self == Value(vm.types().type) ? Value() : dict_get(as_type(self)->dict, vm.names().abstractmethods);
  return names ? Ref(names) : vm.raise(vm.types().AttributeError, "__abstractmethods__");
}
bool write_abstract(Vm& vm, Value self, Value value) {
  return write_in_dict(vm, self, vm.names().abstractmethods, value);
}
Ref read_annotations(Vm& vm, Value self) {
  Type* type = as_type(self);
  if (Value found = dict_get(type->dict, vm.names().annotations)) return found;
  if (!(type->type_flags & kTypeHeap)) {
    return vm.raise(vm.types().AttributeError,
                    "type object '" + std::string(type->name->view()) + "' has no attribute '__annotations__'");
  }
  Ref made = vm.dict();
  if (!made || !dict_set(vm, type->dict, vm.names().annotations, made)) return Ref();
  return made;
}
bool write_annotations(Vm& vm, Value self, Value value) {
  return write_in_dict(vm, self, vm.names().annotations, value);
}

/// CPython's Py_TPFLAGS_* that programs look at.
Ref read_flags(Vm& vm, Value self) {
  const Type* type = as_type(self);
  const uint32_t f = type->type_flags;
  int64_t flags = int64_t{1} << 12;  // READY
  const auto set = [&](bool is_set, int bit) { flags |= is_set ? int64_t{1} << bit : 0; };
  set(f & kTypeMatchSequence, 5);
  set(f & kTypeMatchMapping, 6);
  set(!(f & kTypeHeap), 8);  // IMMUTABLETYPE
  set(f & kTypeHeap, 9);
  set(!(f & kTypeFinal), 10);  // BASETYPE
  set(f & kTypeGc, 14);
  set((f & kTypeHeap) && is_abstract(vm, as_type(self)), 20);
  set(f & kTypeMatchSelf, 22);
  constexpr uint32_t kKinds[] = {kTypeInt, kTypeList, kTypeTuple,     kTypeBytes,
                                 kTypeStr, kTypeDict, kTypeException, kTypeType};
  for (int i = 0; i < 8; ++i) set(f & kKinds[i], 24 + i);
  return vm.integer(flags);
}
Ref read_basic_size(Vm& vm, Value self) { return vm.integer(as_type(self)->instance_bytes); }
Ref read_item_size(Vm& vm, Value self) {
  const uint32_t f = as_type(self)->type_flags;
  return vm.integer(f & kTypeInt ? 4 : f & kTypeTuple ? 8 : f & kTypeBytes ? 1 : 0);
}
Ref read_dict_offset(Vm& vm, Value self) { return vm.integer(as_type(self)->type_flags & kTypeHasDict ? -8 : 0); }

Ref read_weak_offset(Vm& vm, Value self) {
  const Type* type = as_type(self);
  const bool has_room = find_in_type(vm, as_type(self), vm.intern("__weakref__")) || has_weak_room(type);
  return vm.integer((type->type_flags & kTypeHeap) && has_room ? 16 : 0);
}
Ref read_text_signature(Vm& vm, Value self) { return text_signature(vm, as_type(self)); }

constexpr PropertyDef kTypeProperties[] = {{"__name__", read_name, write_name},
                                           {"__qualname__", read_qualname, write_qualname},
                                           {"__bases__", read_bases, write_bases},
                                           {"__base__", read_base, nullptr},
                                           {"__mro__", read_mro, nullptr},
                                           {"__dict__", read_type_dict, nullptr},
                                           {"__module__", read_module, write_module},
                                           {"__doc__", read_doc, write_doc},
                                           {"__abstractmethods__", read_abstract, write_abstract},
                                           {"__annotations__", read_annotations, write_annotations},
                                           {"__flags__", read_flags, nullptr},
                                           {"__basicsize__", read_basic_size, nullptr},
                                           {"__itemsize__", read_item_size, nullptr},
                                           {"__dictoffset__", read_dict_offset, nullptr},
                                           {"__weakrefoffset__", read_weak_offset, nullptr},
                                           {"__text_signature__", read_text_signature, nullptr}};

}  // namespace

void release_subclasses(Type* type) {
  delete type->subclasses;
  type->subclasses = nullptr;
}

bool define_type_type(Vm& vm) {
  TypeDef def{};
  def.name = "type";
  def.instance_bytes = sizeof(Type);
  def.is_gc = true;
  def.slots.finalize = type_finalize;
  def.slots.traverse = type_traverse;
  def.slots.clear = type_clear;
  def.slots.repr = type_repr;
  def.slots.call = type_call;
  def.slots.get_attribute = type_get_attribute;
  def.slots.set_attribute = type_set_attribute;
  def.slots.construct = type_construct;
  def.slots.init = type_init;
  def.slots.binary[static_cast<int>(BinaryOp::Or)] = type_or;
  def.methods = kTypeMethods;
  vm.types().type->type_flags |= kTypeType;
  return define_type(vm, vm.types().type, def) && add_class_methods(vm, vm.types().type, kTypeClassMethods) &&
         add_properties(vm, vm.types().type, kTypeProperties);
}

// ---- isinstance, issubclass

namespace {

/// Calls the metaclass hook unless it is type's own; 1, 0, -1, or 2: there is none.
int call_check_hook(Vm& vm, Value class_value, Str* name, Value object) {
  Type* metatype = vm.type_of(class_value);
  const Value hook = find_in_type(vm, metatype, name);
  if (!hook || hook == find_in_type(vm, vm.types().type, name)) return 2;
  bool found;
  Ref result = call_special(vm, class_value, name, {object}, found);
  bool truth;
  if (!result || !vm.truth(result, truth)) return -1;
  return truth ? 1 : 0;
}

/// Members of a tuple or union, tried in turn; 2: neither.
template <class Check>
int check_any(Vm& vm, Value classes, Check check) {
  Value items = classes;
  Ref keep;
  if (classes.is_object() && classes.object()->type == vm.types().union_type) {
    keep = vm.get_attribute(classes, "__args__");
    if (!keep) return -1;
    items = keep;
  }
  if (!is_tuple(items)) return 2;
  Ref hold(items);
  for (int64_t i = 0; i < as_tuple(items)->size; ++i) {
    Value item = as_tuple(items)->items[i];
    if (item.is_none() && keep) item = Value(vm.types().none);
    const int result = check(item);
    if (result != 0) return result;
  }
  return 0;
}

}  // namespace

int check_instance(Vm& vm, Value object, Value class_or_tuple) {
  if (is_kind(class_or_tuple, kTypeType) && vm.type_of(object) == as_type(class_or_tuple)) return 1;
  if (is_kind(class_or_tuple, kTypeType) && class_or_tuple.object()->type == vm.types().type) {
    if (vm.is_instance(object, as_type(class_or_tuple))) return 1;
    const Type* type = vm.type_of(object);
    if (type->slots.get_attribute == generic_get_attribute &&
        find_in_type(vm, vm.type_of(object), vm.names().class_) ==
            find_in_type(vm, vm.types().object, vm.names().class_)) {
      return 0;
    }
  }
  const int any = check_any(vm, class_or_tuple, [&](Value item) {
    if (!enter_native(vm, " in __instancecheck__")) return -1;
    const int result = check_instance(vm, object, item);
    leave_native(vm);
    return result;
  });
  if (any != 2) return any;
  const int hooked = call_check_hook(vm, class_or_tuple, vm.names().instancecheck, object);
  if (hooked != 2) return hooked;
  if (!is_kind(class_or_tuple, kTypeType)) {
    if (bases_of(vm, class_or_tuple)) {
      Ref claimed = vm.find_attribute(object, vm.names().class_);
      return claimed ? is_below(vm, claimed, class_or_tuple) : vm.has_exception() ? -1 : 0;
    }
    if (!vm.has_exception()) fail_type(vm, "isinstance() arg 2 must be a type, a tuple of types, or a union");
    return -1;
  }
  const Value values[] = {class_or_tuple, object};
  Ref result = type_instancecheck(vm, {values, 2, nullptr});
  return result ? result.get() == kTrue : -1;
}

int check_subclass(Vm& vm, Value derived, Value class_or_tuple) {
  const int any = check_any(vm, class_or_tuple, [&](Value item) {
    if (!enter_native(vm, " in __subclasscheck__")) return -1;
    const int result = check_subclass(vm, derived, item);
    leave_native(vm);
    return result;
  });
  if (any != 2) return any;
  const int hooked = call_check_hook(vm, class_or_tuple, vm.names().subclasscheck, derived);
  if (hooked != 2) return hooked;
  return compare_classes(vm, derived, class_or_tuple);
}

}  // namespace refjit::vm
