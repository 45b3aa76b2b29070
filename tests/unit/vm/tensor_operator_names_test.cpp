// The table is tests/oracle/FACTS.md, section b.
#include <catch2/catch.hpp>

#include "vm/tensors/operator_names.h"

using namespace refjit;
using namespace refjit::vm;
using tensors::common_dtype;
using tensors::Operand;
using tensors::operator_name;

TEST_CASE("operator_names: products keep a scalar on the right only", "[vm][tensor]") {
  const auto& mul = operator_name(BinaryOp::Multiply);
  CHECK(mul.tensor_scalar == "Muls");
  CHECK(mul.scalar_tensor == "Mul");
  CHECK(mul.keeps_right_scalar);
  CHECK_FALSE(mul.keeps_left_scalar);
  CHECK(operator_name(BinaryOp::Remainder).scalar_tensor == "RemainderScalarTensor");
  CHECK(operator_name(BinaryOp::LShift).tensor_tensor.empty());
  CHECK(operator_name(UnaryOp::Invert) == "LogicalNot");
}

TEST_CASE("operator_names: scalars join by kind, wide unsigned types by nothing but bool", "[vm][tensor]") {
  const Operand integer{ScalarKind::Int}, real{ScalarKind::Float}, flag{ScalarKind::Bool};
  auto tensor = [](DType d) { return Operand{std::nullopt, d}; };
  CHECK(common_dtype(tensor(DType::Int8), integer) == DType::Int8);
  CHECK(common_dtype(tensor(DType::Int32), real) == DType::Float32);
  CHECK(common_dtype(integer, tensor(DType::Bool)) == DType::Int64);
  CHECK(common_dtype(tensor(DType::Float16), real) == DType::Float16);
  CHECK(common_dtype(tensor(DType::UInt16), flag) == DType::UInt16);
  CHECK_FALSE(common_dtype(tensor(DType::UInt16), integer));
  CHECK_FALSE(common_dtype(tensor(DType::UInt16), tensor(DType::Int8)));
  CHECK(tensors::promotion_error(tensor(DType::UInt16), tensor(DType::Int8)) ==
        "Type implicit conversion between Int8 and UInt16 is not supported.");
}
