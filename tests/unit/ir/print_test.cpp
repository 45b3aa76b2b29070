#include <catch2/catch.hpp>

#include "ir/canonical.h"
#include "ir/ir.h"

using namespace refjit;
using namespace refjit::ir;

namespace {

const std::string_view kTwo[] = {"x", "y"};
const Primitive kAdd{"Add", true, Effect::None, kTwo};
const Primitive kMul{"Mul", true, Effect::None, kTwo};
const Primitive kAssign{"Assign", true, Effect::Memory, kTwo};

AbstractRef f32(std::initializer_list<int64_t> shape) {
  return Abstract::tensor(DType::Float32, AnyShape::of(Shape(shape)));
}

// f(a, b, c) = a * b + c, with types.
void build_f(Module& m) {
  Builder b(m, *m.add_graph("f"));
  Node* a = b.parameter("a", f32({2, 3}));
  Node* x = b.parameter("b", f32({2, 3}));
  Node* c = b.parameter("c", f32({2, 3}));
  b.spans = {{1, 5, 11, 5, 16}, {1, 3, 0, 5, 20}};
  Node* mul = b.call(kMul, {a, x});
  mul->abstract = f32({2, 3});
  b.spans = {{1, 5, 11, 5, 20}};
  Node* add = b.call(kAdd, {mul, c});
  add->abstract = f32({2, 3});
  b.spans.clear();
  b.finish(add);
  m.root->span = {1, 3, 0, 5, 20};
}

}  // namespace

// The expected text is the skeleton of MindSpore 2.7.0's 26_validate file for the same function: attributes that its
// own passes leave behind (checkpoint, less_bn) and addresses aside.
TEST_CASE("print: dump is MindSpore's listing", "[ir]") {
  Module m;
  build_f(m);
  FileTable files;
  files.add("/tmp/a.py", "import mindspore as ms\n\n@jit\ndef f(a, b, c):\n    return a * b + c\n");
  CHECK(print(m, {.files = &files}) == R"(# IR entry: @f_0
# Total subgraphs: 1

# Total params: 3
# Params:
%para1_a: <Tensor[Float32], (2, 3)>
%para2_b: <Tensor[Float32], (2, 3)>
%para3_c: <Tensor[Float32], (2, 3)>

Node counting information:
Total number of nodes: 9
Total number of cnodes: 3

subgraph attr:
subgraph instance: f_0 : 0
# In file /tmp/a.py:3~5/@jit/
subgraph @f_0() {
  %0(CNode_1) = PrimFunc_Mul(%para1_a, %para2_b)
      : (<Tensor[Float32], (2, 3)>, <Tensor[Float32], (2, 3)>) -> (<Tensor[Float32], (2, 3)>)
      # Fullname with scope: (Default/Mul-op0)
      # In file /tmp/a.py:3~5/@jit/
      # In file /tmp/a.py:5, 11~16/    return a * b + c/
  %1(CNode_2) = PrimFunc_Add(%0, %para3_c)
      : (<Tensor[Float32], (2, 3)>, <Tensor[Float32], (2, 3)>) -> (<Tensor[Float32], (2, 3)>)
      # Fullname with scope: (Default/Add-op0)
      # In file /tmp/a.py:5, 11~20/    return a * b + c/
  Return(%1)
      : (<Tensor[Float32], (2, 3)>)
      # Fullname with scope: (Default/Return-op0)
}


)");
}

TEST_CASE("print: types as MindSpore writes them", "[ir]") {
  auto text = [](const AbstractRef& a) { return type_text(a.get(), TextForm::Dump); };
  CHECK(text(nullptr) == "<null>");
  CHECK(text(Abstract::integer(2)) == "<Int64, NoShape>");
  CHECK(text(Abstract::tuple({Abstract::integer(3), Abstract::integer(2)})) ==
        "<Tuple[Int64*2], TupleShape(NoShape, NoShape), elements_use_flags={[const vector]{1, 1}}>");
  CHECK(text(Abstract::tuple({f32({2, 3}), Abstract::tuple({f32({2})})})) ==
        "<Tuple[Tensor[Float32],Tuple[Tensor[Float32]]], TupleShape((2, 3), TupleShape((2))), "
        "elements_use_flags={[const vector]{1, 1}}>");
  CHECK(text(Abstract::slice(Abstract::integer(1), Abstract::integer(2), Abstract::none())) ==
        "<Slice[Int64 : Int64 : None], NoShape>");
  CHECK(text(Abstract::tensor(DType::Int32, {true, {Dim::symbol(0), 3}})) == "<Tensor[Int32], (-1, 3)>");
  CHECK(text(Abstract::tensor(DType::Int32, {false, {}})) == "<Tensor[Int32], (-2)>");
  CHECK(text(Abstract::monad()) == "<UMonad, NoShape>");
  CHECK(text(Abstract::any()) == "<Any(Tensor)[Float64], (-2)>");
  auto dict = Abstract::dict({Abstract::string("a"), Abstract::string("b")}, {f32({2}), Abstract::integer(3)});
  CHECK(text(dict) == "<Dictionary[[a,b,],[Tensor[Float32],Int64]], NoShape>");
}

TEST_CASE("print: constants in both forms", "[ir]") {
  auto dump = [](const AbstractRef& a) { return constant_text(*a, TextForm::Dump); };
  auto full = [](const AbstractRef& a) { return constant_text(*a, TextForm::Full); };
  CHECK(dump(Abstract::floating(0.1)) == "F32(0.1)");
  CHECK(dump(Abstract::floating(2)) == "F32(2)");
  CHECK(full(Abstract::floating(1.0 / 3)) == "F32(0.3333333333333333)");
  CHECK(dump(Abstract::boolean(true)) == "Bool(1)");
  CHECK(dump(Abstract::tuple({Abstract::integer(-1)})) == "(I64(-1))");
  CHECK(full(Abstract::string("a\"\n\x01")) == R"("a\"\n\x01")");
  float values[] = {1.5f};
  auto scalar = Abstract::constant_tensor(*Tensor::copy_of(DType::Float32, {}, values));
  CHECK(dump(scalar) == "Tensor(shape=[], dtype=Float32, value=1.5)");
  CHECK(full(scalar) == "Tensor(shape=[], dtype=Float32, value=[1.5])");
  int32_t ints[] = {0, 1, 2, 3};
  auto matrix = Abstract::constant_tensor(*Tensor::copy_of(DType::Int32, {2, 2}, ints));
  CHECK(dump(matrix) == "Tensor(shape=[2, 2], dtype=Int32, value=\n[[0 1]\n [2 3]])");
  CHECK(full(matrix) == "Tensor(shape=[2, 2], dtype=Int32, value=[0, 1, 2, 3])");
  CHECK(full(Abstract::type(DType::Float16)) == "Type(Float16)");
}

TEST_CASE("canonical: names, spans and node order leave no trace, structure does", "[ir]") {
  Module a;
  build_f(a);
  Module b;
  b.add_graph("spare");
  Builder builder(b, *b.add_graph("other"));
  b.root = &builder.graph();
  Node* x = builder.parameter("x", f32({2, 3}));
  Node* y = builder.parameter("y", f32({2, 3}));
  Node* z = builder.parameter("z", f32({2, 3}));
  builder.call(kAdd, {x, x});  // dead
  Node* mul = builder.call(kMul, {x, y});
  mul->abstract = f32({2, 3});
  Node* add = builder.call(kAdd, {mul, z});
  add->abstract = f32({2, 3});
  builder.finish(add);
  CHECK(*program_id(a) == *program_id(b));
  CHECK(program_id(a)->size() == 64);
  b.set_input(*add, 2, y);
  CHECK(*program_id(a) != *program_id(b));
  b.set_input(*add, 2, z);
  mul->abstract = f32({3, 2});
  CHECK(*program_id(a) != *program_id(b));
}
