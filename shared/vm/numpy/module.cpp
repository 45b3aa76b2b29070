#include "vm/numpy/numpy.h"

#include "vm/numpy/item_loops.h"
#include "vm/numpy/numpy_objects.h"
#include "vm/types/str.h"

namespace refjit::vm::numpy {
namespace {

bool init(Vm& vm, Module* module) {
  NumpyState& state = numpy_state(vm);
  if (vm.has_exception()) return false;
  auto put = [&](std::string_view name, Value v) { return vm.set_module_attribute(module, name, v); };
  for (const Type* type : {state.ndarray, state.dtype_type, state.generic})
    if (!put(type->name->view(), Value(type))) return false;
  for (const Type* type : state.abstract_types)
    if (!put(type->name->view(), Value(type))) return false;
  for (const Type* type : state.scalar_types)
    if (type && !put(type->name->view(), Value(type))) return false;
  Ref random_state = make_random_state_type(vm);
  if (!random_state || !put("RandomState", random_state)) return false;
  Ref pcg64 = make_pcg64_type(vm);
  if (!pcg64 || !put("PCG64", pcg64)) return false;
  return vm.add_functions(module, creation_functions()) && vm.add_functions(module, reduction_functions()) &&
         vm.add_functions(module, linear_functions()) && vm.add_functions(module, singular_functions()) &&
         vm.add_functions(module, item_functions()) && add_ufuncs(vm, module);
}

}  // namespace

NumpyState::NumpyState(Vm& vm) {
  // A failure leaves an exception on the Vm, which the import of `_numpy` reports.
  if (define_array_types(vm, *this) && define_dtype_type(vm, *this)) define_scalar_types(vm, *this);
}

void register_numpy(Vm& vm) { vm.register_module("_numpy", init); }

}  // namespace refjit::vm::numpy
