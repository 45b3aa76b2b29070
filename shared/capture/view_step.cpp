#include "capture/view_step.h"

#include "kernels/kernel.h"
#include "vm/vm.h"

namespace refjit::capture {

using ir::Abstract;
using ir::AbstractRef;

namespace {

/// Calls `visit` with each int in an argument that waits for dims.
template <typename Visit>
void each_open(const Abstract& argument, Visit&& visit) {
  if (argument.is_open_number()) visit(argument.shape.dims[0]);
  for (const AbstractRef& element : argument.elements) each_open(*element, visit);
}

bool has_symbols(const Abstract& argument) {
  bool is_open = argument.is_tensor() && !argument.shape.is_concrete();
  each_open(argument, [&](ir::Dim) { is_open = true; });
  return is_open;
}

/// `argument` with the numbers of this call.
AbstractRef with_numbers(const AbstractRef& argument, const ViewStep& step, std::span<const int64_t> numbers) {
  if (argument->is_open_number())
    for (size_t i = 0; i < numbers.size(); ++i)
      if (step.numbers[i].first == argument->shape.dims[0]) return Abstract::integer(numbers[i]);
  if (!argument->is_sequence()) return argument;
  std::vector<AbstractRef> elements;
  for (const AbstractRef& element : argument->elements) elements.push_back(with_numbers(element, step, numbers));
  return Abstract::tuple(std::move(elements));
}

Result<ViewStep::Answer> answer_for(const Tensor& tensor, const ViewStep& step, std::vector<int64_t> numbers) {
  std::vector<AbstractRef> arguments{Abstract::tensor({tensor.dtype, tensor.shape})};
  for (size_t i = 1; i < step.arguments.size(); ++i)
    arguments.push_back(with_numbers(step.arguments[i], step, numbers));
  auto inferred = step.op->infer(*step.op, arguments);
  if (!inferred) return std::move(inferred).error();
  const std::vector<TensorType> types = kernels::output_types(**inferred);
  ViewStep::Answer answer{tensor.shape, std::move(numbers), types[step.place].shape, {}};
  if (step.op->name == "Reshape") return answer;
  auto views = ops::result_views(*step.op, arguments, types);
  if (!views) return std::move(views).error();
  answer.view = std::move((*views)[step.place]);
  return answer;
}

Result<Tensor> reshaped(const Tensor& tensor, const Shape& shape) {
  auto packed = contiguous(tensor);
  if (!packed) return packed;
  return *reshaped_view(*packed, shape);
}

Result<Tensor> open_view(vm::Vm& vm, const FrameView& frame, const Tensor& tensor, const ViewStep& step) {
  std::vector<int64_t> numbers;
  for (const auto& [symbol, source] : step.numbers) {
    const vm::Value number = source->fetch(vm, frame);
    if (!number.is_small_int()) return internal_error("[view] a dim has no number");
    numbers.push_back(number.as_small_int());
  }
  if (!step.last || step.last->from != tensor.shape || step.last->numbers != numbers) {
    auto answer = answer_for(tensor, step, std::move(numbers));
    if (!answer) return std::move(answer).error();
    step.last = *std::move(answer);
  }
  return step.last->view ? ops::view_of(tensor, *step.last->view, step.last->shape)
                         : reshaped(tensor, step.last->shape);
}

}  // namespace

std::optional<ViewStep> view_step(const ir::Node& maker, size_t place, const GraphCapture::DimNumbers& numbers) {
  ViewStep step;
  step.op = ops::op_of(*maker.primitive());
  step.place = place;
  bool is_open = false, is_told = true;
  for (const ir::Node* argument : maker.arguments()) {
    step.arguments.push_back(argument->abstract);
    is_open |= has_symbols(*argument->abstract);
    each_open(*argument->abstract, [&](ir::Dim symbol) {
      const auto known = numbers.find(symbol.symbol_id());
      is_told &= known != numbers.end() && known->second.source;
      if (is_told) step.numbers.emplace_back(symbol, known->second.source);
    });
  }
  if (is_open) return is_told ? std::optional(std::move(step)) : std::nullopt;
  const std::vector<TensorType> types = kernels::output_types(*maker.abstract);
  ViewStep known;
  known.shape = types[place].shape;
  if (step.op->name == "Reshape") return known;
  auto views = ops::result_views(*step.op, step.arguments, types);
  if (!views || place >= views->size()) return std::nullopt;
  known.view = std::move((*views)[place]);
  return known;
}

Result<Tensor> view_of(vm::Vm& vm, const FrameView& frame, Tensor tensor, const std::vector<ViewStep>& steps) {
  for (const ViewStep& step : steps) {
    if (step.view) {
      tensor = ops::view_of(tensor, *step.view, step.shape);
      continue;
    }
    auto shown = step.op ? open_view(vm, frame, tensor, step) : reshaped(tensor, step.shape);
    if (!shown) return shown;
    tensor = *std::move(shown);
  }
  return tensor;
}

}  // namespace refjit::capture
