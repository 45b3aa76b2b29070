#include "base/files.h"

#include <algorithm>

namespace refjit {

FileId FileTable::add(std::string name, std::string text, bool has_source) {
  SourceFile file;
  file.name = std::move(name);
  file.text = std::move(text);
  file.has_source = has_source;
  file.line_starts.push_back(0);
  for (size_t i = file.text.find('\n'); i != std::string::npos; i = file.text.find('\n', i + 1))
    file.line_starts.push_back(static_cast<uint32_t>(i + 1));
  files_.push_back(std::move(file));
  return static_cast<FileId>(files_.size() - 1);
}

std::string_view FileTable::line(FileId id, uint32_t line) const {
  if (id == 0 || id >= files_.size() || line == 0) return {};
  const SourceFile& file = files_[id];
  if (line > file.line_starts.size()) return {};
  std::string_view rest = std::string_view(file.text).substr(file.line_starts[line - 1]);
  std::string_view found = rest.substr(0, rest.find('\n'));
  if (!found.empty() && found.back() == '\r') found.remove_suffix(1);
  return found;
}

std::string_view FileTable::text(const Span& span) const {
  if (!span.is_known() || span.file == 0 || span.file >= files_.size()) return {};
  const SourceFile& file = files_[span.file];
  if (span.line > file.line_starts.size() || span.end_line > file.line_starts.size() || span.end_line == 0) return {};
  const size_t begin = std::min<size_t>(file.line_starts[span.line - 1] + span.col, file.text.size());
  const size_t end = std::min<size_t>(file.line_starts[span.end_line - 1] + span.end_col, file.text.size());
  return begin < end ? std::string_view(file.text).substr(begin, end - begin) : std::string_view();
}

}  // namespace refjit
