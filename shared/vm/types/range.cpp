// range, slice and the range iterator.
#include <algorithm>

#include "vm/types/define.h"
#include "vm/types/iterator_state.h"

namespace refjit::vm {

namespace {

Range* range_of(Value v) { return as<Range>(v); }

/// Items of range(start, stop, step), step != 0; -1 when the count passes int64.
int64_t count_of(int64_t start, int64_t stop, int64_t step) {
  if (step > 0 ? start >= stop : start <= stop) return 0;
  const uint64_t distance = step > 0 ? static_cast<uint64_t>(stop) - static_cast<uint64_t>(start)
                                     : static_cast<uint64_t>(start) - static_cast<uint64_t>(stop);
  const uint64_t stride = step > 0 ? static_cast<uint64_t>(step) : 0 - static_cast<uint64_t>(step);
  const uint64_t count = (distance - 1) / stride + 1;
  return count > static_cast<uint64_t>(INT64_MAX) ? -1 : static_cast<int64_t>(count);
}

/// A bound as an int; null: TypeError.
Ref bound(Vm& vm, Value v) {
  if (is_int(v)) return Ref(v);
  if (!vm.type_of(v)->slots.index)
    return type_error(vm, "'" + vm.type_name(v) + "' object cannot be interpreted as an integer");
  return vm.type_of(v)->slots.index(vm, v);
}

/// A range whose bounds or length pass int64.
Ref new_wide_range(Vm& vm, Value start, Value stop, Value step) {
  const bool is_up = !int_is_negative(step);
  Ref distance = is_up ? int_subtract(vm, stop, start) : int_subtract(vm, start, stop);
  Ref stride = is_up ? Ref(step) : int_negate(vm, step);
  if (!distance || !stride) return {};
  Ref length = new_int(vm, 0);
  if (!int_is_zero(distance) && !int_is_negative(distance)) {
    distance = int_subtract(vm, distance, Value::small_int(1));
    length = distance ? int_floor_divide(vm, distance, stride) : Ref();
    if (length) length = int_add(vm, length, Value::small_int(1));
  }
  Ref parts = length ? new_tuple(vm, {start, stop, step, length}) : Ref();
  Range* r = parts ? make_object<Range>(vm, vm.types().range) : nullptr;
  if (!r) return {};
  r->wide = parts.release();
  return Ref::steal(Value(r));
}
Value wide_part(const Range* r, int i) { return as_tuple(r->wide)->items[i]; }

/// start + i * step.
Ref wide_item(Vm& vm, const Range* r, Value i) {
  Ref offset = int_multiply(vm, i, wide_part(r, 2));
  return offset ? int_add(vm, wide_part(r, 0), offset) : Ref();
}

Ref wide_get_item(Vm& vm, const Range* r, Value key) {
  if (is_slice(vm, key)) return overflow_error(vm, "Python int too large to convert to C ssize_t");
  Ref i = bound(vm, key);
  if (!i) return {};
  if (int_is_negative(i)) i = int_add(vm, i, wide_part(r, 3));
  if (!i) return {};
  if (int_is_negative(i) || int_compare(i, wide_part(r, 3)) >= 0)
    return index_error(vm, "range object index out of range");
  return wide_item(vm, r, i);
}

/// Position of the int `x`, as an int; null without exception: absent.
Ref wide_position(Vm& vm, const Range* r, Value x) {
  Ref quotient, rest, distance = int_subtract(vm, x, wide_part(r, 0));
  if (!distance || !int_divmod(vm, distance, wide_part(r, 2), quotient, rest)) return {};
  if (!int_is_zero(rest) || int_is_negative(quotient) || int_compare(quotient, wide_part(r, 3)) >= 0) return {};
  return quotient;
}

void range_finalize(Object* o) { drop_value(static_cast<Range*>(o)->wide); }

Ref construct(Vm& vm, Type*, Args args) {
  if (!check_positional(vm, "range", args, 1, 3)) return {};
  Ref first = args.count == 1 ? new_int(vm, 0) : bound(vm, args[0]);
  Ref last = first ? bound(vm, args[args.count == 1 ? 0 : 1]) : Ref();
  Ref stride = !last ? Ref() : args.count == 3 ? bound(vm, args[2]) : new_int(vm, 1);
  if (!stride) return {};
  if (int_is_zero(stride)) return value_error(vm, "range() arg 3 must not be zero");
  int64_t start, stop, step;
  if (int_fits(first, start) && int_fits(last, stop) && int_fits(stride, step) && count_of(start, stop, step) >= 0)
    return new_range(vm, start, stop, step);
  return new_wide_range(vm, first, last, stride);
}

Ref iterator_of(Vm& vm, int64_t next, int64_t step, int64_t left) {
  auto* made = make_object<RangeIterator>(vm, vm.types().range_iterator);
  if (!made) return {};
  made->next = next;
  made->step = step;
  made->left = left;
  return Ref::steal(Value(made));
}

Ref iterate(Vm& vm, Value v) {
  if (range_of(v)->wide) return new_sequence_iterator(vm, long_range_iterator(vm), v);
  return iterator_of(vm, range_of(v)->start, range_of(v)->step, range_of(v)->length);
}

Ref iterator_next(Vm& vm, Value v) {
  auto* it = as<RangeIterator>(v);
  if (it->left <= 0) return {};
  --it->left;
  const int64_t value = it->next;
  it->next = static_cast<int64_t>(static_cast<uint64_t>(value) + static_cast<uint64_t>(it->step));
  return new_int(vm, value);
}

int64_t item(const Range* r, int64_t i) {
  return static_cast<int64_t>(static_cast<uint64_t>(r->start) +
                              static_cast<uint64_t>(i) * static_cast<uint64_t>(r->step));
}

/// As item(), of a slice's end, too, which may lie where no int64 does.
bool item_fits(const Range* r, int64_t i, int64_t& out) {
  int64_t offset;
  return !__builtin_mul_overflow(i, r->step, &offset) && !__builtin_add_overflow(r->start, offset, &out);
}
Ref wide_end(Vm& vm, const Range* r, int64_t i) {
  const Ref at = vm.integer(i), step = vm.integer(r->step), start = vm.integer(r->start);
  const Ref offset = at && step ? int_multiply(vm, at, step) : Ref();
  return offset && start ? int_add(vm, start, offset) : Ref();
}

Ref reversed(Vm& vm, Args args) {
  const Range* r = self_as<Range>(args);
  if (r->wide) {
    Ref count = int_subtract(vm, wide_part(r, 3), Value::small_int(1)), last = count ? wide_item(vm, r, count) : Ref();
    Ref end = last ? int_subtract(vm, wide_part(r, 0), wide_part(r, 2)) : Ref();
    Ref back = end ? int_negate(vm, wide_part(r, 2)) : Ref(),
        turned = back ? new_wide_range(vm, last, end, back) : Ref();
    return turned ? new_sequence_iterator(vm, long_range_iterator(vm), turned) : Ref();
  }
  return iterator_of(vm, r->length ? item(r, r->length - 1) : r->start,
                     static_cast<int64_t>(0 - static_cast<uint64_t>(r->step)), r->length);
}

Ref repr(Vm& vm, Value v) {
  const Range* r = range_of(v);
  if (r->wide) {
    std::string out = "range(" + int_text(wide_part(r, 0), 10) + ", " + int_text(wide_part(r, 1), 10);
    if (!(wide_part(r, 2) == Value::small_int(1))) out += ", " + int_text(wide_part(r, 2), 10);
    return new_str(vm, out + ")");
  }
  std::string out = "range(" + std::to_string(r->start) + ", " + std::to_string(r->stop);
  if (r->step != 1) out += ", " + std::to_string(r->step);
  return new_str(vm, out + ")");
}

Ref get_item(Vm& vm, Value v, Value key) {
  const Range* r = range_of(v);
  if (r->wide) return wide_get_item(vm, r, key);
  if (is_slice(vm, key)) {
    int64_t start, stop, step, count;
    if (!slice_bounds(vm, key, r->length, start, stop, step, count)) return {};
    int64_t first, last, stride;
    if (item_fits(r, start, first) && item_fits(r, stop, last) && !__builtin_mul_overflow(step, r->step, &stride))
      return new_range(vm, first, last, stride);
    const Ref from = wide_end(vm, r, start), to = from ? wide_end(vm, r, stop) : Ref();
    const Ref own = vm.integer(r->step), times = vm.integer(step);
    const Ref wide = own && times ? int_multiply(vm, own, times) : Ref();
    return to && wide ? new_wide_range(vm, from, to, wide) : Ref();
  }
  int64_t i;
  if (!item_index(vm, key, r->length, "range", i)) {
    if (vm.exception_matches(vm.types().IndexError)) {
      vm.take_exception();
      return index_error(vm, "range object index out of range");
    }
    return {};
  }
  return new_int(vm, item(r, i));
}

/// Position of an int in the range, -1 if absent.
int64_t position_of(const Range* r, int64_t x) {
  if (r->length == 0) return -1;
  const int64_t last = item(r, r->length - 1);
  if (r->step > 0 ? (x < r->start || x > last) : (x > r->start || x < last)) return -1;
  // Between two int64 lie more numbers than an int64 counts, and as many steps as the range has items.
  const bool is_up = r->step > 0;
  const auto from = static_cast<uint64_t>(is_up ? r->start : x), to = static_cast<uint64_t>(is_up ? x : r->start);
  const uint64_t stride = is_up ? static_cast<uint64_t>(r->step) : 0 - static_cast<uint64_t>(r->step);
  return (to - from) % stride == 0 ? static_cast<int64_t>((to - from) / stride) : -1;
}

int contains(Vm& vm, Value v, Value wanted) {
  int64_t x;
  if (range_of(v)->wide && is_int(wanted)) {
    const bool found = static_cast<bool>(wide_position(vm, range_of(v), wanted));
    return vm.has_exception() ? -1 : found;
  }
  if (wanted.is_small_int() || wanted.is_bool() || is_exactly(wanted, vm.types().int_))
    return int_fits(wanted, x) && position_of(range_of(v), x) >= 0;
  bool found = false;
  const bool is_fine = vm.for_each(v, [&](Value own) { return vm.equal(own, wanted, found) && !found; });
  return is_fine ? found : -1;
}

Ref compare(Vm& vm, Value a, Value b, CompareOp op) {
  if ((op != CompareOp::Eq && op != CompareOp::Ne) || !b.is_object() || b.object()->type != a.object()->type)
    return not_implemented();
  const Range *x = range_of(a), *y = range_of(b);
  if (x->wide || y->wide) {
    if (!x->wide || !y->wide) return boolean(op == CompareOp::Ne);
    Ref left = new_tuple(vm, {wide_part(x, 0), wide_part(x, 2), wide_part(x, 3)});
    Ref right = new_tuple(vm, {wide_part(y, 0), wide_part(y, 2), wide_part(y, 3)});
    return left && right ? vm.compare(left, right, op) : Ref();
  }
  const bool same =
      x->length == y->length && (x->length == 0 || (x->start == y->start && (x->length == 1 || x->step == y->step)));
  return boolean(same == (op == CompareOp::Eq));
}

bool hash(Vm& vm, Value v, int64_t& out) {
  const Range* r = range_of(v);
  if (r->wide) {
    Ref whole = new_tuple(vm, {wide_part(r, 3), wide_part(r, 0), wide_part(r, 2)});
    return whole && vm.hash(whole, out);
  }
  Ref length = new_int(vm, r->length), start = new_int(vm, r->start), step = new_int(vm, r->step);
  Ref key = new_tuple(vm, {length, r->length ? start.get() : kNone, r->length > 1 ? step.get() : kNone});
  return key && vm.hash(key, out);
}

Ref index(Vm& vm, Args args) {
  int64_t x;
  if (self_as<Range>(args)->wide && is_int(args[1])) {
    Ref at = wide_position(vm, self_as<Range>(args), args[1]);
    if (at || vm.has_exception()) return at;
    return value_error(vm, int_text(args[1], 10) + " is not in range");
  }
  if (is_int(args[1])) {
    const int64_t at = int_fits(args[1], x) ? position_of(self_as<Range>(args), x) : -1;
    if (at >= 0) return new_int(vm, at);
    return value_error(vm, int_text(args[1], 10) + " is not in range");
  }
  int64_t at = 0;
  bool found = false;
  const bool is_fine = vm.for_each(args[0], [&](Value own) {
    if (!vm.equal(own, args[1], found) || found) return false;
    ++at;
    return true;
  });
  if (!is_fine) return {};
  return found ? new_int(vm, at) : value_error(vm, "sequence.index(x): x not in sequence");
}

Ref count(Vm& vm, Args args) {
  if (is_int(args[1])) return new_int(vm, contains(vm, args[0], args[1]));
  int64_t total = 0;
  bool same = false;
  const bool is_fine = vm.for_each(args[0], [&](Value own) {
    if (!vm.equal(own, args[1], same)) return false;
    total += same;
    return true;
  });
  return is_fine ? new_int(vm, total) : Ref();
}

template <int Part, int64_t Range::*Field>
Ref bound_of(Vm& vm, Value v) {
  return range_of(v)->wide ? Ref(wide_part(range_of(v), Part)) : new_int(vm, range_of(v)->*Field);
}

bool range_length(Vm& vm, Value v, int64_t& out) {
  if (range_of(v)->wide && !int_fits(wide_part(range_of(v), 3), out))
    return fail(overflow_error(vm, "Python int too large to convert to C ssize_t"));
  if (!range_of(v)->wide) out = range_of(v)->length;
  return true;
}

const NativeDef kMethods[] = {
    {"index", "value, /", index}, {"count", "value, /", count}, {"__reversed__", "", reversed}};
Ref iterator_reduce(Vm& vm, Args args) {
  const auto* it = self_as<RangeIterator>(args);
  Ref rest = new_range(vm, it->next, it->next + it->left * it->step, it->step);
  return rest ? reduce_iterator(vm, "iter", {rest}, Value::small_int(0)) : Ref();
}
Ref iterator_set_state(Vm& vm, Args args) {
  auto* it = self_as<RangeIterator>(args);
  int64_t index;
  if (!vm.as_int64(args[1], index)) return {};
  index = std::clamp<int64_t>(index, 0, it->left);
  it->next += index * it->step;
  it->left -= index;
  return none();
}

const NativeDef kIteratorMethods[] = {
    {"__reduce__", "", iterator_reduce},
    {"__setstate__", "state, /", iterator_set_state},
    {"__length_hint__", "", [](Vm& vm, Args a) { return new_int(vm, self_as<RangeIterator>(a)->left); }}};
const PropertyDef kProperties[] = {
    {"start", bound_of<0, &Range::start>, nullptr},
    {"stop", bound_of<1, &Range::stop>, nullptr},
    {"step", bound_of<2, &Range::step>, nullptr},
};

// ---- slice

void slice_traverse(Object* o, const Visitor& visit) {
  for (Value v : {static_cast<Slice*>(o)->start, static_cast<Slice*>(o)->stop, static_cast<Slice*>(o)->step}) visit(v);
}
void slice_finalize(Object* o) {
  drop_value(static_cast<Slice*>(o)->start);
  drop_value(static_cast<Slice*>(o)->stop);
  drop_value(static_cast<Slice*>(o)->step);
}

Ref slice_construct(Vm& vm, Type*, Args args) {
  if (!check_positional(vm, "slice", args, 1, 3)) return {};
  if (args.count == 1) return new_slice(vm, kNone, args[0], kNone);
  return new_slice(vm, args[0], args[1], argument(args, 2, kNone));
}

Ref slice_repr(Vm& vm, Value v) {
  std::string out = "slice(";
  const Slice* s = as<Slice>(v);
  if (!append_repr(vm, out, s->start)) return {};
  out += ", ";
  if (!append_repr(vm, out, s->stop)) return {};
  out += ", ";
  if (!append_repr(vm, out, s->step)) return {};
  return new_str(vm, out + ")");
}

Ref slice_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (!is_slice(vm, b)) return not_implemented();
  const Slice *x = as<Slice>(a), *y = as<Slice>(b);
  Ref left = new_tuple(vm, {x->start, x->stop, x->step}), right = new_tuple(vm, {y->start, y->stop, y->step});
  return left && right ? vm.compare(left, right, op) : Ref();
}

Ref indices(Vm& vm, Args args) {
  int64_t length, start, stop, step, count;
  if (!vm.as_int64(args[1], length)) return {};
  if (length < 0) return value_error(vm, "length should not be negative");
  if (!slice_bounds(vm, args[0], length, start, stop, step, count)) return {};
  Ref a = new_int(vm, start), b = new_int(vm, stop), c = new_int(vm, step);
  return new_tuple(vm, {a, b, c});
}

const NativeDef kSliceMethods[] = {{"indices", "len, /", indices}};
const PropertyDef kSliceProperties[] = {
    {"start", [](Vm&, Value v) { return Ref(as<Slice>(v)->start); }, nullptr},
    {"stop", [](Vm&, Value v) { return Ref(as<Slice>(v)->stop); }, nullptr},
    {"step", [](Vm&, Value v) { return Ref(as<Slice>(v)->step); }, nullptr},
};

}  // namespace

Ref new_range(Vm& vm, int64_t start, int64_t stop, int64_t step) {
  const int64_t length = count_of(start, stop, step);
  if (length < 0) return overflow_error(vm, "Python int too large to convert to C ssize_t");
  Range* r = make_object<Range>(vm, vm.types().range);
  if (!r) return {};
  r->start = start;
  r->stop = stop;
  r->step = step;
  r->length = length;
  return Ref::steal(Value(r));
}

Ref new_slice(Vm& vm, Value start, Value stop, Value step) {
  Slice* s = make_object<Slice>(vm, vm.types().slice);
  if (!s) return {};
  for (Value v : {start, stop, step}) incref(v);
  s->start = start;
  s->stop = stop;
  s->step = step;
  return Ref::steal(Value(s));
}

bool slice_bounds(Vm& vm, Value slice, int64_t length, int64_t& start, int64_t& stop, int64_t& step, int64_t& count) {
  const Slice* s = as<Slice>(slice);
  Ref held(slice);
  if (!slice_index(vm, s->step, 1, step)) return false;
  if (step == 0) return fail(value_error(vm, "slice step cannot be zero"));
  step = std::max(step, -INT64_MAX);
  if (!slice_index(vm, s->start, step < 0 ? INT64_MAX : 0, start)) return false;
  if (!slice_index(vm, s->stop, step < 0 ? INT64_MIN : INT64_MAX, stop)) return false;
  const int64_t low = step < 0 ? -1 : 0, high = step < 0 ? length - 1 : length;
  const auto clamp = [&](int64_t v) {
    if (v < 0) v = v < -length ? low : v + length;
    return std::min(std::max(v, low), high);
  };
  start = clamp(start);
  stop = s->stop.is_none() && step < 0 ? -1 : clamp(stop);
  count = count_of(start, stop, step);
  return true;
}

bool define_range(Vm& vm) {
  TypeDef def{"range", sizeof(Range), nullptr, {}, kMethods};
  def.is_final = true;
  Slots& s = def.slots;
  s.repr = repr;
  s.hash = hash;
  s.finalize = range_finalize;
  s.truth = [](Vm&, Value v, bool& out) {
    const Range* r = range_of(v);
    return out = r->wide ? !int_is_zero(wide_part(r, 3)) : r->length != 0, true;
  };
  s.compare = compare;
  s.iter = iterate;
  s.length = range_length;
  s.get_item = get_item;
  s.contains = contains;
  s.construct = construct;
  TypeDef iterator{"range_iterator", sizeof(RangeIterator), nullptr, {}, kIteratorMethods};
  iterator.is_final = true;
  iterator.slots.iter = [](Vm&, Value v) { return Ref(v); };
  iterator.slots.next = iterator_next;
  return define_type(vm, vm.types().range, def) && define_type(vm, vm.types().range_iterator, iterator) &&
         add_properties(vm, vm.types().range, kProperties);
}

bool define_slice(Vm& vm) {
  TypeDef def{"slice", sizeof(Slice), nullptr, {}, kSliceMethods};
  def.is_gc = true;
  def.is_final = true;
  Slots& s = def.slots;
  s.finalize = slice_finalize;
  s.traverse = slice_traverse;
  s.repr = slice_repr;
  s.compare = slice_compare;
  s.hash = raise_unhashable;
  s.construct = slice_construct;
  return define_type(vm, vm.types().slice, def) && add_properties(vm, vm.types().slice, kSliceProperties);
}

}  // namespace refjit::vm
