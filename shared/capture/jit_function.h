#pragma once
// JitFunction: the guest object that mindspore.jit returns for a function. Calling it is the hot path of the system:
// find the entry whose guards hold, run its graph, rebuild the result. Private to capture.
#include "capture/compiler.h"
#include "capture/jit.h"
#include "vm/deferred.h"
#include "vm/function.h"

namespace refjit::capture {

/// C++ state of a JitFunction; the guest object owns it.
struct JitData {
  vm::Ref function;  ///< The Python function.
  JitOptions options;
  std::vector<std::unique_ptr<Entry>> entries;
  bool compiles_only = false;     ///< A call ends when it is compiled (ast).
  bool is_interpreted = false;    ///< ast gave up on it (fullgraph=False): calls run Python.
  uint32_t effects_in_a_row = 0;  ///< trace: the last calls that changed what is outside.
  std::vector<Tensor> outputs;    ///< Scratch of a call.
  /// Dims of arguments by source label, -1 where calls differ (set_inputs, enable_dynamic).
  std::unordered_map<std::string, std::vector<int64_t>> declared_dims;
};

struct JitFunction : vm::GcObject {
  JitData* data;
};

/// The jitted function, compiled.
inline vm::Function* function_of(const JitData& data) {
  auto* function = data.function.as<vm::Function>();
  vm::whole_code(function);
  return function;
}

// ---- parts of a call that the captures share (jit_function.cpp)
/// Imports the parameters' values, guarded, as symbols of the slots of `code`.
void import_arguments(GraphCapture& graph, const vm::Code* code, const FrameView& view, std::vector<SymbolRef>& locals);
/// Why no entry fits: "first call", or the guard that fails of the entry that comes nearest; the newest of several.
std::string compile_reason(vm::Vm& vm, const JitData& data, const FrameView& view);
CompileRequest request_of(const JitData& data, std::string reason, double started);
/// Adds an entry; the least recently used one makes room.
Entry* keep_entry(JitState& state, JitData& data, std::unique_ptr<Entry> entry);
void report_frozen(vm::Vm& vm, const JitData& data, const std::vector<FrozenValue>& frozen);
void report_fallback(vm::Vm& vm, const JitData& data, const Break& why);
void report_fallback(vm::Vm& vm, const python::CodeObject& function, const Break& why);

/// A jitted function that runs its Python: where a trace is recorded, and where all frames are captured anyway.
vm::Value call_target(vm::Vm& vm, vm::Value callee);
/// Defines the type; called once a Vm.
vm::Type* make_jit_type(vm::Vm& vm);
/// A JitFunction around `function`, which must be a Python function.
vm::Ref make_jit_function(JitState& state, vm::Value function, JitOptions options);

}  // namespace refjit::capture
