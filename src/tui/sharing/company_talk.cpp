#include "tui/sharing/company_talk.hpp"

#include <algorithm>
#include <utility>

#include "canvas/letters.hpp"
#include "tui/sharing/typed_line.hpp"
#include "tui/sharing/wide_page.hpp"
#include "unicode/names.hpp"

namespace parlor::tui {
namespace {

using namespace wide_page;

constexpr int last_talk_row = remark_row - 1;
constexpr int line_row = 21, line_keys_row = 23;
constexpr setup::Length of_line{longest_said, "A line has up to 200 letters"};

int head_row(const CompanyUi& ui) { return company_first_row + static_cast<int>(ui.seats.size()); }

std::vector<std::string> rows_of(const TalkLine& line) {
    return wrapped(upper(line.words), width_of_text);
}

std::vector<std::string> rows_of(const std::vector<TalkLine>& talk) {
    std::vector<std::string> rows;
    for (const TalkLine& line : talk)
        for (std::string& row : rows_of(line)) rows.push_back(std::move(row));
    return rows;
}

int most_rows_back(const CompanyUi& ui) {
    return std::max(0, static_cast<int>(rows_of(ui.talk).size()) - page_of_talk(ui));
}

CompanyWish say(CompanyUi& ui) {
    std::string text = without_blanks_around(*ui.typed);
    ui.refusal = why_not_kept(text);
    if (not ui.refusal.empty()) return GoOn{};
    if (text.empty()) {
        ui.typed.reset();
        return GoOn{};
    }
    ui.typed = "";
    ui.rows_back = 0;
    return SayLine{std::move(text)};
}

// The keys that show more.
std::string more(const CompanyUi& ui) {
    std::string keys = ui.rows_back < most_rows_back(ui) ? "PGUP" : "";
    if (ui.rows_back > 0) keys += keys.empty() ? "PGDN" : " PGDN";
    return keys;
}

}  // namespace

int page_of_talk(const CompanyUi& ui) { return last_talk_row - head_row(ui); }

void read_talk(CompanyUi& ui, int rows) {
    ui.rows_back = std::clamp(ui.rows_back + rows, 0, most_rows_back(ui));
}

void keep_reading(CompanyUi& ui, std::uint64_t last) {
    int newer = 0;
    for (const TalkLine& line : ui.talk)
        if (line.number > last) newer += static_cast<int>(rows_of(line).size());
    read_talk(ui, ui.rows_back > 0 ? newer : 0);
}

CompanyWish press_line(CompanyUi& ui, Key key) {
    if (key == Key::Enter) return say(ui);
    if (key == Key::Esc)
        ui.typed.reset();
    else if (key == Key::PageUp or key == Key::PageDown)
        read_talk(ui, key == Key::PageUp ? page_of_talk(ui) : -page_of_talk(ui));
    else
        ui.refusal = type_on_line(*ui.typed, key, of_line);
    return GoOn{};
}

void draw_talk_below(Canvas& canvas, const CompanyUi& ui) {
    const int head = head_row(ui);
    bar(canvas, {head, left}, inside, " TALK", on_cyan);
    const std::string keys = more(ui);
    canvas.write({head, left + inside - 1 - width(keys)}, keys, on_cyan);
    const std::vector<std::string> rows = rows_of(ui.talk);
    if (rows.empty()) canvas.write({head + 1, text_col}, "NOBODY HAS SAID ANYTHING", on_body);
    auto at = static_cast<int>(rows.size()) - ui.rows_back;
    for (int row = last_talk_row; row > head and at > 0; --row)
        canvas.write({row, text_col}, rows[static_cast<std::size_t>(--at)], on_body);
}

void draw_line(Canvas& canvas, const std::string& typed) {
    const std::vector<std::string> lines = wrapped(typed + "_", width_of_text);
    const std::size_t seen = std::min(lines.size(), std::size_t{2});
    int row = line_row;
    for (std::size_t at = lines.size() - seen; at < lines.size(); ++at, ++row) {
        bar(canvas, {row, left}, inside, " " + lines[at], on_white);
        canvas.point_at({row, text_col + width(lines[at]) - 1});
    }
    draw_bar_of_keys(canvas, line_keys_row);
    draw_key(canvas, {line_keys_row, 2}, "ENTER", "SAY IT");
    draw_key(canvas, {line_keys_row, 18}, "ESC", "DROP IT");
}

}  // namespace parlor::tui
