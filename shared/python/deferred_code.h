#pragma once
// What is known of a function before its first use: how to compile it later. Private to this room.
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "python/ast.h"
#include "python/code.h"
#include "python/compiler.h"
#include "python/skim.h"

namespace refjit::python {

/// A function's text, the classes it stands in, outermost first, and the module's imports and features.
struct Deferral {
  DeferredText text;
  std::vector<std::string> classes;
  std::shared_ptr<const ImportedNames> imported;
  uint32_t future_flags = 0;
};

struct DeferredCode : CodeObject {
  std::shared_ptr<const Deferral> deferral;
  std::string_view frozen;  ///< What freeze() has made of it; empty: it is compiled when it is used.
};

/// What thawed code objects have instead of a tree, while `definition` is null: what to parse for it.
struct TreeSeed : Ast {
  TreeSeed(FileId file, std::shared_ptr<const Deferral> function) : Ast(file), function(std::move(function)) {}
  std::shared_ptr<const Deferral> function;  ///< Null: the whole module.
  /// The one tree of all that was thawed with it: a walk of an inner function goes on while an outer one gets its own.
  mutable std::shared_ptr<const Ast> grown;
};

/// The module that holds nothing but the function. Throws SyntaxFailure.
std::shared_ptr<Ast> parse_function(const FileTable& files, FileId file, const DeferredText& function);
Result<std::shared_ptr<const CodeObject>> compile_function(const FileTable& files, FileId file,
                                                           const Deferral& deferral);
std::shared_ptr<const CodeObject> thaw_function(const FileTable& files, const DeferredCode& code);

}  // namespace refjit::python
