// Making classes: type(name, bases, namespace), __build_class__, metaclasses, __slots__, __set_name__,
// __init_subclass__.
#include <algorithm>

#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/open_type.h"

namespace refjit::vm {

namespace {

Type* as_type(Value v) { return reinterpret_cast<Type*>(v.object()); }

/// The nearest ancestor (or the type itself) that brought the instance layout.
Type* solid_base(Type* type) {
  while (type->base && type->instance_bytes == type->base->instance_bytes &&
         (type->type_flags & kTypeGc) == (type->base->type_flags & kTypeGc)) {
    type = type->base;
  }
  // A class that adds no fields to object (empty __slots__) differs from it by the collector's links alone.
  const bool adds_links = type->base && !type->base->base && type->instance_bytes <= sizeof(GcObject);
  return adds_links ? type->base : type;
}

/// The nearest ancestor written in C++ that brought fields of its own; object for plain classes.
Type* native_base(Type* type) {
  while (type->type_flags & kTypeHeap) type = type->base;
  while (type->base && type->instance_bytes == type->base->instance_bytes) type = type->base;
  return type;
}

/// The base whose layout the new class extends; null: TypeError.
Type* best_base(Vm& vm, Tuple* bases) {
  Type* native = nullptr;
  bool conflicts = false;
  for (int64_t i = 0; i < bases->size; ++i) {
    Type* base = as_type(bases->items[i]);
    if (base->type_flags & kTypeFinal) {
      vm.raise(vm.types().TypeError, "type '" + full_type_name(vm, base) + "' is not an acceptable base type");
      return nullptr;
    }
    Type* own = native_base(base);
    if (!native || is_subtype(own, native))
      native = own;
    else
      conflicts = conflicts || !is_subtype(native, own);
  }
  Type* winner = nullptr;
  Type* solid = nullptr;
  for (int64_t i = 0; i < bases->size; ++i) {
    Type* base = as_type(bases->items[i]);
    if (native_base(base) != native) continue;
    Type* candidate = solid_base(base);
    // A plain Python class without slots has object's layout, grown by the collector's links.
    if (!winner || (is_subtype(candidate, solid) && candidate != solid) ||
        (solid == vm.types().object && candidate != solid)) {
      winner = base;
      solid = candidate;
    }
  }
  // Slots of another line of classes would lie where the winner's fields are.
  for (int64_t i = 0; i < bases->size; ++i)
    conflicts = conflicts || !is_subtype(solid, solid_base(as_type(bases->items[i])));
  if (!conflicts) return winner;
  vm.raise(vm.types().TypeError, "multiple bases have instance lay-out conflict");
  return nullptr;
}

bool is_identifier(std::string_view text) {
  if (text.empty() || (text[0] >= '0' && text[0] <= '9')) return false;
  return std::all_of(text.begin(), text.end(), [](unsigned char c) {
    return c == '_' || c >= 0x80 || (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z');
  });
}

/// Whether instances have a dict by their bases; modules have one of their own kind.
bool has_dict_already(Vm& vm, const Type* type) {
  return (type->type_flags & kTypeHasDict) || is_subtype(type->base, vm.types().module);
}

/// Names of __slots__; sets has_dict when "__dict__" is among them.
bool read_slots(Vm& vm, Type* type, Value slots, std::vector<Str*>& names, bool& has_dict, bool& has_weak) {
  const bool base_has_dict = has_dict_already(vm, type);
  const bool base_has_weak = find_in_type(vm, type->base, vm.intern("__weakref__")) || has_weak_room(type->base);
  auto add = [&](Value item) {
    if (!is_str(item)) {
      vm.raise(vm.types().TypeError, "__slots__ items must be strings, not '" + vm.type_name(item) + "'");
      return false;
    }
    if (!is_identifier(view_of(item))) {
      vm.raise(vm.types().TypeError, "__slots__ must be identifiers");
      return false;
    }
    if (type->type_flags & (kTypeInt | kTypeBytes | kTypeTuple | kTypeType)) {
      const Type* native = native_base(type);
      vm.raise(vm.types().TypeError,
               "nonempty __slots__ not supported for subtype of '" + std::string(native->name->view()) + "'");
      return false;
    }
    if (view_of(item) == "__dict__") {
      if (has_dict || base_has_dict) {
        vm.raise(vm.types().TypeError, "__dict__ slot disallowed: we already got one");
        return false;
      }
      has_dict = true;
    } else if (view_of(item) == "__weakref__") {
      if (has_weak || base_has_weak) {
        vm.raise(vm.types().TypeError, "__weakref__ slot disallowed: either we already got one, or __itemsize__ != 0");
        return false;
      }
      has_weak = true;
    } else {
      std::string name(view_of(item));
      if (name.size() > 2 && name.substr(0, 2) == "__" && name.substr(name.size() - 2) != "__") {
        std::string_view owner = type->name->view();
        while (!owner.empty() && owner[0] == '_') owner.remove_prefix(1);
        if (!owner.empty()) name = "_" + std::string(owner) + name;
      }
      Str* interned = vm.intern(name);
      if (dict_get(type->dict, interned)) {
        vm.raise(vm.types().ValueError, "'" + name + "' in __slots__ conflicts with class variable");
        return false;
      }
      names.push_back(interned);
    }
    return true;
  };
  if (is_str(slots)) return add(slots);
  return vm.for_each(slots, [&](Value item) { return add(item); });
}

bool add_slot_members(Vm& vm, Type* type, const std::vector<Str*>& names) {
  uint32_t offset = (type->native_bytes + 7) / 8 * 8;
  if (type->base && type->base->type_flags & kTypeHeap) offset = std::max(offset, type->base->instance_bytes);
  for (Str* name : names) {
    auto* member = make_object<MemberDescriptor>(vm, vm.types().member_descriptor);
    if (!member) return false;
    member->owner = type;
    member->name = name;
    member->offset = offset;
    offset += 8;
    Ref owned = Ref::steal(Value(member));
    if (!dict_set(vm, type->dict, name, owned)) return false;
  }
  type->instance_bytes = std::max(type->instance_bytes, offset);
  return true;
}

Ref dict_of_instance(Vm& vm, Value self) { return attribute_dict(vm, self); }
bool set_dict_of_instance(Vm& vm, Value self, Value value) {
  Ref fresh;
  if (!value) {
    fresh = new_dict(vm);
    if (!fresh) return false;
    value = fresh;
  }
  if (!is_kind(value, kTypeDict)) {
    vm.raise(vm.types().TypeError, "__dict__ must be set to a dictionary, not a '" + vm.type_name(value) + "'");
    return false;
  }
  mark_namespace(as_dict(value));
  assign_object(instance_dict(self.object()), own(value));
  return true;
}
Ref weak_reference_list(Vm&, Value) { return kNone; }
constexpr PropertyDef kWeakProperty[] = {{"__weakref__", weak_reference_list, nullptr}};

/// Wraps plain functions that are implicitly static or class methods.
bool wrap_implicit(Vm& vm, Type* type, Str* name, Type* wrapper_type) {
  const Value value = dict_get(type->dict, name);
  if (!value.is_object() || value.object()->type != vm.types().function) return true;
  auto* wrapped = make_object<WrappedCallable>(vm, wrapper_type);
  if (!wrapped) return false;
  wrapped->callable = own(value);
  Ref owned = Ref::steal(Value(wrapped));
  return dict_set(vm, type->dict, name, owned);
}

bool fill_namespace(Vm& vm, Type* type, Str* name) {
  const Names& n = vm.names();
  type->name = own(name);
  type->qualname = own(name);
  if (Value qualname = dict_get(type->dict, n.qualname)) {
    if (!is_str(qualname)) {
      vm.raise(vm.types().TypeError, "type __qualname__ must be a str, not " + vm.type_name(qualname));
      return false;
    }
    assign_object(type->qualname, own(qualname));
    dict_remove(vm, type->dict, n.qualname);
  }
  if (!dict_get(type->dict, n.module)) {
    if (Dict* globals = caller_globals(vm)) {
      if (Value module = dict_get(globals, n.name); module && !dict_set(vm, type->dict, n.module, module)) return false;
    }
  }
  if (!wrap_implicit(vm, type, n.new_, vm.types().static_method)) return false;
  if (!wrap_implicit(vm, type, n.init_subclass, vm.types().class_method)) return false;
  if (!wrap_implicit(vm, type, n.class_getitem, vm.types().class_method)) return false;
  return true;
}

/// Layout, flags and the descriptors of __slots__ and __dict__.
bool fill_layout(Vm& vm, Type* type, Type* base) {
  type->base = base;
  type->native_bytes = base->native_bytes;
  type->instance_bytes = base->instance_bytes;
  type->type_flags |= kTypeHeap | kTypeReady;
  for (int64_t i = 0; i < type->bases->size; ++i) {
    constexpr uint32_t kInherited = (kTypeInheritedFlags | kTypeReplaced) & ~uint32_t{kTypeGc};
    type->type_flags |= as_type(type->bases->items[i])->type_flags & kInherited;
  }
  type->type_flags |= base->type_flags & kTypeGc;
  if (base->native_bytes == sizeof(Object)) {
    type->native_bytes = type->instance_bytes = sizeof(GcObject);
    type->type_flags |= kTypeGc;
  }
  const bool base_has_dict = has_dict_already(vm, type);
  bool has_dict = true, has_weak = false;
  std::vector<Str*> slot_names;
  if (Value slots = dict_get(type->dict, vm.names().slots)) {
    has_dict = false;
    if (!read_slots(vm, type, slots, slot_names, has_dict, has_weak)) return false;
  } else {
    has_weak = !(type->type_flags & (kTypeInt | kTypeBytes | kTypeTuple)) && !has_weak_room(base) &&
               !find_in_type(vm, base, vm.intern("__weakref__"));
  }
  if (!add_slot_members(vm, type, slot_names)) return false;
  if (has_dict && !base_has_dict) {
    type->type_flags |= kTypeHasDict;
    const bool is_own =
        static_cast<bool>(dict_get(type->dict, vm.intern("__dict__")));  // a class may define it as anything
    if (!is_own && !add_properties(vm, type, dict_property())) return false;
  }
  if (has_weak && !add_properties(vm, type, kWeakProperty)) return false;
  const Names& n = vm.names();
  if (!dict_get(type->dict, n.doc) && !dict_set(vm, type->dict, n.doc, kNone)) return false;
  if (dict_get(type->dict, n.eq) && !dict_get(type->dict, n.hash)) return dict_set(vm, type->dict, n.hash, kNone);
  return true;
}

bool call_set_name(Vm& vm, Type* type) {
  Ref items = dict_items_list(vm, type->dict);
  if (!items) return false;
  const List* list = items.as<List>();
  for (int64_t i = 0; i < list->size; ++i) {
    const Tuple* pair = as_tuple(list->items[i]);
    const Value value = pair->items[1];
    if (!value.is_object() || value.object()->type == vm.types().function) continue;
    bool found;
    Ref result = call_special(vm, value, vm.names().set_name, {Value(type), pair->items[0]}, found);
    if (!found || result) continue;
    if (vm.has_exception()) {
      Ref cause = vm.take_exception();
      vm.raise(vm.types().RuntimeError, "Error calling __set_name__ on '" + vm.type_name(value) + "' instance " +
                                            std::string(vm.text(vm.repr(pair->items[0]))) + " in '" +
                                            std::string(type->name->view()) + "'");
      Ref raised = vm.take_exception();
      exception_of(raised)->cause = own(cause.get());
      exception_of(raised)->suppress_context = true;
      set_exception(vm, raised.release());
    }
    return false;
  }
  return true;
}

bool call_init_subclass(Vm& vm, Type* type, Args keywords) {
  // super(type, type).__init_subclass__(**keywords): the first one behind the class itself.
  for (int64_t i = 1; i < type->mro->size; ++i) {
    const Value found = dict_get(as_type(type->mro->items[i])->dict, vm.names().init_subclass);
    if (!found) continue;
    Ref bound = bind_attribute(vm, found, Value(), type);
    if (!bound) return false;
    return static_cast<bool>(vm.call(bound, {keywords.values, 0, keywords.keywords}));
  }
  return true;
}

}  // namespace

std::span<const PropertyDef> dict_property() {
  static constexpr PropertyDef kProperty[] = {{"__dict__", dict_of_instance, set_dict_of_instance}};
  return kProperty;
}

namespace {

/// The order that a metaclass's own mro() gives.
bool ask_for_mro(Vm& vm, Type* type) {
  if (type->type == vm.types().type) return true;
  Str* name = vm.intern("mro");
  const Value method = find_in_type(vm, type->type, name);
  if (!method || method == dict_get(vm.types().type->dict, name)) return true;
  std::vector<Ref> kept;
  Ref order = vm.call_method(Value(type), name, {});
  const bool is_fine = order && vm.for_each(order, [&](Value item) {
    if (is_kind(item, kTypeType)) return kept.emplace_back(item), true;
    vm.raise(vm.types().TypeError, "mro() returned a non-class ('" + vm.type_name(item) + "')");
    return false;
  });
  if (!is_fine) return false;
  std::vector<Value> items(kept.begin(), kept.end());
  for (const Value item : items)
    if (!is_subtype(solid_base(type), solid_base(as_type(item)))) {
      vm.raise(vm.types().TypeError,
               "mro() returned base with unsuitable layout ('" + std::string(as_type(item)->name->view()) + "')");
      return false;
    }
  Ref mro = new_tuple(vm, items);
  if (!mro) return false;
  assign_object(type->mro, mro.release());
  return true;
}

bool fail_bases(Vm& vm, std::string text) {
  vm.raise(vm.types().TypeError, std::move(text));
  return false;
}

/// The type and all its subclasses, each after one of its bases.
std::vector<Type*> with_subclasses(Type* type) {
  std::vector<Type*> all{type};
  for (size_t i = 0; i < all.size(); ++i)
    if (all[i]->subclasses)
      for (Type* derived : all[i]->subclasses->list)
        if (std::find(all.begin(), all.end(), derived) == all.end()) all.push_back(derived);
  return all;
}

/// New orders for the type and its subclasses; false: an exception is set, and all have the old ones.
bool recompute_orders(Vm& vm, const std::vector<Type*>& types) {
  std::vector<Ref> old;
  for (Type* type : types) old.emplace_back(Value(type->mro));
  for (Type* type : types) {
    if (compute_mro(vm, type) && ask_for_mro(vm, type)) continue;
    for (size_t i = 0; i < types.size(); ++i) assign_object(types[i]->mro, own(old[i].as<Tuple>()));
    return false;
  }
  return true;
}

}  // namespace

bool set_bases(Vm& vm, Type* type, Value value) {
  const std::string name(type->name->view());
  if (!value) return fail_bases(vm, "cannot delete '__bases__' attribute of type '" + name + "'");
  if (!is_tuple(value))
    return fail_bases(vm, "can only assign tuple to " + name + ".__bases__, not " + vm.type_name(value));
  if (as_tuple(value)->size == 0)
    return fail_bases(vm, "can only assign non-empty tuple to " + name + ".__bases__, not ()");
  for (const Value base : as_tuple(value)->span()) {
    if (!is_kind(base, kTypeType))
      return fail_bases(vm, name + ".__bases__ must be tuple of classes, not '" + vm.type_name(base) + "'");
    if (is_subtype(as_type(base), type)) return fail_bases(vm, "a __bases__ item causes an inheritance cycle");
  }
  Type* base = best_base(vm, as_tuple(value));
  if (!base) return false;
  constexpr uint32_t kLayout = kTypeGc | kTypeHasDict;
  if (base->instance_bytes != type->base->instance_bytes || native_base(base) != native_base(type->base) ||
      (base->type_flags & kLayout) != (type->base->type_flags & kLayout))
    return fail_bases(vm, "__bases__ assignment: '" + std::string(base->name->view()) +
                              "' object layout differs from '" + std::string(type->base->name->view()) + "'");
  Ref old_bases{Value(type->bases)};
  Type* old_base = type->base;
  const auto attach = [&](Tuple* bases, Type* best) {
    for (const Value b : type->bases->span()) {
      if (!as_type(b)->subclasses) continue;
      auto& list = as_type(b)->subclasses->list;
      list.erase(std::remove(list.begin(), list.end(), type), list.end());
    }
    assign_object(type->bases, own(bases));
    type->base = best;
    for (const Value b : bases->span()) add_subclass(as_type(b), type);
  };
  attach(as_tuple(value), base);
  const std::vector<Type*> all = with_subclasses(type);
  const bool is_fine = recompute_orders(vm, all);
  if (!is_fine) attach(old_bases.as<Tuple>(), old_base);
  for (Type* t : all) update_slots(vm, t);
  touch_type(vm, type);
  return is_fine;
}

Type* most_derived_metatype(Vm& vm, Type* metatype, Tuple* bases) {
  for (int64_t i = 0; i < bases->size; ++i) {
    Type* candidate = vm.type_of(bases->items[i]);
    if (is_subtype(metatype, candidate)) continue;
    if (!is_subtype(candidate, metatype)) {
      vm.raise(
          vm.types().TypeError,
          "metaclass conflict: the metaclass of a derived class must be a (non-strict) subclass of the metaclasses "
          "of all its bases");
      return nullptr;
    }
    metatype = candidate;
  }
  return metatype;
}

Ref make_class(Vm& vm, Type* metatype, Str* name, Tuple* bases, Dict* body, Args keywords) {
  for (int64_t i = 0; i < bases->size; ++i) {
    if (!is_kind(bases->items[i], kTypeType)) return vm.raise(vm.types().TypeError, "bases must be types");
  }
  Type* winner = most_derived_metatype(vm, metatype, bases);
  if (!winner) return Ref();
  if (name->view().find('\0') != std::string_view::npos)
    return vm.raise(vm.types().ValueError, "type name must not contain null characters");
  Ref bases_keep{Value(bases)};
  if (bases->size == 0) {
    bases_keep = new_tuple(vm, {Value(vm.types().object)});
    if (!bases_keep) return Ref();
    bases = bases_keep.as<Tuple>();
  }
  Type* base = best_base(vm, bases);
  if (!base) return Ref();

  Type* type = new_bare_type(vm, winner);
  if (!type) return Ref();
  Ref owned = Ref::steal(Value(type));
  Ref dict = dict_copy(vm, body);
  if (!dict) return Ref();
  type->dict = dict.as<Dict>();
  dict.release();
  type->bases = own(bases);
  // The cell of __class__ is filled below and is no attribute.
  Ref class_cell = Ref(dict_get(type->dict, vm.names().class_cell));
  if (class_cell) dict_remove(vm, type->dict, vm.names().class_cell);
  if (class_cell && !is_exactly(class_cell, vm.types().cell)) {
    return vm.raise(vm.types().TypeError, "__classcell__ must be a nonlocal cell, not <class '" +
                                              full_type_name(vm, vm.type_of(class_cell)) + "'>");
  }
  if (!fill_namespace(vm, type, vm.intern(name->view()))) return Ref();
  if (!fill_layout(vm, type, base)) return Ref();
  if (!compute_mro(vm, type) || !ask_for_mro(vm, type)) return Ref();
  for (int64_t i = 0; i < bases->size; ++i) add_subclass(as_type(bases->items[i]), type);
  type->slots.finalize = base->slots.finalize;
  type->slots.traverse = base->slots.traverse;
  type->slots.clear = base->slots.clear;
  update_slots(vm, type);
  touch_type(vm, type);
  if (class_cell.get().is_object() && class_cell.get().object()->type == vm.types().cell) {
    assign(class_cell.as<Cell>()->value, own(Value(type)));
  }
  if (!call_set_name(vm, type)) return Ref();
  if (!call_init_subclass(vm, type, keywords)) return Ref();
  return owned;
}

// ---- __build_class__

namespace {

/// Bases with __mro_entries__ replaced (PEP 560); the same tuple when there is none.
Ref resolve_bases(Vm& vm, Ref bases) {
  bool is_changed = false;
  std::vector<Ref> result;
  Tuple* tuple = bases.as<Tuple>();
  for (int64_t i = 0; i < tuple->size; ++i) {
    const Value base = tuple->items[i];
    Ref method;
    // A native type with that method (ndarray) stands for a class that is written in Python.
    const bool is_native = is_kind(base, kTypeType) && !(as_type(base)->type_flags & kTypeHeap) &&
                           base != Value(vm.types().generic_alias);  // whose method is for its instances
    if (!is_kind(base, kTypeType) || (is_native && find_in_type(vm, as_type(base), vm.names().mro_entries))) {
      method = vm.find_attribute(base, vm.names().mro_entries);
      if (!method && vm.has_exception()) return Ref();
    }
    if (!method) {
      result.push_back(base);
      continue;
    }
    is_changed = true;
    Ref entries = vm.call(method, {Value(tuple)});
    if (!entries) return Ref();
    if (!is_tuple(entries)) return vm.raise(vm.types().TypeError, "__mro_entries__ must return a tuple");
    for (Value entry : entries.as<Tuple>()->span()) result.push_back(entry);
  }
  if (!is_changed) return bases;
  std::vector<Value> values;
  for (const Ref& r : result) values.push_back(r);
  return new_tuple(vm, values);
}

/// Args of a class statement without `metaclass`; values and names are kept by the caller's vectors.
struct ClassKeywords {
  std::vector<Value> values;
  Ref names;
  Value metaclass;
  bool read(Vm& vm, Args args) {
    std::vector<Value> kept;
    for (int64_t i = 0; args.keywords && i < args.keywords->size; ++i) {
      if (view_of(args.keywords->items[i]) == "metaclass") {
        metaclass = args.values[args.count + i];
      } else {
        kept.push_back(args.keywords->items[i]);
        values.push_back(args.values[args.count + i]);
      }
    }
    names = new_tuple(vm, kept);
    return static_cast<bool>(names);
  }
};

Ref build_class(Vm& vm, Args args) {
  if (args.count < 2) return vm.raise(vm.types().TypeError, "__build_class__: not enough arguments");
  if (!args[0].is_object() || args[0].object()->type != vm.types().function) {
    return vm.raise(vm.types().TypeError, "__build_class__: func must be a function");
  }
  Function* function = reinterpret_cast<Function*>(args[0].object());
  const Value name = args[1];
  if (!is_str(name)) return vm.raise(vm.types().TypeError, "__build_class__: name is not a string");
  Ref original_bases = new_tuple(vm, std::span<const Value>(args.values + 2, args.count - 2));
  if (!original_bases) return Ref();
  Ref bases = resolve_bases(vm, original_bases);
  if (!bases) return Ref();
  ClassKeywords keywords;
  if (!keywords.read(vm, args)) return Ref();

  Ref metaclass;
  if (keywords.metaclass)
    metaclass = keywords.metaclass;
  else if (bases.as<Tuple>()->size > 0)
    metaclass = Value(vm.type_of(bases.as<Tuple>()->items[0]));
  else
    metaclass = Value(vm.types().type);
  if (is_kind(metaclass, kTypeType)) {
    Type* winner = most_derived_metatype(vm, metaclass.as<Type>(), bases.as<Tuple>());
    if (!winner) return Ref();
    metaclass = Value(winner);
  }

  Ref space;
  Ref prepare = vm.find_attribute(metaclass, vm.names().prepare);
  if (!prepare && vm.has_exception()) return Ref();
  if (prepare) {
    std::vector<Value> values{name, bases};
    values.insert(values.end(), keywords.values.begin(), keywords.values.end());
    space = vm.call(prepare, {values.data(), 2, keywords.names.as<Tuple>()});
    if (!space) return Ref();
    if (!vm.type_of(space)->slots.get_item) {
      const bool is_type = is_kind(metaclass, kTypeType);
      return vm.raise(vm.types().TypeError,
                      (is_type ? std::string(metaclass.as<Type>()->name->view()) : "<metaclass>") +
                          ".__prepare__() must return a mapping, not " + vm.type_name(space));
    }
  } else {
    space = vm.dict();
    if (!space) return Ref();
  }
  Ref body_result;
  {
    // The body runs as a function whose locals are the namespace.
    body_result = execute_class_body(vm, function, space);
    if (!body_result) return Ref();
  }
  if (bases.get() != original_bases.get()) {
    Ref key(Value(vm.intern("__orig_bases__")));
    if (!vm.set_item(space, key, original_bases)) return Ref();
  }
  std::vector<Value> values{name, bases, space};
  values.insert(values.end(), keywords.values.begin(), keywords.values.end());
  Ref made = vm.call(metaclass, {values.data(), 3, keywords.names.as<Tuple>()});
  if (!made) return Ref();
  if (body_result.get().is_object() && body_result.get().object()->type == vm.types().cell &&
      is_kind(made, kTypeType)) {
    const Value content = body_result.as<Cell>()->value;
    if (!content) {
      return vm.raise(vm.types().RuntimeError, "__class__ not set defining " + std::string(vm.text(vm.repr(name))) +
                                                   " as " + std::string(vm.text(vm.repr(made))) +
                                                   ". Was __classcell__ propagated to type.__new__?");
    }
  }
  return made;
}

constexpr NativeDef kBuildClass[] = {{"__build_class__", nullptr, build_class}};

}  // namespace

bool define_core_builtins(Vm& vm, Module* builtins) {
  if (!vm.add_functions(builtins, kBuildClass)) return false;
  const BuiltinTypes& t = vm.types();
  struct Row {
    const char* name;
    Value value;
  };
  const Row rows[] = {{"object", Value(t.object)},
                      {"type", Value(t.type)},
                      {"super", Value(t.super)},
                      {"property", Value(t.property)},
                      {"classmethod", Value(t.class_method)},
                      {"staticmethod", Value(t.static_method)},
                      {"NotImplemented", kNotImplemented},
                      {"Ellipsis", kEllipsis},
                      {"None", kNone},
                      {"True", kTrue},
                      {"False", kFalse},
                      {"__debug__", kTrue},
                      {"EnvironmentError", Value(t.OSError)},
                      {"IOError", Value(t.OSError)}};
  for (const Row& row : rows)
    if (!vm.set_module_attribute(builtins, row.name, row.value)) return false;
#define REFJIT_ADD(name, base) \
  if (!vm.set_module_attribute(builtins, #name, Value(t.name))) return false;
  REFJIT_EXCEPTION_TYPES(REFJIT_ADD)
#undef REFJIT_ADD
  return true;
}

}  // namespace refjit::vm
