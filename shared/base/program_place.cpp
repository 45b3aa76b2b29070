#include "base/program_place.h"

#include "base/library_file.h"

namespace refjit {

void place_in_call(std::vector<Span>& places, const Span& place, std::span<const Span> calls) {
  places.assign(1, place);
  places.insert(places.end(), calls.begin(), calls.end());
}

void append_call(std::vector<Span>& places, std::span<const Span> calls) {
  size_t common = 0;
  while (common < places.size() && common < calls.size() &&
         places[places.size() - 1 - common] == calls[calls.size() - 1 - common])
    ++common;
  places.insert(places.end() - static_cast<ptrdiff_t>(common), calls.begin(),
                calls.end() - static_cast<ptrdiff_t>(common));
}

Span program_place(const FileTable& files, const std::vector<Span>& places) {
  for (const Span& place : places)
    if (!is_library_file(file_name(files, place))) return place;
  return innermost(places);
}

std::string file_name(const FileTable& files, const Span& span) {
  return span.file && span.file < files.size() ? files[span.file].name : "";
}

}  // namespace refjit
