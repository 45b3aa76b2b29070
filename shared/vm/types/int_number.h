#pragma once
// The numbers behind ints, for what computes with many of them in a row: int_wide.cpp, and decimal, whose digits they
// are. Heavy; headers do not include it.
#include <boost/multiprecision/cpp_int.hpp>

#include "vm/types/int.h"

namespace refjit::vm {

using Number = boost::multiprecision::cpp_int;

/// Of an int in any form.
Number number_of(Value v);
/// The canonical Value of a number.
Ref value_of(Vm& vm, Number&& number);

}  // namespace refjit::vm
