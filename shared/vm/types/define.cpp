#include "vm/types/settle.h"

#include <algorithm>

namespace refjit::vm {

bool check_positional(Vm& vm, const char* name, Args args, uint32_t least, uint32_t most) {
  if (args.keywords && args.keywords->size)
    return fail(type_error(vm, std::string(name) + "() takes no keyword arguments"));
  if (args.count >= least && args.count <= most) return true;
  const uint32_t bound = args.count < least ? least : most;
  const char* word = least == most ? "" : args.count < least ? "at least " : "at most ";
  return fail(type_error(vm, std::string(name) + " expected " + word + std::to_string(bound) + " argument" +
                                 (bound == 1 ? "" : "s") + ", got " + std::to_string(args.count)));
}

bool check_search(Vm& vm, const char* name, Args args) {
  const uint32_t given = args.count - 1;
  if (args.keywords && args.keywords->size)
    return fail(type_error(vm, vm.type_name(args[0]) + "." + name + "() takes no keyword arguments"));
  if (given >= 1 && given <= 3) return true;
  return fail(type_error(vm, std::string(name) +
                                 (given ? "() takes at most 3 arguments (" : "() takes at least 1 argument (") +
                                 std::to_string(given) + " given)"));
}

bool slice_index(Vm& vm, Value v, int64_t fallback, int64_t& out) {
  if (v.is_null() || v.is_none()) return out = fallback, true;
  if (v.is_small_int()) return out = v.as_small_int(), true;
  Ref number(v);
  if (!is_int(v)) {
    Type* type = vm.type_of(v);
    if (!type->slots.index)
      return fail(type_error(vm, "slice indices must be integers or None or have an __index__ method"));
    number = type->slots.index(vm, v);
    if (!number) return false;
  }
  if (!int_fits(number, out)) out = int_is_negative(number) ? INT64_MIN : INT64_MAX;
  return true;
}

bool search_bounds(Vm& vm, Value start, Value stop, int64_t length, int64_t& from, int64_t& to) {
  if (!slice_index(vm, start, 0, from) || !slice_index(vm, stop, length, to)) return false;
  clamp_bounds(length, from, to);
  return true;
}

void clamp_bounds(int64_t length, int64_t& from, int64_t& to) {
  if (from < 0) from = std::max<int64_t>(0, from + length);
  if (to < 0) to = std::max<int64_t>(0, to + length);
  to = std::min(to, length);
}

bool settle_key(Vm& vm, Ref& key) {
  if (is_int(key)) return true;
  if (!is_slice(vm, key)) {
    const auto index = vm.type_of(key)->slots.index;
    if (!index) return true;  // no key: whoever takes it says so
    Ref number = index(vm, key);
    int64_t fits;
    if (!number) return false;
    if (!int_fits(number, fits))
      return fail(index_error(vm, "cannot fit '" + vm.type_name(key) + "' into an index-sized integer"));
    key = std::move(number);
    return true;
  }
  const Slice* s = key.as<Slice>();
  const auto is_plain = [](Value v) { return v.is_none() || is_int(v); };
  if (is_plain(s->start) && is_plain(s->stop) && is_plain(s->step)) return true;
  int64_t start, stop, step;
  if (!slice_index(vm, s->step, 1, step) || !slice_index(vm, s->start, 0, start) || !slice_index(vm, s->stop, 0, stop))
    return false;
  const auto settled = [&](Value was, int64_t number) { return was.is_none() ? none() : vm.integer(number); };
  Ref a = settled(s->start, start), b = settled(s->stop, stop), c = settled(s->step, step);
  if (!a || !b || !c) return false;
  key = new_slice(vm, a, b, c);
  return static_cast<bool>(key);
}

bool index_bounds(Vm& vm, Value start, Value stop, int64_t length, int64_t& from, int64_t& to) {
  for (const Value v : {start, stop}) {
    if (!v || is_int(v) || vm.type_of(v)->slots.index) continue;
    return fail(type_error(vm, "slice indices must be integers or have an __index__ method"));
  }
  return search_bounds(vm, start, stop, length, from, to);
}

bool item_index(Vm& vm, Value key, int64_t length, const char* name, int64_t& out, bool assignment) {
  if (key.is_small_int()) {
    out = key.as_small_int();
  } else {
    Ref number(key);
    if (!is_int(key)) {
      Type* type = vm.type_of(key);
      if (!type->slots.index) {
        const bool is_text = std::string_view(name) == "string";
        return fail(type_error(vm, std::string(name) + " indices must be integers" + (is_text ? "" : " or slices") +
                                       ", not " + (is_text ? "'" : "") + vm.type_name(key) + (is_text ? "'" : "")));
      }
      number = type->slots.index(vm, key);
      if (!number) return false;
    }
    if (!int_fits(number, out))
      return fail(index_error(vm, "cannot fit '" + vm.type_name(key) + "' into an index-sized integer"));
  }
  if (out < 0) out += length;
  if (out >= 0 && out < length) return true;
  return fail(index_error(vm, std::string(name) + (assignment ? " assignment" : "") + " index out of range"));
}

bool repeat_count(Vm& vm, Value n, int64_t& out) {
  Ref number(n);
  if (!is_int(n)) {
    Type* type = vm.type_of(n);
    if (!type->slots.index)
      return fail(type_error(vm, "can't multiply sequence by non-int of type '" + vm.type_name(n) + "'"));
    number = type->slots.index(vm, n);
    if (!number) return false;
  }
  if (!int_fits(number, out))
    return fail(overflow_error(vm, "cannot fit '" + vm.type_name(n) + "' into an index-sized integer"));
  out = std::max<int64_t>(out, 0);
  return true;
}

bool has_reflected(Vm& vm, Value v, BinaryOp op) {
  Type* type = vm.type_of(v);
  const auto slot = type->slots.binary[static_cast<size_t>(op)];
  if (!slot) return false;
  // The library's classes that stand for sequences of C add and repeat from the left alone.
  if (type->type_flags & kTypeHeap && !find_in_type(vm, type, op == BinaryOp::Add ? vm.names().radd : vm.names().rmul))
    return false;
  const BuiltinTypes& t = vm.types();
  for (const Type* known :
       {t.int_, t.bool_, t.float_, t.complex, t.str, t.bytes, t.bytearray, t.list, t.tuple, t.dict, t.set, t.frozenset})
    if (type == known || slot == known->slots.binary[static_cast<size_t>(op)]) return false;  // or has it from there
  return true;
}

Ref order_result(int order, CompareOp op) {
  switch (op) {
    case CompareOp::Lt:
      return boolean(order < 0);
    case CompareOp::Le:
      return boolean(order <= 0);
    case CompareOp::Eq:
      return boolean(order == 0);
    case CompareOp::Ne:
      return boolean(order != 0);
    case CompareOp::Gt:
      return boolean(order > 0);
    case CompareOp::Ge:
      return boolean(order >= 0);
  }
  return not_implemented();
}

Ref compare_sequences(Vm& vm, Value left, Value right, CompareOp op) {
  const bool is_equality = op == CompareOp::Eq || op == CompareOp::Ne;
  if (is_equality && is_list(left) && items_of(left).size() != items_of(right).size())
    return boolean(op == CompareOp::Ne);
  if (!enter_native(vm, " in comparison")) return {};
  size_t i = 0;
  bool same = true;
  for (; i < items_of(left).size() && i < items_of(right).size(); ++i) {
    const Value a = items_of(left)[i], b = items_of(right)[i];
    if (a == b) continue;
    Ref x(a), y(b);
    if (!vm.equal(x, y, same)) return leave_native(vm), Ref();
    if (!same) break;
  }
  leave_native(vm);
  const size_t n = items_of(left).size(), m = items_of(right).size();
  if (i >= n || i >= m) return order_result(n < m ? -1 : n > m, op);
  if (is_equality) return boolean(op == CompareOp::Ne);
  Ref x(items_of(left)[i]), y(items_of(right)[i]);
  return vm.compare(x, y, op);
}

bool append_repr(Vm& vm, std::string& out, Value v) {
  if (v.is_small_int()) return out += std::to_string(v.as_small_int()), true;
  Ref text = vm.repr(v);
  if (!text) return false;
  out += view_of(text);
  return true;
}

bool append_str(Vm& vm, std::string& out, Value v) {
  if (is_exactly(v, vm.types().str)) return out += view_of(v), true;
  Ref text = vm.str(v);
  if (!text) return false;
  out += view_of(text);
  return true;
}

bool append_reprs(Vm& vm, std::string& out, Value sequence, bool single_comma) {
  if (!enter_native(vm, " while getting the repr of an object")) return false;
  bool is_fine = true;
  for (size_t i = 0; is_fine && i < items_of(sequence).size(); ++i) {
    if (i) out += ", ";
    Ref item(items_of(sequence)[i]);
    is_fine = append_repr(vm, out, item);
  }
  leave_native(vm);
  if (single_comma && items_of(sequence).size() == 1) out += ',';
  return is_fine;
}

bool str_argument(Vm& vm, Value v, const char* what, Str*& out) {
  if (!v || !is_str(v)) {
    // CPython's argument parser says None where other messages name its type.
    const bool is_parsed = v.is_none() && std::string_view(what).find("argument") != std::string_view::npos;
    return fail(type_error(vm, std::string(what) + " must be str, not " + (is_parsed ? "None" : vm.type_name(v))));
  }
  out = as_str(v);
  return true;
}

bool define_data_types(Vm& vm) {
  return define_int(vm) && define_float(vm) && define_complex(vm) && define_str(vm) && define_bytes(vm) &&
         define_tuple(vm) && define_list(vm) && define_dict(vm) && define_dict_views(vm) && define_set(vm) &&
         define_range(vm) && define_slice(vm) && define_iterators(vm) && define_iteration_types(vm) &&
         define_memoryview(vm) && define_special_types(vm);
}

}  // namespace refjit::vm
