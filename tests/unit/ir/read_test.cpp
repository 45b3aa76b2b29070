#include <catch2/catch.hpp>

#include <fstream>
#include <random>
#include <sstream>

#include "ir/ir.h"

using namespace refjit;
using namespace refjit::ir;

namespace {

const std::string_view kTwo[] = {"x", "y"};
const Primitive kAdd{"Add", true, Effect::None, kTwo};
const Primitive kNeg{"Neg", true};
const Primitive kAssign{"Assign", true, Effect::Memory, kTwo};

const Primitive* lookup(std::string_view name) {
  for (const Primitive* p : {&kAdd, &kNeg, &kAssign})
    if (p->name == name) return p;
  return nullptr;
}

// Every kind of node, constant and type, a closure, a recursion and effects.
const char* const kProgram = R"(# IR entry: @main_0
# Total subgraphs: 4

# Total params: 3
# Params:
%para1_x: <Tensor[Float32], (s0, 3)>
%para2_n: <Int64, NoShape>
%para3_w: <Ref[Tensor[Float32]], (2), ref_key="w">  :  has_default

subgraph @main_0() {
      # Span: 1:3:0-9:20
  %0 = PrimFunc_Add(%para1_x, Tensor(shape=[3], dtype=Float32, value=[1.5, -0.0, 1e-45])) : <Tensor[Float32], (s0, 3)>
      # Scope: Default/block
      # Span: 1:5:11-5:16
      # Span: 1:3:0-9:20
  %1(named) = PrimFunc_Neg(%0) : <Tensor[Float32], (s0, 3)>
  %2 = MakeTuple(%1, I64(-3), F32(0.1), Bool(1), "a\"\\\n\x07", None, Type(BFloat16)) : <Tuple[Tensor[Float32],Int64,Float32,Bool,String,None,TypeType], TupleShape((s0, 3), NoShape, NoShape, NoShape, NoShape, NoShape, NoShape), value=(?, I64(-3), F32(0.1), Bool(1), "a\"\\\n\x07", None, Type(BFloat16))>
  %3 = TupleGetItem(%2, I64(0)) : <Tensor[Float32], (s0, 3)>
  %4 = Switch(Bool(0), @branch_1, @other_2) : <Func, NoShape>
  %5 = %4() : <Tensor[Float32], (s0, 3)>
  %6 = call @loop_3(%5) : <Tensor[Float32], (s0, 3)>
  %7 = MakeTuple(%3, %6, opaque<Tensor[Int8], (4)>, {"k": I64(1)}, [I64(1), (I64(2))], slice(I64(1), None, None), ())
  %8 = PrimFunc_Assign(%para3_w, Tensor(shape=[2], dtype=Float32, data="AADAfwAAgD8="), UMonad[U]) : <Ref[Tensor[Float32]], (2), ref_key="w">
  %9 = UpdateState(UMonad[U], %8) : <UMonad, NoShape>
  %10 = Depend(%7, %9)
  Return(%10)
}

subgraph @branch_1 parent: [subgraph @main_0]() {
  %0 = PrimFunc_Add($(@main_0:%1), $(@main_0:para1_x)) : <Tensor[Float32], (s0, 3)>
  Return(%0)
}

subgraph @other_2 parent: [subgraph @main_0]() {
  Return($(@main_0:%3))
}

subgraph @loop_3(%para4_y: <Tensor[Float32], (s0, 3)>) {
  %0 = call @loop_3(%para4_y) : <Tensor[Float32], (s0, 3)>
  Return(%0)
}

)";

std::string full(const Module& m) { return print(m, {.form = TextForm::Full}); }

}  // namespace

TEST_CASE("read: full text round-trips, text and program id", "[ir]") {
  auto module = read(kProgram, lookup);
  if (!module) FAIL(module.error().message);
  std::string text = full(**module);
  CHECK(text == kProgram);
  auto again = read(text, lookup);
  REQUIRE(again);
  CHECK(*program_id(**module) == *program_id(**again));
  const Node* w = (*module)->root->parameters()[2];
  CHECK(w->has_default);
  CHECK(w->abstract->is_ref);
}

TEST_CASE("pack: bytes give the same program back, and damaged bytes never crash", "[ir]") {
  auto module = read(kProgram, lookup);
  REQUIRE(module);
  const std::string bytes = pack(**module);
  auto again = unpack(bytes, lookup);
  REQUIRE(again);
  const PrintOptions plain{.form = TextForm::Full, .with_source = false};
  CHECK(print(**again, plain) == print(**module, plain));
  CHECK(pack(**again) == bytes);
  CHECK(verify(**again));
  std::mt19937 random(7);
  for (int i = 0; i < 2000; ++i) {
    std::string damaged = bytes;
    damaged[random() % damaged.size()] = static_cast<char>(random());
    if (i % 3 == 0) damaged.resize(random() % damaged.size());
    (void)unpack(damaged, lookup);
  }
}

TEST_CASE("read: the dump form reads back to the same operators", "[ir]") {
  // Dump does not escape strings, so one with quotes in it cannot come back.
  std::string program = kProgram;
  const std::string awkward = R"("a\"\\\n\x07")";
  for (size_t at; (at = program.find(awkward)) != std::string::npos;) program.replace(at, awkward.size(), "\"text\"");
  auto module = read(program, lookup);
  REQUIRE(module);
  std::string dump = print(**module);
  auto back = read(dump, lookup);
  if (!back) FAIL(back.error().message << "\n" << dump);
  CHECK(print(**back) == dump);
}

TEST_CASE("read: MindSpore's own validate file", "[ir]") {
  std::ifstream file(REFJIT_SOURCE_DIR "/tests/ir_compare/expected/common_and_dead.ir");
  REQUIRE(file);
  std::stringstream text;
  text << file.rdbuf();
  const Primitive mul{"Mul", true};
  const Primitive sub{"Sub", true};
  auto module = read(text.str(), [&](std::string_view name) {
    return name == "Mul" ? &mul : name == "Sub" ? &sub : lookup(name);
  });
  if (!module) FAIL(module.error().message);
  std::string names;
  for (Node* node : topological_order(*(*module)->root)) names += std::string(node->primitive()->name) + " ";
  CHECK(names == "Add Mul Sub Mul Return ");
  for (Node* node : topological_order(*(*module)->root)) CHECK(node->abstract);
}

TEST_CASE("read: errors name line, column and what was expected", "[ir]") {
  auto message = [](std::string text) {
    auto module = read(text, lookup);
    REQUIRE_FALSE(module);
    CHECK(module.error().kind == ErrorKind::Protocol);
    return module.error().message;
  };
  const std::string head = "# IR entry: @f_0\n";
  CHECK(message("") == "[ir] line 1, column 1: expected '# IR entry: @NAME' and its subgraph, got the end of the text");
  CHECK(message(head + "subgraph @f_0(%para1_x) {\n  Return(%7)\n}\n") ==
        "[ir] line 3, column 10: expected a node defined above, got '%7)'");
  CHECK(message(head + "subgraph @f_0(%para1_x) {\n  %0 = Foo(%para1_x)\n}\n") ==
        "[ir] line 3, column 8: unknown operator 'Foo', got 'Foo(%para1_x)'");
  CHECK(message(head + "subgraph @f_0(%para1_x: <Tensor[Float33], (2)>) {\n}\n") ==
        "[ir] line 2, column 40: expected an element type, got '], (2)>) {'");
  CHECK(message(head + "subgraph @f_0(%para1_x) {\n  Return(Tensor(shape=[2], dtype=Int8, value=[1, 300]))\n}\n") ==
        "[ir] line 3, column 54: '300' is no value of Int8, got '))'");
  CHECK(message(head + "nonsense\n") ==
        "[ir] line 1, column 1: expected '# IR entry: @NAME' and its subgraph, got '# IR entry: @f_0'");
  CHECK(message(head + "subgraph @f_0() {\n  Return($(@f_0:%3))\n}\n") ==
        "[ir] line 3, column 10: expected a node of a graph in this text, got '$(@f_0:%3))'");
  CHECK(message(head + "subgraph @f_0(%para1_x) {\n  %0 = PrimFunc_Add(%para1_x)\n  Return(%0)\n}\n") ==
        "[ir] the text is no program: [verify] graph @f, node 3 (PrimFunc_Add): has 1 arguments, expected 2");
}

TEST_CASE("read: hostile sizes and nests are refused, not allocated", "[ir]") {
  const std::string head = "# IR entry: @f_0\nsubgraph @f_0(%para1_x: ";
  auto refuse = [](const std::string& text) {
    auto module = read(text, lookup);
    CHECK_FALSE(module);
  };
  std::string nest;
  for (int i = 0; i < 100000; ++i) nest += "Tuple[";
  refuse(head + "<" + nest);
  refuse(head + "<Tuple[Int64*1000000000], NoShape>) {");
  refuse(head + "<Tuple[Tuple[Int64*90]*90], NoShape>) {");
  refuse("# IR entry: @f_0\nsubgraph @f_0() {\n  Return(" + std::string(100000, '(') + "\n}");
  refuse(
      "# IR entry: @f_0\nsubgraph @f_0() {\n  Return(Tensor(shape=[9000000000000000000], dtype=Int8, value=[1]))\n}");
  refuse("# IR entry: @f_0\nsubgraph @f_0() {\n  Return(Tensor(shape=[1000000000], dtype=Int8, data=\"AAAA\"))\n}");
}

TEST_CASE("read: a million nodes print and read back", "[ir][slow]") {
  Module m;
  Builder b(m, *m.add_graph("f"));
  Node* node = b.parameter("x");
  for (int i = 0; i < 1000000; ++i) node = b.call(kNeg, {node});
  b.finish(node);
  std::string text = full(m);
  auto back = read(text, lookup);
  REQUIRE(back);
  CHECK((*back)->cnode_count() == 1000001);
  CHECK(*program_id(m) == *program_id(**back));
}

// Damaged texts end in a module or an error; run under the sanitizers in CI.
TEST_CASE("read: damaged text never crashes", "[ir]") {
  std::mt19937 random(1);
  auto whole = read(kProgram, lookup);
  REQUIRE(whole);
  const std::string dump = print(**whole);
  for (int round = 0; round < 4000; ++round) {
    std::string text = round % 2 ? kProgram : dump;
    int edits = 1 + static_cast<int>(random() % 4);
    for (int i = 0; i < edits && !text.empty(); ++i) {
      size_t at = random() % text.size();
      switch (random() % 4) {
        case 0:
          text[at] = static_cast<char>(random() % 256);
          break;
        case 1:
          text.erase(at, random() % 40);
          break;
        case 2:
          text.insert(at, text.substr(random() % text.size(), random() % 40));
          break;
        default:
          text.resize(at);
          break;
      }
    }
    auto module = read(text, lookup);
    if (module) CHECK(verify(**module));
  }
}
