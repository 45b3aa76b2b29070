#include <catch2/catch.hpp>

#include "ir/ir.h"

using namespace refjit;
using namespace refjit::ir;

namespace {

const Primitive kAdd{"Add", true};
const Primitive kNeg{"Neg", true};

// users lists mirror inputs exactly: each use names a live input, and there are as many uses as inputs.
void require_exact_users(Module& module) {
  size_t inputs = 0;
  size_t uses = 0;
  module.for_each_node([&](Node& node) {
    inputs += node.inputs().size();
    uses += node.users().size();
    for (const Use& use : node.users()) REQUIRE(use.user->input(use.index) == &node);
  });
  REQUIRE(inputs == uses);
}

}  // namespace

TEST_CASE("graph: users lists follow set_input, replace_uses and remove", "[ir]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* x = b.parameter("x");
  Node* y = b.parameter("y");
  Node* add = b.call(kAdd, {x, x});
  Node* neg = b.call(kNeg, {add});
  b.finish(neg);
  require_exact_users(m);
  CHECK(x->users().size() == 2);

  m.set_input(*add, 2, y);
  CHECK(x->users().size() == 1);
  CHECK(y->users().size() == 1);
  m.replace_uses(*x, *y);
  CHECK(x->users().empty());
  CHECK(y->users().size() == 2);
  require_exact_users(m);

  m.replace_uses(*neg, *add);
  m.remove(*neg);
  CHECK_FALSE(neg->is_live());
  CHECK(m.root->output() == add);
  CHECK(m.cnode_count() == 2);
  require_exact_users(m);
}

TEST_CASE("graph: a constant with 100000 users loses them in linear time", "[ir]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* one = b.integer(1);
  Node* two = b.integer(2);
  std::vector<Node*> adds;
  for (int i = 0; i < 100000; ++i) adds.push_back(b.call(kAdd, {one, one}));
  b.finish(adds.back());
  for (Node* add : adds) m.set_input(*add, 1, two);
  CHECK(one->users().size() == 100000);
  for (Node* add : adds) m.set_input(*add, 2, two);
  CHECK(one->users().empty());
  require_exact_users(m);
}

TEST_CASE("graph: topological order visits operands left to right, before users", "[ir]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* x = b.parameter("x");
  Node* right = b.call(kNeg, {x});
  Node* left = b.call(kNeg, {x});
  Node* sum = b.call(kAdd, {left, right});
  b.finish(b.call(kAdd, {sum, left}));
  auto order = topological_order(*m.root);
  REQUIRE(order.size() == 5);
  CHECK(order[0] == left);
  CHECK(order[1] == right);
  CHECK(order[2] == sum);
  CHECK(order[4] == m.root->return_node());
}

TEST_CASE("graph: a chain of a million nodes is ordered and destroyed without recursion", "[ir]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* node = b.parameter("x");
  for (int i = 0; i < 1000000; ++i) node = b.call(kNeg, {node});
  b.finish(node);
  CHECK(topological_order(*m.root).size() == 1000001);
}

TEST_CASE("graph: unreachable graphs leave with their nodes", "[ir]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* x = b.parameter("x");
  FuncGraph* inner = m.add_graph("g");
  Builder gb(m, *inner);
  gb.finish(gb.call(kAdd, {x, gb.parameter("y")}));  // x is free in g
  b.finish(b.call(*inner, {x}));
  CHECK(reachable_graphs(*m.root) == std::vector<FuncGraph*>{m.root, inner});

  m.set_output(*m.root, x);
  Node* call = nullptr;
  m.for_each_node([&](Node& n) {
    if (n.callee_graph() == inner) call = &n;
  });
  REQUIRE(call);
  m.remove(*call);
  m.remove_unreachable_graphs();
  CHECK(m.graphs().size() == 1);
  CHECK(x->users().size() == 1);
  require_exact_users(m);
}

TEST_CASE("abstract: equality is bit for bit and broaden forgets constants", "[ir]") {
  CHECK(equal(*Abstract::floating(NAN), *Abstract::floating(NAN)));
  CHECK_FALSE(equal(*Abstract::floating(0.0), *Abstract::floating(-0.0)));
  CHECK_FALSE(equal(*Abstract::integer(1), *Abstract::boolean(true)));
  auto one = Abstract::tuple({Abstract::integer(1), Abstract::tuple({Abstract::string("a")})});
  auto other = Abstract::tuple({Abstract::integer(1), Abstract::tuple({Abstract::string("a")})});
  CHECK(equal(*one, *other));
  CHECK(hash_of(*one) == hash_of(*other));
  CHECK(one->is_fully_constant());
  auto wide = broaden(one);
  CHECK_FALSE(wide->is_fully_constant());
  CHECK(equal(*wide->elements[0], *Abstract::integer(std::nullopt)));
  CHECK_FALSE(equal(*one, *wide));
  auto none = Abstract::tuple({Abstract::none()});
  CHECK(broaden(none) == none);
}

TEST_CASE("abstract: a nest of a million tuples is compared, hashed and destroyed without recursion", "[ir]") {
  auto nest = [](int64_t seed) {
    AbstractRef a = Abstract::integer(seed);
    for (int i = 0; i < 1000000; ++i) a = Abstract::tuple({std::move(a)});
    return a;
  };
  auto a = nest(1);
  auto b = nest(1);
  auto c = nest(2);
  CHECK(equal(*a, *b));
  CHECK_FALSE(equal(*a, *c));
  CHECK(hash_of(*a) == hash_of(*b));
  CHECK(equal(*broaden(a), *broaden(c)));
}
