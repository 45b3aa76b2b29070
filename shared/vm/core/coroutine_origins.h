#pragma once
// sys.set_coroutine_origin_tracking_depth: where coroutines were made, kept beside them, since hardly a program asks.
// Used by sys and by the coroutines.
#include <unordered_map>

#include "vm/extension.h"
#include "vm/generator.h"

namespace refjit::vm {

struct CoroutineOrigins : Vm::Extension {
  explicit CoroutineOrigins(Vm&) {}
  int depth = 0;                                      ///< So many frames are kept.
  std::unordered_map<const Generator*, Ref> origins;  ///< cr_origin, a tuple, of those with kCoroutineHasOrigin.
};

/// Set in Object::flags of a coroutine that CoroutineOrigins knows.
inline constexpr uint32_t kCoroutineHasOrigin = 0x20000;

}  // namespace refjit::vm
