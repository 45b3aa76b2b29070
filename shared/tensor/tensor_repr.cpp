// MindSpore's repr of tensors: its own number formats ("%15.8e", "%11.4e", "%g"), lines of 12 or 24 elements in one
// dimension, and in more dimensions an ellipsis wherever an axis has more than six entries.
#include <algorithm>
#include <functional>
#include <vector>

#include "base/number_text.h"
#include "tensor/float_digits.h"
#include "tensor/tensor_text.h"

namespace refjit {
namespace {

constexpr int64_t kEdge = 3;      // entries shown at each end of a long axis
constexpr int64_t kLongAxis = 6;  // in tensors of two and more dimensions
constexpr int64_t kLongVector = 1000;

/// As C's printf: a NaN shows its sign bit.
std::string non_finite(double value) {
  const bool is_negative = __builtin_bit_cast(uint64_t, value) >> 63;
  return (is_negative ? "-" : "") + std::string(value != value ? "nan" : "inf");
}
bool is_finite(double value) { return value - value == 0; }

std::string exponent_text(int exponent) {
  const int size = exponent < 0 ? -exponent : exponent;
  return std::string(exponent < 0 ? "e-" : "e+") + (size < 10 ? "0" : "") + std::to_string(size);
}

/// C's "%.Ne".
std::string scientific(double value, int decimals) {
  if (!is_finite(value)) return non_finite(value);
  Digits d = leading_digits(value, decimals + 1);
  const bool is_zero = d.digits == "0";
  d.digits.resize(static_cast<size_t>(decimals) + 1, '0');
  return (d.is_negative ? "-" : "") + d.digits.substr(0, 1) + "." + d.digits.substr(1) +
         exponent_text(is_zero ? 0 : d.point - 1);
}

/// C's "%g".
std::string general(double value) {
  if (!is_finite(value)) return non_finite(value);
  const Digits d = leading_digits(value, 6);
  const std::string sign = d.is_negative ? "-" : "";
  if (d.digits == "0") return sign + "0";
  const int exponent = d.point - 1;
  if (exponent < -4 || exponent >= 6) {
    return sign + d.digits.substr(0, 1) + (d.digits.size() > 1 ? "." + d.digits.substr(1) : "") +
           exponent_text(exponent);
  }
  if (d.point <= 0) return sign + "0." + std::string(static_cast<size_t>(-d.point), '0') + d.digits;
  const auto point = static_cast<size_t>(d.point);
  if (d.digits.size() <= point) return sign + d.digits + std::string(point - d.digits.size(), '0');
  return sign + d.digits.substr(0, point) + "." + d.digits.substr(point);
}

std::string general_complex(const Tensor& t, int64_t index) {
  auto flat = contiguous(t);
  if (!flat) return "";
  const bool wide = t.dtype == DType::Complex128;
  const double real = wide ? flat->data<double>()[2 * index] : flat->data<float>()[2 * index];
  const double imaginary = wide ? flat->data<double>()[2 * index + 1] : flat->data<float>()[2 * index + 1];
  const std::string second = general(imaginary);
  return general(real) + (second[0] == '-' ? "" : "+") + second + "j";
}

std::string element_text(const Tensor& t, int64_t index) {
  switch (t.dtype) {
    case DType::Bool:
      return element_as_int(t, index) ? "True" : "False";
    case DType::Float16:
      return scientific(element_as_double(t, index), 4);
    case DType::Float32:
    case DType::Float64:
      return scientific(element_as_double(t, index), 8);
    case DType::BFloat16:
      return general(element_as_double(t, index));
    case DType::Complex64:
    case DType::Complex128:
      return general_complex(t, index);
    default:
      return scalar_text(t, index);
  }
}

struct Printer {
  const Tensor& t;
  size_t width = 0;
  int64_t per_line = 24;

  bool is_cut(int64_t length) const { return length > (t.rank() == 1 ? kLongVector : kLongAxis); }

  /// Calls `visit` for each shown index along an axis, and once with -1 for the ellipsis.
  template <class Visit>
  void each(int64_t length, Visit visit) const {
    for (int64_t i = 0; i < length; ++i) {
      if (is_cut(length) && i == kEdge) {
        visit(int64_t{-1});
        i = length - kEdge;
      }
      visit(i);
    }
  }

  void measure(uint32_t axis, int64_t base) {
    if (axis == t.shape.size()) {
      width = std::max(width, element_text(t, base).size());
      return;
    }
    each(t.shape[axis], [&](int64_t i) {
      if (i >= 0) measure(axis + 1, base * t.shape[axis] + i);
    });
  }

  std::string padded(int64_t index) const {
    std::string text = element_text(t, index);
    if (is_complex(t.dtype)) return text;  // complex numbers stand as wide as they are
    return text.size() < width ? std::string(width - text.size(), ' ') + text : text;
  }

  std::string row(uint32_t axis, int64_t base) const {
    std::string text = "[";
    int64_t on_line = 0;
    bool after_ellipsis = true;
    each(t.shape[axis], [&](int64_t i) {
      if (i < 0) {
        text += " ... ";
        after_ellipsis = true;
        on_line = 0;
        return;
      }
      if (!after_ellipsis) text += ", ";
      if (on_line == per_line) {
        text += "\n ";
        on_line = 0;
      }
      text += padded(base * t.shape[axis] + i);
      if (t.rank() == 1) ++on_line;  // rows of matrices stay on one line
      after_ellipsis = false;
    });
    return text +
           (on_line == per_line && !is_cut(t.shape[axis]) ? "\n ]" : "]");  // a full last line ends in a break too
  }

  std::string nested(uint32_t axis, int64_t base) const {
    if (axis + 1 == t.shape.size()) return row(axis, base);
    const std::string line = ",\n" + std::string(axis + 1, ' ');
    std::string text = "[";
    bool is_first = true, after_ellipsis = false;
    each(t.shape[axis], [&](int64_t i) {
      if (!is_first) text += after_ellipsis ? line.substr(1) : line;
      is_first = false;
      after_ellipsis = i < 0;
      text += i < 0 ? "..." : nested(axis + 1, base * t.shape[axis] + i);
    });
    return text + "]";
  }
};

}  // namespace

std::string tensor_repr(const Tensor& t) {
  std::string text = "Tensor(shape=[";
  for (uint32_t i = 0; i < t.shape.size(); ++i) text += (i ? ", " : "") + std::to_string(t.shape[i]);
  text += "], dtype=" + std::string(ir_name(t.dtype)) + ", value=";
  text += t.rank() > 1 ? "\n" : " ";
  if (t.element_count() == 0) return text + ")";
  if (t.rank() == 0) {
    const bool is_number = is_float(t.dtype);
    return text + (is_number ? general(element_as_double(t, 0)) : element_text(t, 0)) + ")";
  }
  Printer printer{t};
  switch (t.dtype) {
    case DType::Float32:
    case DType::Float64:
      printer.width = 15;
      break;
    case DType::Float16:
      printer.width = 11;
      break;
    case DType::Bool:
      printer.width = 5;
      break;
    default:
      printer.measure(0, 0);
      break;
  }
  const bool is_wide = t.dtype == DType::Bool || (is_float(t.dtype) && t.dtype != DType::BFloat16);
  if (is_wide) printer.per_line = 12;
  return text + printer.nested(0, 0) + ")";
}

}  // namespace refjit
