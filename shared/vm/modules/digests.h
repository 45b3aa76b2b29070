#pragma once
// The digests of _hashes by name, for what is built on them (PBKDF2 in _sponges), and functions of _sponges with files
// of their own.
#include <string>
#include <string_view>

#include "vm/vm.h"

namespace refjit::vm {

using Digest = std::string (*)(std::string_view text);

/// md5, sha1, sha224, sha256, sha384 or sha512; null for another name.
Digest digest_named(std::string_view name);

Ref scrypt_mix(Vm& vm, Args args);

}  // namespace refjit::vm
