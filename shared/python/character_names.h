#pragma once
// Characters that a text names as `\N{...}`. The table of names is the guest's (unicodedata), so whoever compiles looks
// up what the text asks for and holds the answers in a CharacterNames while it parses, on the same thread.
#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace refjit::python {

class CharacterNames {
 public:
  using Table = std::map<std::string, uint32_t, std::less<>>;
  explicit CharacterNames(Table names);
  ~CharacterNames();
  CharacterNames(const CharacterNames&) = delete;

  /// The names that stand in `text` as \N{NAME}, each once, as they are written.
  static std::vector<std::string> named_in(std::string_view text);
  /// The character in the table held on this thread; false: none of that name.
  static bool find(std::string_view name, uint32_t& out);

 private:
  Table names_;
  const CharacterNames* outer_;
};

}  // namespace refjit::python
