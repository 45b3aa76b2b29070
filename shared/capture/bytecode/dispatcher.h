#pragma once
// BytecodeDispatcher: the FrameHook of bytecode capture (B1, B5 to B7). While a bytecode-jitted function runs, it sees
// every Python frame: it looks for an entry of (code, instruction) whose guards hold, captures one if there is none,
// runs the graph, and finishes the frame or hands it back to the interpreter at the instruction that broke the graph.
#include <map>
#include <memory>
#include <unordered_map>
#include <utility>
#include <vector>

#include "capture/jit.h"
#include "vm/frame.h"

namespace refjit::capture {

struct FrameState;

/// Entries of one place in one code object.
struct Site {
  std::vector<std::unique_ptr<Entry>> entries;
  bool is_interpreted = false;          ///< Nothing worth capturing begins here.
  uint32_t resume = vm::Frame::kNever;  ///< If interpreted: where capture may begin again.
  std::unordered_map<std::string, std::vector<ir::Dim>> symbolic_dims;  ///< J13, by source label.
  std::unordered_map<std::string, uint32_t> value_changes;              ///< By source label.
  bool tracks_effects = false;   ///< The code writes tensors: in the graph, in order.
  bool forbids_effects = false;  ///< Not in the graph: tensors that it writes have shared memory.
  uint32_t captures = 0;
  uint32_t compiles = 0;  ///< Captures that gave something to run: a graph, or a break.
  uint32_t breaks = 0;    ///< Captures that ended before the function did.
};

class BytecodeDispatcher : public vm::FrameHook {
 public:
  explicit BytecodeDispatcher(JitState& state) : state_(state) {}

  /// Calls `function` with the hook in place. `options` hold for everything captured on the way.
  vm::Ref call(vm::Function* function, vm::Args args, const JitOptions& options);
  /// Are frames being captured under these options? Then a call of a function jitted so is a call like any other.
  bool is_active(const JitOptions& options) const;
  /// Puts the hook in place for good.
  void capture_everything();
  /// From here on frames are captured under `options`, until end_capturing().
  void begin_capturing(const JitOptions& options);
  void end_capturing();
  /// What MindSpore's get_code_extra says of a function, a method or a code object: a dict, or None where nothing was
  /// captured. Null: an exception is set.
  vm::Ref extra_of(vm::Value of);
  vm::HookOutcome on_frame(vm::Vm& vm, vm::Frame& frame) override;

  /// Entry at the start of `code` whose guards hold and which needs no frame to run; null: none.
  Entry* find_complete(vm::Code* code, const FrameView& view, const JitOptions& options);

 private:
  struct Place {
    vm::Code* code;
    uint32_t instruction;
    uint32_t variant;  ///< Level and executor: functions jitted in several ways share code, not graphs.
    bool operator==(const Place&) const = default;
  };
  struct PlaceHash {
    size_t operator()(const Place& p) const {
      return (std::hash<const void*>()(p.code) * 31 + p.instruction) * 8 + p.variant;
    }
  };

  Site& site(vm::Code* code, uint32_t instruction);
  Entry* find(Site& site, const FrameView& view, std::string& reason);
  Entry* capture(Site& site, vm::Frame& frame, const FrameView& view, const std::string& reason);
  std::unique_ptr<Entry> try_capture(Site& site, vm::Frame& frame, const FrameView& view, const std::string& reason,
                                     size_t& limit);
  void learn_symbolic_dims(Site& site, const FrameView& view);
  void learn_changing_values(Site& site, const FrameView& view);
  /// Tells the capture which values it may not look at, or only as inputs.
  void hide_changing_values(GraphCapture& graph, const Site& site, bool is_continuation) const;
  /// Guards that what the graph writes shares no memory with what else it takes; false: it does.
  bool guard_written(GraphCapture& graph, const FrameView& view);
  void write_back(vm::Frame& frame, const Entry& entry, const Finished& finished);
  bool take_branch(vm::Frame& frame);
  void report_break(Site& site, vm::Frame& frame, GraphCapture& graph, const Break& why);
  /// fullgraph=True, and the graph ends early: true, with the exception set.
  bool must_stop(GraphCapture& graph, const FrameState& end);
  /// What extra_of() will say of a capture.
  void note_compile(Site& site, Entry& entry, const GraphCapture& graph, bool has_graph, const FrameView& view,
                    const vm::Code* code);
  vm::Ref extra_of_sites(vm::Code* code, uint32_t instruction);
  vm::Ref compiled_code(Entry& entry, vm::Code* code);
  void record_flow(vm::Frame& frame, const FrameView& view, const Entry& entry);

  JitState& state_;
  JitOptions options_;
  std::vector<JitOptions> outer_options_;  ///< Of begin_capturing().
  int depth_ = 0;                          ///< Calls of bytecode-jitted functions in progress.
  std::unordered_map<Place, Site, PlaceHash> sites_;
  /// Code objects that extra_of() gives: of what follows a break, or of the graph of one capture.
  struct Stand {
    vm::Code* code;
    uint32_t instruction;
    std::string phase;  ///< Of the graph; empty: of the place.
  };
  std::unordered_map<const vm::Code*, Stand> stands_;
  uint32_t stand_count_ = 0;
  std::vector<vm::Ref> codes_;  ///< Keeps the code objects of sites_ alive, so an address is one code.
  std::vector<Tensor> outputs_;
  std::string break_text_;  ///< Where and why the capture in progress ended early.
  std::string numbers_;     ///< Why dims that change are numbers in the capture in progress.
  std::string outlives_;    ///< What made it end before the place where it could have.
};

}  // namespace refjit::capture
