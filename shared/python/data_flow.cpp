#include "python/data_flow.h"

#include <algorithm>

namespace refjit::python {

uint32_t stack_inputs(Op op, uint32_t arg) {
  switch (op) {
    // What only puts something on top, or touches no stack, takes nothing; the others take what they replace.
    case Op::POP_TOP:
    case Op::UNARY_POSITIVE:
    case Op::UNARY_NEGATIVE:
    case Op::UNARY_NOT:
    case Op::UNARY_INVERT:
    case Op::PUSH_EXC_INFO:
    case Op::GET_AITER:
    case Op::BEFORE_ASYNC_WITH:
    case Op::BEFORE_WITH:
    case Op::DELETE_ATTR:
    case Op::GET_ITER:
    case Op::GET_YIELD_FROM_ITER:
    case Op::PRINT_EXPR:
    case Op::LIST_TO_TUPLE:
    case Op::RETURN_VALUE:
    case Op::IMPORT_STAR:
    case Op::YIELD_VALUE:
    case Op::ASYNC_GEN_WRAP:
    case Op::POP_EXCEPT:
    case Op::STORE_NAME:
    case Op::UNPACK_SEQUENCE:
    case Op::UNPACK_EX:
    case Op::STORE_GLOBAL:
    case Op::LOAD_ATTR:
    case Op::POP_JUMP_FORWARD_IF_FALSE:
    case Op::POP_JUMP_FORWARD_IF_TRUE:
    case Op::POP_JUMP_FORWARD_IF_NONE:
    case Op::POP_JUMP_FORWARD_IF_NOT_NONE:
    case Op::POP_JUMP_BACKWARD_IF_FALSE:
    case Op::POP_JUMP_BACKWARD_IF_TRUE:
    case Op::POP_JUMP_BACKWARD_IF_NONE:
    case Op::POP_JUMP_BACKWARD_IF_NOT_NONE:
    case Op::RERAISE:
    case Op::STORE_FAST:
    case Op::STORE_DEREF:
    case Op::GET_AWAITABLE:
    case Op::LIST_APPEND:
    case Op::SET_ADD:
    case Op::LIST_EXTEND:
    case Op::SET_UPDATE:
    case Op::DICT_MERGE:
    case Op::DICT_UPDATE:
    case Op::LOAD_METHOD:
      return 1;
    case Op::CHECK_EXC_MATCH:
    case Op::CHECK_EG_MATCH:
    case Op::BINARY_SUBSCR:
    case Op::END_ASYNC_FOR:
    case Op::DELETE_SUBSCR:
    case Op::PREP_RERAISE_STAR:
    case Op::STORE_ATTR:
    case Op::COMPARE_OP:
    case Op::IMPORT_NAME:
    case Op::IS_OP:
    case Op::CONTAINS_OP:
    case Op::BINARY_OP:
    case Op::MAP_ADD:
      return 2;
    case Op::STORE_SUBSCR:
    case Op::MATCH_CLASS:
      return 3;
    case Op::BUILD_TUPLE:
    case Op::BUILD_LIST:
    case Op::BUILD_SET:
    case Op::BUILD_SLICE:
    case Op::BUILD_STRING:
    case Op::RAISE_VARARGS:
      return arg;
    case Op::BUILD_MAP:
      return 2 * arg;
    case Op::BUILD_CONST_KEY_MAP:
      return arg + 1;
    case Op::CALL:
      return arg + 2;
    case Op::CALL_FUNCTION_EX:
      return 3 + (arg & 1);
    case Op::MAKE_FUNCTION:
      return 1 + ((arg & 1) != 0) + ((arg & 2) != 0) + ((arg & 4) != 0) + ((arg & 8) != 0);
    case Op::FORMAT_VALUE:
      return (arg & 4) != 0 ? 2 : 1;
    case Op::SEND:
      return 1;
    default:
      return 0;
  }
}

namespace {

/// Items below those taken off that an instruction reads and leaves: how many from the top, or 0.
uint32_t peeked_depth(Op op, uint32_t arg) {
  switch (op) {
    case Op::COPY:
      return arg;
    case Op::GET_LEN:
    case Op::MATCH_MAPPING:
    case Op::MATCH_SEQUENCE:
    case Op::GET_ANEXT:
    case Op::IMPORT_FROM:
    case Op::FOR_ITER:
    case Op::JUMP_IF_FALSE_OR_POP:
    case Op::JUMP_IF_TRUE_OR_POP:
      return 1;
    case Op::MATCH_KEYS:
    case Op::SEND:
      return 2;
    case Op::WITH_EXCEPT_START:
      return 4;
    case Op::LIST_APPEND:
    case Op::SET_ADD:
    case Op::LIST_EXTEND:
    case Op::SET_UPDATE:
    case Op::DICT_UPDATE:
      return arg + 1;
    case Op::DICT_MERGE:
      return arg + 3;  // it names the function below in its error
    case Op::MAP_ADD:
      return arg + 2;
    default:
      return 0;
  }
}

class Builder {
 public:
  explicit Builder(DataFlow& flow) : flow_(flow), code_(*flow.control.code) {}

  void find_accesses() {
    flow_.accesses.resize(code_.words.size());
    for (uint32_t i = 0; i < code_.words.size(); ++i)
      if (flow_.control.depth[i] >= 0) flow_.accesses[i] = access(i);
  }

  /// Backward: a variable is live before a word that reads it, and where one of the block's successors needs it. A
  /// handler may be entered from any word of the block, so what it needs is live throughout.
  void find_live() {
    const auto count = flow_.control.blocks.size();
    flow_.live_in.assign(count, VariableSet(flow_.variable_count));
    flow_.live_out.assign(count, VariableSet(flow_.variable_count));
    for (bool changes = true; changes;) {
      changes = false;
      for (auto b = static_cast<uint32_t>(count); b-- > 0;) {
        const BasicBlock& block = flow_.control.blocks[b];
        if (!flow_.control.is_reachable(block)) continue;
        VariableSet live(flow_.variable_count);
        for (uint32_t e : block.successors)
          if (flow_.control.edges[e].kind != EdgeKind::Exception) add(live, flow_.live_in[flow_.control.edges[e].to]);
        flow_.live_out[b] = live;
        step_back(flow_, b, block.begin, live);
        if (live == flow_.live_in[b]) continue;
        flow_.live_in[b] = std::move(live);
        changes = true;
      }
    }
  }

  static void step_back(const DataFlow& flow, uint32_t b, uint32_t to, VariableSet& live) {
    const BasicBlock& block = flow.control.blocks[b];
    const VariableSet* handler = nullptr;
    for (uint32_t e : block.successors)
      if (flow.control.edges[e].kind == EdgeKind::Exception) handler = &flow.live_in[flow.control.edges[e].to];
    for (uint32_t i = block.end; i-- > to;) {
      for (uint32_t v : flow.accesses[i].writes) live[v] = false;
      for (uint32_t v : flow.accesses[i].reads) live[v] = true;
    }
    if (handler) add(live, *handler);
  }

  /// Forward: which definitions of a variable may reach a block, then a walk through each.
  void find_definitions() {
    const ControlFlow& control = flow_.control;
    std::vector<std::vector<uint32_t>> of_word(code_.words.size());
    std::vector<uint32_t> at_entry;
    const auto define = [this](uint32_t variable, uint32_t word) {
      Definition definition;
      definition.variable = variable;
      definition.word = word;
      flow_.definitions.push_back(std::move(definition));
      return static_cast<uint32_t>(flow_.definitions.size() - 1);
    };
    for (uint32_t slot = 0; slot < flow_.slot_count; ++slot)
      if (slot < code_.parameter_count()) at_entry.push_back(define(slot, Definition::kEntry));
    std::vector<std::vector<uint32_t>> of_handler(control.blocks.size());
    for (uint32_t b = 0; b < control.blocks.size(); ++b) {
      const BasicBlock& block = control.blocks[b];
      if (!control.is_reachable(block)) continue;
      if (block.is_handler) {
        const int depth = control.depth[block.begin];
        const int kept = handler_depth(block.begin);
        for (int position = kept; position < depth; ++position) {
          of_handler[b].push_back(define(flow_.slot_count + static_cast<uint32_t>(position), block.begin));
          flow_.definitions.back().is_raised = true;
        }
      }
      for (uint32_t i = block.begin; i < block.end; ++i)
        for (uint32_t v : flow_.accesses[i].writes) of_word[i].push_back(define(v, i));
    }
    walk(of_word, at_entry, of_handler);
  }

 private:
  using Reaching = std::vector<std::vector<uint32_t>>;  ///< Definitions of each variable, sorted.

  static void add(VariableSet& to, const VariableSet& from) {
    for (size_t i = 0; i < to.size(); ++i)
      if (from[i]) to[i] = true;
  }

  static bool merge(std::vector<uint32_t>& to, const std::vector<uint32_t>& from) {
    const size_t before = to.size();
    for (uint32_t d : from)
      if (const auto at = std::lower_bound(to.begin(), to.end(), d); at == to.end() || *at != d) to.insert(at, d);
    return to.size() != before;
  }

  int handler_depth(uint32_t target) const {
    for (const ExceptionEntry& entry : code_.exceptions)
      if (entry.target == target) return static_cast<int>(entry.depth);
    return 0;
  }

  void walk(const std::vector<std::vector<uint32_t>>& of_word, const std::vector<uint32_t>& at_entry,
            const std::vector<std::vector<uint32_t>>& of_handler) {
    const ControlFlow& control = flow_.control;
    std::vector<Reaching> in(control.blocks.size(), Reaching(flow_.variable_count));
    for (uint32_t d : at_entry) in[0][flow_.definitions[d].variable].push_back(d);
    for (uint32_t b = 0; b < control.blocks.size(); ++b)
      for (uint32_t d : of_handler[b]) merge(in[b][flow_.definitions[d].variable], {d});
    for (bool changes = true; changes;) {
      changes = false;
      for (uint32_t b = 0; b < control.blocks.size(); ++b) {
        if (!control.is_reachable(control.blocks[b])) continue;
        Reaching now = in[b], any = in[b];
        pass(control.blocks[b], of_word, now, &any);
        for (uint32_t e : control.blocks[b].successors) {
          const FlowEdge& edge = control.edges[e];
          const bool is_exception = edge.kind == EdgeKind::Exception;
          const Reaching& out = is_exception ? any : now;
          const int depth = is_exception ? handler_depth(control.blocks[edge.to].begin)
                                         : control.depth[control.blocks[edge.to].begin];
          const uint32_t known = flow_.slot_count + static_cast<uint32_t>(std::max(depth, 0));
          for (uint32_t v = 0; v < known && v < flow_.variable_count; ++v)
            if (merge(in[edge.to][v], out[v])) changes = true;
        }
      }
    }
    for (uint32_t b = 0; b < control.blocks.size(); ++b) {
      if (!control.is_reachable(control.blocks[b])) continue;
      Reaching now = in[b];
      const BasicBlock& block = control.blocks[b];
      for (uint32_t i = block.begin; i < block.end; ++i) {
        for (uint32_t v : flow_.accesses[i].reads)
          for (uint32_t d : now[v])
            if (auto& uses = flow_.definitions[d].uses; uses.empty() || uses.back() != i) uses.push_back(i);
        for (uint32_t d : of_word[i]) now[flow_.definitions[d].variable] = {d};
      }
    }
    for (Definition& definition : flow_.definitions) {
      std::sort(definition.uses.begin(), definition.uses.end());
      definition.uses.erase(std::unique(definition.uses.begin(), definition.uses.end()), definition.uses.end());
    }
  }

  /// `any`: what may have been defined at some word of the block, for its handler.
  void pass(const BasicBlock& block, const std::vector<std::vector<uint32_t>>& of_word, Reaching& now, Reaching* any) {
    for (uint32_t i = block.begin; i < block.end; ++i)
      for (uint32_t d : of_word[i]) {
        const uint32_t v = flow_.definitions[d].variable;
        now[v] = {d};
        merge((*any)[v], {d});
      }
  }

  Access access(uint32_t word) const {
    const Op op = word_op(code_.words[word]);
    const uint32_t arg = word_arg(code_.words[word]);
    const int depth = flow_.control.depth[word];
    Access out;
    const auto position = [&](int at) { return flow_.slot_count + static_cast<uint32_t>(at); };
    const auto inputs = static_cast<int>(stack_inputs(op, arg));
    if (const auto peeked = static_cast<int>(peeked_depth(op, arg)); peeked > 0)
      out.reads.push_back(position(depth - peeked));
    for (int at = depth - inputs; at < depth; ++at) out.reads.push_back(position(at));
    const int after = depth + depth_change(op, arg, false);
    for (int at = depth - inputs; at < after; ++at) out.writes.push_back(position(at));
    if (op == Op::SWAP) {
      out.reads = {position(depth - static_cast<int>(arg)), position(depth - 1)};
      out.writes = out.reads;
    }
    if (op == Op::SEND) out.writes.push_back(position(depth - 2));
    variables_of(op, arg, out);
    return out;
  }

  void variables_of(Op op, uint32_t arg, Access& out) const {
    switch (op) {
      case Op::LOAD_FAST:
      case Op::LOAD_CLOSURE:
      case Op::LOAD_DEREF:
      case Op::LOAD_CLASSDEREF:
        out.reads.push_back(arg);
        break;
      case Op::DELETE_FAST:
      case Op::DELETE_DEREF:
      case Op::MAKE_CELL:
        out.reads.push_back(arg);
        out.writes.push_back(arg);
        break;
      case Op::STORE_FAST:
      case Op::STORE_DEREF:
        out.writes.push_back(arg);
        break;
      case Op::COPY_FREE_VARS:
        for (uint32_t i = flow_.slot_count - arg; i < flow_.slot_count; ++i) out.writes.push_back(i);
        break;
      default:
        break;
    }
  }

  DataFlow& flow_;
  const CodeObject& code_;
};

}  // namespace

VariableSet DataFlow::live_at(uint32_t word) const {
  const uint32_t b = control.block_of(word);
  VariableSet live = live_out[b];
  Builder::step_back(*this, b, word, live);
  return live;
}

std::string DataFlow::variable_name(uint32_t variable) const {
  return variable < slot_count ? control.code->localsplus[variable].name : "s" + std::to_string(variable - slot_count);
}

DataFlow data_flow(std::shared_ptr<const CodeObject> code, bool with_definitions) {
  DataFlow flow;
  flow.slot_count = static_cast<uint32_t>(code->localsplus.size());
  flow.control = control_flow(std::move(code));
  flow.variable_count = flow.slot_count + flow.control.code->stack_size + 2;
  Builder builder(flow);
  builder.find_accesses();
  builder.find_live();
  if (with_definitions) builder.find_definitions();
  return flow;
}

}  // namespace refjit::python
