#include "python/freeze.h"

#include <algorithm>
#include <cstring>
#include <optional>
#include <utility>

#include "python/defer.h"
#include "python/deferred_code.h"
#include "python/python.h"

namespace refjit::python {
namespace {

using Kind = Const::Kind;

class Freezer {
 public:
  explicit Freezer(const FileTable& files) : files_(files) {}

  std::string bytes;
  std::optional<Error> error;

  void number(uint64_t value) { pack_number(bytes, value); }
  void signed_number(int64_t value) { number(zigzag(value)); }
  void text(std::string_view value) {
    number(value.size());
    bytes += value;
  }
  template <class Texts>
  void texts(const Texts& values) {
    number(values.size());
    for (const std::string& value : values) text(value);
  }
  void raw(const void* data, size_t size) { bytes.append(static_cast<const char*>(data), size); }

  void constant(const Const& value) {
    bytes += static_cast<char>(value.kind);
    switch (value.kind) {
      case Kind::Int:
        return signed_number(value.integer);
      case Kind::Float:
        return raw(&value.real, sizeof value.real);
      case Kind::Complex:
        raw(&value.real, sizeof value.real);
        return raw(&value.imag, sizeof value.imag);
      case Kind::BigInt:
      case Kind::Str:
      case Kind::Bytes:
        return text(value.text);
      case Kind::Tuple:
      case Kind::FrozenSet:
        number(value.items.size());
        for (const Const& item : value.items) constant(item);
        return;
      case Kind::Code:
        return code(*value.code);
      default:
        return;
    }
  }

  void code(const CodeObject& value) {
    bytes += static_cast<char>(is_deferred(value));
    text(value.name);
    text(value.qualname);
    number(value.first_line);
    number(value.flags);
    pack_span(bytes, value.span, {});
    number(value.localsplus.size());
    for (const Slot& slot : value.localsplus) {
      text(slot.name);
      bytes += static_cast<char>(slot.kind);
    }
    if (is_deferred(value)) return deferral(static_cast<const DeferredCode&>(value));
    for (const uint32_t count :
         {value.arg_count, value.positional_only_count, value.keyword_only_count, value.stack_size})
      number(count);
    number(value.words.size());
    raw(value.words.data(), value.words.size() * sizeof(Word));
    text(value.spans.pack());
    number(value.exceptions.size());
    for (const ExceptionEntry& row : value.exceptions)
      for (const uint32_t each : {row.start, row.end, row.target, row.depth, uint32_t{row.lasti}}) number(each);
    texts(value.names);
    number(value.consts.size());
    for (const Const& each : value.consts) constant(each);
  }

 private:
  void deferral(const DeferredCode& deferred) {
    const Deferral& value = *deferred.deferral;
    number(value.text.begin.at);
    number(value.text.begin.line);
    number(value.text.begin.line_start);
    number(value.text.end);
    number(value.future_flags);
    texts(value.classes);
    // One set a module: the first that has it writes it.
    if (!std::exchange(has_imported_, true)) texts(*value.imported);
    Freezer function(files_);
    if (const auto compiled = complete(files_, deferred))
      function.code(**compiled);
    else
      error = compiled.error();
    text(function.bytes);
  }

  const FileTable& files_;
  bool has_imported_ = false;
};

/// Reads what Freezer writes.
class Thawer {
 public:
  Thawer(std::string_view frozen, const FileTable& files, FileId file, std::shared_ptr<const Deferral> function = {})
      : at_(frozen.data()),
        file_(file),
        file_name_(files[file].name),
        seed_(std::make_shared<const TreeSeed>(file, std::move(function))) {}

  std::shared_ptr<const CodeObject> code() {
    if (*at_++) return deferred();
    auto value = std::make_shared<CodeObject>();
    header(*value);
    value->ast = seed_;
    for (uint32_t* count :
         {&value->arg_count, &value->positional_only_count, &value->keyword_only_count, &value->stack_size})
      *count = small();
    value->words.resize(number());
    raw(value->words.data(), value->words.size() * sizeof(Word));
    value->spans = Positions(view(), file_);
    value->exceptions.resize(number());
    for (ExceptionEntry& row : value->exceptions) {
      for (uint32_t* each : {&row.start, &row.end, &row.target, &row.depth}) *each = small();
      row.lasti = number() != 0;
    }
    texts(value->names);
    value->consts.resize(number());
    for (Const& each : value->consts) constant(each);
    return value;
  }

 private:
  uint64_t number() { return unpack_number(at_); }
  uint32_t small() { return static_cast<uint32_t>(number()); }
  std::string_view view() {
    const size_t size = number();
    at_ += size;
    return {at_ - size, size};
  }
  std::string text() { return std::string(view()); }
  void texts(std::vector<std::string>& values) {
    values.resize(number());
    for (std::string& value : values) value = text();
  }
  void raw(void* data, size_t size) {
    if (size) std::memcpy(data, at_, size);
    at_ += size;
  }

  void constant(Const& value) {
    value.kind = static_cast<Kind>(*at_++);
    switch (value.kind) {
      case Kind::Int:
        value.integer = unzigzag(number());
        return;
      case Kind::Float:
        return raw(&value.real, sizeof value.real);
      case Kind::Complex:
        raw(&value.real, sizeof value.real);
        return raw(&value.imag, sizeof value.imag);
      case Kind::BigInt:
      case Kind::Str:
      case Kind::Bytes:
        value.text = text();
        return;
      case Kind::Tuple:
      case Kind::FrozenSet:
        value.items.resize(number());
        for (Const& item : value.items) constant(item);
        return;
      case Kind::Code:
        value.code = code();
        return;
      default:
        return;
    }
  }

  void header(CodeObject& value) {
    value.name = text();
    value.qualname = text();
    value.file = file_;
    value.filename = file_name_;
    value.first_line = small();
    value.flags = small();
    value.span = unpack_span(at_, {}, file_);
    value.localsplus.resize(number());
    for (Slot& slot : value.localsplus) {
      slot.name = text();
      slot.kind = static_cast<uint8_t>(*at_++);
    }
  }

  std::shared_ptr<const CodeObject> deferred() {
    auto value = std::make_shared<DeferredCode>();
    header(*value);
    Deferral deferral;
    deferral.text.begin.at = number();
    deferral.text.begin.line = small();
    deferral.text.begin.line_start = number();
    deferral.text.end = number();
    deferral.future_flags = small();
    texts(deferral.classes);
    if (!imported_) {
      std::vector<std::string> names;
      texts(names);
      imported_ = std::make_shared<const ImportedNames>(names.begin(), names.end());
    }
    deferral.imported = imported_;
    value->deferral = std::make_shared<const Deferral>(std::move(deferral));
    value->frozen = view();
    return value;
  }

  const char* at_;
  FileId file_;
  const std::string& file_name_;
  std::shared_ptr<const TreeSeed> seed_;
  std::shared_ptr<const ImportedNames> imported_;
};

void plant(const CodeObject& code, const std::shared_ptr<const Ast>& tree) {
  const ast::Node* definition = find_definition(*tree, code.span);
  if (!definition) return;
  auto& grown = const_cast<CodeObject&>(code);  // the Thawer made it, and no const object
  grown.ast = tree;
  grown.definition = definition;
  for (const Const& constant : code.consts)
    if (constant.code) plant(*constant.code, tree);
}

}  // namespace

Result<std::string> freeze(const FileTable& files, const CodeObject& module) {
  Freezer freezer(files);
  freezer.code(module);
  if (freezer.error) return std::move(*freezer.error);
  return std::move(freezer.bytes);
}

std::shared_ptr<const CodeObject> thaw(std::string_view frozen, const FileTable& files, FileId file) {
  return Thawer(frozen, files, file).code();
}

std::shared_ptr<const CodeObject> thaw_function(const FileTable& files, const DeferredCode& code) {
  return Thawer(code.frozen, files, code.file, code.deferral).code();
}

void regrow_tree(const FileTable& files, const CodeObject& code) {
  const auto& seed = static_cast<const TreeSeed&>(*code.ast);
  // Texts that were frozen are right: nothing is thrown here.
  if (!seed.grown)
    seed.grown = seed.function ? parse_function(files, code.file, seed.function->text) : *parse(files, code.file);
  plant(code, std::shared_ptr<const Ast>(seed.grown));
}

}  // namespace refjit::python
