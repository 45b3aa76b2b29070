#pragma once
// Dims as numbers: arithmetic of what is known and of symbols, for ints that programs compute of shapes and for the
// shapes that operators make of them. Used by the families' inference, by the IR's own (Shape, ScalarAdd, ...) and by
// captures. Invariant: equal symbols are equal numbers, whatever the inputs are.
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "ir/abstract.h"

namespace refjit::ops {

/// One entry of an argument that says sizes or places: a number, or one behind a symbol (which is never -1 for "the
/// rest").
struct Size {
  int64_t value = 0;
  std::optional<ir::Dim> symbol;

  bool is_open() const { return symbol.has_value(); }
  bool is(int64_t number) const { return !symbol && value == number; }
  /// Requires a symbol, or a number that is no negative one.
  ir::Dim dim() const { return symbol ? *symbol : ir::Dim(value); }
};

/// As ints_argument(), where ints that wait for the inputs' dims stand among the others. nullopt: something else.
std::optional<std::vector<Size>> sizes_argument(std::span<const ir::AbstractRef> arguments, size_t index);

/// As int_argument(), or an int that waits for the inputs' dims.
std::optional<Size> size_argument(std::span<const ir::AbstractRef> arguments, size_t index);

enum class NumberOp : uint8_t { Add, Subtract, Multiply, FloorDivide, Modulo };

/// What ScalarAdd and its like make of two ints; null: there is no such number, or one is no int.
ir::AbstractRef number_of(NumberOp op, const ir::Abstract& left, const ir::Abstract& right);
/// The sum, or the product, of two dims.
ir::Dim sum_of(ir::Dim a, ir::Dim b);
ir::Dim product_of(ir::Dim a, ir::Dim b);
/// The product of the one over that of the other, which divides it; what stands on both sides goes.
ir::Dim quotient_of(std::vector<ir::Dim> over, std::vector<ir::Dim> under);

/// Does inference of this operator take such ints in its arguments, so that a graph may hold them?
bool takes_open_numbers(std::string_view op);

}  // namespace refjit::ops
