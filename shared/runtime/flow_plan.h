#pragma once
// Plans of programs with several graphs: a graph called with arguments of certain types becomes an Instance, code over
// the numbered slots of a frame. Made by flow_planner, run by flow_executor, shared by both kinds of executor. A slot
// holds one tensor or one function; tuples are flattened, so their shape is part of the types. Code goes on after a
// call for the type that the call is expected to return; where it returns another one, a second Block of the same graph
// takes over, whose code up to that call is the same. Nothing here believes types written in a program: all are derived
// from the arguments' own. Invariant: a slot is written before it is read, and read only up to the instruction that
// releases it.
#include <deque>
#include <memory>
#include <span>
#include <string_view>
#include <vector>

#include "ir/graph.h"
#include "kernels/kernel.h"
#include "runtime/plan.h"

namespace refjit::runtime {

/// An interned abstract value without constants of tensors and numbers: equal types have one address.
using FlowType = const ir::Abstract*;

/// A slot of the frame, or with the top bit a constant of the plan.
using SlotRef = uint32_t;
inline constexpr SlotRef kConstantSlot = 1u << 31;

enum class FlowCode : uint8_t {
  Kernel,     ///< inputs -> outputs
  Host,       ///< inputs -> the client's VM; an exception, or nothing
  HostValue,  ///< inputs -> the client's VM -> leaves of a type that is known only then, as of a call
  Closure,    ///< bound leaves -> function
  Select,     ///< condition, function, function -> function
  Call,       ///< `targets[0]` -> leaves of the result
  Branch,     ///< condition -> call of `targets[0]` (true) or `targets[1]` -> leaves
  CallValue,  ///< function, leaves -> leaves
  Return,     ///< leaves
};

struct FlowInstruction {
  FlowCode code = FlowCode::Kernel;
  bool is_tail = false;  ///< Calls: the frame is over.
  uint32_t inputs = 0, outputs = 0;
  uint32_t operands = 0;                     ///< First in FlowBlock::operands: inputs, then outputs.
  uint32_t first_release = 0, releases = 0;  ///< In FlowBlock::operands: slots that nothing reads any more.
  uint32_t detail = 0;                       ///< In kernels, hosts, closures, calls or returns of the block.
};

struct FlowKernel {
  kernels::PreparedKernel kernel;
  std::vector<int64_t> output_bytes;
  uint32_t reusable = 0;  ///< Inputs (bits) whose memory output 0 takes when nothing else holds it.
  std::string_view name;
  Span span;
};

/// A node that the client's VM runs, with the types of its operands (effects left out).
struct FlowHost {
  const ir::Node* node = nullptr;
  std::vector<ir::AbstractRef> operands;
};

/// What a function value binds: the graph and the types of its first arguments. Interned by the plan.
struct FlowSite {
  ir::FuncGraph* graph = nullptr;
  std::vector<FlowType> types;
};

struct FlowBlock;

/// A graph for arguments of these types.
struct FlowInstance {
  ir::FuncGraph* graph = nullptr;
  std::vector<FlowType> types;
  std::unique_ptr<FlowBlock> entry;  ///< Null until planned.
  FlowType result = nullptr;         ///< What a run has seen it return.
  /// Blocks for other results of the calls in it.
  std::vector<std::unique_ptr<FlowBlock>> others;
};

/// A callee that is known when planning.
struct FlowTarget {
  FlowInstance* instance = nullptr;
  std::vector<SlotRef> leaves;  ///< Bound arguments first.
};

struct FlowCall {
  FlowTarget targets[2];
  FlowSite* site = nullptr;     ///< CallValue: types of the given arguments; its graph is null.
  FlowType expected = nullptr;  ///< What the code after it takes; null where the code ends.
  uint32_t ordinal = 0;         ///< Among the calls of the block.
  uint32_t host = 0;            ///< HostValue: in FlowBlock::hosts.
  Span span;
  /// Found at run time: by the function's site, and by the type of the result (blocks whose call of the same ordinal
  /// expects it).
  std::vector<std::pair<const FlowSite*, FlowInstance*>> callees;
  std::vector<std::pair<FlowType, FlowBlock*>> continuations;
};

struct FlowBlock {
  FlowInstance* instance = nullptr;
  std::vector<FlowInstruction> code;
  std::vector<uint32_t> operands;
  std::vector<FlowKernel> kernels;
  std::vector<FlowHost> hosts;
  std::vector<const FlowSite*> closures;
  std::deque<FlowCall> calls;
  std::vector<uint32_t> call_places;  ///< Of each call, in `code`.
  std::vector<FlowType> returns;
  uint32_t slots = 0;  ///< Of the frame.
};

}  // namespace refjit::runtime
