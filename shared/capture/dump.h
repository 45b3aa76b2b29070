#pragma once
// Graph files (S10): `set_context(save_graphs=..., save_graphs_path=...)` or MS_DEV_SAVE_GRAPHS and
// MS_DEV_SAVE_GRAPHS_PATH; the context wins. Level 1 and 2 write one text a phase, named and numbered as MindSpore's
// (`26_validate_0026.ir`: phase, name, serial number of the file in this session); level 3 adds a `.dot` beside each
// and the text after every pass that changed the graph. Used by the compiler, once a compile.
#include <string>
#include <string_view>

#include "ir/graph.h"

namespace refjit::vm {
class Vm;
}

namespace refjit::capture {

struct JitState;

class GraphDump {
 public:
  /// Reads the settings as they are now.
  explicit GraphDump(JitState& state);

  int level() const { return level_; }
  void phase(int number, std::string_view name, const ir::Module& module);
  /// The listing after pass `index` of a phase (level 3).
  void pass(std::string_view phase, int index, std::string_view name, const std::string& listing);

 private:
  void write(const std::string& stem, std::string_view suffix, const std::string& text);

  JitState& state_;
  int level_ = 0;
  std::string folder_;
};

}  // namespace refjit::capture
