#include "tensor/tensor_text.h"

#include <algorithm>
#include <cmath>
#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "base/number_text.h"
#include "tensor/float_digits.h"
#include "tensor/half.h"

namespace refjit {
namespace {

bool is_nan(double x) { return x != x; }
bool is_infinite(double x) { return x - x != 0 && x == x; }

Digits digits_of(const Tensor& t, int64_t index) {
  const double value = element_as_double(t, index);
  if (t.dtype == DType::Float64) return shortest_digits(value);
  if (t.dtype == DType::Float16) return shortest_digits(to_float16(value));
  return shortest_digits(static_cast<float>(value));
}

std::string spaces(int64_t count) { return std::string(static_cast<size_t>(std::max<int64_t>(count, 0)), ' '); }

/// "12.": digits before the point, at least "0".
std::string whole_part(const Digits& d) {
  std::string text = d.is_negative ? "-" : "";
  if (d.point <= 0) return text + "0";
  const auto size = static_cast<int>(d.digits.size());
  text += d.digits.substr(0, static_cast<size_t>(d.point));
  if (d.point > size) text += std::string(static_cast<size_t>(d.point - size), '0');
  return d.digits == "0" ? (d.is_negative ? "-0" : "0") : text;
}

std::string fraction_part(const Digits& d) {
  if (d.digits == "0") return "";
  if (d.point < 0) return std::string(static_cast<size_t>(-d.point), '0') + d.digits;
  const auto from = static_cast<size_t>(d.point);
  return from < d.digits.size() ? d.digits.substr(from) : "";
}

int exponent_of(const Digits& d) { return d.digits == "0" ? 0 : d.point - 1; }

std::string exponent_digits(int exponent, size_t width) {
  std::string text = std::to_string(std::abs(exponent));
  if (text.size() < width) text = std::string(width - text.size(), '0') + text;
  return text;
}

std::string non_finite(double value) { return is_nan(value) ? "nan" : value < 0 ? "-inf" : "inf"; }

using ElementText = std::function<std::string(int64_t)>;

/// NumPy's FloatingFormat over the elements that will be shown.
ElementText float_format(const Tensor& t, const std::vector<int64_t>& shown, const ArrayTextOptions& options) {
  double most = 0, least = 0;
  bool any_other = false, any_negative_infinity = false;
  for (int64_t i : shown) {
    const double value = element_as_double(t, i);
    if (is_nan(value) || is_infinite(value)) {
      any_other = true;
      any_negative_infinity |= value < 0;
      continue;
    }
    const double size = value < 0 ? -value : value;
    if (size == 0) continue;
    if (most == 0 || size > most) most = size;
    if (least == 0 || size < least) least = size;
  }
  // The quotient is taken in the array's own type, where it may overflow.
  double ratio = least == 0 ? 0 : most / least;
  if (t.dtype == DType::Float32 || t.dtype == DType::BFloat16)
    ratio = least == 0 ? 0 : static_cast<float>(most) / static_cast<float>(least);
  if (t.dtype == DType::Float16 && least != 0) ratio = to_float(to_float16(static_cast<float>(ratio)));
  const bool scientific = most != 0 && (most >= 1e8 || (!options.suppress && (least < 0.0001 || ratio > 1000.0)));

  size_t left = 0, right = 0, exponent_size = 0;
  for (int64_t i : shown) {
    const double value = element_as_double(t, i);
    if (is_nan(value) || is_infinite(value)) continue;
    Digits d = digits_of(t, i);
    if (scientific) {
      if (d.digits != "0") d = round_significant(d, value, options.precision + 1);
      left = std::max(left, size_t{1} + d.is_negative);
      right = std::max(right, d.digits.size() - 1);
      exponent_size = std::max(exponent_size, exponent_digits(exponent_of(d), 2).size());
    } else {
      d = round_decimals(d, value, options.precision);
      left = std::max(left, whole_part(d).size());
      right = std::max(right, fraction_part(d).size());
    }
  }
  const size_t fraction = right;
  if (scientific)
    right = fraction + 2 + exponent_size;  // the exponent's letter, sign and digits stand right of the point
  if (any_other) {
    const auto offset = static_cast<int64_t>(right) + 1;
    const int64_t wanted = std::max<int64_t>(3, 3 + any_negative_infinity) - offset;
    left = static_cast<size_t>(std::max<int64_t>(static_cast<int64_t>(left), wanted));
  }
  const int precision = options.precision;
  return [=, &t](int64_t i) {
    const double value = element_as_double(t, i);
    if (is_nan(value) || is_infinite(value)) {
      std::string text = non_finite(value);
      return spaces(static_cast<int64_t>(left + right + 1 - text.size())) + text;
    }
    Digits d = digits_of(t, i);
    if (scientific) {
      // All numbers have as many digits as the longest: further ones of the exact value, not zeros.
      const bool is_longest = d.digits.size() > fraction;
      if (d.digits != "0")
        d = is_longest ? round_significant(d, value, precision + 1)
                       : leading_digits(value, static_cast<int>(fraction) + 1);
      std::string text = (d.is_negative ? "-" : "") + d.digits.substr(0, 1);
      text = spaces(static_cast<int64_t>(left) - static_cast<int64_t>(text.size())) + text + "." + d.digits.substr(1);
      text += std::string(fraction - (d.digits.size() - 1), '0');
      const int exponent = exponent_of(d);
      return text + (exponent < 0 ? "e-" : "e+") + exponent_digits(exponent, exponent_size);
    }
    // Digits before the point are the number's own, however few would identify it.
    if (d.point > static_cast<int>(d.digits.size())) d = leading_digits(value, d.point);
    d = round_decimals(d, value, precision);
    const std::string whole = whole_part(d), part = fraction_part(d);
    return spaces(static_cast<int64_t>(left) - static_cast<int64_t>(whole.size())) + whole + "." + part +
           spaces(static_cast<int64_t>(fraction) - static_cast<int64_t>(part.size()));
  };
}

std::string integer_text(const Tensor& t, int64_t index) {
  if (t.dtype == DType::UInt64) return std::to_string(static_cast<uint64_t>(element_as_int(t, index)));
  return std::to_string(element_as_int(t, index));
}

/// C's "%f": MindSpore prints bfloat16 arrays so.
std::string fixed_text(double value) {
  if (is_nan(value) || is_infinite(value)) return non_finite(value);
  const Digits d = round_decimals(exact_digits(value), value, 6);
  std::string part = fraction_part(d);
  part.resize(6, '0');
  return whole_part(d) + "." + part;
}

std::string float_text(const Tensor& t, int64_t index) {
  const double value = element_as_double(t, index);
  if (is_nan(value) || is_infinite(value)) return non_finite(value);
  if (t.dtype == DType::BFloat16) return fixed_text(value);
  const Digits d = digits_of(t, index);
  const double size = value < 0 ? -value : value;
  if (size == 0 || size >= 0.0001 || d.point < -3) return repr_of_digits(d);
  // NumPy asks the value, not its digits: float32's 0.0001 is a little less, and prints as 1e-04.
  return (d.is_negative ? "-" : "") + d.digits.substr(0, 1) + (d.digits.size() > 1 ? "." + d.digits.substr(1) : "") +
         "e-" + exponent_digits(exponent_of(d), 2);
}

/// Complex numbers as NumPy shows them in arrays: both parts in columns of their own, the second always with its sign.
ElementText complex_format(const Tensor& t, const std::vector<int64_t>& shown, const ArrayTextOptions& options) {
  const bool is_double = t.dtype == DType::Complex128;
  const DType dtype = is_double ? DType::Float64 : DType::Float32;
  auto flat = contiguous(t);
  auto real = Tensor::empty(dtype, {t.element_count()}), size = Tensor::empty(dtype, {t.element_count()});
  if (!flat || !real || !size) return [](int64_t) { return std::string(); };
  std::vector<uint8_t> is_negative;
  const auto split = [&](auto* from, auto* to_real, auto* to_size) {
    for (int64_t i = 0; i < t.element_count(); ++i) {
      to_real[i] = from[2 * i];
      to_size[i] = std::abs(from[2 * i + 1]);
      is_negative.push_back(std::signbit(from[2 * i + 1]) && from[2 * i + 1] == from[2 * i + 1]);
    }
  };
  if (is_double)
    split(flat->data<double>(), real->data<double>(), size->data<double>());
  else
    split(flat->data<float>(), real->data<float>(), size->data<float>());
  // The formats refer to the tensors, so these live as long.
  const auto parts = std::make_shared<std::pair<Tensor, Tensor>>(*std::move(real), *std::move(size));
  const ElementText first = float_format(parts->first, shown, options);
  const ElementText second = float_format(parts->second, shown, options);
  return [parts, first, second, is_negative](int64_t i) {
    std::string text = second(i);
    const size_t begin = text.find_first_not_of(' '), end = text.find_last_not_of(' ') + 1;
    const std::string digits = text.substr(begin, end - begin);
    const char* sign = is_negative[static_cast<size_t>(i)] ? "-" : "+";
    return first(i) + text.substr(0, begin) + sign + digits + "j" + text.substr(end);
  };
}

ElementText element_format(const Tensor& t, const std::vector<int64_t>& shown, const ArrayTextOptions& options) {
  if (t.dtype == DType::Bool) {
    const bool pad = t.rank() > 0;
    return [&t, pad](int64_t i) { return element_as_int(t, i) ? std::string(pad ? " True" : "True") : "False"; };
  }
  if (is_int(t.dtype)) {
    size_t width = 0;
    for (int64_t i : shown) width = std::max(width, integer_text(t, i).size());
    return [&t, width](int64_t i) {
      std::string text = integer_text(t, i);
      return spaces(static_cast<int64_t>(width - text.size())) + text;
    };
  }
  if (t.dtype == DType::BFloat16) return [&t](int64_t i) { return fixed_text(element_as_double(t, i)); };
  if (is_complex(t.dtype)) return complex_format(t, shown, options);
  return float_format(t, shown, options);
}

/// What array2string needs while it walks the axes.
struct Layout {
  const Tensor& t;
  const ArrayTextOptions& options;
  ElementText element;
  std::string separator;
  bool is_summary;
};

/// Indices shown along an axis of `length`; -1 stands for the ellipsis.
std::vector<int64_t> shown_along(int64_t length, bool is_summary, int64_t edge) {
  std::vector<int64_t> result;
  const bool cut = is_summary && 2 * edge < length;
  for (int64_t i = 0; i < length; ++i) {
    if (cut && i == edge) {
      result.push_back(-1);
      i = length - edge;
    }
    result.push_back(i);
  }
  return result;
}

void collect_shown(const Tensor& t, bool is_summary, int64_t edge, uint32_t axis, int64_t base,
                   std::vector<int64_t>& out) {
  if (axis == t.shape.size()) {
    out.push_back(base);
    return;
  }
  for (int64_t i : shown_along(t.shape[axis], is_summary, edge)) {
    if (i >= 0) collect_shown(t, is_summary, edge, axis + 1, base * t.shape[axis] + i, out);
  }
}

std::string trimmed_right(std::string text) {
  while (!text.empty() && text.back() == ' ') text.pop_back();
  return text;
}

void extend_line(std::string& done, std::string& line, const std::string& word, int64_t width,
                 const std::string& indent) {
  const bool wraps = static_cast<int64_t>(line.size() + word.size()) > width && line.size() > indent.size();
  if (wraps) {
    done += trimmed_right(line) + "\n";
    line = indent;
  }
  line += word;
}

// Recursion goes as deep as the rank, which is bounded by the tensor's maker.
std::string format_axis(const Layout& layout, uint32_t axis, int64_t base, const std::string& indent, int64_t width) {
  const Tensor& t = layout.t;
  if (axis == t.shape.size()) return layout.element(base);
  const std::string separator_end = trimmed_right(layout.separator);
  const auto shown = shown_along(t.shape[axis], layout.is_summary, layout.options.edge_items);
  const uint32_t axes_left = t.shape.size() - axis;
  std::string text;
  if (axes_left == 1) {
    const int64_t element_width = width - static_cast<int64_t>(std::max<size_t>(separator_end.size(), 1));
    std::string line = indent;
    for (size_t i = 0; i < shown.size(); ++i) {
      const std::string word = shown[i] < 0 ? "..." : layout.element(base * t.shape[axis] + shown[i]);
      extend_line(text, line, word, element_width, indent);
      if (i + 1 < shown.size()) line += layout.separator;
    }
    text += line;
  } else {
    const std::string line_end = separator_end + std::string(axes_left - 1, '\n');
    for (size_t i = 0; i < shown.size(); ++i) {
      text += indent;
      text += shown[i] < 0 ? "..."
                           : format_axis(layout, axis + 1, base * t.shape[axis] + shown[i], indent + " ", width - 1);
      if (i + 1 < shown.size()) text += line_end;
    }
  }
  return "[" + text.substr(std::min(indent.size(), text.size())) + "]";
}

std::string array_to_string(const Tensor& t, const ArrayTextOptions& options, const std::string& separator,
                            size_t prefix, size_t suffix) {
  if (t.element_count() == 0) return "[]";
  const bool is_summary = t.element_count() > options.threshold;
  std::vector<int64_t> shown;
  collect_shown(t, is_summary, options.edge_items, 0, 0, shown);
  const Layout layout{t, options, element_format(t, shown, options), separator, is_summary};
  return format_axis(layout, 0, 0, " " + spaces(static_cast<int64_t>(prefix)),
                     options.line_width - static_cast<int64_t>(suffix));
}

std::string complex_part(double value, bool is_double) {
  if (is_nan(value) || is_infinite(value)) return non_finite(value);
  std::string text = is_double ? shortest_double(value) : shortest_float(static_cast<float>(value));
  if (text.size() > 2 && text.substr(text.size() - 2) == ".0") text.resize(text.size() - 2);
  return text;
}

}  // namespace

std::string scalar_text(const Tensor& t, int64_t index) {
  if (t.dtype == DType::Bool) return element_as_int(t, index) ? "True" : "False";
  if (is_int(t.dtype)) return integer_text(t, index);
  if (!is_complex(t.dtype)) return float_text(t, index);
  auto flat = contiguous(t);
  if (!flat) return "";
  const bool is_double = t.dtype == DType::Complex128;
  const double real = is_double ? flat->data<double>()[2 * index] : flat->data<float>()[2 * index];
  const double imaginary = is_double ? flat->data<double>()[2 * index + 1] : flat->data<float>()[2 * index + 1];
  std::string second = complex_part(imaginary, is_double);
  if (real == 0 && !std::signbit(real)) return second + "j";
  if (second[0] != '-') second = "+" + second;
  return "(" + complex_part(real, is_double) + second + "j)";
}

std::string array_str(const Tensor& t, const ArrayTextOptions& options) {
  if (t.rank() == 0) return scalar_text(t, 0);
  return array_to_string(t, options, " ", 0, 0);
}

std::string array_repr(const Tensor& t, const ArrayTextOptions& options) {
  const bool empty = t.element_count() == 0;
  const bool implied =
      t.dtype == DType::Int64 || t.dtype == DType::Float64 || t.dtype == DType::Bool || t.dtype == DType::Complex128;
  const bool skip_dtype = implied && !empty;
  std::string text = "array(";
  if (!empty || t.rank() == 1) {
    text += array_to_string(t, options, ", ", 6, 1);
  } else {
    text += "[], shape=" + shape_text(t.shape);
  }
  if (skip_dtype) return text + ")";
  text += ",";
  // bfloat16 arrays do not exist in NumPy: MindSpore gives float32.
  const DType dtype = t.dtype == DType::BFloat16 ? DType::Float32 : t.dtype;
  const std::string dtype_text = "dtype=" + std::string(python_name(dtype)) + ")";
  const size_t last_line = text.size() - (text.rfind('\n') + 1);
  const bool wraps = static_cast<int64_t>(last_line + dtype_text.size() + 1) > options.line_width;
  return text + (wraps ? "\n      " : " ") + dtype_text;
}

}  // namespace refjit
