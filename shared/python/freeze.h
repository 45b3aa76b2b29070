#pragma once
// Modules compiled before the program is: the build freezes what compile_deferring() makes of each embedded library,
// and an import thaws it, which takes a tenth of compiling it. Invariant: thawed, a code object is the one that was
// frozen but for its tree, which regrow_tree() compiles again for the few that are captured from it (module-level
// lambdas).
#include <memory>
#include <string>
#include <string_view>

#include "base/files.h"
#include "python/code.h"

namespace refjit::python {

/// The bytes of a module's code object, functions deferred. They are read by the program of the same build alone.
std::string freeze(const CodeObject& module);

/// `frozen`: of the text that `file` has in `files`.
std::shared_ptr<const CodeObject> thaw(std::string_view frozen, const FileTable& files, FileId file);

/// Gives a thawed code object, and those in its constants, their tree and definition.
void regrow_tree(const FileTable& files, const CodeObject& code);

}  // namespace refjit::python
