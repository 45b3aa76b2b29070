#include "api/graph_svg.h"

#include <algorithm>
#include <cmath>

namespace refjit::api {

namespace {

using ir::Picture;

// Pixels.
constexpr double kLetter = 6.7, kLine = 14, kPadding = 8, kGap = 14, kRowGap = 26, kPanelGap = 30, kTitle = 24;
constexpr size_t kLabelLength = 60;
constexpr int kSweeps = 6;

std::string escaped(const std::string& text) {
  std::string out;
  for (const char c : text) {
    if (c == '&') {
      out += "&amp;";
    } else if (c == '<') {
      out += "&lt;";
    } else if (c == '>') {
      out += "&gt;";
    } else if (c == '"') {
      out += "&quot;";
    } else {
      out += static_cast<unsigned char>(c) < 32 ? ' ' : c;
    }
  }
  return out;
}

bool is_letter_start(char c) { return (static_cast<unsigned char>(c) & 0xC0) != 0x80; }

size_t letters(const std::string& text) {
  return static_cast<size_t>(std::count_if(text.begin(), text.end(), is_letter_start));
}

std::string shortened(const std::string& text) {
  if (letters(text) <= kLabelLength) return text;
  size_t end = 0;
  for (size_t count = 0; count < kLabelLength; ++end) count += is_letter_start(text[end]);
  return text.substr(0, end - 1) + "…";
}

std::string number(double value) { return std::to_string(static_cast<long>(std::lround(value))); }

/// A place in a row: a box, or where a long edge passes.
struct Cell {
  double width = 0, centre = 0;
  std::vector<uint32_t> above, below;  ///< Cells of the rows beside.
};

class PanelLayout {
 public:
  explicit PanelLayout(const Picture::Panel& panel) : panel_(panel) {
    for (const Picture::Box& box : panel.boxes) {
      size_t length = letters(shortened(box.label));
      if (has_type(box)) length = std::max(length, letters(shortened(box.type)));
      add(box.row, static_cast<double>(length) * kLetter + 2 * kPadding);
    }
    for (const Picture::Edge& edge : panel.edges) connect(edge);
    place();
  }

  double width() const { return std::max(width_, static_cast<double>(letters(panel_.name)) * kLetter) + 2 * kPadding; }
  double height() const { return kTitle + static_cast<double>(rows_.size()) * row_height() + kPadding; }

  void draw(double left, double top, std::string& out) const {
    out += "<g transform=\"translate(" + number(left) + "," + number(top) + ")\">\n<rect class=\"panel\" width=\"" +
           number(width()) + "\" height=\"" + number(height()) + "\"/>\n<text x=\"8\" y=\"16\" class=\"title\">" +
           escaped(panel_.name) + "</text>\n";
    for (size_t i = 0; i < panel_.edges.size(); ++i) draw_edge(i, out);
    for (size_t i = 0; i < panel_.boxes.size(); ++i) draw_box(i, out);
    out += "</g>\n";
  }

 private:
  static bool has_type(const Picture::Box& box) { return box.kind == Picture::Kind::Run; }
  static double box_height() { return kLine * 2; }
  static double row_height() { return box_height() + kRowGap; }
  double y_of(uint32_t row) const { return kTitle + row * row_height(); }

  uint32_t add(uint32_t row, double width) {
    if (rows_.size() <= row) rows_.resize(row + 1);
    const auto id = static_cast<uint32_t>(cells_.size());
    rows_[row].push_back(id);
    cells_.push_back({width, 0, {}, {}});
    return id;
  }

  void connect(const Picture::Edge& edge) {
    const uint32_t last = panel_.boxes[edge.to].row;
    uint32_t from = edge.from;
    first_bend_.push_back(static_cast<uint32_t>(cells_.size()));
    for (uint32_t row = panel_.boxes[edge.from].row + 1; row <= last; ++row) {
      const uint32_t to = row == last ? edge.to : add(row, 2);
      cells_[from].below.push_back(to);
      cells_[to].above.push_back(from);
      from = to;
    }
  }

  double middle(const std::vector<uint32_t>& cells) const {
    double sum = 0;
    for (const uint32_t cell : cells) sum += cells_[cell].centre;
    return sum / static_cast<double>(cells.size());
  }

  /// Rows in turn, down and up: cells go to the middle of their neighbours, first their order, then as near as they
  /// fit.
  void place() {
    for (const std::vector<uint32_t>& row : rows_) settle(row);
    for (int sweep = 0; sweep < kSweeps; ++sweep) {
      const bool is_down = sweep % 2 == 0;
      for (size_t i = 0; i < rows_.size(); ++i) {
        std::vector<uint32_t>& row = rows_[is_down ? i : rows_.size() - 1 - i];
        for (const uint32_t cell : row) {
          const auto& beside = is_down ? cells_[cell].above : cells_[cell].below;
          if (!beside.empty()) cells_[cell].centre = middle(beside);
        }
        const auto is_left = [this](uint32_t a, uint32_t b) { return cells_[a].centre < cells_[b].centre; };
        if (sweep < kSweeps - 2) std::stable_sort(row.begin(), row.end(), is_left);
        settle(row);
      }
    }
    double left = 0, right = 0;
    bool is_first = true;
    for (const Cell& cell : cells_) {
      left = is_first ? cell.centre - cell.width / 2 : std::min(left, cell.centre - cell.width / 2);
      right = is_first ? cell.centre + cell.width / 2 : std::max(right, cell.centre + cell.width / 2);
      is_first = false;
    }
    for (Cell& cell : cells_) cell.centre += kPadding - left;
    width_ = right - left;
  }

  /// The nearest places to those wished for that keep the row's order and gaps: pools of neighbours that touch.
  void settle(const std::vector<uint32_t>& row) {
    struct Pool {
      double wish;  ///< Sum of what its cells wish for its left end.
      size_t count;
    };
    std::vector<Pool> pools;
    std::vector<double> offsets;
    double offset = 0;
    for (const uint32_t id : row) {
      const Cell& cell = cells_[id];
      offsets.push_back(offset + cell.width / 2);
      pools.push_back({cell.centre - offsets.back(), 1});
      offset += cell.width + kGap;
      while (pools.size() > 1) {
        Pool& last = pools.back();
        Pool& before = pools[pools.size() - 2];
        if (before.wish / static_cast<double>(before.count) <= last.wish / static_cast<double>(last.count)) break;
        before.wish += last.wish;
        before.count += last.count;
        pools.pop_back();
      }
    }
    size_t at = 0;
    for (const Pool& pool : pools)
      for (size_t i = 0; i < pool.count; ++i, ++at)
        cells_[row[at]].centre = pool.wish / static_cast<double>(pool.count) + offsets[at];
  }

  void draw_edge(size_t index, std::string& out) const {
    const Picture::Edge& edge = panel_.edges[index];
    uint32_t row = panel_.boxes[edge.from].row, bend = first_bend_[index];
    double x = cells_[edge.from].centre, y = y_of(row) + box_height();
    out += "<path d=\"M" + number(x) + " " + number(y);
    for (const uint32_t last = panel_.boxes[edge.to].row; row < last;) {
      const double to = ++row == last ? cells_[edge.to].centre : cells_[bend++].centre;
      const double down = y_of(row), half = (y + down) / 2;
      out += "C" + number(x) + " " + number(half) + " " + number(to) + " " + number(half) + " " + number(to) + " " +
             number(down);
      x = to, y = down;
      if (row < last) out += "V" + number(y += box_height());
    }
    out += "\"/>\n";
  }

  void draw_box(size_t index, std::string& out) const {
    const Picture::Box& box = panel_.boxes[index];
    const Cell& cell = cells_[index];
    const double y = y_of(box.row);
    constexpr const char* kClasses[] = {"parameter", "operator", "reference", "run"};
    out += std::string("<g class=\"") + kClasses[static_cast<int>(box.kind)] + "\"><title>" + escaped(box.label) +
           (box.type.empty() ? "" : "\n" + escaped(box.type)) + "</title>";
    if (box.kind != Picture::Kind::Reference)
      out += "<rect x=\"" + number(cell.centre - cell.width / 2) + "\" y=\"" + number(y) + "\" width=\"" +
             number(cell.width) + "\" height=\"" + number(box_height()) + "\"/>";
    const bool is_double = has_type(box);
    text(cell.centre, y + (is_double ? 12 : 18), box.label, out);
    if (is_double) text(cell.centre, y + 24, box.type, out);
    out += "</g>\n";
  }

  static void text(double x, double y, const std::string& label, std::string& out) {
    out += "<text x=\"" + number(x) + "\" y=\"" + number(y) + "\">" + escaped(shortened(label)) + "</text>";
  }

  const Picture::Panel& panel_;
  std::vector<Cell> cells_;  ///< Boxes first, then bends.
  std::vector<std::vector<uint32_t>> rows_;
  std::vector<uint32_t> first_bend_;  ///< Of each edge.
  double width_ = 0;
};

constexpr const char* kStyle =
    "<style>text{font:11px monospace;text-anchor:middle}.title{text-anchor:start;font-weight:bold}"
    "rect{fill:#fff;stroke:#446}.panel{fill:#f6f7fa;stroke:#aab}.parameter rect{rx:9;fill:#e8f1ff}.run "
    "rect{fill:#fdf3df}"
    ".reference text{fill:#777}path{fill:none;stroke:#668}</style>\n";

}  // namespace

std::string graph_svg(const Picture& picture) {
  std::vector<PanelLayout> panels;
  double area = 0, widest = 0;
  for (const Picture::Panel& panel : picture.panels) {
    panels.emplace_back(panel);
    area += panels.back().width() * panels.back().height();
    widest = std::max(widest, panels.back().width());
  }
  // Panels in shelves about as wide as high.
  const double limit = std::max(widest, std::sqrt(area) * 1.3);
  const double note_height = picture.note.empty() ? 0 : kTitle;
  double x = 0, y = note_height, shelf = 0, width = static_cast<double>(letters(picture.note)) * kLetter;
  std::string drawn;
  for (const PanelLayout& panel : panels) {
    if (x > 0 && x + panel.width() > limit) {
      y += shelf + kPanelGap;
      x = shelf = 0;
    }
    panel.draw(x, y, drawn);
    x += panel.width() + kPanelGap;
    shelf = std::max(shelf, panel.height());
    width = std::max(width, x - kPanelGap);
  }
  std::string out =
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg xmlns=\"http://www.w3.org/2000/svg\" viewBox=\"-10 -10 " +
      number(width + 20) + " " + number(y + shelf + 20) + "\" width=\"" + number(width + 20) + "\" height=\"" +
      number(y + shelf + 20) + "\">\n" + kStyle;
  if (!picture.note.empty()) out += "<text x=\"0\" y=\"12\" class=\"title\">" + escaped(picture.note) + "</text>\n";
  return out + drawn + "</svg>";
}

}  // namespace refjit::api
