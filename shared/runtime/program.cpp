#include "ir/canonical.h"
#include "runtime/device.h"

namespace refjit::runtime {

const std::string& Program::id() const {
  if (id_.empty()) {
    if (auto id = ir::program_id(*module)) id_ = *std::move(id);
  }
  return id_;
}

}  // namespace refjit::runtime
