// refjit_freeze ROOT OUT FILE...: compiles the guest's modules while the program is built. OUT gets their frozen code
// (python/freeze.h) one after another; OUT.index a line for each: where it begins, and its bytes.
#include <cstdio>
#include <fstream>
#include <iterator>
#include <string>

#include "base/files.h"
#include "python/defer.h"
#include "python/freeze.h"

int main(int argc, char** argv) {
  using namespace refjit;
  if (argc < 3) return std::fputs("usage: refjit_freeze ROOT OUT FILE...\n", stderr), 2;
  const std::string root = argv[1], out = argv[2];
  std::ofstream code(out, std::ios::binary), index(out + ".index");
  size_t begin = 0;
  for (int i = 3; i < argc; ++i) {
    std::ifstream source(root + "/" + argv[i], std::ios::binary);
    FileTable files;
    const FileId file = files.add(argv[i], {std::istreambuf_iterator<char>(source), {}});
    const auto module = python::compile_deferring(files, file);
    const auto frozen = module ? python::freeze(files, **module) : Result<std::string>(module.error());
    if (!source || !frozen) {
      std::fprintf(stderr, "%s: %s\n", argv[i], source ? frozen.error().message.c_str() : "cannot be read");
      return 1;
    }
    code << *frozen;
    index << begin << ' ' << frozen->size() << '\n';
    begin += frozen->size();
  }
  return code.flush() && index.flush() ? 0 : 1;
}
