#pragma once
// What a static graph refuses of the user's code, in MindSpore's words: functions that belong outside of it (a Cell's
// lists of parameters, hooks, the context), Parameters made inside, what Parameters say of themselves, functions as
// results. The library's own code may do all of it. Private to capture/ast.
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "base/result.h"
#include "capture/symbol.h"

namespace refjit::capture {

/// A call of `callee`.
std::optional<Error> refused_call(vm::Vm& vm, const SymbolRef& callee);
/// `object.name`, where `object` is a Parameter.
std::optional<Error> refused_of_parameter(const SymbolRef& object, std::string_view name);
/// `result`, returned by the whole program's function, whose first argument is `self` (or null). `statement`: the
/// return; `value`: its expression.
std::optional<Error> refused_result(vm::Vm& vm, const SymbolRef& result, const SymbolRef& self, const Span& statement,
                                    const Span& value);

/// `tensor[key]`, where `key` is a tuple with places that MindSpore's parser does not take.
std::optional<Error> refused_index(const SymbolRef& tensor, const SymbolRef& key);

/// The message of an exception with these arguments that is raised while compiling.
std::string raised_text(vm::Vm& vm, std::span<const vm::Value> arguments);

}  // namespace refjit::capture
