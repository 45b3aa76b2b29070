#pragma once
// Sums of two doubles (high + low, about 106 bits) by the classical error-free transformations of Dekker and Knuth.
// They need plain IEEE arithmetic without fused multiply-add. Private to this room.

namespace refjit::kernels {

struct Double2 {
  double high = 0, low = 0;
};

inline Double2 quick_two_sum(double a, double b) {  // |a| >= |b|
  const double s = a + b;
  return {s, b - (s - a)};
}
inline Double2 two_sum(double a, double b) {
  const double s = a + b;
  const double v = s - a;
  return {s, (a - (s - v)) + (b - v)};
}
inline Double2 two_product(double a, double b) {
  constexpr double kSplit = 134217729.0;  // 2^27 + 1
  const double p = a * b;
  const double ta = kSplit * a, tb = kSplit * b;
  const double ah = ta - (ta - a), bh = tb - (tb - b);
  const double al = a - ah, bl = b - bh;
  return {p, ((ah * bh - p) + ah * bl + al * bh) + al * bl};
}
inline Double2 operator+(Double2 a, Double2 b) {
  Double2 s = two_sum(a.high, b.high);
  const Double2 t = two_sum(a.low, b.low);
  s = quick_two_sum(s.high, s.low + t.high);
  return quick_two_sum(s.high, s.low + t.low);
}
inline Double2 operator+(Double2 a, double b) {
  const Double2 s = two_sum(a.high, b);
  return quick_two_sum(s.high, s.low + a.low);
}
inline Double2 operator-(Double2 a) { return {-a.high, -a.low}; }
inline Double2 operator-(Double2 a, Double2 b) { return a + (-b); }
inline Double2 operator*(Double2 a, Double2 b) {
  const Double2 p = two_product(a.high, b.high);
  return quick_two_sum(p.high, p.low + (a.high * b.low + a.low * b.high));
}
inline Double2 operator*(Double2 a, double b) {
  const Double2 p = two_product(a.high, b);
  return quick_two_sum(p.high, p.low + a.low * b);
}
inline Double2 operator/(Double2 a, Double2 b) {
  const double q1 = a.high / b.high;
  Double2 r = a - b * q1;
  const double q2 = r.high / b.high;
  r = r - b * q2;
  const double q3 = r.high / b.high;
  return quick_two_sum(q1, q2) + q3;
}
inline double value_of(Double2 a) { return a.high + a.low; }

}  // namespace refjit::kernels
