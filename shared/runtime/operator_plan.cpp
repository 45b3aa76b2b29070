#include "runtime/operator_plan.h"

#include <algorithm>

#include "ops/op.h"
#include "passes/fuse.h"

namespace refjit::runtime {
namespace {

/// No plan holds a larger tensor: sums of sizes then stay far from overflow.
constexpr int64_t kMaxTensorBytes = int64_t{1} << 44;

Status check_size(const TensorType& type, std::string_view op) {
  const int64_t each = byte_size(type.dtype);
  const int64_t count = checked_element_count(type.shape, each);
  if (count >= 0 && count <= kMaxTensorBytes / each) return {};
  return user_error("MemoryError", "[" + std::string(op) + "] a result of shape " + shape_text(type.shape) +
                                       " is larger than any memory");
}

}  // namespace

DType scalar_dtype(const ir::Abstract& scalar) {
  if (scalar.kind == ir::AbstractKind::Bool) return DType::Bool;
  return scalar.kind == ir::AbstractKind::Int ? DType::Int64 : DType::Float32;
}

ir::AbstractRef specialised(const ir::Abstract& declared, const TensorType& given, bool& is_changed) {
  if (declared.dtype != given.dtype) return nullptr;
  bool is_equal = declared.shape.rank_known;
  if (is_equal) {
    if (declared.shape.dims.size() != given.shape.size()) return nullptr;
    for (uint32_t i = 0; i < given.shape.size(); ++i) {
      const ir::Dim dim = declared.shape.dims[i];
      if (!dim.is_known()) is_equal = false;
      if (dim.is_known() && dim.value() != given.shape[i]) return nullptr;
    }
  }
  is_changed |= !is_equal;
  auto concrete = std::make_shared<ir::Abstract>(declared);
  concrete->shape = ir::AnyShape::of(given.shape);
  return concrete;
}

namespace {

/// Kernels are made for the numbers of their axes, sizes and strides.
Status check_numbers(const ops::OpDef& op, std::span<const ir::AbstractRef> arguments) {
  for (size_t i = 0; i < arguments.size() && i < op.args.size(); ++i)
    if (op.args[i].kind == ops::ArgKind::IntTuple && arguments[i]->is_sequence() && !arguments[i]->is_fully_constant())
      return device_error("[plan] '" + std::string(op.args[i].name) + "' of " + std::string(op.name) +
                          " is not known before the run");
  return {};
}

Result<PreparedOperator> prepare_operator(const ops::OpDef& op, ir::AbstractRef declared,
                                          std::span<const ir::AbstractRef> arguments, const KernelSource& kernels) {
  PreparedOperator prepared;
  if (declared) {
    prepared.result = std::move(declared);
  } else {
    auto inferred = op.infer(op, arguments);
    if (!inferred) return std::move(inferred).error();
    prepared.result = *std::move(inferred);
  }
  REFJIT_TRY(append_tensor_leaves(*prepared.result, prepared.outputs));
  for (const TensorType& type : prepared.outputs) REFJIT_TRY(check_size(type, op.name));
  // Shapes, dtypes and scalars that inference already knows: nothing to run.
  prepared.is_known = prepared.outputs.empty() && prepared.result->is_fully_constant();
  if (prepared.is_known) return prepared;
  REFJIT_TRY(check_numbers(op, arguments));
  auto kernel = kernels.prepare(op, arguments, prepared.outputs);
  if (!kernel) return std::move(kernel).error();
  prepared.kernel = *std::move(kernel);
  return prepared;
}

bool same(const ir::AbstractRef& a, const ir::AbstractRef& b) { return a == b || (a && b && equal(*a, *b)); }

}  // namespace

const PreparedOperator& OperatorPlanner::remember(const Known& known, const ir::AbstractRef& declared,
                                                  std::span<const ir::AbstractRef> arguments) {
  last_ = &known;
  last_declared_ = declared;
  last_arguments_.assign(arguments.begin(), arguments.end());
  return known.prepared;
}

Result<const PreparedOperator*> OperatorPlanner::prepare(const ops::OpDef& op, const ir::AbstractRef& declared,
                                                         std::span<const ir::AbstractRef> arguments) {
  if (last_ && last_->op == &op && last_declared_ == declared &&
      std::equal(arguments.begin(), arguments.end(), last_arguments_.begin(), last_arguments_.end()))
    return &last_->prepared;
  uint64_t hash = reinterpret_cast<uintptr_t>(&op) * 31 + (declared ? hash_of(*declared) : 0);
  for (const ir::AbstractRef& argument : arguments) hash = hash * 0x9e3779b97f4a7c15ULL + hash_of(*argument);
  const Known*& first = by_hash_[hash];
  for (const Known* known = first; known; known = known->next)
    if (known->op == &op && same(known->declared, declared) &&
        std::equal(arguments.begin(), arguments.end(), known->arguments.begin(), known->arguments.end(), same))
      return &remember(*known, declared, arguments);
  auto prepared = prepare_operator(op, declared, arguments, kernels_);
  if (!prepared) return std::move(prepared).error();
  known_.push_back(Known{&op, declared, {arguments.begin(), arguments.end()}, *std::move(prepared), first});
  first = &known_.back();
  return &remember(known_.back(), declared, arguments);
}

Result<PreparedOperator> prepare_fused_body(const ir::FuncGraph& body, std::span<const TensorType> inputs,
                                            const KernelSource& kernels) {
  // The kernel's own bounds: registers are 16 bits wide, masks of inputs 32.
  constexpr size_t kMostNodes = 1024, kMostInputs = 32;
  if (inputs.size() > kMostInputs || ir::topological_order(body).size() > kMostNodes)
    return device_error("[plan] a fused node is larger than a kernel takes");
  auto program = passes::fused_program(body, inputs);
  if (!program) return std::move(program).error();
  PreparedOperator prepared;
  prepared.outputs = program->output_types;
  if (prepared.outputs.size() != 1) return internal_error("[plan] a fused node has one result");
  for (const TensorType& type : prepared.outputs) REFJIT_TRY(check_size(type, "Fused"));
  auto kernel = kernels.prepare_fused(*program);
  if (!kernel) return std::move(kernel).error();
  prepared.kernel = *std::move(kernel);
  prepared.result = ir::Abstract::tensor(prepared.outputs[0]);
  return prepared;
}

}  // namespace refjit::runtime
