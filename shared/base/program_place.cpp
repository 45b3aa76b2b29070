#include "base/program_place.h"

#include "base/library_file.h"

namespace refjit {

Span program_place(const FileTable& files, const std::vector<Span>& places) {
  for (size_t i = places.size(); i-- > 0;)
    if (!is_library_file(file_name(files, places[i]))) return places[i];
  return places.empty() ? Span() : places.back();
}

std::string file_name(const FileTable& files, const Span& span) {
  return span.file && span.file < files.size() ? files[span.file].name : "";
}

}  // namespace refjit
