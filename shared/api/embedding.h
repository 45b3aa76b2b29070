#pragma once
// What an embedder implements besides Session: the Host interface of the vm under the facade's name, so that wasm/ and
// native/ include api/ alone.
#include "vm/vm.h"

namespace refjit::api {

using EmbeddingHost = vm::Host;

}  // namespace refjit::api
