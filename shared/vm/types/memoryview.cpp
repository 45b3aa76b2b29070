// memoryview over the bytes of one object: items of any native format, in up to eight dimensions.
#include <algorithm>
#include <limits>

#include "vm/numpy/numpy_objects.h"
#include "vm/types/bytearray.h"
#include "vm/types/int_wide.h"

namespace refjit::vm {

int size_of_format(char c) {
  switch (c) {
    case 'c':
    case 'b':
    case 'B':
    case '?':
      return 1;
    case 'h':
    case 'H':
      return 2;
    case 'i':
    case 'I':
    case 'f':
      return 4;
    case 'l':
    case 'L':
    case 'q':
    case 'Q':
    case 'n':
    case 'N':
    case 'd':
    case 'P':
      return 8;
    default:
      return 0;
  }
}

namespace {

MemoryView* view_of_value(Value v) { return as<MemoryView>(v); }

bool is_byte_format(char c) { return c == 'B' || c == 'b' || c == 'c'; }

bool is_live(Vm& vm, const MemoryView* m) {
  return m->source || fail(value_error(vm, "operation forbidden on released memoryview object"));
}

/// Whether `v` is a bytearray, which keeps its size while views look at it; an array's never changes.
bool is_exporter(Value v) { return is_subtype(v.object()->type, vm_of(v.object()).types().bytearray); }

char* bytes_at(const MemoryView* m, int64_t offset) {
  if (is_bytes(m->source)) return as_bytes(m->source)->data + offset;
  if (is_exporter(m->source)) return bytearray_text(m->source).data() + offset;
  std::string_view text;
  bytes_like(m->source, text);
  return const_cast<char*>(text.data()) + offset;
}

void add_export(Value source, int64_t count) {
  if (source && is_exporter(source)) as<ByteArray>(source)->exports += count;
}
void release_view(MemoryView* m) {
  add_export(m->source, -1);
  drop_value(m->source);
}

void view_traverse(Object* o, const Visitor& visit) { visit(static_cast<MemoryView*>(o)->source); }
void view_finalize(Object* o) { release_view(static_cast<MemoryView*>(o)); }

/// One dimension of bytes over `source`, which is bytes, a bytearray or a contiguous array.
MemoryView* new_view(Vm& vm, Value source, int64_t start, int64_t length) {
  auto* made = make_object<MemoryView>(vm, vm.types().memoryview);
  if (!made) return nullptr;
  incref(source);
  made->source = source;
  add_export(source, 1);
  made->start = start;
  made->dimensions = 1;
  made->shape[0] = length;
  made->strides[0] = made->item_size = 1;
  made->format = 'B';
  made->is_plain = true;
  made->is_read_only = is_bytes(source);
  return made;
}
/// The same memory seen the same way.
MemoryView* copy_view(Vm& vm, const MemoryView* m) {
  MemoryView* made = new_view(vm, m->source, m->start, 0);
  if (!made) return nullptr;
  std::copy(std::begin(m->shape), std::end(m->shape), made->shape);
  std::copy(std::begin(m->strides), std::end(m->strides), made->strides);
  made->dimensions = m->dimensions;
  made->item_size = m->item_size;
  made->format = m->format;
  made->is_plain = m->is_plain;
  made->is_read_only = m->is_read_only;
  return made;
}
Ref owned(MemoryView* m) { return m ? Ref::steal(Value(m)) : Ref(); }

/// The memory of a numpy array, whose elements lie one after another: those of others are copied.
Ref view_of_array(Vm& vm, Value array) {
  static constexpr char kFormats[] = {'?', 'b', 'h', 'i', 'l', 'B', 'H', 'I', 'L', 'e', 'f', 'd'};
  static constexpr DType kTypes[] = {DType::Bool,   DType::Int8,    DType::Int16,   DType::Int32,
                                     DType::Int64,  DType::UInt8,   DType::UInt16,  DType::UInt32,
                                     DType::UInt64, DType::Float16, DType::Float32, DType::Float64};
  Ref source(array);
  if (!numpy::array_tensor(array).is_contiguous()) source = vm.call_method(array, vm.intern("copy"), {});
  if (!source) return {};
  const Tensor& t = numpy::array_tensor(source);
  const auto* found = std::find(std::begin(kTypes), std::end(kTypes), t.dtype);
  const bool is_swapped = static_cast<numpy::NdArray*>(source.get().object())->is_swapped;
  if (is_swapped || found == std::end(kTypes) || t.rank() > MemoryView::kMaxDimensions)
    return value_error(vm, "memoryview: the format of this array is not available here");
  MemoryView* made = new_view(vm, source, 0, t.element_count());
  if (!made) return {};
  made->format = kFormats[found - std::begin(kTypes)];
  made->item_size = static_cast<int>(byte_size(t.dtype));
  made->dimensions = static_cast<int>(t.rank());
  int64_t step = made->item_size;
  for (int i = made->dimensions - 1; i >= 0; --i) {
    made->shape[i] = t.shape[static_cast<uint32_t>(i)];
    made->strides[i] = step;
    step *= made->shape[i];
  }
  made->is_read_only = static_cast<numpy::NdArray*>(source.get().object())->is_readonly;
  return owned(made);
}

Ref view_construct(Vm& vm, Type*, Args args) {
  static constexpr NativeDef kNew = {"memoryview", "object", nullptr};
  Value in[1];
  Ref keep[2];
  if (!bind(vm, kNew, args, in, keep)) return {};
  if (is_exactly(in[0], vm.types().memoryview))
    return is_live(vm, view_of_value(in[0])) ? owned(copy_view(vm, view_of_value(in[0]))) : Ref();
  if (numpy::is_array(vm, in[0])) return view_of_array(vm, in[0]);
  if (in[0].is_object() && in[0].object()->type->type_flags & kTypeHeap) {
    Ref method = vm.find_attribute(in[0], vm.intern("__buffer__"));
    if (method) return vm.call(method, {Value::small_int(0)});
    if (vm.has_exception()) return {};
  }
  std::string_view text;
  if (!bytes_like(in[0], text))
    return type_error(vm, "memoryview: a bytes-like object is required, not '" + vm.type_name(in[0]) + "'");
  return owned(new_view(vm, in[0], 0, static_cast<int64_t>(text.size())));
}

// ---- items

template <class T>
T load(const char* at) {
  T value;
  std::memcpy(&value, at, sizeof value);
  return value;
}

Ref unpack_item(Vm& vm, const MemoryView* m, int64_t offset) {
  const char* at = bytes_at(m, offset);
  switch (m->format) {
    case 'c':
      return new_bytes(vm, std::string_view(at, 1));
    case 'b':
      return new_int(vm, static_cast<signed char>(*at));
    case 'B':
      return new_int(vm, static_cast<unsigned char>(*at));
    case '?':
      return boolean(*at != 0);
    case 'h':
      return new_int(vm, load<int16_t>(at));
    case 'H':
      return new_int(vm, load<uint16_t>(at));
    case 'i':
      return new_int(vm, load<int32_t>(at));
    case 'I':
      return new_int(vm, load<uint32_t>(at));
    case 'l':
    case 'q':
    case 'n':
      return vm.integer(load<int64_t>(at));
    case 'f':
      return Ref(Value::of(static_cast<double>(load<float>(at))));
    case 'd':
      return Ref(Value::of(load<double>(at)));
    default:
      return vm.unsigned_integer(load<uint64_t>(at));
  }
}

bool fail_item(Vm& vm, const MemoryView* m, bool is_type) {
  const std::string text =
      std::string("memoryview: invalid ") + (is_type ? "type" : "value") + " for format '" + m->format + "'";
  return fail(is_type ? type_error(vm, text) : value_error(vm, text));
}

/// Writes `value` as an item of `m` to `out`.
bool pack_item(Vm& vm, const MemoryView* m, Value value, char* out) {
  const auto store = [&](auto number) {
    std::memcpy(out, &number, sizeof number);
    return true;
  };
  if (m->format == 'c') {
    if (!is_bytes(value)) return fail_item(vm, m, true);
    if (as_bytes(value)->size != 1) return fail_item(vm, m, false);
    return store(as_bytes(value)->data[0]);
  }
  if (m->format == '?') {
    bool is_true;
    return vm.truth(value, is_true) && store(static_cast<char>(is_true));
  }
  if (m->format == 'f' || m->format == 'd') {
    double d;
    if (!is_float(value) && !is_int(value) && !vm.type_of(value)->slots.to_float) return fail_item(vm, m, true);
    if (!vm.as_double(value, d)) return false;
    return m->format == 'd' ? store(d) : store(static_cast<float>(d));
  }
  Ref number(value);
  if (!is_int(value)) {
    if (!vm.type_of(value)->slots.index) return fail_item(vm, m, true);
    number = vm.type_of(value)->slots.index(vm, value);
    if (!number) return false;
  }
  int64_t wide;
  const bool is_signed = std::string_view("bhilqn").find(m->format) != std::string_view::npos;
  const int bits = m->item_size * 8;
  if (!int_fits(number, wide)) {
    // Only numbers between 2**63 and 2**64 are left, and only for unsigned words.
    if (is_signed || bits < 64 || int_is_negative(number)) return fail_item(vm, m, false);
    const std::string digits = int_text(number, 16);
    if (digits.size() > 16) return fail_item(vm, m, false);
    return store(static_cast<uint64_t>(std::strtoull(digits.c_str(), nullptr, 16)));
  }
  const int64_t most = bits == 64 ? INT64_MAX : (int64_t{1} << (is_signed ? bits - 1 : bits)) - 1;
  if (wide > most || wide < (is_signed ? -most - 1 : 0)) return fail_item(vm, m, false);
  std::memcpy(out, &wide, static_cast<size_t>(m->item_size));
  return true;
}

/// Calls `each(offset)` for all items, in C order.
template <class Each>
bool for_items(const MemoryView* m, Each&& each) {
  const int64_t total = m->item_count();
  int64_t at[MemoryView::kMaxDimensions] = {};
  for (int64_t n = 0; n < total; ++n) {
    int64_t offset = m->start;
    for (int i = 0; i < m->dimensions; ++i) offset += at[i] * m->strides[i];
    if (!each(offset)) return false;
    for (int i = m->dimensions - 1; i >= 0 && ++at[i] == m->shape[i]; --i) at[i] = 0;
  }
  return true;
}

std::string all_bytes(const MemoryView* m) {
  if (m->is_contiguous()) return {bytes_at(m, m->start), static_cast<size_t>(m->item_count() * m->item_size)};
  std::string out;
  for_items(m,
            [&](int64_t offset) { return out.append(bytes_at(m, offset), static_cast<size_t>(m->item_size)), true; });
  return out;
}

// ---- subscripts

bool one_index(Vm& vm, const MemoryView* m, Value key, int dimension, int64_t& offset) {
  int64_t i;
  if (!vm.as_int64(key, i)) return false;
  if (i < 0) i += m->shape[dimension];
  if (i < 0 || i >= m->shape[dimension])
    return fail(index_error(vm, "index out of bounds on dimension " + std::to_string(dimension + 1)));
  offset += i * m->strides[dimension];
  return true;
}
bool is_index(Vm& vm, Value v) { return is_int(v) || vm.type_of(v)->slots.index; }

/// The offset of the item that `key` names; `is_item` false without exception: `key` is a slice.
bool locate(Vm& vm, const MemoryView* m, Value key, int64_t& offset, bool& is_item) {
  offset = m->start;
  is_item = true;
  if (!is_live(vm, m)) return false;
  if (m->dimensions == 0) {
    if (key == kEllipsis || (is_tuple(key) && as_tuple(key)->size == 0)) return true;
    return fail(type_error(vm, "invalid indexing of 0-dim memory"));
  }
  if (is_index(vm, key)) {
    if (m->dimensions > 1)
      return fail(vm.raise(vm.types().NotImplementedError, "multi-dimensional sub-views are not implemented"));
    return one_index(vm, m, key, 0, offset);
  }
  if (is_slice(vm, key)) {
    is_item = false;
    return true;
  }
  if (!is_tuple(key)) return fail(type_error(vm, "memoryview: invalid slice key"));
  const auto keys = as_tuple(key)->span();
  if (!std::all_of(keys.begin(), keys.end(), [&](Value k) { return is_index(vm, k); })) {
    const bool slices = std::all_of(keys.begin(), keys.end(), [&](Value k) { return is_slice(vm, k); });
    if (slices) return fail(vm.raise(vm.types().NotImplementedError, "multi-dimensional slicing is not implemented"));
    return fail(type_error(vm, "memoryview: invalid slice key"));
  }
  const auto count = static_cast<int>(keys.size());
  if (count < m->dimensions) return fail(vm.raise(vm.types().NotImplementedError, "sub-views are not implemented"));
  if (count > m->dimensions)
    return fail(type_error(vm, "cannot index " + std::to_string(m->dimensions) + "-dimension view with " +
                                   std::to_string(count) + "-element tuple"));
  for (int i = 0; i < count; ++i)
    if (!one_index(vm, m, keys[static_cast<size_t>(i)], i, offset)) return false;
  return true;
}

/// The part of a one-dimensional view that a slice names.
MemoryView* slice_view(Vm& vm, const MemoryView* m, Value key) {
  int64_t start, stop, step, count;
  if (!slice_bounds(vm, key, m->shape[0], start, stop, step, count) || !is_live(vm, m)) return nullptr;
  MemoryView* made = copy_view(vm, m);
  if (!made) return nullptr;
  made->start += start * m->strides[0];
  made->shape[0] = count;
  // Of one item or none the stride is never taken, and a step may be as large as it likes.
  made->strides[0] = static_cast<int64_t>(static_cast<uint64_t>(made->strides[0]) * static_cast<uint64_t>(step));
  return made;
}

Ref view_get(Vm& vm, Value v, Value key) {
  const MemoryView* m = view_of_value(v);
  if (m->source && m->dimensions == 0 && key == kEllipsis) return Ref(v);
  int64_t offset;
  bool is_item;
  if (!locate(vm, m, key, offset, is_item) || !is_live(vm, m)) return {};  // an index may release the view
  return is_item ? unpack_item(vm, m, offset) : owned(slice_view(vm, m, key));
}

bool view_set(Vm& vm, Value v, Value key, Value value) {
  const MemoryView* m = view_of_value(v);
  if (!is_live(vm, m)) return false;
  if (m->is_read_only) return fail(type_error(vm, "cannot modify read-only memory"));
  if (!value) return fail(type_error(vm, "cannot delete memory"));
  int64_t offset;
  bool is_item;
  if (!locate(vm, m, key, offset, is_item)) return false;
  if (is_item) {
    char packed[8];
    if (!pack_item(vm, m, value, packed) || !is_live(vm, m)) return false;
    std::memcpy(bytes_at(m, offset), packed, static_cast<size_t>(m->item_size));
    return true;
  }
  if (m->dimensions > 1)
    return fail(
        vm.raise(vm.types().NotImplementedError, "memoryview slice assignments are currently restricted to ndim = 1"));
  Ref target = owned(slice_view(vm, m, key));
  if (!target) return false;
  std::string_view text;
  const bool is_view = is_exactly(value, vm.types().memoryview);
  if (!is_view && !bytes_like(value, text))
    return fail(type_error(vm, "a bytes-like object is required, not '" + vm.type_name(value) + "'"));
  if (is_view && !is_live(vm, view_of_value(value))) return false;
  const MemoryView* to = target.as<MemoryView>();
  const char format = is_view ? view_of_value(value)->format : 'B';
  const std::string items = is_view ? all_bytes(view_of_value(value)) : std::string(text);
  const bool is_flat = !is_view || view_of_value(value)->dimensions == 1;
  if (!is_flat || format != m->format || static_cast<int64_t>(items.size()) != to->shape[0] * to->item_size)
    return fail(value_error(vm, "memoryview assignment: lvalue and rvalue have different structures"));
  if (to->is_contiguous()) {
    if (!items.empty()) std::memcpy(bytes_at(to, to->start), items.data(), items.size());
    return true;
  }
  const auto size = static_cast<size_t>(to->item_size);
  size_t at = 0;
  return for_items(to, [&](int64_t where) {
    std::memcpy(bytes_at(to, where), items.data() + at, size);
    at += size;
    return true;
  });
}

// ---- methods

Ref list_of(Vm& vm, const MemoryView* m, int dimension, int64_t offset) {
  if (dimension == m->dimensions) return unpack_item(vm, m, offset);
  Ref made = new_list(vm);
  for (int64_t i = 0; made && i < m->shape[dimension]; ++i) {
    Ref item = list_of(vm, m, dimension + 1, offset + i * m->strides[dimension]);
    if (!item || !list_append(vm, as_list(made), item)) return {};
  }
  return made;
}
Ref view_tolist(Vm& vm, Args args) {
  auto* m = self_as<MemoryView>(args);
  return is_live(vm, m) ? list_of(vm, m, 0, m->start) : Ref();
}

Ref view_tobytes(Vm& vm, Args args) {
  auto* m = self_as<MemoryView>(args);
  if (!is_live(vm, m)) return {};
  if (!args[1].is_none()) {
    if (!is_str(args[1]))
      return type_error(vm, "tobytes() argument 'order' must be str or None, not " + vm.type_name(args[1]));
    const std::string_view order = view_of(args[1]);
    if (order != "C" && order != "F" && order != "A") return value_error(vm, "order must be 'C', 'F' or 'A'");
  }
  return new_bytes(vm, all_bytes(m));
}

Ref view_release(Vm&, Args args) { return release_view(self_as<MemoryView>(args)), none(); }
Ref view_enter(Vm& vm, Args args) { return is_live(vm, self_as<MemoryView>(args)) ? Ref(args[0]) : Ref(); }
Ref view_toreadonly(Vm& vm, Args args) {
  auto* m = self_as<MemoryView>(args);
  MemoryView* made = is_live(vm, m) ? copy_view(vm, m) : nullptr;
  if (made) made->is_read_only = true;
  return owned(made);
}
Ref view_hex(Vm& vm, Args args) {
  auto* m = self_as<MemoryView>(args);
  return is_live(vm, m) ? hex_text(vm, all_bytes(m), args[1], args[2]) : Ref();
}

/// The shape argument of cast(), put into `made`.
bool take_shape(Vm& vm, MemoryView* made, Value shape, int64_t bytes) {
  if (!is_list(shape) && !is_tuple(shape)) return fail(type_error(vm, "shape must be a list or a tuple"));
  const auto sizes = items_of(shape);
  if (sizes.size() > MemoryView::kMaxDimensions)
    return fail(value_error(vm, "memoryview: number of dimensions must not exceed 64"));
  if (sizes.size() != 1 && made->dimensions != 1)
    return fail(type_error(vm, "memoryview: cast must be 1D -> ND or ND -> 1D"));
  int64_t total = made->item_size;
  for (size_t i = 0; i < sizes.size(); ++i) {
    if (!is_int(sizes[i])) return fail(type_error(vm, "memoryview.cast(): elements of shape must be integers"));
    if (!vm.as_int64(sizes[i], made->shape[i])) return false;
    if (made->shape[i] <= 0) return fail(value_error(vm, "memoryview.cast(): elements of shape must be integers > 0"));
    if (total > bytes / made->shape[i] + 1) total = bytes + 1;
    total *= made->shape[i];
  }
  if (total != bytes) return fail(type_error(vm, "memoryview: product(shape) * itemsize != buffer size"));
  made->dimensions = static_cast<int>(sizes.size());
  int64_t step = made->item_size;
  for (int i = made->dimensions - 1; i >= 0; step *= made->shape[i--]) made->strides[i] = step;
  return true;
}

Ref view_cast(Vm& vm, Args args) {
  auto* m = self_as<MemoryView>(args);
  if (!is_live(vm, m)) return {};
  if (!is_str(args[1])) return type_error(vm, "cast() argument 'format' must be str, not " + vm.type_name(args[1]));
  if (!m->is_contiguous()) return type_error(vm, "memoryview: casts are restricted to C-contiguous views");
  std::string_view format = view_of(args[1]);
  const bool is_plain = format.empty() || format[0] != '@';
  if (!is_plain) format.remove_prefix(1);
  const int size = format.size() == 1 ? size_of_format(format[0]) : 0;
  if (!size)
    return value_error(vm,
                       "memoryview: destination format must be a native single character format prefixed with an "
                       "optional '@'");
  if (!is_byte_format(format[0]) && !is_byte_format(m->format))
    return type_error(vm, "memoryview: cannot cast between two non-byte formats");
  const int64_t bytes = m->item_count() * m->item_size;
  if (bytes % size) return type_error(vm, "memoryview: length is not a multiple of itemsize");
  Ref made = owned(copy_view(vm, m));
  if (!made) return {};
  auto* to = made.as<MemoryView>();
  to->format = format[0];
  to->item_size = size;
  to->is_plain = is_plain;
  if (args[2]) return take_shape(vm, to, args[2], bytes) ? std::move(made) : Ref();
  to->dimensions = 1;
  to->shape[0] = bytes / size;
  to->strides[0] = size;
  return made;
}

Ref view_compare(Vm& vm, Value a, Value b, CompareOp op) {
  if (op != CompareOp::Eq && op != CompareOp::Ne) return not_implemented();
  const auto answer = [&](bool is_same) { return boolean(is_same == (op == CompareOp::Eq)); };
  const MemoryView* x = view_of_value(a);
  Ref held;
  if (!is_exactly(b, vm.types().memoryview)) {
    if (!x->source) return answer(false);
    held = vm.call(Value(vm.types().memoryview), {b});
    if (!held) return vm.take_exception(), not_implemented();
    b = held;
  }
  const MemoryView* y = view_of_value(b);
  if (!x->source || !y->source) return answer(x == y);
  if (x->dimensions != y->dimensions || !std::equal(x->shape, x->shape + x->dimensions, y->shape)) return answer(false);
  const bool is_float_format = x->format == 'f' || x->format == 'd';
  if (x->format == y->format && !is_float_format) return answer(all_bytes(x) == all_bytes(y));
  Ref left = list_of(vm, x, 0, x->start), right = list_of(vm, y, 0, y->start);
  return left && right ? vm.compare(left, right, op) : Ref();
}

bool view_hash(Vm& vm, Value v, int64_t& out) {
  const MemoryView* m = view_of_value(v);
  if (!is_live(vm, m)) return false;
  if (!m->is_read_only) return fail(value_error(vm, "cannot hash writable memoryview object"));
  if (!is_byte_format(m->format))
    return fail(value_error(vm, "memoryview: hashing is restricted to formats 'B', 'b' or 'c'"));
  Ref bytes = new_bytes(vm, all_bytes(m));
  return bytes && vm.hash(bytes, out);
}

Ref view_repr(Vm& vm, Value v) {
  char text[48];
  std::snprintf(text, sizeof text, "<%smemory at %p>", view_of_value(v)->source ? "" : "released ",
                static_cast<const void*>(v.object()));
  return new_str(vm, text);
}

bool view_length(Vm& vm, Value v, int64_t& out) {
  const MemoryView* m = view_of_value(v);
  if (!is_live(vm, m)) return false;
  return out = m->dimensions ? m->shape[0] : 1, true;
}

Ref view_iter(Vm& vm, Value v) {
  const MemoryView* m = view_of_value(v);
  if (!is_live(vm, m)) return {};
  if (m->dimensions == 0) return type_error(vm, "invalid indexing of 0-dim memory");
  if (m->dimensions > 1)
    return vm.raise(vm.types().NotImplementedError, "multi-dimensional sub-views are not implemented");
  return new_sequence_iterator(vm, vm.types().sequence_iterator, v);
}

const NativeDef kViewMethods[] = {
    {"tobytes", "order=None", view_tobytes},
    {"tolist", "", view_tolist},
    {"release", "", view_release},
    {"cast", "format, shape=", view_cast},
    {"hex", "sep=, bytes_per_sep=", view_hex},
    {"toreadonly", "", view_toreadonly},
    {"__enter__", "", view_enter},
    {"__exit__", nullptr, view_release},
};

template <Ref (*Read)(Vm&, const MemoryView*)>
Ref read(Vm& vm, Value v) {
  return is_live(vm, view_of_value(v)) ? Read(vm, view_of_value(v)) : Ref();
}
Ref numbers(Vm& vm, const int64_t* values, int count) {
  Ref made = new_tuple(vm, count);
  for (int i = 0; made && i < count; ++i) as_tuple(made)->items[i] = vm.integer(values[i]).release();
  return made;
}
Ref read_format(Vm& vm, const MemoryView* m) { return new_str(vm, std::string(m->is_plain ? "" : "@") + m->format); }
Ref read_shape(Vm& vm, const MemoryView* m) { return numbers(vm, m->shape, m->dimensions); }
Ref read_strides(Vm& vm, const MemoryView* m) { return numbers(vm, m->strides, m->dimensions); }
Ref read_suboffsets(Vm& vm, const MemoryView*) { return new_tuple(vm, {}); }
Ref read_contiguous(Vm&, const MemoryView* m) { return boolean(m->is_contiguous()); }
Ref read_fortran(Vm&, const MemoryView* m) {
  int64_t step = m->item_size;
  for (int i = 0; i < m->dimensions; step *= m->shape[i++])
    if (m->shape[i] > 1 && m->strides[i] != step) return boolean(false);
  return boolean(true);
}
Ref read_bytes(Vm& vm, const MemoryView* m) { return new_int(vm, m->item_count() * m->item_size); }
Ref read_item_size(Vm& vm, const MemoryView* m) { return new_int(vm, m->item_size); }
Ref read_dimensions(Vm& vm, const MemoryView* m) { return new_int(vm, m->dimensions); }
Ref read_read_only(Vm&, const MemoryView* m) { return boolean(m->is_read_only); }
Ref read_object(Vm&, const MemoryView* m) { return Ref(m->source); }

const PropertyDef kViewProperties[] = {
    {"nbytes", read<read_bytes>, nullptr},
    {"itemsize", read<read_item_size>, nullptr},
    {"ndim", read<read_dimensions>, nullptr},
    {"format", read<read_format>, nullptr},
    {"readonly", read<read_read_only>, nullptr},
    {"obj", read<read_object>, nullptr},
    {"shape", read<read_shape>, nullptr},
    {"strides", read<read_strides>, nullptr},
    {"suboffsets", read<read_suboffsets>, nullptr},
    {"c_contiguous", read<read_contiguous>, nullptr},
    {"f_contiguous", read<read_fortran>, nullptr},
    {"contiguous",
     [](Vm& vm, Value v) {
       Ref row = read<read_contiguous>(vm, v);
       return row == kFalse ? read<read_fortran>(vm, v) : row;
     },
     nullptr},
};

}  // namespace

bool define_memoryview(Vm& vm) {
  TypeDef def{"memoryview", sizeof(MemoryView), nullptr, {}, kViewMethods};
  def.is_gc = true;
  def.is_final = true;
  Slots& s = def.slots;
  s.traverse = view_traverse;
  s.finalize = view_finalize;
  s.length = view_length;
  s.get_item = view_get;
  s.set_item = view_set;
  s.compare = view_compare;
  s.hash = view_hash;
  s.repr = view_repr;
  s.iter = view_iter;
  s.construct = view_construct;
  return define_type(vm, vm.types().memoryview, def) && add_properties(vm, vm.types().memoryview, kViewProperties);
}

}  // namespace refjit::vm
