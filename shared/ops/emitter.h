#pragma once
// Emitter: the one interface that gradient and batching rules are written against. A rule computes with opaque values
// through public operators only, so what it makes can be differentiated and batched again. Implementations:
// GraphEmitter (appends typed nodes to a FuncGraph) and the VM's eager emitter (runs each operator at once). Invariant:
// the first error sticks: every later call gives a null Val, and `error()` says what went wrong, so rules need no
// checks.
#include <cstdint>
#include <initializer_list>
#include <optional>
#include <span>
#include <string_view>

#include "base/result.h"
#include "ir/abstract.h"

namespace refjit::ops {

struct OpDef;

/// A value of an Emitter. Null means "none": a gradient that is zero, an argument that takes its default.
struct Val {
  uint64_t bits = 0;
  explicit operator bool() const { return bits != 0; }
  bool operator==(const Val&) const = default;
};

class Emitter {
 public:
  virtual ~Emitter() = default;

  /// Applies `op`. Arguments in signature order; null or missing trailing ones take the operator's defaults. Dtypes
  /// must fit already: an Emitter inserts no promotion.
  virtual Val emit(const OpDef& op, std::span<const Val> arguments) = 0;
  virtual Val constant(ir::AbstractRef value) = 0;
  virtual Val tuple(std::span<const Val> elements) = 0;
  virtual Val item(Val tuple, int64_t index) = 0;
  /// Type of a value, with its constant where it is known while emitting. Eager tensors are no constants.
  virtual ir::AbstractRef type_of(Val value) = 0;

  /// By name; the operator must exist.
  Val call(std::string_view op, std::initializer_list<Val> arguments);
  void fail(Error error) {
    if (!error_) error_ = std::move(error);
  }
  const std::optional<Error>& error() const { return error_; }
  /// Says where the error is, unless it knows.
  void locate(const Span& span) {
    if (error_ && !error_->span.is_known()) error_->span = span;
  }

 protected:
  std::optional<Error> error_;
};

/// One application to be differentiated.
struct GradCall {
  const OpDef& op;
  std::span<const Val> arguments;  ///< In signature order, defaults filled in.
  Val result;                      ///< A tensor, or a tuple of them.
  /// One gradient a tensor of the result; null is zero. At least one is not null.
  std::span<const Val> gradients;
  std::span<const uint8_t> is_wanted = {};  ///< 1 or 0 an argument; empty: all are. A rule may leave out the others.
};
/// Fills `out` (one entry an argument, null on entry) with gradients of the arguments; a tuple argument takes a tuple.
/// Entries of arguments that are no float tensors stay null.
using GradFn = void (*)(Emitter& e, const GradCall& call, std::span<Val> out);

/// One application to be batched.
struct VmapCall {
  const OpDef& op;
  /// In signature order; a batched argument has its batch axis at 0 (a tuple: all of its elements).
  std::span<const Val> arguments;
  std::span<const uint8_t> is_batched;  ///< 1 or 0 an argument; at least one is 1.
  int64_t batch;                        ///< Length of the batch axis.
};
/// The result, with the batch axis at 0 of every tensor.
using VmapFn = Val (*)(Emitter& e, const VmapCall& call);

}  // namespace refjit::ops
