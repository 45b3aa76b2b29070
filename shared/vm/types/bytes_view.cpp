// The bytes behind any bytes-like object, without copying them.
#include "vm/memory.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/types/bytearray.h"
#include "vm/types/define.h"
#include "vm/types/dict.h"
#include "vm/types/text.h"

namespace refjit::vm {

bool own_bytes(Value v, std::string_view& out) {
  if (!v.is_object()) return false;
  if (is_bytes(v)) return out = as_bytes(v)->view(), true;
  const Type* array = vm_of(v.object()).types().bytearray;
  for (const Type* t = v.object()->type; t; t = t->base)
    if (t == array) {
      const ByteArray* a = as<ByteArray>(v);
      return out = a->text ? std::string_view(*a->text) : std::string_view(), true;
    }
  const Type* memory = vm_of(v.object()).types().memoryview;
  if (v.object()->type == memory) {
    const auto* m = as<MemoryView>(v);
    if (m->source && m->is_contiguous() && bytes_like(m->source, out)) {
      // The start of an empty view may lie outside.
      if (m->item_count() == 0) return out = {}, true;
      out = out.substr(static_cast<size_t>(m->start), static_cast<size_t>(m->item_count() * m->item_size));
      return true;
    }
  }
  return false;
}

bool bytes_like(Value v, std::string_view& out) {
  if (own_bytes(v, out)) return true;
  if (!v.is_object()) return false;
  Vm& vm = vm_of(v.object());
  if (numpy::is_array(vm, v)) {
    const Tensor& t = numpy::array_tensor(v);
    if (!t.is_contiguous() || static_cast<numpy::NdArray*>(v.object())->is_swapped) return false;
    return out = {t.data<char>(), static_cast<size_t>(t.byte_count())}, true;
  }
  // A guest class with __buffer__ keeps its bytes in the attribute _data.
  if (!(v.object()->type->type_flags & kTypeHeap) || !find_in_type(vm, v.object()->type, vm.intern("__buffer__")))
    return false;
  const Ref data = vm.find_attribute(v, vm.intern("_data"));
  return data && bytes_like(data, out);
}

}  // namespace refjit::vm
