// Slots and dunder methods, both ways: trampolines that let a class written in Python fill slots, and wrappers that
// show native slots as methods. One table says which dunders belong to which slot.
#include <algorithm>
#include <cstddef>

#include "vm/core/types.h"
#include "vm/exception.h"
#include "vm/open_type.h"
#include "vm/warn.h"

namespace refjit::vm {

using N = Names;

Ref call_special(Vm& vm, Value self, Str* name, std::initializer_list<Value> args, bool& found) {
  Type* type = vm.type_of(self);
  const Value function = find_in_type(vm, type, name);
  found = static_cast<bool>(function);
  if (!found) return Ref();
  Value values[4];
  size_t count = 0;
  const Type* kind = function.is_object() ? function.object()->type : nullptr;
  if (kind == vm.types().function || kind == vm.types().method_descriptor || kind == vm.types().wrapper_descriptor) {
    values[count++] = self;
    for (Value arg : args) values[count++] = arg;
    Ref keep(function);
    return vm.call(function, {values, static_cast<uint32_t>(count), nullptr});
  }
  Ref bound = bind_attribute(vm, function, self, type);
  if (!bound) return Ref();
  for (Value arg : args) values[count++] = arg;
  return vm.call(bound, {values, static_cast<uint32_t>(count), nullptr});
}

namespace {

// ---- trampolines

/// Calls a dunder that must exist; slots are only filled while it does, but it may be deleted by its own arguments.
Ref call_required(Vm& vm, Value self, Str* name, std::initializer_list<Value> args) {
  bool found;
  Ref result = call_special(vm, self, name, args, found);
  if (!found) vm.raise(vm.types().AttributeError, std::string(name->view()));
  return result;
}

template <Str* N::*name>
Ref trampoline0(Vm& vm, Value self) {
  return call_required(vm, self, vm.names().*name, {});
}
template <Str* N::*name>
Ref trampoline1(Vm& vm, Value self, Value arg) {
  return call_required(vm, self, vm.names().*name, {arg});
}

bool hash_trampoline(Vm& vm, Value self, int64_t& out) {
  const Value function = find_in_type(vm, vm.type_of(self), vm.names().hash);
  if (!function || function.is_none()) return raise_unhashable(vm, self, out);
  Ref result = call_required(vm, self, vm.names().hash, {});
  if (!result) return false;
  if (!is_int(result)) {
    vm.raise(vm.types().TypeError, "__hash__ method should return an integer");
    return false;
  }
  if (!int_fits(result, out)) out = int_hash(result);
  if (out == -1) out = -2;
  return true;
}

bool truth_trampoline(Vm& vm, Value self, bool& out) {
  Ref result = call_required(vm, self, vm.names().bool_, {});
  if (!result) return false;
  if (!result.get().is_bool()) {
    vm.raise(vm.types().TypeError, "__bool__ should return bool, returned " + vm.type_name(result));
    return false;
  }
  out = result.get() == kTrue;
  return true;
}

Str* compare_name(Vm& vm, CompareOp op) {
  const N& n = vm.names();
  Str* const names[] = {n.lt, n.le, n.eq, n.ne, n.gt, n.ge};
  return names[static_cast<int>(op)];
}
Ref compare_trampoline(Vm& vm, Value left, Value right, CompareOp op) {
  bool found;
  Ref result = call_special(vm, left, compare_name(vm, op), {right}, found);
  return found ? std::move(result) : Ref(kNotImplemented);
}

Ref iter_trampoline(Vm& vm, Value self) {
  const Value function = find_in_type(vm, vm.type_of(self), vm.names().iter);
  if (!function || function.is_none()) {
    return vm.raise(vm.types().TypeError, "'" + vm.type_name(self) + "' object is not iterable");
  }
  Ref result = call_required(vm, self, vm.names().iter, {});
  if (result && !vm.type_of(result)->slots.next) {
    return vm.raise(vm.types().TypeError, "iter() returned non-iterator of type '" + vm.type_name(result) + "'");
  }
  return result;
}
/// The StopIteration of a method stays raised: next() shows it, `yield from` takes its value, Vm::next() forgets it.
Ref next_trampoline(Vm& vm, Value self) { return call_required(vm, self, vm.names().next, {}); }

bool set_attribute_trampoline(Vm& vm, Value self, Str* name, Value value) {
  if (value) return static_cast<bool>(call_required(vm, self, vm.names().setattr, {Value(name), value}));
  return static_cast<bool>(call_required(vm, self, vm.names().delattr, {Value(name)}));
}
Ref descriptor_get_trampoline(Vm& vm, Value self, Value instance, Value owner) {
  // As it stands in the class, unbound: a __get__ that is a descriptor itself is not asked for its __get__ in turn.
  const Value function = find_in_type(vm, vm.type_of(self), vm.names().get);
  if (!function) return vm.raise(vm.types().AttributeError, "__get__");
  Ref keep(function);
  return vm.call(function, {self, instance ? instance : kNone, owner ? owner : kNone});
}
bool descriptor_set_trampoline(Vm& vm, Value self, Value instance, Value value) {
  if (value) return static_cast<bool>(call_required(vm, self, vm.names().set, {instance, value}));
  return static_cast<bool>(call_required(vm, self, vm.names().delete_, {instance}));
}

bool length_trampoline(Vm& vm, Value self, int64_t& out) {
  Ref result = call_required(vm, self, vm.names().len, {});
  if (!result) return false;
  if (!vm.as_int64(result, out)) {
    if (!vm.exception_matches(vm.types().OverflowError)) return false;
    vm.take_exception();
    vm.raise(vm.types().OverflowError, "cannot fit '" + vm.type_name(result) + "' into an index-sized integer");
    return false;
  }
  if (out < 0) {
    vm.raise(vm.types().ValueError, "__len__() should return >= 0");
    return false;
  }
  return true;
}
bool set_item_trampoline(Vm& vm, Value self, Value key, Value value) {
  if (value) return static_cast<bool>(call_required(vm, self, vm.names().setitem, {key, value}));
  return static_cast<bool>(call_required(vm, self, vm.names().delitem, {key}));
}
int contains_trampoline(Vm& vm, Value self, Value item) {
  const Value function = find_in_type(vm, vm.type_of(self), vm.names().contains);
  if (function.is_none()) {
    vm.raise(vm.types().TypeError, "'" + vm.type_name(self) + "' object is not a container");
    return -1;
  }
  Ref result = call_required(vm, self, vm.names().contains, {item});
  bool truth;
  if (!result || !vm.truth(result, truth)) return -1;
  return truth ? 1 : 0;
}

template <int op, Str* N::*name, Str* N::*reflected>
Ref binary_trampoline(Vm& vm, Value left, Value right) {
  Type* left_type = vm.type_of(left);
  Type* right_type = vm.type_of(right);
  const auto self_function = &binary_trampoline<op, name, reflected>;
  bool try_right = left_type != right_type && right_type->slots.binary[op] == self_function;
  bool found;
  if (left_type->slots.binary[op] == self_function) {
    if (try_right && is_subtype(right_type, left_type) &&
        find_in_type(vm, left_type, vm.names().*reflected) != find_in_type(vm, right_type, vm.names().*reflected)) {
      Ref result = call_special(vm, right, vm.names().*reflected, {left}, found);
      if (found && (!result || result.get() != kNotImplemented)) return result;
      try_right = false;
    }
    Ref result = call_special(vm, left, vm.names().*name, {right}, found);
    if (found && (!result || result.get() != kNotImplemented)) return result;
  }
  if (try_right) {
    Ref result = call_special(vm, right, vm.names().*reflected, {left}, found);
    if (found) return result;
  }
  return kNotImplemented;
}

template <Str* N::*name>
Ref number_trampoline(Vm& vm, Value self) {
  Ref result = call_required(vm, self, vm.names().*name, {});
  if (!result) return result;
  if constexpr (name == &N::float_) {
    if (!result.get().is_double() && !is_kind(result, kTypeFloat)) {
      return vm.raise(vm.types().TypeError,
                      vm.type_name(self) + ".__float__ returned non-float (type " + vm.type_name(result) + ")");
    }
    if (!warn_of_subclass(vm, vm.type_name(self) + ".__float__", vm.types().float_, result)) return Ref();
  } else if (!is_int(result)) {
    return vm.raise(vm.types().TypeError,
                    std::string((vm.names().*name)->view()) + " returned non-int (type " + vm.type_name(result) + ")");
  } else if (!warn_of_subclass(vm, std::string((vm.names().*name)->view()), vm.types().int_, result)) {
    return Ref();
  }
  return result;
}

Ref construct_trampoline(Vm& vm, Type* type, Args args) {
  Ref function = vm.get_attribute(Value(type), vm.names().new_);
  if (!function) return Ref();
  const size_t keyword_count = args.keywords ? static_cast<size_t>(args.keywords->size) : 0;
  std::vector<Value> values;
  values.reserve(args.count + keyword_count + 1);
  values.push_back(Value(type));
  values.insert(values.end(), args.values, args.values + args.count + keyword_count);
  return vm.call(function, {values.data(), args.count + 1, args.keywords});
}

// ---- wrappers: args[0] is self, the arity has been checked

Ref none_if(bool ok) { return ok ? Ref(kNone) : Ref(); }

template <auto member>
Ref wrap_unary(Vm& vm, const Slots& slots, Args args) {
  return (slots.*member)(vm, args[0]);
}
Ref wrap_repr_or_str(Vm& vm, const Slots& slots, Args args) {
  return slots.str ? slots.str(vm, args[0]) : slots.repr(vm, args[0]);
}
Ref wrap_hash(Vm& vm, const Slots& slots, Args args) {
  int64_t out;
  return slots.hash(vm, args[0], out) ? vm.integer(out) : Ref();
}
Ref wrap_truth(Vm& vm, const Slots& slots, Args args) {
  bool out;
  return slots.truth(vm, args[0], out) ? Ref(Value::boolean(out)) : Ref();
}
template <CompareOp op>
Ref wrap_compare(Vm& vm, const Slots& slots, Args args) {
  return slots.compare(vm, args[0], args[1], op);
}
Ref wrap_call(Vm& vm, const Slots& slots, Args args) {
  return slots.call(vm, args[0], {args.values + 1, args.count - 1, args.keywords});
}
Ref wrap_next(Vm& vm, const Slots& slots, Args args) {
  Ref result = slots.next(vm, args[0]);
  if (!result && !vm.has_exception()) return vm.raise_value(make_exception(vm, vm.types().StopIteration, Value()));
  return result;
}
bool check_name(Vm& vm, Value name) {
  if (is_str(name)) return true;
  vm.raise(vm.types().TypeError, "attribute name must be string, not '" + vm.type_name(name) + "'");
  return false;
}
Ref wrap_get_attribute(Vm& vm, const Slots& slots, Args args) {
  return check_name(vm, args[1]) ? slots.get_attribute(vm, args[0], as_str(args[1])) : Ref();
}
/// object's own way of setting is none for classes.
bool may_set(Vm& vm, const Slots& slots, Value object, const char* method) {
  if (slots.set_attribute != generic_set_attribute || !has_type_flag(object, kTypeType)) return true;
  vm.raise(vm.types().TypeError, std::string("can't apply this ") + method + " to " + vm.type_name(object) + " object");
  return false;
}
Ref wrap_set_attribute(Vm& vm, const Slots& slots, Args args) {
  if (!may_set(vm, slots, args[0], "__setattr__")) return {};
  return check_name(vm, args[1]) ? none_if(slots.set_attribute(vm, args[0], as_str(args[1]), args[2])) : Ref();
}
Ref wrap_delete_attribute(Vm& vm, const Slots& slots, Args args) {
  if (!may_set(vm, slots, args[0], "__delattr__")) return {};
  return check_name(vm, args[1]) ? none_if(slots.set_attribute(vm, args[0], as_str(args[1]), Value())) : Ref();
}
Ref wrap_descriptor_get(Vm& vm, const Slots& slots, Args args) {
  if (args.count < 2 || args.count > 3) {
    return vm.raise(vm.types().TypeError,
                    (args.count < 2 ? " expected at least 1 argument, got " : " expected at most 2 arguments, got ") +
                        std::to_string(args.count - 1));
  }
  const Value instance = args[1].is_none() ? Value() : args[1];
  const Value owner = args.count > 2 && !args[2].is_none() ? args[2] : Value();
  if (!instance && !owner) return vm.raise(vm.types().TypeError, "__get__(None, None) is invalid");
  return slots.descriptor_get(vm, args[0], instance, owner);
}
Ref wrap_descriptor_set(Vm& vm, const Slots& slots, Args args) {
  return none_if(slots.descriptor_set(vm, args[0], args[1], args[2]));
}
Ref wrap_descriptor_delete(Vm& vm, const Slots& slots, Args args) {
  return none_if(slots.descriptor_set(vm, args[0], args[1], Value()));
}
Ref wrap_length(Vm& vm, const Slots& slots, Args args) {
  int64_t out;
  return slots.length(vm, args[0], out) ? vm.integer(out) : Ref();
}
Ref wrap_get_item(Vm& vm, const Slots& slots, Args args) { return slots.get_item(vm, args[0], args[1]); }
Ref wrap_set_item(Vm& vm, const Slots& slots, Args args) {
  return none_if(slots.set_item(vm, args[0], args[1], args[2]));
}
Ref wrap_delete_item(Vm& vm, const Slots& slots, Args args) {
  return none_if(slots.set_item(vm, args[0], args[1], Value()));
}
Ref wrap_contains(Vm& vm, const Slots& slots, Args args) {
  const int found = slots.contains(vm, args[0], args[1]);
  return found < 0 ? Ref() : Ref(Value::boolean(found == 1));
}
template <int op>
Ref wrap_binary(Vm& vm, const Slots& slots, Args args) {
  return slots.binary[op](vm, args[0], args[1]);
}
template <int op>
Ref wrap_reflected(Vm& vm, const Slots& slots, Args args) {
  return slots.binary[op](vm, args[1], args[0]);
}
template <int op>
Ref wrap_inplace(Vm& vm, const Slots& slots, Args args) {
  return slots.inplace[op](vm, args[0], args[1]);
}
template <int op>
Ref wrap_unary_op(Vm& vm, const Slots& slots, Args args) {
  return slots.unary[op](vm, args[0]);
}
Ref wrap_init(Vm& vm, const Slots& slots, Args args) {
  return none_if(slots.init(vm, args[0], {args.values + 1, args.count - 1, args.keywords}));
}

// ---- the table

using AnyFunction = void (*)();

struct SlotGroup {
  size_t offset;
  AnyFunction trampoline;
  std::vector<Dunder> dunders;
};

template <class F>
AnyFunction any(F function) {
  return reinterpret_cast<AnyFunction>(function);
}

template <int op, Str* N::*name, Str* N::*reflected, Str* N::*in_place>
void add_binary(std::vector<SlotGroup>& groups) {
  groups.push_back({offsetof(Slots, binary) + op * sizeof(AnyFunction),
                    any(&binary_trampoline<op, name, reflected>),
                    {{name, wrap_binary<op>, 1}, {reflected, wrap_reflected<op>, 1}}});
  groups.push_back({offsetof(Slots, inplace) + op * sizeof(AnyFunction),
                    any(&trampoline1<in_place>),
                    {{in_place, wrap_inplace<op>, 1}}});
}

std::vector<SlotGroup> make_groups() {
  std::vector<SlotGroup> g;
  g.push_back({offsetof(Slots, repr), any(&trampoline0<&N::repr>), {{&N::repr, wrap_unary<&Slots::repr>, 0}}});
  g.push_back({offsetof(Slots, str), any(&trampoline0<&N::str>), {{&N::str, wrap_repr_or_str, 0}}});
  g.push_back({offsetof(Slots, hash), any(hash_trampoline), {{&N::hash, wrap_hash, 0}}});
  g.push_back({offsetof(Slots, truth), any(truth_trampoline), {{&N::bool_, wrap_truth, 0}}});
  g.push_back({offsetof(Slots, compare),
               any(compare_trampoline),
               {{&N::lt, wrap_compare<CompareOp::Lt>, 1},
                {&N::le, wrap_compare<CompareOp::Le>, 1},
                {&N::eq, wrap_compare<CompareOp::Eq>, 1},
                {&N::ne, wrap_compare<CompareOp::Ne>, 1},
                {&N::gt, wrap_compare<CompareOp::Gt>, 1},
                {&N::ge, wrap_compare<CompareOp::Ge>, 1}}});
  g.push_back({offsetof(Slots, call), any(call_trampoline), {{&N::call, wrap_call, -1}}});
  g.push_back({offsetof(Slots, iter), any(iter_trampoline), {{&N::iter, wrap_unary<&Slots::iter>, 0}}});
  g.push_back({offsetof(Slots, next), any(next_trampoline), {{&N::next, wrap_next, 0}}});
  g.push_back({offsetof(Slots, get_attribute),
               any(get_attribute_trampoline),
               {{&N::getattribute, wrap_get_attribute, 1}, {&N::getattr, nullptr, 1}}});
  g.push_back({offsetof(Slots, set_attribute),
               any(set_attribute_trampoline),
               {{&N::setattr, wrap_set_attribute, 2}, {&N::delattr, wrap_delete_attribute, 1}}});
  g.push_back({offsetof(Slots, descriptor_get), any(descriptor_get_trampoline), {{&N::get, wrap_descriptor_get, -1}}});
  g.push_back({offsetof(Slots, descriptor_set),
               any(descriptor_set_trampoline),
               {{&N::set, wrap_descriptor_set, 2}, {&N::delete_, wrap_descriptor_delete, 1}}});
  g.push_back({offsetof(Slots, length), any(length_trampoline), {{&N::len, wrap_length, 0}}});
  g.push_back({offsetof(Slots, get_item), any(&trampoline1<&N::getitem>), {{&N::getitem, wrap_get_item, 1}}});
  g.push_back({offsetof(Slots, set_item),
               any(set_item_trampoline),
               {{&N::setitem, wrap_set_item, 2}, {&N::delitem, wrap_delete_item, 1}}});
  g.push_back({offsetof(Slots, contains), any(contains_trampoline), {{&N::contains, wrap_contains, 1}}});
  add_binary<0, &N::add, &N::radd, &N::iadd>(g);
  add_binary<1, &N::and_, &N::rand_, &N::iand>(g);
  add_binary<2, &N::floordiv, &N::rfloordiv, &N::ifloordiv>(g);
  add_binary<3, &N::lshift, &N::rlshift, &N::ilshift>(g);
  add_binary<4, &N::matmul, &N::rmatmul, &N::imatmul>(g);
  add_binary<5, &N::mul, &N::rmul, &N::imul>(g);
  add_binary<6, &N::mod, &N::rmod, &N::imod>(g);
  add_binary<7, &N::or_, &N::ror, &N::ior>(g);
  add_binary<8, &N::pow, &N::rpow, &N::ipow>(g);
  add_binary<9, &N::rshift, &N::rrshift, &N::irshift>(g);
  add_binary<10, &N::sub, &N::rsub, &N::isub>(g);
  add_binary<11, &N::truediv, &N::rtruediv, &N::itruediv>(g);
  add_binary<12, &N::xor_, &N::rxor, &N::ixor>(g);
  const size_t unary = offsetof(Slots, unary);
  g.push_back({unary, any(&trampoline0<&N::neg>), {{&N::neg, wrap_unary_op<0>, 0}}});
  g.push_back({unary + sizeof(AnyFunction), any(&trampoline0<&N::pos>), {{&N::pos, wrap_unary_op<1>, 0}}});
  g.push_back({unary + 2 * sizeof(AnyFunction), any(&trampoline0<&N::invert>), {{&N::invert, wrap_unary_op<2>, 0}}});
  g.push_back({unary + 3 * sizeof(AnyFunction), any(&trampoline0<&N::abs>), {{&N::abs, wrap_unary_op<3>, 0}}});
  g.push_back(
      {offsetof(Slots, index), any(&number_trampoline<&N::index>), {{&N::index, wrap_unary<&Slots::index>, 0}}});
  g.push_back(
      {offsetof(Slots, to_int), any(&number_trampoline<&N::int_>), {{&N::int_, wrap_unary<&Slots::to_int>, 0}}});
  g.push_back({offsetof(Slots, to_float),
               any(&number_trampoline<&N::float_>),
               {{&N::float_, wrap_unary<&Slots::to_float>, 0}}});
  g.push_back({offsetof(Slots, construct), any(construct_trampoline), {{&N::new_, nullptr, -1}}});
  g.push_back({offsetof(Slots, init), any(init_trampoline), {{&N::init, wrap_init, -1}}});
  return g;
}

const std::vector<SlotGroup>& groups() {
  static const std::vector<SlotGroup> table = make_groups();
  return table;
}

AnyFunction slot_at(const Slots& slots, size_t offset) {
  AnyFunction function;
  std::memcpy(&function, reinterpret_cast<const char*>(&slots) + offset, sizeof function);
  return function;
}
void set_slot_at(Slots& slots, size_t offset, AnyFunction function) {
  std::memcpy(reinterpret_cast<char*>(&slots) + offset, &function, sizeof function);
}

/// The class of the mro that defines `name`; null: none.
Type* provider_of(Type* type, Str* name, int64_t& position) {
  for (int64_t i = 0; i < type->mro->size; ++i) {
    Type* candidate = reinterpret_cast<Type*>(type->mro->items[i].object());
    if (dict_get(candidate->dict, name)) {
      position = i;
      return candidate;
    }
  }
  return nullptr;
}

/// Whether a program has replaced a dunder of the slot in this very class.
bool has_replaced(Vm& vm, const Type* type, const SlotGroup& group) {
  return std::any_of(group.dunders.begin(), group.dunders.end(),
                     [&](const Dunder& dunder) { return bool(replaced_member(type, vm.names().*dunder.name)); });
}

AnyFunction resolve_slot(Vm& vm, Type* type, const SlotGroup& group) {
  Type* native = nullptr;
  int64_t native_position = INT64_MAX;
  for (const Dunder& dunder : group.dunders) {
    int64_t position = 0;
    Type* provider = provider_of(type, vm.names().*dunder.name, position);
    if (!provider) continue;
    if (provider->type_flags & kTypeHeap || replaced_member(provider, vm.names().*dunder.name)) return group.trampoline;
    if (position < native_position) {
      native = provider;
      native_position = position;
    }
  }
  if (!native) return nullptr;
  const AnyFunction function = slot_at(native_slots(native), group.offset);
  return function ? function : group.trampoline;
}

}  // namespace

Ref call_trampoline(Vm& vm, Value self, Args args) {
  Ref bound = find_special(vm, self, vm.names().call);
  if (!bound) {
    if (vm.has_exception()) return Ref();
    return vm.raise(vm.types().TypeError, "'" + vm.type_name(self) + "' object is not callable");
  }
  return vm.call(bound, args);
}

bool init_trampoline(Vm& vm, Value self, Args args) {
  Ref bound = find_special(vm, self, vm.names().init);
  if (!bound) return !vm.has_exception();
  Ref result = vm.call(bound, args);
  if (!result) return false;
  if (!result.get().is_none()) {
    vm.raise(vm.types().TypeError, "__init__() should return None, not '" + vm.type_name(result) + "'");
    return false;
  }
  return true;
}

Ref get_attribute_trampoline(Vm& vm, Value self, Str* name) {
  Type* type = vm.type_of(self);
  Ref result;
  const Value own = find_in_type(vm, type, vm.names().getattribute);
  if (own.is_object() && own.object()->type == vm.types().wrapper_descriptor) {
    const auto* wrapper = reinterpret_cast<WrapperDescriptor*>(own.object());
    result = native_slots(wrapper->owner).get_attribute(vm, self, name);
  } else {
    result = call_required(vm, self, vm.names().getattribute, {Value(name)});
  }
  if (result || !vm.exception_matches(vm.types().AttributeError)) return result;
  if (!find_in_type(vm, type, vm.names().getattr)) return result;
  vm.take_exception();
  return call_required(vm, self, vm.names().getattr, {Value(name)});
}

void update_slots(Vm& vm, Type* type) {
  for (const SlotGroup& group : groups()) {
    const bool keeps_native = (type->type_flags & kTypeHeap) == 0 && !has_replaced(vm, type, group);
    set_slot_at(type->slots, group.offset,
                keeps_native ? slot_at(native_slots(type), group.offset) : resolve_slot(vm, type, group));
  }
  if (Value del = find_in_type(vm, type, vm.names().del)) type->type_flags |= kTypeHasDel;
}

void inherit_slots(Slots& slots, const Slots& base) {
  const bool keeps_hash = slots.compare && !slots.hash;
  static_assert(sizeof(Slots) % sizeof(AnyFunction) == 0);
  for (size_t offset = 0; offset < sizeof(Slots); offset += sizeof(AnyFunction)) {
    if (!slot_at(slots, offset)) set_slot_at(slots, offset, slot_at(base, offset));
  }
  (void)keeps_hash;
}

bool add_slot_wrappers(Vm& vm, Type* type, const Slots& own) {
  for (const SlotGroup& group : groups()) {
    if (!slot_at(own, group.offset)) continue;
    for (const Dunder& dunder : group.dunders) {
      if (!dunder.wrap) continue;
      Str* name = vm.names().*dunder.name;
      if (dict_get(type->dict, name)) continue;
      // CPython's sequences have no reflected addition.
      const bool is_sequence =
          (type->type_flags & (kTypeStr | kTypeList | kTypeTuple | kTypeBytes)) != 0 || type == vm.types().bytearray;
      if (is_sequence && dunder.name == &N::radd) continue;
      if (dunder.name == &N::hash && own.hash == raise_unhashable) {
        if (!dict_set(vm, type->dict, name, kNone)) return false;
        continue;
      }
      auto* wrapper = make_object<WrapperDescriptor>(vm, vm.types().wrapper_descriptor);
      if (!wrapper) return false;
      wrapper->owner = type;
      wrapper->dunder = &dunder;
      Ref owned = Ref::steal(Value(wrapper));
      if (!dict_set(vm, type->dict, name, owned)) return false;
    }
  }
  return true;
}

}  // namespace refjit::vm
