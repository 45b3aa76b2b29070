#pragma once
// Modules compiled before the program is: the build freezes what compile_deferring() and complete() make of each
// embedded library. An import thaws the module, a function's first use the function, which takes a tenth of compiling
// them. Invariant: thawed, a code object is the one that was frozen but for its tree, which regrow_tree() parses for
// those that are captured from it.
#include <memory>
#include <string>
#include <string_view>

#include "base/files.h"
#include "base/result.h"
#include "python/code.h"

namespace refjit::python {

/// The bytes of a module's code object and of its deferred functions. They are read by the program of the same build
/// alone. Errors: those of functions, which compile_deferring() has not looked into.
Result<std::string> freeze(const FileTable& files, const CodeObject& module);

/// The module, its functions deferred. `frozen` is of the text that `file` has in `files`, and outlives the result.
std::shared_ptr<const CodeObject> thaw(std::string_view frozen, const FileTable& files, FileId file);

inline bool has_lost_tree(const CodeObject& code) { return code.ast && !code.definition; }
/// Gives such a code object, and those in its constants, their tree and definition.
void regrow_tree(const FileTable& files, const CodeObject& code);

}  // namespace refjit::python
