#include <catch2/catch.hpp>

#include "base/sha256.h"

using namespace refjit;

// Vectors of NIST's FIPS 180-4 examples and the CAVP short-message set.
TEST_CASE("sha256: the published vectors", "[base]") {
  CHECK(hex_text(sha256("")) == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
  CHECK(hex_text(sha256("abc")) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
  CHECK(hex_text(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq")) ==
        "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
  CHECK(hex_text(sha256(std::string(1000000, 'a'))) ==
        "cdc76e5c9914fb9281a1c7e284d73e67f1809a48a497200e046d39ccc7112cd0");
}

TEST_CASE("sha256: pieces of any size give the digest of the whole", "[base]") {
  std::string text;
  for (int i = 0; i < 300; ++i) text += static_cast<char>(i * 7);
  for (size_t step : {1, 3, 55, 56, 63, 64, 65, 128}) {
    Sha256 hash;
    for (size_t at = 0; at < text.size(); at += step) hash.update(text.substr(at, step));
    CHECK(hash.finish() == sha256(text));
  }
}
