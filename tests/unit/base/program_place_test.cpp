#include "base/program_place.h"

#include <catch2/catch.hpp>

using namespace refjit;

namespace {

Span line(uint32_t number) { return {1, number, 0, number, 4}; }

}  // namespace

TEST_CASE("places: the innermost comes first, the calls around it outwards", "[base]") {
  std::vector<Span> places;
  place_in_call(places, line(9), std::vector<Span>{line(5), line(2)});
  REQUIRE(places == std::vector<Span>{line(9), line(5), line(2)});
  CHECK(innermost(places) == line(9));
  CHECK(innermost({}) == Span());
}

TEST_CASE("places: a copy stands in the call, and what both stand in is there once", "[base]") {
  std::vector<Span> body{line(9), line(2)};
  append_call(body, std::vector<Span>{line(7), line(2)});
  CHECK(body == std::vector<Span>{line(9), line(7), line(2)});
  std::vector<Span> callee{line(20)};
  append_call(callee, std::vector<Span>{line(7)});
  CHECK(callee == std::vector<Span>{line(20), line(7)});
  append_call(callee, callee);
  CHECK(callee == std::vector<Span>{line(20), line(7)});
}

TEST_CASE("places: a person looks at the innermost outside the library", "[base]") {
  FileTable files;
  const FileId user = files.add("user.py", "");
  const FileId library = files.add("<refjit>/mindspore/ops.py", "");
  const Span inner{library, 3, 0, 3, 1}, outer{user, 8, 0, 8, 1};
  CHECK(program_place(files, {inner, outer}) == outer);
  CHECK(program_place(files, {inner}) == inner);
}
