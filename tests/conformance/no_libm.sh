#!/bin/sh
# Fails when an archive refers to functions of the C library's mathematics. Usage: no_libm.sh ARCHIVE
set -eu
names='exp|exp2|expm1|log|log2|log10|log1p|pow|sin|cos|tan|asin|acos|atan|atan2|sinh|cosh|tanh|asinh|acosh|atanh|sqrt|cbrt|hypot|erf|erfc|tgamma|lgamma|fmod|remainder|floor|ceil|trunc|round|rint|nearbyint|ldexp|frexp|scalbn|fma|fmin|fmax'
found=$(nm -u "$1" | grep -wE "U ($names)[fl]?" || true)
if [ -n "$found" ]; then
  echo "$1 refers to libm:"
  echo "$found" | sort -u
  exit 1
fi
