#include "capture/compile_cache.h"

#include <algorithm>
#include <cstdio>
#include <cstring>
#include <unordered_set>

#include "base/library_file.h"
#include "base/sha256.h"
#include "capture/cache_names.h"
#include "capture/cache_text.h"
#include "capture/cell_casts.h"
#include "capture/compiler.h"
#include "capture/guest_values.h"
#include "capture/settings.h"
#include "ir/pack.h"
#include "vm/builtin_types.h"
#include "vm/code.h"
#include "vm/deferred.h"
#include "vm/function.h"
#include "vm/module.h"
#include "vm/tensors/eager.h"
#include "vm/tensors/tensor_object.h"
#include "vm/types/dict.h"
#include "vm/types/float.h"
#include "vm/types/int.h"
#include "vm/types/list.h"
#include "vm/types/str.h"
#include "vm/types/tuple.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Ref;
using vm::Value;

namespace {

constexpr std::string_view kMagic = "refjit-cache 4 ";
constexpr int64_t kMaxFolderBytes = int64_t{512} << 20;

/// Types and constants of an argument, for the key.
void signature(vm::Vm& vm, Value v, CacheWriter& out, int nesting = 0) {
  if (!v) return out.string("-");
  if (vm::tensors::is_tensor(v)) {
    const Tensor& tensor = vm::tensors::as_tensor(v)->tensor;
    return out.string(std::string(ir_name(tensor.dtype)) + shape_text(tensor.shape) + (is_parameter(vm, v) ? "P" : ""));
  }
  if (is_mutable(vm, v)) return out.string("mutable " + vm.type_name(v));
  const bool is_sequence = vm::is_tuple(v) || vm::is_list(v);
  if (is_sequence && nesting <= kNamedNesting) {
    const std::span<const Value> items = vm::is_tuple(v) ? vm::as_tuple(v)->span() : vm::as_list(v)->span();
    out.string(vm.type_name(v));
    out.number(static_cast<int64_t>(items.size()));
    for (const Value item : items) signature(vm, item, out, nesting + 1);
    return;
  }
  out.string(object_name(vm, v));
}

enum : int64_t { kNoSource = 99 };

/// The loaded module that has this dict, by name; empty: none has.
std::string module_of(vm::Vm& vm, Value globals) {
  if (!vm::is_dict(globals)) return "";
  const Value name = vm::dict_get(vm::as_dict(globals), vm.intern("__name__"));
  if (!name || !vm::is_str(name)) return "";
  const Value module = vm::dict_get(vm::loaded_modules(vm), vm::as_str(name));
  const bool is_its = module && vm.is_instance(module, vm.types().module) &&
                      Value(static_cast<vm::Module*>(module.object())->dict) == globals;
  return is_its ? std::string(vm::view_of(name)) : "";
}

/// The globals of a module of this name; null: it is not loaded here.
Ref globals_of(vm::Vm& vm, std::string_view name) {
  const Value module = vm::dict_get(vm::loaded_modules(vm), vm.intern(name));
  if (!module || !vm.is_instance(module, vm.types().module)) return {};
  return Ref(Value(static_cast<vm::Module*>(module.object())->dict));
}

bool write_source(vm::Vm& vm, const Source* source, CacheWriter& out) {
  if (!source) {
    out.number(kNoSource);
    return true;
  }
  out.number(static_cast<int64_t>(source->kind));
  out.number(source->index);
  out.string(source->label);
  if (source->kind > SourceKind::Object) return false;
  const bool is_object = source->kind == SourceKind::Object;
  const std::string name = !source->name ? "-"
                           : is_object   ? module_of(vm, source->name)
                                         : constant_name(vm, source->name);
  if (name.empty()) return false;
  out.string(name);
  const bool has_base = source->kind == SourceKind::Attribute || source->kind == SourceKind::Item;
  return !has_base || write_source(vm, source->base.get(), out);
}

SourceRef read_source(vm::Vm& vm, CacheReader& in, int nesting = 0) {
  const int64_t kind = in.number();
  if (in.is_failed() || kind == kNoSource) return nullptr;
  if (kind < 0 || kind > static_cast<int64_t>(SourceKind::Object) || nesting > 200) {
    in.fail();
    return nullptr;
  }
  auto source = std::make_shared<Source>();
  source->kind = static_cast<SourceKind>(kind);
  source->index = static_cast<uint32_t>(in.number());
  source->label = in.string();
  const std::string_view name = in.string();
  if (source->kind == SourceKind::Object) {
    source->name = globals_of(vm, name);  // null: nothing stands there, and what is guarded is not the same
  } else if (name != "-") {
    source->name = !name.empty() && name[0] == 's' ? Ref(Value(vm.intern(name.substr(1)))) : constant_of(vm, name);
    if (!source->name) in.fail();
  }
  if (source->kind == SourceKind::Attribute || source->kind == SourceKind::Item) {
    source->base = read_source(vm, in, nesting + 1);
    if (!source->base) in.fail();
  }
  return source;
}

Value qualname_of(const Known& type) { return static_cast<vm::Type*>(type.get().object())->qualname; }

bool write_guard(vm::Vm& vm, const Guard& guard, CacheWriter& out) {
  out.number(static_cast<int64_t>(guard.kind));
  if (!guard.source || !write_source(vm, guard.source.get(), out)) return false;
  switch (guard.kind) {
    case GuardKind::TensorType:
      out.string(vm::view_of(qualname_of(guard.type)));
      out.number(static_cast<int64_t>(guard.dtype));
      out.number(static_cast<int64_t>(guard.dims.size()));
      for (const ir::Dim& dim : guard.dims) {
        if (!dim.is_known()) return false;
        out.number(dim.value());
      }
      return true;
    case GuardKind::Identity:
    case GuardKind::Equal: {
      const std::string name = object_name(vm, guard.expected);
      out.string(name);
      return !name.empty();
    }
    case GuardKind::Type:
    case GuardKind::Dict:
    case GuardKind::Length:
      out.string(vm::view_of(qualname_of(guard.type)));
      out.number(guard.length);
      return true;
    case GuardKind::Absent:
    case GuardKind::Present:
      return true;
    case GuardKind::Alias:
    case GuardKind::Distinct:
      return write_source(vm, guard.other.get(), out);
    case GuardKind::Keys: {
      out.string(vm::view_of(qualname_of(guard.type)));
      const auto keys = vm::as_tuple(guard.expected)->span();
      out.number(static_cast<int64_t>(keys.size()));
      for (Value key : keys) {
        const std::string name = object_name(vm, key);
        if (name.empty()) return false;
        out.string(name);
      }
      return true;
    }
    case GuardKind::Contents:
    case GuardKind::Version:
    case GuardKind::Replaced:
    case GuardKind::Apart:
      return false;
  }
  return false;
}

/// A guard on what stands at its source now, if that is what the file names; `is_same` turns false if it is not.
Guard read_guard(vm::Vm& vm, CacheReader& in, const FrameView& frame, bool& is_same) {
  Guard guard;
  guard.kind = static_cast<GuardKind>(in.index(static_cast<int64_t>(GuardKind::Apart) + 1));
  guard.source = read_source(vm, in);
  if (in.is_failed() || !guard.source) {
    in.fail();
    return guard;
  }
  const Value now = guard.source->fetch(vm, frame);
  const auto type_is = [&](std::string_view qualname) {
    guard.type = now ? Value(vm.type_of(now)) : Value();
    return guard.type && vm::view_of(qualname_of(guard.type)) == qualname;
  };
  switch (guard.kind) {
    case GuardKind::TensorType:
      is_same = type_is(in.string()) && is_same;
      guard.dtype = static_cast<DType>(in.index(kDTypeCount));
      guard.dims.resize(in.index(64));
      for (ir::Dim& dim : guard.dims) dim = ir::Dim(std::max<int64_t>(in.number(), 0));
      break;
    case GuardKind::Identity:
    case GuardKind::Equal:
      is_same = now && object_name(vm, now) == in.string() && is_same;
      guard.expected = now;
      break;
    case GuardKind::Type:
    case GuardKind::Dict:
    case GuardKind::Length:
      is_same = type_is(in.string()) && is_same;
      guard.length = in.number();
      break;
    case GuardKind::Absent:
    case GuardKind::Present:
      break;
    case GuardKind::Keys: {
      is_same = type_is(in.string()) && is_same;
      std::vector<Value> keys;
      Value key, item;
      if (now && vm::is_dict(now))
        for (int32_t at = 0; vm::dict_next(vm::as_dict(now), at, key, item);) keys.push_back(key);
      const auto count = static_cast<size_t>(std::max<int64_t>(in.number(), 0));
      is_same = count == keys.size() && is_same;
      for (size_t i = 0; i < count && !in.is_failed(); ++i) {
        const std::string_view name = in.string();
        is_same = i < keys.size() && object_name(vm, keys[i]) == name && is_same;
      }
      guard.expected = vm.tuple(keys);
      break;
    }
    case GuardKind::Contents:
    case GuardKind::Version:
    case GuardKind::Replaced:
    case GuardKind::Apart:
      in.fail();
      break;
    case GuardKind::Alias:
    case GuardKind::Distinct:
      guard.other = read_source(vm, in);
      if (!guard.other) in.fail();
      break;
  }
  is_same = is_same && !in.is_failed() && guard.holds(vm, frame);
  return guard;
}

bool write_rebuild(vm::Vm& vm, const Rebuild& rebuild, CacheWriter& out) {
  out.number(static_cast<int64_t>(rebuild.kind));
  switch (rebuild.kind) {
    case RebuildKind::Unset:
    case RebuildKind::Kept:
      return true;
    case RebuildKind::Output:
      out.number(rebuild.output);
      return true;
    case RebuildKind::Constant: {
      const std::string name = constant_name(vm, rebuild.constant);
      out.string(name);
      return !name.empty();
    }
    case RebuildKind::Source:
      return write_source(vm, rebuild.source.get(), out);
    case RebuildKind::Tuple:
    case RebuildKind::List:
    case RebuildKind::Dict:
      out.number(static_cast<int64_t>(rebuild.items.size()));
      for (size_t i = 0; i < rebuild.items.size(); ++i) {
        if (rebuild.kind == RebuildKind::Dict) {
          const std::string key = constant_name(vm, rebuild.keys[i]);
          if (key.empty()) return false;
          out.string(key);
        }
        if (!write_rebuild(vm, rebuild.items[i], out)) return false;
      }
      return true;
    default:
      return false;
  }
}

Rebuild read_rebuild(vm::Vm& vm, CacheReader& in, int64_t outputs, int nesting = 0) {
  Rebuild rebuild;
  rebuild.kind = static_cast<RebuildKind>(in.index(static_cast<int64_t>(RebuildKind::Dict) + 1));
  switch (rebuild.kind) {
    case RebuildKind::Output:
      rebuild.output = in.index(outputs);
      break;
    case RebuildKind::Constant:
      rebuild.constant = constant_of(vm, in.string());
      if (!rebuild.constant) in.fail();
      break;
    case RebuildKind::Source:
      rebuild.source = read_source(vm, in);
      if (!rebuild.source) in.fail();
      break;
    case RebuildKind::Tuple:
    case RebuildKind::List:
    case RebuildKind::Dict: {
      const uint32_t count = in.index(1 << 20);
      if (nesting > 200) in.fail();
      for (uint32_t i = 0; i < count && !in.is_failed(); ++i) {
        if (rebuild.kind == RebuildKind::Dict) rebuild.keys.push_back(constant_of(vm, in.string()));
        rebuild.items.push_back(read_rebuild(vm, in, outputs, nesting + 1));
      }
      break;
    }
    default:
      break;
  }
  return rebuild;
}

}  // namespace

CompileCache::CompileCache(JitState& state) : state_(state) {
  vm::Vm& vm = state.vm;
  const bool is_enabled = is_context_setting_given(vm, "enable_compile_cache")
                              ? context_setting(vm, "enable_compile_cache") == vm::kTrue
                              : environment(vm, "MS_COMPILER_CACHE_ENABLE") == "1";
  if (!is_enabled) return;
  if (is_context_setting_given(vm, "compile_cache_path"))
    if (const Value path = context_setting(vm, "compile_cache_path"); vm::is_str(path)) folder_ = vm::view_of(path);
  if (folder_.empty()) folder_ = environment(vm, "MS_COMPILER_CACHE_PATH");
  if (folder_.empty()) folder_ = ".";
  folder_ += "/refjit_cache";
}

std::string CompileCache::key(vm::Function* function, const JitOptions& options, const FrameView& frame) const {
  vm::Vm& vm = state_.vm;
  const auto& source = *vm::whole_code(function)->source;
  CacheWriter out;
  out.string(kMagic);
  out.string(state_.build_id);
  out.string(state_.device->describe().name);
  for (const char* name : {"MS_DEV_SIDE_EFFECT_LOAD_ELIM", "REFJIT_EMULATE_NPU_STATUS"})
    out.string(environment(vm, name));
  out.number(options.level);
  out.number(options.fullgraph);
  out.string(options.backend);
  out.string(vm.files()[source.file].name + ":" + source.qualname);
  out.number(source.span.line);
  // Every file of the user's: a changed source invalidates, whichever function it was in.
  for (FileId id = 1; id < vm.files().size(); ++id)
    if (!is_library_file(vm.files()[id].name)) {
      out.string(vm.files()[id].name);
      out.string(checksum(vm.files()[id].text));
    }
  for (const Value v : frame.locals) {
    signature(vm, v, out);
    if (const Value rules = cast_rules_of(vm, v)) out.string(vm.text(vm.repr(rules)));
  }
  return hex_text(sha256(out.text));
}

void CompileCache::warn(const std::string& text) {
  Event event;
  event.with("message", text);
  state_.vm.report().emit(std::move(event));
  const std::string level = environment(state_.vm, "GLOG_v");
  if (level.empty() || level[0] < '3') state_.vm.host().write(2, "[WARNING] refjit: " + text + "\n");
}

std::unique_ptr<Entry> CompileCache::load(const std::string& key, const FrameView& frame, const JitOptions& options,
                                          const python::CodeObject& function) {
  vm::Vm& vm = state_.vm;
  const double started = vm.host().monotonic();
  const std::string file = path(key);
  if (!vm.host().is_file(file)) return nullptr;
  auto text = vm.host().read_file(file);
  if (!text) return nullptr;
  const auto damaged = [&](const char* why) {
    warn("compile cache: '" + file + "' is ignored: " + why);
    return nullptr;
  };
  constexpr size_t kHeader = kMagic.size() + 16 + 1;
  if (text->compare(0, kMagic.size(), kMagic) != 0 || text->size() < kHeader)
    return damaged("it is no cache file of this version");
  const std::string_view payload = std::string_view(*text).substr(kHeader);
  if (checksum(payload) != text->substr(kMagic.size(), 16)) return damaged("its checksum is wrong");
  CacheReader in(payload);
  if (in.string() != key) return damaged("it was written for another key");
  auto entry = std::make_unique<Entry>();
  bool is_same = true;
  const uint32_t frozen = in.index(1 << 24);
  for (uint32_t i = 0; i < frozen && is_same && !in.is_failed(); ++i) read_guard(vm, in, frame, is_same);
  if (!is_same) return nullptr;  // something that was frozen has changed: captured anew
  const uint32_t guards = in.index(1 << 24);
  for (uint32_t i = 0; i < guards && is_same && !in.is_failed(); ++i)
    entry->guards.push_back(read_guard(vm, in, frame, is_same));
  if (!is_same) return nullptr;
  CachedProgram cached;
  cached.outputs = static_cast<size_t>(in.index(1 << 20));
  entry->result = read_rebuild(vm, in, static_cast<int64_t>(cached.outputs));
  if (cached.outputs > 0) {
    cached.function = in.string();
    cached.program_id = in.string();
    const uint32_t inputs = in.index(1 << 20);
    for (uint32_t i = 0; i < inputs && !in.is_failed(); ++i) {
      Input input;
      input.is_number = in.number() != 0;
      input.source = read_source(vm, in);
      if (!input.source) in.fail();
      cached.inputs.push_back(std::move(input));
    }
    cached.bytes = in.string();
  }
  if (in.is_failed()) return damaged("its contents cannot be read");
  if (cached.outputs > 0) {
    auto compiled = Compiler::restore(state_, std::move(cached), options, started);
    if (!compiled) return damaged(compiled.error().message.c_str());
    entry->graph = std::move(*compiled);
  }
  ++state_.counters.cache_hits;
  Event event;
  event.kind = EventKind::CacheHit;
  event.span = function.span;
  event.with("function", function.qualname).with("file", file).with("ms", (vm.host().monotonic() - started) * 1e3);
  vm.report().emit(std::move(event));
  return entry;
}

void CompileCache::store(const std::string& key, const Entry& entry, const Guards& frozen) {
  vm::Vm& vm = state_.vm;
  CacheWriter out;
  out.string(key);
  for (const Guards* guards : {&frozen, &entry.guards}) {
    std::vector<std::string> texts;  // each once: a global in a loop was looked at many times
    std::unordered_set<std::string> known;
    for (const Guard& guard : *guards) {
      CacheWriter text;
      if (!write_guard(vm, guard, text)) return;
      if (known.insert(text.text).second) texts.push_back(std::move(text.text));
    }
    out.number(static_cast<int64_t>(texts.size()));
    for (const std::string& text : texts) out.text += text;
  }
  out.number(entry.graph ? static_cast<int64_t>(entry.graph->output_count) : 0);
  if (!write_rebuild(vm, entry.result, out)) return;
  if (entry.graph) {
    const CompiledGraph& graph = *entry.graph;
    out.string(graph.function);
    out.string(graph.program.id());
    out.number(static_cast<int64_t>(graph.inputs.size()));
    for (const Input& input : graph.inputs) {
      if (!input.source) return;
      out.number(input.is_number);
      if (!write_source(vm, input.source.get(), out)) return;
    }
    out.string(ir::pack(*graph.program.module));
  }
  if (!vm.host().make_folders(folder_)) return warn("compile cache: the folder '" + folder_ + "' cannot be made");
  // Whole files only: written under a name of this process and moment, then renamed.
  const std::string temporary =
      path(key) + "." +
      hex_text(sha256(std::to_string(vm.host().now()) + std::to_string(vm.host().monotonic()))).substr(0, 16);
  const std::string text = std::string(kMagic) + checksum(out.text) + "\n" + out.text;
  if (!vm.host().write_file(temporary, text) || !vm.host().rename_file(temporary, path(key))) {
    vm.host().remove_file(temporary);
    return warn("compile cache: cannot write '" + path(key) + "'");
  }
  trim();
}

/// The oldest files go when the folder outgrows its bound.
void CompileCache::trim() {
  vm::Host& host = state_.vm.host();
  auto files = host.list_files(folder_);
  files.erase(std::remove_if(files.begin(), files.end(), [](const auto& f) { return f.name.back() == '/'; }),
              files.end());
  int64_t total = 0;
  for (const auto& file : files) total += file.bytes;
  std::sort(files.begin(), files.end(), [](const auto& a, const auto& b) { return a.modified < b.modified; });
  for (size_t i = 0; i + 1 < files.size() && total > kMaxFolderBytes; ++i) {
    host.remove_file(folder_ + "/" + files[i].name);
    total -= files[i].bytes;
  }
}

}  // namespace refjit::capture
