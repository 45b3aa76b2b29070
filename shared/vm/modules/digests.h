#pragma once
// The older digests by name, block by block: for _hashes, which hashlib's objects keep their states with, and for what
// is built on them (PBKDF2 in _sponges). And functions of _sponges with files of their own.
#include <string>
#include <string_view>

#include "vm/vm.h"

namespace refjit::vm {

struct HashAlgorithm {
  std::string_view name;
  std::string start;  ///< The state before the first block; opaque.
  size_t block, word, size;
  bool is_big;  ///< The order of the digest's words' bytes.
  void (*advance)(char* state, std::string_view blocks);
};

/// md5, sha1, sha224, sha256, sha384 or sha512; null for another name.
const HashAlgorithm* hash_algorithm(std::string_view name);
/// The digest where `tail`, less than a block or not, ends a text of `length` bytes.
std::string finish_hash(const HashAlgorithm& algorithm, std::string state, std::string_view tail, uint64_t length);

Ref scrypt_mix(Vm& vm, Args args);

}  // namespace refjit::vm
