#include "api/graph_svg.h"

#include <catch2/catch.hpp>

using namespace refjit;
using ir::Picture;

namespace {

/// `width` chains of `rows` boxes, each box under its neighbour's predecessor as well.
Picture grid(uint32_t rows, uint32_t width) {
  Picture picture;
  Picture::Panel panel;
  panel.name = "f";
  for (uint32_t row = 0; row < rows; ++row)
    for (uint32_t i = 0; i < width; ++i) {
      panel.boxes.push_back({"Add<" + std::to_string(row) + ">", "", Picture::Kind::Operator, row});
      const uint32_t here = row * width + i;
      if (row > 0) panel.edges.push_back({here - width, here});
      if (row > 0 && i > 0) panel.edges.push_back({here - width - 1, here});
    }
  picture.panels.push_back(panel);
  return picture;
}

size_t count_of(const std::string& text, const std::string& part) {
  size_t count = 0;
  for (size_t at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++count;
  return count;
}

}  // namespace

TEST_CASE("svg: a box, a title and a label a node, a path an edge, markup escaped", "[api]") {
  const std::string svg = api::graph_svg(grid(2, 2));
  CHECK(svg.rfind("<?xml", 0) == 0);
  CHECK(count_of(svg, "<path ") == 3);
  CHECK(count_of(svg, "class=\"operator\"") == 4);
  CHECK(count_of(svg, "Add&lt;0&gt;") == 4);
}

TEST_CASE("svg: boxes of a row do not overlap", "[api]") {
  const std::string svg = api::graph_svg(grid(1, 3));
  std::vector<long> left;
  for (size_t at = svg.find("<rect x="); at != std::string::npos; at = svg.find("<rect x=", at + 1))
    left.push_back(std::stol(svg.substr(at + 9)));
  REQUIRE(left.size() == 3);
  CHECK(left[1] - left[0] > 40);
  CHECK(left[2] - left[1] > 40);
}

TEST_CASE("svg: ten thousand boxes are drawn, the note stands above them", "[api]") {
  Picture picture = grid(500, 20);
  picture.note = "a note & more";
  const std::string svg = api::graph_svg(picture);
  CHECK(count_of(svg, "class=\"operator\"") == 10000);
  CHECK(svg.find("a note &amp; more") < svg.find("class=\"panel\" width"));
}
