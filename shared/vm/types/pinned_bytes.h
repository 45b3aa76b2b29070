#pragma once
// Keeps the size of what may be a bytearray while guest code runs that could change it, as a view does.
#include "vm/types/bytearray.h"

namespace refjit::vm {

class PinnedBytes {
 public:
  explicit PinnedBytes(Value v) : held_(v), exports_(exports_of(v)) {
    if (exports_) ++*exports_;
  }
  ~PinnedBytes() {
    if (exports_) --*exports_;
  }
  PinnedBytes(const PinnedBytes&) = delete;
  PinnedBytes& operator=(const PinnedBytes&) = delete;

 private:
  static int64_t* exports_of(Value v) {
    if (!v.is_object() || !is_subtype(v.object()->type, vm_of(v.object()).types().bytearray)) return nullptr;
    return &as<ByteArray>(v)->exports;
  }
  Ref held_;
  int64_t* exports_;
};

}  // namespace refjit::vm
