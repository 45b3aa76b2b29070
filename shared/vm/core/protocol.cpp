// Vm's operations on any object: operators, comparison, truth, iteration, items, texts, numbers.
#include "vm/core/types.h"
#include "vm/core/within_memory.h"
#include "vm/exception.h"
#include "vm/types/float.h"
#include "vm/types/format.h"
#include "vm/types/iterator_state.h"
#include "vm/types/list.h"

namespace refjit::vm {

namespace {

constexpr const char* kOperatorText[] = {"+", "&", "//", "<<", "@", "*", "%", "|", "** or pow()", ">>", "-", "/", "^"};
constexpr const char* kInplaceText[] = {
    "+=", "&=", "//=", "<<=", "@=", "*=", "%=", "|=", "**=", ">>=", "-=", "/=", "^="};

/// The builtin sequence whose repetition this object has; null: none, or a class of the program took its place.
const Type* repeated_as(Vm& vm, Value v) {
  const BuiltinTypes& t = vm.types();
  const auto operation = static_cast<size_t>(BinaryOp::Multiply);
  const Type* type = vm.type_of(v);
  for (Type* native : {t.list, t.tuple, t.str, t.bytes, t.bytearray})
    if (is_subtype(type, native))
      return type->slots.binary[operation] == native->slots.binary[operation] ? native : nullptr;
  const Type* native = type;  // a deque
  while (native->type_flags & kTypeHeap) native = native->base;
  const bool is_sequence = (native->type_flags & kTypeMatchSequence) && native->slots.binary[operation];
  return is_sequence && type->slots.binary[operation] == native->slots.binary[operation] ? native : nullptr;
}

/// Sequences leave `*` to an operand with an operator of its own; where that declines, too, its index is the count.
/// NotImplemented: no sequence, or no index.
Ref repeat_sequence(Vm& vm, Value sequence, Value count, bool in_place) {
  const auto index = vm.type_of(count)->slots.index;
  const Type* native = index ? repeated_as(vm, sequence) : nullptr;
  if (!native) return Value(kNotImplemented);
  const auto operation = static_cast<size_t>(BinaryOp::Multiply);
  const auto own = in_place ? native->slots.inplace[operation] : nullptr;
  Ref number = index(vm, count);
  return number ? (own ? own : native->slots.binary[operation])(vm, sequence, number) : Ref();
}

Ref fail_operands(Vm& vm, BinaryOp op, Value left, Value right, bool in_place) {
  const int index = static_cast<int>(op);
  // CPython's sequences complain in their own words.
  if (op == BinaryOp::Add && has_type_flag(left, kTypeStr | kTypeList | kTypeTuple | kTypeBytes)) {
    const std::string name = vm.type_name(left);
    if (has_type_flag(left, kTypeBytes))
      return vm.raise(vm.types().TypeError, "can't concat " + vm.type_name(right) + " to " + name);
    return vm.raise(vm.types().TypeError,
                    "can only concatenate " + name + " (not \"" + vm.type_name(right) + "\") to " + name);
  }
  if (op == BinaryOp::Multiply) {
    const bool left_is_sequence = repeated_as(vm, left), right_is_sequence = repeated_as(vm, right);
    if (left_is_sequence || right_is_sequence) {
      return vm.raise(vm.types().TypeError, "can't multiply sequence by non-int of type '" +
                                                vm.type_name(left_is_sequence ? right : left) + "'");
    }
  }
  std::string hint;
  if (op == BinaryOp::RShift && left.is_object() && left.object()->type == vm.types().native_function &&
      std::string_view(reinterpret_cast<NativeFunction*>(left.object())->def->name) == "print") {
    hint = ". Did you mean \"print(<message>, file=<output_stream>)\"?";
  }
  return vm.raise(vm.types().TypeError, std::string("unsupported operand type(s) for ") +
                                            (in_place ? kInplaceText : kOperatorText)[index] + ": '" +
                                            vm.type_name(left) + "' and '" + vm.type_name(right) + "'" + hint);
}

Ref apply(Vm& vm, BinaryOp op, Value left, Value right, bool in_place) {
  const int index = static_cast<int>(op);
  Type* left_type = vm.type_of(left);
  Type* right_type = vm.type_of(right);
  if (in_place) {
    if (const auto slot = left_type->slots.inplace[index]) {
      Ref result = slot(vm, left, right);
      if (!result || result.get() != kNotImplemented) return result;
      left_type = vm.type_of(left);  // the method may have changed it
    }
  }
  const auto left_slot = left_type->slots.binary[index];
  auto right_slot = right_type != left_type ? right_type->slots.binary[index] : nullptr;
  if (right_slot == left_slot) right_slot = nullptr;
  if (left_slot) {
    if (right_slot && is_subtype(right_type, left_type)) {
      Ref result = right_slot(vm, left, right);
      if (!result || result.get() != kNotImplemented) return result;
      right_slot = nullptr;
    }
    Ref result = left_slot(vm, left, right);
    if (!result || result.get() != kNotImplemented) return result;
  }
  if (right_slot) {
    Ref result = right_slot(vm, left, right);
    if (!result || result.get() != kNotImplemented) return result;
  }
  if (op == BinaryOp::Multiply) {
    Ref result = repeat_sequence(vm, left, right, in_place);
    if (result && result.get() == kNotImplemented) result = repeat_sequence(vm, right, left, false);
    if (!result || result.get() != kNotImplemented) return result;
  }
  const bool is_list_concat = op == BinaryOp::Add && in_place && vm.type_of(left)->slots.inplace[index] &&
                              vm.type_of(left)->slots.inplace[index] == vm.types().list->slots.inplace[index];
  if (is_list_concat && is_iterable(vm, right))  // the other operand's own + has declined
    return list_extend(vm, reinterpret_cast<List*>(left.object()), right) ? Ref(left) : Ref();
  return fail_operands(vm, op, left, right, in_place);
}

}  // namespace

Type* Vm::type_of(Value v) { return type_of_value(*types_, v); }

bool Vm::is_instance(Value v, Type* type) { return is_subtype(type_of(v), type); }

std::string Vm::type_name(Value v) {
  if (!v) return "NULL";
  Type* type = type_of(v);
  // CPython names types written in C with their module. Classes of guest/ that stand for such types say so themselves;
  // MindSpore's are Python there.
  if (type->type_flags & kTypeHeap) {
    const Value full = type->dict ? dict_get(type->dict, intern("__tp_name__")) : Value();
    return std::string(is_str(full) ? view_of(full) : type->name->view());
  }
  const Value module = type->dict ? dict_get(type->dict, names().module) : Value();
  if (!is_str(module) || view_of(module) == "builtins" || view_of(module).substr(0, 9) == "mindspore")
    return std::string(type->name->view());
  return std::string(view_of(module)) + "." + std::string(type->name->view());
}
std::string_view Vm::text(Value str) const { return str ? view_of(str) : std::string_view(); }

Ref Vm::binary(BinaryOp op, Value left, Value right, bool in_place) {
  return within_memory(*this, [&] { return apply(*this, op, left, right, in_place); });
}

Ref Vm::unary(UnaryOp op, Value operand) {
  const auto slot = type_of(operand)->slots.unary[static_cast<int>(op)];
  if (slot) return slot(*this, operand);
  static const char* const kText[] = {"bad operand type for unary -: '", "bad operand type for unary +: '",
                                      "bad operand type for unary ~: '", "bad operand type for abs(): '"};
  return raise(types_->TypeError, kText[static_cast<int>(op)] + type_name(operand) + "'");
}

Ref Vm::compare(Value left, Value right, CompareOp op) {
  static constexpr CompareOp kSwapped[] = {CompareOp::Gt, CompareOp::Ge, CompareOp::Eq,
                                           CompareOp::Ne, CompareOp::Lt, CompareOp::Le};
  Type* left_type = type_of(left);
  Type* right_type = type_of(right);
  const CompareOp swapped = kSwapped[static_cast<int>(op)];
  if (!enter_native(*this, " in comparison")) return Ref();
  Ref result(kNotImplemented);
  bool tried_right = false;
  if (left_type != right_type && right_type->slots.compare && is_subtype(right_type, left_type)) {
    tried_right = true;
    result = right_type->slots.compare(*this, right, left, swapped);
  }
  if (result.get() == kNotImplemented && left_type->slots.compare)
    result = left_type->slots.compare(*this, left, right, op);
  if (result.get() == kNotImplemented && !tried_right && right_type->slots.compare) {
    result = right_type->slots.compare(*this, right, left, swapped);
  }
  leave_native(*this);
  if (!result || result.get() != kNotImplemented) return result;
  if (op == CompareOp::Eq) return Value::boolean(left == right);
  if (op == CompareOp::Ne) return Value::boolean(left != right);
  static const char* const kText[] = {"<", "<=", "==", "!=", ">", ">="};
  return raise(types_->TypeError, std::string("'") + kText[static_cast<int>(op)] +
                                      "' not supported between instances of '" + type_name(left) + "' and '" +
                                      type_name(right) + "'");
}

bool Vm::equal(Value left, Value right, bool& out) {
  if (left == right) {
    out = true;
    return true;
  }
  Ref result = compare(left, right, CompareOp::Eq);
  return result && truth(result, out);
}

bool Vm::truth(Value v, bool& out) {
  if (v.is_bool()) return out = v == kTrue, true;
  if (v.is_none()) return out = false, true;
  if (v.is_small_int()) return out = v.as_small_int() != 0, true;
  if (v.is_double()) return out = v.as_double() != 0, true;
  Type* type = type_of(v);
  if (type->slots.truth) return type->slots.truth(*this, v, out);
  if (type->slots.length) {
    int64_t length;
    if (!type->slots.length(*this, v, length)) return false;
    out = length != 0;
    return true;
  }
  out = true;
  return true;
}

bool Vm::hash(Value v, int64_t& out) {
  const auto slot = type_of(v)->slots.hash;
  return slot ? slot(*this, v, out) : raise_unhashable(*this, v, out);
}

bool Vm::length(Value v, int64_t& out) {
  const auto slot = type_of(v)->slots.length;
  if (slot) return slot(*this, v, out);
  raise(types_->TypeError, "object of type '" + type_name(v) + "' has no len()");
  return false;
}

// ---- items and iteration

Ref Vm::get_item(Value object, Value key) {
  Type* type = type_of(object);
  if (type->slots.get_item) return type->slots.get_item(*this, object, key);
  if (is_kind(object, kTypeType)) {
    Type* self = reinterpret_cast<Type*>(object.object());
    if (Value hook = find_in_type(*this, self, names_->class_getitem)) {
      Ref bound = bind_attribute(*this, hook, Value(), self);
      return bound ? call(bound, {key}) : Ref();
    }
    if (self == types_->type) return new_generic_alias(*this, object, key);
    return raise(types_->TypeError, "type '" + std::string(self->name->view()) + "' is not subscriptable");
  }
  return raise(types_->TypeError, "'" + type_name(object) + "' object is not subscriptable");
}

bool Vm::set_item(Value object, Value key, Value value) {
  const Type* type = type_of(object);
  if (const auto slot = type->slots.set_item) return slot(*this, object, key, value);
  // CPython words it otherwise where it takes the object for a sequence and the key for an index.
  const bool is_sequence = type->slots.length || type->slots.contains || (type->type_flags & kTypeHeap);
  const bool is_index = key.is_small_int() || type_of(key)->slots.index;
  const char* no = !value && is_sequence && is_index ? "doesn't" : "does not";
  raise(types_->TypeError,
        "'" + type_name(object) + "' object " + no + " support item " + (value ? "assignment" : "deletion"));
  return false;
}

bool is_iterable(Vm& vm, Value object) {
  Type* type = vm.type_of(object);
  if (type->slots.iter) return true;
  if (!find_in_type(vm, type, vm.names().getitem) || is_kind(object, kTypeDict)) return false;
  const bool is_c_type = !(type->type_flags & kTypeHeap) || dict_get(type->dict, vm.intern("__tp_name__"));
  return !is_c_type || type->slots.length;
}

Ref Vm::iterate(Value object) {
  Type* type = type_of(object);
  if (type->slots.iter) {
    Ref iterator = type->slots.iter(*this, object);
    if (iterator && !type_of(iterator)->slots.next) {
      return raise(types_->TypeError, "iter() returned non-iterator of type '" + type_name(iterator) + "'");
    }
    return iterator;
  }
  if (is_iterable(*this, object)) {
    return new_sequence_iterator(*this, types_->sequence_iterator, object);
  }
  return raise(types_->TypeError, "'" + type_name(object) + "' object is not iterable");
}

Ref next_or_stop(Vm& vm, Value iterator) {
  const auto slot = vm.type_of(iterator)->slots.next;
  if (!slot) return vm.raise(vm.types().TypeError, "'" + vm.type_name(iterator) + "' object is not an iterator");
  if (!enter_iterator(vm)) return Ref();
  const Ref held(iterator);  // whoever keeps it may be asked again meanwhile, and drop it
  Ref result = slot(vm, iterator);
  leave_native(vm);
  return result;
}

Ref Vm::next(Value iterator) {
  Ref result = next_or_stop(*this, iterator);
  if (!result && exception_matches(types_->StopIteration)) take_exception();
  return result;
}

// ---- texts

namespace {

/// `text` where it is one: what a __repr__ or __str__ of the program gave can be anything.
Ref checked_text(Vm& vm, Ref text, const char* method) {
  if (!text || is_str(text)) return text;
  return vm.raise(vm.types().TypeError, std::string(method) + " returned non-string (type " + vm.type_name(text) + ")");
}

}  // namespace

Ref Vm::repr(Value v) {
  const auto slot = type_of(v)->slots.repr;
  if (!enter_native(*this, " while getting the repr of an object")) return Ref();
  Ref result = slot ? slot(*this, v) : identity_repr(*this, v);
  leave_native(*this);
  return checked_text(*this, std::move(result), "__repr__");
}
Ref Vm::str(Value v) {
  if (is_exactly(v, types_->str)) return v;
  const auto slot = type_of(v)->slots.str;
  if (!slot) return repr(v);
  if (!enter_native(*this, " while getting the str of an object")) return Ref();
  Ref result = slot(*this, v);
  leave_native(*this);
  return checked_text(*this, std::move(result), "__str__");
}
Ref Vm::format(Value v, std::string_view spec) {
  Ref quick = format_builtin(*this, v, spec);
  if (quick || has_exception()) return quick;
  Ref text = string(spec);
  if (!text) return Ref();
  bool found;
  Ref result = call_special(*this, v, names_->format, {text}, found);
  if (!found) return raise(types_->TypeError, "Type " + type_name(v) + " doesn't define __format__");
  if (result && !is_str(result)) {
    return raise(types_->TypeError, "__format__ must return a str, not " + type_name(result));
  }
  return result;
}

// ---- numbers

bool Vm::as_int64(Value v, int64_t& out) {
  if (int_fits(v, out)) return true;
  Ref index;
  if (!is_int(v)) {
    const auto slot = type_of(v)->slots.index;
    if (!slot) {
      raise(types_->TypeError, "'" + type_name(v) + "' object cannot be interpreted as an integer");
      return false;
    }
    index = slot(*this, v);
    if (!index) return false;
    if (int_fits(index, out)) return true;
    v = index;
  }
  raise(types_->OverflowError, "Python int too large to convert to C ssize_t");
  return false;
}

bool Vm::as_double(Value v, double& out) {
  if (v.is_double()) return out = v.as_double(), true;
  if (float_value(v, out)) return true;
  if (is_int(v)) return int_to_double(*this, v, out);
  Type* type = type_of(v);
  if (type->slots.to_float) {
    Ref converted = type->slots.to_float(*this, v);
    if (!converted) return false;
    if (float_value(converted, out)) return true;
  } else if (type->slots.index) {
    Ref index = type->slots.index(*this, v);
    return index && int_to_double(*this, index, out);
  }
  raise(types_->TypeError, "must be real number, not " + type_name(v));
  return false;
}

}  // namespace refjit::vm
