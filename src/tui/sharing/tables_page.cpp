#include "tui/sharing/tables_page.hpp"

#include <algorithm>
#include <array>
#include <string_view>
#include <utility>

#include "canvas/letters.hpp"
#include "canvas/shortened.hpp"
#include "tui/menu.hpp"
#include "tui/sharing/wide_page.hpp"

namespace parlor::tui {
namespace {

using Wish = TablesWish;

using namespace wide_page;

constexpr int first_row = 3, last_row = 21;
constexpr int tables_on_page = 6, all = 1'000'000;

// A key with a label has a place on a bar below; one without help is another for the key before.
struct ListKey {
    Key key;
    Wish wish = Wish::Nothing;
    int by = 0;  // how far the cursor moves
    std::string_view name = {}, help = {};
    At at = {};
    std::string_view label = {};
};
constexpr int results_row = keys_row + 1;
constexpr std::array list_keys{
    ListKey{Key::Enter, Wish::Join, 0, "ENTER", "JOIN IT", {keys_row, 2}, "JOIN"},
    ListKey{key_of(U'w'), Wish::Watch, 0, "W", "WATCH IT", {keys_row, 13}, "WATCH"},
    ListKey{key_of(U'o'), Wish::Open, 0, "O", "OPEN A TABLE", {keys_row, 21}, "OPEN"},
    ListKey{key_of(U'b'), Wish::Results, 0, "B", "READ THE RESULTS", {results_row, 2}, "RESULTS"},
    ListKey{Key::ArrowUp, Wish::Nothing, -1, "UP DOWN", "CHOOSE"},
    ListKey{Key::ArrowDown, Wish::Nothing, 1},
    ListKey{Key::PageUp, Wish::Nothing, -tables_on_page, "PGUP PGDN", "A PAGE"},
    ListKey{Key::PageDown, Wish::Nothing, tables_on_page},
    ListKey{Key::Home, Wish::Nothing, -all, "HOME END", "THE ENDS"},
    ListKey{Key::End, Wish::Nothing, all},
    ListKey{key_of(U'x'), Wish::Back, 0, "X", "BACK", {keys_row, 28}, "BACK"},
    ListKey{Key::Esc, Wish::Back, 0, "ESC", "BACK ^L REDRAW"},
};
constexpr Key help_key = key_of(U'?');

bool has_host(const TablesUi& ui) { return not ui.host.empty(); }
bool may_open(const TablesUi& ui) { return has_host(ui) or ui.may_start_host; }

// The results are the host's.
bool is_there(const ListKey& key, const TablesUi& ui) {
    return key.wish != Wish::Results or has_host(ui);
}

// Why the key does nothing; empty when it does something.
std::string_view refusal_of(const ListKey* key, const TablesUi& ui) {
    if (key == list_keys.end() or not is_there(*key, ui)) return no_such_key;
    const bool is_for_table = key->wish == Wish::Join or key->wish == Wish::Watch;
    const bool lacks_table = is_for_table and ui.tables.empty();
    if ((lacks_table or key->wish == Wish::Open) and not may_open(ui))
        return "No host can be started from here";
    if (lacks_table)
        return has_host(ui) ? "First open a table with O" : "First start a host with O";
    return "";
}

Notice help(const TablesUi& ui) {
    Notice notice{.title = "SHARED TABLES", .sub = "THE KEYS", .lines = {}, .tall = true};
    for (const ListKey& each : list_keys)
        if (is_there(each, ui) and not each.help.empty())
            notice.lines.push_back(std::string{each.name} + " " + std::string{each.help});
    return notice;
}

// The place of the chosen table in the list; nothing in an empty one.
std::optional<int> place_of_chosen(const TablesUi& ui) {
    const auto found = std::ranges::find(ui.tables, ui.chosen, &TableLine::number);
    if (found == ui.tables.end()) return std::nullopt;
    return static_cast<int>(found - ui.tables.begin());
}

void move(TablesUi& ui, int by) {
    const auto place = place_of_chosen(ui);
    if (not place) return;
    const int last = static_cast<int>(ui.tables.size()) - 1;
    ui.chosen = ui.tables[static_cast<std::size_t>(std::clamp(*place + by, 0, last))].number;
}

void draw_no_host(Canvas& canvas, const TablesUi& ui) {
    constexpr auto starting =
        "O starts one, which only your account reaches. It ends ten minutes after its last guest "
        "has left.";
    int row = first_row + 1;
    for (const std::string& words :
         {ui.why_no_host, std::string{ui.may_start_host ? starting : ""}}) {
        for (const std::string& line : wrapped(upper(words), inside - 2))
            canvas.write({row++, text_col}, line, on_body);
        ++row;
    }
}

void draw_list(Canvas& canvas, const TablesUi& ui) {
    const auto place = static_cast<std::size_t>(place_of_chosen(ui).value_or(0));
    const std::size_t first = place - place % tables_on_page;
    const std::size_t end = std::min(first + tables_on_page, ui.tables.size());
    int row = first_row;
    for (std::size_t at = first; at < end; ++at, row += rows_of_game)
        draw_game_rows(canvas, row, ui.tables[at].rows, ui.tables[at].number == ui.chosen);
}

void draw_keys(Canvas& canvas, const TablesUi& ui) {
    draw_bar_of_keys(canvas, keys_row);
    if (has_host(ui)) draw_bar_of_keys(canvas, results_row);
    for (const ListKey& each : list_keys)
        if (is_there(each, ui) and not each.label.empty())
            draw_key(canvas, each.at, each.name, each.label);
    canvas.write({keys_row, 35}, "?", on_white);
}

}  // namespace

void refill(TablesUi& ui, std::vector<TableLine> tables) {
    const int place = place_of_chosen(ui).value_or(0);
    ui.tables = std::move(tables);
    if (place_of_chosen(ui)) return;
    const auto last = static_cast<int>(ui.tables.size()) - 1;
    ui.chosen = last < 0 ? 0 : ui.tables[static_cast<std::size_t>(std::min(place, last))].number;
}

TablesWish press(TablesUi& ui, Key key, SoundQueue& sounds) {
    ui.refusal.clear();
    if (ui.help) {
        ui.help.reset();
        sounds.add(SoundEffect::Dong);
        return Wish::Nothing;
    }
    const char32_t letter = letter_of(key);
    const Key pressed = letter == 0 ? key : key_of(letter);
    if (pressed == help_key) {
        ui.help = help(ui);
        return Wish::Nothing;
    }
    const auto* const found = std::ranges::find(list_keys, pressed, &ListKey::key);
    ui.refusal = refusal_of(found, ui);
    if (not ui.refusal.empty()) {
        sounds.add(SoundEffect::Buzz);
        return Wish::Nothing;
    }
    move(ui, found->by);
    return found->wish;
}

void draw_tables(Canvas& canvas, const TablesUi& ui) {
    const std::string run_by = has_host(ui) ? "RUN BY " + upper(ui.host) : "NO HOST IS HERE";
    draw_wide_page(canvas, "SHARED TABLES", run_by);
    if (not has_host(ui))
        draw_no_host(canvas, ui);
    else if (ui.tables.empty())
        canvas.write({first_row + 2, text_col}, "NO TABLE IS OPEN. O OPENS ONE.", on_body);
    draw_list(canvas, ui);
    canvas.write({last_row, text_col}, shortened(upper(ui.refusal), width_of_text), on_body);
    draw_keys(canvas, ui);
    if (ui.help) draw_notice(canvas, *ui.help);
}

}  // namespace parlor::tui
