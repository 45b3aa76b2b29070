#pragma once
// The guest's outside world on a machine: standard streams, the clock, the file system, the environment.
#include <string>
#include <string_view>

#include "api/embedding.h"

namespace refjit::cli {

class NativeHost : public api::EmbeddingHost {
 public:
  ~NativeHost() override { flush(); }

  void write(int fd, std::string_view text) override;
  double now() override;
  double monotonic() override;
  Result<std::string> read_file(const std::string& path) override;
  bool write_file(const std::string& path, std::string_view text) override;
  bool is_file(const std::string& path) override;
  bool make_folders(const std::string& path) override;
  bool rename_file(const std::string& from, const std::string& to) override;
  bool remove_file(const std::string& path) override;
  std::vector<FolderEntry> list_files(const std::string& path) override;
  std::string environment(const std::string& name, bool& found) override;
  std::string read_line() override;
  bool interrupted() override;

  /// The path of this executable.
  static std::string executable();
  /// Size and time of this executable: differs from build to build.
  static std::string build_id();
  /// Writes out what is buffered. Standard output is buffered as CPython buffers it when it is no terminal.
  void flush();
  /// Why standard output lost text (an errno value); 0: it lost none. Whoever closed it wants none.
  int output_error() const { return output_error_; }
  /// Makes Ctrl-C a KeyboardInterrupt of the guest, and a pipe that nobody reads an OSError. Where that is standard
  /// output, the process ends as other commands do.
  static void watch_signals();
  [[noreturn]] static void end_by_broken_pipe();

 private:
  std::string buffered_;
  int output_error_ = 0;
  bool is_terminal_ = is_standard_output_terminal();
  static bool is_standard_output_terminal();
};

}  // namespace refjit::cli
