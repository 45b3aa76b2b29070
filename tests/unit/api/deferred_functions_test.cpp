// Deferred compilation over every embedded module: completed, each function is what it is when compiled at once.
#include <catch2/catch.hpp>

#include "guest/guest.h"
#include "python/defer.h"
#include "python/python.h"

using namespace refjit;
using python::CodeObject;
using python::Const;

namespace {

std::string text_of(const CodeObject& code) {
  python::DisOptions options;
  options.positions = options.facts = true;
  std::string text = python::dis(code, options);
  for (const python::ExceptionEntry& e : code.exceptions)
    text += std::to_string(e.start) + " " + std::to_string(e.end) + " " + std::to_string(e.target) + "\n";
  return text;
}

/// Completes whatever `code` defers; counts it.
std::shared_ptr<const CodeObject> completed(const FileTable& files, std::shared_ptr<const CodeObject> code,
                                            int& count) {
  if (python::is_deferred(*code)) {
    ++count;
    const auto stub = code;
    auto done = python::complete(files, *stub);
    INFO(stub->qualname << (done ? "" : ": " + done.error().message));
    REQUIRE(done);
    code = *done;
    CHECK(code->freevars() == stub->freevars());
    CHECK(code->first_line == stub->first_line);
    CHECK(code->span == stub->span);
    CHECK(code->definition->span == code->span);
  }
  auto copy = std::make_shared<CodeObject>(*code);
  for (Const& constant : copy->consts)
    if (constant.kind == Const::Kind::Code) constant.code = completed(files, constant.code, count);
  return copy;
}

}  // namespace

TEST_CASE("deferred functions are what they are when compiled at once", "[python][defer]") {
  int count = 0;
  for (const guest::GuestSource& source : guest::guest_sources()) {
    INFO(source.path);
    FileTable files;
    const FileId file = files.add(std::string(source.path), std::string(source.text));
    auto whole = python::compile(files, file);
    auto deferred = python::compile_deferring(files, file);
    REQUIRE(whole);
    REQUIRE(deferred);
    const auto done = completed(files, *deferred, count);
    // A function's `global x` turns the module's own x into a global as well, which there means the same.
    if (source.text.find("    global ") != std::string_view::npos) continue;
    const bool is_same = text_of(**whole) == text_of(*done);  // not CHECK of the texts: a module's listing is long
    CHECK(is_same);
  }
  CHECK(count > 5000);
}

TEST_CASE("deferring reads what it cannot skim", "[python][defer]") {
  const std::string text =
      "class A:\n"
      "    def f(self):\n"
      "        class B:\n"
      "            def g(self):\n"
      "                return super()\n"
      "        def h(): return self\n"
      "        return h\n"
      "    @property  # super\n"
      "    async def p(self, a=lambda: 1):\n"
      "        '''class'''\n"
      "        return self.super, f'{x:{y}}', \"\"\"\n"
      "  \"\"\", \\\n"
      "   (1,\n"
      "2)  # end\n"
      "\n"
      "  # less\n"
      "    def q(self): return super()\n"
      "    def __r(self, __s):\n"
      "        __t = __s\n"
      "        return f'{super().q}'\n"
      "def last(*, k: int = 2, **rest):\n"
      "    yield k\n"
      "    # comment\n";
  FileTable files;
  const FileId file = files.add("a.py", text);
  auto whole = python::compile(files, file), deferred = python::compile_deferring(files, file);
  REQUIRE(whole);
  REQUIRE(deferred);
  int count = 0;
  const auto done = completed(files, *deferred, count);
  CHECK(text_of(**whole) == text_of(*done));
  CHECK(count == 2);  // p and last
}
