// Arrays of the other byte order ('>f4'): marks on arrays and dtypes, and the turning of bytes.
#include <algorithm>

#include "vm/numpy/numpy_objects.h"
#include "vm/types/str.h"

namespace refjit::vm::numpy {

bool names_swapped(Vm& vm, Value dtype) {
  if (!dtype || !dtype.is_object()) return false;
  if (is_exactly(dtype, numpy_state(vm).dtype_type)) return static_cast<NpDType*>(dtype.object())->is_swapped;
  if (!is_str(dtype) || view_of(dtype).substr(0, 1) != ">") return false;
  const auto named = dtype_from_text(view_of(dtype));
  return named && byte_size(*named) > 1;
}

Result<Tensor> byte_swapped(Vm& vm, const Tensor& t) {
  auto made = Math{vm.tensor_memory()}.cast(t, t.dtype);
  if (!made) return made;
  auto flat = contiguous(*made, vm.tensor_memory());
  if (!flat) return flat;
  const int64_t width = byte_size(t.dtype) / (is_complex(t.dtype) ? 2 : 1), bytes = flat->byte_count();
  char* data = flat->data<char>();
  for (int64_t i = 0; i < bytes; i += width) std::reverse(data + i, data + i + width);
  return flat;
}

Ref in_byte_order(Vm& vm, Ref made, Value dtype, Value model) {
  if (!made || !is_array(vm, made)) return made;
  const bool has_dtype = dtype && !dtype.is_none(), has_model = model && is_array(vm, model);
  const bool wanted = has_dtype ? names_swapped(vm, dtype) : has_model && is_swapped(model);
  if (is_swapped(made) == wanted) return made;
  if (has_model && made.get() == model) {
    const Tensor& t = array_tensor(made);
    made = new_array(vm, Math{vm.tensor_memory()}.cast(t, t.dtype));
    if (!made) return made;
  }
  static_cast<NdArray*>(made.get().object())->is_swapped = wanted;
  return made;
}

}  // namespace refjit::vm::numpy
