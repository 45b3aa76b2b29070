#include "protocol/report_text.h"
#include "base/library_file.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <tuple>

namespace refjit::protocol {
namespace {

struct Note {
  uint32_t col = 0;
  uint32_t width = 0;  ///< Bytes; 0: the rest of the line.
  EventKind kind = EventKind::Warning;
  std::string text;
  bool operator<(const Note& other) const {
    return std::tie(col, text, kind) < std::tie(other.col, other.text, other.kind);
  }
  /// A fallback and the break that it led to tell the same.
  bool operator==(const Note& other) const { return col == other.col && text == other.text; }
};

struct Line {
  bool is_graph = false;
  bool is_interpreted = false;
  std::vector<std::string> compiles;
  std::vector<Note> notes;
};

using Lines = std::map<uint32_t, Line>;

bool is_users(const SourceFile& file) { return !is_library_file(file.name); }

/// Text of a field; empty when the event has none of that name.
std::string field(const Event& event, std::string_view name) {
  for (const auto& [key, value] : event.fields)
    if (key == name)
      if (const auto* text = std::get_if<std::string>(&value)) return *text;
  return {};
}

std::string kind_in_words(EventKind kind) {
  std::string words(event_kind_name(kind));
  std::replace(words.begin(), words.end(), '_', ' ');
  return words;
}

std::string in_words(const Event& event) {
  if (event.kind == EventKind::Frozen) return "frozen: " + field(event, "name") + " = " + field(event, "value");
  std::string text = field(event, "reason") + field(event, "message");  // an event has one of the two
  if (const std::string option = field(event, "option"); !option.empty()) text = option + ", " + text;
  if (const std::string detail = field(event, "detail"); !detail.empty()) text += " (" + detail + ")";
  if (const std::string hint = field(event, "hint"); !hint.empty()) text += "; " + hint;
  return event.kind == EventKind::GraphBreak || event.kind == EventKind::Fallback
             ? "ran in Python: " + text
             : kind_in_words(event.kind) + ": " + text;
}

std::string in_words(const CompileRecord& record) {
  char numbers[64];
  std::snprintf(numbers, sizeof numbers, "%lld node%s, %.2f ms", static_cast<long long>(record.nodes),
                record.nodes == 1 ? "" : "s", record.milliseconds);
  uint32_t first = 0, last = 0;
  for (const auto& [file, line] : record.lines)
    if (file == record.span.file) first = first ? first : line, last = line;
  std::string lines;
  if (first) lines = (first == last ? ", line " : ", lines ") + std::to_string(first);
  if (first != last) lines += "-" + std::to_string(last);
  const std::string& how = record.executor == "sink" ? record.backend : record.jit_level;
  return "#" + std::to_string(record.id + 1) + " " + record.function + ": " + record.capture_mode + ", " + how + lines +
         ", " + numbers + ", " + record.reason +
         (record.called.line ? ", called in line " + std::to_string(record.called.line) : "");
}

/// As many columns as the terminal gives `text`, but tabs stay tabs so that marks stand below what they mark.
std::string blanks(std::string_view text) {
  std::string out;
  for (const char c : text)
    if (c == '\t')
      out += '\t';
    else if ((static_cast<unsigned char>(c) & 0xc0) != 0x80)
      out += ' ';
  return out;
}

void write_line(std::string& out, std::string_view text, uint32_t number, const Line& line) {
  for (const std::string& compile : line.compiles) out += "          " + compile + "\n";
  char margin[32];
  std::snprintf(margin, sizeof margin, "%c%c %6u  ", line.is_graph ? 'G' : ' ', line.is_interpreted ? '!' : ' ',
                number);
  out.append(margin).append(text) += '\n';
  for (const Note& note : line.notes) {
    const size_t col = std::min<size_t>(note.col, text.size());
    const size_t width = note.width ? std::min<size_t>(note.width, text.size() - col) : text.size() - col;
    out += "           " + blanks(text.substr(0, col));
    out += std::string(std::max<size_t>(blanks(text.substr(col, width)).size(), 1), '^') + " " + note.text + "\n";
  }
}

void add_compile(Line& line, const CompileRecord& record) {
  line.compiles.push_back(in_words(record));
  for (const std::string& fact : record.facts) line.compiles.push_back("   " + fact);
}

/// The lines of each file that have anything to say, and all lines of the functions that were compiled.
std::map<FileId, Lines> lines_of(const Report& report, const FileTable& files) {
  std::map<FileId, Lines> out;
  for (const CompileRecord& record : report.compiles) {
    if (record.span.is_known() && is_users(files[record.span.file])) {
      Lines& lines = out[record.span.file];
      add_compile(lines[record.span.line], record);
      for (uint32_t line = record.span.line; line <= record.span.end_line; ++line) lines[line];
    } else if (record.called.is_known()) {  // what vmap and others make stands where the program calls it
      add_compile(out[record.called.file][record.called.line], record);
    }
    for (const auto& [file, line] : record.lines) out[file][line].is_graph = true;
  }
  for (const Event& event : report.events) {
    if (!event.span.is_known()) continue;
    Line& line = out[event.span.file][event.span.line];
    line.is_interpreted =
        line.is_interpreted || event.kind == EventKind::GraphBreak || event.kind == EventKind::Fallback;
    const bool ends_here = event.span.end_line == event.span.line && event.span.end_col > event.span.col;
    line.notes.push_back(
        {event.span.col, ends_here ? event.span.end_col - event.span.col : 0, event.kind, in_words(event)});
  }
  for (auto file = out.begin(); file != out.end();)
    file = file->first < files.size() && is_users(files[file->first]) ? std::next(file) : out.erase(file);
  return out;
}

}  // namespace

std::string report_text(const Report& report, const FileTable& files) {
  std::string out;
  for (auto& [id, lines] : lines_of(report, files)) {
    out += (out.empty() ? "" : "\n") + files[id].name + "\n";
    uint32_t before = 0;
    for (auto& [number, line] : lines) {
      if (before && number != before + 1) out += "          ...\n";
      before = number;
      std::sort(line.notes.begin(), line.notes.end());
      line.notes.erase(std::unique(line.notes.begin(), line.notes.end()), line.notes.end());
      write_line(out, files.line(id, number), number, line);
    }
  }
  if (report.compiles.empty()) out += "No graph was compiled.\n";
  int64_t unplaced = 0;
  for (const Event& event : report.events) {
    if (!event.span.is_known())
      out += in_words(event) + "\n";
    else if (event.span.file < files.size() && !is_users(files[event.span.file]))
      ++unplaced;
  }
  if (unplaced)
    out += std::to_string(unplaced) + (unplaced == 1 ? " event" : " events") +
           " in refjit's own mindspore: see --report\n";
  if (report.dropped_events) out += std::to_string(report.dropped_events) + " more events were not kept\n";
  return out;
}

}  // namespace refjit::protocol
