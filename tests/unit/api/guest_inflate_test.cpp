// gunzip against what zlib wrote: the three kinds of blocks, headers with a name, and damage.
#include <algorithm>
#include <catch2/catch.hpp>

#include "guest/inflate.h"

using refjit::guest::gunzip;

namespace {

template <size_t kSize>
std::string bytes(const char (&literal)[kSize]) {
  return {literal, kSize - 1};
}

const std::string kDynamic = bytes(
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\x3d\x94\x4b\xb2\x63\x31\x08\x43\xe7\xbd\x8a\xbb\x04\xdb"
    "\x7c\x0c\x77\x3f\x3d\xe8\xaa\x57\x6f\xff\xc3\x96\x12\xcb\x33\x27\x04\x38\x20\x91\x9f\x7f\xbf\x7f"
    "\x9f\xf1\x3e\xe3\xcf\x0f\x5f\xf3\x7d\xe6\xf7\xb5\xde\xc7\xbf\x2f\x7b\x9f\xfe\xbe\x1c\xd1\xfc\x3e"
    "\xe3\x7d\x56\x7c\x9f\xf9\x3e\x76\xbe\xdd\x48\x3a\xbf\xad\xf7\xc9\x53\xa0\xdf\xa7\x4e\xd5\x89\x56"
    "\x73\xa8\x19\xbb\x2d\x45\xd0\x70\xfa\xc9\x98\xc6\x4e\xa7\xd2\x64\xdb\x3e\x1d\x26\x1b\xab\xf3\x4c"
    "\x52\x28\x82\xe6\xab\x94\x83\xf6\xb6\x54\xad\x49\xa8\xb9\x40\xe0\x22\x58\x20\x70\x57\x84\x23\xd7"
    "\xc9\x59\x20\x88\x75\xaa\x2d\x10\xc4\x3e\x7d\x16\x08\x52\x04\x0b\x04\x79\x23\x20\xd8\x37\x07\x04"
    "\xfb\x56\xe3\x0a\xd4\xc7\x40\xd0\x22\x30\x10\xb4\xd8\x8c\x3b\x18\xc2\x36\x2e\x61\x68\x22\xe3\x16"
    "\xa6\x86\xb5\xe0\xea\x44\x61\xc9\x4f\x5a\x91\x01\x63\x9a\xb6\x67\xf5\xd9\xab\x6a\x02\x64\x86\x76"
    "\xee\x54\x23\x85\xe2\x94\x23\xa5\x94\x93\x65\x4b\x42\x27\x4b\x49\x5b\xff\x28\x22\xd1\x9d\x92\x0c"
    "\xb1\x38\x35\x99\xb2\x89\x53\x94\x35\x94\x07\x96\x65\x43\x35\xc1\xb2\x7c\x9c\x7e\x31\xa8\xa5\x58"
    "\x02\x2c\x2b\x6f\x0c\x2c\x6b\x2b\x2f\x8c\x42\xab\x66\x80\x65\xf5\xb5\x25\x58\xec\xb2\x04\xad\x39"
    "\xc5\x19\xfb\xe3\x09\xe5\xd1\x21\xa6\xf9\x82\x16\x71\xcd\x9e\x83\x86\x11\x4b\x82\xc5\xb6\x76\x96"
    "\x60\xb1\xd2\x3e\x13\x2c\xd6\xda\x75\x3a\xbd\x25\x1d\x12\x2c\x7e\x35\x4a\xb0\xb8\x49\xbf\xe4\xa5"
    "\xb8\xb4\x4d\xb0\x78\x4a\xf7\x04\x8b\x6f\x79\x62\xd3\xaf\xd7\x2e\x1b\x2c\x31\xe4\xa4\x0d\x96\x98"
    "\x32\xd9\xa6\x65\x4d\xfe\xdb\xf4\xac\xcb\x9a\x1b\x2c\x71\x5d\xbb\x93\x7e\xbe\x31\xb0\x44\xdf\x3c"
    "\x1e\xee\xb8\x35\x9b\x66\x57\xbf\x1a\x3c\x6a\xb1\x14\x58\x32\xc4\x59\x8b\x97\xa0\x19\x0a\x2c\x59"
    "\x9a\xaf\xc0\xb2\x87\x66\xaf\xe0\x99\x88\xa5\xc0\xb2\x4d\x3b\x2b\x9e\x50\x68\x9f\xc5\x1b\xda\xda"
    "\x75\x81\x65\xb7\x74\xe8\xc1\x7f\x15\xb1\x34\x58\x6a\x49\xbf\x5e\x3c\xb7\xfb\xf7\x03\x96\x4a\xe9"
    "\xde\x60\xa9\x92\x27\x3a\x78\x8b\x62\x69\xb0\xa0\x81\x62\x60\x69\x97\xcf\xba\x78\xa8\xf2\x60\x83"
    "\xa5\x0b\xfe\xfc\x0f\xb6\x97\x68\x83\x40\x05\x00\x00");
const std::string kFixed = bytes(
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x02\x03\xcb\x48\xcd\xc9\xc9\x57\xc8\x40\x90\x00\x80\x88\xf9\xe5"
    "\x11\x00\x00\x00");
const std::string kNamed = bytes(
    "\x1f\x8b\x08\x08\x00\x00\x00\x00\x02\x03\x61\x2e\x70\x79\x00\xcb\x48\xcd\xc9\xc9\x57\xc8\x40\x90"
    "\x00\x80\x88\xf9\xe5\x11\x00\x00\x00");
const std::string kStored = bytes(
    "\x1f\x8b\x08\x00\x00\x00\x00\x00\x04\x03\x01\x08\x00\xf7\xff\x61\x73\x20\x69\x74\x20\x69\x73\xb3"
    "\x24\x4e\x96\x08\x00\x00\x00");

std::string lines() {
  std::string text;
  for (int i = 0; i < 100; ++i) text += "line " + std::to_string(i) + ": " + std::to_string(i * i) + "\n";
  return text;
}

}  // namespace

TEST_CASE("gunzip: stored, fixed and dynamic blocks", "[guest]") {
  CHECK(gunzip(kStored, 8) == "as it is");
  CHECK(gunzip(kFixed, 17) == "hello hello hello");
  CHECK(gunzip(kDynamic, lines().size()) == lines());
}

TEST_CASE("gunzip: a name in the header is passed over", "[guest]") {
  CHECK(gunzip(kNamed, 17) == "hello hello hello");
}

TEST_CASE("gunzip: what is damaged or of another size gives nothing", "[guest]") {
  CHECK(gunzip(kFixed, 16).empty());
  CHECK(gunzip(kFixed, 18).empty());
  CHECK(gunzip("no gzip at all", 3).empty());
  constexpr size_t kTrailer = 8;
  for (size_t size = 0; size + kTrailer + 1 < kDynamic.size(); ++size)
    CHECK(gunzip(kDynamic.substr(0, size), lines().size()).empty());
}

TEST_CASE("packed sources: every row has its part of the text", "[guest]") {
  const refjit::guest::PackedSource rows[] = {
      {"a", "a.py", 5, false}, {"b", "b/__init__.py", 12, true}, {"c", "c.py", 8, false}};
  const refjit::guest::PackedGroup groups[] = {{kFixed, 17}, {kStored, 8}};
  refjit::guest::UnpackedSources sources(groups, rows);
  REQUIRE(sources.all().size() == 3);
  CHECK(sources.unpack(sources.all()[2].text, {}));
  CHECK(sources.all()[2].text == "as it is");
  CHECK(sources.unpack(sources.all()[1].text, {}));
  CHECK(sources.unpack(sources.all()[2].text, {}));
  CHECK(sources.all()[2].text == "as it is");
  CHECK(sources.all()[0].text == "hello");
  CHECK(sources.all()[1].text == " hello hello");
  CHECK(sources.all()[1].is_package);
}

TEST_CASE("packed sources: the library file gives the groups that are not embedded, and only its own", "[guest]") {
  const refjit::guest::PackedSource rows[] = {{"a", "a.py", 17, false}, {"c", "c.py", 8, false}};
  const std::string library = "something" + kStored;
  const refjit::guest::PackedGroup groups[] = {
      {kFixed, 17}, {{}, 8, 9, kStored.size(), std::string_view(kStored).substr(kStored.size() - 8)}};
  refjit::guest::UnpackedSources sources(groups, rows);
  int reads = 0;
  std::string file;
  const auto read = [&](size_t offset, size_t size) {
    ++reads;
    return file.substr(std::min(offset, file.size()), size);
  };
  CHECK(sources.unpack(sources.all()[0].text, read));
  CHECK(reads == 0);
  const std::string_view text = sources.all()[1].text;
  CHECK_FALSE(sources.unpack(text, {}));
  CHECK_FALSE(sources.unpack(text, read));
  file = library.substr(0, library.size() - 1);
  CHECK_FALSE(sources.unpack(text, read));
  file = library.substr(0, library.size() - 1) + "\1";  // of another build
  CHECK_FALSE(sources.unpack(text, read));
  file = library;
  CHECK(sources.unpack(text, read));
  CHECK(text == "as it is");
  CHECK(sources.unpack(text, {}));
  CHECK(reads == 4);
}
