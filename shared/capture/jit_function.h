#pragma once
// JitFunction: the guest object that mindspore.jit returns for a function. Calling it is the hot path of the system:
// find the entry whose guards hold, run its graph, rebuild the result. Private to capture.
#include "capture/jit.h"
#include "vm/function.h"

namespace refjit::capture {

/// C++ state of a JitFunction; the guest object owns it.
struct JitData {
  vm::Ref function;  ///< The Python function.
  JitOptions options;
  std::vector<std::unique_ptr<Entry>> entries;
  bool is_interpreted = false;  ///< ast gave up on it (fullgraph=False): calls run Python.
  std::vector<Tensor> outputs;  ///< Scratch of a call.
};

struct JitFunction : vm::GcObject {
  JitData* data;
};

/// Defines the type; called once a Vm.
vm::Type* make_jit_type(vm::Vm& vm);
/// A JitFunction around `function`, which must be a Python function.
vm::Ref make_jit_function(JitState& state, vm::Value function, JitOptions options);

}  // namespace refjit::capture
