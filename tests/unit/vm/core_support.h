#pragma once
// A Vm with a host that keeps what the guest writes and serves files from memory.
#include <map>
#include <string>

#include "vm/builtin_types.h"
#include "vm/vm.h"

namespace refjit::vm {

class MemoryHost : public Host {
 public:
  void write(int fd, std::string_view text) override { (fd == 2 ? errors : output) += text; }
  double now() override { return 1.5; }
  double monotonic() override { return 2.5; }
  Result<std::string> read_file(const std::string& path) override {
    auto found = files.find(path);
    if (found == files.end()) return user_error("FileNotFoundError", path);
    return found->second;
  }
  bool write_file(const std::string& path, std::string_view text) override {
    files[path] = std::string(text);
    return true;
  }
  bool is_file(const std::string& path) override { return files.count(path) > 0; }
  std::string environment(const std::string&, bool& found) override { return found = false, ""; }
  std::string read_line() override { return ""; }
  bool interrupted() override { return interrupts > 0 && --interrupts == 0; }

  std::string output, errors;
  std::map<std::string, std::string> files;
  int interrupts = 0;
};

class SilentReport : public ReportSink {
 public:
  void emit(Event) override {}
  int level() const override { return 0; }
};

/// One guest; `run` gives its output, or its traceback when it fails.
struct Guest {
  explicit Guest(Vm::Options options = {}) : vm(host, table, report, options) {}
  std::string run(const std::string& text) {
    host.output.clear();
    if (vm.run_main("main.py", text)) return host.output;
    Ref error = vm.take_exception();
    return host.output + vm.format_exception(error);
  }

  MemoryHost host;
  SilentReport report;
  FileTable table;
  Vm vm;
};

}  // namespace refjit::vm
