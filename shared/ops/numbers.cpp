#include "ops/numbers.h"

#include <algorithm>

#include "ops/infer.h"

namespace refjit::ops {
namespace {

/// First of derived_symbol()'s numbers for what is computed of numbers here.
constexpr uint32_t kNegative = 59, kFirstOp = 60, kQuotient = 6;

/// A number as derived_symbol() takes it.
Dim operand_of(const Abstract& number) {
  if (number.is_open_number()) return number.shape.dims[0];
  const int64_t value = std::get<int64_t>(number.value);
  return value < 0 ? derived_symbol(kNegative, Dim(-(value + 1))) : Dim(value);
}

std::optional<int64_t> computed(NumberOp op, int64_t a, int64_t b) {
  int64_t result = 0;
  switch (op) {
    case NumberOp::Add:
      return __builtin_add_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    case NumberOp::Subtract:
      return __builtin_sub_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    case NumberOp::Multiply:
      return __builtin_mul_overflow(a, b, &result) ? std::nullopt : std::optional(result);
    case NumberOp::FloorDivide:
    case NumberOp::Modulo:
      break;
  }
  if (b == 0 || b == -1) return b == 0 ? std::nullopt : std::optional(op == NumberOp::Modulo ? 0 : -a);
  const int64_t rest = a % b, shift = rest != 0 && (rest < 0) != (b < 0);
  return op == NumberOp::Modulo ? rest + (shift ? b : 0) : a / b - shift;
}

bool is_number(const Abstract& a) {
  return a.kind == AbstractKind::Int && (a.is_open_number() || std::holds_alternative<int64_t>(a.value));
}

/// The one operand that the operation leaves as it is; null: both count.
const Abstract* unchanged(NumberOp op, const Abstract& left, const Abstract& right) {
  const auto is = [](const Abstract& a, int64_t number) {
    const auto* value = std::get_if<int64_t>(&a.value);
    return value && *value == number;
  };
  const bool adds = op == NumberOp::Add, scales = op == NumberOp::Multiply;
  if ((adds || op == NumberOp::Subtract) && is(right, 0)) return &left;
  if ((scales || op == NumberOp::FloorDivide) && is(right, 1)) return &left;
  if ((adds && is(left, 0)) || (scales && is(left, 1))) return &right;
  return nullptr;
}

Dim derived(NumberOp op, Dim a, Dim b) {
  const bool commutes = op == NumberOp::Add || op == NumberOp::Multiply;
  if (commutes && a.value() > b.value()) std::swap(a, b);
  return derived_symbol(kFirstOp + static_cast<uint32_t>(op), a, b);
}

/// Takes what is on both sides off them, a product of two on the other side, too.
void cancel(std::vector<Dim>& over, std::vector<Dim>& under) {
  const auto take = [&](size_t at, size_t first, size_t second) {
    over.erase(over.begin() + static_cast<ptrdiff_t>(std::max(first, second)));
    if (first != second) over.erase(over.begin() + static_cast<ptrdiff_t>(std::min(first, second)));
    under.erase(under.begin() + static_cast<ptrdiff_t>(at));
  };
  const auto find = [&](size_t at) {
    for (size_t i = 0; i < over.size(); ++i)
      if (over[i] == under[at]) return take(at, i, i), true;
    for (size_t i = 0; i < over.size(); ++i)
      for (size_t k = i + 1; k < over.size(); ++k)
        if (product_of(over[i], over[k]) == under[at]) return take(at, i, k), true;
    return false;
  };
  for (size_t at = under.size(); at-- > 0;) find(at);
}

}  // namespace

std::optional<std::vector<Size>> sizes_argument(std::span<const AbstractRef> arguments, size_t index) {
  std::vector<Size> sizes;
  if (const auto known = ints_argument(arguments, index)) {
    for (const int64_t value : *known) sizes.push_back({value, {}});
    return sizes;
  }
  if (index >= arguments.size() || !arguments[index]) return std::nullopt;
  const Abstract& given = *arguments[index];
  const std::span<const AbstractRef> items = given.is_sequence() ? given.elements : arguments.subspan(index, 1);
  for (const AbstractRef& item : items) {
    if (!is_number(*item)) return std::nullopt;
    if (item->is_open_number())
      sizes.push_back({0, item->shape.dims[0]});
    else
      sizes.push_back({std::get<int64_t>(item->value), {}});
  }
  return sizes;
}

std::optional<Size> size_argument(std::span<const AbstractRef> arguments, size_t index) {
  if (const auto known = int_argument(arguments, index)) return Size{*known, {}};
  const bool is_open = index < arguments.size() && arguments[index] && arguments[index]->is_open_number();
  return is_open ? std::optional(Size{0, arguments[index]->shape.dims[0]}) : std::nullopt;
}

AbstractRef number_of(NumberOp op, const Abstract& left, const Abstract& right) {
  if (!is_number(left) || !is_number(right)) return nullptr;
  if (!left.is_open_number() && !right.is_open_number()) {
    const auto value = computed(op, std::get<int64_t>(left.value), std::get<int64_t>(right.value));
    return value ? Abstract::integer(*value) : nullptr;
  }
  if (const Abstract* same = unchanged(op, left, right)) return std::make_shared<Abstract>(*same);
  return Abstract::number(derived(op, operand_of(left), operand_of(right)));
}

Dim sum_of(Dim a, Dim b) {
  if (a.is_known() && b.is_known()) return Dim(a.value() + b.value());
  if (a == Dim(0)) return b;
  return b == Dim(0) ? a : derived(NumberOp::Add, a, b);
}

Dim product_of(Dim a, Dim b) {
  if (a.is_known() && b.is_known()) return Dim(a.value() * b.value());
  if (a == Dim(0) || b == Dim(0)) return Dim(0);
  if (a == Dim(1)) return b;
  return b == Dim(1) ? a : derived(NumberOp::Multiply, a, b);
}

Dim quotient_of(std::vector<Dim> over, std::vector<Dim> under) {
  cancel(over, under);
  const auto parts = [](std::vector<Dim>& dims) {
    int64_t known = 1;
    for (const Dim dim : dims) known *= dim.is_known() ? dim.value() : 1;
    std::erase_if(dims, [](Dim dim) { return dim.is_known(); });
    std::sort(dims.begin(), dims.end(), [](Dim a, Dim b) { return a.value() < b.value(); });
    return known;
  };
  int64_t above = parts(over), below = parts(under);
  if (below == 0) return Dim(0);
  if (above % below == 0) above /= below, below = 1;
  const auto joined = [](const std::vector<Dim>& dims, int64_t known) {
    Dim all(1);
    for (const Dim dim : dims) all = product_of(all, dim);
    return product_of(all, Dim(known));
  };
  const Dim top = joined(over, above);
  return under.empty() && below == 1 ? top : derived_symbol(kQuotient, top, joined(under, below));
}

bool takes_open_numbers(std::string_view op) {
  constexpr std::string_view kOps[] = {"BroadcastTo", "Eye",          "OneHot", "Reshape", "ScalarToTensor", "Slice",
                                       "SliceExt",    "StridedSlice", "Tile",   "TopK",    "TopkExt"};
  return std::find(std::begin(kOps), std::end(kOps), op) != std::end(kOps);
}

}  // namespace refjit::ops
