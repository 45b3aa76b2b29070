#include "cli/graphviz.h"

#include <unistd.h>

#include <cstdio>
#include <cstdlib>

namespace refjit::cli {

Result<std::string> svg_of_dot(const std::string& dot) {
  char path[] = "/tmp/refjit-XXXXXX";
  const int descriptor = mkstemp(path);
  if (descriptor < 0) return user_error("OSError", "cannot make a temporary file in /tmp");
  FILE* file = fdopen(descriptor, "wb");
  const bool is_written = std::fwrite(dot.data(), 1, dot.size(), file) == dot.size();
  std::fclose(file);
  std::string svg;
  int status = -1;
  if (is_written) {
    if (FILE* out = popen(("dot -Tsvg " + std::string(path) + " 2>/dev/null").c_str(), "r")) {
      char chunk[65536];
      while (const size_t count = std::fread(chunk, 1, sizeof chunk, out)) svg.append(chunk, count);
      status = pclose(out);
    }
  }
  unlink(path);
  if (status != 0 || svg.empty())
    return user_error("OSError", "the format svg needs Graphviz's program `dot` (Debian: apt-get install graphviz)");
  return svg;
}

}  // namespace refjit::cli
