// _base64: base64 of bytes, and back, for binascii. Text that is no clean base64 (foreign characters, padding missing
// or elsewhere than at the end) is NotImplemented: binascii reads it character by character, with its rules and errors.
#include <array>

#include "vm/modules/modules.h"
#include "vm/types/define.h"
#include "vm/types/text.h"

namespace refjit::vm {

namespace {

constexpr std::string_view kAlphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

constexpr std::array<int8_t, 256> make_values() {
  std::array<int8_t, 256> values{};
  for (auto& value : values) value = -1;
  for (size_t i = 0; i < kAlphabet.size(); ++i)
    values[static_cast<unsigned char>(kAlphabet[i])] = static_cast<int8_t>(i);
  return values;
}
constexpr auto kValues = make_values();

Ref encode(Vm& vm, Args args) {
  std::string_view data;
  if (!bytes_like(args[0], data)) return not_implemented();
  std::string out;
  out.reserve((data.size() + 2) / 3 * 4);
  for (size_t i = 0; i < data.size(); i += 3) {
    uint32_t group = 0;
    for (size_t k = 0; k < 3; ++k)
      group = group << 8 | (i + k < data.size() ? static_cast<unsigned char>(data[i + k]) : 0u);
    for (size_t k = 0; k < 4; ++k) out += i + k <= data.size() ? kAlphabet[group >> (18 - 6 * k) & 63] : '=';
  }
  return new_bytes(vm, out);
}

Ref decode(Vm& vm, Args args) {
  std::string_view text;
  if (!bytes_like(args[0], text) || text.size() % 4) return not_implemented();
  size_t padding = 0;
  while (padding < 2 && padding < text.size() && text[text.size() - 1 - padding] == '=') ++padding;
  const size_t digits = text.size() - padding;
  std::string out;
  out.reserve(text.size() / 4 * 3);
  uint32_t group = 0;
  for (size_t i = 0; i < text.size(); ++i) {
    const int value = i < digits ? kValues[static_cast<unsigned char>(text[i])] : 0;
    if (value < 0) return not_implemented();
    group = group << 6 | static_cast<uint32_t>(value);
    if (i % 4 != 3) continue;
    for (const int shift : {16, 8, 0}) out += static_cast<char>(group >> shift & 255);
    group = 0;
  }
  out.resize(out.size() - padding);
  return new_bytes(vm, out);
}

const NativeDef kFunctions[] = {{"encode", "data, /", encode}, {"decode", "text, /", decode}};

}  // namespace

bool init_base64(Vm& vm, Module* module) { return vm.add_functions(module, kFunctions); }

}  // namespace refjit::vm
