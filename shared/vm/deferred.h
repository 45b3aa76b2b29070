#pragma once
// Library functions are compiled at their first use (python/defer.h): their Code knows names, place and free variables
// until then. A frame completes the code it runs; whoever else looks into a function's code asks for whole_code().
#include "vm/function.h"

namespace refjit::vm {

/// The code object of an embedded module, functions deferred. `frozen`: what the build made of it, if it did.
Ref compile_library(Vm& vm, const std::string& file_name, std::string text, std::string_view frozen);

inline bool is_deferred(const Code* code) { return code->word_count == 0; }
/// Compiles a deferred code object. False: exception.
bool complete_code(Code* code);
void complete_silently(Code* code);
/// A function's code, complete. It raises nothing.
inline Code* whole_code(const Function* function) {
  if (is_deferred(function->code)) [[unlikely]]
    complete_silently(function->code);
  return function->code;
}

}  // namespace refjit::vm
