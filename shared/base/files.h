#pragma once
// The texts that a Session has compiled, each kept as it was then. Code objects, tracebacks, ast capture and
// diagnostics look source up here and never on disk. One table a Session; FileId 0 is reserved for "no file".
#include <deque>
#include <string>
#include <string_view>
#include <vector>

#include "base/span.h"

namespace refjit {

struct SourceFile {
  std::string name;  ///< As the guest sees it in `__file__` and tracebacks; "<string>" and "<stdin>" for J12's cases.
  std::string text;
  bool has_source = true;  ///< False for exec, eval and standard input: ast capture refuses those (J12).
  std::vector<uint32_t> line_starts;
};

class FileTable {
 public:
  /// Stores a text and returns its id. The same name may be added again; old ids keep their old text.
  FileId add(std::string name, std::string text, bool has_source = true);

  const SourceFile& operator[](FileId id) const { return files_[id]; }
  size_t size() const { return files_.size(); }

  /// Line `line` (from 1) without its newline; empty when there is none.
  std::string_view line(FileId id, uint32_t line) const;

  /// The text that `span` covers; empty when unknown.
  std::string_view text(const Span& span) const;

 private:
  std::deque<SourceFile> files_{SourceFile{}};
};

}  // namespace refjit
