// Control-flow and data-flow graphs of compiled functions: blocks, edges, live variables, definitions and uses.
#include <catch2/catch.hpp>

#include <algorithm>
#include <string>

#include "python/flow_text.h"
#include "python/python.h"

using namespace refjit;
using namespace refjit::python;

namespace {

/// The flow of the first function that `source` defines.
DataFlow flow_of(const std::string& source) {
  FileTable files;
  const auto module = compile(files, files.add("flow.py", source));
  REQUIRE(module);
  for (const Const& value : (*module)->consts)
    if (value.kind == Const::Kind::Code) return data_flow(value.code);
  FAIL("no function");
  return {};
}

std::vector<std::string> live_at(const DataFlow& flow, Op op, size_t nth = 0) {
  std::vector<std::string> names;
  const auto& words = flow.control.code->words;
  for (uint32_t i = 0; i < words.size(); ++i)
    if (word_op(words[i]) == op && nth-- == 0) {
      const VariableSet live = flow.live_at(i);
      for (uint32_t v = 0; v < flow.slot_count; ++v)
        if (live[v]) names.push_back(flow.variable_name(v));
      break;
    }
  return names;
}

size_t edges_of(const DataFlow& flow, EdgeKind kind) {
  return static_cast<size_t>(std::count_if(flow.control.edges.begin(), flow.control.edges.end(),
                                           [kind](const FlowEdge& edge) { return edge.kind == kind; }));
}

using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("control flow: straight code is one block", "[python][flow]") {
  const DataFlow flow = flow_of("def f(a, b, c):\n  return a * b + c\n");
  REQUIRE(flow.control.blocks.size() == 1);
  CHECK(flow.control.edges.empty());
  CHECK(flow.control.depth.back() == 1);
}

TEST_CASE("control flow: a branch, a loop and a handler have their edges", "[python][flow]") {
  const DataFlow flow = flow_of(
      "def f(a, n):\n"
      "  for i in range(n):\n"
      "    if a:\n"
      "      a = a + i\n"
      "  try:\n"
      "    a = g(a)\n"
      "  except ValueError:\n"
      "    a = 0\n"
      "  return a\n");
  CHECK(edges_of(flow, EdgeKind::Exception) >= 2);  // the try's handler, and the handler's own clean-up
  size_t loops = 0;
  for (const FlowEdge& edge : flow.control.edges) loops += edge.is_back;
  CHECK(loops >= 1);
  for (const BasicBlock& block : flow.control.blocks) {
    CHECK(block.begin < block.end);
    for (uint32_t i = block.begin; i + 1 < block.end; ++i) {
      CHECK_FALSE(is_jump(word_op(flow.control.code->words[i])));
      CHECK_FALSE(ends_path(word_op(flow.control.code->words[i])));
    }
    for (uint32_t i = block.begin; i < block.end; ++i)
      CHECK(flow.control.block_of(i) == static_cast<uint32_t>(&block - flow.control.blocks.data()));
  }
}

TEST_CASE("control flow: depths agree along every edge", "[python][flow]") {
  const DataFlow flow = flow_of(
      "def f(x, m, *rest, k=1, **names):\n"
      "  with m as v:\n"
      "    x[1:2] += v and k or [i for i in rest]\n"
      "  a, *b = rest\n"
      "  match x:\n"
      "    case {'a': y, **z}: x = f'{y!r:>{k}}'\n"
      "    case [1, *_]: del a\n"
      "  while k: k -= 1\n"
      "  return f(*rest, **names)\n");
  const auto& words = flow.control.code->words;
  for (const BasicBlock& block : flow.control.blocks) {
    if (!flow.control.is_reachable(block)) continue;
    int depth = flow.control.depth[block.begin];
    for (uint32_t i = block.begin; i < block.end; ++i) {
      CHECK(flow.control.depth[i] == depth);
      CHECK(depth <= static_cast<int>(flow.control.code->stack_size));
      CHECK(static_cast<int>(stack_inputs(word_op(words[i]), word_arg(words[i]))) <= depth);
      const Op op = word_op(words[i]);
      if (is_jump(op))
        CHECK(flow.control.depth[flow.control.code->jump_target(i)] ==
              depth + depth_change(op, word_arg(words[i]), true));
      depth += depth_change(op, word_arg(words[i]), false);
    }
  }
}

TEST_CASE("data flow: a variable is live until its last use", "[python][flow]") {
  const DataFlow flow = flow_of(
      "def f(a, b):\n"
      "  c = a + b\n"
      "  print(1)\n"
      "  return c\n");
  CHECK(live_at(flow, Op::CALL) == Names{"c"});
  CHECK(live_at(flow, Op::BINARY_OP) == Names{});
  CHECK(live_at(flow, Op::RESUME) == Names{"a", "b"});
}

TEST_CASE("data flow: what the next turn of a loop reads is live in its body", "[python][flow]") {
  const DataFlow flow = flow_of(
      "def f(a, n):\n"
      "  while n:\n"
      "    a = a + n\n"
      "    g()\n"
      "  return 1\n");
  CHECK(live_at(flow, Op::CALL) == Names{"a", "n"});
}

TEST_CASE("data flow: what a handler reads is live in all of the try", "[python][flow]") {
  const DataFlow flow = flow_of(
      "def f(a, b):\n"
      "  try:\n"
      "    g()\n"
      "    b = 1\n"
      "    g()\n"
      "  except ValueError:\n"
      "    return b\n"
      "  return a\n");
  CHECK(live_at(flow, Op::CALL, 0) == Names{"a", "b"});
  CHECK(live_at(flow, Op::CALL, 1) == Names{"a", "b"});
}

TEST_CASE("data flow: definitions reach their uses, also around a loop and through the stack", "[python][flow]") {
  const DataFlow flow = flow_of(
      "def f(n):\n"
      "  s = 0\n"
      "  for i in n:\n"
      "    s = s + i\n"
      "  return s\n");
  size_t definitions_of_s = 0;
  for (const Definition& d : flow.definitions)
    if (flow.variable_name(d.variable) == "s") {
      ++definitions_of_s;
      CHECK(d.uses.size() == 2);  // the loop's body and the return, from either
    }
  CHECK(definitions_of_s == 2);
  for (const Definition& d : flow.definitions)
    if (d.variable >= flow.slot_count) CHECK_FALSE(d.uses.empty());
}

TEST_CASE("data flow: the printed graph names blocks, edges, arguments and stretches", "[python][flow]") {
  const DataFlow flow = flow_of("def f(x):\n  if x:\n    print(x)\n  return x\n");
  FlowNotes notes;
  notes.arguments.emplace_back("x", "int 3");
  notes.stretches.push_back({0, 3, "graph, to the end"});
  const std::string text = flow_text(flow, notes);
  for (const char* part : {"function f  flow.py:1", "argument x: int 3", "capture 0 to 3: graph, to the end",
                           "block 0: ", "if false -> block", "if true -> block", "x@argument -> ", "LOAD_FAST x"})
    CHECK_THAT(text, Catch::Contains(part));
  const std::string dot = flow_dot(flow, notes);
  CHECK_THAT(dot, Catch::StartsWith("digraph {") && Catch::Contains("b0 -> b1") && Catch::Contains("if false"));
}
