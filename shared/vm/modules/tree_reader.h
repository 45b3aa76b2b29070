#pragma once
// Trees of the guest's ast node objects, read back for compile().
#include <memory>

#include "python/python.h"
#include "vm/vm.h"

namespace refjit::vm {

/// The syntax tree that a guest's node stands for, `mode`'s kind of root; `classes`: ast's node classes and operators
/// by name. Null: a TypeError or ValueError in CPython's words is set.
std::shared_ptr<const python::Ast> read_tree(Vm& vm, Value root, Dict* classes, python::Mode mode, FileId file);

/// compile_text() of what read_tree() has made.
Ref compile_tree(Vm& vm, const std::string& file_name, std::shared_ptr<const python::Ast> tree, python::Mode mode,
                 uint32_t future_flags, int optimize = -1);

}  // namespace refjit::vm
