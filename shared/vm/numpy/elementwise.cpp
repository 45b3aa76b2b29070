// Elementwise part of Math: binary and unary loops over blocks, select, conversions, assignment through views.
#include <algorithm>
#include <cmath>
#include <limits>

#include "tensor/copy.h"
#include "vm/numpy/array_math.h"
#include "vm/numpy/complex_math.h"
#include "vm/numpy/elements.h"
#include "vm/numpy/item_loops.h"
#include "vm/numpy/math_functions.h"

namespace refjit::vm::numpy {
namespace {

/// Division of integers towards minus infinity; by zero 0; the one overflow wraps.
template <class T>
T floor_divide(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (b == 0) return a / b;
    T mod = static_cast<T>(math_fmod(a, b));
    T div = (a - mod) / b;
    if (mod != 0 && (b < 0) != (mod < 0)) div -= 1;
    if (div == 0) return std::copysign(T(0), a / b);
    T floored = std::floor(div);
    return div - floored > T(0.5) ? floored + 1 : floored;
  } else {
    if (b == 0) return 0;
    if constexpr (std::is_signed_v<T>) {
      if (b == -1) return static_cast<T>(0 - static_cast<uint64_t>(a));
      const T quotient = a / b;
      return (a % b != 0 && (a < 0) != (b < 0)) ? quotient - 1 : quotient;
    }
    return a / b;
  }
}

template <class T>
T remainder(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (b == 0) return std::numeric_limits<T>::quiet_NaN();
    T mod = static_cast<T>(math_fmod(a, b));
    if (mod == 0) return std::copysign(T(0), b);
    return (b < 0) != (mod < 0) ? mod + b : mod;
  } else {
    if (b == 0) return 0;
    if constexpr (std::is_signed_v<T>) {
      if (b == -1) return 0;
      const T mod = a % b;
      return mod != 0 && (mod < 0) != (b < 0) ? mod + b : mod;
    }
    return a % b;
  }
}

template <class T>
T power(T a, T b) {
  if constexpr (std::is_floating_point_v<T>) {
    if (b == 2) return a * a;
    if (b == 1) return a;
    return math_pow(a, b);
  } else {
    uint64_t result = 1, base = static_cast<uint64_t>(a);
    for (uint64_t e = static_cast<uint64_t>(b); e; e >>= 1, base *= base)
      if (e & 1) result *= base;
    return static_cast<T>(result);
  }
}

template <class T>
T arithmetic(BinaryKind kind, T a, T b) {
  constexpr bool kFloat = std::is_floating_point_v<T>;
  using Word = uint64_t;
  switch (kind) {
    case BinaryKind::Add:
      if constexpr (kFloat)
        return a + b;
      else
        return static_cast<T>(Word(a) + Word(b));
    case BinaryKind::Subtract:
      if constexpr (kFloat)
        return a - b;
      else
        return static_cast<T>(Word(a) - Word(b));
    case BinaryKind::Multiply:
      if constexpr (kFloat)
        return a * b;
      else
        return static_cast<T>(Word(a) * Word(b));
    case BinaryKind::Divide:
      return b == 0 && !kFloat ? T(0) : static_cast<T>(a / b);
    case BinaryKind::FloorDivide:
      return floor_divide(a, b);
    case BinaryKind::Remainder:
      return remainder(a, b);
    case BinaryKind::Fmod:
      if constexpr (kFloat)
        return static_cast<T>(math_fmod(a, b));
      else
        return b == 0 || b == static_cast<T>(-1) ? 0 : a % b;
    case BinaryKind::Power:
      return power(a, b);
    case BinaryKind::Maximum:
      return a != a ? a : b != b ? b : a > b ? a : b;
    case BinaryKind::Minimum:
      return a != a ? a : b != b ? b : a < b ? a : b;
    case BinaryKind::Arctan2:
      if constexpr (kFloat)
        return static_cast<T>(math_atan2(a, b));
      else
        return 0;
    case BinaryKind::Hypot:
      if constexpr (kFloat)
        return std::sqrt(a * a + b * b);
      else
        return 0;
    default:
      break;
  }
  if constexpr (!kFloat) {
    switch (kind) {
      case BinaryKind::And:
        return a & b;
      case BinaryKind::Or:
        return a | b;
      case BinaryKind::Xor:
        return a ^ b;
      case BinaryKind::LeftShift:
        return Word(b) >= 64 ? T(0) : static_cast<T>(Word(a) << b);
      case BinaryKind::RightShift:
        return Word(b) >= 64 ? static_cast<T>(a < 0 ? -1 : 0) : static_cast<T>(a >> b);
      default:
        break;
    }
  }
  return T(0);
}

}  // namespace

template <class T>
T binary_value(BinaryKind kind, T a, T b) {
  return arithmetic(kind, a, b);
}
template float binary_value(BinaryKind, float, float);
template double binary_value(BinaryKind, double, double);
template int64_t binary_value(BinaryKind, int64_t, int64_t);
template uint64_t binary_value(BinaryKind, uint64_t, uint64_t);

namespace {

template <BinaryKind kKind, class T>
void apply_one(T* x, const T* y, int64_t n) {
  for (int64_t k = 0; k < n; ++k) x[k] = arithmetic(kKind, x[k], y[k]);
}

/// x = x kind y, by a loop of its own for the commonest kinds.
template <class T>
void apply(BinaryKind kind, T* x, const T* y, int64_t n) {
  switch (kind) {
    case BinaryKind::Add:
      return apply_one<BinaryKind::Add>(x, y, n);
    case BinaryKind::Subtract:
      return apply_one<BinaryKind::Subtract>(x, y, n);
    case BinaryKind::Multiply:
      return apply_one<BinaryKind::Multiply>(x, y, n);
    case BinaryKind::Divide:
      return apply_one<BinaryKind::Divide>(x, y, n);
    case BinaryKind::Maximum:
      return apply_one<BinaryKind::Maximum>(x, y, n);
    case BinaryKind::Minimum:
      return apply_one<BinaryKind::Minimum>(x, y, n);
    default:
      for (int64_t k = 0; k < n; ++k) x[k] = arithmetic(kind, x[k], y[k]);
  }
}

template <class T>
bool predicate(BinaryKind kind, T a, T b) {
  switch (kind) {
    case BinaryKind::Less:
      return a < b;
    case BinaryKind::LessEqual:
      return a <= b;
    case BinaryKind::Equal:
      return a == b;
    case BinaryKind::NotEqual:
      return a != b;
    case BinaryKind::Greater:
      return a > b;
    case BinaryKind::GreaterEqual:
      return a >= b;
    case BinaryKind::LogicalAnd:
      return a != 0 && b != 0;
    case BinaryKind::LogicalOr:
      return a != 0 || b != 0;
    default:
      return (a != 0) != (b != 0);
  }
}

template <class T>
T float_function(UnaryKind kind, T x) {
  switch (kind) {
    case UnaryKind::Fabs:
      return std::fabs(x);
    case UnaryKind::Sqrt:
      return std::sqrt(x);
    case UnaryKind::Floor:
      return std::floor(x);
    case UnaryKind::Ceil:
      return std::ceil(x);
    case UnaryKind::Rint:
      return std::nearbyint(x);
    case UnaryKind::Trunc:
      return std::trunc(x);
    case UnaryKind::Reciprocal:
      return T(1) / x;
    default:
      return math_unary(kind, x);
  }
}

template <class T>
T unary_value(UnaryKind kind, T x) {
  switch (kind) {
    case UnaryKind::Negative:
      if constexpr (std::is_floating_point_v<T>)
        return -x;
      else
        return static_cast<T>(0 - static_cast<uint64_t>(x));
    case UnaryKind::Positive:
    case UnaryKind::Conjugate:
      return x;
    case UnaryKind::Absolute:
      if constexpr (std::is_floating_point_v<T>)
        return std::fabs(x);
      else
        return x < 0 ? static_cast<T>(0 - static_cast<uint64_t>(x)) : x;
    case UnaryKind::Sign:
      return x != x ? x : static_cast<T>((x > 0) - (x < 0));
    case UnaryKind::Square:
      return arithmetic(BinaryKind::Multiply, x, x);
    default:
      break;
  }
  if constexpr (std::is_floating_point_v<T>) {
    return float_function(kind, x);
  } else {
    if (kind == UnaryKind::Invert) return ~x;
    if (kind == UnaryKind::Reciprocal) return x == 0 ? 0 : T(1) / x;
    return x;  // floor, ceil, rint and trunc of integers
  }
}

template <class T>
bool unary_predicate(UnaryKind kind, T x) {
  const double d = static_cast<double>(x);
  switch (kind) {
    case UnaryKind::IsNan:
      return d != d;
    case UnaryKind::IsInf:
      return std::isinf(d);
    case UnaryKind::IsFinite:
      return std::isfinite(d);
    case UnaryKind::SignBit:
      return std::signbit(d);
    default:
      return x == 0;
  }
}

/// An operand as blocks see it: contiguous elements of the broadcast shape, or one repeated element.
struct Flat {
  Tensor tensor;
  const char* bytes;
  int64_t step;  ///< In bytes an element; 0 for a repeated one.
};

Result<Flat> flatten(const Tensor& t, const Shape& shape, Memory& memory) {
  Flat flat;
  flat.step = byte_size(t.dtype);
  if (t.element_count() == 1) {
    flat.tensor = t;
    flat.step = 0;
  } else {
    auto full = contiguous(t.shape == shape ? t : broadcast_view(t, shape), memory);
    if (!full) return full.error();
    flat.tensor = std::move(*full);
  }
  flat.bytes = flat.tensor.data<char>();
  return flat;
}

template <class T>
void load(const Flat& operand, int64_t start, int64_t count, T* to) {
  load_block(operand.tensor.dtype, operand.bytes + start * operand.step, operand.step ? 1 : 0, count, to);
}

/// Brings blocks to what the compute dtype would hold (an int8 block wraps, a float16 block rounds).
template <class T>
void narrow(DType from, DType compute, int64_t count, T* block) {
  if (from == compute || byte_size(compute) >= byte_size(from) || byte_size(compute) >= 4) return;
  char scratch[kBlock * 4];
  store_block(compute, block, count, scratch);
  load_block(compute, scratch, 1, count, block);
}

}  // namespace

Result<Shape> broadcast_shapes(std::span<const int64_t> a, std::span<const int64_t> b) {
  const size_t rank = std::max(a.size(), b.size());
  Shape shape(static_cast<uint32_t>(rank), 1);
  for (size_t i = 0; i < rank; ++i) {
    const int64_t x = i < rank - a.size() ? 1 : a[i - (rank - a.size())];
    const int64_t y = i < rank - b.size() ? 1 : b[i - (rank - b.size())];
    if (x != y && x != 1 && y != 1) {
      return user_error("ValueError", "operands could not be broadcast together with shapes " + compact_shape(a) + " " +
                                          compact_shape(b) + " ");
    }
    shape[i] = x == 1 ? y : x;
  }
  return shape;
}

Tensor broadcast_view(const Tensor& t, const Shape& shape) {
  Tensor view = t;
  view.shape = shape;
  view.strides = Strides(shape.size(), 0);
  const uint32_t lead = shape.size() - t.shape.size();
  for (uint32_t i = 0; i < t.shape.size(); ++i)
    if (t.shape[i] != 1 || shape[lead + i] == 1) view.strides[lead + i] = t.strides[i];
  return view;
}

std::string compact_shape(std::span<const int64_t> shape) {
  std::string text = "(";
  for (size_t i = 0; i < shape.size(); ++i) {
    if (i) text += ',';
    text += shape[i] < 0 ? "newaxis" : std::to_string(shape[i]);
  }
  if (shape.size() == 1) text += ',';
  return text + ")";
}

Result<Tensor> Math::cast(const Tensor& t, DType dtype) const {
  auto source = contiguous(t, memory);
  if (!source) return source;
  auto made = Tensor::empty(dtype, t.shape, memory);
  if (made) convert_elements(t.dtype, source->data(), dtype, made->data(), made->element_count());
  return made;
}

Result<Tensor> Math::binary(BinaryKind kind, const Tensor& a, const Tensor& b, DType compute, DType out) const {
  if (is_complex(compute)) return complex_binary(memory, kind, a, b, compute, out);
  auto shape = broadcast_shapes(a.shape, b.shape);
  if (!shape) return shape.error();
  auto left = flatten(a, *shape, memory);
  if (!left) return left.error();
  auto right = flatten(b, *shape, memory);
  if (!right) return right.error();
  auto made = Tensor::empty(out, *shape, memory);
  if (!made) return made;
  const int64_t count = made->element_count(), width = byte_size(out);
  char* target = made->data<char>();
  with_compute(compute_of(compute), [&](auto zero) {
    using T = decltype(zero);
    T x[kBlock], y[kBlock];
    int64_t flags[kBlock];
    for (int64_t i = 0; i < count; i += kBlock) {
      const int64_t n = std::min(kBlock, count - i);
      load(*left, i, n, x);
      load(*right, i, n, y);
      narrow(a.dtype, compute, n, x);
      narrow(b.dtype, compute, n, y);
      if (is_predicate(kind)) {
        for (int64_t k = 0; k < n; ++k) flags[k] = predicate(kind, x[k], y[k]);
        store_block(out, flags, n, target + i * width);
      } else {
        apply(kind, x, y, n);
        store_block(out, x, n, target + i * width);
      }
    }
  });
  return made;
}

Result<Tensor> Math::unary(UnaryKind kind, const Tensor& a, DType compute, DType out) const {
  if (is_complex(compute)) return complex_unary(memory, kind, a, compute);
  auto source = contiguous(a, memory);
  if (!source) return source;
  auto made = Tensor::empty(out, a.shape, memory);
  if (!made) return made;
  const int64_t count = made->element_count(), width = byte_size(out), from_width = byte_size(a.dtype);
  with_compute(compute_of(compute), [&](auto zero) {
    using T = decltype(zero);
    T x[kBlock];
    int64_t flags[kBlock];
    for (int64_t i = 0; i < count; i += kBlock) {
      const int64_t n = std::min(kBlock, count - i);
      load_block(a.dtype, source->data<char>() + i * from_width, 1, n, x);
      narrow(a.dtype, compute, n, x);
      if (is_predicate(kind)) {
        for (int64_t k = 0; k < n; ++k) flags[k] = unary_predicate(kind, x[k]);
        store_block(out, flags, n, made->data<char>() + i * width);
      } else {
        if (a.dtype == DType::Bool && kind == UnaryKind::Invert)
          for (int64_t k = 0; k < n; ++k) x[k] = x[k] == 0;
        else
          for (int64_t k = 0; k < n; ++k) x[k] = unary_value(kind, x[k]);
        store_block(out, x, n, made->data<char>() + i * width);
      }
    }
  });
  return made;
}

Result<Tensor> Math::select(const Tensor& condition, const Tensor& a, const Tensor& b, DType dtype) const {
  auto shape = broadcast_shapes(a.shape, b.shape);
  if (shape) shape = broadcast_shapes(*shape, condition.shape);
  if (!shape) return shape.error();
  const Tensor* parts[3] = {&condition, &a, &b};
  const DType types[3] = {DType::Bool, dtype, dtype};
  Tensor ready[3];
  for (int i = 0; i < 3; ++i) {
    auto converted = cast(*parts[i], types[i]);
    if (!converted) return converted;
    auto full = contiguous(broadcast_view(*converted, *shape), memory);
    if (!full) return full;
    ready[i] = std::move(*full);
  }
  auto made = Tensor::empty(dtype, *shape, memory);
  if (!made) return made;
  const int64_t width = byte_size(dtype), count = made->element_count();
  const bool* chosen = ready[0].data<bool>();
  for (int64_t i = 0; i < count; ++i)
    std::copy_n(ready[chosen[i] ? 1 : 2].data<char>() + i * width, width, made->data<char>() + i * width);
  return made;
}

Status assign(const Tensor& to, const Tensor& from) {
  if (from.shape.size() > to.shape.size() || !broadcast_shapes(to.shape, from.shape) ||
      !(*broadcast_shapes(to.shape, from.shape) == to.shape)) {
    // Leading axes of one element are dropped, as NumPy does.
    Tensor trimmed = from;
    while (trimmed.shape.size() > to.shape.size() && trimmed.shape[0] == 1) trimmed = selected_view(trimmed, 0, 0);
    if (trimmed.shape.size() < from.shape.size()) return assign(to, trimmed);
    return user_error("ValueError", "could not broadcast input array from shape " + compact_shape(from.shape) +
                                        " into shape " + compact_shape(to.shape));
  }
  // Source and target may overlap.
  const bool is_apart = from.dtype == to.dtype && from.storage.get() != to.storage.get();
  auto values = is_apart ? Result<Tensor>(from) : Math{host_memory()}.cast(from, to.dtype);
  if (!values) return values.error();
  copy_elements(broadcast_view(*values, to.shape), to);
  ++to.storage->version;
  return {};
}

}  // namespace refjit::vm::numpy
