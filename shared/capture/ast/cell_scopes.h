#pragma once
// Where a Cell stands in the one that is compiled: "Default/blocks-CellList/0-Block", as MindSpore's listings name it.
// The first Cell whose method is captured is the root, be it the compiled function's own or one that it calls; its
// nodes stand in "Default". Asked by ast capture at each method that it walks. Holds no cell alive: capture does.
#include <string>
#include <unordered_map>

#include "capture/evaluator.h"

namespace refjit::capture {

class CellScopes {
 public:
  /// Scope of the nodes of this call; null: it is no Cell's method, or one's that stands outside the root, so that they
  /// belong to the caller's scope. The pointer lasts until the next call.
  const std::string* find(vm::Vm& vm, const Callee& callee, const std::vector<SymbolRef>& locals);

 private:
  void add_tree(vm::Vm& vm, vm::Value root);

  std::unordered_map<uint64_t, std::string> scopes_;  ///< By the bits of the Cell's value.
};

}  // namespace refjit::capture
