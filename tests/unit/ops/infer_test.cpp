#include <catch2/catch.hpp>

#include <algorithm>

#include "ops/infer.h"
#include "ops/numbers.h"
#include "ops/op.h"
#include "ops/slice.h"

using namespace refjit;
using ir::Abstract;
using ir::AbstractRef;
using ir::AnyShape;
using ir::Dim;

namespace {

AbstractRef tensor(DType dtype, std::vector<Dim> dims) {
  return Abstract::tensor(dtype, AnyShape{true, std::move(dims)});
}
AbstractRef f32(std::vector<Dim> dims) { return tensor(DType::Float32, std::move(dims)); }
AbstractRef ints(std::vector<int64_t> values) {
  std::vector<AbstractRef> elements;
  for (int64_t v : values) elements.push_back(Abstract::integer(v));
  return Abstract::tuple(std::move(elements));
}
AbstractRef number(int64_t v) { return Abstract::integer(v); }

Result<AbstractRef> infer(std::string_view name, std::vector<AbstractRef> arguments) {
  const ops::OpDef* op = ops::find_op(name);
  REQUIRE(op);
  return op->infer(*op, arguments);
}

std::string shape_of(const Result<AbstractRef>& r) { return r ? ops::dims_text((*r)->shape) : r.error().message; }
std::string error_of(const Result<AbstractRef>& r) {
  return r ? "no error" : r.error().type + ": " + r.error().message;
}

}  // namespace

TEST_CASE("table: sorted, unique, complete and reachable by name", "[ops]") {
  const auto table = ops::all_ops();
  CHECK(table.size() >= 90);
  for (size_t i = 0; i < table.size(); ++i) {
    INFO(table[i]->name);
    if (i) CHECK(table[i - 1]->name < table[i]->name);
    CHECK(ops::find_op(table[i]->name) == table[i]);
    CHECK(ops::op_of(*table[i]) == table[i]);
    CHECK(table[i]->infer);
    CHECK(table[i]->samples);
    REQUIRE(table[i]->argument_names.size() == table[i]->args.size());
    for (size_t k = 0; k < table[i]->args.size(); ++k) CHECK(table[i]->argument_names[k] == table[i]->args[k].name);
  }
  CHECK(ops::find_op("NoSuchOp") == nullptr);
  const ir::Primitive stranger{"Add"};
  CHECK(ops::op_of(stranger) == nullptr);
}

TEST_CASE("table: primitives that MindSpore prints plainly are not PrimFuncs", "[ops]") {
  for (std::string_view name : {"Stack", "BitwiseAnd", "TensorMove", "IsNan"})
    CHECK_FALSE(ops::find_op(name)->is_primfunc);
  for (std::string_view name : {"Add", "Muls", "SumExt", "MatMulExt", "Cast", "StridedSlice"})
    CHECK(ops::find_op(name)->is_primfunc);
  CHECK(ops::find_op("Assign")->effect == ir::Effect::Memory);
}

TEST_CASE("infer: broadcasting takes numbers and symbols", "[ops][infer]") {
  const Dim n = Dim::symbol(1), m = Dim::symbol(2);
  CHECK(shape_of(infer("Add", {f32({2, 1, 3}), f32({4, 1})})) == "[2, 4, 3]");
  auto same = infer("Add", {f32({n, 3}), f32({n, 1})});
  REQUIRE(same);
  CHECK((*same)->shape.dims[0] == n);
  CHECK(shape_of(infer("Add", {f32({n}), f32({5})})) == "[5]");
  auto unknown = infer("Add", {f32({n}), f32({m})});
  REQUIRE(unknown);
  CHECK_FALSE((*unknown)->shape.dims[0].is_known());
  CHECK_FALSE((*unknown)->shape.dims[0] == n);
  CHECK((*unknown)->shape == (*infer("Mul", {f32({n}), f32({m})}))->shape);
  CHECK_FALSE((*infer("Add", {Abstract::tensor(DType::Float32, AnyShape{false, {}}), f32({2})}))->shape.rank_known);
}

TEST_CASE("infer: scalars and mixed dtypes promote as MindSpore has it", "[ops][infer]") {
  auto dtype = [](std::string_view op, AbstractRef a, AbstractRef b) {
    return (*infer(op, {std::move(a), std::move(b)}))->dtype;
  };
  const AbstractRef i32 = tensor(DType::Int32, {2}), f16 = tensor(DType::Float16, {2}),
                    boolean = tensor(DType::Bool, {2});
  CHECK(dtype("Add", i32, Abstract::floating(1.5)) == DType::Float32);
  CHECK(dtype("Add", boolean, number(1)) == DType::Int64);
  CHECK(dtype("Mul", f16, Abstract::floating(std::nullopt)) == DType::Float16);
  CHECK(dtype("Div", i32, i32) == DType::Float32);
  CHECK(dtype("Less", i32, f16) == DType::Bool);
  CHECK(dtype("Add", f16, tensor(DType::BFloat16, {2})) == DType::Float32);
  CHECK((*infer("SumExt", {i32}))->dtype == DType::Int64);
  CHECK((*infer("ReduceSum", {i32}))->dtype == DType::Int32);
  CHECK((*infer("Sqrt", {i32}))->dtype == DType::Float32);
  CHECK((*infer("Cast", {i32, number(42)}))->dtype == DType::Float16);
}

TEST_CASE("infer: errors are MindSpore's, type and text", "[ops][infer][errors]") {
  CHECK(error_of(infer("Mul", {f32({2, 3}), f32({4})})) ==
        "ValueError: For 'Mul', input1.shape and input2.shape need to broadcast. The value of input1.shape[2] or "
        "input2.shape[1] must "
        "be 1 or -1 when they are not the same, but got input1.shape = [2, 3] and input2.shape = [4]");
  CHECK(error_of(infer("AddExt", {f32({5, 2, 3}), f32({3, 3})})) ==
        "ValueError: For 'AddExt', input.shape and other.shape need to broadcast. The value of input.shape[3] or "
        "other.shape[2] must "
        "be 1 or -1 when they are not the same, but got input.shape = [5, 2, 3] and other.shape = [3, 3]");
  CHECK(error_of(infer("Add", {tensor(DType::UInt16, {1}), tensor(DType::Int8, {1})})) ==
        "TypeError: Type implicit conversion between Int8 and UInt16 is not supported.");
  CHECK(error_of(infer("Add", {tensor(DType::UInt16, {1}), number(1)})) ==
        "TypeError: Type implicit conversion between Tensor[Int64] and UInt16 is not supported.");
  CHECK(error_of(infer("MatMul", {f32({2, 3}), f32({2, 3})})) ==
        "ValueError: For 'MatMul' the input dimensions must be equal, but got 'x1_col': 3 and 'x2_row': 2.");
  CHECK(error_of(infer("MatMulExt", {f32({2, 3}), f32({2, 3})})) ==
        "RuntimeError: For 'MatMulExt' op, shape1[-1] must be equal to shape2[-2], but got 3 and 2.");
  CHECK(error_of(infer("MatMulExt", {tensor(DType::Float64, {2, 2}), f32({2, 2})})) ==
        "TypeError: For 'MatMulExt', the type of 'x2' should be same as 'x1', but got 'x1' with type Tensor[Float64] "
        "and 'x2' with "
        "type Tensor[Float32].");
  CHECK(error_of(infer("Reshape", {f32({2, 3}), ints({4, 2})})) ==
        "ValueError: The accumulate of x_shape must be equal to out_shape, but got x_shape: [const vector]{2, 3}, and "
        "out_shape: "
        "[const vector]{4, 2}");
  CHECK(error_of(infer("Reshape", {f32({2, 3}), ints({-1, -1})})) ==
        "ValueError: At most one component of input shape can be -1, but got [const vector]{-1, -1}");
  CHECK(error_of(infer("Reshape", {f32({2, 3}), ints({-2, 3})})) ==
        "ValueError: For primitive[Reshape], the component of shape can't be less than -1, but got [const vector]{-2, "
        "3}");
  CHECK(error_of(infer("Transpose", {f32({2, 3}), ints({0, 0})})) ==
        "ValueError: For 'Transpose' perms should all be unique dim, but0 is not unique!");
  CHECK(error_of(infer("Transpose", {f32({2, 3}), ints({0, 2})})) ==
        "ValueError: dim value error. dim:2, dim value should be in [-2, 2).");
  CHECK(error_of(infer("BroadcastTo", {f32({2, 3}), ints({2, 4})})) ==
        "ValueError: For 'BroadcastTo', in order to broadcast, each dimension pair must be equal or input dimension is "
        "1 or target "
        "dimension is -1. But got x_shape: (2, 3), target shape: (2, 4).");
  CHECK(error_of(infer("Concat", {Abstract::tuple({f32({2, 3}), f32({2, 4})}), number(0)})) ==
        "ValueError: For primitive[Concat], shapes of tensors must match except in given concat axis 0, but got "
        "mismatch in 1(all input "
        "shapes are [const vector]{[const vector]{2, 3}, [const vector]{2, 4}})!");
  CHECK(
      error_of(infer("Concat", {Abstract::tuple({f32({2, 3}), tensor(DType::Int32, {2, 3})}), number(0)})) ==
      "TypeError: For primitive[Concat], the input[tensors] elements should have same type, but got: Float32, Int32.");
  CHECK(error_of(infer("SumExt", {f32({2, 3}), number(2)})) ==
        "ValueError: For primitive[SumExt], the axis value must be in [-2,2), but got 2.");
  CHECK(error_of(infer("SumExt", {f32({2, 3}), ints({0, 0})})) ==
        "RuntimeError: dim=0 appears multiple times in the list of dims");
  CHECK(error_of(infer("Argmax", {f32({2, 3}), number(2)})) ==
        "ValueError: For primitive[Argmax], the axis must be in [-2,2), but got 2.");
  CHECK(error_of(infer("Softmax", {f32({2, 3}), ints({2})})) ==
        "ValueError: For primitive[Softmax], the axis must be in [-2,2), but got 2.");
  CHECK(error_of(infer("Softmax", {tensor(DType::Int32, {2, 3}), ints({1})})) ==
        "TypeError: For primitive[Softmax], the input argument[x] must be a type of {BFloat16, Float16, Float32, "
        "Float64}, but got Int32.");
  CHECK(error_of(infer("Exp", {tensor(DType::Int32, {2, 3})})) ==
        "TypeError: For primitive[Exp], the input argument[input] must be a type of {BFloat16, Bool, Complex128, "
        "Complex64, Float16, "
        "Float32, Float64, Int64}, but got Int32.");
  CHECK(error_of(infer("StridedSlice", {f32({2, 3}), ints({0}), ints({2}), ints({0})})) ==
        "ValueError: For 'StridedSlice', input 'strides' can not contain 0.");
  CHECK(error_of(infer("Add", {tensor(DType::Bool, {2}), tensor(DType::Bool, {2})})).substr(0, 70) ==
        "TypeError: For primitive[Add], the input argument[x] must be a type of");
}

TEST_CASE("infer: slices with masks, negative steps and indices", "[ops][infer]") {
  auto slice = [](std::vector<int64_t> begin, std::vector<int64_t> end, std::vector<int64_t> step,
                  std::vector<int64_t> masks) {
    std::vector<AbstractRef> arguments{f32({5, 6, 7}), ints(std::move(begin)), ints(std::move(end)),
                                       ints(std::move(step))};
    for (int64_t m : masks) arguments.push_back(number(m));
    return shape_of(infer("StridedSlice", arguments));
  };
  CHECK(slice({1, 2}, {4, 6}, {1, 2}, {0, 0, 0, 0, 0}) == "[3, 2, 7]");
  CHECK(slice({-1}, {0}, {1}, {252, 252, 0, 0, 1}) == "[6, 7]");
  CHECK(slice({0}, {0}, {-2}, {1, 1, 0, 0, 0}) == "[3, 6, 7]");
  CHECK(slice({2, 1}, {4, 6}, {1, 2}, {0, 0, 1, 0, 0}) == "[5, 6, 3]");
  CHECK(slice({2, 1}, {4, 6}, {1, 2}, {0, 0, 0, 1, 0}) == "[1, 2, 6, 7]");
  CHECK(slice({3}, {100}, {1}, {0, 0, 0, 0, 0}) == "[2, 6, 7]");
  CHECK(slice({9}, {10}, {1}, {0, 0, 0, 0, 1}) == "index 9 is out of bounds for dimension with size 5");
  const Dim n = Dim::symbol(3);
  auto open = infer("StridedSlice", {f32({n, 4}), ints({0, 1}), ints({0, 3}), ints({1, 1}), number(1), number(1),
                                     number(0), number(0), number(0)});
  REQUIRE(open);
  CHECK((*open)->shape.dims[0] == n);
  CHECK((*open)->shape.dims[1] == Dim(2));
}

TEST_CASE("infer: symbolic dims pass through shape operators", "[ops][infer]") {
  const Dim n = Dim::symbol(4);
  CHECK((*infer("Transpose", {f32({n, 3}), ints({1, 0})}))->shape.dims[1] == n);
  CHECK((*infer("ReduceSum", {f32({n, 3}), ints({1}), Abstract::boolean(true)}))->shape == AnyShape{true, {n, Dim(1)}});
  CHECK((*infer("ExpandDims", {f32({n}), number(-1)}))->shape == AnyShape{true, {n, Dim(1)}});
  CHECK((*infer("MatMul", {f32({n, 3}), f32({3, 5})}))->shape == AnyShape{true, {n, Dim(5)}});
  CHECK(shape_of(infer("Concat", {Abstract::tuple({f32({n, 3}), f32({2, 3})}), number(0)})) == "[-1, 3]");
  CHECK(shape_of(infer("Reshape", {f32({n, 3}), ints({-1})})) == "[-1]");
  // Axes that are not constant leave the rank unknown.
  CHECK(shape_of(infer("ReduceSum", {f32({2, 3}), Abstract::integer(std::nullopt)})) == "[-2]");
}

TEST_CASE("numbers: what stands on both sides of a quotient goes", "[ops][numbers]") {
  const Dim n = Dim::symbol(1), m = Dim::symbol(2);
  CHECK(ops::quotient_of({n, Dim(12)}, {n}) == Dim(12));
  CHECK(ops::quotient_of({n, Dim(12)}, {Dim(4), Dim(3)}) == n);
  CHECK(ops::quotient_of({n, m, Dim(8)}, {ops::product_of(n, m)}) == Dim(8));
  CHECK(ops::quotient_of({n, Dim(6)}, {Dim(2)}) == ops::product_of(n, Dim(3)));
  CHECK_FALSE(ops::quotient_of({n, Dim(6)}, {Dim(4)}).is_known());
  CHECK(ops::product_of(n, m) == ops::product_of(m, n));
  CHECK(ops::sum_of(n, Dim(0)) == n);
  CHECK_FALSE(ops::sum_of(n, Dim(1)) == ops::sum_of(n, Dim(2)));
}

TEST_CASE("numbers: ints of dims are computed as Python does", "[ops][numbers]") {
  const auto of = [](ops::NumberOp op, int64_t a, int64_t b) {
    const AbstractRef made = ops::number_of(op, *number(a), *number(b));
    return made ? std::optional(std::get<int64_t>(made->value)) : std::nullopt;
  };
  CHECK(of(ops::NumberOp::FloorDivide, -7, 2) == -4);
  CHECK(of(ops::NumberOp::Modulo, -7, 2) == 1);
  CHECK(of(ops::NumberOp::Modulo, 7, -2) == -1);
  CHECK(of(ops::NumberOp::FloorDivide, 7, 0) == std::nullopt);
  CHECK(of(ops::NumberOp::Multiply, INT64_MAX, 2) == std::nullopt);
  const AbstractRef open = Abstract::number(Dim::symbol(1));
  const AbstractRef less = ops::number_of(ops::NumberOp::Subtract, *open, *number(1));
  REQUIRE(less);
  CHECK(less->is_open_number());
  CHECK_FALSE(equal(*less, *open));
  CHECK(equal(*ops::number_of(ops::NumberOp::Multiply, *open, *number(1)), *open));
}

TEST_CASE("infer: shapes of ints that wait for dims", "[ops][infer]") {
  const Dim n = Dim::symbol(1);
  const AbstractRef open = Abstract::number(n), rest = number(-1);
  auto shaped = infer("Reshape", {f32({n, 3, 4}), Abstract::tuple({open, rest})});
  REQUIRE(shaped);
  CHECK((*shaped)->shape == (AnyShape{true, {n, Dim(12)}}));
  auto spread = infer("BroadcastTo", {f32({1, 3}), Abstract::tuple({open, rest})});
  REQUIRE(spread);
  CHECK((*spread)->shape == (AnyShape{true, {n, Dim(3)}}));
  auto tiled = infer("Tile", {f32({1, 3}), Abstract::tuple({open, number(2)})});
  REQUIRE(tiled);
  CHECK((*tiled)->shape == (AnyShape{true, {n, Dim(6)}}));
  const AbstractRef zero = number(0);
  auto whole = infer("StridedSlice", {f32({n, 3}), Abstract::tuple({zero}), Abstract::tuple({open}), ints({1}), zero,
                                      zero, zero, zero, zero});
  REQUIRE(whole);
  CHECK((*whole)->shape == (AnyShape{true, {n, Dim(3)}}));
}
