#include "ir/picture.h"

#include <catch2/catch.hpp>

#include "ir/builder.h"
#include "ir/print.h"

using namespace refjit;
using namespace refjit::ir;

namespace {

const std::string_view kTwo[] = {"x", "y"};
const Primitive kAdd{"Add", true, Effect::None, kTwo};

/// y = x + x, y = y + x, ... : `count` operators that all use x.
struct Chain {
  Module m;
  Builder b{m, *m.add_graph("f")};

  explicit Chain(size_t count) {
    Node* x = b.parameter("x");
    Node* y = x;
    for (size_t i = 0; i < count; ++i) {
      b.scope = "Default/block" + std::to_string(i / 100);
      b.spans.assign(1, Span());
      b.spans[0].line = static_cast<uint32_t>(i + 1);
      y = b.call(kAdd, {y, x});
    }
    b.finish(y);
    m.root = m.graphs().front();
  }
};

size_t count_of(const Picture& picture, Picture::Kind kind) {
  size_t count = 0;
  for (const Picture::Panel& panel : picture.panels)
    for (const Picture::Box& box : panel.boxes) count += box.kind == kind;
  return count;
}

}  // namespace

TEST_CASE("picture: small graphs have an edge for each operand, whatever its length", "[ir]") {
  const Picture picture = picture_of(Chain(20).m);
  REQUIRE(picture.panels.size() == 1);
  CHECK(picture.note.empty());
  CHECK(picture.panels[0].boxes.size() == 22);  // x, 20 operators, Return
  CHECK(picture.panels[0].edges.size() == 1 + 2 * 19 + 1);
}

TEST_CASE("picture: no edge of a large graph runs through many rows", "[ir]") {
  const Picture picture = picture_of(Chain(1000).m);
  const Picture::Panel& panel = picture.panels[0];
  CHECK(count_of(picture, Picture::Kind::Operator) == 1001);
  CHECK(count_of(picture, Picture::Kind::Reference) == 992);  // x, but for its users in the first eight rows
  for (const Picture::Edge& edge : panel.edges) {
    CHECK(panel.boxes[edge.from].row < panel.boxes[edge.to].row);
    CHECK(panel.boxes[edge.to].row - panel.boxes[edge.from].row <= 8);
  }
}

TEST_CASE("picture: more nodes than asked for are drawn by scope, and the note says so", "[ir]") {
  const Picture picture = picture_of(Chain(1000).m, 50);
  CHECK(picture.note == "1002 nodes, drawn as 11 boxes of neighbours of one scope");
  CHECK(count_of(picture, Picture::Kind::Run) == 11);  // parameters, ten blocks with the Return in the last
  CHECK(picture.panels[0].boxes[1].label == "block0: 100 nodes");
}

TEST_CASE("picture: without scopes that part a program, runs of equal length are drawn", "[ir]") {
  const Picture picture = picture_of(Chain(1000).m, 5);
  CHECK(picture.note == "1002 nodes, drawn as 4 boxes of up to 256 neighbours");
}
