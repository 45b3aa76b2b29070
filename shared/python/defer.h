#pragma once
// Functions compiled at their first use: for texts known to be right, of which most is never called (the embedded
// libraries). The VM compiles a module with compile_deferring() and each function, when it is first looked into, with
// complete(). Invariant: completed, a code object is the one that compile() makes.
#include <memory>

#include "base/files.h"
#include "base/result.h"
#include "python/code.h"

namespace refjit::python {

/// compile() of a module, in which functions that stand in no function are deferred.
Result<std::shared_ptr<const CodeObject>> compile_deferring(const FileTable& files, FileId file);

/// Whether it stands for a function not compiled yet: names, place and free variables are all that is known of it.
inline bool is_deferred(const CodeObject& code) { return code.words.empty(); }

Result<std::shared_ptr<const CodeObject>> complete(const FileTable& files, const CodeObject& deferred);

}  // namespace refjit::python
