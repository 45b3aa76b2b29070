#pragma once
// The jit dispatcher: what `mindspore.jit` returns, and the state of one Vm's jit. A JitFunction holds entries (guards,
// compiled graph, how to rebuild the result); a call finds the entry whose guards hold and runs it, or captures a new
// one. The native module `_refjit_jit` (jit_module.cpp) makes JitFunctions. Session reads counters and compiles for the
// report. Invariant: an entry is immutable once made; entries of a function are bounded and the least used goes first.
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "capture/flow_record.h"
#include "capture/graph_capture.h"
#include "capture/rebuild.h"
#include "passes/pass.h"
#include "runtime/device.h"
#include "runtime/recorder.h"
#include "vm/extension.h"
#include "vm/vm.h"

namespace refjit::capture {

class TapedGraph;

enum class CaptureMode : uint8_t { Ast, Bytecode, Trace };

struct JitOptions {
  CaptureMode mode = CaptureMode::Ast;
  int level = 0;  ///< jit_level: 0 or 1
  bool fullgraph = false;
  bool must_be_whole = false;  ///< fullgraph=True of a bytecode-jitted function: a break is the exception Unsupported.
  std::string backend;         ///< "", "ms_backend", "GE"
};

std::string_view mode_name(CaptureMode mode);

/// A graph as it stood at one point of the passes; those who look at the same point share it.
using GraphState = std::shared_ptr<const ir::Module>;

/// One pass of one compile. Graphs at report level 2, where the pass changed something and they are not too large.
struct PassInfo {
  std::string_view phase;  ///< The table's, as the pass's name.
  passes::PassRun run;
  GraphState before, after;
};

/// The graph after one phase (report level 2).
struct PhaseInfo {
  std::string name;
  GraphState graph;
};

/// One compile, for the run report.
struct CompileInfo {
  int64_t id = 0;
  std::string function;
  Span span;
  Span called;  ///< The program's line whose call needed it; unknown when there is none.
  JitOptions options;
  std::string reason;   ///< "first call", "continues at line 8", or the guard that no longer held.
  std::string program;  ///< Content hash.
  int64_t nodes = 0;
  double milliseconds = 0;
  runtime::PlanInfo plan;
  bool is_planned = false;
  /// Source lines with an operation in the captured graph, before any pass: (file, line), ordered, each once.
  std::vector<std::pair<FileId, uint32_t>> lines;
  std::vector<std::string> facts;  ///< Of the whole graph, as sentences (graph_facts.h).
  std::vector<PassInfo> passes;
  std::vector<PhaseInfo> phases;
};

/// A program with executables for the shapes met so far.
class CompiledGraph {
 public:
  std::vector<Input> inputs;
  std::string function;
  runtime::Program program;
  runtime::ExecutorKind executor = runtime::ExecutorKind::KernelByKernel;
  bool has_symbolic_dims = false;
  size_t output_count = 0;
  int level = 0;

  /// Can calls under a gradient tape run the program (taped_graph.h)?
  bool is_pure();
  /// Fetches inputs through `frame`, runs, fills `outputs`. False: an exception is set.
  bool run(vm::Vm& vm, const FrameView& frame, std::vector<Tensor>& outputs);
  /// With symbolic dims: can it be planned for the inputs that `frame` has now? Leaves no exception.
  bool can_run(vm::Vm& vm, const FrameView& frame);

 private:
  friend class Compiler;
  struct Instance {
    std::vector<TensorType> types;
    std::unique_ptr<runtime::Executable> executable;
    std::vector<uint32_t> written;  ///< Inputs that a run changes: Parameters, mutated arguments.
  };
  /// Fills tensors_ with the inputs. False: an exception is set.
  bool fetch(vm::Vm& vm, const FrameView& frame);
  Instance* instance(vm::Vm& vm, std::span<const Tensor> tensors);
  bool launch(vm::Vm& vm, Instance& instance, std::vector<Tensor>& outputs);
  std::vector<Instance> instances_;
  bool run_taped(vm::Vm& vm, std::span<const vm::Value> values, std::vector<Tensor>& outputs);
  /// Outputs that share memory only because passes found them equal, and constants, get memory of their own. False: an
  /// exception is set.
  bool separate_outputs(vm::Vm& vm, std::span<Tensor* const> outputs, std::span<const Tensor> given);
  static bool own_output(vm::Vm& vm, Tensor& output);
  /// After the passes; `roots`: whose memory each output had before them, empty where nobody asks.
  void note_shared_memory(std::vector<const ir::Node*> roots);
  std::vector<const ir::Node*> output_roots_;  ///< Whose memory each output has in Python; empty: they never share.
  std::vector<uint32_t> constant_outputs_;     ///< The program's own tensors: a caller that writes gets a copy.
  /// What runs under a tape; with symbolic dims one for each of the shapes met last.
  TapedGraph* taped(vm::Vm& vm, std::span<const vm::Value> values);
  std::vector<std::pair<std::vector<TensorType>, std::shared_ptr<TapedGraph>>> taped_;
  std::optional<bool> is_pure_;
  std::vector<Tensor> tensors_;  ///< Kept between calls so that a steady call allocates nothing here.
};

/// A tensor whose value left the graph while a trace was recorded: the trace is right while the value is the same.
struct ValueGuard {
  uint32_t output = 0;  ///< Of the program.
  Tensor value;
  std::string what;  ///< "bool", "asnumpy", ...
  Span span;
};

/// A tensor from outside that a trace wrote in place.
struct TensorWrite {
  SourceRef source;
  vm::Ref tensor;  ///< Instead of a source.
  uint32_t output = 0;
};

/// What one capture made.
struct Entry {
  Guards guards;
  std::vector<ValueGuard> reads;         ///< Trace: in the order in which the values were read.
  std::vector<TensorWrite> writes;       ///< Trace: done once all reads hold.
  std::unique_ptr<CompiledGraph> graph;  ///< Null: nothing to run (constants only), or not captured.
  bool is_captured = true;               ///< False: with these guards the code runs in the interpreter.
  bool has_returned = true;
  Rebuild result;
  std::vector<std::vector<Rebuild>> prints;  ///< Arguments of `print`, made when the graph has run (ast).
  // A graph break (bytecode): the frame's state before the breaking instruction.
  std::vector<Rebuild> locals;
  std::vector<Rebuild> stack;
  std::vector<Effect> effects;  ///< Writes of the captured code to objects from outside, in order.
  uint32_t instruction = 0;
  uint32_t resume = 0;
  bool is_branch = false;
  bool has_views = false;  ///< Of tensors from outside, made beside the graph: no tape records them.
  bool is_direct = false;  ///< The whole function, called with what its graph takes.
  uint64_t last_use = 0;
  uint64_t cast_rules = 0;  ///< Identity of the rules of mixed precision it was captured under.
  uint64_t calls = 0;       ///< How often it was found (bytecode).
  std::string phase;        ///< MindSpore's name of the compile (bytecode).
  vm::Ref compiled_code;    ///< What stands for it as a code object, once somebody has asked (code_extra.cpp).
};

/// What stands where after the graph of an entry has run.
struct Finished {
  vm::Ref result;
  std::vector<vm::Ref> locals, stack;  ///< At a graph break.
  bool is_built = false;               ///< All values are made; what follows are writes.
};
/// Makes the values of an entry whose graph gave `outputs`, then does its writes. False: an exception is set.
bool finish_entry(vm::Vm& vm, const Entry& entry, const FrameView& view, std::span<const Tensor> outputs,
                  Finished& finished);

/// Nothing has been done yet where a value could not be made, a view of these shapes: the interpreter does it, or says
/// why not.
bool may_be_interpreted(const Entry& entry);

/// Counters of the run report.
struct JitCounters {
  int64_t calls = 0;
  int64_t launches = 0;
  int64_t compiles = 0;
  int64_t recompiles = 0;
  int64_t graph_breaks = 0;
  int64_t fallbacks = 0;
  int64_t interpreted_calls = 0;
  int64_t cache_hits = 0;  ///< Compiles that the compile cache saved.
};

class BytecodeDispatcher;

/// What one call of a jitted function ran (saved_program.h).
struct SavedCall {
  vm::Ref parts;
};

struct JitState : vm::Vm::Extension {
  explicit JitState(vm::Vm& vm);
  ~JitState() override;

  vm::Vm& vm;
  runtime::Device* device = nullptr;      ///< Borrowed from the Session.
  runtime::Recorder* recorder = nullptr;  ///< Null: launches are not recorded.
  std::string build_id;                   ///< Names this build in compile-cache keys.
  JitOptions defaults;                    ///< For calls that do not give an option themselves.
  bool has_default_mode = false, has_default_level = false, has_default_fullgraph = false, has_default_backend = false;
  JitCounters counters;
  std::vector<CompileInfo> compiles;
  int64_t dropped_compiles = 0;
  FlowRecords flows;         ///< Report level 2.
  int64_t phases = 0;        ///< Compiles of bytecode so far.
  int64_t dumped_files = 0;  ///< Serial number of the next graph file (save_graphs).
  vm::Type* jit_type = nullptr;
  /// Outputs of the program that ran last, where a gradient tape recorded it: Rebuild takes these objects.
  std::vector<vm::Ref> taped_outputs;
  bool is_capturing = false;  ///< A trace is being recorded: jitted functions inside run their Python.
  uint64_t clock = 0;
  std::unique_ptr<BytecodeDispatcher> bytecode;
  SavedCall* saving = nullptr;                           ///< A call whose program is wanted.
  std::vector<std::unique_ptr<CompiledGraph>> restored;  ///< Programs from files.
};
inline JitState& jit_state(vm::Vm& vm) { return vm.extension<JitState>(); }

/// The Python function inside a JitFunction, borrowed; null when `v` is something else.
vm::Value jitted_function(vm::Vm& vm, vm::Value v);

/// From now on every Python frame is captured from its bytecode, as if one bytecode-jitted function called them all.
void capture_everything(JitState& state);

/// Registers the module `_refjit_jit`.
void register_jit_module(vm::Vm& vm);

}  // namespace refjit::capture
