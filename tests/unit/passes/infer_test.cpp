#include <catch2/catch.hpp>

#include "ir/ir.h"
#include "ops/op.h"
#include "passes/passes.h"

using namespace refjit;
using namespace refjit::ir;

namespace {

AbstractRef f32(Shape shape) { return Abstract::tensor(DType::Float32, AnyShape::of(shape)); }

AbstractRef apply(const Primitive& p, std::vector<AbstractRef> arguments) {
  auto result = passes::infer_primitive(p, arguments);
  if (!result) FAIL(result.error().message);
  return *result;
}

std::string refused(const Primitive& p, std::vector<AbstractRef> arguments) {
  auto result = passes::infer_primitive(p, arguments);
  REQUIRE_FALSE(result);
  return result.error().type;
}

}  // namespace

TEST_CASE("infer: sequences and dicts are made and taken apart", "[passes]") {
  auto one = Abstract::integer(1);
  auto tuple = apply(prim::kMakeTuple, {f32({2}), one});
  CHECK(equal(*apply(prim::kTupleGetItem, {tuple, Abstract::integer(-2)}), *f32({2})));
  CHECK(refused(prim::kTupleGetItem, {tuple, Abstract::integer(2)}) == "IndexError");
  CHECK(refused(prim::kTupleGetItem, {tuple, Abstract::integer(std::nullopt)}) == "TypeError");
  CHECK(refused(prim::kTupleGetItem, {one, one}) == "TypeError");
  auto dict = apply(prim::kMakeDict, {Abstract::tuple({Abstract::string("k")}), Abstract::tuple({one})});
  CHECK(apply(prim::kDictGetItem, {dict, Abstract::string("k")}) == one);
  CHECK(refused(prim::kDictGetItem, {dict, Abstract::string("q")}) == "KeyError");
}

TEST_CASE("infer: Load reads a Ref, Depend and UpdateState pass their first operand", "[passes]") {
  auto ref = std::make_shared<Abstract>(*f32({2}));
  ref->is_ref = true;
  CHECK(equal(*apply(prim::kLoad, {ref, Abstract::monad()}), *f32({2})));
  CHECK(apply(prim::kUpdateState, {Abstract::io_monad(), f32({2})})->kind == AbstractKind::IoMonad);
  CHECK(equal(*apply(prim::kDepend, {f32({3}), Abstract::monad()}), *f32({3})));
}

TEST_CASE("infer: an operator does not see the monad that orders it", "[passes]") {
  const ops::OpDef* assign = ops::find_op("Assign");
  REQUIRE(assign);
  auto ref = std::make_shared<Abstract>(*f32({2}));
  ref->is_ref = true;
  CHECK(apply(*assign, {ref, f32({2}), Abstract::monad()})->is_tensor());
}

TEST_CASE("infer: symbolic dims stay symbols, and equal ones equal", "[passes]") {
  auto s = Abstract::tensor(DType::Float32, {true, {Dim::symbol(4), 3}});
  CHECK(equal(*apply(*ops::find_op("Add"), {s, s}), *s));
  CHECK(equal(*apply(*ops::find_op("Exp"), {s}), *s));
}

TEST_CASE("infer: branches of different types do not join", "[passes]") {
  Module m;
  Builder b(m, *m.add_graph("main"));
  Node* x = b.parameter("x", f32({2}));
  Node* c = b.parameter("c", Abstract::tensor(DType::Bool, AnyShape::of(Shape{})));
  FuncGraph* yes = m.add_graph("yes");
  Builder(m, *yes).finish(x);
  FuncGraph* no = m.add_graph("no");
  Builder(m, *no).finish(b.integer(1));
  b.finish(b.call(b.call(prim::kSwitch, {c, b.function(*yes), b.function(*no)}), {}));
  Status status = passes::infer(m);
  REQUIRE_FALSE(status);
  CHECK(status.error().type == "TypeError");
  CHECK(status.error().message.find("Cannot join the return values of different branches") == 0);
}

TEST_CASE("infer: calls nested 10000 deep need no stack", "[passes]") {
  Module m;
  Builder b(m, *m.add_graph("main"));
  Node* x = b.parameter("x", f32({2}));
  FuncGraph* callee = m.add_graph("leaf");
  Builder leaf(m, *callee);
  leaf.finish(leaf.call(*ops::find_op("Neg"), {leaf.parameter("y")}));
  for (int i = 0; i < 10000; ++i) {
    FuncGraph* next = m.add_graph("g");
    Builder g(m, *next);
    g.finish(g.call(*callee, {g.parameter("y")}));
    callee = next;
  }
  b.finish(b.call(*callee, {x}));
  passes::PassContext context;
  REQUIRE(passes::run_phases(m, context));
  CHECK(m.cnode_count() == 2);
  CHECK(m.graphs().size() == 1);
}
