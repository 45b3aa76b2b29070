#include "devices/cpu/noted.h"

#include "ops/infer.h"

namespace refjit::devices::cpu {
namespace {

using kernels::PreparedKernel;

void run_noted(const kernels::KernelState* state, const void* const* inputs, void* const* outputs) {
  const PreparedKernel& kernel = static_cast<const NotedState*>(state)->kernel;
  kernel.run(kernel.state.get(), inputs, outputs);
}

PreparedKernel note_transpose(const Request& request, PreparedKernel kernel) {
  const Shape source = type_of(*request.arguments[0]).shape;
  auto order = ops::ints_argument(request.arguments, 1);
  if (!order || order->size() != source.size()) return kernel;
  const auto rank = static_cast<int64_t>(source.size());
  const Strides from = contiguous_strides(source), to = contiguous_strides(request.outputs[0].shape);
  auto state = std::make_shared<ViewState>();
  state->source_dims.assign(source.begin(), source.end());
  state->places.resize(source.size());
  for (size_t i = 0; i < source.size(); ++i) {
    const int64_t axis = (*order)[i] < 0 ? (*order)[i] + rank : (*order)[i];
    if (axis < 0 || axis >= rank) return kernel;
    state->dims.push_back(source[static_cast<size_t>(axis)]);
    state->strides.push_back(from[static_cast<size_t>(axis)]);
    state->places[static_cast<size_t>(axis)] = to[i];
  }
  return noted(std::move(kernel), std::move(state));
}

PreparedKernel note_broadcast(const Request& request, PreparedKernel kernel) {
  const Shape source = type_of(*request.arguments[0]).shape, &result = request.outputs[0].shape;
  if (source.size() > result.size()) return kernel;
  const Strides from = contiguous_strides(source);
  auto state = std::make_shared<ViewState>();
  state->dims.assign(result.begin(), result.end());
  state->strides.assign(result.size(), 0);
  const size_t missing = result.size() - source.size();
  for (size_t i = 0; i < source.size(); ++i) state->strides[missing + i] = source[i] == 1 ? 0 : from[i];
  return noted(std::move(kernel), std::move(state));
}

PreparedKernel note_score(const Request& request, PreparedKernel kernel) {
  const bool is_sum = request.op.name == "Add", is_product = request.op.name == "Mul";
  const TensorType& result = request.outputs[0];
  auto state = std::make_shared<ScoreState>();
  state->shape = result.shape;
  const auto is_value = [&](size_t i) {
    return request.arguments[i]->is_tensor() && type_of(*request.arguments[i]) == result;
  };
  if (is_sum) {
    if (!request.arguments[0]->is_tensor() || !request.arguments[1]->is_tensor()) return kernel;
    state->value = is_value(0) ? 0 : 1;
    state->mask = 1 - state->value;
    const TensorType mask = type_of(*request.arguments[*state->mask]);
    if (!is_value(state->value) || mask.dtype != DType::Float32) return kernel;
    state->mask_shape = mask.shape;
    return noted(std::move(kernel), std::move(state));
  }
  for (size_t i = 0; i < (is_product ? 2 : 1); ++i) {
    const std::optional<double> number = constant_number(*request.arguments[1 - i]);
    if (!number || !is_value(i) || (!is_product && *number == 0)) continue;
    state->factor = static_cast<float>(is_product ? *number : 1 / *number);
    state->value = i == 1 && request.arguments[0]->is_tensor() ? 1 : 0;
    return noted(std::move(kernel), std::move(state));
  }
  return kernel;
}

}  // namespace

PreparedKernel noted(PreparedKernel kernel, std::shared_ptr<NotedState> state) {
  PreparedKernel wrapped = kernel;
  state->kernel = std::move(kernel);
  wrapped.run = run_noted;
  wrapped.state = std::move(state);
  return wrapped;
}

PreparedKernel note_operator(const Request& request, PreparedKernel kernel) {
  if (request.arguments.size() < 2 || request.outputs.size() != 1 || request.outputs[0].dtype != DType::Float32)
    return kernel;
  const std::string_view op = request.op.name;
  if (op == "Add" || op == "Mul" || op == "Div" || op == "RealDiv") return note_score(request, std::move(kernel));
  if (!request.arguments[0]->is_tensor()) return kernel;
  if (op == "Transpose") return note_transpose(request, std::move(kernel));
  if (op == "BroadcastTo") return note_broadcast(request, std::move(kernel));
  return kernel;
}

PreparedKernel note_fused(const kernels::FusedProgram& program, PreparedKernel kernel) {
  const TensorType& result = program.output_types[0];
  if (program.steps.size() != 2 || program.inputs.size() != 2 || program.scalar_constants.size() != 1 ||
      program.outputs.size() != 1 || result.dtype != DType::Float32)
    return kernel;
  const kernels::FusedStep &first = program.steps[0], &second = program.steps[1];
  constexpr uint16_t kConstant = 2;  // after the inputs
  const bool is_product = first.op->name == "Mul", is_quotient = first.op->name == "Div";
  const double number = program.scalar_constants[0];
  if (!(is_product || (is_quotient && number != 0)) || first.inputs[1] != kConstant || first.inputs[0] >= kConstant)
    return kernel;
  if (second.op->name != "Add" || first.in_dtype != DType::Float32 || second.in_dtype != DType::Float32) return kernel;
  auto state = std::make_shared<ScoreState>();
  state->factor = static_cast<float>(is_product ? number : 1 / number);
  state->value = first.inputs[0];
  state->mask = 1 - state->value;
  const bool adds = (second.inputs[0] == first.output && second.inputs[1] == *state->mask) ||
                    (second.inputs[1] == first.output && second.inputs[0] == *state->mask);
  const TensorType& mask = program.inputs[*state->mask];
  if (!adds || program.inputs[state->value] != result || mask.dtype != DType::Float32) return kernel;
  state->shape = result.shape;
  state->mask_shape = mask.shape;
  return noted(std::move(kernel), std::move(state));
}

std::optional<double> constant_number(const ir::Abstract& a) {
  if (!a.is_constant) return std::nullopt;
  if (const auto* number = std::get_if<double>(&a.value)) return *number;
  if (const auto* number = std::get_if<int64_t>(&a.value)) return static_cast<double>(*number);
  const auto* tensor = std::get_if<Tensor>(&a.value);
  if (!tensor || !tensor->is_defined() || tensor->dtype != DType::Float32 || !tensor->shape.empty())
    return std::nullopt;
  return static_cast<double>(*static_cast<const float*>(tensor->data()));
}

}  // namespace refjit::devices::cpu
