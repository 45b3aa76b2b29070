// vm_run FILE.py: runs one file in a Vm with a plain host. For trying things out; the product's command line is
// native/cli.
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <iterator>
#include <sstream>

#include "guest/guest.h"
#include "vm/builtin_types.h"
#include "vm/exception.h"
#include "vm/numpy/numpy.h"
#include "vm/tensors/tensors.h"
#include "vm/vm.h"

namespace {

class PlainHost : public refjit::vm::Host {
 public:
  void write(int fd, std::string_view text) override {
    FILE* out = fd == 2 ? stderr : stdout;
    if (fd == 2) std::fflush(stdout);
    std::fwrite(text.data(), 1, text.size(), out);
  }
  double now() override {
    return std::chrono::duration<double>(std::chrono::system_clock::now().time_since_epoch()).count();
  }
  double monotonic() override {
    return std::chrono::duration<double>(std::chrono::steady_clock::now().time_since_epoch()).count();
  }
  refjit::Result<std::string> read_file(const std::string& path) override {
    std::ifstream in(path, std::ios::binary);
    if (!in) return refjit::user_error("FileNotFoundError", path);
    return std::string(std::istreambuf_iterator<char>(in), {});
  }
  bool write_file(const std::string& path, std::string_view text) override {
    std::ofstream out(path, std::ios::binary);
    return static_cast<bool>(out << text);
  }
  bool is_file(const std::string& path) override { return std::ifstream(path).good() && !is_folder(path); }
  std::string environment(const std::string& name, bool& found) override {
    const char* value = std::getenv(name.c_str());
    found = value != nullptr;
    return value ? value : "";
  }
  std::string read_line() override {
    std::string line;
    if (!std::getline(std::cin, line)) return "";
    return line + "\n";
  }

 private:
  static bool is_folder(const std::string& path) {
    std::ifstream in(path);
    in.peek();
    return in.bad() || (in.fail() && !in.eof());
  }
};

class NoReport : public refjit::ReportSink {
 public:
  void emit(refjit::Event) override {}
  int level() const override { return 0; }
};

}  // namespace

int main(int argc, char** argv) {
  if (argc != 2) {
    std::fprintf(stderr, "usage: vm_run FILE.py\n");
    return 2;
  }
  PlainHost host;
  NoReport report;
  refjit::FileTable files;
  auto text = host.read_file(argv[1]);
  if (!text) {
    std::fprintf(stderr, "vm_run: cannot read %s\n", argv[1]);
    return 2;
  }
  refjit::vm::Vm vm(host, files, report, {});
  if (vm.has_exception()) {
    std::fprintf(stderr, "vm_run: the Vm did not start\n%s", vm.format_exception(vm.take_exception()).c_str());
    return 2;
  }
  refjit::vm::numpy::register_numpy(vm);
  refjit::vm::tensors::register_tensors(vm);
  for (const auto& source : refjit::guest::guest_sources())
    vm.register_source(std::string(source.module), source.text, source.is_package);
  if (vm.run_main(argv[1], std::move(*text))) return 0;
  refjit::vm::Ref error = vm.take_exception();
  if (vm.is_instance(error, vm.types().SystemExit)) {
    const refjit::vm::Value code = refjit::vm::exception_of(error)->fields[0];
    if (!code || code.is_none()) return 0;
    if (code.is_small_int()) return static_cast<int>(code.as_small_int());
    std::fprintf(stderr, "%s\n", std::string(vm.text(vm.str(code))).c_str());
    return 1;
  }
  std::fflush(stdout);
  std::fputs(vm.format_exception(error).c_str(), stderr);
  return 1;
}
