#include <catch2/catch.hpp>

#include <fstream>
#include <sstream>
#include <string>

#include "tensor/float_digits.h"
#include "tensor/half.h"
#include "tensor/tensor_text.h"

using namespace refjit;

namespace {

std::string unhex(const std::string& text) {
  std::string bytes;
  if (text == "-") return bytes;
  for (size_t i = 0; i < text.size(); i += 2) bytes += static_cast<char>(std::stoi(text.substr(i, 2), nullptr, 16));
  return bytes;
}

template <class T>
Tensor tensor_of(DType dtype, Shape shape, std::initializer_list<T> values) {
  return *Tensor::copy_of(dtype, std::move(shape), values.begin());
}

}  // namespace

TEST_CASE("text: str and repr equal what numpy and MindSpore printed", "[tensor][text]") {
  std::ifstream file(REFJIT_SOURCE_DIR "/tests/unit/tensor/text_cases.txt");
  REQUIRE(file);
  std::string line;
  std::getline(file, line);
  int cases = 0;
  while (std::getline(file, line)) {
    std::istringstream words(line);
    std::string dtype, dims, data, expected[3];
    words >> dtype >> dims >> data >> expected[0] >> expected[1] >> expected[2];
    Shape shape;
    std::istringstream parts(dims == "-" ? "" : dims);
    for (std::string d; std::getline(parts, d, ',');) shape.push_back(std::stoll(d));
    const std::string bytes = unhex(data);
    auto t = Tensor::copy_of(*dtype_from_python_name(dtype), shape, bytes.data());
    REQUIRE(t);
    INFO(dtype << " " << dims << " case " << cases);
    CHECK(array_str(*t) == unhex(expected[0]));
    if (expected[1] != "-") CHECK(array_repr(*t) == unhex(expected[1]));
    CHECK(tensor_repr(*t) == unhex(expected[2]));
    ++cases;
  }
  CHECK(cases > 200);
}

TEST_CASE("text: a view prints its own elements", "[tensor][text]") {
  const Tensor t = tensor_of<int32_t>(DType::Int32, {2, 3}, {1, 2, 3, 4, 5, 6});
  const int64_t order[] = {1, 0};
  CHECK(array_str(transposed_view(t, order)) == "[[1 4]\n [2 5]\n [3 6]]");
  CHECK(tensor_repr(selected_view(t, 0, 1)) == "Tensor(shape=[3], dtype=Int32, value= [4, 5, 6])");
}

TEST_CASE("text: print options change precision, threshold and edges", "[tensor][text]") {
  const Tensor t = tensor_of<double>(DType::Float64, {4}, {1.23456789, 2.5, 3.0, 4.0});
  ArrayTextOptions options;
  options.precision = 2;
  CHECK(array_str(t, options) == "[1.23 2.5  3.   4.  ]");
  options.threshold = 3;
  options.edge_items = 1;
  CHECK(array_str(t, options) == "[1.23 ... 4.  ]");
}

TEST_CASE("digits: the shortest of every finite half read back to it", "[tensor][text]") {
  for (uint32_t bits = 0; bits < 0x7c00u; ++bits) {
    const Float16 half{static_cast<uint16_t>(bits)};
    const Digits d = shortest_digits(half);
    const auto value = parse_double("0." + d.digits + "e" + std::to_string(d.point));
    REQUIRE(value);
    REQUIRE(to_float16(*value).bits == half.bits);
    REQUIRE(d.digits.size() <= 5);
  }
}

TEST_CASE("digits: rounding at a place asks the number, not its shortest digits", "[tensor][text]") {
  // 0.125 is exact: a tie, to the even digit; 2.675 is a little less than it says.
  CHECK(round_decimals(shortest_digits(0.125), 0.125, 2).digits == "12");
  CHECK(round_decimals(shortest_digits(0.375), 0.375, 2).digits == "38");
  CHECK(round_decimals(shortest_digits(2.675), 2.675, 2).digits == "267");
  CHECK(round_decimals(shortest_digits(9.996), 9.996, 2).digits == "1");
  CHECK(exact_digits(0x1p-1074).digits.size() == 751);
  CHECK(leading_digits(0x1p-1074, 9).digits == "494065646");
}
