#pragma once
// Names of values in the compile cache: texts that are equal in another process where the values are. Empty: no text
// is.
#include <string>
#include <string_view>

#include "vm/value.h"

namespace refjit::vm {
class Vm;
}  // namespace refjit::vm

namespace refjit::capture {

/// Structures are named this deep.
constexpr int kNamedNesting = 16;

/// Of a file's contents, for the cache alone.
std::string checksum(std::string_view data);
/// Text of a constant that can be made again from it: None, bool, int, float, str, dtype, tuples of these.
std::string constant_name(vm::Vm& vm, vm::Value v, int nesting = 0);
/// The constant of such a text; null: it is none.
vm::Ref constant_of(vm::Vm& vm, std::string_view name, int nesting = 0);
/// A constant, a function by place and with what it holds, a class or module by name, arrays, partials and enumerations
/// by content; other objects by their class alone (what capture read of them are dependencies of their own).
std::string object_name(vm::Vm& vm, vm::Value v, int nesting = 0);

}  // namespace refjit::capture
