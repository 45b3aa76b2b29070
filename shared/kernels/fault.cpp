#include "kernels/fault.h"

#include <utility>

namespace refjit::kernels {
namespace {

thread_local std::optional<Error> fault;

}  // namespace

void note_fault(Error error) {
  if (!fault) fault = std::move(error);
}

std::optional<Error> take_fault() { return std::exchange(fault, std::nullopt); }
bool has_fault() { return fault.has_value(); }

}  // namespace refjit::kernels
