#pragma once
// Identifiers are compared in the normal form NFKC (PEP 3131). The tables of Unicode are the guest's (unicodedata), so
// whoever compiles asks for the forms of those that may change and holds the answers in an IdentifierForms while it
// parses, on the same thread.
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace refjit::python {

class IdentifierForms {
 public:
  using Table = std::map<std::string, std::string, std::less<>>;
  explicit IdentifierForms(Table forms);
  ~IdentifierForms();
  IdentifierForms(const IdentifierForms&) = delete;

  /// The words of `text`, comments and strings included, whose normal form may be another one; each once.
  static std::vector<std::string> changing_in(std::string_view text);
  /// The normal form by the table held on this thread, else `name` itself.
  static std::string_view of(std::string_view name);

 private:
  Table forms_;
  const IdentifierForms* outer_;
};

}  // namespace refjit::python
