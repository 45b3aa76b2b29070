// The bytes behind any bytes-like object, without copying them.
#include "vm/types/bytearray.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

bool bytes_like(Value v, std::string_view& out) {
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
      out = out.substr(static_cast<size_t>(m->start), static_cast<size_t>(m->item_count() * m->item_size));
      return true;
    }
  }
  return false;
}

}  // namespace refjit::vm
