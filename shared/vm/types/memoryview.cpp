// memoryview over the bytes of one object.
#include "vm/types/bytearray.h"

namespace refjit::vm {

namespace {

std::string_view view(Value v) {
  std::string_view out;
  bytes_like(v, out);
  return out;
}

void view_traverse(Object* o, const Visitor& visit) { visit(static_cast<MemoryView*>(o)->source); }
void view_finalize(Object* o) { drop_value(static_cast<MemoryView*>(o)->source); }

Ref make_view(Vm& vm, Value source, int64_t start, int64_t length, int64_t step) {
  auto* made = make_object<MemoryView>(vm, vm.types().memoryview);
  if (!made) return {};
  incref(source);
  made->source = source;
  made->start = start;
  made->length = length;
  made->step = step;
  return Ref::steal(Value(made));
}

Ref view_construct(Vm& vm, Type*, Args args) {
  if (!check_positional(vm, "memoryview", args, 1, 1)) return {};
  std::string_view text;
  if (is_exactly(args[0], vm.types().memoryview)) {
    auto* m = as<MemoryView>(args[0]);
    return make_view(vm, m->source, m->start, m->length, m->step);
  }
  if (!bytes_like(args[0], text))
    return type_error(vm, "memoryview: a bytes-like object is required, not '" + vm.type_name(args[0]) + "'");
  return make_view(vm, args[0], 0, static_cast<int64_t>(text.size()), 1);
}

std::string view_bytes(Value v) {
  auto* m = as<MemoryView>(v);
  std::string out;
  const std::string_view text = m->source ? view(m->source) : "";
  for (int64_t i = 0; i < m->length; ++i) {
    const size_t at = static_cast<size_t>(m->start + i * m->step);
    if (at < text.size()) out += text[at];
  }
  return out;
}

Ref view_get(Vm& vm, Value v, Value key) {
  auto* m = as<MemoryView>(v);
  if (is_slice(vm, key)) {
    int64_t start, stop, step, count;
    if (!slice_bounds(vm, key, m->length, start, stop, step, count)) return {};
    return make_view(vm, m->source, m->start + start * m->step, count, m->step * step);
  }
  int64_t i;
  if (!is_int(key)) return type_error(vm, "memoryview: invalid slice key");
  if (!item_index(vm, key, m->length, "memoryview", i)) {
    vm.take_exception();
    return index_error(vm, "index out of bounds on dimension 1");
  }
  const std::string_view text = view(m->source);
  return Ref(Value::small_int(static_cast<unsigned char>(text[static_cast<size_t>(m->start + i * m->step)])));
}

bool view_set(Vm& vm, Value v, Value key, Value value) {
  auto* m = as<MemoryView>(v);
  if (is_bytes(m->source)) return fail(type_error(vm, "cannot modify read-only memory"));
  if (!value) return fail(type_error(vm, "cannot delete memory"));
  std::string& text = bytearray_text(m->source);
  if (is_slice(vm, key)) {
    int64_t start, stop, step, count;
    std::string_view items;
    if (!slice_bounds(vm, key, m->length, start, stop, step, count)) return false;
    if (!bytes_like(value, items))
      return fail(type_error(vm, "a bytes-like object is required, not '" + vm.type_name(value) + "'"));
    if (static_cast<int64_t>(items.size()) != count)
      return fail(value_error(vm, "memoryview assignment: lvalue and rvalue have different structures"));
    const std::string copy(items);
    for (int64_t i = 0; i < count; ++i)
      text[static_cast<size_t>(m->start + (start + i * step) * m->step)] = copy[static_cast<size_t>(i)];
    return true;
  }
  int64_t i;
  char c;
  if (!item_index(vm, key, m->length, "memoryview", i) ||
      !byte_value(vm, value, c, "memoryview: invalid value for format 'B'"))
    return false;
  text[static_cast<size_t>(m->start + i * m->step)] = c;
  return true;
}

Ref view_tolist(Vm& vm, Args args) {
  Ref made = new_list(vm);
  for (const char c : view_bytes(args[0]))
    list_append(vm, as_list(made), Value::small_int(static_cast<unsigned char>(c)));
  return made;
}

Ref view_compare(Vm&, Value a, Value b, CompareOp op) {
  std::string_view other;
  if (op != CompareOp::Eq && op != CompareOp::Ne) return not_implemented();
  const bool is_view = b.is_object() && b.object()->type == a.object()->type;
  if (!is_view && !bytes_like(b, other)) return not_implemented();
  const bool same = view_bytes(a) == (is_view ? view_bytes(b) : std::string(other));
  return boolean(same == (op == CompareOp::Eq));
}

const NativeDef kViewMethods[] = {
    {"tobytes", "", [](Vm& vm, Args a) { return new_bytes(vm, view_bytes(a[0])); }},
    {"tolist", "", view_tolist},
    {"release", "", [](Vm&, Args a) { return drop_value(self_as<MemoryView>(a)->source), none(); }},
    {"__enter__", "", [](Vm&, Args a) { return Ref(a[0]); }},
    {"__exit__", nullptr, [](Vm&, Args a) { return drop_value(self_as<MemoryView>(a)->source), none(); }},
};
const PropertyDef kViewProperties[] = {
    {"nbytes", [](Vm& vm, Value v) { return new_int(vm, as<MemoryView>(v)->length); }, nullptr},
    {"itemsize", [](Vm& vm, Value) { return new_int(vm, 1); }, nullptr},
    {"ndim", [](Vm& vm, Value) { return new_int(vm, 1); }, nullptr},
    {"format", [](Vm& vm, Value) { return new_str(vm, "B"); }, nullptr},
    {"readonly", [](Vm&, Value v) { return boolean(is_bytes(as<MemoryView>(v)->source)); }, nullptr},
    {"obj", [](Vm&, Value v) { return Ref(as<MemoryView>(v)->source); }, nullptr},
};

}  // namespace

bool define_memoryview(Vm& vm) {
  TypeDef def{"memoryview", sizeof(MemoryView), nullptr, {}, kViewMethods};
  def.is_gc = true;
  def.is_final = true;
  Slots& s = def.slots;
  s.traverse = view_traverse;
  s.finalize = view_finalize;
  s.length = [](Vm&, Value v, int64_t& out) { return out = as<MemoryView>(v)->length, true; };
  s.get_item = view_get;
  s.set_item = view_set;
  s.compare = view_compare;
  s.construct = view_construct;
  return define_type(vm, vm.types().memoryview, def) && add_properties(vm, vm.types().memoryview, kViewProperties);
}

}  // namespace refjit::vm
