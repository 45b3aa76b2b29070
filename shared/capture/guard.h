#pragma once
// Guards: what a compiled entry depends on. Each says what must stand at a source; all must hold before the entry's
// graph may run. Made while capture imports values (import.h), checked by the dispatcher at every call, so the common
// ones (tensor type of an argument) touch no heap beyond the objects themselves. Invariant: checking runs no guest
// code.
#include <string>
#include <vector>

#include "capture/source.h"
#include "ir/abstract.h"
#include "tensor/dtype.h"

namespace refjit::vm {
struct Type;
}

namespace refjit::capture {

enum class GuardKind : uint8_t {
  TensorType,  ///< A Tensor with this dtype, rank and these dims (symbols match any size but 0).
  Identity,    ///< The same object, small number or singleton.
  Equal,       ///< An equal str, float, wide int or bytes of the same type.
  Type,        ///< An object of exactly this type.
  Dict,        ///< A dict; with a `length` one that shows attributes or variables (vm::is_namespace), without none.
  Length,      ///< A tuple, list or dict of this type and length.
  Absent,      ///< Nothing stands there.
  Present,     ///< Anything stands there.
  Keys,        ///< A dict of this type with these keys in this order (`expected`: a tuple).
  Alias,       ///< The same object as at `other`.
  Distinct,    ///< Another object than at `other`.
  Contents,    ///< An object of this type that holds what `expected` says (contents.h).
  Version,     ///< A function whose code and defaults have not been replaced since `length`.
  Replaced,    ///< No function of a module or class has been replaced since vm::Replaced counted `length`; no source.
  Apart,       ///< The first `length` tensors of `others` share no memory with any other of them.
};

struct Guard {
  GuardKind kind = GuardKind::Identity;
  SourceRef source;
  Known expected;  ///< Identity, Equal, Keys, Contents.
  Known type;      ///< TensorType, Type, Length: the Python type.
  DType dtype = DType::Float32;
  std::vector<ir::Dim> dims;
  int64_t length = 0;
  SourceRef other;                ///< Alias, Distinct.
  std::vector<SourceRef> others;  ///< Apart.

  /// A guard that nothing that captures take for settled changes from here on (vm/replaced.h).
  static Guard replaced(vm::Vm& vm);

  /// Graphs hold numbers, not objects, so one NaN holds for another; `other_nan` is then set where it is given.
  bool holds(vm::Vm& vm, Walk& walk, bool* other_nan = nullptr) const;
  bool holds(vm::Vm& vm, const FrameView& frame) const {
    Walk walk(vm, frame);
    return holds(vm, walk);
  }
  /// Does it name an object that has died, or a count that has gone on? Then it never holds again.
  bool has_died(vm::Vm& vm) const;
  /// What must stand there, for people: "Float32 (2, 3)".
  std::string expectation(vm::Vm& vm) const;
  /// Why it does not hold, for people: "x: shape (2, 3), now (4, 3)".
  std::string mismatch(vm::Vm& vm, const FrameView& frame) const;
};

using Guards = std::vector<Guard>;

/// A value in words, for reports: a tensor's type, a plain value itself, otherwise its type. Runs no guest code.
std::string value_text(vm::Vm& vm, vm::Value v);

/// The keys of a dict, as GuardKind::Keys has them.
vm::Ref keys_of(vm::Vm& vm, vm::Value dict);

/// Will one of them never hold again?
bool have_died(vm::Vm& vm, const Guards& guards);

/// Index of the first guard that fails, or -1. NaNs that were one object are one again, and two are two.
int first_failing(vm::Vm& vm, const Guards& guards, const FrameView& frame);

}  // namespace refjit::capture
