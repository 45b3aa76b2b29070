#pragma once
// What keys(), values() and items() of a dict are in bytecode capture: a Stream whose `value` is the view's type and
// whose only item is the dict. It is no iterator, and shows what the dict has become. Private to capture.
#include <string_view>
#include <vector>

#include "capture/symbol.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

/// `method`: "keys", "values" or "items".
SymbolRef dict_view(vm::Vm& vm, SymbolRef dict, std::string_view method);
bool is_dict_view(vm::Vm& vm, const Symbol& symbol);
/// The class of what a SymbolKind::Iterator stands for.
vm::Type* iterator_type(vm::Vm& vm, const Symbol& symbol);
/// The method of a dict that gives views of this type; empty: it is the type of no view.
std::string_view view_method(vm::Vm& vm, vm::Value type);
/// What the view shows now; its dict has been read.
std::vector<SymbolRef> view_items(vm::Vm& vm, const Symbol& view);

}  // namespace refjit::capture
