#pragma once
// Choices: one of several functions, at a place that only the running graph knows. A Choice is the guest's
// captured_choice or captured_either bound to the functions and their number, so calling it walks them all.
#include <vector>

#include "capture/symbol.h"
#include "vm/vm.h"

namespace refjit::capture {

/// A function, method, cell or class.
bool is_function(vm::Vm& vm, const Symbol& symbol);

/// What calls the function at `number` by the Tensor method `caller`; null: there is none.
SymbolRef choice(vm::Vm& vm, std::string_view caller, std::vector<SymbolRef> functions, ir::Node* number);

/// What joined() made of two sides of a branch: the functions, and the node that says which; null: something else.
struct Either {
  const std::vector<SymbolRef>* functions = nullptr;
  ir::Node* number = nullptr;
};
Either as_either(vm::Vm& vm, const Symbol& symbol);

inline constexpr std::string_view kSwitchLayer = "_captured_choice", kEither = "_captured_either";

}  // namespace refjit::capture
