#pragma once
// The operator table: one declaration an operator (name, signature, inference, effect, samples, tolerance; its gradient
// and batching rules are the row of that name in ops/rules.h). Families (unary.cpp, ...) supply defaults, so a row is
// a few lines. Read by captures, inference, passes, planner, conformance and docs. The table is immutable and static.
// Invariant: all of an operator's arguments are inputs, in signature order; those that are no tensors must be constants
// when a program is planned.
#include <cstdint>
#include <span>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "ir/abstract.h"
#include "ir/primitive.h"

namespace refjit::ops {

using ir::Abstract;
using ir::AbstractRef;

enum class ArgKind : uint8_t { Tensor, TensorOrScalar, TensorTuple, Int, Bool, Float, Type, IntTuple, String, Any };

struct Arg {
  std::string_view name;  ///< MindSpore's spelling.
  ArgKind kind = ArgKind::Tensor;
  /// Python source text of the default ("None", "False", "1"); empty: required.
  std::string_view default_text = {};
};

/// How far another device may be from the reference (spec of the conformance suite).
enum class ToleranceClass : uint8_t {
  Exact,       ///< Bit-equal (data movement, integers, comparisons, single IEEE operations).
  Elementary,  ///< Correctly rounded +- a few ULP: exp, tanh, ...
  Accumulate,  ///< Grows with the length of the sum: reductions, matmul.
};

/// Inputs that every device and every rule is tried with.
struct Sample {
  std::vector<AbstractRef> arguments;  ///< Constants throughout: constant tensors and scalars, in signature order.
};

struct OpDef;
/// Result type from argument abstracts (constants included where known). Errors are MindSpore's, without span.
using InferFn = Result<AbstractRef> (*)(const OpDef& op, std::span<const AbstractRef> arguments);
using SamplesFn = std::vector<Sample> (*)(const OpDef& op);

/// What the elementwise fuser and the planner need to know.
enum class OpClass : uint8_t {
  Elementwise,  ///< Output element i depends on element i of the broadcast inputs only.
  Reduction,
  Contraction,  ///< matmul and relatives
  Movement,     ///< reshape, transpose, concat, slice, ...
  Other,
};

struct OpDef : ir::Primitive {
  std::span<const Arg> args;
  InferFn infer = nullptr;
  SamplesFn samples = nullptr;
  ToleranceClass tolerance = ToleranceClass::Exact;
  OpClass op_class = OpClass::Other;
  bool is_commutative = false;
};

/// All operators, sorted by name.
std::span<const OpDef* const> all_ops();
/// Null when there is none. O(log n); not for hot paths: keep the pointer.
const OpDef* find_op(std::string_view name);
/// The OpDef behind a primitive of the table; null for the IR's core primitives.
inline const OpDef* op_of(const ir::Primitive& primitive) {
  return primitive.is_operator ? static_cast<const OpDef*>(&primitive) : nullptr;
}

}  // namespace refjit::ops
