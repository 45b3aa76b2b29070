#pragma once
// Tensors as text, to the letter: NumPy 1.26's str and repr of arrays (MindSpore's `print(tensor)` prints the NumPy
// array) and MindSpore's own `repr(tensor)`. Called by the VM's tensor and numpy modules and by IR listings.
// Invariant: depends on the values and the options alone, no locale, the same in both builds. Host tensors, any layout;
// bfloat16, which NumPy lacks, prints as MindSpore prints it ("0.100098").
#include <string>

#include "tensor/tensor.h"

namespace refjit {

/// NumPy's print options (np.set_printoptions), with its defaults.
struct ArrayTextOptions {
  int precision = 8;         ///< Most digits after the decimal point.
  int64_t threshold = 1000;  ///< More elements than this are summarised.
  int64_t edge_items = 3;    ///< Shown at each end of a summarised axis.
  int line_width = 75;
  bool suppress = false;  ///< No exponents for small numbers.
};

/// `str(array)`: "[[1. 2.]\n [3. 4.]]"; a rank-0 array as its scalar.
std::string array_str(const Tensor& t, const ArrayTextOptions& options = {});
/// `repr(array)`: "array([1., 2.], dtype=float32)".
std::string array_repr(const Tensor& t, const ArrayTextOptions& options = {});
/// Element `index` as NumPy 1.26 prints scalars: "1.0", "True", "3".
std::string scalar_text(const Tensor& t, int64_t index);
/// MindSpore's `repr(tensor)`: "Tensor(shape=[2], dtype=Float32, value= [ 1.00000000e+00,  2.00000000e+00])".
std::string tensor_repr(const Tensor& t);

}  // namespace refjit
