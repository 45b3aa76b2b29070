#include "capture/dump.h"

#include "capture/jit.h"
#include "capture/settings.h"
#include "ir/print.h"
#include "vm/types/int.h"
#include "vm/types/str.h"
#include "vm/vm.h"

namespace refjit::capture {

using vm::Value;

namespace {

std::string four_digits(int64_t number) {
  const std::string digits = std::to_string(number);
  return std::string(digits.size() < 4 ? 4 - digits.size() : 0, '0') + digits;
}

}  // namespace

GraphDump::GraphDump(JitState& state) : state_(state) {
  vm::Vm& vm = state.vm;
  const Value level = context_setting(vm, "save_graphs");
  if (int64_t number = 0; level && (level.is_bool() || vm::is_int(level)) && vm.as_int64(level, number))
    level_ = static_cast<int>(number);
  if (level_ > 0) {
    if (const Value path = context_setting(vm, "save_graphs_path"); path && vm::is_str(path))
      folder_ = vm::view_of(path);
  } else if (const std::string text = environment(vm, "MS_DEV_SAVE_GRAPHS"); !text.empty()) {
    level_ = text == "1" ? 1 : text == "2" ? 2 : text == "3" ? 3 : 0;
  }
  if (level_ == 0) return;
  if (folder_.empty() || folder_ == ".")
    if (const std::string path = environment(vm, "MS_DEV_SAVE_GRAPHS_PATH"); !path.empty()) folder_ = path;
  if (folder_.empty()) folder_ = ".";
  if (!vm.host().make_folders(folder_)) {
    Event event;
    event.with("message", "save_graphs: the folder '" + folder_ + "' cannot be made, so no graphs are written");
    vm.report().emit(std::move(event));
    level_ = 0;
  }
}

void GraphDump::write(const std::string& stem, std::string_view suffix, const std::string& text) {
  const std::string path = folder_ + "/" + stem + "_" + four_digits(state_.dumped_files++) + std::string(suffix);
  if (state_.vm.host().write_file(path, text)) return;
  Event event;
  event.with("message", "save_graphs: cannot write '" + path + "'");
  state_.vm.report().emit(std::move(event));
}

void GraphDump::phase(int number, std::string_view name, const ir::Module& module) {
  if (level_ == 0) return;
  const std::string stem = (number < 10 ? "0" : "") + std::to_string(number) + "_" + std::string(name);
  write(stem, ".ir", ir::print(module, {.form = ir::TextForm::Dump, .files = &state_.vm.files()}));
  if (level_ >= 3) write(stem, ".dot", ir::print_dot(module));
}

void GraphDump::pass(std::string_view phase, int index, std::string_view name, const std::string& listing) {
  if (level_ < 3) return;
  write("opt_substep_" + std::string(phase) + "_r1_j0_" + std::to_string(index) + "_" + std::string(name), ".ir",
        listing);
}

}  // namespace refjit::capture
