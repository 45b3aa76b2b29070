#pragma once
// Loops behind flat kernels of single exact operations: one template a number of operands, instantiated by element
// type. Private to this room.
#include <cstdint>
#include <type_traits>

#include "kernels/flat.h"

namespace refjit::kernels {

template <class In, class Out, class Op>
void flat1(const void* a, const void*, const void*, void* out, int64_t n) {
  const In* x = static_cast<const In*>(a);
  Out* y = static_cast<Out*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<Out>(Op::of(x[i]));
}

template <class In, class Out, class Op>
void flat2(const void* a, const void* b, const void*, void* out, int64_t n) {
  const In* x = static_cast<const In*>(a);
  const In* z = static_cast<const In*>(b);
  Out* y = static_cast<Out*>(out);
  for (int64_t i = 0; i < n; ++i) y[i] = static_cast<Out>(Op::of(x[i], z[i]));
}

/// A complex number with the operations that kernels need. Not std::complex, whose product calls the compiler's library
/// for NaN.
template <class R>
struct Complex {
  R re, im;

  Complex() = default;
  constexpr Complex(R real, R imaginary = R(0)) : re(real), im(imaginary) {}
  Complex operator+(Complex b) const { return {re + b.re, im + b.im}; }
  Complex operator-(Complex b) const { return {re - b.re, im - b.im}; }
  Complex operator-() const { return {-re, -im}; }
  Complex operator*(Complex b) const { return {re * b.re - im * b.im, re * b.im + im * b.re}; }
  /// Smith's division: scaled by the larger part of the divisor.
  Complex operator/(Complex b) const {
    const R p = b.re < R(0) ? -b.re : b.re, q = b.im < R(0) ? -b.im : b.im;
    if (p >= q) {
      const R ratio = b.im / b.re, size = b.re + b.im * ratio;
      return {(re + im * ratio) / size, (im - re * ratio) / size};
    }
    const R ratio = b.re / b.im, size = b.re * ratio + b.im;
    return {(re * ratio + im) / size, (im * ratio - re) / size};
  }
  bool operator==(const Complex&) const = default;
};
using Complex64 = Complex<float>;
using Complex128 = Complex<double>;
template <class T>
inline constexpr bool kIsComplex = std::is_same_v<T, Complex64> || std::is_same_v<T, Complex128>;

/// Unsigned arithmetic of at least 32 bits, so that integers wrap without undefined behaviour.
template <class T>
using Wide = std::conditional_t<(sizeof(T) < 4), uint32_t, std::make_unsigned_t<T>>;

template <class T>
inline constexpr bool kIsFloat = std::is_floating_point_v<T>;
/// Types whose own operators are right as they are: floats and complex numbers.
template <class T>
inline constexpr bool kIsField = kIsFloat<T> || kIsComplex<T>;

}  // namespace refjit::kernels
