#pragma once
// The compile cache (S3): programs that ast capture compiled, kept in files so that a later process skips capture and
// passes. On by set_context(enable_compile_cache=True) or MS_COMPILER_CACHE_ENABLE=1, in compile_cache_path or
// MS_COMPILER_CACHE_PATH; the context wins. A key (the user's source files by checksum, the function, types and
// constants of the arguments, options, device, build) names a file; the file holds the guards, what capture froze on
// the way (to be found unchanged), how inputs are fetched and the result is rebuilt, and the program in full text.
// Invariant: a file is used only if its header, checksum and every dependency hold; anything else is ignored with a
// warning. Files appear by rename, so concurrent processes see whole ones; the folder is bounded.
#include <memory>
#include <string>

#include "capture/jit.h"

namespace refjit::capture {

class CompileCache {
 public:
  /// Reads the settings as they are now.
  explicit CompileCache(JitState& state);
  bool is_on() const { return !folder_.empty(); }

  /// Names the call of `function` on the arguments in `frame`. Empty: an argument has a value that no key can name.
  std::string key(vm::Function* function, const JitOptions& options, const FrameView& frame) const;
  /// The entry of `key` if it is there, sound, and what it depends on is unchanged; else null.
  std::unique_ptr<Entry> load(const std::string& key, const FrameView& frame, const JitOptions& options,
                              const python::CodeObject& function);
  /// Keeps an entry just captured. `graph` tells what was frozen. Entries that refer to values without a name (a tensor
  /// of the trace, an object of no class of the user's) are not kept.
  void store(const std::string& key, const Entry& entry, const Guards& frozen);

 private:
  std::string path(const std::string& key) const { return folder_ + "/" + key + ".refjit"; }
  void warn(const std::string& text);
  void trim();

  JitState& state_;
  std::string folder_;
};

}  // namespace refjit::capture
