#pragma once
// Types and constants as text, for listings and error messages. Two forms of one grammar: Dump is MindSpore's own
// (lossy: large tensors are elided, floats have six digits), Full is exact and is read back by ir/read.h. Called by the
// graph printer, the verifier and inference errors. Nesting deeper than 200 is printed as "...".
#include <functional>
#include <string>

#include "ir/abstract.h"

namespace refjit::ir {

enum class TextForm : uint8_t { Dump, Full };

/// How a listing names graphs ("f_0"), for constants that are functions.
using GraphNames = std::function<std::string(const FuncGraph&)>;

/// "<Tensor[Float32], (2, 3)>"; "<null>" when `a` is null. In Full with constants (`value=I64(3)`) and symbols (`s0`).
std::string type_text(const Abstract* a, TextForm form, const GraphNames& names = {});
/// "Tensor[Float32]": the first part alone, as MindSpore's messages print types.
std::string short_type_text(const Abstract& a);
/// "I64(2)", "Tensor(shape=[], dtype=Float32, value=1.5)"; parts that are not constant print as `?`.
std::string constant_text(const Abstract& a, TextForm form, const GraphNames& names = {});
/// The number that MindSpore 2.7 writes for a dtype argument (`Float16` is 42).
int64_t mindspore_type_id(DType dtype);

}  // namespace refjit::ir
