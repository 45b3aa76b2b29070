// Types: lookup with the method cache, versions, builtin type definition, C3 mro.
#include <algorithm>

#include "base/library_file.h"
#include "vm/code.h"
#include "vm/core/signature.h"
#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/frame.h"
#include "vm/open_type.h"

namespace refjit::vm {

// ---- lookup

namespace {

bool runs_library(Vm& vm) {
  const Frame* frame = vm.current_frame();
  return frame && is_library_file(frame->code->filename->view());
}

}  // namespace

Value find_in_type(Vm& vm, Type* type, Str* name) {
  return find_in_type(vm, type, name, (type->type_flags & kTypeReplaced) != 0 && runs_library(vm));
}

Value find_in_type(Vm& vm, Type* type, Str* name, bool is_native) {
  Vm::State& state = vm.state();
  constexpr uint32_t kLibrarysView = 0x8000'0000;  // the two views of a class are cached as two versions
  const uint32_t version = is_native ? type->version | kLibrarysView : type->version;
  const size_t slot = (reinterpret_cast<uintptr_t>(name) / 16 ^ version * 7) % Vm::State::kMethodCache;
  MethodCacheEntry& entry = state.method_cache[slot];
  if (entry.version == version && entry.name == name) return entry.value;
  Value found;
  if (!type->mro) return found;
  for (int64_t i = 0; i < type->mro->size && !found; ++i) {
    const auto* base = reinterpret_cast<Type*>(type->mro->items[i].object());
    if (is_native) found = replaced_member(base, name);
    if (!found) found = dict_get(base->dict, name);
  }
  if (name->is_interned) entry = {version, name, found};
  return found;
}

bool is_subtype(const Type* derived, const Type* base) {
  if (derived == base) return true;
  if (!derived->mro) {
    for (const Type* t = derived; t; t = t->base)
      if (t == base) return true;
    return false;
  }
  for (int64_t i = 0; i < derived->mro->size; ++i)
    if (derived->mro->items[i] == Value(base)) return true;
  return false;
}

void touch_type(Vm& vm, Type* type) {
  std::vector<Type*> work{type};
  while (!work.empty()) {
    Type* next = work.back();
    work.pop_back();
    next->version = vm.state().next_type_version++;
    if (next->subclasses) work.insert(work.end(), next->subclasses->list.begin(), next->subclasses->list.end());
  }
}

void type_attribute_changed(Vm& vm, Type* type, Str* name) {
  touch_type(vm, type);
  const std::string_view text = name->view();
  if (text.size() < 5 || text.substr(0, 2) != "__" || text.substr(text.size() - 2) != "__") return;
  std::vector<Type*> work{type};
  while (!work.empty()) {
    Type* next = work.back();
    work.pop_back();
    if (next->type_flags & (kTypeHeap | kTypeReplaced)) update_slots(vm, next);
    if (next->subclasses) work.insert(work.end(), next->subclasses->list.begin(), next->subclasses->list.end());
  }
}

void add_subclass(Type* base, Type* derived) {
  if (!base->subclasses) base->subclasses = new Subclasses();
  base->subclasses->list.push_back(derived);
}

Ref bind_attribute(Vm& vm, Value value, Value instance, Type* owner) {
  if (!value.is_object()) return value;
  const auto get = value.object()->type->slots.descriptor_get;
  if (!get) return value;
  Ref keep(value);
  return get(vm, value, instance, Value(owner));
}

Ref find_special(Vm& vm, Value object, Str* name) {
  Type* type = vm.type_of(object);
  const Value found = find_in_type(vm, type, name);
  if (!found) return Ref();
  return bind_attribute(vm, found, object, type);
}

std::string full_type_name(Vm& vm, const Type* type) {
  const Value module = dict_get(type->dict, vm.names().module);
  const std::string qualname(type->qualname->view());
  if (!is_str(module) || view_of(module) == "builtins") return qualname;
  return std::string(view_of(module)) + "." + qualname;
}

// ---- mro

namespace {

using Sequence = std::vector<Type*>;

bool is_in_tail(const Sequence& sequence, Type* type) {
  for (size_t i = 1; i < sequence.size(); ++i)
    if (sequence[i] == type) return true;
  return false;
}

/// Merges the sequences by C3; false when there is no consistent order.
bool merge(std::vector<Sequence> sequences, Sequence& out) {
  for (;;) {
    bool is_done = true;
    Type* next = nullptr;
    for (const Sequence& sequence : sequences) {
      if (sequence.empty()) continue;
      is_done = false;
      Type* candidate = sequence.front();
      const bool is_blocked =
          std::any_of(sequences.begin(), sequences.end(), [&](const Sequence& s) { return is_in_tail(s, candidate); });
      if (!is_blocked) {
        next = candidate;
        break;
      }
    }
    if (is_done) return true;
    if (!next) return false;
    out.push_back(next);
    for (Sequence& sequence : sequences)
      if (!sequence.empty() && sequence.front() == next) sequence.erase(sequence.begin());
  }
}

}  // namespace

bool compute_mro(Vm& vm, Type* type) {
  std::vector<Sequence> sequences;
  Sequence bases;
  for (int64_t i = 0; i < type->bases->size; ++i) {
    Type* base = reinterpret_cast<Type*>(type->bases->items[i].object());
    Sequence mro;
    for (int64_t k = 0; k < base->mro->size; ++k) mro.push_back(reinterpret_cast<Type*>(base->mro->items[k].object()));
    sequences.push_back(std::move(mro));
    if (std::find(bases.begin(), bases.end(), base) != bases.end()) {
      vm.raise(vm.types().TypeError, "duplicate base class " + std::string(base->name->view()));
      return false;
    }
    bases.push_back(base);
  }
  sequences.push_back(bases);
  Sequence order{type};
  if (!merge(std::move(sequences), order)) {
    std::string names;
    for (Type* base : bases) names += (names.empty() ? "" : ", ") + std::string(base->name->view());
    vm.raise(vm.types().TypeError, "Cannot create a consistent method resolution\norder (MRO) for bases " + names);
    return false;
  }
  std::vector<Value> items;
  for (Type* t : order) items.push_back(Value(t));
  Ref mro = new_tuple(vm, items);
  if (!mro) return false;
  assign_object(type->mro, mro.release());
  return true;
}

// ---- builtin types

Type* new_bare_type(Vm& vm, Type* metatype) {
  auto* type = make_object<Type>(vm, metatype);
  if (!type) return nullptr;
  type->vm = &vm;
  type->version = vm.state().next_type_version++;
  return type;
}

namespace {

bool add_method_descriptors(Vm& vm, Type* type, std::span<const NativeDef> methods, Type* descriptor_type) {
  for (const NativeDef& def : methods) {
    auto* descriptor = make_object<MethodDescriptor>(vm, descriptor_type);
    if (!descriptor) return false;
    Ref owned = Ref::steal(Value(descriptor));
    descriptor->def = &def;
    descriptor->owner = type;
    descriptor->signature = signature_of(vm, def, type);
    if (!dict_set(vm, type->dict, vm.intern(def.name), owned)) return false;
  }
  touch_type(vm, type);
  return true;
}

constexpr NativeDef kNewDef = {"__new__", nullptr, new_wrapper};

/// Puts `__new__` into the dict of a builtin type that makes its own instances.
bool add_new(Vm& vm, Type* type) {
  auto* function = make_object<NativeFunction>(vm, vm.types().native_function);
  if (!function) return false;
  Ref owned = Ref::steal(Value(function));
  function->def = &kNewDef;
  function->self = own(Value(type));
  function->owner = type;
  return dict_set(vm, type->dict, vm.names().new_, owned);
}

}  // namespace

Ref new_wrapper(Vm& vm, Args args) {
  // args[0] is the type whose __new__ this is.
  Type* owner = reinterpret_cast<Type*>(args[0].object());
  const std::string name(owner->name->view());
  if (args.count < 2) return vm.raise(vm.types().TypeError, name + ".__new__(): not enough arguments");
  if (!is_kind(args[1], kTypeType)) {
    return vm.raise(vm.types().TypeError, name + ".__new__(X): X is not a type object (" + vm.type_name(args[1]) + ")");
  }
  Type* type = reinterpret_cast<Type*>(args[1].object());
  if (!is_subtype(type, owner)) {
    const std::string given(type->name->view());
    return vm.raise(vm.types().TypeError, name + ".__new__(" + given + "): " + given + " is not a subtype of " + name);
  }
  const Type* native = type;
  while (native->type_flags & kTypeHeap) native = native->base;
  if (owner != native && native->slots.construct && owner->slots.construct != native->slots.construct &&
      owner != vm.types().object)
    return vm.raise(vm.types().TypeError, name + ".__new__(" + std::string(type->name->view()) + ") is not safe, use " +
                                              std::string(native->name->view()) + ".__new__()");
  return owner->slots.construct(vm, type, {args.values + 2, args.count - 2, args.keywords});
}

bool define_type(Vm& vm, Type* type, const TypeDef& def) {
  std::string_view name = def.name;
  std::string_view module = "builtins";
  if (const size_t dot = name.rfind('.'); dot != std::string_view::npos) {
    module = name.substr(0, dot);
    name = name.substr(dot + 1);
  }
  Type* base = def.base ? def.base : type == vm.types().object ? nullptr : vm.types().object;
  type->name = own(vm.intern(name));
  type->qualname = own(vm.intern(name));
  type->instance_bytes = base ? std::max(def.instance_bytes, base->instance_bytes) : def.instance_bytes;
  type->native_bytes = type->instance_bytes;
  type->base = base;
  type->type_flags |= kTypeReady | (base ? base->type_flags & kTypeInheritedFlags : 0);
  if (def.is_gc) type->type_flags |= kTypeGc;
  if (def.is_final) type->type_flags |= kTypeFinal;
  if (def.has_dict) type->type_flags |= kTypeHasDict;
  type->slots = def.slots;
  if (type->slots.compare && !type->slots.hash && type != vm.types().object) type->slots.hash = raise_unhashable;
  const Slots own_slots = type->slots;
  if (base) inherit_slots(type->slots, base->slots);

  Ref dict = new_dict(vm);
  if (!dict) return false;
  type->dict = dict.as<Dict>();
  dict.release();
  const Value base_value = base ? Value(base) : Value();
  Ref bases = new_tuple(vm, base ? std::span<const Value>(&base_value, 1) : std::span<const Value>());
  if (!bases) return false;
  assign_object(type->bases, bases.release());
  if (!compute_mro(vm, type)) return false;
  if (base) add_subclass(base, type);

  if (!add_method_descriptors(vm, type, def.methods, vm.types().method_descriptor)) return false;
  if (!add_slot_wrappers(vm, type, own_slots)) return false;
  if (own_slots.construct && !add_new(vm, type)) return false;
  Ref module_name(Value(vm.intern(module)));
  if (module != "builtins" && !dict_set(vm, type->dict, vm.names().module, module_name)) return false;
  if (!dict_get(type->dict, vm.names().doc) && !dict_set(vm, type->dict, vm.names().doc, kNone)) return false;
  touch_type(vm, type);
  return true;
}

bool set_type_attribute(Vm& vm, Type* type, std::string_view name, Value value) {
  Str* interned = vm.intern(name);
  if (!dict_set(vm, type->dict, interned, value)) return false;
  type_attribute_changed(vm, type, interned);
  return true;
}

bool add_class_methods(Vm& vm, Type* type, std::span<const NativeDef> methods) {
  return add_method_descriptors(vm, type, methods, vm.types().class_method_descriptor);
}

bool add_static_methods(Vm& vm, Type* type, std::span<const NativeDef> methods) {
  for (const NativeDef& def : methods) {
    Ref function = vm.native_function(def);
    auto* wrapped = make_object<WrappedCallable>(vm, vm.types().static_method);
    if (!function || !wrapped) return false;
    reinterpret_cast<NativeFunction*>(function.get().object())->owner = type;
    wrapped->callable = function.release();
    Ref owned = Ref::steal(Value(wrapped));
    if (!dict_set(vm, type->dict, vm.intern(def.name), owned)) return false;
  }
  touch_type(vm, type);
  return true;
}

bool add_properties(Vm& vm, Type* type, std::span<const PropertyDef> properties) {
  for (const PropertyDef& def : properties) {
    auto* descriptor = make_object<GetSetDescriptor>(vm, vm.types().getset_descriptor);
    if (!descriptor) return false;
    descriptor->owner = type;
    descriptor->def = &def;
    Ref owned = Ref::steal(Value(descriptor));
    if (!dict_set(vm, type->dict, vm.intern(def.name), owned)) return false;
  }
  touch_type(vm, type);
  return true;
}

Type* Vm::make_type(const TypeDef& def) {
  Type* type = new_bare_type(*this, def.base ? def.base->type : types_->type);
  if (!type) return nullptr;
  state_->kept.push_back(Ref::steal(Value(type)));
  return define_type(*this, type, def) ? type : nullptr;
}

bool Vm::add_methods(Type* type, std::span<const NativeDef> methods) {
  return add_method_descriptors(*this, type, methods, types_->method_descriptor);
}

}  // namespace refjit::vm
