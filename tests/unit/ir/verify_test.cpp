#include <catch2/catch.hpp>

#include "ir/clone.h"
#include "ir/ir.h"

using namespace refjit;
using namespace refjit::ir;

namespace {

const std::string_view kTwo[] = {"x", "y"};
const Primitive kAdd{"Add", true, Effect::None, kTwo};
const Primitive kNeg{"Neg", true};
const Primitive kAssign{"Assign", true, Effect::Memory, kTwo};

struct Fixture {
  Module m;
  Builder b{m, *m.add_graph("f")};
  Node* x = b.parameter("x");

  std::string problem(VerifyOptions options = {}) {
    Status status = verify(m, options);
    if (status) return "";
    CHECK(status.error().kind == ErrorKind::Internal);
    return status.error().message.substr(status.error().message.rfind(": ") + 2);
  }
};

AbstractRef f32() { return Abstract::tensor(DType::Float32, AnyShape::of(Shape{2})); }

}  // namespace

TEST_CASE("verify: a graph needs its Return, and every graph named as well", "[ir]") {
  Fixture f;
  CHECK(f.problem() == "has no Return");
  FuncGraph* g = f.m.add_graph("g");
  f.b.finish(f.b.call(*g, {}));
  CHECK(f.problem() == "has no Return");
  Builder(f.m, *g).finish(f.x);
  CHECK(f.problem().empty());
}

TEST_CASE("verify: cycles through data edges and through closures are found", "[ir]") {
  Fixture f;
  Node* a = f.b.call(kNeg, {f.x});
  Node* c = f.b.call(kNeg, {a});
  f.b.finish(c);
  CHECK(f.problem().empty());
  f.m.set_input(*a, 1, c);
  CHECK(f.problem() == "depends on itself");

  Fixture closure;
  FuncGraph* g = closure.m.add_graph("g");
  Node* call = closure.b.call(*g, {});
  Builder(closure.m, *g).finish(call);
  closure.b.finish(call);
  CHECK(closure.problem() == "depends on itself through a closure");
}

TEST_CASE("verify: recursion through a call is no cycle", "[ir]") {
  Fixture f;
  f.b.finish(f.b.call(f.b.graph(), {f.x}));
  CHECK(f.problem().empty());
}

TEST_CASE("verify: a node is used only inside the graph that computes it", "[ir]") {
  Fixture f;
  FuncGraph* g = f.m.add_graph("g");
  Builder gb(f.m, *g);
  Node* inner = gb.call(kNeg, {gb.parameter("y")});
  gb.finish(inner);
  f.b.finish(f.b.call(kAdd, {f.b.call(*g, {f.x}), inner}));
  CHECK(f.problem() == "is used outside the graph that computes it");
}

TEST_CASE("verify: numbers of arguments", "[ir]") {
  Fixture f;
  FuncGraph* g = f.m.add_graph("g");
  Builder gb(f.m, *g);
  gb.finish(gb.parameter("y"));
  f.b.finish(f.b.call(*g, {f.x, f.x}));
  CHECK(f.problem() == "gives 2 arguments to a graph of 1 parameters");
  f.m.set_output(*f.m.root, f.b.call(kAdd, {f.x}));
  CHECK(f.problem() == "has 1 arguments, expected 2");
  f.m.set_output(*f.m.root, f.b.call(prim::kTupleGetItem, {f.x}));
  CHECK(f.problem() == "has 1 arguments");
  f.m.set_output(*f.m.root, f.b.call(prim::kPartial, {f.b.function(*g), f.x, f.x}));
  CHECK(f.problem() == "binds too many arguments");
  f.m.set_output(*f.m.root, f.b.call(prim::kFused, {f.x}));
  CHECK(f.problem() == "names no body");
  f.m.set_output(*f.m.root, f.b.call(prim::kFused, {f.b.function(*g)}));
  CHECK(f.problem() == "does not fit its body's parameters");
}

TEST_CASE("verify: removed nodes, and constants that hide a graph", "[ir]") {
  Fixture f;
  FuncGraph* g = f.m.add_graph("g");
  f.b.finish(f.b.make_tuple({f.x, f.b.constant(Abstract::tuple({Abstract::function(g)}))}));
  CHECK(f.problem() == "has a constant that holds a graph");
  Node* neg = f.b.call(kNeg, {f.x});
  f.m.set_output(*f.m.root, f.b.make_tuple({neg, f.b.function(*g)}));
  f.m.remove_parameter(*f.m.root, 0);
  CHECK(f.problem() == "is used though it was removed");
  f.m.set_output(*f.m.root, neg);
  CHECK(f.problem() == "has a removed node as input");
}

TEST_CASE("verify: after inference every node is typed and monads are monads", "[ir]") {
  const VerifyOptions typed{.require_abstracts = true};
  Fixture f;
  Node* neg = f.b.call(kNeg, {f.x});
  f.b.finish(neg);
  CHECK(f.problem(typed) == "has no abstract value");
  f.x->abstract = f32();
  neg->abstract = f32();
  f.m.root->return_node()->abstract = f32();
  CHECK(f.problem(typed).empty());
  Node* state = f.b.call(prim::kUpdateState, {f.x, neg});
  state->abstract = Abstract::monad();
  Node* ordered = f.b.call(prim::kDepend, {neg, state});
  ordered->abstract = f32();
  f.m.set_output(*f.m.root, ordered);
  CHECK(f.problem(typed) == "has no monad to update");
}

TEST_CASE("verify: one state orders one write", "[ir]") {
  Fixture f;
  auto ref = std::make_shared<Abstract>(*f32());
  ref->is_ref = true;
  f.x->abstract = ref;
  Node* u = f.b.monad();
  auto assign = [&](Node* state) {
    Node* node = f.b.call(kAssign, {f.x, f.x, state});
    node->abstract = ref;
    return node;
  };
  auto update = [&](Node* state, Node* effect) {
    Node* node = f.b.call(prim::kUpdateState, {state, effect});
    node->abstract = Abstract::monad();
    return node;
  };
  Node* first = update(u, assign(u));
  Node* second = update(first, assign(first));
  Node* result = f.b.call(prim::kDepend, {f.x, second});
  result->abstract = ref;
  f.b.finish(result);
  CHECK(f.problem({.require_abstracts = true}).empty());
  Node* other = assign(first);
  f.m.set_input(*result, 1, other);
  CHECK(f.problem({.require_abstracts = true}) == "orders two effects at once");
}

TEST_CASE("closures: free variables pass through the graphs between", "[ir]") {
  Fixture f;
  FuncGraph* g = f.m.add_graph("g");
  FuncGraph* h = f.m.add_graph("h");
  Builder gb(f.m, *g);
  Builder hb(f.m, *h);
  Node* mid = gb.call(kNeg, {f.x});
  hb.finish(hb.call(kAdd, {f.x, mid}));
  gb.finish(gb.call(*h, {}));
  f.b.finish(f.b.call(*g, {}));
  Closures closures(*f.m.root);
  CHECK(closures.free_variables(*h).size() == 2);
  REQUIRE(closures.free_variables(*g).size() == 1);
  CHECK(closures.free_variables(*g)[0] == f.x);
  CHECK(closures.free_variables(*f.m.root).empty());
  // What only a closure uses is computed before it is called.
  auto order = topological_order(*g);
  REQUIRE(order.size() == 3);
  CHECK(order[0] == mid);
}

TEST_CASE("clone: a copy has its own closures and shares the rest", "[ir]") {
  Fixture f;
  FuncGraph* g = f.m.add_graph("g");
  FuncGraph* h = f.m.add_graph("h");
  Builder gb(f.m, *g);
  Builder hb(f.m, *h);
  Node* y = gb.parameter("y");
  hb.finish(hb.call(kAdd, {y, f.x}));
  gb.finish(gb.call(*h, {}));
  FuncGraph* copy = clone_graph(f.m, *g, Closures(*g));
  f.b.finish(f.b.call(kAdd, {f.b.call(*g, {f.x}), f.b.call(*copy, {f.x})}));
  CHECK(f.problem().empty());
  FuncGraph* inner = copy->output()->callee_graph();
  REQUIRE(inner);
  CHECK(inner != h);
  CHECK(inner->output()->input(1) == copy->parameters()[0]);
  CHECK(inner->output()->input(2) == f.x);
}

TEST_CASE("dot: nodes, edges and a cluster a graph", "[ir]") {
  Fixture f;
  f.b.finish(f.b.call(kAdd, {f.x, f.b.integer(3)}));
  std::string text = print_dot(f.m);
  CHECK(text.find("subgraph cluster_0") != std::string::npos);
  CHECK(text.find("PrimFunc_Add I64(3)") != std::string::npos);
  CHECK(text.find("n0 -> n") != std::string::npos);
}
