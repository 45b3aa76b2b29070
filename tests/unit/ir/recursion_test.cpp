#include "ir/recursion.h"

#include <catch2/catch.hpp>

#include "ir/ir.h"

using namespace refjit::ir;

// Callees before callers, and who can call itself.
TEST_CASE("call order: cycles are found, callees come first, the entry of a cycle last", "[ir][recursion]") {
  const char* text = R"(# IR entry: @main_0
# Params:
%para1_x: <Tensor[Float32], (2)>

subgraph @main_0() {
  %0 = call @header_1(%para1_x)
  %1 = call @helper_4(%0)
  Return(%1)
}

subgraph @header_1(%para2_x) {
  %0 = Switch(%para2_x, @body_2, @after_3)
  %1 = %0(%para2_x)
  Return(%1)
}

subgraph @body_2(%para3_x) {
  %0 = call @helper_4(%para3_x)
  %1 = call @header_1(%0)
  Return(%1)
}

subgraph @after_3(%para4_x) {
  Return(%para4_x)
}

subgraph @helper_4(%para5_x) {
  Return(%para5_x)
}
)";
  auto module = read(text, [](std::string_view) -> const Primitive* { return nullptr; });
  if (!module) FAIL(module.error().message);
  const CallOrder order = call_order(Closures(*(*module)->root));
  std::vector<std::string> names;
  std::string recursive;
  for (const FuncGraph* graph : order.callees_first) {
    names.push_back(graph->name);
    if (order.is_recursive[graph->id()]) recursive += graph->name + " ";
  }
  CHECK(names == std::vector<std::string>{"helper", "after", "body", "header", "main"});
  CHECK(recursive == "body header ");
}

TEST_CASE("call order: a graph that names itself is recursive, and 10^5 nested graphs need no stack",
          "[ir][recursion]") {
  Module module;
  FuncGraph* outer = module.add_graph("self");
  module.set_output(*outer, module.add_cnode(*outer, {module.graph_node(*outer)}));
  const CallOrder alone = call_order(Closures(*outer));
  CHECK(alone.is_recursive[outer->id()]);
  Module chain;
  FuncGraph* root = chain.add_graph("0");
  FuncGraph* at = root;
  for (int i = 1; i < 100000; ++i) {
    FuncGraph* next = chain.add_graph("g");
    chain.set_output(*at, chain.add_cnode(*at, {chain.graph_node(*next)}));
    at = next;
  }
  chain.set_output(*at, chain.constant_node(Abstract::integer(1)));
  const CallOrder deep = call_order(Closures(*root));
  CHECK(deep.callees_first.size() == 100000);
  CHECK(deep.callees_first.front() == at);
}
