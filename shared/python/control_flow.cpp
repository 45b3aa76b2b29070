#include "python/control_flow.h"

#include <algorithm>

namespace refjit::python {

std::string_view edge_name(EdgeKind kind) {
  static constexpr std::string_view kNames[] = {"next", "jump", "branch", "exception"};
  return kNames[static_cast<size_t>(kind)];
}

bool ends_path(Op op) {
  switch (op) {
    case Op::RETURN_VALUE:
    case Op::RAISE_VARARGS:
    case Op::RERAISE:
    case Op::JUMP_FORWARD:
    case Op::JUMP_BACKWARD:
    case Op::JUMP_BACKWARD_NO_INTERRUPT:
      return true;
    default:
      return false;
  }
}

int depth_change(Op op, uint32_t arg, bool is_jump) {
  if (op == Op::PRECALL) return 0;
  if (op == Op::CALL) return -1 - static_cast<int>(arg);
  return stack_effect(op, static_cast<int>(arg), is_jump);
}

uint32_t ControlFlow::block_of(uint32_t word) const {
  const auto after = std::upper_bound(blocks.begin(), blocks.end(), word,
                                      [](uint32_t at, const BasicBlock& block) { return at < block.begin; });
  return static_cast<uint32_t>(after - blocks.begin()) - 1;
}

namespace {

/// Cuts the words where a path may enter or leave.
void make_blocks(ControlFlow& flow) {
  const CodeObject& code = *flow.code;
  const auto count = static_cast<uint32_t>(code.words.size());
  std::vector<bool> is_leader(count + 1), is_handler(count + 1);
  is_leader[0] = true;
  for (uint32_t i = 0; i < count; ++i) {
    const Op op = word_op(code.words[i]);
    if (is_jump(op)) is_leader[code.jump_target(i)] = true;
    if (is_jump(op) || ends_path(op)) is_leader[i + 1] = true;
  }
  for (const ExceptionEntry& entry : code.exceptions) {
    is_leader[entry.start] = is_leader[entry.end] = is_leader[entry.target] = true;
    is_handler[entry.target] = true;
  }
  for (uint32_t begin = 0; begin < count;) {
    uint32_t end = begin + 1;
    while (end < count && !is_leader[end]) ++end;
    BasicBlock block;
    block.begin = begin;
    block.end = end;
    block.is_handler = is_handler[begin];
    flow.blocks.push_back(std::move(block));
    begin = end;
  }
}

void make_edges(ControlFlow& flow) {
  const CodeObject& code = *flow.code;
  const auto connect = [&flow](uint32_t from, uint32_t target, EdgeKind kind) {
    const uint32_t to = flow.block_of(target), index = static_cast<uint32_t>(flow.edges.size());
    flow.edges.push_back({from, to, kind, to <= from && kind != EdgeKind::Exception});
    flow.blocks[from].successors.push_back(index);
    flow.blocks[to].predecessors.push_back(index);
  };
  for (uint32_t b = 0; b < flow.blocks.size(); ++b) {
    const uint32_t last = flow.blocks[b].end - 1;
    const Op op = word_op(code.words[last]);
    if (!ends_path(op) && last + 1 < code.words.size()) connect(b, last + 1, EdgeKind::Next);
    if (is_jump(op)) connect(b, code.jump_target(last), ends_path(op) ? EdgeKind::Jump : EdgeKind::Branch);
    if (const ExceptionEntry* handler = code.handler_of(last)) connect(b, handler->target, EdgeKind::Exception);
  }
}

/// Depths follow from any path: the compiler makes all paths to a word agree.
void find_depths(ControlFlow& flow) {
  const CodeObject& code = *flow.code;
  flow.depth.assign(code.words.size(), -1);
  std::vector<uint32_t> pending;
  const auto reach = [&](uint32_t word, int depth) {
    if (flow.depth[word] >= 0) return;
    flow.depth[word] = depth;
    pending.push_back(flow.block_of(word));
  };
  if (!flow.blocks.empty()) reach(0, 0);
  while (!pending.empty()) {
    const BasicBlock& block = flow.blocks[pending.back()];
    pending.pop_back();
    if (const ExceptionEntry* handler = code.handler_of(block.begin))
      reach(handler->target, static_cast<int>(handler->depth) + (handler->lasti ? 2 : 1));
    int depth = flow.depth[block.begin];
    for (uint32_t i = block.begin; i < block.end; ++i) {
      flow.depth[i] = depth;
      const Op op = word_op(code.words[i]);
      const uint32_t arg = word_arg(code.words[i]);
      if (is_jump(op)) reach(code.jump_target(i), depth + depth_change(op, arg, true));
      depth += depth_change(op, arg, false);
    }
    if (block.end < code.words.size() && !ends_path(word_op(code.words[block.end - 1]))) reach(block.end, depth);
  }
}

}  // namespace

ControlFlow control_flow(std::shared_ptr<const CodeObject> code) {
  ControlFlow flow;
  flow.code = std::move(code);
  make_blocks(flow);
  make_edges(flow);
  find_depths(flow);
  return flow;
}

}  // namespace refjit::python
