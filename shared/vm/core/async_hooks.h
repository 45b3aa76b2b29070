#pragma once
// sys.set_asyncgen_hooks: what an event loop is told of asynchronous generators. Used by sys, by the generators' first
// step and by their end.
#include <unordered_map>

#include "vm/extension.h"
#include "vm/generator.h"

namespace refjit::vm {

struct AsyncHooks : Vm::Extension {
  explicit AsyncHooks(Vm&) {}
  Ref shape;      ///< A sys.asyncgen_hooks, whose type the others have.
  Ref first;      ///< Called with a generator before its first step; None or null: nothing is.
  Ref finalizer;  ///< Called with one that is dropped before its end, instead of closing it.
  std::unordered_map<const Generator*, Ref> finalizers;  ///< As it was at the first step of those that have not ended.
};

/// Set in Object::flags of a generator that has made its first step.
inline constexpr uint32_t kGeneratorHasBegun = 0x10000;

}  // namespace refjit::vm
