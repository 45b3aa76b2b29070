#pragma once
// Which files are the library's: guest/'s sources stand in the FileTable under one folder that no machine has.
#include <string_view>

namespace refjit {

inline constexpr std::string_view kLibraryFolder = "<refjit>/";

/// The entry of sys.path that stands for the library: what is found in entries before it hides modules of the library.
inline constexpr std::string_view kLibraryEntry = "<refjit>";

/// Whether a file of this name (SourceFile::name, co_filename) is part of the library, not of the user's program.
inline bool is_library_file(std::string_view name) { return name.substr(0, kLibraryFolder.size()) == kLibraryFolder; }

}  // namespace refjit
