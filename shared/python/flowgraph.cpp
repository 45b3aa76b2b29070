#include "python/flowgraph.h"

#include <algorithm>

#include "python/fold.h"

namespace refjit::python {

bool is_block_push(int op) { return op == kSetupFinally || op == kSetupCleanup || op == kSetupWith; }
bool is_jump_op(int op) {
  if (op > 255) return op >= kJump;
  return is_jump(static_cast<Op>(op));
}
bool has_target(int op) { return is_jump_op(op) || is_block_push(op); }
bool is_unconditional(int op) { return op == kJump || op == kJumpNoInterrupt; }
bool leaves_scope(int op) {
  return op == op_number(Op::RETURN_VALUE) || op == op_number(Op::RAISE_VARARGS) || op == op_number(Op::RERAISE);
}

FlowGraph::FlowGraph() {
  blocks_.emplace_back();
  current_ = &blocks_.front();
}

Block* FlowGraph::new_block() {
  blocks_.emplace_back();
  return &blocks_.back();
}

void FlowGraph::use(Block* block) {
  current_->next = block;
  current_ = block;
}

void FlowGraph::emit(int op, int arg, Block* target, const Loc& loc) {
  if (!current_->code.empty()) {
    const int last = current_->code.back().op;
    if (is_jump_op(last) || leaves_scope(last)) use(new_block());
  }
  current_->code.push_back({op, arg, target, nullptr, loc});
}

bool FlowGraph::returns() const {
  return !current_->code.empty() && current_->code.back().op == op_number(Op::RETURN_VALUE);
}

namespace {

constexpr size_t kMaxCopySize = 4;
constexpr int kNop = op_number(Op::NOP);
constexpr int kLoadConst = op_number(Op::LOAD_CONST);
constexpr int kSwap = op_number(Op::SWAP);
constexpr int kJumpIfFalseOrPop = op_number(Op::JUMP_IF_FALSE_OR_POP);
constexpr int kJumpIfTrueOrPop = op_number(Op::JUMP_IF_TRUE_OR_POP);

bool falls_through(const Block& block) {
  if (block.code.empty()) return true;
  const int last = block.code.back().op;
  return !is_unconditional(last) && !leaves_scope(last);
}
bool exits(const Block& block) { return !block.code.empty() && leaves_scope(block.code.back().op); }

/// First block with code at or behind `block`.
Block* skip_empty(Block* block) {
  const auto step = [](Block* b) { return b->forward ? b->forward : b->next; };
  Block* end = block;
  while (end->code.empty() && step(end)) end = step(end);
  // Shortcuts keep a chain of a hundred thousand elifs linear.
  while (block != end) {
    Block* next = step(block);
    block->forward = end;
    block = next;
  }
  return end;
}

class Passes {
 public:
  Passes(FlowGraph& graph, CodeObject& code) : graph_(graph), code_(code) {}

  void run() {
    // CPython visits blocks in the reverse order of their making here, which shows in what gets copied.
    for (auto block = graph_.blocks().rbegin(); block != graph_.blocks().rend(); ++block) skip_empty_targets(*block);
    for (auto block = graph_.blocks().rbegin(); block != graph_.blocks().rend(); ++block) extend(*block);
    optimize();
    duplicate_exits();
    trim_constants();
    propagate_lines();
    guarantee_exit_lines();
    code_.stack_size = static_cast<uint32_t>(measure_stack());
    trace_handlers();
    for (Block* b = entry(); b; b = b->next)
      for (Instruction& instruction : b->code)
        if (is_block_push(instruction.op) || instruction.op == kPopBlock) instruction.op = kNop;
    for (Block* b = entry(); b; b = b->next) {
      clean(*b);
      // What stood here before left its argument.
      for (Instruction& instruction : b->code)
        if (instruction.op == kNop) instruction.arg = 0;
    }
  }

 private:
  Block* entry() { return graph_.entry(); }

  static void skip_empty_targets(Block& block) {
    for (Instruction& instruction : block.code)
      if (is_jump_op(instruction.op)) instruction.target = skip_empty(instruction.target);
  }

  /// A jump to a short block that leaves the scope and has no line of its own is replaced by a copy of that block.
  static void extend(Block& block) {
    if (block.code.empty() || block.code.back().op != kJump) return;
    const Block* target = block.code.back().target;
    if (!exits_without_line(*target) || target->code.size() > kMaxCopySize) return;
    block.code.back().op = kNop;
    block.code.back().target = nullptr;
    const std::vector<Instruction> copy = target->code;
    block.code.insert(block.code.end(), copy.begin(), copy.end());
  }

  void optimize() {
    for (Block* b = entry(); b; b = b->next) {
      optimize_block(*b);
      clean(*b);
    }
    for (auto block = graph_.blocks().rbegin(); block != graph_.blocks().rend(); ++block) extend(*block);
    mark_reachable();
    for (Block* b = entry(); b; b = b->next)
      if (b->predecessors == 0) b->code.clear();
    remove_empty();
    for (Block* b = entry(); b; b = b->next) clean(*b);
    remove_empty();
    // A jump to what follows anyway.
    for (Block* b = entry(); b; b = b->next) {
      if (b->code.empty() || !is_unconditional(b->code.back().op) || b->code.back().target != b->next) continue;
      b->code.back().op = kNop;
      b->code.back().target = nullptr;
      clean(*b);
    }
    remove_empty();
  }

  static bool thread_jump(Instruction& instruction, const Instruction& target, int op) {
    if (instruction.loc.line != target.loc.line || instruction.target == target.target) return false;
    instruction.target = target.target;
    instruction.op = op;
    return true;
  }

  void optimize_block(Block& block) {
    auto& code = block.code;
    for (int i = 0; i < static_cast<int>(code.size()); ++i) {
      Instruction& instruction = code[static_cast<size_t>(i)];
      const int next_op = static_cast<size_t>(i) + 1 < code.size() ? code[static_cast<size_t>(i) + 1].op : 0;
      if (has_target(instruction.op)) {
        instruction.target = skip_empty(instruction.target);
        i -= thread(instruction) ? 1 : 0;
        continue;
      }
      if (instruction.op == kLoadConst) {
        fold_constant_test(block, static_cast<size_t>(i), next_op);
      } else if (instruction.op == op_number(Op::BUILD_TUPLE)) {
        optimize_tuple(block, static_cast<size_t>(i), next_op);
      } else if (instruction.op == kSwap) {
        if (instruction.arg == 1) {
          instruction.op = kNop;
        } else {
          i = static_cast<int>(merge_swaps(block, static_cast<size_t>(i)));
          apply_swaps(block, i);
        }
      } else if (instruction.op == op_number(Op::PUSH_NULL) && next_op == op_number(Op::LOAD_GLOBAL)) {
        instruction.op = kNop;
        instruction.arg = 0;
        code[static_cast<size_t>(i) + 1].arg |= 1;
      }
    }
  }

  /// Jumps to jumps. True if the instruction changed and has to be looked at again.
  static bool thread(Instruction& instruction) {
    if (instruction.target->code.empty()) return false;
    const Instruction target = instruction.target->code.front();
    const auto skip_test = [&](int op) {
      if (instruction.loc.line != target.loc.line) return false;
      instruction.op = op;
      instruction.target = instruction.target->next;
      return true;
    };
    switch (instruction.op) {
      case kJumpIfFalseOrPop:
        if (target.op == kPopJumpIfFalse) return thread_jump(instruction, target, kPopJumpIfFalse);
        if (target.op == kJump || target.op == kJumpIfFalseOrPop)
          return thread_jump(instruction, target, kJumpIfFalseOrPop);
        if (target.op == kJumpIfTrueOrPop || target.op == kPopJumpIfTrue) return skip_test(kPopJumpIfFalse);
        return false;
      case kJumpIfTrueOrPop:
        if (target.op == kPopJumpIfTrue) return thread_jump(instruction, target, kPopJumpIfTrue);
        if (target.op == kJump || target.op == kJumpIfTrueOrPop)
          return thread_jump(instruction, target, kJumpIfTrueOrPop);
        if (target.op == kJumpIfFalseOrPop || target.op == kPopJumpIfFalse) return skip_test(kPopJumpIfTrue);
        return false;
      case kPopJumpIfNone:
      case kPopJumpIfNotNone:
      case kPopJumpIfFalse:
      case kPopJumpIfTrue:
      case kJump:
        return target.op == kJump && thread_jump(instruction, target, instruction.op);
      default:
        return false;
    }
  }

  void fold_constant_test(Block& block, size_t i, int next_op) {
    Instruction& load = block.code[i];
    const Const& value = code_.consts[static_cast<size_t>(load.arg)];
    if (next_op == kPopJumpIfFalse || next_op == kPopJumpIfTrue) {
      const bool jumps = is_truthy(value) == (next_op == kPopJumpIfTrue);
      load.op = kNop;
      block.code[i + 1].op = jumps ? kJump : kNop;
    } else if (next_op == kJumpIfFalseOrPop || next_op == kJumpIfTrueOrPop) {
      const bool jumps = is_truthy(value) == (next_op == kJumpIfTrueOrPop);
      if (!jumps) load.op = kNop;
      block.code[i + 1].op = jumps ? kJump : kNop;
    } else if (next_op == op_number(Op::IS_OP) && value.kind == Const::Kind::None && i + 2 < block.code.size()) {
      const int jump = block.code[i + 2].op;
      if (jump != kPopJumpIfFalse && jump != kPopJumpIfTrue) return;
      const bool is_not = (block.code[i + 1].arg != 0) != (jump == kPopJumpIfFalse);
      load.op = kNop;
      block.code[i + 1].op = kNop;
      block.code[i + 2].op = is_not ? kPopJumpIfNotNone : kPopJumpIfNone;
    }
  }

  void optimize_tuple(Block& block, size_t i, int next_op) {
    Instruction& build = block.code[i];
    const auto count = static_cast<size_t>(build.arg);
    if (next_op == op_number(Op::UNPACK_SEQUENCE) && build.arg == block.code[i + 1].arg && count >= 1 && count <= 3) {
      build.op = kNop;
      block.code[i + 1].op = count == 1 ? kNop : kSwap;
      return;
    }
    if (i < count) return;
    std::vector<Const> items;
    for (size_t k = i - count; k < i; ++k) {
      if (block.code[k].op != kLoadConst) return;
      items.push_back(code_.consts[static_cast<size_t>(block.code[k].arg)]);
    }
    const Const tuple = Const::of_items(Const::Kind::Tuple, std::move(items));
    const auto found =
        std::find_if(code_.consts.begin(), code_.consts.end(), [&](const Const& c) { return is_same(c, tuple); });
    const auto index = static_cast<int>(found - code_.consts.begin());
    if (found == code_.consts.end()) code_.consts.push_back(tuple);
    for (size_t k = i - count; k < i; ++k) block.code[k].op = kNop;
    build.op = kLoadConst;
    build.arg = index;
  }

  /// Replaces a run of SWAPs and NOPs by the shortest one with the same effect; returns the index of its last member.
  static size_t merge_swaps(Block& block, size_t first) {
    auto& code = block.code;
    int depth = code[first].arg;
    size_t length = 1;
    bool has_more = false;
    for (; first + length < code.size(); ++length) {
      const Instruction& instruction = code[first + length];
      if (instruction.op == kSwap) {
        depth = std::max(depth, instruction.arg);
        has_more = true;
      } else if (instruction.op != kNop) {
        break;
      }
    }
    if (!has_more) return first;
    std::vector<int> stack(static_cast<size_t>(depth));
    for (int i = 0; i < depth; ++i) stack[static_cast<size_t>(i)] = i;
    for (size_t i = first; i < first + length; ++i)
      if (code[i].op == kSwap) std::swap(stack[0], stack[static_cast<size_t>(code[i].arg) - 1]);
    constexpr int kDone = -1;
    size_t current = first + length;  // one behind the next to write, from the end
    for (int i = 0; i < depth; ++i) {
      if (stack[static_cast<size_t>(i)] == kDone || stack[static_cast<size_t>(i)] == i) continue;
      for (int j = i;;) {
        if (j) {
          --current;
          code[current].op = kSwap;
          code[current].arg = j + 1;
        }
        if (stack[static_cast<size_t>(j)] == kDone) break;
        const int next = stack[static_cast<size_t>(j)];
        stack[static_cast<size_t>(j)] = kDone;
        j = next;
      }
    }
    while (current > first) code[--current].op = kNop;
    return first + length - 1;
  }

  static bool is_swappable(int op) { return op == op_number(Op::STORE_FAST) || op == op_number(Op::POP_TOP); }

  static int next_swappable(const Block& block, int i, int line) {
    while (++i < static_cast<int>(block.code.size())) {
      const Instruction& instruction = block.code[static_cast<size_t>(i)];
      if (line >= 0 && instruction.loc.line != line) return -1;
      if (instruction.op == kNop) continue;
      return is_swappable(instruction.op) ? i : -1;
    }
    return -1;
  }

  /// SWAPs ahead of stores and pops are done by exchanging those instructions.
  static void apply_swaps(Block& block, int i) {
    for (; i >= 0; --i) {
      Instruction& swap = block.code[static_cast<size_t>(i)];
      if (swap.op != kSwap) {
        if (swap.op == kNop || is_swappable(swap.op)) continue;
        return;
      }
      const int j = next_swappable(block, i, -1);
      if (j < 0) return;
      int k = j;
      const int line = block.code[static_cast<size_t>(j)].loc.line;
      for (int count = swap.arg - 1; count > 0; --count) {
        k = next_swappable(block, k, line);
        if (k < 0) return;
      }
      swap.op = kNop;
      std::swap(block.code[static_cast<size_t>(j)], block.code[static_cast<size_t>(k)]);
    }
  }

  /// Removes NOPs that no line needs.
  static void clean(Block& block) {
    auto& code = block.code;
    size_t kept = 0;
    int previous_line = -1;
    for (size_t i = 0; i < code.size(); ++i) {
      const int line = code[i].loc.line;
      if (code[i].op == kNop) {
        if (line < 0 || previous_line == line) continue;
        if (i + 1 < code.size()) {
          const int next_line = code[i + 1].loc.line;
          if (next_line < 0) code[i + 1].loc = code[i].loc;
          if (next_line < 0 || next_line == line) continue;
        } else {
          const Block* next = block.next ? skip_empty(block.next) : nullptr;
          if (next && !next->code.empty() && line == next->code[0].loc.line) continue;
        }
      }
      if (kept != i) code[kept] = code[i];
      ++kept;
      previous_line = line;
    }
    code.resize(kept);
  }

  void mark_reachable() {
    std::vector<Block*> pending{entry()};
    entry()->predecessors = 1;
    while (!pending.empty()) {
      Block* b = pending.back();
      pending.pop_back();
      if (b->is_visited) continue;
      b->is_visited = true;
      if (b->next && falls_through(*b)) {
        if (!b->next->is_visited) pending.push_back(b->next);
        ++b->next->predecessors;
      }
      for (const Instruction& instruction : b->code) {
        if (!has_target(instruction.op)) continue;
        if (!instruction.target->is_visited) pending.push_back(instruction.target);
        ++instruction.target->predecessors;
      }
    }
  }

  void remove_empty() {
    for (Block* b = entry(); b; b = b->next)
      while (b->next && b->next->code.empty() && b->next->next) b->next = b->next->next;
    for (Block* b = entry(); b; b = b->next)
      for (Instruction& instruction : b->code)
        if (has_target(instruction.op)) instruction.target = skip_empty(instruction.target);
  }

  static bool exits_without_line(const Block& block) {
    if (!exits(block)) return false;
    return std::all_of(block.code.begin(), block.code.end(), [](const Instruction& i) { return i.loc.line < 0; });
  }

  /// Gives every jump to a lineless exit a copy of its own, so that each exit takes its one predecessor's line.
  void duplicate_exits() {
    // In the reverse order of making, as CPython does: each copy goes right behind its original.
    std::vector<Block*> made;
    for (Block& block : graph_.blocks()) made.push_back(&block);
    std::reverse(made.begin(), made.end());
    for (Block* b : made) {
      if (b->code.empty() || !is_jump_op(b->code.back().op)) continue;
      Block* target = b->code.back().target;
      if (!exits_without_line(*target) || target->predecessors <= 1) continue;
      Block* copy = graph_.new_block();
      copy->code = target->code;
      copy->code[0].loc = b->code.back().loc;
      b->code.back().target = copy;
      --target->predecessors;
      copy->predecessors = 1;
      copy->next = target->next;
      target->next = copy;
    }
    for (Block* b = entry(); b; b = b->next)
      while (b->next && b->next->code.empty()) b->next = b->next->next;
    for (Block* b = entry(); b; b = b->next)
      if (falls_through(*b) && b->next && !b->code.empty() && exits_without_line(*b->next))
        b->next->code[0].loc = b->code.back().loc;
  }

  void trim_constants() {
    size_t used = 0;
    for (Block* b = entry(); b; b = b->next)
      for (const Instruction& instruction : b->code)
        if (instruction.op == kLoadConst || instruction.op == op_number(Op::KW_NAMES))
          used = std::max(used, static_cast<size_t>(instruction.arg));
    if (used + 1 < code_.consts.size()) code_.consts.resize(used + 1);
  }

  void propagate_lines() {
    for (Block* b = entry(); b; b = b->next) {
      if (b->code.empty()) continue;
      Loc previous;
      for (Instruction& instruction : b->code) {
        if (instruction.loc.line < 0) {
          instruction.loc = previous;
        } else {
          previous = instruction.loc;
        }
      }
      if (falls_through(*b) && b->next && b->next->predecessors == 1 && !b->next->code.empty() &&
          b->next->code[0].loc.line < 0)
        b->next->code[0].loc = previous;
      if (is_jump_op(b->code.back().op)) {
        Block* target = b->code.back().target;
        if (target->predecessors == 1 && target->code[0].loc.line < 0) target->code[0].loc = previous;
      }
    }
  }

  void guarantee_exit_lines() {
    int line = static_cast<int>(code_.first_line);
    for (Block* b = entry(); b; b = b->next) {
      if (b->code.empty()) continue;
      const Instruction& last = b->code.back();
      if (last.loc.line >= 0) {
        line = last.loc.line;
      } else if (last.op == op_number(Op::RETURN_VALUE)) {
        for (Instruction& instruction : b->code) instruction.loc.line = line;
      }
    }
  }

  static int effect_of(const Instruction& instruction, bool jumps) {
    switch (instruction.op) {
      case kSetupFinally:
        return jumps ? 1 : 0;
      case kSetupCleanup:
        return jumps ? 2 : 0;
      case kSetupWith:
        return jumps ? 1 : 0;
      case kPopBlock:
      case kJump:
      case kJumpNoInterrupt:
        return 0;
      case kPopJumpIfFalse:
      case kPopJumpIfTrue:
      case kPopJumpIfNone:
      case kPopJumpIfNotNone:
        return -1;
      default:
        return stack_effect(static_cast<Op>(instruction.op), instruction.arg, jumps);
    }
  }

  int measure_stack() {
    std::vector<Block*> pending;
    const auto push = [&](Block* block, int depth) {
      if (block->start_depth >= 0) return;
      block->start_depth = depth;
      pending.push_back(block);
    };
    const bool is_generator = (code_.flags & (kGenerator | kCoroutine | kAsyncGenerator)) != 0;
    push(entry(), is_generator ? 1 : 0);
    int deepest = 0;
    while (!pending.empty()) {
      Block* b = pending.back();
      pending.pop_back();
      int depth = b->start_depth;
      Block* next = b->next;
      for (const Instruction& instruction : b->code) {
        const int after = depth + effect_of(instruction, false);
        deepest = std::max(deepest, after);
        if (has_target(instruction.op)) {
          const int target_depth = depth + effect_of(instruction, true);
          deepest = std::max(deepest, target_depth);
          push(instruction.target, target_depth);
        }
        depth = after;
        if (is_unconditional(instruction.op) || leaves_scope(instruction.op)) {
          next = nullptr;
          break;
        }
      }
      if (next) push(next, depth);
    }
    return deepest;
  }

  /// Notes for each instruction the block that handles its exceptions.
  void trace_handlers() {
    for (Block* b = entry(); b; b = b->next) b->is_visited = false;
    std::vector<Block*> pending{entry()};
    entry()->is_visited = true;
    const auto visit = [&](Block* block, const std::vector<Block*>& handlers) {
      if (block->is_visited) return;
      block->is_visited = true;
      block->handlers = handlers;
      pending.push_back(block);
    };
    while (!pending.empty()) {
      Block* b = pending.back();
      pending.pop_back();
      std::vector<Block*> handlers = std::move(b->handlers);
      b->handlers.clear();
      for (Instruction& instruction : b->code) {
        if (is_block_push(instruction.op)) {
          visit(instruction.target, handlers);
          if (instruction.op != kSetupFinally) instruction.target->keeps_lasti = true;
          handlers.push_back(instruction.target);
        } else if (instruction.op == kPopBlock) {
          handlers.pop_back();
        } else {
          instruction.handler = handlers.empty() ? nullptr : handlers.back();
          if (is_jump_op(instruction.op)) visit(instruction.target, handlers);
        }
      }
      if (falls_through(*b) && b->next) visit(b->next, handlers);
    }
  }

  FlowGraph& graph_;
  CodeObject& code_;
};

/// The real jump for a pseudo one, by direction.
Op resolve_jump(int op, bool is_forward) {
  switch (op) {
    case kJump:
      return is_forward ? Op::JUMP_FORWARD : Op::JUMP_BACKWARD;
    case kJumpNoInterrupt:
      return is_forward ? Op::JUMP_FORWARD : Op::JUMP_BACKWARD_NO_INTERRUPT;
    case kPopJumpIfFalse:
      return is_forward ? Op::POP_JUMP_FORWARD_IF_FALSE : Op::POP_JUMP_BACKWARD_IF_FALSE;
    case kPopJumpIfTrue:
      return is_forward ? Op::POP_JUMP_FORWARD_IF_TRUE : Op::POP_JUMP_BACKWARD_IF_TRUE;
    case kPopJumpIfNone:
      return is_forward ? Op::POP_JUMP_FORWARD_IF_NONE : Op::POP_JUMP_BACKWARD_IF_NONE;
    case kPopJumpIfNotNone:
      return is_forward ? Op::POP_JUMP_FORWARD_IF_NOT_NONE : Op::POP_JUMP_BACKWARD_IF_NOT_NONE;
    default:
      return static_cast<Op>(op);
  }
}

Span span_of(const Loc& loc, FileId file) {
  if (loc.line < 0) return {};
  Span span;
  span.file = file;
  span.line = static_cast<uint32_t>(loc.line);
  if (loc.col < 0 || loc.end_col < 0) return span;
  span.col = static_cast<uint32_t>(loc.col);
  span.end_line = static_cast<uint32_t>(loc.end_line);
  span.end_col = static_cast<uint32_t>(loc.end_col);
  return span;
}

void emit_exceptions(FlowGraph& graph, CodeObject& code) {
  const Block* handler = nullptr;
  uint32_t start = 0, at = 0;
  const auto close = [&] {
    if (!handler) return;
    const bool lasti = handler->keeps_lasti;
    const int depth = handler->start_depth - 1 - (lasti ? 1 : 0);
    code.exceptions.push_back({start, at, static_cast<uint32_t>(handler->index), static_cast<uint32_t>(depth), lasti});
  };
  for (Block* b = graph.entry(); b; b = b->next)
    for (const Instruction& instruction : b->code) {
      if (instruction.handler != handler) {
        close();
        start = at;
        handler = instruction.handler;
      }
      ++at;
    }
  close();
}

}  // namespace

bool assemble(FlowGraph& graph, CodeObject& code) {
  Passes(graph, code).run();
  int count = 0;
  for (Block* b = graph.entry(); b; b = b->next) {
    b->index = count;
    count += static_cast<int>(b->code.size());
  }
  code.words.reserve(static_cast<size_t>(count));
  std::vector<Span>& spans = code.spans.own();
  spans.reserve(static_cast<size_t>(count));
  int at = 0;
  for (Block* b = graph.entry(); b; b = b->next)
    for (const Instruction& instruction : b->code) {
      ++at;
      Op op = static_cast<Op>(instruction.op);
      int arg = instruction.arg;
      if (is_jump_op(instruction.op)) {
        const int target = instruction.target->index;
        op = resolve_jump(instruction.op, target >= at);
        arg = target >= at ? target - at : at - target;
      }
      if (arg < 0 || static_cast<uint32_t>(arg) > kMaxArg) return false;
      code.words.push_back(make_word(op, static_cast<uint32_t>(arg)));
      spans.push_back(span_of(instruction.loc, code.file));
    }
  emit_exceptions(graph, code);
  return true;
}

}  // namespace refjit::python
