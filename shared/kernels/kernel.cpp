#include "kernels/kernel.h"
#include "kernels/fault.h"

#include <cstring>

#include "base/name_table.h"
#include "kernels/flat.h"
#include "kernels/registry.h"

namespace refjit::kernels {
namespace {

PrepareFn find_kernel(std::string_view op) {
  static const NameTable<KernelRow> table(
      {reduce_kernels(), contract_kernels(), movement_kernels(), index_kernels(), other_kernels(), grad_kernels(),
       conv_kernels(), pool_kernels(), norm_kernels(), loss_kernels(), optimizer_kernels(), scatter_kernels(),
       sort_kernels(), pad_kernels(), random_kernels(), linalg_kernels()},
      &KernelRow::op);
  if (const KernelRow* row = table.find(op)) return row->prepare;
  return find_flat(op) ? prepare_elementwise : nullptr;
}

/// Where an operator takes a plain number, one in a tensor stands for it; kernels have no room for more elements or
/// axes than the result has.
Status check_numbers(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                     std::span<const TensorType> outputs) {
  const uint32_t rank = outputs.empty() ? 0 : outputs[0].shape.size();
  for (size_t i = 0; i < arguments.size() && i < op.args.size(); ++i) {
    const ops::ArgKind kind = op.args[i].kind;
    const bool is_number = kind == ops::ArgKind::Float || kind == ops::ArgKind::Int || kind == ops::ArgKind::Bool;
    if (!is_number || (!arguments[i]->is_tensor() && !arguments[i]->is_sequence())) continue;
    const bool is_tensor = arguments[i]->is_tensor();
    const Shape shape = is_tensor ? type_of(*arguments[i]).shape : Shape{};
    if (is_tensor && element_count(shape) == 1 && shape.size() <= rank) continue;
    const std::string wanted = kind == ops::ArgKind::Float ? "float" : kind == ops::ArgKind::Int ? "int" : "bool";
    return user_error("TypeError", "For '" + std::string(op.name) + "', the type of '" + std::string(op.args[i].name) +
                                       "' should be '" + wanted + "', but got type '" +
                                       (is_tensor ? "Tensor" : "Tuple") + "'.");
  }
  return {};
}

void collect_tensors(const ir::AbstractRef& a, std::vector<Tensor>& out) {
  if (a->is_tensor()) {
    if (auto* t = std::get_if<Tensor>(&a->value)) out.push_back(*t);
  } else if (a->is_sequence()) {
    for (const ir::AbstractRef& element : a->elements) {
      if (element->is_tensor()) collect_tensors(element, out);
    }
  }
}

}  // namespace

TensorType type_of(const ir::Abstract& a) { return {a.dtype, a.shape.concrete()}; }

Error unsupported(const Request& request, DType dtype) {
  return user_error("TypeError", "[" + std::string(request.op.name) + "] the reference has no kernel for " +
                                     std::string(ir_name(dtype)) + ".");
}

Result<PreparedKernel> prepare(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments,
                               std::span<const TensorType> outputs, const Backend& backend) {
  const PrepareFn kernel = find_kernel(op.name);
  if (!kernel) return user_error("TypeError", "[" + std::string(op.name) + "] the reference has no kernel.");
  if (auto status = check_numbers(op, arguments, outputs); !status) return std::move(status).error();
  return kernel({op, arguments, outputs, backend});
}

std::vector<TensorType> output_types(const ir::Abstract& result) {
  std::vector<TensorType> types;
  if (result.is_tensor()) {
    types.push_back(type_of(result));
  } else {
    for (const ir::AbstractRef& element : result.elements) {
      if (element->is_tensor()) types.push_back(type_of(*element));
    }
  }
  return types;
}

bool supports(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) {
  auto result = op.infer(op, arguments);
  if (!result) return false;
  const auto types = output_types(**result);
  return static_cast<bool>(prepare(op, arguments, types));
}

Result<std::vector<Tensor>> evaluate(const ops::OpDef& op, std::span<const ir::AbstractRef> constants) {
  auto result = op.infer(op, constants);
  if (!result) return std::move(result).error();
  const auto types = output_types(**result);
  auto kernel = prepare(op, constants, types);
  if (!kernel) return std::move(kernel).error();
  std::vector<Tensor> tensors;
  for (const ir::AbstractRef& a : constants) collect_tensors(a, tensors);
  std::vector<const void*> inputs;
  for (Tensor& t : tensors) {
    auto flat = contiguous(t);
    if (!flat) return std::move(flat).error();
    t = *std::move(flat);
    if (inputs.size() < 32 && (kernel->written_inputs >> inputs.size() & 1u)) {
      auto copy = Tensor::copy_of(t.dtype, t.shape, t.data());
      if (!copy) return std::move(copy).error();
      t = *std::move(copy);
    }
    inputs.push_back(t.data());
  }
  std::vector<Tensor> outputs;
  std::vector<void*> pointers;
  for (const TensorType& type : types) {
    auto made = Tensor::empty(type.dtype, type.shape);
    if (!made) return std::move(made).error();
    pointers.push_back(made->data());
    outputs.push_back(*std::move(made));
  }
  if (kernel->is_alias) {
    const auto bytes = static_cast<size_t>(outputs[0].byte_count());
    if (bytes) std::memcpy(pointers[0], inputs[0], bytes);
  } else {
    kernel->run(kernel->state.get(), inputs.data(), pointers.data());
  }
  if (auto fault = take_fault()) return *std::move(fault);
  return outputs;
}

}  // namespace refjit::kernels
